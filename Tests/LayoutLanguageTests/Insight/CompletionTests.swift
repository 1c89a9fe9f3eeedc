import Diagnostics
import LayoutProgram
import Testing

@testable import LayoutEditing

/// Completions at one position: the first names, chosen by hand; some that must be there, and some that must not.
@Suite struct CompletionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    var first: [String] = []
    var offered: [String] = []
    var missing: [String] = []
    var testDescription: String { name }
  }

  @Test(arguments: cases) func whatFitsIsOffered(_ example: Case) throws {
    let marked = MarkedText(example.text)
    let found = try #require(marked.asked { $0.completions(at: marked.cursor) })
    let names = found.map(\.name)
    #expect(Array(names.prefix(example.first.count)) == example.first)
    #expect(example.offered.filter { !names.contains($0) } == [], "of \(names.prefix(60))")
    #expect(example.missing.filter { names.contains($0) } == [])
    #expect(found.map(\.rank) == found.map(\.rank).sorted())
  }

  @Test func nothingIsOfferedTwice() throws {
    let marked = MarkedText(Self.body("Text(\"a\").¦"))
    let labels = try #require(marked.asked { $0.completions(at: marked.cursor) }).map(\.label)
    #expect(labels.count > 100 && Set(labels).count == labels.count)
  }

  /// Held against the course's own answers.
  @Test func theModifiersOfTheAnswersAreTheUsualOnes() {
    let text = InsightSample.solutions.map(\.source.text).joined()
    var counts: [Substring: Int] = [:]
    for use in text.matches(of: /[\n)}] *\.([a-z][A-Za-z]*)\(/) { counts[use.1, default: 0] += 1 }
    let most = counts.sorted { $0.value > $1.value }.prefix(7).map { String($0.key) }
    #expect(most.filter { !ModifierFacts.of($0).contains(.isUsual) } == ["fill"], "\(most)")
  }

  private static func body(_ text: String, _ members: String = "", around: String = "") -> String {
    "import SwiftUI\n\(around)\nstruct Card: View {\n  \(members)\n  var body: some View {\n    \(text)\n  }\n}\n"
  }

  private static let shelf = """
    extension VerticalAlignment {
      private enum Shelf: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.bottom] }
      }
      static let shelf = VerticalAlignment(Shelf.self)
    }
    """

  static let cases = [
    Case(
      name: "modifiers behind a view",
      text: body("Text(\"a\").al¦"), first: ["alignmentGuide", "alert"], offered: ["allowsTightening"],
      missing: ["padding", "Text"]),
    Case(
      name: "own modifiers stand first",
      text: body("Text(\"a\").¦", around: "extension View { func card() -> some View { padding() } }"), first: ["card"],
      offered: ["padding", "frame", "alignmentGuide", "bold", "background"], missing: ["Text", "leading"]),
    Case(
      name: "the alignments of an axis, own ones first",
      text: body("HStack(alignment: .¦) { Text(\"a\") }", around: shelf), first: ["shelf"],
      offered: ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"],
      missing: ["leading", "trailing", "padding"]),
    Case(
      name: "the alignments of the other axis",
      text: body("VStack(alignment: .¦) { Text(\"a\") }"), offered: ["leading", "center", "trailing"],
      missing: ["top", "firstTextBaseline"]),
    Case(
      name: "guides of both axes",
      text: body("Text(\"a\").alignmentGuide(.leading) { d in d[.¦] }", around: shelf),
      offered: ["leading", "top", "center", "shelf", "firstTextBaseline"]),
    Case(
      name: "guides of both axes, with nothing behind them",
      text: body("Text(\"a\").alignmentGuide(.leading) { d in d[.¦"), offered: ["leading", "top", "center"]),
    Case(
      name: "which guide is set",
      text: body("Text(\"a\").alignmentGuide(.¦)"), offered: ["leading", "top", "firstTextBaseline"]),
    Case(
      name: "what a guide's closure is given",
      text: body("Text(\"a\").alignmentGuide(.leading) { d in d.¦ }"), offered: ["width", "height"],
      missing: ["leading", "padding"]),
    Case(
      name: "the closure's parameter by its name",
      text: body("Text(\"a\").alignmentGuide(.leading) { dimensions in di¦ }"), first: ["dimensions"],
      missing: ["disabled"]),
    Case(
      name: "what a type has itself, not its values",
      text: body("Text(\"a\").background(Color.¦)"), offered: ["red", "blue"], missing: ["padding", "opacity"]),
    Case(
      name: "the cases of an enum",
      text: body(
        "Text(side == .¦ ? \"a\" : \"b\")", "var side = Side.near", around: "enum Side { case near, far(Int) }"),
      offered: ["near", "far"]),
    Case(
      name: "the cases in a switch",
      text: body(
        "switch side {\n    case .¦\n    }", "var side = Side.near", around: "enum Side { case near, far }"),
      offered: ["near", "far"]),
    Case(
      name: "properties and locals by their names",
      text: body("let wide = width * 2\n    Color.red.frame(width: wi¦)", "var width: CGFloat = 3"),
      offered: ["wide", "width"], missing: ["windowResizability"]),
    Case(
      name: "own views and those of SwiftUI",
      text: body(
        "VStack {\n      S¦\n    }",
        around: "struct Slip: View { let order: String; var body: some View { Text(order) } }"),
      first: ["Slip", "Slip"], offered: ["Spacer", "Slider", "ScrollView"], missing: ["padding", "HStack"]),
    Case(
      name: "labels in the parentheses of a call",
      text: body("Text(\"a\").frame(¦)"), first: ["alignment", "height"], offered: ["width", "minWidth"],
      missing: ["padding"]),
    Case(
      name: "labels that are not there yet",
      text: body("Text(\"a\").frame(width: 3, ¦)"), offered: ["height", "alignment"]),
    Case(
      name: "labels of one's own views",
      text: body(
        "Slip(¦)", around: "struct Slip: View { let order: String; var wide = 3; var body: some View { Text(order) } }"),
      offered: ["order", "wide"]),
    Case(
      name: "types where a type stands",
      text: body("Text(\"a\")", "var side: Hor¦"), offered: ["HorizontalAlignment", "HorizontalEdge"],
      missing: ["Text", "padding"]),
    Case(
      name: "bindings behind a dollar",
      text: body("Toggle(\"a\", isOn: $¦)", "@State private var isOpen = false"), offered: ["$isOpen"]),
    Case(
      name: "letters that lie apart",
      text: body("Text(\"a\").alGu¦"), first: ["alignmentGuide"]),
    Case(
      name: "what another statement has wrong does not matter",
      text: body("VStack {\n      Text(\"a\").nonsense(3)\n      Text(\"b\").pad¦\n    }"), offered: ["padding"]),
    Case(
      name: "a modifier on a line of its own",
      text: body("Text(\"a\")\n      .fra¦\n      .padding()"), first: ["frame"]),
    Case(
      name: "a dot with nothing behind it, before the next line",
      text: body("VStack {\n      Text(\"a\").¦\n      Text(\"b\")\n    }"), offered: ["padding", "alignmentGuide"]),
    Case(name: "nothing inside of a text", text: body("Text(\"a¦\")"), missing: ["alignmentGuide", "VStack", "let"]),
    Case(
      name: "nothing inside of a comment", text: body("Text(\"a\") // pad¦"), missing: ["padding", "VStack", "let"]),
    Case(name: "a tuple's parts", text: "let size = (wide: 3, high: 4)\nlet a = size.¦\n", offered: ["wide", "high"]),
    Case(
      name: "types of one's own inside of others", text: "enum Deck { struct Card2 {} }\nlet a = Deck.¦\n",
      offered: ["Card2"]),
    Case(
      name: "key paths",
      text: body(
        "ForEach(cities, id: \\.¦) { Text($0.title) }", "var cities = [City()]",
        around: "struct City { var title = \"a\" }"),
      offered: ["title", "self"]),
  ]

  @Test func givenTypesAreOffered() throws {
    let marked = MarkedText("struct Card: View { var body: some View { Sl¦ } }\n")
    let given = SourceText(
      name: "given.layout", text: "struct Slip: View {\n  let order: String\n  var body: some View { Text(order) }\n}\n"
    )
    let found = try #require(marked.asked(with: [given]) { $0.completions(at: marked.cursor) })
    #expect(found.first?.name == "Slip")
    #expect(found.contains { $0.label == "Slip(order:)" && $0.insertedText == "Slip(order: String)" })
  }

  /// The inserted text for a name, with `‹ ›` around placeholders.
  static let insertions = [
    ("Text(\"a\").alignmentG¦", "alignmentGuide(‹guide›) { ‹ViewDimensions› in ‹CGFloat› }"),
    ("Text(\"a\").alignmentG¦(.leading) { d in 3 }", "alignmentGuide"),
    ("Text(\"a\").bol¦", "bold()"), ("Text(\"a\").overl¦", "overlay(‹content›)"), ("Spac¦", "Spacer"),
    ("ZSta¦", "ZStack"),
    ("GeometryRead¦", "GeometryReader"),
  ]

  @Test(arguments: insertions) func whatIsWritten(text: String, wanted: String) throws {
    let marked = MarkedText(Self.body(text))
    let found = try #require(marked.asked { $0.completions(at: marked.cursor) })
    let written = found.map { completion in
      completion.insertion.map { part in
        switch part {
        case .text(let text): text
        case .placeholder(let word): "‹\(word)›"
        }
      }.joined()
    }
    #expect(written.contains(wanted), "\(written.prefix(10))")
    let replaced = found.first.map {
      String(decoding: marked.source.bytes[$0.replaces.lower..<$0.replaces.upper], as: UTF8.self)
    }
    #expect(replaced.map { marked.source.text.contains($0) } == true)
    #expect(found.first?.replaces.upper == marked.cursor)
  }
}

extension Completion {
  /// The inserted text with its placeholders.
  fileprivate var insertedText: String {
    insertion.map {
      switch $0 {
      case .text(let text), .placeholder(let text): text
      }
    }.joined()
  }
}
