// swift-format-ignore-file: AmbiguousTrailingClosureOverload

@approximated("Nothing scrolls by itself: it is never asked.") public protocol ScrollTargetBehavior {}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: Self { token() } }

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { token() }
}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() { token("paging") } }

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public init(limitBehavior: ViewAlignedLimitBehavior = .automatic) { token("viewAligned") }
}

extension View {
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: (ScrollGeometry) -> T, action: (T, T) -> Void
  ) -> some View { native() }
}

public struct ScrollGeometry: Equatable {
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    native()
  }
  public var contentOffset: CGPoint { native() }
  public var contentSize: CGSize { native() }
  public var contentInsets: EdgeInsets { native() }
  public var containerSize: CGSize { native() }
  public var bounds: CGRect { native() }
  public var visibleRect: CGRect { native() }
}
