import Diagnostics

extension Vocabulary {
  /// Characters, and what texts are made of: scalars and bytes.
  static let characters: [NativeDeclaration] =
    [
      .type("struct Unicode"), .type("struct UnicodeScalar: Comparable, CustomStringConvertible, Hashable"),
      .type("struct UTF8View<Element>: BidirectionalCollection"),
      .type("struct UTF16View<Element>: BidirectionalCollection"),
      .type("struct UnicodeScalarView<Element>: BidirectionalCollection"),

      .member("Character", "init(_ text: String)") { (call: Arguments, text: Character?) throws(Stop) in
        guard let character = text else {
          throw Stop(
            .runtime, "Fatal error: Can't form a Character from a String containing other than one character",
            at: call.range)
        }
        return .string(String(character))
      },
      .member("Character", "init(_ value: Character)") { (value: Value) in value },
      .member("Character", "init(_ scalar: UnicodeScalar)") { (scalar: Value) in scalar },
      .member("Character", "var description: String") { (character: Value) in character },
      .member("Character", "func uppercased() -> String") { (character: String) in .string(character.uppercased()) },
      .member("Character", "func lowercased() -> String") { (character: String) in .string(character.lowercased()) },
      .member("Character", "var wholeNumberValue: Int?") { (character: Character?) in
        optional(character?.wholeNumberValue.map { .int($0) })
      },
      .member("Character", "var hexDigitValue: Int?") { (character: Character?) in
        optional(character?.hexDigitValue.map { .int($0) })
      },
      .member("Character", "var asciiValue: UInt8?") { (character: Character?) in
        optional(character?.asciiValue.map { .whole(Int128($0), as: .uint8) })
      },
      .member("Character", "var utf8: UTF8View<UInt8>", bytes),
      .member("Character", "var utf16: UTF16View<UInt16>", units),
      .member("Character", "var unicodeScalars: UnicodeScalarView<UnicodeScalar>", scalars),
      .member("StringProtocol", "var utf8: UTF8View<UInt8>", bytes),
      .member("StringProtocol", "var utf16: UTF16View<UInt16>", units),
      .member("StringProtocol", "var unicodeScalars: UnicodeScalarView<UnicodeScalar>", scalars),
      .member("String", "init(_ scalars: UnicodeScalarView<UnicodeScalar>)") {
        (run: Run, call: Arguments) throws(Stop) in
        .string(try run.checked(try list(run, call).map(\.text).joined(), at: call.range))
      },
      .member("String", "init(_ scalar: UnicodeScalar)") { (scalar: Value) in scalar },
      .member("String", "init(decoding bytes: Sequence<UInt8>, as encoding: UTF8.Type)") {
        (run: Run, call: Arguments) throws(Stop) in
        let bytes = try list(run, call).compactMap { $0.whole.map { UInt8(truncatingIfNeeded: $0) } }
        return .string(try run.checked(String(decoding: bytes, as: UTF8.self), at: call.range))
      },
      .type("struct UTF8"),

      .member("UnicodeScalar", "init(_ value: UnicodeScalar)") { (value: Value) in value },
      .member("UnicodeScalar", "init(_ value: UInt8)") { (value: Int128) in
        .string(String(UnicodeScalar(UInt8(truncatingIfNeeded: value))))
      },
      .member("UnicodeScalar", "init(_ value: UInt32) -> UnicodeScalar?", scalar),
      .member("UnicodeScalar", "init(_ value: UInt16) -> UnicodeScalar?", scalar),
      .member("UnicodeScalar", "init(_ value: Int) -> UnicodeScalar?", scalar),
      .member("UnicodeScalar", "init(_ text: String) -> UnicodeScalar?") { (text: String?) in
        guard let text, text.unicodeScalars.count == 1 else { return .none }
        return .some(.string(text))
      },
      .member("UnicodeScalar", "var value: UInt32") { (unicodeScalar: String?) in
        .whole(Int128(unicodeScalar?.unicodeScalars.first?.value ?? 0), as: .uint32)
      },
      .member("UnicodeScalar", "var isASCII: Bool") { (unicodeScalar: String?) in
        .bool(unicodeScalar?.unicodeScalars.first?.isASCII ?? false)
      },
      .member("UnicodeScalar", "var description: String") { (unicodeScalar: Value) in unicodeScalar },
    ]
    + characterTests.map { name, test in
      .member("Character", "var \(name): Bool") { (character: Character?) in .bool(character.map(test) ?? false) }
    }

  private static let characterTests: [(String, @Sendable (Character) -> Bool)] = [
    ("isLetter", { $0.isLetter }), ("isNumber", { $0.isNumber }), ("isWhitespace", { $0.isWhitespace }),
    ("isUppercase", { $0.isUppercase }), ("isLowercase", { $0.isLowercase }), ("isNewline", { $0.isNewline }),
    ("isPunctuation", { $0.isPunctuation }), ("isWholeNumber", { $0.isWholeNumber }), ("isASCII", { $0.isASCII }),
    ("isHexDigit", { $0.isHexDigit }), ("isSymbol", { $0.isSymbol }), ("isMathSymbol", { $0.isMathSymbol }),
    ("isCurrencySymbol", { $0.isCurrencySymbol }), ("isCased", { $0.isCased }),
  ]

  private static let bytes: NativeFunction.Body = { run, a throws(Stop) in
    let text = a.string(0) ?? ""
    return view(try run.checked(text.utf8.map { .whole(Int128($0), as: .uint8) }, at: a.range), of: text)
  }

  private static let units: NativeFunction.Body = { run, a throws(Stop) in
    let text = a.string(0) ?? ""
    return view(try run.checked(text.utf16.map { .whole(Int128($0), as: .uint16) }, at: a.range), of: text)
  }

  private static let scalars: NativeFunction.Body = { run, a throws(Stop) in
    let text = a.string(0) ?? ""
    return view(try run.checked(text.unicodeScalars.map { .string(String($0)) }, at: a.range), of: text)
  }

  private static func view(_ elements: [Value], of text: String) -> Value {
    .sequence(SequenceView(kind: .text, elements: elements, parts: [.string(text)]))
  }

  private static let scalar: NativeFunction.Body = { _, a in
    guard let value = a.whole(0), let code = UInt32(exactly: value) else { return .none }
    return optional(UnicodeScalar(code).map { .string(String($0)) })
  }
}
