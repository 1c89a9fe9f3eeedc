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
      .native("WindowGroup.init(_:content:)") { (run: Run, call: Arguments) throws(Stop) in
        .view(try run.content(call, 1))
      },
      .native("WindowGroup.init(id:content:)") { (run: Run, call: Arguments) throws(Stop) in
        .view(try run.content(call, 1))
      },
      .native("WindowGroup.init(_:id:content:)") { (run: Run, call: Arguments) throws(Stop) in
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
      "onChange(of:initial:_:)", "onChange(of:perform:)", "commands(content:)", "defaultSize(width:height:)",
      "defaultSize(_:)",
    ].map { name in .native("Scene.\(name)") { (call: Arguments) throws(Stop) in try call.value(0) } }
    + windowsForValues

  /// Windows that open for a value.
  private static let windowsForValues: [Native] =
    [
      .native("WindowGroup.init(for:content:)") {
        (run: Run, call: Arguments, _: Value?, content: FunctionValue) throws(Stop) in
        try window(content, run, call)
      }
    ]
    + ["_", "id"].map { label in
      .native("WindowGroup.init(\(label):for:content:)") {
        (run: Run, call: Arguments, _: Value?, _: Value?, content: FunctionValue) throws(Stop) in
        try window(content, run, call)
      }
    }

  /// A window for a value, shown with the value nil.
  private static func window(_ content: FunctionValue?, _ run: Run, _ call: Arguments) throws(Stop) -> Value {
    guard let content else { return .view(View(.empty)) }
    return .view(run.view(from: try run.call(content, [.box(Box(.none))], at: call.range), at: call.range))
  }
}
