/// What a `Scanner` has read of its text so far; everybody who holds it sees it.
private final class ScannerBox: Box {
  let text: String
  var place: String.Index
  /// What is left out before each reading.
  var skipped = CharacterSetValue(parts: [.token("whitespacesAndNewlines")])

  init(_ text: String) {
    self.text = text
    place = text.startIndex
    super.init(.void)
  }

  /// The text that is left, without what is skipped.
  var rest: Substring {
    text[place...].drop { $0.unicodeScalars.allSatisfy { skipped.contains($0) } }
  }

  /// Goes on behind what was read; nil where nothing was, so that the place stays.
  func take(_ read: Substring) -> Substring? {
    if read.isEmpty { return nil }
    place = read.endIndex
    return read
  }
}

extension Vocabulary {
  /// Foundation's scanner, with which programs read a colour's digits out of a text.
  static let scanners: [NativeDeclaration] =
    [
      .type("class Scanner"), .type("struct ScannerNumberRepresentation: Hashable"),
      .member("Scanner", "init(string: String)") { (string: String) in .box(ScannerBox(string)) },
      .member("Scanner", "var string: String") { (call: Arguments) in .string(scanner(call)?.text ?? "") },
      .member("Scanner", "var isAtEnd: Bool") { (call: Arguments) in .bool(scanner(call)?.rest.isEmpty ?? true) },
      .property("Scanner", "var charactersToBeSkipped: CharacterSet?") { (call: Arguments) in
        scanner(call).map { .some($0.skipped.value) } ?? .none
      } set: { (call: Arguments) in
        scanner(call)?.skipped = call.unwrapped(1).map { CharacterSetValue($0) } ?? CharacterSetValue(parts: [])
        return call[0] ?? .void
      },
      .property("Scanner", "var currentIndex: StringIndex") { (call: Arguments) in
        scanner(call).map { .index($0.place) } ?? .void
      } set: { (call: Arguments, scannerArgument: Value, newValue: Value?) in
        if let scanner = scanner(call), case .index(let place)? = newValue, place <= scanner.text.endIndex {
          scanner.place = max(place, scanner.text.startIndex)
        }
        return scannerArgument
      },
      .property("Scanner", "var scanLocation: Int") { (call: Arguments) in
        scanner(call).map { .int($0.text.utf16.distance(from: $0.text.startIndex, to: $0.place)) } ?? .void
      } set: { (call: Arguments, scannerArgument: Value, newValue: Int?) throws(Stop) in
        guard let scanner = scanner(call) else { return .void }
        let units = scanner.text.utf16
        guard let count = newValue, count >= 0,
          let place = units.index(units.startIndex, offsetBy: count, limitedBy: units.endIndex)
        else { throw Stop(.runtime, "Fatal error: Range or index out of bounds", at: call.range) }
        scanner.place = place
        return scannerArgument
      },
      .member("Scanner", "func scanString(_ text: String) -> String?") { (call: Arguments, _: Value?, wanted: String) in
        found(call) { rest in
          return rest.hasPrefix(wanted) ? rest.prefix(wanted.count) : rest.prefix(0)
        }
      },
      .member("Scanner", "func scanCharacter() -> Character?") { (call: Arguments) in found(call) { $0.prefix(1) } },
      .member("Scanner", "func scanUpToString(_ text: String) -> String?") {
        (run: Run, call: Arguments, _: Value?, wanted: String) throws(Stop) in
        try run.countSearch(for: wanted, in: scanner(call)?.text ?? "", at: call.range)
        return found(call) { rest in rest[..<(rest.firstRange(of: wanted)?.lowerBound ?? rest.endIndex)] }
      },
      .member("Scanner", "func scanCharacters(from set: CharacterSet) -> String?") {
        (call: Arguments, _: Value?, set: Value?) in
        let set = CharacterSetValue(set)
        return found(call) { $0.prefix { $0.unicodeScalars.allSatisfy { set.contains($0) } } }
      },
      .member("Scanner", "func scanUpToCharacters(from set: CharacterSet) -> String?") {
        (call: Arguments, _: Value?, set: Value?) in
        let set = CharacterSetValue(set)
        return found(call) { $0.prefix { !$0.unicodeScalars.contains { set.contains($0) } } }
      },
      .member("Scanner", "func scanDouble() -> Double?") { (call: Arguments) in
        fraction(call).map { .some(.double($0)) } ?? .none
      },
      .member("Scanner", "func scanFloat() -> Float?") { (call: Arguments) in
        fraction(call).map { .some(.fraction($0, as: .float)) } ?? .none
      },
    ]
    + [NumberType.int, .int32, .int64, .uint64].map { type in
      let name = type == .int ? "scanInt" : "scan\(type.rawValue)"
      return .member(
        "Scanner", "func \(name)(representation: ScannerNumberRepresentation = 0) -> \(type.rawValue)?"
      ) { (call: Arguments, _: Value?, representation: NativeCase?) in
        let isHexadecimal = representation?.name == "hexadecimal"
        return whole(call, isHexadecimal: isHexadecimal, as: type).map { .some(.whole($0, as: type)) } ?? .none
      }
    }
    + [("scanHexInt64", NumberType.uint64), ("scanHexInt32", .uint32)].map { name, type in
      .member("Scanner", "func \(name)(_ result: inout \(type.rawValue)) -> Bool") {
        (call: Arguments, _: Value?, result: Value) in
        guard let number = whole(call, isHexadecimal: true, as: type) else {
          return .tuple([result, .bool(false)])
        }
        return .tuple([.whole(number, as: type), .bool(true)])
      }
    }
    + names("ScannerNumberRepresentation", ["decimal", "hexadecimal"])

  private static func scanner(_ arguments: Arguments) -> ScannerBox? {
    if case .box(let box)? = arguments[0] { return box as? ScannerBox }
    return nil
  }

  /// What stands at the scanner's place, as a text.
  private static func found(_ arguments: Arguments, _ read: (Substring) -> Substring) -> Value {
    guard let scanner = scanner(arguments), let taken = scanner.take(read(scanner.rest)) else { return .none }
    return .some(.string(String(taken)))
  }

  /// A whole number; one that is too large is the largest that there is.
  private static func whole(_ arguments: Arguments, isHexadecimal: Bool, as type: NumberType) -> Int128? {
    guard let scanner = scanner(arguments) else { return nil }
    let rest = scanner.rest
    let sign = type.isSigned ? rest.prefix { $0 == "-" || $0 == "+" }.prefix(1) : rest.prefix(0)
    var digits = rest[sign.endIndex...]
    if isHexadecimal, digits.lowercased().hasPrefix("0x"), digits.dropFirst(2).first?.isASCIIHexadecimal == true {
      digits = digits.dropFirst(2)
    }
    digits = digits.prefix { isHexadecimal ? $0.isASCIIHexadecimal : $0.isASCIIDigit }
    if digits.isEmpty { return nil }
    _ = scanner.take(digits)
    let isNegative = sign == "-"
    guard digits.count <= 24, let size = Int128(digits, radix: isHexadecimal ? 16 : 10) else {
      return isNegative ? type.least : type.greatest
    }
    return min(max(isNegative ? -size : size, type.least), type.greatest)
  }

  /// `-12.5e3`: as far as it is a number.
  private static func fraction(_ arguments: Arguments) -> Double? {
    guard let scanner = scanner(arguments) else { return nil }
    let rest = scanner.rest
    var end = rest.prefix { $0 == "-" || $0 == "+" }.prefix(1).endIndex
    let digits = rest[end...].prefix(while: \.isASCIIDigit)
    end = digits.endIndex
    var decimals = rest[end...].prefix(0)
    if rest[end...].first == "." {
      decimals = rest[end...].dropFirst().prefix(while: \.isASCIIDigit)
      end = decimals.endIndex
    }
    if digits.isEmpty, decimals.isEmpty { return nil }
    if let power = rest[end...].first, power == "e" || power == "E" {
      let signed = rest[end...].dropFirst()
      let sign = signed.prefix { $0 == "-" || $0 == "+" }.prefix(1)
      let exponent = signed[sign.endIndex...].prefix(while: \.isASCIIDigit)
      if !exponent.isEmpty { end = exponent.endIndex }
    }
    let written = rest[..<end]
    guard let number = Double(written.hasSuffix(".") ? written.dropLast() : written) else { return nil }
    _ = scanner.take(written)
    return number
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isWholeNumber }
  fileprivate var isASCIIHexadecimal: Bool { isASCII && isHexDigit }
}
