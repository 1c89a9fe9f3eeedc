import Curriculum
import Diagnostics
import Testing

@testable import Grading

/// Tests for points, times and tables: exact to the hundredth and to the second.
@Suite struct PointsTests {
  // MARK: Scores

  @Test(arguments: [
    (1, 3, 300, 100), (2, 3, 100, 67), (1, 3, 100, 33), (1, 2, 1, 1), (0, 5, 500, 0), (7, 7, 1001, 1001),
  ])
  func aShareIsTheNearestHundredth(part: Int, whole: Int, of hundredths: Int, is expected: Int) {
    #expect(Score(hundredths: hundredths).share(part, of: whole) == Score(hundredths: expected))
  }

  @Test func aShareOfNothingIsNothing() { #expect(Score(3).share(0, of: 0) == Score(0)) }

  @Test(arguments: [(2.5, "2.5"), (3, "3"), (0.01, "0.01"), (0.1 + 0.2, "0.3")])
  func pointsArePrintedShortly(points: Double, text: String) { #expect(Score(points)?.text == text) }

  @Test(arguments: [-1, .nan, .infinity, 2e6]) func whatIsNoNumberOfPointsIsRefused(points: Double) {
    #expect(Score(points) == nil)
  }

  // MARK: Times

  /// The expected values are the output of `date -u -d TEXT +%s`.
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2026-11-20T18:00:00Z", 1_795_197_600), ("2026-11-20T19:00:00+01:00", 1_795_197_600),
    ("2026-11-20 12:30-0530", 1_795_197_600), ("2000-02-29", 951_782_400), ("1999-12-31T23:59:59Z", 946_684_799),
    ("1969-12-31T23:59:59Z", -1), ("2026-11-20T18:00:00.999Z", 1_795_197_600),
  ])
  func aTimeIsReadToTheSecond(text: String, seconds: Int) {
    #expect(UTCTime(text) == UTCTime(seconds: seconds))
    #expect(UTCTime(UTCTime(seconds: seconds).text) == UTCTime(seconds: seconds))
  }

  @Test(arguments: [
    "", "tomorrow", "2026-13-01", "2026-02-29", "2026-01-01T24:00Z", "2026-01-01T10:61Z", "2026-1-1",
    "2026-01-01T1:00Z",
  ])
  func whatIsNoTimeIsRefused(text: String) { #expect(UTCTime(text) == nil) }

  @Test(
    arguments: [(-1, nil), (0, nil), (1, 90), (86_400, 90), (86_401, 50), (259_200, 50), (259_201, 0)] as [(Int, Int?)])
  func whatComesLateCostsWhatTheTableSays(after: Int, percent: Int?) {
    let table = Lateness(
      deadline: UTCTime(seconds: 1000), rows: [.init(hours: 24, percent: 90), .init(hours: 72, percent: 50)])
    #expect(table.outcome(of: UTCTime(seconds: 1000 + after))?.percent == percent)
  }

  // MARK: Rubrics

  private func rubric(_ text: String) throws -> Rubric {
    try Rubric(SourceText(name: "rubric.json", text: text)) {
      ["level", "other"].contains($0) ? ["base", "tall"] : nil
    }
  }

  @Test func aRubricIsRead() throws {
    let rubric = try rubric(
      """
      {"format": 1, "points": "scenario", "hidden": "names", "deadline": "2026-11-20T18:00:00Z",
       "late": [{"hours": 24, "percent": 90}],
       "exercises": {"level": {"worth": 2.5, "points": "view", "scenarios": {"tall": 3}, "deadline": "2026-11-21"}}}
      """)
    #expect(rubric.policy(of: "level") == .view)
    #expect(rubric.policy(of: "other") == .scenario)
    #expect(rubric.hidden == .names)
    #expect(rubric.exercises["level"]?.worth == Score(hundredths: 250))
    #expect(rubric.exercises["level"]?.scenarios == ["tall": 3])
    #expect(rubric.lateness(of: "level")?.deadline == UTCTime("2026-11-21"))
    #expect(rubric.lateness(of: "other")?.deadline == UTCTime("2026-11-20T18:00:00Z"))
  }

  @Test(arguments: [
    ("{}", "needs \"format\""), (#"{"format": 2}"#, "only format"), (#"{"format": 1, "point": "all"}"#, "no \"point\""),
    (#"{"format": 1, "points": "some"}"#, "cannot be \"some\""),
    (#"{"format": 1, "deadline": "soon"}"#, "a time such as"),
    (#"{"format": 1, "late": [{"hours": 1, "percent": 50}]}"#, "nothing is late"),
    (
      #"{"format": 1, "deadline": "2026-01-01", "late": [{"hours": 2, "percent": 5}, {"hours": 1, "percent": 5}]}"#,
      "few hours to many"
    ),
    (#"{"format": 1, "deadline": "2026-01-01", "late": [{"hours": 2, "percent": 101}]}"#, "0 to 100"),
    (#"{"format": 1, "exercises": {"levle": {}}}"#, "no exercise \"levle\""),
    (#"{"format": 1, "exercises": {"level": {"scenarios": {"wide": 1}}}}"#, "no scenario \"wide\""),
    (#"{"format": 1, "exercises": {"level": {"worth": -1}}}"#, "0 to 1000"),
    (
      #"{"format": 1, "exercises": {"level": {"column": "A"}, "other": {"column": "A"}}}"#,
      "is the column of level already"
    ),
  ])
  func aFaultOfARubricIsTold(text: String, words: String) throws {
    let problem = #expect(throws: Problem.self) { try rubric(text) }
    #expect(problem?.message.english.contains(words) == true, "\(problem?.message.english ?? "")")
    #expect(problem?.range != nil)
  }
}
