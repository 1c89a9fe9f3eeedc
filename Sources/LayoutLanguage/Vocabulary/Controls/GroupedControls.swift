import LayoutEngine

extension Vocabulary {
  /// Containers of a control or two. Where no phone was measured, sizes are a rule of thumb.
  static let groupedControls: [NativeDeclaration] =
    [
      .type("struct GroupBox: View").approximated(ruleOfThumb),
      .type("struct LabeledContent: View").approximated(ruleOfThumb),
      .type("struct ControlGroup: View").approximated(ruleOfThumb),
      .type("struct DisclosureGroup: View").approximated(ruleOfThumb),
      .type("struct Gauge: View").approximated(ruleOfThumb),
      .type("struct ColorPicker: View").approximated(ruleOfThumb),
      .type("struct ContentUnavailableView: View").approximated(ruleOfThumb),

      .member("GroupBox", "init(@ViewBuilder content: () -> View)") { run, a throws(Stop) in
        box(nil, try run.content(a, 0), a)
      },
      .member("GroupBox", "init(_ title: String, @ViewBuilder content: () -> View)") { run, a throws(Stop) in
        box(words(a, 0), try run.content(a, 1), a)
      },
      .member("GroupBox", "init(@ViewBuilder content: () -> View, @ViewBuilder label: () -> View)") {
        run, a throws(Stop) in
        box(try run.content(a, 1), try run.content(a, 0), a)
      },
      .member("GroupBox", "init(label: View, @ViewBuilder content: () -> View)") { run, a throws(Stop) in
        box(run.view(from: a[0] ?? .void), try run.content(a, 1), a)
      },

      .member("LabeledContent", "init(_ title: String, value: String)") { _, a in
        row([words(a, 0), .spacer(minLength: 8), words(a, 1)], a)
      },
      .member("LabeledContent", "init(_ title: String, @ViewBuilder content: () -> View)") { run, a throws(Stop) in
        row([words(a, 0), .spacer(minLength: 8), try run.content(a, 1).asOne], a)
      },
      .member("LabeledContent", "init(@ViewBuilder content: () -> View, @ViewBuilder label: () -> View)") {
        run, a throws(Stop) in
        row([try run.content(a, 1).asOne, .spacer(minLength: 8), try run.content(a, 0).asOne], a)
      },

      .member("ControlGroup", "init(@ViewBuilder content: () -> View)") { run, a throws(Stop) in
        row([try run.content(a, 0)], spacing: 8, a)
      },
      .member("ControlGroup", "init(_ title: String, @ViewBuilder content: () -> View)") { run, a throws(Stop) in
        row([try run.content(a, 1)], spacing: 8, a)
      },

      .member("Gauge", "init<V>(value: V, in bounds: ClosedRange<V> = 0, @ViewBuilder label: () -> View)") {
        run, a throws(Stop) in
        gauge(try run.content(a, 2), nil, a)
      },
      .member(
        "Gauge",
        "init<V>(value: V, in bounds: ClosedRange<V> = 0, @ViewBuilder label: () -> View, @ViewBuilder currentValueLabel: () -> View)"
      ) { run, a throws(Stop) in
        gauge(try run.content(a, 2), try run.content(a, 3), a)
      },
    ]
    + ["@ViewBuilder currentValueLabel: () -> View, ", ""].map { current in
      .member(
        "Gauge",
        "init<V>(value: V, in bounds: ClosedRange<V> = 0, @ViewBuilder label: () -> View, \(current)@ViewBuilder minimumValueLabel: () -> View, @ViewBuilder maximumValueLabel: () -> View)"
      ) { run, a throws(Stop) in
        gauge(try run.content(a, 2), current.isEmpty ? nil : try run.content(a, 3), a)
      }
    }
    + [

      .member("ColorPicker", "init(_ title: String, selection: Binding<Color>, supportsOpacity: Bool = true)") { _, a in
        row([words(a, 0), .spacer(minLength: 8), .room(width: 28, height: 28)], a)
      },

      .member("ContentUnavailableView", "init(_ title: String, systemImage: String, description: Text? = nil)") {
        run, a in
        unavailable(words(a, 0), symbol: a.string(1) ?? "", a[2].map { run.view(from: $0.unboxed) }, a)
      },
    ] + disclosures

  private static let ruleOfThumb = "Its size is a rule of thumb: no phone was measured."

  /// The label with an arrow at the end, and below it what it shows while it is open.
  private static let disclosures: [NativeDeclaration] =
    [
      .member("DisclosureGroup", "init(_ title: String, @ViewBuilder content: () -> View)") { run, a throws(Stop) in
        disclosure(words(a, 0), nil, a)
      },
      .member("DisclosureGroup", "init(@ViewBuilder content: () -> View, @ViewBuilder label: () -> View)") {
        run, a throws(Stop) in
        disclosure(try run.content(a, 1), nil, a)
      },
      .member(
        "DisclosureGroup", "init(_ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: () -> View)"
      ) { run, a throws(Stop) in
        disclosure(words(a, 0), a.isOpen(1) ? try run.content(a, 2) : nil, a)
      },
      .member(
        "DisclosureGroup",
        "init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> View, @ViewBuilder label: () -> View)"
      ) { run, a throws(Stop) in
        disclosure(try run.content(a, 2), a.isOpen(0) ? try run.content(a, 1) : nil, a)
      },
    ]

  private static func disclosure(_ label: View, _ content: View?, _ arguments: Arguments) -> Value {
    let head = View.row(spacing: 0, [label.asOne, .spacer(minLength: 8), .room(width: 13, height: 13)])
      .padded(horizontal: 0, vertical: 4)
    guard let content else { return .view(View(head.content, at: arguments.range)) }
    return column([head, content], arguments)
  }

  private static func box(_ label: View?, _ content: View, _ arguments: Arguments) -> Value {
    let inside = View.column(spacing: nil, [content])
    let all = label.map { View.column(.leading, spacing: 8, [$0.asOne, inside]) } ?? inside
    return .view(View(all.padded(horizontal: 16, vertical: 16).content, at: arguments.range))
  }

  private static func gauge(_ label: View, _ value: View?, _ arguments: Arguments) -> Value {
    let bar = View.room(width: nil, height: 4).asBar(tint: .color(.accent))
    return column([label.asOne, bar] + (value.map { [$0.asOne] } ?? []), arguments)
  }

  /// In the middle of all the room there is.
  static func unavailable(
    _ title: View, symbol: String, _ description: View?, _ arguments: Arguments
  ) -> Value {
    let image = View(.symbol(symbol, isResizable: false)).changing { $0.font = .style(.largeTitle) }
    let words = title.changing { $0.font = .style(.title2) }
    let parts = [image, words] + (description.map { [$0] } ?? [])
    let all = View.column(spacing: nil, parts).flexible(
      FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity))
    return .view(View(all.content, at: arguments.range))
  }

  private static func row(_ views: [View], spacing: Double = 0, _ arguments: Arguments) -> Value {
    .view(View(View.row(spacing: spacing, views).content, at: arguments.range))
  }

  private static func column(_ views: [View], _ arguments: Arguments) -> Value {
    .view(View(View.column(spacing: nil, views).content, at: arguments.range))
  }
}

extension Arguments {
  fileprivate func isOpen(_ index: Int) -> Bool {
    if case .bool(true)? = self[index]?.unboxed { return true }
    return false
  }
}
