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
  public func replacingUnspecifiedDimensions(by size: CGSize = .zero) -> CGSize { native() }
}

public struct LayoutSubviews: RandomAccessCollection {
  public var layoutDirection: LayoutDirection { native() }
  public var indices: Range<Int> { native() }
  public var startIndex: Int { native() }
  public var endIndex: Int { native() }
  public subscript(_ index: Int) -> LayoutSubview { native() }
}

public struct LayoutSubview: Equatable {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { native() }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { native() }
  public func place(at position: CGPoint, anchor: UnitPoint = .center, proposal: ProposedViewSize) { native() }
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

public protocol LayoutValueKey {}

extension View {
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View { native() }
}

extension Array {
  public init(_ subviews: LayoutSubviews) { native() }
}

public func zip<Second>(_ first: LayoutSubviews, _ second: [Second]) -> Zip2Sequence<LayoutSubview, Second> { native() }
public func zip<First>(_ first: [First], _ second: LayoutSubviews) -> Zip2Sequence<First, LayoutSubview> { native() }
public func zip<Second>(_ first: Range<Int>, _ second: [Second]) -> Zip2Sequence<Int, Second> { native() }
