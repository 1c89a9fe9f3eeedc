import LayoutProgram
import Testing

@testable import Curriculum

/// Tests for view names with a prefix or a number.
@Suite struct NamesTests {
  @Test(arguments: [
    ("card", ViewName.Meaning.given("card"), "card", nil as Int?), ("Text:Hello", .text("Hello"), "Text:Hello", nil),
    ("Image:owl#1", .image("owl#1"), "Image:owl", 1), ("row#2", .given("row#2"), "row", 2),
    ("C#", .given("C#"), "C#", nil), ("#1", .given("#1"), "#1", nil), ("a#-1", .given("a#-1"), "a#-1", nil),
    ("a#b#3", .given("a#b#3"), "a#b", 3), ("", .given(""), "", nil),
  ])
  func aViewNameIsRead(text: String, meaning: ViewName.Meaning, group: String, number: Int?) {
    let name = ViewName(text)
    #expect(name.meaning == meaning && name.group == group && name.parts?.number == number)
    #expect(ViewName(showing: meaning) == name)
    if let number { #expect(ViewName(group).numbered(number) == name) }
    #expect(name.isOne(of: text) && name.isOne(of: group))
  }

  /// People count from one.
  @Test(arguments: [("row#2", "row 3"), ("Text:Hello#0", "Hello 1"), ("Image:owl", "owl"), ("C#", "C#")])
  func aViewNameIsSpoken(text: String, spoken: String) {
    #expect(ViewName(text).spoken == spoken)
    #expect(ViewName(text).isCalled(spoken) && ViewName(text).isCalled(text) && !ViewName(text).isCalled("row"))
  }

  @Test(arguments: [
    ("tap left", "tap left", nil as StepTime?), ("tap left@0.5", "tap left", .share(0.5)),
    ("tap a@home", "tap a@home", nil),
    ("tap a@home@0.25", "tap a@home", .share(0.25)), ("tap left (2)@0.33", "tap left (2)", .share(0.33)),
    ("@1", "@1", nil),
    ("tap left@1.25s", "tap left", .seconds(1.25)),
  ])
  func aMomentKeyIsRead(text: String, step: String, time: StepTime?) {
    let key = MomentKey(text)
    #expect(key.step == step && key.time == time && key.description == text)
    #expect(key == MomentKey(step, at: time ?? .atRest))
    #expect(key.atRest == MomentKey(step) || !key.isOnTheWay)
  }

  @Test func aTimeIsKeptToAHundredth() {
    #expect(MomentKey("tap left", at: .share(1 / 3)).description == "tap left@0.33")
    #expect(MomentKey("tap left", at: .share(1 / 3)) == MomentKey("tap left@0.33"))
  }

  @Test func stepsOfOneNameAreNumbered() {
    let steps = ["a", "b", "a"].map { SceneStep(.tap(count: 1), on: $0) }
    #expect(steps.names == ["tap a", "tap b", "tap a (2)"])
  }
}
