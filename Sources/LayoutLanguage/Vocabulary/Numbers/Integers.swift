import Diagnostics

extension Vocabulary {
  /// Whole numbers of all sizes, with Swift's overflow traps.
  static let integers: [NativeDeclaration] =
    [
      .type("protocol BinaryInteger: Numeric, Comparable, Hashable, CustomStringConvertible"),
      .type("protocol FixedWidthInteger: BinaryInteger"),
      .type("protocol SignedInteger: BinaryInteger, SignedNumeric"), .type("protocol UnsignedInteger: BinaryInteger"),

      .member("BinaryInteger", "func signum() -> Self") { _, a in whole(a) { $0.signum() } },
      .member("BinaryInteger", "func isMultiple(of other: Self) -> Bool") { _, a in
        guard let value = a.whole(0), let other = a.whole(1) else { return .bool(false) }
        return .bool(other == 0 ? value == 0 : value % other == 0)
      },
      .member(
        "BinaryInteger", "func quotientAndRemainder(dividingBy other: Self) -> (quotient: Self, remainder: Self)"
      ) { _, a throws(Stop) in
        let (value, other, type) = (a.whole(0) ?? 0, a.whole(1) ?? 0, a.numberType)
        let quotient = try Run.whole(.divide, value, other, of: type, at: a.range)
        return .tuple([.whole(quotient, as: type), .whole(value % other, as: type)], labels: .quotientRemainder)
      },
      .member("BinaryInteger", "var description: String") { _, a in .string(a[0]?.text ?? "") },
      .member("BinaryInteger", "var bitWidth: Int") { _, a in .int(a.numberType.bitWidth) },
      .member("BinaryInteger", "var trailingZeroBitCount: Int") { _, a in
        .int(min(Int((a.whole(0) ?? 0).trailingZeroBitCount), a.numberType.bitWidth))
      },
      .member("BinaryInteger", "func advanced(by distance: Int) -> Self") { _, a throws(Stop) in
        .whole(
          try Run.whole(.add, a.whole(0) ?? 0, a.whole(1) ?? 0, of: a.numberType, at: a.range), as: a.numberType)
      },
      .member("BinaryInteger", "func distance(to other: Self) -> Int") { _, a throws(Stop) in
        .whole(try Run.whole(.subtract, a.whole(1) ?? 0, a.whole(0) ?? 0, of: .int, at: a.range), as: .int)
      },
      .member("SignedNumeric", "mutating func negate()") { _, a throws(Stop) in
        guard let value = a.whole(0) else { return .fraction(-(a.double(0) ?? 0), as: a.numberType) }
        return .whole(try Run.whole(.subtract, 0, value, of: a.numberType, at: a.range), as: a.numberType)
      },

      .member("FixedWidthInteger", "var leadingZeroBitCount: Int") { _, a in
        let bits = a.bits
        return .int(bits == 0 ? a.numberType.bitWidth : a.numberType.bitWidth - (128 - bits.leadingZeroBitCount))
      },
      .member("FixedWidthInteger", "var nonzeroBitCount: Int") { _, a in .int(a.bits.nonzeroBitCount) },
      .member("FixedWidthInteger", "var byteSwapped: Self") { _, a in
        whole(a) { _ in Int128(a.bits.byteSwapped >> (128 - a.numberType.bitWidth)) }
      },
      .member("FixedWidthInteger", "var bigEndian: Self") { _, a in
        whole(a) { _ in Int128(a.bits.byteSwapped >> (128 - a.numberType.bitWidth)) }
      },
      .member("FixedWidthInteger", "var littleEndian: Self") { _, a in a[0] ?? .void },
      reporting("addingReportingOverflow(_ other: Self)", .add),
      reporting("subtractingReportingOverflow(_ other: Self)", .subtract),
      reporting("multipliedReportingOverflow(by other: Self)", .multiply),
      reporting("dividedReportingOverflow(by other: Self)", .divide),
      reporting("remainderReportingOverflow(dividingBy other: Self)", .remainder),
      .member("UInt8", "init(ascii scalar: UnicodeScalar)") { _, a throws(Stop) in
        guard let scalar = a.string(0)?.unicodeScalars.first, scalar.isASCII else {
          throw Stop(.runtime, "Fatal error: Code point value does not fit into ASCII", at: a.range)
        }
        return .whole(Int128(scalar.value), as: .uint8)
      },
    ]
    + NumberType.integers.filter { $0 != .int }.map { type in
      .type(
        "struct \(type.rawValue): Codable, CustomStringConvertible, CVarArg, FixedWidthInteger, "
          + (type.isSigned ? "SignedInteger" : "UnsignedInteger"))
    } + NumberType.integers.flatMap(integer)

  private static func whole(_ arguments: Arguments, _ change: (Int128) -> Int128) -> Value {
    .whole(change(arguments.whole(0) ?? 0), as: arguments.numberType)
  }

  private static func reporting(_ signature: String, _ operation: Arithmetic) -> NativeDeclaration {
    .member("FixedWidthInteger", "func \(signature) -> (partialValue: Self, overflow: Bool)") { _, a throws(Stop) in
      let (value, other, type) = (a.whole(0) ?? 0, a.whole(1) ?? 0, a.numberType)
      if other == 0, operation == .divide || operation == .remainder {
        return .tuple([a[0] ?? .void, .bool(true)], labels: .partialValue)
      }
      let exact = try Run.exact(operation, value, other, at: a.range)
      var overflows = exact.overflow || !type.fits(exact.partialValue)
      // The remainder of what cannot be divided is there, but the division is not.
      if operation == .remainder, other == -1, value == type.least { overflows = true }
      return .tuple([.whole(exact.partialValue, as: type), .bool(overflows)], labels: .partialValue)
    }
  }

  /// What belongs to a type of whole numbers itself.
  private static func integer(_ type: NumberType) -> [NativeDeclaration] {
    let name = type.rawValue
    let other = type.isSigned ? "U\(name)" : String(name.dropFirst())
    return [
      .constant(name, "max", name, .whole(type.greatest, as: type)),
      .constant(name, "min", name, .whole(type.least, as: type)),
      .constant(name, "zero", name, .whole(0, as: type)), .constant(name, "bitWidth", "Int", .int(type.bitWidth)),
      .constant(name, "isSigned", "Bool", .bool(type.isSigned)),
      .member(name, "init()") { _, _ in .whole(0, as: type) },
      .member(name, "init(_ value: Int)") { _, a throws(Stop) in try converted(a, to: type) },
      .member(name, "init(_ value: Double)") { _, a throws(Stop) in try converted(a, to: type) },
      .member(name, "init(_ value: Float)") { _, a throws(Stop) in try converted(a, to: type) },
      .member(name, "init(_ value: BinaryInteger)") { _, a throws(Stop) in try converted(a, to: type) },
      .member(name, "init(_ text: StringProtocol) -> \(name)?") { _, a in read(a.string(0), radix: 10, as: type) },
      .member(name, "init(_ text: StringProtocol, radix: Int) -> \(name)?") { _, a throws(Stop) in
        read(a.string(0), radix: try radix(a), as: type)
      },
      .member(name, "init(exactly value: Int) -> \(name)?") { _, a in exactly(a, as: type) },
      .member(name, "init(exactly value: Double) -> \(name)?") { _, a in exactly(a, as: type) },
      .member(name, "init(exactly value: Float) -> \(name)?") { _, a in exactly(a, as: type) },
      .member(name, "init(exactly value: BinaryInteger) -> \(name)?") { _, a in exactly(a, as: type) },
      .member(name, "init(truncatingIfNeeded value: Int)") { _, a in .whole(a.whole(0) ?? 0, as: type) },
      .member(name, "init(truncatingIfNeeded value: BinaryInteger)") { _, a in .whole(a.whole(0) ?? 0, as: type) },
      .member(name, "init(clamping value: Int)") { _, a in clamped(a, to: type) },
      .member(name, "init(clamping value: BinaryInteger)") { _, a in clamped(a, to: type) },
      .member(name, "init(bitPattern value: \(other))") { _, a in .whole(a.whole(0) ?? 0, as: type) },
      .member(name, "var magnitude: \(type.isSigned ? other : name)") { _, a in
        let kind = type.isSigned ? NumberType(rawValue: other) ?? type : type
        return .whole(Int128((a.whole(0) ?? 0).magnitude), as: kind)
      },
      .member(name, "static func random(in range: Range<\(name)>) -> \(name)") { run, a throws(Stop) in
        .whole(try run.randomWhole(in: a[0], at: a.range), as: type)
      },
      .member(name, "static func random(in range: ClosedRange<\(name)>) -> \(name)") { run, a throws(Stop) in
        .whole(try run.randomWhole(in: a[0], at: a.range), as: type)
      },
    ]
  }

  /// A number of another type, cut off behind the point; stops where Swift traps.
  private static func converted(_ arguments: Arguments, to type: NumberType) throws(Stop) -> Value {
    if let value = arguments.whole(0) {
      if type.fits(value) { return .whole(value, as: type) }
      let words: SwiftMessage =
        value < 0 && !type.isSigned
        ? "Fatal error: Negative value is not representable"
        : "Fatal error: Not enough bits to represent the passed value"
      throw Stop(SwiftProblemKind.runtime, words, at: arguments.range)
    }
    let value = arguments.double(0) ?? 0
    guard let whole = Int128(exactly: value.rounded(.towardZero)), type.fits(whole) else {
      let source = arguments.numberTypeOfArgument
      let reason: String
      if !value.isFinite {
        reason = "it is either infinite or NaN"
      } else {
        reason =
          "the result would be \(value < 0 ? "less than" : "greater than") \(type.rawValue).\(value < 0 ? "min" : "max")"
      }
      throw Stop(
        .runtime, "Fatal error: \(source) value cannot be converted to \(type.rawValue) because \(reason)",
        at: arguments.range)
    }
    return .whole(whole, as: type)
  }

  private static func exactly(_ arguments: Arguments, as type: NumberType) -> Value {
    guard let value = arguments.whole(0) ?? arguments.double(0).flatMap({ Int128(exactly: $0) }), type.fits(value)
    else { return .none }
    return .some(.whole(value, as: type))
  }

  private static func clamped(_ arguments: Arguments, to type: NumberType) -> Value {
    .whole(min(max(arguments.whole(0) ?? 0, type.least), type.greatest), as: type)
  }

  private static func read(_ text: String?, radix: Int, as type: NumberType) -> Value {
    guard let text, let value = Int128(text, radix: radix), type.fits(value) else { return .none }
    return .some(.whole(value, as: type))
  }

  static func radix(_ arguments: Arguments) throws(Stop) -> Int {
    let radix = arguments.int(1) ?? 10
    if 2...36 ~= radix { return radix }
    throw Stop(.runtime, "Fatal error: Radix not in range 2...36", at: arguments.range)
  }
}

extension Arguments {
  func whole(_ index: Int) -> Int128? { self[index]?.whole }

  /// That of the first argument.
  var numberType: NumberType { self[0]?.numberType ?? .int }

  fileprivate var numberTypeOfArgument: String { (self[0]?.numberType ?? .double).rawValue }

  /// Those of a whole number, and no more.
  fileprivate var bits: UInt128 {
    UInt128(truncatingIfNeeded: whole(0) ?? 0) & ((UInt128(1) << UInt128(numberType.bitWidth)) - 1)
  }
}
