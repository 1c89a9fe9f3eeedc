import Diagnostics
import LayoutEngine
import SwiftSyntax
import Testing

@testable import LayoutChecking
@testable import LayoutEditing
@testable import LayoutLanguage
@testable import LayoutProgram

/// Trials with replaced words: each result equals that of compiling the whole changed text.
@Suite struct TextTrialsTests {
  /// Replacement words: some fit in many places, some in few, and some are no expressions.
  private static let words = [
    "7", "4.5", "(7)", "-3", "gap", "width", "d.width / 2", "1 + 2 * 3", "true", "\"two words\"", ".leading",
    "{ x in x }",
    "{ 7 }", "nil", "1 2", "}", "", "let x = 7",
  ]

  /// Text added after a statement.
  private static let added = [
    "\n.padding(3)", "\n.frame(width: 40) { 7 }", "\nText(\"more\")", "\nlet more = 4", ".", "\n+ 7", "\n}",
    " Text(\"a\")",
    "\nfunc more() {}", "\nif true { Text(\"if\") }", "\nreturn nil",
  ]

  @Test(arguments: 0..<4) func aTrialIsWhatTheChangedTextWouldBe(quarter: Int) throws {
    var differences: [String] = []
    var trialCount = 0
    var compilations = 0
    for (number, name) in CaseFile.names(in: "accepted").enumerated() where number % 4 == quarter {
      let file = try CaseFile(name, in: "accepted")
      // Parsing a program needs a large stack.
      let found = withDeadline(seconds: 60) { Result { try self.differences(file) } }
      let (different, tried, compiled) = try #require(found, "in time").get()
      differences += different
      trialCount += tried
      compilations += compiled
    }
    #expect(differences == [])
    // Many of these programs are snippets without a type around them.
    #expect(compilations < trialCount * 2 / 3, "\(compilations) of \(trialCount) trials were compiled as a whole")
  }

  /// Runs a few trials all over a program, with one and two edits at a time.
  private func differences(_ file: CaseFile) throws -> (differences: [String], trials: Int, compilations: Int) {
    var differences: [String] = []
    var count = 0
    let program = try Program.compile([file.source])
    let trials = TextTrials(program)
    let tree = try #require(program.checked.learnersTree)
    let tokens = tree.tokens(viewMode: .sourceAccurate).filter { token in
      token.parent?.kind == .declReferenceExpr || token.parent?.kind == .integerLiteralExpr
        || token.parent?.kind == .floatLiteralExpr
    }
    var request = SceneRequest(stage: file.stage)
    request.assets = file.assets
    let before = outcome(of: program, request)
    func compare(_ edits: [TextEdit]) {
      count += 1
      let whole = (try? program.replacing(edits)).map { outcome(of: $0, request) }
      let trial = trials.trying(edits) { outcome(of: $0, request) }
      if trial == whole { return }
      let places = edits.map { "“\($0.text)” at \($0.range.lower)..<\($0.range.upper)" }
      differences.append("\(file.name): \(places)")
    }
    for (number, index) in stride(from: 0, to: tokens.count, by: max(1, tokens.count / 2)).enumerated() {
      let other = tokens[(index * 7 + 3) % tokens.count]
      for places in [[tokens[index]], [tokens[index], other]] where Set(places).count == places.count {
        compare(
          places.enumerated().map { place, token in
            TextEdit(token.range(in: 0), Self.words[(number * 7 + count * 3 + place * 5) % Self.words.count])
          })
      }
    }
    let statements = StatementFinder(tree).ranges
    for (number, index) in stride(from: 0, to: statements.count, by: max(1, statements.count / 2)).enumerated() {
      let statement = statements[index]
      let end = Diagnostics.SourceRange(lower: statement.upper, upper: statement.upper)
      compare([TextEdit(statement, "")])
      compare([TextEdit(end, Self.added[(number + count) % Self.added.count])])
      if index > 0 { compare([TextEdit(statements[index - 1], ""), TextEdit(end, "\n.padding(4)")]) }
    }
    if outcome(of: program, request) != before { differences.append("\(file.name): the program itself") }
    return (differences, count, trials.compilations)
  }

  /// The frames by name, or the problem that stopped the program.
  private func outcome(of program: Program, _ request: SceneRequest) -> [String] {
    do throws(Problems) {
      return try program.scene(for: request).views.map { "\($0.name) \($0.frame)" }
    } catch {
      return error.all.map(\.message.english)
    }
  }

  private static let text = """
    struct ContentView: View {
      var gap: CGFloat = 8
      let red = 40.0
      var edge: CGFloat { gap * 2 }

      var body: some View {
        HStack(spacing: gap) { boxes }
      }

      @ViewBuilder private var boxes: some View {
        Color.red.frame(width: red, height: 20).id("red")
        Color.blue.frame(width: half(20), height: 20).id("blue")
      }

      func half(_ length: CGFloat) -> CGFloat { length / 2 }
    }
    """

  /// The frame of the blue view after edits.
  private func blue(_ trials: TextTrials, _ edits: [(String, String)]) throws -> String? {
    let edits = try edits.map { words, new in
      let lower = try #require(Self.text.range(of: words)).lowerBound
      let offset = Self.text.utf8.distance(from: Self.text.startIndex, to: lower)
      return TextEdit(Diagnostics.SourceRange(lower: offset, upper: offset + words.utf8.count), new)
    }
    return trials.trying(edits) { outcome(of: $0, SceneRequest(stage: Size(width: 100, height: 100))).last } ?? nil
  }

  @Test func onlyWhatIsDeclaredAnewIsCompiledAnew() throws {
    let trials = TextTrials(try Program.compile([SourceText(name: "a.layout", text: Self.text)]))
    let frame = { (x: Double, width: Double) in "blue \(Rect(x: x, y: 40, width: width, height: 20))" }
    // In a function, in a view builder, in a stored property's value; in two at once; and with the edits undone.
    #expect(try blue(trials, [("length / 2", "length * 2")]) == frame(54, 40))
    #expect(try blue(trials, [("width: red", "width: 10")]) == frame(54, 10))
    #expect(try blue(trials, [("width: red", "width: 10 + gap"), ("half(20)", "half(half(40))")]) == frame(58, 10))
    #expect(try blue(trials, [("8", "12")]) == frame(71, 10))
    #expect(try blue(trials, [("40.0", "60 / 2.0")]) == frame(64, 10))
    #expect(try blue(trials, [("spacing: gap", "spacing: edge"), ("length / 2", "length + gap")]) == frame(64, 28))
    #expect(try blue(trials, [("length / 2", "length / 2")]) == frame(69, 10))
    // Words that do not fit are no program.
    #expect(try blue(trials, [("8", "edge"), ("40", "20")]) == nil)
    #expect(try blue(trials, [("length / 2", "lenght / 2")]) == nil)
    #expect(try blue(trials, [("40.0", "gap")]) == nil)
    #expect(trials.compilations == 0)
    // Invalid expressions, other declarations, including some that begin where a body ends, and other views.
    #expect(try blue(trials, [("length / 2", "length / ")]) == nil)
    #expect(try blue(trials, [("(_ length: CGFloat)", "(_ length: CGFloat, _ more: CGFloat = 4)")]) == frame(69, 10))
    #expect(try blue(trials, [("length / 2", "length } ; func more() -> CGFloat { 2")]) == frame(64, 20))
    #expect(try blue(trials, [("gap * 2", "get { gap } set { gap = newValue }")]) == frame(69, 10))
    // Another type than before.
    #expect(try blue(trials, [("40.0", "CGFloat(30)")]) == frame(64, 10))
    #expect(try blue(trials, [("40.0", "true")]) == nil)
    #expect(trials.compilations == 6)
  }
}

/// The statements of a text, trimmed, none inside of another one.
private final class StatementFinder: SyntaxVisitor {
  private(set) var ranges: [Diagnostics.SourceRange] = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
    ranges.sort { ($0.lower, $0.upper) < ($1.lower, $1.upper) }
    ranges = ranges.reduce(into: []) { kept, range in
      if (kept.last?.upper ?? 0) <= range.lower { kept.append(range) }
    }
  }

  override func visitPost(_ node: CodeBlockItemSyntax) {
    if node.item.is(DeclSyntax.self) { return }
    ranges.append(
      Diagnostics.SourceRange(
        lower: node.positionAfterSkippingLeadingTrivia.utf8Offset,
        upper: node.endPositionBeforeTrailingTrivia.utf8Offset))
  }
}
