public protocol Equatable {}

public protocol Comparable: Equatable {}

public protocol Hashable: Equatable {}
extension Hashable {
  public func hash(into hasher: inout Hasher) { native() }
  @approximated("Is the same in each run.") public var hashValue: Int { native() }
}

public struct Hasher {
  public mutating func combine<H: Hashable>(_ value: H) { native() }
}

public protocol Identifiable<ID> {
  associatedtype ID: Hashable
}
extension Identifiable {
  public var id: ID { native() }
}

public protocol DynamicProperty {}

public protocol CaseIterable {}

public protocol RawRepresentable {}

public protocol Decodable {}

public protocol Encodable {}

public protocol Codable: Decodable, Encodable {}

public protocol Sendable {}

public protocol Error {}

public protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {}

public protocol ExpressibleByStringLiteral {}

public protocol CustomStringConvertible {}
extension CustomStringConvertible {
  public var description: String { native() }
}

public protocol CustomDebugStringConvertible {}

public protocol AnyObject {}

public protocol ObservableObject {}

public protocol Observable {}

public struct `Any` {}

public struct FloatingPointRoundingRule: Hashable {
  public static let up = Self(), down = Self(), towardZero = Self(), awayFromZero = Self()
  public static let toNearestOrAwayFromZero = Self(), toNearestOrEven = Self()
}

public struct Never: Primitive, Hashable, Error {}

public struct Bool: Codable, CustomStringConvertible, Hashable {
  public init() { self = false }
  public mutating func toggle() { native() }
}

public struct Int: Codable, CustomStringConvertible, FixedWidthInteger, SignedInteger, CVarArg {}

public struct Double: Codable, CustomStringConvertible, BinaryFloatingPoint, CVarArg {}

public struct CGFloat: Codable, CustomStringConvertible, BinaryFloatingPoint, CVarArg {}

public struct Float: Codable, CustomStringConvertible, BinaryFloatingPoint, CVarArg {}

public struct String: Codable, CustomStringConvertible, StringProtocol, CVarArg {
  public init(_ value: Int) { native() }
  public init(_ value: Double) { native() }
  public init(_ value: Float) { native() }
  public init(_ value: some BinaryInteger) { native() }
  public init(_ value: Int, radix: Int, uppercase: Bool = false) { native() }
  public init(_ value: some BinaryInteger, radix: Int, uppercase: Bool = false) { native() }
  public init(_ value: String) { native() }
  public init(repeating text: String, count: Int) { native() }
  public init(stringLiteral value: String) { self = value }
}

public struct Character: Comparable, CustomStringConvertible, Hashable {}

public struct Optional<Wrapped> {}

public struct Array<Element>: RandomAccessCollection, MutableCollection, CustomStringConvertible {}

public struct Range<Bound>: RandomAccessCollection, RangeExpression, Hashable, CustomStringConvertible {}

public struct ClosedRange<Bound>: RandomAccessCollection, RangeExpression, Hashable, CustomStringConvertible {}

public struct KeyPath<Root, Value>: Equatable {}

@approximated("Ids are counted, so that each run makes the same ones.")
public struct UUID: Hashable, Comparable, Codable, CustomStringConvertible {
  public init() { native() }
  public init?(uuidString string: String) { native() }
  public var uuidString: String { native() }
}

public struct Dictionary<Key, Value>: Collection, CustomStringConvertible {}

public func min<T: Comparable>(_ x: T, _ y: T) -> T { native() }
public func max<T: Comparable>(_ x: T, _ y: T) -> T { native() }
public func min<T: Comparable>(_ x: T, _ y: T, _ rest: T...) -> T { native() }
public func max<T: Comparable>(_ x: T, _ y: T, _ rest: T...) -> T { native() }
public func abs<T: Numeric>(_ value: T) -> T { native() }
public func swap<T>(_ a: inout T, _ b: inout T) { native() }
@inert public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {}
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout String) {
  native()
}
public func fatalError(_ message: String = "") -> Never { native() }
public func preconditionFailure(_ message: String = "") -> Never { native() }
