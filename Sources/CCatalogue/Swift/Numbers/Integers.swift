public protocol BinaryInteger: Numeric, Comparable, Hashable, CustomStringConvertible {}
extension BinaryInteger {
  public func signum() -> Self { native() }
  public func isMultiple(of other: Self) -> Bool { native() }
  public func quotientAndRemainder(dividingBy other: Self) -> (quotient: Self, remainder: Self) { native() }
  public var description: String { native() }
  public var bitWidth: Int { native() }
  public var trailingZeroBitCount: Int { native() }
  public func advanced(by distance: Int) -> Self { native() }
  public func distance(to other: Self) -> Int { native() }
}

public protocol FixedWidthInteger: BinaryInteger {}
extension FixedWidthInteger {
  public var leadingZeroBitCount: Int { native() }
  public var nonzeroBitCount: Int { native() }
  public var byteSwapped: Self { native() }
  public var bigEndian: Self { native() }
  public var littleEndian: Self { self }
  public func addingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool) { native() }
  public func subtractingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool) { native() }
  public func multipliedReportingOverflow(by other: Self) -> (partialValue: Self, overflow: Bool) { native() }
  public func dividedReportingOverflow(by other: Self) -> (partialValue: Self, overflow: Bool) { native() }
  public func remainderReportingOverflow(dividingBy other: Self) -> (partialValue: Self, overflow: Bool) { native() }
}

public protocol SignedInteger: BinaryInteger, SignedNumeric {}

public protocol UnsignedInteger: BinaryInteger {}

extension SignedNumeric {
  public mutating func negate() { native() }
}

public struct UInt8: Codable, CustomStringConvertible, CVarArg, FixedWidthInteger, UnsignedInteger {
  public init(ascii scalar: Unicode.Scalar) { native() }
  public static var max: UInt8 { native() }
  public static var min: UInt8 { native() }
  public static var zero: UInt8 { native() }
  public static var bitWidth: Int { native() }
  public static var isSigned: Bool { native() }
  public init() { native() }
  public init(_ value: Int) { native() }
  public init(_ value: Double) { native() }
  public init(_ value: Float) { native() }
  public init(_ value: some BinaryInteger) { native() }
  public init?(_ text: some StringProtocol) { native() }
  public init?(_ text: some StringProtocol, radix: Int) { native() }
  public init?(exactly value: Int) { native() }
  public init?(exactly value: Double) { native() }
  public init?(exactly value: Float) { native() }
  public init?(exactly value: some BinaryInteger) { native() }
  public init(truncatingIfNeeded value: Int) { native() }
  public init(truncatingIfNeeded value: some BinaryInteger) { native() }
  public init(clamping value: Int) { native() }
  public init(clamping value: some BinaryInteger) { native() }
  public init(bitPattern value: Int8) { native() }
  public var magnitude: UInt8 { native() }
  public static func random(in range: Range<UInt8>) -> UInt8 { native() }
  public static func random(in range: ClosedRange<UInt8>) -> UInt8 { native() }
}

public struct Int8: Codable, CustomStringConvertible, CVarArg, FixedWidthInteger, SignedInteger {
  public static var max: Int8 { native() }
  public static var min: Int8 { native() }
  public static var zero: Int8 { native() }
  public static var bitWidth: Int { native() }
  public static var isSigned: Bool { native() }
  public init() { native() }
  public init(_ value: Int) { native() }
  public init(_ value: Double) { native() }
  public init(_ value: Float) { native() }
  public init(_ value: some BinaryInteger) { native() }
  public init?(_ text: some StringProtocol) { native() }
  public init?(_ text: some StringProtocol, radix: Int) { native() }
  public init?(exactly value: Int) { native() }
  public init?(exactly value: Double) { native() }
  public init?(exactly value: Float) { native() }
  public init?(exactly value: some BinaryInteger) { native() }
  public init(truncatingIfNeeded value: Int) { native() }
  public init(truncatingIfNeeded value: some BinaryInteger) { native() }
  public init(clamping value: Int) { native() }
  public init(clamping value: some BinaryInteger) { native() }
  public init(bitPattern value: UInt8) { native() }
  public var magnitude: UInt8 { native() }
  public static func random(in range: Range<Int8>) -> Int8 { native() }
  public static func random(in range: ClosedRange<Int8>) -> Int8 { native() }
}

public struct Int16: Codable, CustomStringConvertible, CVarArg, FixedWidthInteger, SignedInteger {
  public static var max: Int16 { native() }
  public static var min: Int16 { native() }
  public static var zero: Int16 { native() }
  public static var bitWidth: Int { native() }
  public static var isSigned: Bool { native() }
  public init() { native() }
  public init(_ value: Int) { native() }
  public init(_ value: Double) { native() }
  public init(_ value: Float) { native() }
  public init(_ value: some BinaryInteger) { native() }
  public init?(_ text: some StringProtocol) { native() }
  public init?(_ text: some StringProtocol, radix: Int) { native() }
  public init?(exactly value: Int) { native() }
  public init?(exactly value: Double) { native() }
  public init?(exactly value: Float) { native() }
  public init?(exactly value: some BinaryInteger) { native() }
  public init(truncatingIfNeeded value: Int) { native() }
  public init(truncatingIfNeeded value: some BinaryInteger) { native() }
  public init(clamping value: Int) { native() }
  public init(clamping value: some BinaryInteger) { native() }
  public init(bitPattern value: UInt16) { native() }
  public var magnitude: UInt16 { native() }
  public static func random(in range: Range<Int16>) -> Int16 { native() }
  public static func random(in range: ClosedRange<Int16>) -> Int16 { native() }
}

public struct Int32: Codable, CustomStringConvertible, CVarArg, FixedWidthInteger, SignedInteger {
  public static var max: Int32 { native() }
  public static var min: Int32 { native() }
  public static var zero: Int32 { native() }
  public static var bitWidth: Int { native() }
  public static var isSigned: Bool { native() }
  public init() { native() }
  public init(_ value: Int) { native() }
  public init(_ value: Double) { native() }
  public init(_ value: Float) { native() }
  public init(_ value: some BinaryInteger) { native() }
  public init?(_ text: some StringProtocol) { native() }
  public init?(_ text: some StringProtocol, radix: Int) { native() }
  public init?(exactly value: Int) { native() }
  public init?(exactly value: Double) { native() }
  public init?(exactly value: Float) { native() }
  public init?(exactly value: some BinaryInteger) { native() }
  public init(truncatingIfNeeded value: Int) { native() }
  public init(truncatingIfNeeded value: some BinaryInteger) { native() }
  public init(clamping value: Int) { native() }
  public init(clamping value: some BinaryInteger) { native() }
  public init(bitPattern value: UInt32) { native() }
  public var magnitude: UInt32 { native() }
  public static func random(in range: Range<Int32>) -> Int32 { native() }
  public static func random(in range: ClosedRange<Int32>) -> Int32 { native() }
}

public struct Int64: Codable, CustomStringConvertible, CVarArg, FixedWidthInteger, SignedInteger {
  public static var max: Int64 { native() }
  public static var min: Int64 { native() }
  public static var zero: Int64 { native() }
  public static var bitWidth: Int { native() }
  public static var isSigned: Bool { native() }
  public init() { native() }
  public init(_ value: Int) { native() }
  public init(_ value: Double) { native() }
  public init(_ value: Float) { native() }
  public init(_ value: some BinaryInteger) { native() }
  public init?(_ text: some StringProtocol) { native() }
  public init?(_ text: some StringProtocol, radix: Int) { native() }
  public init?(exactly value: Int) { native() }
  public init?(exactly value: Double) { native() }
  public init?(exactly value: Float) { native() }
  public init?(exactly value: some BinaryInteger) { native() }
  public init(truncatingIfNeeded value: Int) { native() }
  public init(truncatingIfNeeded value: some BinaryInteger) { native() }
  public init(clamping value: Int) { native() }
  public init(clamping value: some BinaryInteger) { native() }
  public init(bitPattern value: UInt64) { native() }
  public var magnitude: UInt64 { native() }
  public static func random(in range: Range<Int64>) -> Int64 { native() }
  public static func random(in range: ClosedRange<Int64>) -> Int64 { native() }
}

public struct UInt: Codable, CustomStringConvertible, CVarArg, FixedWidthInteger, UnsignedInteger {
  public static var max: UInt { native() }
  public static var min: UInt { native() }
  public static var zero: UInt { native() }
  public static var bitWidth: Int { native() }
  public static var isSigned: Bool { native() }
  public init() { native() }
  public init(_ value: Int) { native() }
  public init(_ value: Double) { native() }
  public init(_ value: Float) { native() }
  public init(_ value: some BinaryInteger) { native() }
  public init?(_ text: some StringProtocol) { native() }
  public init?(_ text: some StringProtocol, radix: Int) { native() }
  public init?(exactly value: Int) { native() }
  public init?(exactly value: Double) { native() }
  public init?(exactly value: Float) { native() }
  public init?(exactly value: some BinaryInteger) { native() }
  public init(truncatingIfNeeded value: Int) { native() }
  public init(truncatingIfNeeded value: some BinaryInteger) { native() }
  public init(clamping value: Int) { native() }
  public init(clamping value: some BinaryInteger) { native() }
  public init(bitPattern value: Int) { native() }
  public var magnitude: UInt { native() }
  public static func random(in range: Range<UInt>) -> UInt { native() }
  public static func random(in range: ClosedRange<UInt>) -> UInt { native() }
}

public struct UInt16: Codable, CustomStringConvertible, CVarArg, FixedWidthInteger, UnsignedInteger {
  public static var max: UInt16 { native() }
  public static var min: UInt16 { native() }
  public static var zero: UInt16 { native() }
  public static var bitWidth: Int { native() }
  public static var isSigned: Bool { native() }
  public init() { native() }
  public init(_ value: Int) { native() }
  public init(_ value: Double) { native() }
  public init(_ value: Float) { native() }
  public init(_ value: some BinaryInteger) { native() }
  public init?(_ text: some StringProtocol) { native() }
  public init?(_ text: some StringProtocol, radix: Int) { native() }
  public init?(exactly value: Int) { native() }
  public init?(exactly value: Double) { native() }
  public init?(exactly value: Float) { native() }
  public init?(exactly value: some BinaryInteger) { native() }
  public init(truncatingIfNeeded value: Int) { native() }
  public init(truncatingIfNeeded value: some BinaryInteger) { native() }
  public init(clamping value: Int) { native() }
  public init(clamping value: some BinaryInteger) { native() }
  public init(bitPattern value: Int16) { native() }
  public var magnitude: UInt16 { native() }
  public static func random(in range: Range<UInt16>) -> UInt16 { native() }
  public static func random(in range: ClosedRange<UInt16>) -> UInt16 { native() }
}

public struct UInt32: Codable, CustomStringConvertible, CVarArg, FixedWidthInteger, UnsignedInteger {
  public static var max: UInt32 { native() }
  public static var min: UInt32 { native() }
  public static var zero: UInt32 { native() }
  public static var bitWidth: Int { native() }
  public static var isSigned: Bool { native() }
  public init() { native() }
  public init(_ value: Int) { native() }
  public init(_ value: Double) { native() }
  public init(_ value: Float) { native() }
  public init(_ value: some BinaryInteger) { native() }
  public init?(_ text: some StringProtocol) { native() }
  public init?(_ text: some StringProtocol, radix: Int) { native() }
  public init?(exactly value: Int) { native() }
  public init?(exactly value: Double) { native() }
  public init?(exactly value: Float) { native() }
  public init?(exactly value: some BinaryInteger) { native() }
  public init(truncatingIfNeeded value: Int) { native() }
  public init(truncatingIfNeeded value: some BinaryInteger) { native() }
  public init(clamping value: Int) { native() }
  public init(clamping value: some BinaryInteger) { native() }
  public init(bitPattern value: Int32) { native() }
  public var magnitude: UInt32 { native() }
  public static func random(in range: Range<UInt32>) -> UInt32 { native() }
  public static func random(in range: ClosedRange<UInt32>) -> UInt32 { native() }
}

public struct UInt64: Codable, CustomStringConvertible, CVarArg, FixedWidthInteger, UnsignedInteger {
  public static var max: UInt64 { native() }
  public static var min: UInt64 { native() }
  public static var zero: UInt64 { native() }
  public static var bitWidth: Int { native() }
  public static var isSigned: Bool { native() }
  public init() { native() }
  public init(_ value: Int) { native() }
  public init(_ value: Double) { native() }
  public init(_ value: Float) { native() }
  public init(_ value: some BinaryInteger) { native() }
  public init?(_ text: some StringProtocol) { native() }
  public init?(_ text: some StringProtocol, radix: Int) { native() }
  public init?(exactly value: Int) { native() }
  public init?(exactly value: Double) { native() }
  public init?(exactly value: Float) { native() }
  public init?(exactly value: some BinaryInteger) { native() }
  public init(truncatingIfNeeded value: Int) { native() }
  public init(truncatingIfNeeded value: some BinaryInteger) { native() }
  public init(clamping value: Int) { native() }
  public init(clamping value: some BinaryInteger) { native() }
  public init(bitPattern value: Int64) { native() }
  public var magnitude: UInt64 { native() }
  public static func random(in range: Range<UInt64>) -> UInt64 { native() }
  public static func random(in range: ClosedRange<UInt64>) -> UInt64 { native() }
}

extension Int {
  public static var max: Int { native() }
  public static var min: Int { native() }
  public static var zero: Int { native() }
  public static var bitWidth: Int { native() }
  public static var isSigned: Bool { native() }
  public init() { native() }
  public init(_ value: Int) { native() }
  public init(_ value: Double) { native() }
  public init(_ value: Float) { native() }
  public init(_ value: some BinaryInteger) { native() }
  public init?(_ text: some StringProtocol) { native() }
  public init?(_ text: some StringProtocol, radix: Int) { native() }
  public init?(exactly value: Int) { native() }
  public init?(exactly value: Double) { native() }
  public init?(exactly value: Float) { native() }
  public init?(exactly value: some BinaryInteger) { native() }
  public init(truncatingIfNeeded value: Int) { native() }
  public init(truncatingIfNeeded value: some BinaryInteger) { native() }
  public init(clamping value: Int) { native() }
  public init(clamping value: some BinaryInteger) { native() }
  public init(bitPattern value: UInt) { native() }
  public var magnitude: UInt { native() }
  public static func random(in range: Range<Int>) -> Int { native() }
  public static func random(in range: ClosedRange<Int>) -> Int { native() }
}
