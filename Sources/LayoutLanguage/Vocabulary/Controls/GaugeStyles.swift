import Diagnostics
import LayoutEngine

extension Vocabulary {
  /// Styles of gauges, and of what stands in groups.
  static let gaugeStyles: [NativeDeclaration] =
    [
      .modifier("gaugeStyle(_ style: GaugeStyle)") { (run: Run, call: Arguments, view: Value, style: NativeCase?) in
        guard style?.name.hasPrefix("accessoryCircular") == true else { return run.modify(call, nil) }
        let ring = View.room(width: ringSize, height: ringSize)
        return .view(View(ring.content, at: call.range))
      }.approximated("A round gauge is 58 × 58: no phone was measured.")
    ]
    + styles.flatMap { proto, names in
      [.type("protocol \(proto)")]
        + names.flatMap { name -> [NativeDeclaration] in
          let start = name == "automatic" ? "Default" : name.prefix(1).uppercased() + String(name.dropFirst())
          return [
            .constant(proto, name, proto, .token(name)), .type("struct \(start)\(proto): \(proto)"),
            .member("\(start)\(proto)", "init()") { .token(name) },
          ]
        }
    }
    + ["ControlGroupStyle", "DisclosureGroupStyle"].map { proto in
      .modifier("\(proto.prefix(1).lowercased() + proto.dropFirst())(_ style: \(proto))") {
        (run: Run, call: Arguments, _: Value?, style: Value) throws(Stop) in
        if case .token = style { return run.modify(call, nil) }
        throw Stop(problem: Problem(unsupported: .name(proto), at: call.range))
      }.approximated("Looks as without it; a style of one's own is not supported.")
    }

  private static let ringSize = 58.0

  private static let styles: [(proto: String, names: [String])] = [
    (
      "GaugeStyle",
      [
        "automatic", "linearCapacity", "accessoryCircular", "accessoryCircularCapacity", "accessoryLinear",
        "accessoryLinearCapacity", "circular", "linear",
      ]
    ),
    ("ControlGroupStyle", ["automatic", "navigation", "menu", "compactMenu", "palette"]),
    ("DisclosureGroupStyle", ["automatic"]), ("GroupBoxStyle", ["automatic"]),
  ]
}
