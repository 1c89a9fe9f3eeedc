import Diagnostics
import Foundation
import Testing

/// Tests for `course layout FILE --tap NAME`: the effect of steps on the named views.
@Suite struct StepsTests {
  let playground: Playground

  init() throws {
    playground = try Playground()
    try playground.write(
      "höme/counter.layout",
      """
      struct ContentView: View {
        @State private var count = 1
        @State private var volume = 0.5
        @State private var offset = CGSize.zero

        var body: some View {
          VStack(spacing: 0) {
            Color.red.frame(width: CGFloat(10 * count), height: 10).id("bar")
              .onTapGesture { withAnimation(.linear(duration: 1)) { count += 2 } }
            if count > 3 { Color.green.frame(width: 10, height: 20).id("extra") }
            Slider(value: $volume).frame(width: 50).id("volume")
            Color.blue.frame(width: 100 * volume, height: 10).id("level")
              .offset(offset)
              .gesture(DragGesture().onChanged { offset = $0.translation })
          }
        }
      }
      """)
  }

  @Test func stepsAreDoneInTheirOrder() throws {
    let outcome = try playground.binary.run(
      "layout", "counter.layout", "--size", "100x100", "--tap", "bar@0.5", "--set=volume=0.8", "--tap", "bar")
    #expect(outcome.status == 0)
    let parts = outcome.output.components(separatedBy: "After ")
    #expect(parts.count == 4)
    #expect(parts[1].hasPrefix("tap bar\n1 view moved, 2 views stayed\nAnimated: .linear, 1 s."))
    #expect(parts[1].contains("At 0.5 of the way, after 0.5 s:"))
    #expect(parts[2].hasPrefix("set volume to 0.8\n1 view moved, 2 views stayed"))
    #expect(parts[3].hasPrefix("tap bar\n3 views moved, 1 view inserted"))
  }

  @Test func stepsInJSON() throws {
    let json = try playground.binary.run(
      "layout", "counter.layout", "--size", "100x100", "--tap", "bar@0.5", "--drag", "level=20,5", "--format", "json"
    ).json
    #expect(json["views"]?.elements?.count == 3)
    let steps = try #require(json["steps"]?.elements)
    #expect(steps.map { $0["step"]?.string } == ["tap bar", "drag level by 20, 5"])
    #expect(steps[0]["animation"]?["curve"]?.string == "linear")
    #expect(steps[0]["moved"]?.elements?.first?["to"]?.elements?.map(\.number) == [35, 24.5, 30, 10])
    let half = steps[0]["at"]?.elements?.first
    #expect(half?["time"]?.number == 0.5)
    #expect(half?["views"]?.elements?.first?["frame"]?.elements?.map(\.number) == [40, 24.5, 20, 10])
    #expect(steps[0]["stayed"]?.elements?.map(\.string) == ["volume", "level"])
    #expect(steps[1]["moved"]?.elements?.map { $0["name"]?.string } == ["level"])
    #expect(steps[1]["animation"]?.string == nil)
  }

  @Test func anyInstantCanBeRead() throws {
    let outcome = try playground.binary.run(
      "layout", "counter.layout", "--size", "100x100", "--tap", "bar@0.25s", "--at", "0.75", "--wait", "0.5", "--tap",
      "bar@0.5s", "--format", "json")
    #expect(outcome.status == 0, "\(outcome.complaints)")
    let steps = try #require(outcome.json["steps"]?.elements)
    #expect(steps.map { $0["step"]?.string } == ["tap bar", "wait 0.5 s", "tap bar"])
    // One second by 20 points; the second tap comes at 0.75 s, the last time that was requested.
    let first = try #require(steps[0]["at"]?.elements)
    #expect(first.map { $0["time"]?.string } == ["0.25s", "0.75s"])
    #expect(first.map { $0["views"]?.elements?.first?["frame"]?.elements?[2].number } == [15, 25])
    #expect(steps[2]["seconds"]?.elements?.first?.number == 0.75)
    let extra = steps[2]["at"]?.elements?.first?["views"]?.elements?.first { $0["name"]?.string == "extra" }
    #expect(extra?["opacity"]?.number == 0.5 && extra?["transition"]?.string == "inserted")
    #expect(extra?["color"]?.string?.hasPrefix("#") == true)
  }

  /// Without steps, only the requested instants are shown.
  @Test func anInstantWithoutStepsIsShownAlone() throws {
    let page = try playground.binary.run("layout", "counter.layout", "--size", "100x100", "--at", "0.5").output
    #expect(page.contains("After 0.5 s:\n") && !page.contains("wait") && !page.contains("moved"), "\(page)")
    let drawn = try playground.binary.run("layout", "counter.layout", "--at", "0.5", "--svg", "-").output
    #expect(drawn.contains("t = 0.5 s") && !drawn.contains("wait"))
  }

  @Test func whatHappensLaterIsTold() throws {
    try playground.write(
      "höme/later.layout",
      """
      struct ContentView: View {
        @State private var width: CGFloat = 10
        var body: some View {
          Color.red.frame(width: width, height: 10).id("bar")
            .task { try? await Task.sleep(for: .seconds(1.25)); width = 30 }
        }
      }
      """)
    let page = try playground.binary.run("layout", "later.layout").output
    #expect(page.contains("later.layout:5:26: warning: this happens 1.25 s later, which is not shown"), "\(page)")
    #expect(page.contains("'layout --at 1.25' shows it."))
    let json = try playground.binary.run("layout", "later.layout", "--at", "1.25", "--format", "json").json
    #expect(json["warnings"]?.elements?.isEmpty == true)
    let seen = json["steps"]?.elements?.first?["at"]?.elements?.first?["views"]?.elements?.first
    #expect(seen?["frame"]?.elements?[2].number == 30)
  }

  @Test func whatIsOnItsWayIsDrawn() throws {
    let steps = ["counter.layout", "--size", "100x100", "--tap", "bar"]
    let strip = try playground.binary.run(["layout"] + steps + ["--tap", "bar", "--svg", "-"])
    #expect(strip.output.contains("t = ½, tap bar") && strip.output.contains("opacity=\"0.5\""))
    let still = try playground.binary.run(["show"] + steps + ["--svg", "-"])
    let moving = try playground.binary.run(["show"] + steps + ["--at", "0.5", "--svg", "-"])
    #expect(still.status == 0 && moving.status == 0 && still.output != moving.output)
    #expect(still.output.contains("width=\"30\"") && moving.output.contains("width=\"20\""))
    #expect(try playground.binary.run(["show"] + steps + ["--phases"]).status == 0)
  }

  @Test func aStepThatCannotBeDoneSaysWhatThereIs() throws {
    let outcome = try playground.binary.run("layout", "counter.layout", "--tap", "baar")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("no view called 'baar' is shown"))
    #expect(outcome.output.contains("Did you mean 'bar'?"))
    #expect(outcome.output.contains("This was to tap baar."))
  }

  @Test(arguments: [
    (["--tap", "bar@2"], "not between 0 and 1"), (["--drag", "bar"], "--drag knob=20,0"),
    (["--drag", "bar=1"], "does not understand “bar=1”"), (["--drag", "bar=1,inf"], "does not understand"),
    (["--set", "=1"], "does not understand “=1”"), (["--tap"], "--tap needs NAME"),
    (["--at", "soon"], "not a number of seconds"), (["--wait", "-1"], "not a number of seconds between 0 and 60"),
  ])
  func aStepThatMakesNoSenseEndsWith2(arguments: [String], words: String) throws {
    let outcome = try playground.binary.run(["layout", "counter.layout"] + arguments)
    #expect(outcome.status == 2)
    #expect(outcome.complaints.contains(words), "\(outcome.complaints)")
  }

  @Test func otherCommandsHaveNoSteps() throws {
    #expect(try playground.binary.run("list", "--tap", "a").complaints.contains("belongs to course layout"))
  }
}
