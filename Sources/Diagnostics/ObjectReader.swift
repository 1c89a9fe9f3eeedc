/// The expected form of a JSON value and how to read it.
///
///     let minutes = try exercise.required("minutes", as: .wholeNumber)
public struct JSONForm<Value> {
  /// The expected form in words, for messages: "a whole number".
  public let name: String
  let read: (JSON, String) throws(Problem) -> Value

  /// Makes a form. `read` gets the value and its name for messages.
  public init(_ name: String, read: @escaping (JSON, String) throws(Problem) -> Value) {
    self.name = name
    self.read = read
  }

  /// Makes a form from a function that returns nil for a mismatch.
  public init(_ name: String, _ take: @escaping (JSON) -> Value?) {
    self.init(name) { (json: JSON, what: String) throws(Problem) in
      guard let value = take(json) else {
        throw Problem(.input, "\(what) has to be \(name), not \(json.described)", at: json.range)
      }
      return value
    }
  }

  /// Reads a value of this form.
  ///
  /// - Parameter what: the name of the value in messages, such as `"size"`.
  public func value(of json: JSON, called what: String) throws(Problem) -> Value { try read(json, what) }
}

extension JSONForm where Value == String {
  /// A string, perhaps empty.
  public static var text: JSONForm { JSONForm("a text in double quotes") { $0.string } }
}

extension JSONForm where Value == Double {
  /// A number.
  public static var number: JSONForm { JSONForm("a number") { $0.number } }
}

extension JSONForm where Value == Int {
  /// A number without a fraction.
  public static var wholeNumber: JSONForm { JSONForm("a whole number") { $0.number.flatMap { Int(exactly: $0) } } }
}

extension JSONForm where Value == Bool {
  /// `true` or `false`.
  public static var flag: JSONForm { JSONForm("true or false") { $0.bool } }
}

extension JSONForm where Value == [JSON.Member] {
  /// An object with any keys.
  public static var object: JSONForm { JSONForm("an object") { $0.members } }
}

extension JSONForm where Value == JSON {
  /// Anything.
  public static var anything: JSONForm { JSONForm("a value") { $0 } }
}

extension JSONForm {
  /// An array whose elements all have one form.
  public static func list<Element>(of element: JSONForm<Element>) -> JSONForm where Value == [Element] {
    JSONForm("an array") { (json: JSON, what: String) throws(Problem) in
      guard let elements = json.elements else {
        throw Problem(.input, "\(what) has to be an array, not \(json.described)", at: json.range)
      }
      var values: [Element] = []
      for (position, item) in elements.enumerated() {
        values.append(try element.value(of: item, called: "element \(position + 1) of \(what)"))
      }
      return values
    }
  }
}

/// Reads a JSON object with a fixed set of keys, member by member.
///
/// An unknown key is a problem that suggests the nearest known key; missing members and wrong types are problems too.
/// Each has a source range.
public struct ObjectReader {
  /// The object's description in messages: "an exercise".
  public let what: String
  private let json: JSON
  private let members: [JSON.Member]

  /// Makes a reader and rejects keys that are not in `keys`.
  ///
  /// - Parameters:
  ///   - later: keys of the format that this version does not read; the message says so.
  ///   - passesOver: ignores other keys, unless one looks like a misspelled known key.
  public init(
    _ json: JSON, what: String, keys: [String], later: [String] = [], passesOver: Bool = false
  ) throws(Problem) {
    guard let members = json.members else {
      throw Problem(.input, "\(what) has to be an object, not \(json.described)", at: json.range)
    }
    self.what = what
    self.json = json
    self.members = members
    for member in members where !keys.contains(member.key) {
      if passesOver, nearest(to: member.key, in: keys) == nil { continue }
      throw unknown(member, keys: keys, later: later)
    }
  }

  /// The member's value; throws if it is missing.
  public func required<Value>(_ key: String, as shape: JSONForm<Value>) throws(Problem) -> Value {
    if let value = try optional(key, as: shape) { return value }
    let message = "\(what) needs \"\(key)\", \(shape.name)"
    throw Problem(.input, message, at: json.range.map(openingBrace))
  }

  /// The member's value; nil if it is missing.
  public func optional<Value>(_ key: String, as shape: JSONForm<Value>) throws(Problem) -> Value? {
    guard let member = members.first(where: { $0.key == key }) else { return nil }
    return try shape.value(of: member.value, called: "\"\(key)\" of \(what)")
  }

  /// Whether there is such a member.
  public func has(_ key: String) -> Bool { members.contains { $0.key == key } }

  /// The range of a member's value; the object's range if it is missing.
  public func range(of key: String) -> SourceRange? {
    members.first { $0.key == key }?.value.range ?? json.range.map(openingBrace)
  }

  /// A problem at a member.
  public func problem(_ message: String, at key: String) -> Problem {
    Problem(.input, message, at: range(of: key))
  }

  /// A problem at a value inside a member.
  public func problem(_ message: String, inside way: JSONStep...) -> Problem { problem(message, inside: way) }

  /// A problem at a value inside a member.
  public func problem(_ message: String, inside way: [JSONStep]) -> Problem {
    Problem(.input, message, at: json.valueRange(at: way))
  }

  private func openingBrace(_ range: SourceRange) -> SourceRange {
    SourceRange(file: range.file, lower: range.lower, upper: range.lower + 1)
  }

  private func unknown(_ member: JSON.Member, keys: [String], later: [String]) -> Problem {
    if later.contains(member.key) {
      let message = "this version of course does not read \"\(member.key)\" of \(what) yet"
      return Problem(.input, message, at: member.keyRange)
    }
    let note =
      nearest(to: member.key, in: keys).map { "Did you mean \"\($0)\"?" }
      ?? "Known keys: \(keys.joined(separator: ", "))."
    return Problem(.input, "\(what) has no \"\(member.key)\"", at: member.keyRange, notes: [Note(note)])
  }
}
