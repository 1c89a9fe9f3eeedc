import Diagnostics
import LayoutEngine
import Testing

@testable import Curriculum
@testable import LayoutProgram

/// Makes a view of a scene.
private func view(
  _ name: String, _ x: Double, _ y: Double, _ width: Double = 10, _ height: Double = 10,
  naming: NamedView.Naming = .identifier, line: Int = 0, repeated: Bool = false
) -> NamedView {
  NamedView(
    name: name, naming: naming, frame: Rect(x: x, y: y, width: width, height: height),
    range: SourceRange(lower: line, upper: line + 1), isRepeated: repeated)
}

private func scene(_ views: [NamedView]) -> Scene {
  Scene(views: views, stage: Size(width: 100, height: 100), warnings: [])
}

/// The result of one scenario that compares the given views.
private func result(of views: [NamedView], check: [String], expecting: [(String, Rect)]) -> ScenarioResult {
  let scenario = ExerciseScenario(
    id: "base", size: Size(width: 100, height: 100), arguments: [], data: [], state: [], direction: .leftToRight,
    textSize: .large, scale: 2, isHidden: false)
  let exercise = Exercise(
    reference: ExerciseReference(chapter: "c", id: "e"), title: "", kind: .fix, minutes: 1, concepts: [], goal: "",
    hints: [], isOptional: false, points: 1, view: "V", check: check, scenarios: [scenario])
  let frames = expecting.map { Expectations.Frame(name: $0.0, frame: $0.1) }
  let checker = AnswerChecker(
    material: Material(exercise: exercise, given: nil, data: [:], images: [:]),
    expectations: Expectations(engine: "1", solution: "", scenarios: [.init(id: "base", frames: frames)]))
  return checker.result(of: scenario, .success(scene(views)), expecting: frames, sources: [])
}

private func box(_ x: Double, _ y: Double, _ width: Double = 10, _ height: Double = 10) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

@Suite struct CheckerTests {
  /// A difference of half a point passes and more does not, in every number.
  @Test(
    arguments: [
      (box(0.5, 0), true), (box(-0.5, 0.5, 9.5, 10.5), true), (box(0.51, 0), false), (box(0, -0.51), false),
      (box(0, 0, 10.51), false), (box(0, 0, 10, 9.4), false),
    ])
  func tolerance(_ frame: Rect, _ passes: Bool) {
    let view = view("a", frame.x, frame.y, frame.width, frame.height)
    #expect(result(of: [view], check: ["a"], expecting: [("a", box(0, 0))]).passed == passes)
  }

  @Test func zeroChecksNeverPass() {
    #expect(!result(of: [view("a", 0, 0)], check: ["a"], expecting: []).passed)
    #expect(
      !ScenarioResult(scenario: result(of: [], check: [], expecting: []).scenario, views: [], expectedViews: 0).passed)
    let report = CheckReport(exercise: Self.exercise, scenarios: [])
    #expect(report.verdict != .passed)
  }

  private static let exercise = Exercise(
    reference: ExerciseReference(chapter: "c", id: "e"), title: "", kind: .fix, minutes: 1, concepts: [], goal: "",
    hints: [], isOptional: false, points: 1, view: "V", check: [], scenarios: [])

  /// A number that layout ignores is reported once, although every scenario has it.
  @Test func whatLayoutCouldNotUseIsTold() throws {
    let stage = { (id: String, width: Double) in
      ExerciseScenario(
        id: id, size: Size(width: width, height: 100), arguments: [], data: [], state: [], direction: .leftToRight,
        textSize: .large, scale: 2, isHidden: false)
    }
    let scenarios = [stage("base", 100), stage("wide", 200)]
    let exercise = Exercise(
      reference: ExerciseReference(chapter: "c", id: "e"), title: "", kind: .fix, minutes: 1, concepts: [], goal: "",
      hints: [], isOptional: false, points: 1, view: "V", check: ["a"], scenarios: scenarios)
    let frames = [Expectations.Frame(name: "a", frame: box(0, 0))]
    let checker = AnswerChecker(
      material: Material(exercise: exercise, given: nil, data: [:], images: [:]),
      expectations: Expectations(
        engine: "1", solution: "", scenarios: scenarios.map { .init(id: $0.id, frames: frames) }))
    func warnings(_ modifier: String) throws -> [String] {
      let text = """
        import SwiftUI
        struct V: View {
          var body: some View { Color.red\(modifier).accessibilityIdentifier("a") }
        }
        """
      return try checker.check(SourceText(name: "v.layout", text: text)).warnings?.all.map(\.message.english) ?? []
    }
    #expect(
      try warnings(".frame(width: .infinity)") == [
        "a frame's width cannot be infinite: the width of its content counts"
      ])
    #expect(try warnings(".frame(maxWidth: .infinity)") == [])
  }

  @Test func identifiersComeBeforeIdsAndContent() {
    let views = [
      view("a", 9, 9, naming: .content), view("a", 8, 8, naming: .id), view("a", 0, 0), view("b", 1, 1, naming: .id),
      view("Text:c", 2, 2, naming: .content),
    ]
    let expected = [("a", box(0, 0)), ("b", box(1, 1)), ("Text:c", box(2, 2))]
    #expect(result(of: views, check: ["a", "b", "Text:c"], expecting: expected).passed)
  }

  @Test func aMissingViewNamesTheNearest() throws {
    let result = result(of: [view("imagee", 0, 0)], check: ["image"], expecting: [("image", box(0, 0))])
    #expect(!result.passed)
    #expect(result.views.first?.actual == nil)
    #expect(result.views.first?.nearestName == "imagee")
    #expect(result.matchingViews == 0)
    #expect(result.checkedViews == 1)
  }

  @Test func twoViewsOfOneNameAreAProblemThatNamesBoth() throws {
    let views = [view("a", 0, 0, line: 3), view("a", 0, 0, line: 7)]
    let result = result(of: views, check: ["a"], expecting: [("a", box(0, 0))])
    let problem = try #require(result.problems?.all.first)
    #expect(problem.message.english == "two views are called \"a\"")
    #expect(problem.range?.lower == 7)
    #expect(problem.notes.first?.range?.lower == 3)
    #expect(!result.passed)
  }

  @Test func twoViewsOfANameThatNobodyChecksAreFine() {
    let views = [view("a", 0, 0), view("b", 1, 1), view("b", 2, 2)]
    #expect(result(of: views, check: ["a"], expecting: [("a", box(0, 0))]).passed)
  }

  @Test func repeatedViewsAreNumbered() {
    let views = [view("icon", 0, 0, repeated: true), view("icon", 0, 20, repeated: true)]
    let right = [("icon#0", box(0, 0)), ("icon#1", box(0, 20))]
    #expect(result(of: views, check: ["icon"], expecting: right).passed)
    #expect(result(of: views, check: ["icon#1"], expecting: [right[1]]).passed)
    let wrong = result(
      of: views, check: ["icon"], expecting: [right[1], right[0]].enumerated().map { ("icon#\($0)", $1.1) })
    #expect(wrong.matchingViews == 0)
  }

  @Test func aSurplusViewIsNoPass() throws {
    let views = [view("icon", 0, 0, repeated: true), view("icon", 0, 20, repeated: true)]
    let result = result(of: views, check: ["icon"], expecting: [("icon#0", box(0, 0))])
    #expect(!result.passed)
    let surplus = try #require(result.views.last)
    #expect(surplus.name == "icon#1")
    #expect(surplus.expected == nil)
  }

  /// Each view's shift, and whether all of them together count as one.
  @Test(
    arguments: [
      ([Point(x: 10, y: 5), Point(x: 10, y: 5)], true), ([Point(x: 10, y: 5), Point(x: 10.05, y: 5)], true),
      ([Point(x: 10, y: 5), Point(x: 12, y: 5)], false), ([Point(x: 10, y: 5)], false),
      ([Point(x: 0.2, y: 0), Point(x: 0.2, y: 0)], false), ([Point(x: 10, y: 5), .zero], false),
    ])
  func commonShift(_ shifts: [Point], _ isCommon: Bool) {
    let views = shifts.enumerated().map { view("v\($0)", $1.x + 50, $1.y) }
    let expected = shifts.indices.map { ("v\($0)", box(50, 0)) }
    let result = result(of: views, check: expected.map(\.0), expecting: expected)
    #expect(result.commonShift == (isCommon ? Point(x: 10, y: 5) : nil))
  }

  /// A centered stack: the first view is 44 too low relative to the others, and each view's absolute position is off.
  @Test func seenFromTheLargestGroup() throws {
    let views = [view("drawing", 0, 58), view("name", 20, 14), view("text", 20, 34)]
    let expected = [("drawing", box(0, 50)), ("name", box(20, 50)), ("text", box(20, 70))]
    let result = result(of: views, check: expected.map(\.0), expecting: expected)
    let relative = try #require(result.relativeDifferences)
    #expect(relative.reference == "name")
    #expect(relative.others.map(\.name) == ["drawing"])
    #expect(relative.others.first?.difference.y == 44)
    #expect(result.commonShift == nil)
    let relation = result.json(sources: [])["relations"]?.elements?.first
    #expect(relation?.compact == #"{"from":"name","view":"drawing","delta":[0,44,0,0]}"#)
  }

  /// There are no relative differences if the reference view is in its place, all views moved together, or a size is
  /// wrong.
  @Test(
    arguments: [
      [box(0, 0), box(20, 0), box(40, 9)], [box(9, 9), box(29, 9), box(49, 9)],
      [box(9, 0), box(29, 0, 20), box(40, 0)],
    ])
  func seenFromNowhere(_ frames: [Rect]) {
    let views = frames.enumerated().map { view("v\($0)", $1.x, $1.y, $1.width, $1.height) }
    let expected = frames.indices.map { ("v\($0)", box(Double($0) * 20, 0)) }
    #expect(result(of: views, check: expected.map(\.0), expecting: expected).relativeDifferences == nil)
  }

  @Test func aGroupOfAnotherSizeHasNoCommonShift() {
    let views = [view("a", 10, 0), view("b", 10, 0, 20)]
    #expect(result(of: views, check: ["a", "b"], expecting: [("a", box(0, 0)), ("b", box(0, 0))]).commonShift == nil)
  }
}

@Suite struct FrameDifferenceTests {
  @Test(
    arguments: [
      (12.0, "12"), (12.5, "12.5"), (33.333333, "33.33"), (-0.001, "0"), (0.005, "0.01"), (1e300, "1e+300"),
      (-52.75, "-52.75"),
    ])
  func lengthsForPeople(_ length: Double, _ text: String) { #expect(points(length) == text) }

  @Test func frameInWords() { #expect(box(105, 32.5, 120, 40).inWords == "105,32.5 120 × 40") }
}

@Suite struct ResultsFormatTests {
  @Test func hiddenScenariosKeepTheirFramesToThemselves() throws {
    var result = result(of: [view("a", 9, 0)], check: ["a"], expecting: [("a", box(0, 0))])
    let open = result.json(sources: [])
    #expect(open["status"]?.string == "fail")
    #expect(open["views"]?.elements?.first?["expected"]?.compact == "[0,0,10,10]")
    #expect(open["views"]?.elements?.first?["delta"]?.compact == "[9,0,0,0]")
    result.scenario.isHidden = true
    let hidden = result.json(sources: [])
    #expect(hidden["visibility"]?.string == "hidden")
    #expect(hidden["views"]?.elements?.isEmpty == true)
  }
}
