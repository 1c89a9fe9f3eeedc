public protocol SignedNumeric: Numeric {}

public protocol AdditiveArithmetic: Equatable {}

extension Double {
  public init?(_ text: some StringProtocol) { native() }
}

extension Float {
  public init?(_ text: some StringProtocol) { native() }
}

extension Bool {
  public init(_ value: Bool) { self = value }
  public init?(_ text: String) { native() }
  public var description: String { native() }
  public static func random() -> Bool { native() }
}

@inert public func debugPrint(_ items: Any...) {}
@inert public func dump<T>(_ value: T) -> T { value }
public func precondition(_ condition: Bool, _ message: String = "") { native() }
public func assert(_ condition: Bool, _ message: String = "") { native() }
public func assertionFailure(_ message: String = "") { native() }
