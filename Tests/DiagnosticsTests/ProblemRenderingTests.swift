import Diagnostics
import Testing

@Suite struct ProblemRenderingTests {
  static let source = SourceText(
    name: "exercises/a/menu-icons.layout",
    text: "VStack {\n\tText(\"🦉漢\").alignmentGuide(.leading) { d in d[.center] }\r\n}\n")

  private func range(of part: String, file: Int = 0) throws -> SourceRange {
    let start = try #require(Self.source.text.utf8.firstRange(of: Array(part.utf8)))
    let lower = Self.source.text.utf8.distance(from: Self.source.text.utf8.startIndex, to: start.lowerBound)
    return SourceRange(file: file, lower: lower, upper: lower + part.utf8.count)
  }

  private func ambiguity() throws -> Problem {
    Problem(
      .type, AuthorMessage("ambiguous use of 'center'"), at: try range(of: ".center"),
      notes: [
        Note(AuthorMessage("HorizontalAlignment.center or VerticalAlignment.center? Write the type.")),
        Note(AuthorMessage("The column is here."), at: try range(of: "VStack")),
      ],
      fixIts: [
        FixIt(
          "write 'HorizontalAlignment.center'", replacing: try range(of: ".center"), with: "HorizontalAlignment.center"),
        FixIt(
          "write 'VerticalAlignment.center'", replacing: try range(of: ".center"), with: "VerticalAlignment.center"),
      ])
  }

  /// The tab is four cells, the owl and the Chinese letter two each; the marks stand under `.center`.
  @Test func terminal() throws {
    #expect(
      try ambiguity().terminal(in: [Self.source]) == """
        exercises/a/menu-icons.layout:2:47: error: ambiguous use of 'center'
          2 |     Text("🦉漢").alignmentGuide(.leading) { d in d[.center] }
            |                                                    ^~~~~~~
          note: HorizontalAlignment.center or VerticalAlignment.center? Write the type.
          exercises/a/menu-icons.layout:1:1: note: The column is here.
          1 | VStack {
            | ^~~~~~
          Try: write 'HorizontalAlignment.center', or write 'VerticalAlignment.center'
        """)
  }

  @Test func plain() throws {
    #expect(
      try ambiguity().plain(in: [Self.source]) == """
        Error in exercises/a/menu-icons.layout, line 2, column 47: ambiguous use of 'center'.
        The line reads: Text("🦉漢").alignmentGuide(.leading) { d in d[.center] }
        The place is: .center
        Note: HorizontalAlignment.center or VerticalAlignment.center? Write the type.
        Note in exercises/a/menu-icons.layout, line 1, column 1: The column is here.
        Try: write 'HorizontalAlignment.center', or write 'VerticalAlignment.center'.
        """)
  }

  @Test func json() throws {
    let json = try ambiguity().json(in: [Self.source])
    #expect(json["kind"]?.string == "type")
    #expect(json["severity"]?.string == "error")
    #expect(json["file"]?.string == "exercises/a/menu-icons.layout")
    #expect([json["line"]?.number, json["column"]?.number, json["length"]?.number] == [2, 47, 7])
    let notes = try #require(json["notes"]?.elements)
    #expect(
      notes[0].compact
        == #"{"message":"HorizontalAlignment.center or VerticalAlignment.center? Write the type.","line":null,"column":null,"length":null}"#
    )
    #expect(notes[1]["line"]?.number == 1)
    #expect(json["fixes"]?.elements?.last?["replacement"]?.string == "VerticalAlignment.center")
  }

  @Test func colorsOnlyRepeatTheWords() throws {
    let problem = try ambiguity()
    let colored = problem.terminal(in: [Self.source], ink: Ink(isOn: true))
    #expect(colored.contains("\u{1B}[1;38;5;196merror:\u{1B}[0m"))
    let bare = colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(bare == problem.terminal(in: [Self.source]))
  }

  @Test func aProblemWithoutAPlaceIsOneLine() {
    let problem = Problem(.input, AuthorMessage("the pack has no file x"), severity: .warning)
    #expect(problem.terminal(in: []) == "warning: the pack has no file x")
    #expect(problem.plain(in: []) == "Warning: the pack has no file x.")
    #expect(problem.json(in: [])["line"]?.compact == "null")
  }

  struct Slip: Message {
    let english = "this is a slip"
    let german = "das ist ein Versehen"
  }

  @Test func wordsAreMadeInTheLanguageThatIsAskedFor() throws {
    let problem = Problem(.limit, Slip(), at: nil, notes: [Note(Slip()), Note(AuthorMessage("as it is"))])
    let problems = Problems([problem], in: [])
    #expect(problems.terminal() == "error: this is a slip\n  note: this is a slip\n  note: as it is")
    let german = problems.spoken(in: .german)
    #expect(german.terminal() == "error: das ist ein Versehen\n  note: das ist ein Versehen\n  note: as it is")
    #expect(german.plain == "Fehler: das ist ein Versehen.\nHinweis: das ist ein Versehen\nHinweis: as it is")
    let french = try #require(Language(locale: "fr"))
    #expect(problems.spoken(in: french).plain == problems.plain)
    // Programs are told the problem in English, in every language.
    let json = german.json.elements?.first
    #expect(json?["message"]?.string == "this is a slip")
    #expect(json?["notes"]?.elements?.first?["message"]?.string == "das ist ein Versehen")
  }

  @Test func problemsThatReadTheSameAreTheSame() {
    #expect(Problem(.limit, Slip()) == Problem(.limit, AuthorMessage("this is a slip")))
    #expect(Problem(.limit, Slip()) != Problem(.runtime, Slip()))
    #expect(Set([Note(Slip()), Note(Slip())]).count == 1)
  }

  /// Ranges may be anything; a rendering always exists.
  @Test(
    arguments: [
      SourceRange(lower: -5, upper: 2), SourceRange(lower: 1_000_000, upper: 2_000_000),
      SourceRange(lower: 4, upper: 4),
      SourceRange(file: 7, lower: 0, upper: 1), SourceRange(file: -1, lower: 0, upper: 1),
      SourceRange(lower: 3, upper: 70),
      SourceRange(lower: .min, upper: .max),
    ])
  func anyRangeIsShown(_ range: SourceRange) {
    let problem = Problem(.type, AuthorMessage("x"), at: range, notes: [Note(AuthorMessage("y"), at: range)])
    #expect(problem.terminal(in: [Self.source]).contains("error: x"))
    #expect(problem.plain(in: [Self.source]).contains("x."))
    #expect(problem.json(in: [Self.source])["message"]?.string == "x")
  }

  @Test func aRangeOverSeveralLinesMarksTheFirst() {
    let source = SourceText(name: "a", text: "HStack {\n  Text(\"x\")\n}")
    let text = Problem(.type, AuthorMessage("x"), at: SourceRange(lower: 7, upper: 20)).terminal(in: [source])
    #expect(text == "a:1:8: error: x\n  1 | HStack {\n    |        ^")
  }

  @Test func theEndOfTheTextHasAPlace() {
    let source = SourceText(name: "a", text: "Text(")
    let text = Problem(.syntax, AuthorMessage("expected ')'"), at: SourceRange(lower: 5, upper: 5)).terminal(in: [
      source
    ])
    #expect(text == "a:1:6: error: expected ')'\n  1 | Text(\n    |      ^")
  }

  @Test func nothingInAFileSteersTheTerminal() {
    let source = SourceText(name: "a", text: "Text(\"\u{1B}[2J\u{202E}\")")
    let text = Problem(.type, AuthorMessage("bad \u{1B}[31m"), at: SourceRange(lower: 0, upper: 4)).terminal(in: [
      source
    ])
    #expect(!text.unicodeScalars.contains("\u{1B}"))
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    #expect(text.contains("Text(\"␛[2J"))
  }
}
