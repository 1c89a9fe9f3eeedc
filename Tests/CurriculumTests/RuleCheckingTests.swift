import Diagnostics
import LayoutEngine
import Testing

@testable import Curriculum
@testable import LayoutEditing
@testable import LayoutLanguage
@testable import LayoutProgram

/// An answer with right frames, a rule, and whether the answer satisfies it.
struct RuleCase: Sendable, CustomTestStringConvertible {
  var name: String
  /// The body of the view `Sign`.
  var body: String
  /// Other declarations in the file.
  var others = ""
  var demand: Rule.Demand
  var isMet: Bool
  var mixesAxes = true

  var testDescription: String { name }

  private static let guide = Rule.Demand.uses([.member("alignmentGuide")])
  private static let box = "Color.red.frame(width: 20, height: 10)"

  private static func column(_ first: String, _ second: String, alignment: String = ".leading") -> String {
    "VStack(alignment: \(alignment)) { \(box).accessibilityIdentifier(\"a\")\(first); \(box)\(second) }"
  }

  static let all: [RuleCase] = [
    RuleCase(
      name: "a guide that moves", body: column("", ".alignmentGuide(.leading) { _ in 5 }"), demand: guide, isMet: true),
    RuleCase(
      name: "a guide that nobody asks for", body: column(".padding(.leading, 5)", ".alignmentGuide(.top) { _ in 5 }"),
      demand: guide, isMet: false),
    RuleCase(
      name: "a guide that says what is so anyway",
      body: column(".padding(.leading, 5)", ".alignmentGuide(.leading) { d in d[.leading] }"), demand: guide,
      isMet: false),
    RuleCase(
      name: "the default of a key of one's own, said by hand",
      body: column("", ".alignmentGuide(.own) { d in d[.own] }", alignment: ".own"),
      others: """
        enum Own: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
        extension HorizontalAlignment { static let own = HorizontalAlignment(Own.self) }
        """, demand: guide, isMet: true),
    RuleCase(name: "no guide", body: column(".padding(.leading, 5)", ""), demand: guide, isMet: false),
    RuleCase(
      name: "code of a type that nobody uses", body: box,
      others: "struct Spare: View { var body: some View { Text(\"\").offset(x: 1) } }",
      demand: .avoids([.member("offset")]), isMet: true),
    RuleCase(
      name: "code of a function that is called", body: "moved(\(box))",
      others: "func moved(_ view: some View) -> some View { view.offset(x: 1) }",
      demand: .avoids([.member("padding"), .member("offset")]), isMet: false),
    RuleCase(
      name: "a branch that nobody comes to", body: "if false { \(box).offset(x: 1) } else { \(box) }",
      demand: .avoids([.member("offset")]), isMet: true),
    RuleCase(
      name: "a preview", body: box, others: "#Preview { Sign().offset(x: 1) }", demand: .uses([.member("offset")]),
      isMet: false),
    RuleCase(
      name: "one of two names", body: box, demand: .uses([.member("offset"), .member("frame")]), isMet: true),
    RuleCase(
      name: "an argument", body: "HStack { Spacer(minLength: 0); \(box) }", demand: .uses([.label("minLength")]),
      isMet: true),
    RuleCase(
      name: "later in a ZStack", body: "ZStack { \(box).id(\"a\"); \(box).id(\"b\") }",
      demand: .shows("b", over: "a"), isMet: true),
    RuleCase(
      name: "earlier in a ZStack", body: "ZStack { \(box).id(\"a\"); \(box).id(\"b\") }",
      demand: .shows("a", over: "b"), isMet: false),
    RuleCase(
      name: "raised by an index", body: "ZStack { \(box).id(\"a\").zIndex(1); \(box).id(\"b\") }",
      demand: .shows("a", over: "b"), isMet: true),
    RuleCase(
      name: "an overlay", body: "\(box).id(\"a\").overlay { \(box).id(\"b\") }", demand: .shows("b", over: "a"),
      isMet: true),
    RuleCase(
      name: "a background", body: "\(box).id(\"a\").background { \(box).id(\"b\") }", demand: .shows("b", over: "a"),
      isMet: false),
    RuleCase(
      name: "inside of the other", body: "VStack { \(box).id(\"b\"); \(box) }.id(\"a\")",
      demand: .shows("b", over: "a"), isMet: true),
    RuleCase(
      name: "a view that is not there", body: box, demand: .shows("b", over: "a"), isMet: true),
    RuleCase(
      name: "a guide that an extension of View sets on self", body: column("", ".hung()"),
      others: "extension View { func hung() -> some View { alignmentGuide(.leading) { _ in 5 } } }", demand: guide,
      isMet: true),
  ]
}

@Suite struct RuleCheckingTests {
  private func report(_ one: RuleCase) throws -> CheckReport {
    let answer = SourceText(
      name: "sign.layout",
      text: """
        import SwiftUI
        \(one.others)
        struct Sign: View {
          var body: some View {
            \(one.body)
          }
        }
        """)
    let scenario = ExerciseScenario(
      id: "base", size: Size(width: 200, height: 100), arguments: [], data: [], state: [], direction: .leftToRight,
      textSize: .large, scale: 2, isHidden: false)
    let view = one.body.contains("\"a\"") ? "a" : "Color"
    var exercise = Exercise(
      reference: ExerciseReference(chapter: "c", id: "e"), title: "", kind: .fix, minutes: 1, concepts: [], goal: "",
      hints: [], isOptional: false, points: 1, view: "Sign", check: [view], scenarios: [scenario])
    exercise.rules = [Rule(one.demand, weight: .essential, reason: "Because.")]
    exercise.mixesAxes = one.mixesAxes
    let material = Material(exercise: exercise, given: nil, data: [:], images: [:])
    let program = try Program.compile([answer])
    let deadline = Deadline(seconds: 60)
    // The frames count as right, since only the rules matter here.
    var report = CheckReport(exercise: exercise, scenarios: [])
    let frame = Rect(x: 0, y: 0, width: 1, height: 1)
    let right = ViewResult(name: view, expected: frame, actual: frame)
    report.scenarios = [ScenarioResult(scenario: scenario, views: [right], expectedViews: 1)]
    let expectations = Expectations(engine: "1", solution: "", scenarios: [])
    let checker = AnswerChecker(material: material, expectations: expectations)
    report.rules = checker.ruleResults(for: program, report, by: deadline)
    return report
  }

  @Test(arguments: RuleCase.all) func tells(_ one: RuleCase) throws {
    let report = try report(one)
    #expect(report.rules.map(\.isMet) == [one.isMet])
    #expect(report.verdict == (one.isMet ? .passed : .notYet))
    #expect(report.brokenRules.count == (one.isMet ? 0 : 1))
  }

  /// Missing calls are reported when the layout is right, forbidden ones at once.
  @Test func whatIsMissingIsSaidLast() throws {
    var report = try report(RuleCase.all[4])
    #expect(!report.brokenRules.isEmpty)
    report.scenarios[0].views = []
    #expect(report.brokenRules.isEmpty)
    report.rules = [RuleResult(rule: Rule(.avoids([.member("id")]), weight: .essential, reason: ""), isMet: false)]
    #expect(report.brokenRules.map(\.name) == [".id"])
    report.rules = [RuleResult(rule: Rule(.avoids([.member("id")]), weight: .advice, reason: ""), isMet: false)]
    #expect(report.brokenRules.isEmpty)
  }

  /// A vertical guide that reads a width is right only for a square, and gets a remark after a pass.
  @Test(
    arguments: [
      (".top", "d.width / 2", "d.width"), (".leading", "d.height", "d.height"), (".top", "d.height / 2", nil),
      (".leading", "d.width / 3", nil), (".top", "photo.width", nil),
    ] as [(String, String, String?)])
  func lengthsAcrossAreRemarkedOn(_ key: String, _ value: String, _ name: String?) throws {
    let box = "Color.red.frame(width: 20, height: 20)"
    let guided = "\(box).accessibilityIdentifier(\"a\").alignmentGuide(\(key)) { d in \(value) }"
    let body = "ZStack(alignment: .topLeading) { \(box); \(guided) }"
    let photo = "let photo = CGSize(width: 3, height: 4)"
    let demand = Rule.Demand.avoids([.member("offset")])
    var one = RuleCase(name: value, body: body, others: photo, demand: demand, isMet: true, mixesAxes: false)
    let found = try report(one).rules.dropFirst()
    #expect(found.map(\.name) == (name.map { [$0] } ?? []))
    #expect(found.allSatisfy { !$0.isMet && !$0.blocks })
    one.mixesAxes = true
    #expect(try report(one).rules.count == 1)
  }

  /// The exercise's question is asked only of the unchanged starter.
  @Test func whereToBeginIsAskedOfTheStarter() throws {
    var report = try report(RuleCase.all[4])
    report.exercise.firstLook = "Which line?"
    let starter = SourceText(name: "a", text: "import SwiftUI\n  // TODO: here\n  // and on\n  HStack {}\n")
    var other = report
    other.askWhereToBegin(SourceText(name: "a", text: "x"), starter: starter)
    #expect(other.question == nil)
    report.askWhereToBegin(starter, starter: starter)
    #expect(report.question?.text == "Which line?")
    #expect(report.question?.range.map { starter.line(at: $0.lower) } == 4)
  }
}

/// Tests that a rule about guides is met only if the guides matter: without all of them, a view moves.
@Suite struct DecisiveGuidesTests {
  private static func column(_ first: String, _ second: String) -> SourceText {
    SourceText(
      name: "column.layout",
      text: """
        import SwiftUI
        struct Column: View {
          var body: some View {
            VStack(alignment: .leading) {
              Color.red.frame(width: 60, height: 20).accessibilityIdentifier("a")\(first)
              Color.red.frame(width: 40, height: 20).accessibilityIdentifier("b")\(second)
            }
          }
        }
        """)
  }

  private static let equal = ".alignmentGuide(.leading) { _ in 5 }"

  @Test(arguments: [
    (Self.column("", Self.equal), true),
    (Self.column(Self.equal, Self.equal), false),
    (Self.column(".padding(.leading, 10)\(Self.equal)", Self.equal), false),
    (Self.column(Self.equal, ".alignmentGuide(.leading) { _ in 15 }"), true),
  ])
  func guidesHaveToDecide(answer: SourceText, isMet: Bool) throws {
    let scenario = ExerciseScenario(
      id: "base", size: Size(width: 200, height: 100), arguments: [], data: [], state: [], direction: .leftToRight,
      textSize: .large, scale: 2, isHidden: false)
    var exercise = Exercise(
      reference: ExerciseReference(chapter: "c", id: "e"), title: "", kind: .fix, minutes: 1, concepts: [], goal: "",
      hints: [], isOptional: false, points: 1, view: "Column", check: ["a", "b"], scenarios: [scenario])
    exercise.rules = [Rule(.uses([.member("alignmentGuide")]), weight: .essential, reason: "Because.")]
    let material = Material(exercise: exercise, given: nil, data: [:], images: [:])
    let checker = AnswerChecker(material: material, expectations: try material.bake(answer))
    let report = try checker.check(answer)
    #expect(report.passedScenarios == 1)
    #expect(report.rules.map(\.isMet) == [isMet])
  }
}
