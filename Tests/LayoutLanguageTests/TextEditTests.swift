import Diagnostics
import LayoutEngine
import SwiftSyntax
import Testing

@testable import LayoutChecking
@testable import LayoutEditing
@testable import LayoutLanguage
@testable import LayoutProgram

/// Programs with replaced words: each result equals that of parsing the changed text from scratch.
@Suite struct TextEditTests {
  /// Replacement words: longer, shorter, of other kinds, and broken ones.
  private static let words = [
    "7", "d.width / 2", "(-gap)", "a + b * c", "", "{ x in x }", "if a { b }", "\"two words\"", "// gone\n", "}", "(",
    "private", ".leading", "1 2",
  ]

  @Test(arguments: CaseFile.names(in: "accepted"))
  func theParserReadsAChangedTextAsIfItWereNew(name: String) throws {
    let source = try CaseFile(name, in: "accepted").source
    let old = try Parsing.parse(source, file: 0)
    let tokens = Array(old.read.tree.tokens(viewMode: .sourceAccurate).dropLast())
    var number = 0
    // A few places all over the text, one at a time and two at once.
    for index in stride(from: 1, to: tokens.count, by: max(1, tokens.count / 3)) {
      let other = tokens[(index * 7 + 3) % tokens.count]
      for places in [[tokens[index]], [tokens[index], other]] where Set(places).count == places.count {
        let edits = places.map { token in
          number += 1
          return TextEdit(range(of: token), Self.words[number % Self.words.count])
        }
        expectSame(source, old, edits)
      }
    }
  }

  private func range(of token: TokenSyntax) -> Diagnostics.SourceRange {
    Diagnostics.SourceRange(
      lower: token.positionAfterSkippingLeadingTrivia.utf8Offset,
      upper: token.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  private func expectSame(_ source: SourceText, _ old: ParsedFile, _ edits: [TextEdit]) {
    guard let changed = source.replacing(edits.inOrder), let changes = edits.inOrder.changes else {
      Issue.record("\(edits) cannot be made")
      return
    }
    let anew = Result { () throws(Problems) in try Parsing.parse(changed, file: 0) }
    let again = Result { () throws(Problems) in try Parsing.parse(changed, file: 0, after: (old, changes)) }
    #expect(isSame(again, anew), "\(edits.map(\.text)) at \(edits.map(\.range.lower))")
  }

  private func isSame(_ one: Result<ParsedFile, Problems>, _ other: Result<ParsedFile, Problems>) -> Bool {
    switch (one, other) {
    case (.success(let one), .success(let other)): isSame(Syntax(one.tree), Syntax(other.tree))
    case (.failure(let one), .failure(let other)):
      one.all.map(\.message.english) == other.all.map(\.message.english)
        && one.all.map(\.range) == other.all.map(\.range)
    default: false
    }
  }

  private func isSame(_ one: Syntax, _ other: Syntax) -> Bool {
    guard one.kind == other.kind, one.position == other.position else { return false }
    if let one = one.as(TokenSyntax.self), let other = other.as(TokenSyntax.self) {
      return one.tokenKind == other.tokenKind && one.presence == other.presence
        && one.leadingTriviaLength == other.leadingTriviaLength
    }
    let (ones, others) = (one.children(viewMode: .all), other.children(viewMode: .all))
    return ones.count == others.count && zip(ones, others).allSatisfy { isSame($0, $1) }
  }

  private static let text = """
    struct ContentView: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 40, height: 20).id("red")
          gift
        }
      }
    }
    """
  private static let given = SourceText(
    name: "given.layout", text: "let gift = Color.blue.frame(width: 10, height: 10).id(\"gift\")")

  private func edit(_ words: String, _ text: String) throws -> TextEdit {
    let lower = try #require(Self.text.range(of: words)).lowerBound
    let offset = Self.text.utf8.distance(from: Self.text.startIndex, to: lower)
    return TextEdit(Diagnostics.SourceRange(lower: offset, upper: offset + words.utf8.count), text)
  }

  @Test func theChangedProgramIsShown() throws {
    let program = try Program.compile([SourceText(name: "a.layout", text: Self.text), Self.given])
    let other = try program.replacing([try edit("40", "60"), try edit("spacing: 0", "spacing: 5 + 3")])
    let request = SceneRequest(stage: Size(width: 100, height: 100))
    let frames = { (program: Program) in try program.scene(for: request).views.map(\.frame) }
    #expect(
      try frames(program) == [Rect(x: 30, y: 35, width: 40, height: 20), Rect(x: 30, y: 55, width: 10, height: 10)])
    #expect(
      try frames(other) == [Rect(x: 20, y: 31, width: 60, height: 20), Rect(x: 20, y: 59, width: 10, height: 10)])
    #expect(other.sources.map(\.name) == ["a.layout", "given.layout"])
    #expect(try other.replacing([]).sources[0].text == other.sources[0].text)
  }

  @Test func whatIsWrongWithTheChangedTextIsTold() throws {
    let program = try Program.compile([SourceText(name: "a.layout", text: Self.text), Self.given])
    let lost = #expect(throws: Problems.self) { try program.replacing([try edit("gift", "gift.with")]) }
    #expect(lost?.all.map(\.message.english) == ["value of type 'some View' has no member 'with'"])
    let broken = #expect(throws: Problems.self) { try program.replacing([try edit("gift", ")")]) }
    #expect(broken?.sources.map(\.name) == ["a.layout", "given.layout"])
    #expect(SourceText(name: "a", text: "é").replacing([TextEdit(.init(lower: 0, upper: 1), "")])?.text == nil)
    let one = try edit("width: 40", "width: 60")
    for edits in [[one, try edit("40", "50")], [TextEdit(Diagnostics.SourceRange(lower: 0, upper: 9000), "")]] {
      #expect(throws: Problems.self) { try program.replacing(edits) }
    }
  }
}
