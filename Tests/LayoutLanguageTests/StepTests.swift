import Diagnostics
import LayoutEngine
import LayoutProgram
import Testing

/// Scenes with steps: which views moved, appeared and disappeared, by identity, and their frames during the animation.
@Suite struct StepTests {
  @Test(arguments: CaseFile.names(in: "accepted").filter { $0.hasPrefix("steps-") })
  func changesAsItSays(name: String) throws {
    let example = try CaseFile(name, in: "accepted")
    let steps = try CaseSteps(example.source)
    let performance = try #require(example.perform(steps), "no answer in time").get()
    #expect(performance.moments.count == steps.moments.count)
    for (moment, wanted) in zip(performance.moments, steps.moments) {
      let words = wanted.step.words
      for (name, frame) in wanted.frames {
        let found = moment.scene.views.filter { $0.name == name }
        #expect(found.count == 1, "\(words): \(found.count) views called \(name)")
        for view in found { #expect(view.frame.isAbout(frame), "\(words): \(name) is at \(view.frame)") }
      }
      #expect(Self.names(moment.change.moved.map(\.to)) == wanted.moved, "\(words): moved")
      #expect(Self.names(moment.change.inserted) == wanted.inserted, "\(words): inserted")
      #expect(Self.names(moment.change.removed) == wanted.removed, "\(words): removed")
      for (time, name, frame) in wanted.onTheWay {
        let view = Self.view(name, in: moment, at: time)?.view
        #expect(view?.frame.isAbout(frame) == true, "\(words) at \(time): \(name) \(String(describing: view?.frame))")
      }
      for (time, name, look) in wanted.looks {
        let seen = Self.view(name, in: moment, at: time)?.words ?? "nothing"
        #expect(seen == look, "\(words) at \(time): \(name)")
      }
      if let animation = wanted.animation {
        let found = moment.change.animation.map { "\($0.name) \($0.duration)" } ?? "none"
        #expect(found == animation, "\(words)")
      }
    }
    let warnings = (performance.moments.last?.scene ?? performance.start).warnings.map(\.message.english)
    for warning in steps.warnings { #expect(warnings.contains { $0.hasPrefix(warning) }, "\(warnings)") }
  }

  @Test(arguments: CaseFile.names(in: "stopped"))
  func stopsWithASentence(name: String) throws {
    let example = try CaseFile(name, in: "stopped")
    let steps = try CaseSteps(example.source)
    let wanted = try #require(steps.stops, "the case does not say where it stops")
    guard case .failure(let problems) = try #require(example.perform(steps), "no answer in time") else {
      Issue.record("it does not stop")
      return
    }
    let problem = try #require(problems.all.first)
    #expect(problem.message.english == wanted.message)
    #expect((problem.range.map { example.source.location(at: $0.lower).line } ?? 0) == wanted.line)
  }

  @Test func thereAreCases() {
    #expect(CaseFile.names(in: "accepted").filter { $0.hasPrefix("steps-") }.count >= 30)
    #expect(CaseFile.names(in: "stopped").count >= 12)
  }

  private static func view(
    _ name: String, in moment: ScenePerformance.Moment, at time: StepTime
  ) -> SeenView? {
    moment.instants.first { $0.time == time }?.views.first { $0.view.name == name }
  }

  /// Views with an explicit name; the text of a view may change.
  private static func names(_ views: [NamedView]) -> Set<String> {
    Set(views.filter { $0.naming != .content }.map(\.name))
  }

  // MARK: Step notation

  @Test(arguments: [
    (#"{"tap": "left", "times": [0.5, 1]}"#, "tap left"), (#"{"tap": "left", "count": 2}"#, "tap left 2 times"),
    (#"{"longPress": "card"}"#, "longPress card"), (#"{"drag": "knob", "by": [20, -0.5]}"#, "drag knob by 20, -0.5"),
    (#"{"set": "volume", "to": 0.8}"#, "set volume to 0.8"), (#"{"set": "on", "to": true}"#, "set on to true"),
    (#"{"scroll": "list", "to": "row15", "anchor": "top"}"#, "scroll list to row15"),
    (#"{"scroll": "list", "to": [0, 120]}"#, "scroll list to 0, 120"), (#"{"wait": 0.5}"#, "wait 0.5 s"),
    (#"{"tap": "dial", "at": [10, 20], "times": ["0.5s"]}"#, "tap dial at 10, 20"),
  ])
  func aStepIsReadFromJSON(text: String, words: String) throws {
    #expect(try SceneStep(try JSON.read(SourceText(name: "step", text: text))).words == words)
  }

  @Test(arguments: [
    (#"{}"#, "a step does nothing"), (#"{"tap": "a", "drag": "b"}"#, "a step does 2 things at once"),
    (#"{"tap": "a", "by": [1, 2]}"#, #"a step that does "tap" has no "by""#),
    (#"{"set": "a", "by": [1, 2], "to": 1}"#, #"a step that does "set" has no "by""#),
  ])
  func aStepThatMakesNoSenseIsRefused(text: String, message: String) throws {
    let json = try JSON.read(SourceText(name: "step", text: text))
    #expect { _ = try SceneStep(json) } throws: { ($0 as? Problem)?.message.english == message }
  }

  @Test(arguments: [
    #"{"tap": 3}"#, #"{"tap": "a", "count": 0}"#, #"{"drag": "a"}"#, #"{"drag": "a", "by": [1]}"#,
    #"{"scroll": "a", "to": "b", "anchor": "middle"}"#, #"{"tap": "a", "times": [2]}"#, #"{"set": "a"}"#,
    #"{"drag": "a", "by": [1, 1e9]}"#, #"{"wait": -1}"#, #"{"tap": "a", "times": ["1"]}"#, #"{"tap": "a", "at": 3}"#,
    #"{"tap": "a", "tiems": [1]}"#,
  ])
  func aStepWithAWrongValueIsRefused(text: String) throws {
    let json = try JSON.read(SourceText(name: "step", text: text))
    #expect(throws: Problem.self) { _ = try SceneStep(json) }
  }
}

extension Rect {
  fileprivate func isAbout(_ other: Rect) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height]).allSatisfy { abs($0 - $1) <= 0.01 }
  }
}

extension SeenView {
  /// The differences from a view without modifiers, to hundredths.
  fileprivate var words: String {
    func short(_ number: Double) -> String { points((number * 100).rounded() / 100) }
    var words: [String] = []
    if opacity != 1 { words.append("opacity \(short(opacity))") }
    if rotation != 0 { words.append("rotation \(short(rotation))") }
    if scale != Size(width: 1, height: 1) { words.append("scale \(short(scale.width)) \(short(scale.height))") }
    if let color, color.light.hex != "#000000" { words.append("color \(color.light.hex)") }
    if let passage { words.append(passage.rawValue) }
    return words.joined(separator: " ")
  }
}
