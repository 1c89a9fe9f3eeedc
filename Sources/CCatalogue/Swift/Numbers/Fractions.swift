public protocol FloatingPoint: SignedNumeric, Comparable, Hashable {}
extension FloatingPoint {
  public var sign: FloatingPointSign { native() }
  public var floatingPointClass: FloatingPointClassification { native() }
  public var exponent: Int { native() }
  public func rounded(_ rule: FloatingPointRoundingRule) -> Self { native() }
  public mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
  public func advanced(by distance: Self) -> Self { native() }
  public func distance(to other: Self) -> Self { native() }
  public func remainder(dividingBy other: Self) -> Self { native() }
  public mutating func formRemainder(dividingBy other: Self) { self = remainder(dividingBy: other) }
  public func truncatingRemainder(dividingBy other: Self) -> Self { native() }
  public mutating func formTruncatingRemainder(dividingBy other: Self) { self = truncatingRemainder(dividingBy: other) }
  public mutating func formSquareRoot() { self = squareRoot() }
  public func addingProduct(_ a: Self, _ b: Self) -> Self { native() }
  public mutating func addProduct(_ a: Self, _ b: Self) { self = addingProduct(a, b) }
  public func isEqual(to other: Self) -> Bool { native() }
  public func isLess(than other: Self) -> Bool { native() }
  public func isLessThanOrEqualTo(_ other: Self) -> Bool { native() }
  public var isNaN: Bool { native() }
  public var isFinite: Bool { native() }
  public var isInfinite: Bool { native() }
  public var isZero: Bool { native() }
  public var isSignalingNaN: Bool { native() }
  public var isCanonical: Bool { native() }
  public var isNormal: Bool { native() }
  public var isSubnormal: Bool { native() }
  public func rounded() -> Self { native() }
  public mutating func round() { native() }
  public func squareRoot() -> Self { native() }
  public var magnitude: Self { native() }
  public var nextUp: Self { native() }
  public var nextDown: Self { native() }
  public var ulp: Self { native() }
  public var significand: Self { native() }
  public var binade: Self { native() }
}

public protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral, CustomStringConvertible {}
extension BinaryFloatingPoint {
  public var description: String { native() }
}

public struct FloatingPointSign: Hashable {
  public static let plus = Self(), minus = Self()
}

public struct FloatingPointClassification: Hashable {}

extension Double {
  public static var infinity: Double { native() }
  public static var zero: Double { native() }
  public static var pi: Double { native() }
  public static var nan: Double { native() }
  public static var greatestFiniteMagnitude: Double { native() }
  public static var leastNonzeroMagnitude: Double { native() }
  public static var leastNormalMagnitude: Double { native() }
  public static var ulpOfOne: Double { native() }
  public static var significandBitCount: Int { native() }
  public static var exponentBitCount: Int { native() }
  public static var radix: Int { native() }
  public init() { native() }
  public init(_ value: Int) { native() }
  public init(_ value: Double) { native() }
  public init(_ value: Float) { native() }
  public init(_ value: some BinaryInteger) { native() }
  public init?(exactly value: Int) { native() }
  public init?(exactly value: Double) { native() }
  public init(truncating value: Double) { native() }
  public init(sign: FloatingPointSign, exponent: Int, significand: Double) { native() }
  public init(bitPattern: UInt64) { native() }
  public var bitPattern: UInt64 { native() }
  public static func minimum(_ x: Double, _ y: Double) -> Double { native() }
  public static func maximum(_ x: Double, _ y: Double) -> Double { native() }
  public static func random(in range: Range<Double>) -> Double { native() }
  public static func random(in range: ClosedRange<Double>) -> Double { native() }
}

extension CGFloat {
  public static var infinity: CGFloat { native() }
  public static var zero: CGFloat { native() }
  public static var pi: CGFloat { native() }
  public static var nan: CGFloat { native() }
  public static var greatestFiniteMagnitude: CGFloat { native() }
  public static var leastNonzeroMagnitude: CGFloat { native() }
  public static var leastNormalMagnitude: CGFloat { native() }
  public static var ulpOfOne: CGFloat { native() }
  public static var significandBitCount: Int { native() }
  public static var exponentBitCount: Int { native() }
  public static var radix: Int { native() }
  public init() { native() }
  public init(_ value: Int) { native() }
  public init(_ value: Double) { native() }
  public init(_ value: Float) { native() }
  public init(_ value: some BinaryInteger) { native() }
  public init?(exactly value: Int) { native() }
  public init?(exactly value: Double) { native() }
  public init(truncating value: Double) { native() }
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { native() }
  public init(bitPattern: UInt64) { native() }
  public var bitPattern: UInt64 { native() }
  public static func minimum(_ x: CGFloat, _ y: CGFloat) -> CGFloat { native() }
  public static func maximum(_ x: CGFloat, _ y: CGFloat) -> CGFloat { native() }
  public static func random(in range: Range<CGFloat>) -> CGFloat { native() }
  public static func random(in range: ClosedRange<CGFloat>) -> CGFloat { native() }
}

extension Float {
  public static var infinity: Float { native() }
  public static var zero: Float { native() }
  public static var pi: Float { native() }
  public static var nan: Float { native() }
  public static var greatestFiniteMagnitude: Float { native() }
  public static var leastNonzeroMagnitude: Float { native() }
  public static var leastNormalMagnitude: Float { native() }
  public static var ulpOfOne: Float { native() }
  public static var significandBitCount: Int { native() }
  public static var exponentBitCount: Int { native() }
  public static var radix: Int { native() }
  public init() { native() }
  public init(_ value: Int) { native() }
  public init(_ value: Double) { native() }
  public init(_ value: Float) { native() }
  public init(_ value: some BinaryInteger) { native() }
  public init?(exactly value: Int) { native() }
  public init?(exactly value: Double) { native() }
  public init(truncating value: Double) { native() }
  public init(sign: FloatingPointSign, exponent: Int, significand: Float) { native() }
  public init(bitPattern: UInt32) { native() }
  public var bitPattern: UInt32 { native() }
  public static func minimum(_ x: Float, _ y: Float) -> Float { native() }
  public static func maximum(_ x: Float, _ y: Float) -> Float { native() }
  public static func random(in range: Range<Float>) -> Float { native() }
  public static func random(in range: ClosedRange<Float>) -> Float { native() }
}
