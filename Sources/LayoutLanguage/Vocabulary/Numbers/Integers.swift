import Diagnostics

extension Vocabulary {
  /// Whole numbers of all sizes, with Swift's overflow traps.
  static let integers: [NativeDeclaration] =
    [
      .type("protocol BinaryInteger: Numeric, Comparable, Hashable, CustomStringConvertible"),
      .type("protocol FixedWidthInteger: BinaryInteger"),
      .type("protocol SignedInteger: BinaryInteger, SignedNumeric"), .type("protocol UnsignedInteger: BinaryInteger"),

      .member("BinaryInteger", "func signum() -> Self") { (call: Arguments) in whole(call) { $0.signum() } },
      .member("BinaryInteger", "func isMultiple(of other: Self) -> Bool") { (binaryInteger: Int128?, other: Int128?) in
        guard let value = binaryInteger, let other else { return .bool(false) }
        return .bool(other == 0 ? value == 0 : value % other == 0)
      },
      .member(
        "BinaryInteger", "func quotientAndRemainder(dividingBy other: Self) -> (quotient: Self, remainder: Self)"
      ) { (call: Arguments, binaryInteger: Int128, otherArgument: Int128) throws(Stop) in
        let (value, other, type) = (binaryInteger, otherArgument, call.numberType)
        let quotient = try Run.whole(.divide, value, other, of: type, at: call.range)
        return .tuple([.whole(quotient, as: type), .whole(value % other, as: type)], labels: .quotientRemainder)
      },
      .member("BinaryInteger", "var description: String") { (binaryInteger: Value?) in
        .string(binaryInteger?.text ?? "")
      },
      .member("BinaryInteger", "var bitWidth: Int") { (call: Arguments) in .int(call.numberType.bitWidth) },
      .member("BinaryInteger", "var trailingZeroBitCount: Int") { (call: Arguments, binaryInteger: Int128) in
        .int(min(Int(binaryInteger.trailingZeroBitCount), call.numberType.bitWidth))
      },
      .member("BinaryInteger", "func advanced(by distance: Int) -> Self") {
        (call: Arguments, binaryInteger: Int128, distance: Int128) throws(Stop) in
        .whole(
          try Run.whole(.add, binaryInteger, distance, of: call.numberType, at: call.range), as: call.numberType)
      },
      .member("BinaryInteger", "func distance(to other: Self) -> Int") {
        (call: Arguments, binaryInteger: Int128, other: Int128) throws(Stop) in
        .whole(try Run.whole(.subtract, other, binaryInteger, of: .int, at: call.range), as: .int)
      },
      .member("SignedNumeric", "mutating func negate()") { (call: Arguments) throws(Stop) in
        guard let value = call.whole(0) else { return .fraction(-(call.double(0) ?? 0), as: call.numberType) }
        return .whole(try Run.whole(.subtract, 0, value, of: call.numberType, at: call.range), as: call.numberType)
      },

      .member("FixedWidthInteger", "var leadingZeroBitCount: Int") { (call: Arguments) in
        let bits = call.bits
        return .int(bits == 0 ? call.numberType.bitWidth : call.numberType.bitWidth - (128 - bits.leadingZeroBitCount))
      },
      .member("FixedWidthInteger", "var nonzeroBitCount: Int") { (call: Arguments) in .int(call.bits.nonzeroBitCount) },
      .member("FixedWidthInteger", "var byteSwapped: Self") { (call: Arguments) in
        whole(call) { _ in Int128(call.bits.byteSwapped >> (128 - call.numberType.bitWidth)) }
      },
      .member("FixedWidthInteger", "var bigEndian: Self") { (call: Arguments) in
        whole(call) { _ in Int128(call.bits.byteSwapped >> (128 - call.numberType.bitWidth)) }
      },
      .member("FixedWidthInteger", "var littleEndian: Self") { (fixedWidthInteger: Value) in fixedWidthInteger },
      reporting("addingReportingOverflow(_ other: Self)", .add),
      reporting("subtractingReportingOverflow(_ other: Self)", .subtract),
      reporting("multipliedReportingOverflow(by other: Self)", .multiply),
      reporting("dividedReportingOverflow(by other: Self)", .divide),
      reporting("remainderReportingOverflow(dividingBy other: Self)", .remainder),
      .member("UInt8", "init(ascii scalar: UnicodeScalar)") { (call: Arguments, scalar: String?) throws(Stop) in
        guard let scalar = scalar?.unicodeScalars.first, scalar.isASCII else {
          throw Stop(.runtime, "Fatal error: Code point value does not fit into ASCII", at: call.range)
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
    .member("FixedWidthInteger", "func \(signature) -> (partialValue: Self, overflow: Bool)") {
      (call: Arguments) throws(Stop) in
      let (value, other, type) = (call.whole(0) ?? 0, call.whole(1) ?? 0, call.numberType)
      if other == 0, operation == .divide || operation == .remainder {
        return .tuple([call[0] ?? .void, .bool(true)], labels: .partialValue)
      }
      let exact = try Run.exact(operation, value, other, at: call.range)
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
      .member(name, "init()") { .whole(0, as: type) },
      .member(name, "init(_ value: Int)") { (call: Arguments) throws(Stop) in try converted(call, to: type) },
      .member(name, "init(_ value: Double)") { (call: Arguments) throws(Stop) in try converted(call, to: type) },
      .member(name, "init(_ value: Float)") { (call: Arguments) throws(Stop) in try converted(call, to: type) },
      .member(name, "init(_ value: BinaryInteger)") { (call: Arguments) throws(Stop) in try converted(call, to: type) },
      .member(name, "init(_ text: StringProtocol) -> \(name)?") { (text: String?) in read(text, radix: 10, as: type) },
      .member(name, "init(_ text: StringProtocol, radix: Int) -> \(name)?") {
        (call: Arguments, text: String?, _: Value?) throws(Stop) in
        read(text, radix: try radix(call), as: type)
      },
      .member(name, "init(exactly value: Int) -> \(name)?") { (call: Arguments) in exactly(call, as: type) },
      .member(name, "init(exactly value: Double) -> \(name)?") { (call: Arguments) in exactly(call, as: type) },
      .member(name, "init(exactly value: Float) -> \(name)?") { (call: Arguments) in exactly(call, as: type) },
      .member(name, "init(exactly value: BinaryInteger) -> \(name)?") { (call: Arguments) in exactly(call, as: type) },
      .member(name, "init(truncatingIfNeeded value: Int)") { (value: Int128) in .whole(value, as: type) },
      .member(name, "init(truncatingIfNeeded value: BinaryInteger)") { (value: Int128) in .whole(value, as: type) },
      .member(name, "init(clamping value: Int)") { (call: Arguments) in clamped(call, to: type) },
      .member(name, "init(clamping value: BinaryInteger)") { (call: Arguments) in clamped(call, to: type) },
      .member(name, "init(bitPattern value: \(other))") { (value: Int128) in .whole(value, as: type) },
      .member(name, "var magnitude: \(type.isSigned ? other : name)") { (name: Int128) in
        let kind = type.isSigned ? NumberType(rawValue: other) ?? type : type
        return .whole(Int128(name.magnitude), as: kind)
      },
      .member(name, "static func random(in range: Range<\(name)>) -> \(name)") {
        (run: Run, call: Arguments, range: Value?) throws(Stop) in
        .whole(try run.randomWhole(in: range, at: call.range), as: type)
      },
      .member(name, "static func random(in range: ClosedRange<\(name)>) -> \(name)") {
        (run: Run, call: Arguments, range: Value?) throws(Stop) in
        .whole(try run.randomWhole(in: range, at: call.range), as: type)
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
