import LayoutEngine

extension Natives {
  /// What a scroll view tells, and where it may come to rest: nothing scrolls by itself, so that nobody is told.
  static let scrollBehaviors: [Native] = targets + vectors + phases + scrollGeometry

  private static let targets: [Native] =
    [
      .native("PagingScrollTargetBehavior.init()") { .token("paging") },
      .native("ViewAlignedScrollTargetBehavior.init(limitBehavior:)") { .token("viewAligned") },
      .native("ScrollTargetBehaviorContext.originalTarget") { .rect(Rect(origin: Point(x: 0, y: 0), size: .zero)) },
      .native("ScrollTargetBehaviorContext.velocity") { .size(.zero) },
      .native("ScrollTargetBehaviorContext.contentSize") { .size(.zero) },
      .native("ScrollTargetBehaviorContext.containerSize") { .size(.zero) },
      .native("ScrollTargetBehaviorContext.axes") { .edges(.vertical) },
      .property("ScrollTarget.rect") { (target: Value) in
        target
      } set: { (_: Value?, newValue: Value) in
        newValue
      },
      .property("ScrollTarget.anchor") { (_: Value?) in
        .none
      } set: { (target: Value, _: Value?) in
        target
      },
    ]

  private static let vectors: [Native] = [
    .native("CGVector.init(dx:dy:)") { (dx: Double, dy: Double) in .size(Size(width: dx, height: dy)) },
    .constant("CGVector.zero", .size(.zero)),
    .native("CGVector.dx") { (vector: Size) in .double(vector.width) },
    .native("CGVector.dy") { (vector: Size) in .double(vector.height) },

  ]

  private static let phases: [Native] =
    [
      .native("ScrollPhase.isScrolling") { (_: Value?) in .bool(false) },
      .native("ScrollPhaseChangeContext.geometry") { ScrollMeasures().value },
      .native("View.onScrollPhaseChange(_: (ScrollPhase, ScrollPhase) -> Void)") {
        (run: Run, call: Arguments) in run.modify(call, nil)
      },
      .native("View.onScrollPhaseChange(_: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)") {
        (run: Run, call: Arguments) in run.modify(call, nil)
      },
      .native("View.onScrollGeometryChange(for:of:action:)") { (run: Run, call: Arguments) in run.modify(call, nil) },
    ]

  private static let scrollGeometry: [Native] =
    [
      .native("ScrollGeometry.init(contentOffset:contentSize:contentInsets:containerSize:)") { (call: Arguments) in
        ScrollMeasures(call).value
      },
      .native("ScrollGeometry.contentOffset") { (value: Value?) in .point(ScrollMeasures(value).offset)
      },
      .native("ScrollGeometry.contentSize") { (value: Value?) in .size(ScrollMeasures(value).content) },
      .native("ScrollGeometry.contentInsets") { (value: Value?) in .insets(ScrollMeasures(value).insets) },
      .native("ScrollGeometry.containerSize") { (value: Value?) in .size(ScrollMeasures(value).container) },
      .native("ScrollGeometry.bounds") { (value: Value?) in .rect(ScrollMeasures(value).bounds) },
      .native("ScrollGeometry.visibleRect") { (value: Value?) in .rect(ScrollMeasures(value).bounds) },
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
