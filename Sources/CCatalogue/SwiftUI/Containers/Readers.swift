public struct GeometryReader<Content: View>: Primitive {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { native() }
}

public struct GeometryProxy {
  public var size: CGSize { native() }
  @approximated("Always zero: the stage has no safe area.") public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { native() }
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { native() }
}

public struct CoordinateSpace: Hashable {
  public static var local: CoordinateSpace { native() }
  public static var global: CoordinateSpace { native() }
  public static var scrollView: CoordinateSpace { native() }
  public static func scrollView(axis: Axis) -> CoordinateSpace { CoordinateSpace.scrollView }
  public static func named<ID: Hashable>(_ name: ID) -> CoordinateSpace { native() }
}

extension View {
  public func coordinateSpace<T: Hashable>(name: T) -> some View { native() }
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { native() }
}
