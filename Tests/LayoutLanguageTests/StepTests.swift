import Diagnostics
import LayoutEngine
import LayoutLanguage
import Testing

/// Scenes that are touched: which views moved, came and went, told by identity, and where they are on the way.
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
        let view = moment.change.views(at: time).first { $0.name == name }
        #expect(view?.frame.isAbout(frame) == true, "\(words) at \(time): \(String(describing: view?.frame))")
      }
      if let animation = wanted.animation {
        let found = moment.change.animation.map { "\($0.curve.rawValue) \($0.duration)" } ?? "none"
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

  /// Views with a name of their own; what texts show changes with them.
  private static func names(_ views: [NamedView]) -> Set<String> {
    Set(views.filter { $0.naming != .content }.map(\.name))
  }

  // MARK: Curves and steps by themselves

  @Test(arguments: SceneAnimation.Curve.allCases)
  func aCurveGoesFromStartToEndAndNeverBack(curve: SceneAnimation.Curve) {
    let animation = SceneAnimation(curve)
    #expect(animation.progress(at: 0) == 0)
    #expect(animation.progress(at: 1) == 1)
    #expect(animation.progress(at: .nan) == 0)
    #expect(animation.progress(at: 7) == 1)
    let values = (0...100).map { animation.progress(at: Double($0) / 100) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func curvesAreTheStandardOnes() {
    #expect(abs(SceneAnimation(.easeIn).progress(at: 0.5) - 0.3153568) < 1e-6)
    #expect(abs(SceneAnimation(.easeOut).progress(at: 0.5) - 0.6846432) < 1e-6)
    #expect(abs(SceneAnimation(.easeInOut).progress(at: 0.25) - 0.1291619) < 1e-6)
    #expect(abs(SceneAnimation(.easeInOut).progress(at: 0.5) - 0.5) < 1e-9)
  }

  @Test(arguments: [
    (#"{"tap": "left", "times": [0.5, 1]}"#, "tap left"), (#"{"tap": "left", "count": 2}"#, "tap left 2 times"),
    (#"{"longPress": "card"}"#, "longPress card"), (#"{"drag": "knob", "by": [20, -0.5]}"#, "drag knob by 20, -0.5"),
    (#"{"set": "volume", "to": 0.8}"#, "set volume to 0.8"), (#"{"set": "on", "to": true}"#, "set on to true"),
    (#"{"scroll": "list", "to": "row15", "anchor": "top"}"#, "scroll list to row15"),
    (#"{"scroll": "list", "to": [0, 120]}"#, "scroll list to 0, 120"),
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
    #"{"drag": "a", "by": [1, 1e9]}"#, #"{"tap": "a", "tiems": [1]}"#,
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
