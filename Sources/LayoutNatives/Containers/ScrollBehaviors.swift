import LayoutEngine
import LayoutProgram

extension Natives {
  /// Scroll targets, phases and geometry. Nothing scrolls by itself, so phase callbacks never run.
  static let scrollBehaviors: [Native] = targets + vectors + phases + scrollGeometry

  private static let targets: [Native] =
    [
      .native("ScrollTargetBehaviorContext.originalTarget") { .rect(Rect(origin: Point(x: 0, y: 0), size: .zero)) },
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
      .native("ScrollPhaseChangeContext.geometry") { ScrollMeasures().value },
      .native("View.onScrollPhaseChange(_: (ScrollPhase, ScrollPhase) -> Void)") {
        (run: Run, call: Arguments) in run.modify(call, nil)
      },
      .native("View.onScrollPhaseChange(_: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)") {
        (run: Run, call: Arguments) in run.modify(call, nil)
      },
      .native("View.onScrollGeometryChange(for:of:action:)") {
        (run: Run, call: Arguments, _: Value?, _: Value?, transform: FunctionValue, action: FunctionValue) in
        return run.modify(call, .handler(.scrollGeometry(of: transform, action)))
      },
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
      .native("ScrollGeometry.visibleRect") { (value: Value?) in .rect(ScrollMeasures(value).visible) },
    ]
}
