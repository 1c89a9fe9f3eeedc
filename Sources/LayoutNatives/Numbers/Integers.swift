import Diagnostics
import LayoutProgram

extension Natives {
  /// Integers of all sizes, with Swift's overflow traps.
  static let integers: [Native] =
    [

      .native("BinaryInteger.signum()") { (call: Arguments) in whole(call) { $0.signum() } },
      .native("BinaryInteger.isMultiple(of:)") { (binaryInteger: Int128?, other: Int128?) in
        guard let value = binaryInteger, let other else { return .bool(false) }
        return .bool(other == 0 ? value == 0 : value % other == 0)
      },
      .native("BinaryInteger.quotientAndRemainder(dividingBy:)") {
        (call: Arguments, binaryInteger: Int128, otherArgument: Int128) throws(Stop) in
        let (value, other, type) = (binaryInteger, otherArgument, call.numberType)
        let quotient = try Run.whole(.divide, value, other, of: type, at: call.range)
        return .tuple([.whole(quotient, as: type), .whole(value % other, as: type)], labels: .quotientRemainder)
      },
      .native("BinaryInteger.description") { (binaryInteger: Value?) in .string(binaryInteger?.text ?? "") },
      .native("BinaryInteger.bitWidth") { (call: Arguments) in .int(call.numberType.bitWidth) },
      .native("BinaryInteger.trailingZeroBitCount") { (call: Arguments, binaryInteger: Int128) in
        .int(min(Int(binaryInteger.trailingZeroBitCount), call.numberType.bitWidth))
      },
      .native("BinaryInteger.advanced(by:)") {
        (call: Arguments, binaryInteger: Int128, distance: Int128) throws(Stop) in
        .whole(
          try Run.whole(.add, binaryInteger, distance, of: call.numberType, at: call.range), as: call.numberType)
      },
      .native("BinaryInteger.distance(to:)") { (call: Arguments, binaryInteger: Int128, other: Int128) throws(Stop) in
        .whole(try Run.whole(.subtract, other, binaryInteger, of: .int, at: call.range), as: .int)
      },
      .native("SignedNumeric.negate()") { (call: Arguments) throws(Stop) in
        guard let value = call.whole(0) else { return .fraction(-(call.double(0) ?? 0), as: call.numberType) }
        return .whole(try Run.whole(.subtract, 0, value, of: call.numberType, at: call.range), as: call.numberType)
      },

      .native("FixedWidthInteger.leadingZeroBitCount") { (call: Arguments) in
        let bits = call.bits
        return .int(bits == 0 ? call.numberType.bitWidth : call.numberType.bitWidth - (128 - bits.leadingZeroBitCount))
      },
      .native("FixedWidthInteger.nonzeroBitCount") { (call: Arguments) in .int(call.bits.nonzeroBitCount) },
      .native("FixedWidthInteger.byteSwapped") { (call: Arguments) in
        whole(call) { _ in Int128(call.bits.byteSwapped >> (128 - call.numberType.bitWidth)) }
      },
      .native("FixedWidthInteger.bigEndian") { (call: Arguments) in
        whole(call) { _ in Int128(call.bits.byteSwapped >> (128 - call.numberType.bitWidth)) }
      },
      reporting("addingReportingOverflow(_:)", .add),
      reporting("subtractingReportingOverflow(_:)", .subtract),
      reporting("multipliedReportingOverflow(by:)", .multiply),
      reporting("dividedReportingOverflow(by:)", .divide),
      reporting("remainderReportingOverflow(dividingBy:)", .remainder),
      .native("UInt8.init(ascii:)") { (call: Arguments, scalar: String?) throws(Stop) in
        guard let scalar = scalar?.unicodeScalars.first, scalar.isASCII else {
          throw Stop(.runtime, "Fatal error: Code point value does not fit into ASCII", at: call.range)
        }
        return .whole(Int128(scalar.value), as: .uint8)
      },
    ]
    + NumberType.integers.flatMap(integer)

  private static func whole(_ arguments: Arguments, _ change: (Int128) -> Int128) -> Value {
    .whole(change(arguments.whole(0) ?? 0), as: arguments.numberType)
  }

  private static func reporting(_ name: String, _ operation: Arithmetic) -> Native {
    .native("FixedWidthInteger.\(name)") { (call: Arguments) throws(Stop) in
      let (value, other, type) = (call.whole(0) ?? 0, call.whole(1) ?? 0, call.numberType)
      if other == 0, operation == .divide || operation == .remainder {
        return .tuple([try call.value(0), .bool(true)], labels: .partialValue)
      }
      let exact = try Run.exact(operation, value, other, at: call.range)
      var overflows = exact.overflow || !type.fits(exact.partialValue)
      // Here the remainder is valid, although the division overflows.
      if operation == .remainder, other == -1, value == type.least { overflows = true }
      return .tuple([.whole(exact.partialValue, as: type), .bool(overflows)], labels: .partialValue)
    }
  }

  /// Static members of an integer type.
  private static func integer(_ type: NumberType) -> [Native] {
    let name = type.rawValue
    let other = type.isSigned ? "U\(name)" : String(name.dropFirst())
    return [
      .constant("\(name).max", .whole(type.greatest, as: type)),
      .constant("\(name).min", .whole(type.least, as: type)),
      .constant("\(name).zero", .whole(0, as: type)), .constant("\(name).bitWidth", .int(type.bitWidth)),
      .constant("\(name).isSigned", .bool(type.isSigned)),
      .native("\(name).init()") { .whole(0, as: type) },
      .native("\(name).init(_: Int)") { (call: Arguments) throws(Stop) in try converted(call, to: type) },
      .native("\(name).init(_: Double)") { (call: Arguments) throws(Stop) in try converted(call, to: type) },
      .native("\(name).init(_: Float)") { (call: Arguments) throws(Stop) in try converted(call, to: type) },
      .native("\(name).init(_: some BinaryInteger)") { (call: Arguments) throws(Stop) in try converted(call, to: type)
      },
      .native("\(name).init(_: some StringProtocol)") { (text: String?) in read(text, radix: 10, as: type) },
      .native("\(name).init(_: some StringProtocol, radix: Int)") {
        (call: Arguments, text: String?, _: Value?) throws(Stop) in
        read(text, radix: try radix(call), as: type)
      },
      .native("\(name).init(exactly: Int)") { (call: Arguments) in exactly(call, as: type) },
      .native("\(name).init(exactly: Double)") { (call: Arguments) in exactly(call, as: type) },
      .native("\(name).init(exactly: Float)") { (call: Arguments) in exactly(call, as: type) },
      .native("\(name).init(exactly: some BinaryInteger)") { (call: Arguments) in exactly(call, as: type) },
      .native("\(name).init(truncatingIfNeeded: Int)") { (value: Int128) in .whole(value, as: type) },
      .native("\(name).init(truncatingIfNeeded: some BinaryInteger)") { (value: Int128) in .whole(value, as: type) },
      .native("\(name).init(clamping: Int)") { (call: Arguments) in clamped(call, to: type) },
      .native("\(name).init(clamping: some BinaryInteger)") { (call: Arguments) in clamped(call, to: type) },
      .native("\(name).init(bitPattern: \(other))") { (value: Int128) in .whole(value, as: type) },
      .native("\(name).magnitude") { (name: Int128) in
        let kind = type.isSigned ? NumberType(rawValue: other) ?? type : type
        return .whole(Int128(name.magnitude), as: kind)
      },
      .native("\(name).random(in: Range<\(name)>)") { (run: Run, call: Arguments, range: Value?) throws(Stop) in
        .whole(try run.randomWhole(in: range, at: call.range), as: type)
      },
      .native("\(name).random(in: ClosedRange<\(name)>)") { (run: Run, call: Arguments, range: Value?) throws(Stop) in
        .whole(try run.randomWhole(in: range, at: call.range), as: type)
      },
    ]
  }

  /// A number converted from another type, truncated; stops if Swift traps.
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

  /// The number type of the first argument.
  var numberType: NumberType { self[0]?.numberType ?? .int }

  fileprivate var numberTypeOfArgument: String { (self[0]?.numberType ?? .double).rawValue }

  /// The bits of the first argument, limited to the width of its type.
  fileprivate var bits: UInt128 {
    UInt128(truncatingIfNeeded: whole(0) ?? 0) & ((UInt128(1) << UInt128(numberType.bitWidth)) - 1)
  }
}
