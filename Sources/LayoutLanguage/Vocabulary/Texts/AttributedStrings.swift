import Diagnostics
import LayoutEngine

extension Vocabulary {
  /// Texts that know how they look. One is kept as what `Text` shows of it.
  static let attributedStrings: [NativeDeclaration] =
    [
      .type("struct AttributedString: Hashable").approximated("Looks the same all over: its parts cannot be changed."),
      .type("struct AttributeContainer: Hashable"), .type("struct TextLineStyle: Hashable").ignored,
      .constant("TextLineStyle", "single", "TextLineStyle", .token("single")).ignored,
      .member("TextLineStyle", "init(pattern: TextLineStylePattern = 0, color: Color? = nil)") { _, _ in
        .token("line")
      }.ignored,
      .member("AttributedString", "init()") { _, a in attributed([], a) },
      .member("AttributedString", "init(_ text: StringProtocol)") { _, a in plain(a) },
      .member("AttributedString", "init(stringLiteral: String)") { _, a in plain(a) },
      .member("AttributedString", "init(localized: String)") { _, a in plain(a) },
      .member("AttributedString", "init(_ text: String, attributes: AttributeContainer)") { _, a in
        attributed(merged([TextContent.Run(string: a.string(0) ?? "")], with: a[1]), a)
      },
      .member("AttributedString", "init(markdown: String) throws") { _, a throws(Stop) in
        // What has signs of Markdown in it would look otherwise.
        if a.string(0)?.contains(where: { "*_`[~<\\#".contains($0) }) == true {
          throw Stop(problem: Problem(unsupported: .call, at: a.range))
        }
        return plain(a)
      },
      .member("AttributeContainer", "init()") { _, a in attributed([TextContent.Run(string: "")], a) },
      .member("AttributedString", "mutating func append(_ other: AttributedString)") { run, a throws(Stop) in
        let runs = runs(a[0]) + runs(a[1])
        if runs.count > Run.Budget.textRuns {
          throw Stop(.limit, LimitMessage.piecesOfText(most: Run.Budget.textRuns), at: a.range)
        }
        try run.step(at: a.range, counting: runs.count)
        return attributed(runs, a)
      },
      .member("AttributedString", "mutating func mergeAttributes(_ attributes: AttributeContainer)") { _, a in
        attributed(merged(runs(a[0]), with: a[1]), a)
      },
      .member("AttributedString", "mutating func setAttributes(_ attributes: AttributeContainer)") { _, a in
        attributed(merged(runs(a[0]).map { TextContent.Run(string: $0.string) }, with: a[1]), a)
      },
      .member("Text", "init(_ content: AttributedString)") { _, a in attributed(runs(a[0]), a) },
      .member("String", "init(_ text: AttributedString)") { _, a in .string(runs(a[0]).map(\.string).joined()) },
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
    .property(owner, "var \(property)") { _, _ in
      .none
    } set: { _, a in
      var runs = runs(a[0])
      for index in runs.indices { change(&runs[index], a) }
      return attributed(runs, a)
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
