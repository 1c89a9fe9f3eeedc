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

public struct ScrollTarget {
  public var rect: CGRect {
    get { native() }
    set { native() }
  }
  public var anchor: UnitPoint? {
    get { native() }
    set { native() }
  }
}

public struct ScrollTargetBehaviorContext {
  public var originalTarget: ScrollTarget { native() }
  public var velocity: CGVector { CGVector.zero }
  public var contentSize: CGSize { CGSize.zero }
  public var containerSize: CGSize { CGSize.zero }
  public var axes: Axis.Set { Axis.Set.vertical }
}

public struct CGVector: Hashable {
  public init(dx: CGFloat, dy: CGFloat) { native() }
  public static var zero: CGVector { native() }
  public var dx: CGFloat { native() }
  public var dy: CGFloat { native() }
}

public struct ScrollPhase: Hashable {
  public var isScrolling: Bool { false }
  public static let idle = Self(), tracking = Self(), interacting = Self(), decelerating = Self(), animating = Self()
}

public struct ScrollPhaseChangeContext { public var geometry: ScrollGeometry { native() } }

extension View {
  @inert public func onScrollPhaseChange(_ action: (ScrollPhase, ScrollPhase) -> Void) -> some View { native() }
  @inert public func onScrollPhaseChange(_ action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)
    -> some View
  { native() }
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
