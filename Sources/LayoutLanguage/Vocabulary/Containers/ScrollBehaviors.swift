import LayoutEngine

extension Vocabulary {
  /// What a scroll view tells, and where it may come to rest: nothing scrolls by itself, so that nobody is told.
  static let scrollBehaviors: [NativeDeclaration] = targets + vectors + phases + scrollGeometry

  private static let targets: [NativeDeclaration] =
    [
      .type("protocol ScrollTargetBehavior").approximated("Nothing scrolls by itself: it is never asked."),
      .type("struct PagingScrollTargetBehavior: ScrollTargetBehavior"),
      .member("PagingScrollTargetBehavior", "init()") { .token("paging") },
      .type("struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior"),
      .member("ViewAlignedScrollTargetBehavior", "init(limitBehavior: ViewAlignedLimitBehavior = 0)") {
        .token("viewAligned")
      },
      .type("struct ScrollTarget"), .type("struct ScrollTargetBehaviorContext"),
      .member("ScrollTargetBehaviorContext", "var originalTarget: ScrollTarget") {
        .rect(Rect(origin: Point(x: 0, y: 0), size: .zero))
      },
      .member("ScrollTargetBehaviorContext", "var velocity: CGVector") { .size(.zero) },
      .member("ScrollTargetBehaviorContext", "var contentSize: CGSize") { .size(.zero) },
      .member("ScrollTargetBehaviorContext", "var containerSize: CGSize") { .size(.zero) },
      .member("ScrollTargetBehaviorContext", "var axes: AxisSet") { .edges(.vertical) },
      .property("ScrollTarget", "var rect: CGRect") { (target: Value) in
        target
      } set: { (_: Value?, newValue: Value) in
        newValue
      },
      .property("ScrollTarget", "var anchor: UnitPoint?") { (_: Value?) in
        .none
      } set: { (target: Value, _: Value?) in
        target
      },
    ] + names("ScrollTargetBehavior", ["paging", "viewAligned"])

  private static let vectors: [NativeDeclaration] = [
    .type("struct CGVector: Hashable"),
    .member("CGVector", "init(dx: CGFloat, dy: CGFloat)") { (dx: Double, dy: Double) in
      .size(Size(width: dx, height: dy))
    },
    .constant("CGVector", "zero", "CGVector", .size(.zero)),
    .member("CGVector", "var dx: CGFloat") { (vector: Size) in .double(vector.width) },
    .member("CGVector", "var dy: CGFloat") { (vector: Size) in .double(vector.height) },

  ]

  private static let phases: [NativeDeclaration] =
    [
      .type("struct ScrollPhase: Hashable"), .type("struct ScrollPhaseChangeContext"),
      .member("ScrollPhase", "var isScrolling: Bool") { (_: Value?) in .bool(false) },
      .member("ScrollPhaseChangeContext", "var geometry: ScrollGeometry") { ScrollMeasures().value },
      .modifier("onScrollPhaseChange(_ action: (ScrollPhase, ScrollPhase) -> Void)") {
        (run: Run, call: Arguments) in run.modify(call, nil)
      }.ignored,
      .modifier(
        "onScrollPhaseChange(_ action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)"
      ) { (run: Run, call: Arguments) in run.modify(call, nil) }.ignored,
      .modifier(
        "onScrollGeometryChange<T: Equatable>(for type: T.Type, of transform: (ScrollGeometry) -> T, action: (T, T) -> Void)"
      ) { (run: Run, call: Arguments) in run.modify(call, nil) }.ignored,
    ]
    + names("ScrollPhase", ["idle", "tracking", "interacting", "decelerating", "animating"])

  private static let scrollGeometry: [NativeDeclaration] =
    [
      .type("struct ScrollGeometry: Equatable"),
      .member(
        "ScrollGeometry",
        "init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize)"
      ) { (call: Arguments) in ScrollMeasures(call).value },
      .member("ScrollGeometry", "var contentOffset: CGPoint") { (value: Value?) in .point(ScrollMeasures(value).offset)
      },
      .member("ScrollGeometry", "var contentSize: CGSize") { (value: Value?) in .size(ScrollMeasures(value).content) },
      .member("ScrollGeometry", "var contentInsets: EdgeInsets") { (value: Value?) in
        .insets(ScrollMeasures(value).insets)
      },
      .member("ScrollGeometry", "var containerSize: CGSize") { (value: Value?) in
        .size(ScrollMeasures(value).container)
      },
      .member("ScrollGeometry", "var bounds: CGRect") { (value: Value?) in .rect(ScrollMeasures(value).bounds) },
      .member("ScrollGeometry", "var visibleRect: CGRect") { (value: Value?) in .rect(ScrollMeasures(value).bounds) },
    ]
}

/// What a scroll view says of itself.
private struct ScrollMeasures {
  var offset = Point(x: 0, y: 0)
  var content = Size.zero
  var insets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  var container = Size.zero

  init() {}

  init(_ arguments: Arguments) {
    take([arguments[0], arguments[1], arguments[2], arguments[3]])
  }

  init(_ value: Value?) {
    if case .tuple(let parts, _)? = value { take(parts) }
  }

  private mutating func take(_ parts: [Value?]) {
    for (index, part) in parts.enumerated() {
      switch (index, part) {
      case (0, .point(let point)?): offset = point
      case (1, .size(let size)?): content = size
      case (2, .insets(let given)?): insets = given
      case (3, .size(let size)?): container = size
      default: break
      }
    }
  }

  var value: Value { .tuple([.point(offset), .size(content), .insets(insets), .size(container)]) }
  var bounds: Rect { Rect(origin: offset, size: container) }
}
