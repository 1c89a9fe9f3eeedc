import Diagnostics
import LayoutEngine
import LayoutProgram

extension Natives {
  /// Styles of gauges, and of groups.
  static let gaugeStyles: [Native] =
    [
      .native("View.gaugeStyle(_:)") { (run: Run, call: Arguments, view: Value, style: NativeCase?) in
        guard style?.name.hasPrefix("accessoryCircular") == true else { return run.modify(call, nil) }
        let ring = View.room(width: ringSize, height: ringSize)
        return .view(View(ring.content, at: call.range))
      }
    ]
    + ["ControlGroupStyle", "DisclosureGroupStyle"].map { proto in
      .native("View.\(proto.prefix(1).lowercased() + proto.dropFirst())(_:)") {
        (run: Run, call: Arguments, _: Value?, style: Value) throws(Stop) in
        if case .token = style { return run.modify(call, nil) }
        throw Stop(problem: Problem(unsupported: .name(proto), at: call.range))
      }
    }

  private static let ringSize = 58.0

}
