import Diagnostics
import LayoutEditing
import LayoutProgram
import Testing

@testable import Grading

/// Tests for normal forms and fingerprints, with generated copies.
@Suite struct SimilarityTests {
  static func form(_ text: String) throws -> NormalForm {
    let source = SourceText(name: "a.layout", text: text)
    let read = Deadline(seconds: 20).answer { Result { () throws(Problems) in try NormalForm(of: source) } }
    return try #require(read).get()
  }

  static let answer = """
    struct Menu: View {
      let gap: CGFloat
      var body: some View {
        VStack(alignment: .leading, spacing: gap) {
          Text("Tea").font(.title).lineLimit(1).padding(4)
          Text("Soup").alignmentGuide(.leading) { d in d[.trailing] - gap }
        }
      }
    }
    """

  /// Pairs of texts with the same meaning.
  @Test(arguments: [
    (answer.replacing("gap", with: "space"), "a name"),
    (answer.replacing("d in d", with: "size in size"), "a parameter"),
    (answer.replacing("\n", with: "\n\n  // mine\n"), "blanks and comments"),
    (answer.replacing("Menu", with: "Karte"), "a type"),
    (
      answer.replacing(".font(.title).lineLimit(1).padding(4)", with: ".lineLimit(1).padding(4).font(.title)"),
      "the order of settings"
    ),
    (answer.replacing("spacing: gap", with: "spacing: self.gap"), "self"),
    (answer.replacing("let gap: CGFloat", with: "let gap: CGFloat;"), "a semicolon"),
  ])
  func theNormalFormIsTheSame(text: String, without: String) throws {
    #expect(text != Self.answer)
    #expect(try Self.form(text).text == Self.form(Self.answer).text, "\(without)")
  }

  /// Pairs with different meanings.
  @Test(arguments: [
    ("padding(4)", "padding(5)"), ("\"Tea\"", "\"Coffee\""), (".leading) { d", ".trailing) { d"), ("- gap", "+ gap"),
    (".font(.title).lineLimit(1).padding(4)", ".padding(4).background(Color.red).font(.title).lineLimit(1)"),
    (".padding(4)", ".padding(4).frame(width: 9)"), ("Text(\"Tea\")", "Image(\"Tea\")"),
  ])
  func theNormalFormIsAnother(part: String, other: String) throws {
    let text = Self.answer.replacing(part, with: other)
    #expect(text != Self.answer)
    #expect(try Self.form(text).text != Self.form(Self.answer).text)
  }

  /// Modifiers that affect each other keep their order.
  @Test func theOrderThatMattersStays() throws {
    let one = try Self.form("Text(\"a\").padding(4).frame(width: 9)").text
    #expect(try one != Self.form("Text(\"a\").frame(width: 9).padding(4)").text)
    #expect(
      try Self.form("Text(\"a\").font(.title).font(.body)").text
        != Self.form("Text(\"a\").font(.body).font(.title)").text)
  }

  @Test func namesAreToldInTheirOrder() throws {
    #expect(try Self.form(Self.answer).names == ["Menu", "gap", "d"])
  }

  @Test func whatIsNotSwiftHasNone() { #expect(throws: Problems.self) { try Self.form("struct {") } }

  /// The guarantee of winnowing: matches as long as a window of runs share a fingerprint, wherever they are.
  @Test(arguments: [0, 3, 17, 40]) func whatIsLongEnoughIsFound(offset: Int) throws {
    let shared = "Text(\"x\").padding(3).offset(x: 1, y: 2).frame(width: 20, height: 30)"
    let before = (0..<offset).map { "let a\($0) = \($0)\n" }.joined()
    let one = Winnowing(try Self.form("let b = \(shared)")).fingerprints(without: [])
    let other = Winnowing(try Self.form(before + "let c = \(shared)\nlet z = 2")).fingerprints(without: [])
    #expect(!one.isDisjoint(with: other))
  }

  @Test func whatWasGivenDoesNotCount() throws {
    let form = try Self.form(Self.answer)
    #expect(!Winnowing(form).fingerprints(without: []).isEmpty)
    #expect(Winnowing(form).fingerprints(without: Set(Winnowing(form).runs)).isEmpty)
  }

  @Test func clustersJoinWhatPairsConnect() {
    let pairs = [("a", "b"), ("c", "d"), ("b", "e"), ("x", "y"), ("y", "a")].map {
      SimilarTexts.Pair(one: $0.0, other: $0.1, percent: 90, shared: 9)
    }
    #expect(SimilarTexts.clusters(of: pairs) == [["a", "b", "e", "x", "y"], ["c", "d"]])
    #expect(SimilarTexts.clusters(of: []) == [])
  }
}
