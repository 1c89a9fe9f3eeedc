import LayoutEngine
import LayoutProgram

extension Natives {
  /// Containers of a few controls. Sizes that nobody measured on a phone are estimates.
  static let groupedControls: [Native] =
    [

      .native("GroupBox.init(content:)") { (run: Run, call: Arguments) throws(Stop) in
        box(nil, try run.content(call, 0), call)
      },
      .native("GroupBox.init(content:label:)") { (run: Run, call: Arguments) throws(Stop) in
        box(try run.content(call, 1), try run.content(call, 0), call)
      },

      .native("LabeledContent.init(_:value:)") { (call: Arguments) in
        row([words(call, 0), .spacer(minLength: 8), words(call, 1)], call)
      },
      .native("LabeledContent.init(_:content:)") { (run: Run, call: Arguments) throws(Stop) in
        row([words(call, 0), .spacer(minLength: 8), try run.content(call, 1).asOne], call)
      },
      .native("LabeledContent.init(content:label:)") { (run: Run, call: Arguments) throws(Stop) in
        row([try run.content(call, 1).asOne, .spacer(minLength: 8), try run.content(call, 0).asOne], call)
      },

    ]
    + ["Int": "IntegerFormatStyle", "Double": "FloatingPointFormatStyle"].sorted { $0.key < $1.key }.map {
      number, style in
      .native("LabeledContent.init(_: String, value: \(number), format: \(style))") {
        (call: Arguments, _: Value?, value: Double, format: Value?) in
        let written = View.text(NumberFormat(format).text(value), at: call.range)
        return row([words(call, 0), .spacer(minLength: 8), written], call)
      }
    }
    + [
      .native("ControlGroup.init(content:)") { (run: Run, call: Arguments) throws(Stop) in
        row([try run.content(call, 0)], spacing: 8, call)
      },

      .native("Gauge.init(value:in:label:)") { (run: Run, call: Arguments) throws(Stop) in
        gauge(try run.content(call, 2), nil, call)
      },
      .native("Gauge.init(value:in:label:currentValueLabel:)") { (run: Run, call: Arguments) throws(Stop) in
        gauge(try run.content(call, 2), try run.content(call, 3), call)
      },
    ]
    + [

      .native("ColorPicker.init(_:selection:supportsOpacity:)") { (call: Arguments) in
        row([words(call, 0), .spacer(minLength: 8), .room(width: 28, height: 28)], call)
      },

      .native("ContentUnavailableView.init(_:systemImage:description:)") {
        (run: Run, call: Arguments, _: Value?, systemImage: String, description: Value?) in
        unavailable(words(call, 0), symbol: systemImage, description.map { run.view(from: $0.unboxed) }, call)
      },
    ] + disclosures

  /// Disclosure groups: a label with a chevron at the end, and the content below it while open.
  private static let disclosures: [Native] =
    [
      .native("DisclosureGroup.init(content:label:)") { (run: Run, call: Arguments) throws(Stop) in
        disclosure(try run.content(call, 1), nil, call)
      },
      .native("DisclosureGroup.init(isExpanded:content:label:)") { (run: Run, call: Arguments) throws(Stop) in
        disclosure(try run.content(call, 2), call.isOpen(0) ? try run.content(call, 1) : nil, call)
      },
    ]

  private static func disclosure(_ label: View, _ content: View?, _ arguments: Arguments) -> Value {
    let head = View.row(spacing: 0, [label.asOne, .spacer(minLength: 8), .room(width: 13, height: 13)])
      .padded(horizontal: 0, vertical: 4)
    guard let content else { return .view(View(head.content, at: arguments.range)) }
    return column([head, content], arguments)
  }

  private static func box(_ label: View?, _ content: View, _ arguments: Arguments) -> Value {
    control(.groupBox(label: label, content: content), arguments)
  }

  private static func gauge(_ label: View, _ value: View?, _ arguments: Arguments) -> Value {
    let bar = View.room(width: nil, height: 4).asBar(tint: .color(.accent))
    return column([label.asOne, bar] + (value.map { [$0.asOne] } ?? []), arguments)
  }

  /// Content in the center of the available space.
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
