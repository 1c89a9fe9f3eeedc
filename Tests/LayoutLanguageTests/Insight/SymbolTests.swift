import Diagnostics
import Testing

@testable import LayoutEditing
@testable import LayoutLanguage
@testable import LayoutProgram

/// The kind and declaration of the marked name, as Swift writes it.
@Suite struct SymbolTests {
  static let cases: [(text: String, wanted: String?)] = [
    ("Text(\"a\").⟦padding⟧(3)", "method func padding(_ length: CGFloat) -> some View"),
    (
      "Text(\"a\").⟦frame⟧(width: 3)",
      "method func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View"
    ),
    ("⟦HStack⟧ { Text(\"a\") }", "type struct HStack<Content: View>: View"),
    ("HStack(alignment: .⟦top⟧) { Text(\"a\") }", "property static let top: VerticalAlignment"),
    ("Text(\"a\").alignmentGuide(.leading) { ⟦d⟧ in d.width }", "parameter let d: ViewDimensions"),
    ("Text(\"a\").alignmentGuide(.leading) { d in ⟦d⟧.width }", "parameter let d: ViewDimensions"),
    ("Text(\"a\").alignmentGuide(.leading) { d in d.⟦width⟧ }", "property var width: CGFloat"),
    ("Text(\"a\").alignmentGuide(.leading) { d in ⟦d⟧[.nothing] }", "parameter let d: ViewDimensions"),
    ("let ⟦half⟧ = width / 2\n    Text(\"a\").padding(half)", "variable let half: CGFloat"),
    ("Text(\"a\").padding(⟦width⟧)", "property @State private var width: CGFloat"),
    ("Text(\"a\").padding(⟦twice⟧(3))", "method func twice(_ n: CGFloat) -> CGFloat"),
    (
      "Text(\"a\").frame(⟦width⟧: 3)",
      "parameter func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View"
    ),
    ("Text(\"a\").⟦nonsense⟧(3)", nil),
  ]

  @Test(arguments: cases) func whatIsSaidOfAName(text: String, wanted: String?) throws {
    let marked = MarkedText(
      """
      struct Card: View {
        @State private var width: CGFloat = 3
        func twice(_ n: CGFloat) -> CGFloat { n * 2 }
        var body: some View {
          \(text)
        }
      }
      """)
    let place = try #require(marked.places.first)
    let symbols = try #require(marked.asked { insight in [place.lower, place.upper].map { insight.symbol(at: $0) } })
    for symbol in symbols { #expect(symbol.map { "\($0.kind) \($0.signature ?? "")" } == wanted) }
  }

  /// `⟦` and `⟧` mark names, and after them stands the type that nobody wrote.
  @Test func typesThatNobodyWroteAreKnown() throws {
    let marked = MarkedText(
      """
      struct Card: View {
        @Environment(\\.layoutDirection) private var ⟦direction⟧
        var ⟦gap⟧ = 3, wide: CGFloat = 4
        enum Side { case near, far(_ by: Int) }
        func twice(of n: Int) -> Int { n * 2 }
        var body: some View {
          let ⟦half⟧ = wide / 2
          ForEach(0..<3) { ⟦row⟧ in
            Text("\\(row)").alignmentGuide(.leading) { ⟦d⟧ in d.width - half - CGFloat(twice(of: gap)) }
          }
        }
      }
      """)
    let found = try #require(marked.asked { $0.inferredTypes().map { ($0.place, $0.type) } })
    #expect(found.map(\.0) == marked.places.map(\.upper))
    #expect(found.map(\.1) == ["LayoutDirection", "Int", "CGFloat", "Int", "ViewDimensions"])
  }

  @Test func problemsAreThoseOfCompiling() throws {
    for text in ["Text(\"a\").nonsense()\nlet a: Int = \"b\"\n", "struct A {\n", "let a = 1\n", "Text(\"a\"))\n"] {
      let source = SourceText(name: "a.layout", text: text)
      let found = withDeadline(seconds: 60) { () -> ([Problem], [Problem], Bool) in
        let insight = SourceInsight([source], by: nil)
        do throws(Problems) {
          return (insight.problems, try Program.compile([source]).warnings, insight.program != nil)
        } catch {
          return (insight.problems, error.all, insight.program == nil)
        }
      }
      let (own, compiled, agrees) = try #require(found)
      #expect(own == compiled)
      #expect(agrees)
    }
  }

  @Test func tokensSayWhatTheyAre() throws {
    let marked = MarkedText(
      "struct Card: View {\n  var width: CGFloat = 3\n  var body: some View { Text(\"a\").padding(width) }\n}\n")
    let tokens = try #require(marked.asked { $0.tokens() })
    let words = tokens.map { token in
      let text = String(decoding: marked.source.bytes[token.range.lower..<token.range.upper], as: UTF8.self)
      return "\(text) \(token.kind)\(token.isDeclaration ? " declared" : "")\(token.isFromVocabulary ? " library" : "")"
    }
    #expect(
      words == [
        "Card type declared", "View protocol library", "width property declared", "CGFloat type library",
        "body property declared", "View protocol library", "Text type library", "padding method library",
        "width property",
      ])
  }

  @Test func theOutlineIsTheTextsOwn() throws {
    let marked = MarkedText(
      """
      import SwiftUI
      enum Side: String { case near, far(Int) }
      extension View { func card(of width: CGFloat) -> some View { self } }
      struct Card: View {
        @State private var a = 1, b = 2
        init(width: CGFloat) {}
        var body: some View { Text("a") }
        struct Inner {}
      }
      #Preview("wide") { Card(width: 3) }
      """)
    func lines(_ items: [OutlineItem], _ depth: Int) -> [String] {
      items.flatMap { item -> [String] in
        let name = String(decoding: marked.source.bytes[item.nameRange.lower..<item.nameRange.upper], as: UTF8.self)
        return ["\(depth) \(item.kind) \(item.name) \(name)"] + lines(item.children, depth + 1)
      }
    }
    let items = try #require(marked.asked { $0.outline() })
    #expect(
      lines(items, 0) == [
        "0 type Side Side", "1 enumCase near near", "1 enumCase far far", "0 type extension View View",
        "1 method card(of:) card", "0 type Card Card", "1 property a a", "1 property b b",
        "1 initializer init(width:) init",
        "1 property body body", "1 type Inner Inner", "0 macro #Preview wide Preview",
      ])
  }
}
