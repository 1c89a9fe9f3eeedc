import Diagnostics
import Testing

@testable import Grading

/// Tests for output formats, with results written by hand.
@Suite struct FormatTests {
  static func record(
    _ status: String = "fail", hidden: String = "count", submission: String = "ada/level.layout",
    problems: String = "[]"
  ) throws -> GradeRecord {
    let text = """
      {"formatVersion": 1, "submission": \(JSON(submission).compact), "learner": "=ada, \\"A\\"", "file": "a b/ü.layout",
       "exercise": "level", "title": "Level", "pack": {"id": "p", "version": "1", "hash": "ff"}, "source": "01",
       "status": "\(status)", "points": 1.5, "maxPoints": 3, "hidden": "\(hidden)", "late": null,
       "scenarios": [
        {"id": "base", "visibility": "visible", "status": "pass", "size": [200, 100], "points": 1, "maxPoints": 1,
         "matchingViews": 1, "checkedViews": 1, "answers": [], "problems": [],
         "views": [{"name": "a", "status": "pass", "expected": [0, 0, 9, 9], "actual": [0, 0, 9, 9], "line": 3}]},
        {"id": "tall", "visibility": "visible", "status": "fail", "size": [200, 100], "points": 0, "maxPoints": 1,
         "matchingViews": 0, "checkedViews": 1, "answers": [], "problems": [], "setting": ["gap: 4", "tap b"],
         "moments": [{"moment": "tap b", "status": "fail", "views": [{"name": "b", "status": "fail", "expected": [1, 2, 3, 4],
          "actual": [5, 6, 7, 8], "line": 9}]}],
         "views": [{"name": "a<b", "status": "fail", "expected": [0, 0, 9, 9], "actual": null, "line": 3}]},
        {"id": "secret", "visibility": "hidden", "status": "fail", "size": [9, 9], "points": 0, "maxPoints": 1,
         "matchingViews": 0, "checkedViews": 1, "answers": [], "problems": [], "views": []}],
       "problems": \(problems), "warnings": [], "rules": [{"uses": "AlignmentID", "severity": "essential", "status": "fail",
        "reason": "A key."}],
       "diagnoses": [{"id": "sign-flipped", "severity": "essential", "where": "It is -20.", "why": "Why.", "fix": {"words": "Write 20."},
        "file": "a b/ü.layout", "line": 4, "column": 9}]}
      """
    return try #require(GradeRecord(try JSON.read(SourceText(name: "r", text: text))))
  }

  static func page(_ record: GradeRecord, _ language: Language = .english, code: String? = nil) -> LearnerReport {
    var book = GradeBook(roster: nil)
    book.add(record)
    return LearnerReport([record], in: book, language: language) { _ in code }
  }

  // MARK: Output for learners

  @Test(
    arguments: [
      ("nothing", ["base", "tall"], nil), ("count", ["base", "tall"], 1), ("names", ["base", "tall", "secret"], nil),
      ("all", ["base", "tall", "secret"], nil),
    ] as [(String, [String], Int?)])
  func hiddenScenariosAreToldAsTheRubricSays(policy: String, tests: [String], count: Int?) throws {
    let told = DisclosedResult(try Self.record(hidden: policy))
    #expect(told.scenarios.map(\.name) == tests)
    #expect(told.tests.last?.name == "uses AlignmentID" && told.tests.last?.lines == ["A key."])
    #expect(told.hidden?.all == count)
    #expect(told.tests.last { $0.name == "secret" }?.shown != nil || policy != "all")
    #expect(told.tests.first { $0.name == "secret" }?.shown == nil || policy == "all")
  }

  /// A reason reveals what hidden scenarios check, so it is withheld if only they fail.
  @Test(arguments: [("nothing", 0), ("count", 0), ("names", 0), ("all", 1)])
  func aReasonDoesNotTellWhatIsHidden(policy: String, reasons: Int) throws {
    var record = try Self.record(hidden: policy)
    #expect(DisclosedResult(record).reasons.count == 1, "a visible scenario fails, too")
    record.scenarios = record.scenarios.map { scenario in
      var scenario = scenario
      if !scenario.isHidden { scenario.status = .pass }
      return scenario
    }
    #expect(DisclosedResult(record).reasons.count == reasons)
  }

  @Test(arguments: [
    (1, "1 second"), (59, "59 seconds"), (60, "1 minute"), (3599, "59 minutes"), (3600, "1 hour"), (5400, "1.5 hours"),
  ])
  func aShortDelayIsNoZeroHours(seconds: Int, words: String) {
    #expect(
      ReportSentence.late(seconds: seconds, percent: 90).english
        == "It came \(words) late, which leaves 90 % of the points.")
  }

  /// The name of a hidden scenario is in no file for learners, unless the rubric reveals names.
  @Test(arguments: ["nothing", "count"]) func aHiddenNameIsNowhere(policy: String) throws {
    let record = try Self.record(hidden: policy)
    let told = DisclosedResult(record)
    let texts = [
      GradescopeFormat().text(told), ExercismFormat().text(told), Check50Format().text(told),
      Self.page(record).html, Self.page(record, .german).markdown,
      JUnitFormat().piece(record, isFirst: true),
    ]
    for text in texts { #expect(!text.contains("secret")) }
  }

  /// A failure in hidden scenarios alone is a failure in every format.
  @Test func whatIsNotPassedNeverLooksAsIfItWere() throws {
    var record = try Self.record(hidden: "nothing")
    record.brokenRules = []
    record.scenarios[1].status = .pass
    let told = DisclosedResult(record)
    #expect(told.tests.map(\.name) == ["base", "tall", "the rest"])
    #expect(JUnitFormat().piece(record, isFirst: true).contains("failures=\"1\""))
    #expect(Self.page(record).markdown.contains("something else is still missing"))
    record.status = .pass
    #expect(DisclosedResult(record).tests.count == 2)
  }

  // MARK: Formats

  @Test(arguments: [
    ("a", "a"), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("=1+1", "'=1+1"), ("-a", "'-a"), ("a\nb", "\"a\nb\""),
    ("", ""),
  ])
  func aCellIsWhatRFC4180Says(text: String, cell: String) { #expect(SpreadsheetText.cell(text) == cell) }

  @Test func aRowHasAsManyCellsAsColumns() throws {
    let row = CSVFormat().piece(try Self.record(), isFirst: true)
    #expect(row == "ada/level.layout,\"'=ada, \"\"A\"\"\",level,fail,1.5,3,1,3,,sign-flipped,4,01,,,\n")
    #expect(CSVFormat().head.split(separator: ",").count == CSVFormat.columns.count)
  }

  @Test func junitCountsWhatItLists() throws {
    let text = JUnitFormat().piece(try Self.record(submission: "a<&\"\u{1}.layout"), isFirst: true)
    #expect(
      text.contains("<testsuite name=\"a&lt;&amp;&quot;\u{FFFD}.layout\" tests=\"4\" failures=\"3\" errors=\"0\""))
    #expect(text.components("<testcase") == 4)
    #expect(text.contains("a&lt;b: expected 0,0 9 × 9, yours none, line 3"))
  }

  @Test func sarifIsOneDocument() throws {
    let format = SarifFormat(version: "1.0")
    var text = format.head
    var isFirst = true
    let nothing = try Self.record("pass")
    for record in [nothing, try Self.record(), try Self.record(problems: #"[{"kind": "syntax", "message": "m"}]"#)] {
      let piece = format.piece(record, isFirst: isFirst)
      isFirst = isFirst && piece.isEmpty
      text += piece
    }
    let json = try JSON.read(SourceText(name: "s", text: text + format.tail))
    let results = json["runs"]?.elements?.first?["results"]?.elements ?? []
    #expect(results.map { $0["ruleId"]?.string } == ["sign-flipped", "sign-flipped", "syntax"])
    let place = results.first?["locations"]?.elements?.first?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"]?.string == "a%20b/%C3%BC.layout")
    #expect(place?["region"]?["startLine"]?.number == 4)
  }

  @Test func emptySarifIsADocumentToo() throws {
    let format = SarifFormat(version: "1.0")
    _ = try JSON.read(SourceText(name: "s", text: format.head + format.tail))
  }

  @Test func anErrorOfTheWholeHasNoTests() throws {
    let told = DisclosedResult(try Self.record("error", problems: #"[{"kind": "syntax", "message": "expected '}'"}]"#))
    let json = try JSON.read(SourceText(name: "e", text: ExercismFormat().text(told)))
    #expect(json["status"]?.string == "error")
    #expect(json["message"]?.string == "expected '}'")
    #expect(json["tests"]?.elements?.isEmpty == true)
    let check = try JSON.read(SourceText(name: "c", text: Check50Format().text(told)))
    let passed = check["results"]?.elements?.map { $0["passed"]?.compact }
    #expect(passed == ["false", "null", "null", "null", "null"])
  }

  // MARK: Reports

  @Test func aLearnersPageNamesViewLineAndStep() throws {
    let page = Self.page(try Self.record(), code: "one\n\n\nfour").markdown
    for words in [
      "Not yet: 1 of 3", "It is -20. (line 4)", "1.5 of 3", "As they should be: base.", "a\\<b",
      "A hidden scenario is not yet",
      "What is different here: `gap: 4`, `tap b`", "| b (tap b) | 1,2  3 × 4 | 5,6  7 × 8 | 9 |", "▸ four",
    ] {
      #expect(page.contains(words), "\(words) in \(page)")
    }
    let german = Self.page(try Self.record(), .german).html
    for words in [
      "Noch nicht: 1 von 3 Szenarien ist,", "Ein verdecktes Szenario ist noch nicht", "1,5 von 3", "<svg", "a&lt;b",
      "<code>gap: 4</code>",
    ] { #expect(german.contains(words)) }
  }

  /// The edit that mends an answer is on no page and in no file for learners, unless the rubric says so.
  @Test(arguments: [true, false]) func aFixIsShownOnlyIfTheRubricSaysSo(shows: Bool) throws {
    let tables = InstructorTables(roster: nil, overrides: Overrides(), showsFixes: shows)
    let record = tables.amended(try Self.record())
    for text in [Self.page(record).html, GradescopeFormat().text(DisclosedResult(record))] {
      #expect(text.contains("Write 20.") == shows && text.contains("Why."))
    }
  }

  @Test func anUntouchedStarterIsCalledOne() throws {
    var record = try Self.record()
    record.isUntouched = true
    var summary = ClassSummary()
    summary.add(record)
    #expect(Self.page(record).markdown.contains("This is the starter, unchanged."))
    #expect(summary.mistakes.map(\.id) == ["untouched starter"])
  }

  @Test func praiseDoesNotExplainAFailure() throws {
    var record = try Self.record()
    record.diagnoses[0].severity = "celebratory"
    #expect(record.reasons.isEmpty)
    record.status = .pass
    #expect(record.reasons.count == 1)
    record.scenarios = []
    #expect(!Self.page(record, code: "one\n\n\nfour").html.contains("<mark>"), "the praised line is no mistake")
  }

  @Test func aClassPageCountsMistakesAndPoints() throws {
    var summary = ClassSummary()
    var book = GradeBook(roster: try Roster("id,name\nann,Ann\nbob,Bob"))
    for (learner, status) in [("ann", "fail"), ("ann", "fail"), ("cy", "fail"), ("cy", "pass")] {
      var record = try Self.record(status)
      record.learner = learner
      summary.add(record)
      book.add(record)
    }
    let report = ClassReport(summary, book, leftOut: ["x.pdf fits no exercise"], pages: ["ann": "learners/a b"])
    for words in [
      "4 submissions · 1 exercise · 2 learners", "| level | 4 | 1 | 25 % | 0 |", "| sign-flipped | 3 | level |",
      "| 50 to 59 % | 1 |", "| 0 to 9 % | 1 |", "| [Ann](learners/a%20b.md) |  | 1.5 | 1.5 |",
      "| Bob |  | – | 0 |",
      "- Bob (bob)", "- cy", "x.pdf fits no exercise",
    ] {
      #expect(report.markdown.contains(words), "\(words) in \(report.markdown)")
    }
    #expect(report.html.contains("<a href=\"learners/a%20b.html\">Ann</a>"))
  }

  @Test(arguments: [
    "{}", "[]", #"{"formatVersion": 2, "submission": "a", "status": "pass", "exercise": "x"}"#,
    #"{"formatVersion": 1, "submission": "a", "status": "good", "exercise": "x"}"#,
  ])
  func whatIsNoResultIsNone(text: String) throws {
    #expect(GradeRecord(try JSON.read(SourceText(name: "r", text: text))) == nil)
  }
}

extension String {
  fileprivate func components(_ word: String) -> Int { ranges(of: word).count }
}
