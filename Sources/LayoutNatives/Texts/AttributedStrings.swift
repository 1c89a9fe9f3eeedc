import Diagnostics
import LayoutEngine
import LayoutProgram

extension Natives {
  /// Attributed strings, represented by the runs that `Text` shows.
  static let attributedStrings: [Native] =
    [
      .native("Text.LineStyle.init(pattern:color:)") { .token("line") },
      .native("AttributedString.init()") { (call: Arguments) in attributed([], call) },
      .native("AttributedString.init(_:)") { (call: Arguments) in plain(call) },
      .native("AttributedString.init(stringLiteral:)") { (call: Arguments) in plain(call) },
      .native("AttributedString.init(localized:)") { (call: Arguments) in plain(call) },
      .native("AttributedString.init(_:attributes:)") { (call: Arguments, text: String, attributes: Value?) in
        attributed(merged([TextContent.Run(string: text)], with: attributes), call)
      },
      .native("AttributedString.init(markdown:)") { (call: Arguments, markdown: String?) throws(Stop) in
        // Text with Markdown signs would look different.
        if markdown?.contains(where: { "*_`[~<\\#".contains($0) }) == true {
          throw Stop(problem: Problem(unsupported: .call, at: call.range))
        }
        return plain(call)
      },
      .native("AttributeContainer.init()") { (call: Arguments) in attributed([TextContent.Run(string: "")], call) },
      .native("AttributedString.append(_:)") {
        (run: Run, call: Arguments, attributedString: Value?, other: Value?) throws(Stop) in
        let runs = runs(attributedString) + runs(other)
        if runs.count > Run.Budget.textRuns {
          throw Stop(.limit, LimitMessage.piecesOfText(most: Run.Budget.textRuns), at: call.range)
        }
        try run.step(at: call.range, counting: runs.count)
        return attributed(runs, call)
      },
      .native("AttributedString.mergeAttributes(_:)") {
        (call: Arguments, attributedString: Value?, attributes: Value?) in
        attributed(merged(runs(attributedString), with: attributes), call)
      },
      .native("AttributedString.setAttributes(_:)") { (call: Arguments, attributedString: Value?, attributes: Value?) in
        attributed(merged(runs(attributedString).map { TextContent.Run(string: $0.string) }, with: attributes), call)
      },
      .native("Text.init(_: AttributedString)") { (call: Arguments, content: Value?) in
        attributed(runs(content), call)
      },
      .native("String.init(_: AttributedString)") { (text: Value?) in .string(runs(text).map(\.string).joined())
      },
    ]
    + ["AttributedString", "AttributeContainer"].flatMap { owner in
      [
        look(owner, "font") { run, a in run.font = a.font(1) },
        look(owner, "foregroundColor") { run, a in run.fill = a.unwrapped(1)?.fill },
        look(owner, "kern") { run, a in run.tracking = a.double(1) },
        look(owner, "tracking") { run, a in run.tracking = a.double(1) },
        look(owner, "baselineOffset") { run, a in run.baselineOffset = a.double(1) },
        look(owner, "backgroundColor") { _, _ in },
        look(owner, "underlineStyle") { _, _ in },
        look(owner, "strikethroughStyle") { _, _ in },
        look(owner, "link") { _, _ in },
      ]
    }

  private static func look(
    _ owner: String, _ property: String, _ change: @escaping @Sendable (inout TextContent.Run, Arguments) -> Void
  ) -> Native {
    .property("\(owner).\(property)") {
      .none
    } set: { (call: Arguments, receiver: Value?, _: Value?) in
      var runs = runs(receiver)
      for index in runs.indices { change(&runs[index], call) }
      return attributed(runs, call)
    }
  }

  private static func plain(_ arguments: Arguments) -> Value {
    attributed([TextContent.Run(string: arguments.string(0) ?? "")], arguments)
  }

  /// The value of an attributed text.
  package static func attributed(_ runs: [TextContent.Run], _ arguments: Arguments) -> Value {
    .view(View(.text(TextContent(runs: runs)), at: arguments.range))
  }

  private static func runs(_ value: Value?) -> [TextContent.Run] {
    guard case .view(let view)? = value?.unerased, case .text(let content) = view.content else { return [] }
    return content.runs
  }

  /// The runs with the same attributes applied to each.
  private static func merged(_ runs: [TextContent.Run], with attributes: Value?) -> [TextContent.Run] {
    guard let look = Self.runs(attributes).first else { return runs }
    return runs.map { run in
      var run = run
      run.font = look.font ?? run.font
      run.fill = look.fill ?? run.fill
      run.tracking = look.tracking ?? run.tracking
      run.baselineOffset = look.baselineOffset ?? run.baselineOffset
      return run
    }
  }
}
