import Diagnostics

/// The parameters of a message, read member by member; an invalid one becomes error -32602.
struct Parameters: Sendable {
  let json: JSON
  /// The name in messages: `params.textDocument`.
  let what: String

  init(_ json: JSON, what: String) {
    self.json = json
    self.what = what
  }

  /// An optional member; nil if missing or null.
  subscript(_ key: String) -> Parameters? {
    guard let value = json[key] else { return nil }
    if case .null = value.content { return nil }
    return Parameters(value, what: "\(what).\(key)")
  }

  /// A required member.
  func member(_ key: String) throws(ResponseError) -> Parameters {
    guard let member = self[key] else { throw ResponseError(.invalidParams, "\(what) needs \"\(key)\"") }
    return member
  }

  /// A required text.
  func text(_ key: String) throws(ResponseError) -> String {
    let member = try member(key)
    guard let text = member.json.string else { throw member.wrong("a text") }
    return text
  }

  /// An unsigned integer, as in positions, clamped to a maximum beyond any text.
  func count(_ key: String) throws(ResponseError) -> Int {
    let member = try member(key)
    guard let number = member.json.number, number >= 0, number.rounded() == number else {
      throw member.wrong("a whole number, not negative")
    }
    return Int(min(number, Double(Int32.max)))
  }

  /// An integer.
  func integer(_ key: String) throws(ResponseError) -> Int {
    let member = try member(key)
    guard let number = member.json.number, number.rounded() == number, abs(number) <= Double(Int32.max) else {
      throw member.wrong("a whole number")
    }
    return Int(number)
  }

  /// A required list.
  func list(_ key: String) throws(ResponseError) -> [Parameters] {
    let member = try member(key)
    guard let elements = member.json.elements else { throw member.wrong("a list") }
    return elements.enumerated().map { Parameters($1, what: "\(member.what)[\($0)]") }
  }

  /// Whether a member is `true`.
  func isOn(_ key: String) -> Bool { json[key]?.bool ?? false }

  /// The document's URI.
  var document: String {
    get throws(ResponseError) { try member("textDocument").text("uri") }
  }

  func wrong(_ wanted: String) -> ResponseError {
    ResponseError(.invalidParams, "\(what) has to be \(wanted), not \(json.described)")
  }
}
