import LayoutEngine
import LayoutProgram

extension Natives {
  /// The geometry of scroll views.
  static let scrollBehaviors: [Native] =
    [
      .native("View.onScrollGeometryChange(for:of:action:)") {
        (run: Run, call: Arguments, _: Value?, _: Value?, transform: FunctionValue, action: FunctionValue) in
        return run.modify(call, .handler(.scrollGeometry(of: transform, action)))
      },
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
