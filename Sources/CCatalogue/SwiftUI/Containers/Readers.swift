public struct GeometryReader: Primitive {
  public init(@ViewBuilder content: (GeometryProxy) -> some View) { native() }
}

public struct GeometryProxy {
  public var size: CGSize { native() }
  @approximated("Always zero: the stage has no safe area.") public var safeAreaInsets: EdgeInsets { native() }
  public func frame(in space: CoordinateSpace) -> CGRect { native() }
  public func bounds(of space: CoordinateSpace) -> CGRect? { native() }
}

public struct CoordinateSpace: Hashable {
  public static var local: CoordinateSpace { native() }
  public static var global: CoordinateSpace { native() }
  public static var scrollView: CoordinateSpace { native() }
  public static func scrollView(axis: Axis) -> CoordinateSpace { native() }
  public static func named<ID: Hashable>(_ name: ID) -> CoordinateSpace { native() }
}

extension View {
  public func coordinateSpace<ID: Hashable>(name: ID) -> some View { native() }
  public func coordinateSpace(_ space: CoordinateSpace) -> some View { native() }
}
