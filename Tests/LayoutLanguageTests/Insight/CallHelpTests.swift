import Diagnostics
import Testing

@testable import LayoutEditing

/// Signature help for the call at the cursor: its active overload, with the active parameter in brackets.
@Suite struct CallHelpTests {
  private static let slip =
    "struct Slip: View { let order: String; var wide = 3; var body: some View { Text(order) } }\n"

  static let cases: [(text: String, wanted: String?)] = [
    (
      "Text(\"a\").frame(¦)",
      "func frame([width: CGFloat? = nil], height: CGFloat? = nil, alignment: Alignment = .center) -> some View"
    ),
    (
      "Text(\"a\").frame(width: ¦)",
      "func frame([width: CGFloat? = nil], height: CGFloat? = nil, alignment: Alignment = .center) -> some View"
    ),
    (
      "Text(\"a\").frame(width: 3, height: ¦",
      "func frame(width: CGFloat? = nil, [height: CGFloat? = nil], alignment: Alignment = .center) -> some View"
    ),
    (
      "Text(\"a\").frame(minWidth: 3, maxWidth: 4¦)",
      "func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, [maxWidth: CGFloat? = nil], minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View"
    ),
    (
      "Text(\"a\").alignmentGuide(.top, ¦)",
      "func alignmentGuide(_ guide: HorizontalAlignment, [computeValue: @escaping (ViewDimensions) -> CGFloat]) -> some View"
    ),
    (
      "HStack(¦) { Text(\"a\") }",
      "init([alignment: VerticalAlignment = .center], spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
    ),
    ("Slip(order: \"a\", wide: ¦)", "init(order: String, [wide: Int = …])"),
    ("Slip(¦", "init([order: String], wide: Int = …)"),
    ("add(1, ¦)", "func add(_ a: Int, [_ b: Int]) -> Int"),
    ("HStack { ¦ }", nil), ("Text(\"a\")¦", nil), ("¦", nil),
  ]

  @Test(arguments: cases) func helpIsGiven(text: String, wanted: String?) throws {
    let marked = MarkedText(
      "\(Self.slip)func add(_ a: Int, _ b: Int) -> Int { a + b }\nstruct Card: View {\n  var body: some View {\n    \(text)\n  }\n}\n"
    )
    let help = try #require(marked.asked { $0.call(at: marked.cursor) })
    #expect(help.map { Self.words(of: $0) } == wanted)
  }

  private static func words(of help: CallHelp) -> String {
    let form = help.signatures[help.activeSignature]
    var letters = form.label.map { String($0) }
    if form.parameters.indices.contains(help.activeParameter) {
      let range = form.parameters[help.activeParameter]
      letters[range.lowerBound] = "[" + letters[range.lowerBound]
      letters[range.upperBound - 1] += "]"
    }
    return letters.joined()
  }
}
