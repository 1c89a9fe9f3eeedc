import LayoutEngine
import LayoutProgram

extension Natives {
  /// Apps and their scenes: the first window is the stage.
  static let apps: [Native] =
    [

      .native("WindowGroup.init(content:)") { (run: Run, call: Arguments) throws(Stop) in
        .view(try run.content(call, 0))
      },
      .native("Window.init(_:id:content:)") { (run: Run, call: Arguments) throws(Stop) in
        .view(try run.content(call, 2))
      },

      .native("View.previewLayout(_:)") { (run: Run, call: Arguments, _: Value, layout: Value) in
        guard case .size(let size) = layout else { return run.modify(call, nil) }
        return run.modify(call, .previewSize(size))
      },
      .native("PreviewLayout.fixed(width:height:)") { (width: Double, height: Double) in
        .size(Size(width: width, height: height))
      },
    ]
    + ["environmentObject(_:)", "environment(_:)"].map { name in
      .native("Scene.\(name)") { (run: Run, call: Arguments) throws(Stop) in
        guard case .object(let object)? = call.unwrapped(1) else { return try call.value(0) }
        return run.modify(call, .environment { $0.values[.object(object.nominal)] = .object(object) })
      }
    }
    + [
      .native("WindowGroup.init(for:content:)") {
        (run: Run, call: Arguments, _: Value?, content: FunctionValue) throws(Stop) in
        // A window for a value is shown with the value nil.
        .view(run.view(from: try run.call(content, [.box(Box(.none))], at: call.range), at: call.range))
      }
    ]
}
