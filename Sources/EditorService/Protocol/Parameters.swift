import Diagnostics

/// What comes with a message, read member by member; whatever is not as the protocol has it becomes -32602.
struct Parameters: Sendable {
  let json: JSON
  /// What messages call it: `params.textDocument`.
  let what: String

  init(_ json: JSON, what: String) {
    self.json = json
    self.what = what
  }

  /// A member that may be missing or null.
  subscript(_ key: String) -> Parameters? {
    guard let value = json[key] else { return nil }
    if case .null = value.content { return nil }
    return Parameters(value, what: "\(what).\(key)")
  }

  /// A member that has to be there.
  func member(_ key: String) throws(ResponseError) -> Parameters {
    guard let member = self[key] else { throw ResponseError(.invalidParams, "\(what) needs \"\(key)\"") }
    return member
  }

  /// A text that has to be there.
  func text(_ key: String) throws(ResponseError) -> String {
    let member = try member(key)
    guard let text = member.json.string else { throw member.wrong("a text") }
    return text
  }

  /// A whole number from 0 on, as places have them; more than any text has is as good as that.
  func count(_ key: String) throws(ResponseError) -> Int {
    let member = try member(key)
    guard let number = member.json.number, number >= 0, number.rounded() == number else {
      throw member.wrong("a whole number, not negative")
    }
    return Int(min(number, Double(Int32.max)))
  }

  /// A whole number.
  func integer(_ key: String) throws(ResponseError) -> Int {
    let member = try member(key)
    guard let number = member.json.number, number.rounded() == number, abs(number) <= Double(Int32.max) else {
      throw member.wrong("a whole number")
    }
    return Int(number)
  }

  /// A list that has to be there.
  func list(_ key: String) throws(ResponseError) -> [Parameters] {
    let member = try member(key)
    guard let elements = member.json.elements else { throw member.wrong("a list") }
    return elements.enumerated().map { Parameters($1, what: "\(member.what)[\($0)]") }
  }

  /// Whether a member is `true`; anything else is no.
  func isOn(_ key: String) -> Bool { json[key]?.bool ?? false }

  /// The document that is spoken of.
  var document: String {
    get throws(ResponseError) { try member("textDocument").text("uri") }
  }

  func wrong(_ wanted: String) -> ResponseError {
    ResponseError(.invalidParams, "\(what) has to be \(wanted), not \(json.described)")
  }
}
