import Diagnostics
import LayoutProgram

extension Natives {
  /// Characters, and the scalars and bytes of texts.
  static let characters: [Native] =
    [

      .native("Character.init(_: String)") { (call: Arguments, text: String) throws(Stop) in
        guard text.count == 1 else {
          throw Stop(
            .runtime, "Fatal error: Can't form a Character from a String containing other than one character",
            at: call.range)
        }
        return .string(text)
      },
      .native("Character.init(_: Character)") { (value: Value) in value },
      .native("Character.init(_: Unicode.Scalar)") { (scalar: Value) in scalar },
      .native("Character.description") { (character: Value) in character },
      .native("Character.uppercased()") { (character: String) in .string(character.uppercased()) },
      .native("Character.lowercased()") { (character: String) in .string(character.lowercased()) },
      .native("Character.wholeNumberValue") { (character: Character?) in
        optional(character?.wholeNumberValue.map { .int($0) })
      },
      .native("Character.hexDigitValue") { (character: Character?) in
        optional(character?.hexDigitValue.map { .int($0) })
      },
      .native("Character.asciiValue") { (character: Character?) in
        optional(character?.asciiValue.map { .whole(Int128($0), as: .uint8) })
      },
      .native("Character.utf8", bytes),
      .native("Character.utf16", units),
      .native("Character.unicodeScalars", scalars),
      .native("StringProtocol.utf8", bytes),
      .native("StringProtocol.utf16", units),
      .native("StringProtocol.unicodeScalars", scalars),
      .native("String.init(_: UnicodeScalarView<Unicode.Scalar>)") { (run: Run, call: Arguments) throws(Stop) in
        .string(try run.checked(try list(run, call).map(\.text).joined(), at: call.range))
      },
      .native("String.init(_: Unicode.Scalar)") { (scalar: Value) in scalar },
      .native("String.init(decoding: some Sequence<UInt8>, as: UTF8.Type)") {
        (run: Run, call: Arguments) throws(Stop) in
        let bytes = try list(run, call).compactMap { $0.whole.map { UInt8(truncatingIfNeeded: $0) } }
        return .string(try run.checked(String(decoding: bytes, as: UTF8.self), at: call.range))
      },

      .native("Unicode.Scalar.init(_: Unicode.Scalar)") { (value: Value) in value },
      .native("Unicode.Scalar.init(_: UInt8)") { (value: Int128) in
        .string(String(UnicodeScalar(UInt8(truncatingIfNeeded: value))))
      },
      .native("Unicode.Scalar.init(_: UInt32)", scalar),
      .native("Unicode.Scalar.init(_: UInt16)", scalar),
      .native("Unicode.Scalar.init(_: Int)", scalar),
      .native("Unicode.Scalar.init(_: String)") { (text: String?) in
        guard let text, text.unicodeScalars.count == 1 else { return .none }
        return .some(.string(text))
      },
      .native("Unicode.Scalar.value") { (unicodeScalar: String?) in
        .whole(Int128(unicodeScalar?.unicodeScalars.first?.value ?? 0), as: .uint32)
      },
      .native("Unicode.Scalar.isASCII") { (unicodeScalar: String?) in
        .bool(unicodeScalar?.unicodeScalars.first?.isASCII ?? false)
      },
      .native("Unicode.Scalar.description") { (unicodeScalar: Value) in unicodeScalar },
    ]
    + characterTests.map { name, test in
      .native("Character.\(name)") { (character: Character?) in .bool(character.map(test) ?? false) }
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
