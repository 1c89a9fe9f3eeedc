import Diagnostics
import LayoutEngine

extension Vocabulary {
  /// Texts that know how they look. One is kept as what `Text` shows of it.
  static let attributedStrings: [NativeDeclaration] =
    [
      .type("struct AttributedString: Hashable").approximated("Looks the same all over: its parts cannot be changed."),
      .type("struct AttributeContainer: Hashable"), .type("struct TextLineStyle: Hashable").ignored,
      .constant("TextLineStyle", "single", "TextLineStyle", .token("single")).ignored,
      .member("TextLineStyle", "init(pattern: TextLineStylePattern = 0, color: Color? = nil)") {
        .token("line")
      }.ignored,
      .member("AttributedString", "init()") { (call: Arguments) in attributed([], call) },
      .member("AttributedString", "init(_ text: StringProtocol)") { (call: Arguments) in plain(call) },
      .member("AttributedString", "init(stringLiteral: String)") { (call: Arguments) in plain(call) },
      .member("AttributedString", "init(localized: String)") { (call: Arguments) in plain(call) },
      .member("AttributedString", "init(_ text: String, attributes: AttributeContainer)") {
        (call: Arguments, text: String, attributes: Value?) in
        attributed(merged([TextContent.Run(string: text)], with: attributes), call)
      },
      .member("AttributedString", "init(markdown: String) throws") {
        (call: Arguments, markdown: String?) throws(Stop) in
        // What has signs of Markdown in it would look otherwise.
        if markdown?.contains(where: { "*_`[~<\\#".contains($0) }) == true {
          throw Stop(problem: Problem(unsupported: .call, at: call.range))
        }
        return plain(call)
      },
      .member("AttributeContainer", "init()") { (call: Arguments) in attributed([TextContent.Run(string: "")], call) },
      .member("AttributedString", "mutating func append(_ other: AttributedString)") {
        (run: Run, call: Arguments, attributedString: Value?, other: Value?) throws(Stop) in
        let runs = runs(attributedString) + runs(other)
        if runs.count > Run.Budget.textRuns {
          throw Stop(.limit, LimitMessage.piecesOfText(most: Run.Budget.textRuns), at: call.range)
        }
        try run.step(at: call.range, counting: runs.count)
        return attributed(runs, call)
      },
      .member("AttributedString", "mutating func mergeAttributes(_ attributes: AttributeContainer)") {
        (call: Arguments, attributedString: Value?, attributes: Value?) in
        attributed(merged(runs(attributedString), with: attributes), call)
      },
      .member("AttributedString", "mutating func setAttributes(_ attributes: AttributeContainer)") {
        (call: Arguments, attributedString: Value?, attributes: Value?) in
        attributed(merged(runs(attributedString).map { TextContent.Run(string: $0.string) }, with: attributes), call)
      },
      .member("Text", "init(_ content: AttributedString)") { (call: Arguments, content: Value?) in
        attributed(runs(content), call)
      },
      .member("String", "init(_ text: AttributedString)") { (text: Value?) in .string(runs(text).map(\.string).joined())
      },
    ]
    + ["AttributedString", "AttributeContainer"].flatMap { owner in
      [
        look(owner, "font: Font?") { run, a in run.font = a.font(1) },
        look(owner, "foregroundColor: Color?") { run, a in run.fill = a.unwrapped(1)?.fill },
        look(owner, "kern: CGFloat?") { run, a in run.tracking = a.double(1) },
        look(owner, "tracking: CGFloat?") { run, a in run.tracking = a.double(1) },
        look(owner, "baselineOffset: CGFloat?") { run, a in run.baselineOffset = a.double(1) },
        look(owner, "backgroundColor: Color?") { _, _ in }.ignored,
        look(owner, "underlineStyle: TextLineStyle?") { _, _ in }.ignored,
        look(owner, "strikethroughStyle: TextLineStyle?") { _, _ in }.ignored,
        look(owner, "link: URL?") { _, _ in }.ignored,
      ]
    }

  private static func look(
    _ owner: String, _ property: String, _ change: @escaping @Sendable (inout TextContent.Run, Arguments) -> Void
  ) -> NativeDeclaration {
    .property(owner, "var \(property)") {
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
  static func attributed(_ runs: [TextContent.Run], _ arguments: Arguments) -> Value {
    .view(View(.text(TextContent(runs: runs)), at: arguments.range))
  }

  private static func runs(_ value: Value?) -> [TextContent.Run] {
    guard case .view(let view)? = value?.unerased, case .text(let content) = view.content else { return [] }
    return content.runs
  }

  /// Whatever the attributes say is said of every run.
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
