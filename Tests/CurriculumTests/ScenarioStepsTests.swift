import Diagnostics
import Foundation
import LayoutEngine
import Testing

@testable import Curriculum

/// Tests for a scenario with steps: frames during and after animations are baked, stored, read and compared.
@Suite struct ScenarioStepsTests {
  private static let exercise = """
    {"format": 1, "title": "Slide", "kind": "fix", "minutes": 3, "goal": "It slides.", "hints": ["a", "b", "c"],
     "view": "Slide", "check": ["box"],
     "scenarios": [{"id": "base", "size": [200, 100]},
                   {"id": "tapped", "size": [200, 100],
                    "steps": [{"tap": "box", "times": [1, 0.5]}, {"tap": "box", "times": [0.25]}, {"tap": "box"}]}]}
    """

  private static func answer(_ row: String) -> SourceText {
    SourceText(
      name: "a.layout",
      text: """
        import SwiftUI
        struct Slide: View {
          @State private var isRight = false
          var body: some View {
            \(row)
          }
        }
        struct Box: View {
          @Binding var isRight: Bool
          var body: some View {
            Color.red.frame(width: 40, height: 40).accessibilityIdentifier("box")
              .onTapGesture { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
          }
        }
        """)
  }

  private static let moving = answer(
    "Box(isRight: $isRight).frame(width: 200, alignment: isRight ? .trailing : .leading)")
  private static let replaced = answer(
    """
    if isRight {
      Box(isRight: $isRight).frame(width: 200, alignment: .trailing)
    } else {
      Box(isRight: $isRight).frame(width: 200, alignment: .leading)
    }
    """)

  private func checker(_ solution: SourceText = moving) throws -> AnswerChecker {
    let folder = try Folder([
      "Exercises/course.json": Folder.course, "Exercises/01-one/eyes/exercise.json": Self.exercise,
    ])
    let material = try Material(of: Folder.eyes, in: try Pack.read(in: folder.pack))
    return AnswerChecker(material: material, expectations: try material.bake(solution, seconds: 60), seconds: 60)
  }

  @Test func everyMomentIsBakedUnderItsName() throws {
    let checker = try checker()
    let tapped = try #require(checker.expectations.scenarios.last)
    #expect(tapped.frames.map(\.frame.x) == [0])
    #expect(tapped.moments.map(\.key.description) == ["tap box@0.5", "tap box", "tap box (2)@0.25", "tap box (3)"])
    #expect(tapped.moments.map { $0.frames.map(\.frame.x) } == [[80], [160], [120], [160]])
    let text = SourceText(name: "expected.json", text: checker.expectations.json.pretty)
    #expect(try Expectations.read(text, for: checker.material.exercise) == checker.expectations)
    let circumstances = checker.material.exercise.scenarios.last?.circumstances(in: .english)
    #expect(circumstances == "200 × 100, tap box, tap box, tap box")
  }

  @Test func theSolutionPasses() throws {
    let report = try checker().check(Self.moving)
    #expect(report.verdict == .passed)
    #expect(report.checkedViews == 6)
    #expect(report.matchingViews == 6)
  }

  /// At the end all is in place; during the animation it shows that the view was replaced instead of moved.
  @Test func aReplacedViewFailsOnTheWayOnly() throws {
    let report = try checker().check(Self.replaced)
    #expect(report.verdict == .notYet)
    let tapped = try #require(report.scenarios.last)
    #expect(report.scenarios.first?.passed == true)
    #expect(tapped.views.filter { !$0.matches }.isEmpty)
    #expect(tapped.moments.map(\.passed) == [false, true, false, true])
    #expect(tapped.moments.first?.inserted == ["box"])
    #expect(tapped.moments.first?.removed == ["box"])
    #expect(tapped.moments.map(tapped.replaced(at:)) == [["box"], [], [], []])
    #expect(tapped.matchingViews == 3)
    #expect(tapped.checkedViews == 5)
    let json = tapped.json(sources: [])
    #expect(json["moments"]?.elements?.count == 4)
    #expect(json["moments"]?.elements?.first?["moment"]?.string == "tap box@0.5")
    #expect(json["moments"]?.elements?.first?["status"]?.string == "fail")
  }

  /// If the solution replaces the box as well, that does not prevent a pass.
  @Test func aViewThatTheGoalReplacesIsNoMistake() throws {
    let low = SourceText(
      name: "a.layout", text: Self.replaced.text.replacingOccurrences(of: "height: 40)", with: "height: 60)"))
    let tapped = try #require(try checker(Self.replaced).check(low).scenarios.last)
    #expect(tapped.moments.first?.inserted == ["box"])
    #expect(tapped.moments.first?.passed == false)
    #expect(tapped.moments.map(tapped.replaced(at:)) == [[], [], [], []])
  }

  @Test func aStepThatCannotBeDoneIsToldAsAProblem() throws {
    let report = try checker().check(Self.answer("Color.red.frame(width: 40, height: 40).frame(width: 200)"))
    let problems = try #require(report.scenarios.last?.problems)
    #expect(problems.all.first?.notes.contains { $0.message.english.contains("step 1") } == true, "\(problems.all)")
    #expect(report.scenarios.last?.passed == false)
  }

  @Test func whatChangedNamesTheMoment() throws {
    let new = try checker().expectations
    var old = new
    old.scenarios[1].moments[1].frames[0].frame = Rect(x: 150, y: 30, width: 40, height: 40)
    old.scenarios[1].moments.remove(at: 3)
    #expect(
      new.changes(since: old) == [
        "tapped, tap box: box x 150 → 160", "tapped, tap box (3): box is new, 160,30 40 × 40",
      ])
  }
}
