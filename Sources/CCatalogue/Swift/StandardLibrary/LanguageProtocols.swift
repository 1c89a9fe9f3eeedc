public struct ObjectIdentifier: Hashable, Comparable {
  public init(_ object: Any) { native() }
}

public protocol ExpressibleByIntegerLiteral {}

public protocol ExpressibleByFloatLiteral {}

public protocol ExpressibleByBooleanLiteral {}

public protocol ExpressibleByNilLiteral {}

public protocol ExpressibleByArrayLiteral {}

public protocol ExpressibleByDictionaryLiteral {}

public protocol IteratorProtocol {}

public struct AnyHashable: Hashable {
  public init<H: Hashable>(_ base: H) { self = base }
  public var base: Any { native() }
}
