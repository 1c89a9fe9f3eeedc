public struct ProposedViewSize: Hashable {
  public init(width: CGFloat?, height: CGFloat?) { native() }
  public init(_ size: CGSize) { native() }
  public static var zero: ProposedViewSize { native() }
  public static var unspecified: ProposedViewSize { native() }
  public static var infinity: ProposedViewSize { native() }
  public var width: CGFloat? {
    get { native() }
    set { native() }
  }
  public var height: CGFloat? {
    get { native() }
    set { native() }
  }
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize { native() }
}

public struct LayoutSubviews: RandomAccessCollection {
  public var layoutDirection: LayoutDirection { native() }
  public var indices: Range<Int> { native() }
  public var startIndex: Int { 0 }
  public var endIndex: Int { native() }
  public subscript(_ index: Int) -> LayoutSubview { native() }
}

public struct LayoutSubview: Equatable {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { native() }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { native() }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) { native() }
  public var priority: Double { native() }
  public var spacing: ViewSpacing { native() }
  public subscript<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value { native() }
}

public struct ViewSpacing {
  public init() { native() }
  public static var zero: ViewSpacing { native() }
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { native() }
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { native() }
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { native() }
}

public struct LayoutProperties {
  public init() { native() }
  public var stackOrientation: Axis? {
    get { native() }
    set { native() }
  }
}

public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension View {
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { native() }
}
