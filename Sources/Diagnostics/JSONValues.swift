// JSON values as Swift literals:
//
//     let answer: JSON = ["id": "base", "size": [360, 220], "passed": JSON(isRight), "why": nil]

extension JSON {
  /// A text.
  public init(_ text: String) { self.init(.string(text)) }

  /// A number; `null` if it is not finite, since JSON cannot express it.
  public init(_ number: Double) {
    self.init(number.isFinite ? .number(number, literal: JSON.literal(for: number)) : .null)
  }

  /// A whole number.
  public init(_ number: Int) { self.init(.number(Double(number), literal: String(number))) }

  /// `true` or `false`.
  public init(_ flag: Bool) { self.init(.bool(flag)) }

  /// An array.
  public init(_ elements: [JSON]) { self.init(.array(elements)) }

  /// A text, or `null` if it is nil.
  public init(_ text: String?) { self = text.map { JSON($0) } ?? nil }

  /// An object with its members in order.
  public init(members: [(key: String, value: JSON)]) {
    self.init(.object(members.map { Member(key: $0.key, value: $0.value) }))
  }

  /// The text, if the value is a string.
  public var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The number, if the value is a number.
  public var number: Double? {
    if case .number(let number, _) = content { number } else { nil }
  }

  /// The Boolean, if the value is one.
  public var bool: Bool? {
    if case .bool(let flag) = content { flag } else { nil }
  }

  /// The elements, if the value is an array.
  public var elements: [JSON]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The members, if the value is an object.
  public var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// A description for messages: `the text "8"`, `the number 8`, `an array`.
  public var described: String {
    switch content {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(_, let literal): "the number \(literal)"
    case .string(let text): text.count > 40 ? "a text" : "the text \"\(text)\""
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral {
  /// A text.
  public init(stringLiteral text: String) { self.init(.string(text)) }
  /// `true` or `false`.
  public init(booleanLiteral flag: Bool) { self.init(.bool(flag)) }
  /// `null`.
  public init(nilLiteral: ()) { self.init(.null) }
}

extension JSON: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A whole number.
  public init(integerLiteral number: Int) { self.init(number) }
  /// A number.
  public init(floatLiteral number: Double) { self.init(number) }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// An array.
  public init(arrayLiteral elements: JSON...) { self.init(.array(elements)) }
  /// An object with its members in the order of the literal.
  public init(dictionaryLiteral members: (String, JSON)...) {
    self.init(.object(members.map { Member(key: $0.0, value: $0.1) }))
  }
}
