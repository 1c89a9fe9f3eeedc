import Diagnostics
import LayoutEngine
import LayoutProgram

extension Natives {
  /// Containers as values: `HStackLayout(spacing: 4) { … }`, and `AnyLayout`, chosen at run time.
  static let layoutContainers: [Native] = [

    .native("Layout.callAsFunction(_:)") { (run: Run, call: Arguments, layout: Value?, _: Value?) throws(Stop) in
      let content = try run.content(call, 1)
      guard let choice = layout.flatMap(LayoutChoice.init) else { return .view(content) }
      return .view(View(.container(choice, content: content), at: call.range))
    },
    .native("HStackLayout.init(alignment:spacing:)") { (alignment: VerticalLine, spacing: Double?) in
      .layout(.stack(.horizontal, alignment.alignment, spacing: spacing))
    },
    .native("VStackLayout.init(alignment:spacing:)") { (alignment: HorizontalLine, spacing: Double?) in
      .layout(.stack(.vertical, alignment.alignment, spacing: spacing))
    },
    .native("ZStackLayout.init(alignment:)") { (alignment: AlignmentPair) in
      .layout(.zStack(alignment.both.0, alignment.both.1))
    },
    .native("GridLayout.init(alignment:horizontalSpacing:verticalSpacing:)") { (call: Arguments) in .layout(call.grid)
    },
    .native("AnyLayout.init(_:)") { (layout: Value) in
      guard let choice = LayoutChoice(layout) else { return layout }
      return .layout(.erased(choice))
    },
  ]
}
