import Diagnostics

extension Vocabulary {
  /// Characters, and what texts are made of: scalars and bytes.
  static let characters: [NativeDeclaration] =
    [
      .type("struct Unicode"), .type("struct UnicodeScalar: Comparable, CustomStringConvertible, Hashable"),
      .type("struct UTF8View<Element>: BidirectionalCollection"),
      .type("struct UTF16View<Element>: BidirectionalCollection"),
      .type("struct UnicodeScalarView<Element>: BidirectionalCollection"),

      .member("Character", "init(_ text: String)") { _, a throws(Stop) in
        guard let character = a.character(0) else {
          throw Stop(
            .runtime, "Fatal error: Can't form a Character from a String containing other than one character",
            at: a.range)
        }
        return .string(String(character))
      },
      .member("Character", "init(_ value: Character)") { _, a in a[0] ?? .void },
      .member("Character", "init(_ scalar: UnicodeScalar)") { _, a in a[0] ?? .void },
      .member("Character", "var description: String") { _, a in a[0] ?? .void },
      .member("Character", "func uppercased() -> String") { _, a in .string(a.string(0)?.uppercased() ?? "") },
      .member("Character", "func lowercased() -> String") { _, a in .string(a.string(0)?.lowercased() ?? "") },
      .member("Character", "var wholeNumberValue: Int?") { _, a in
        optional(a.character(0)?.wholeNumberValue.map { .int($0) })
      },
      .member("Character", "var hexDigitValue: Int?") { _, a in
        optional(a.character(0)?.hexDigitValue.map { .int($0) })
      },
      .member("Character", "var asciiValue: UInt8?") { _, a in
        optional(a.character(0)?.asciiValue.map { .whole(Int128($0), as: .uint8) })
      },
      .member("Character", "var utf8: UTF8View<UInt8>", bytes),
      .member("Character", "var utf16: UTF16View<UInt16>", units),
      .member("Character", "var unicodeScalars: UnicodeScalarView<UnicodeScalar>", scalars),
      .member("StringProtocol", "var utf8: UTF8View<UInt8>", bytes),
      .member("StringProtocol", "var utf16: UTF16View<UInt16>", units),
      .member("StringProtocol", "var unicodeScalars: UnicodeScalarView<UnicodeScalar>", scalars),
      .member("String", "init(_ scalars: UnicodeScalarView<UnicodeScalar>)") { run, a throws(Stop) in
        .string(try run.checked(try list(run, a).map(\.text).joined(), at: a.range))
      },
      .member("String", "init(_ scalar: UnicodeScalar)") { _, a in a[0] ?? .void },
      .member("String", "init(decoding bytes: Sequence<UInt8>, as encoding: UTF8.Type)") { run, a throws(Stop) in
        let bytes = try list(run, a).compactMap { $0.whole.map { UInt8(truncatingIfNeeded: $0) } }
        return .string(try run.checked(String(decoding: bytes, as: UTF8.self), at: a.range))
      },
      .type("struct UTF8"),

      .member("UnicodeScalar", "init(_ value: UnicodeScalar)") { _, a in a[0] ?? .void },
      .member("UnicodeScalar", "init(_ value: UInt8)") { _, a in
        .string(String(UnicodeScalar(UInt8(truncatingIfNeeded: a.whole(0) ?? 0))))
      },
      .member("UnicodeScalar", "init(_ value: UInt32) -> UnicodeScalar?", scalar),
      .member("UnicodeScalar", "init(_ value: UInt16) -> UnicodeScalar?", scalar),
      .member("UnicodeScalar", "init(_ value: Int) -> UnicodeScalar?", scalar),
      .member("UnicodeScalar", "init(_ text: String) -> UnicodeScalar?") { _, a in
        guard let text = a.string(0), text.unicodeScalars.count == 1 else { return .none }
        return .some(.string(text))
      },
      .member("UnicodeScalar", "var value: UInt32") { _, a in
        .whole(Int128(a.string(0)?.unicodeScalars.first?.value ?? 0), as: .uint32)
      },
      .member("UnicodeScalar", "var isASCII: Bool") { _, a in
        .bool(a.string(0)?.unicodeScalars.first?.isASCII ?? false)
      },
      .member("UnicodeScalar", "var description: String") { _, a in a[0] ?? .void },
    ]
    + characterTests.map { name, test in
      .member("Character", "var \(name): Bool") { _, a in .bool(a.character(0).map(test) ?? false) }
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
