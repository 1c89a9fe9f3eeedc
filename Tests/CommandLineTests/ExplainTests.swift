import Curriculum
import Diagnostics
import Foundation
import Testing

/// Tests for `course explain`: the guides that containers ask for, guides without effect, and terms.
///
/// `Explanations` has layouts with outputs that a person has reviewed. `UPDATE_GOLDEN=1` rewrites them.
@Suite struct ExplainTests {
  let playground: Playground
  init() throws { playground = try Playground() }

  static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Explanations")
  }

  static let layouts = [
    "horizontal-guide-in-a-row", "leading-in-a-trailing-column", "trailing-on-an-icon-in-a-row", "sign-flipped",
    "ten-for-half-the-badge", "own-line-through-rows",
  ]

  /// One layout for each further reason why a guide has no effect; the five layouts above show the other reasons.
  static let silences = [
    "hidden-in-an-overlay", "not-placed", "asks-nothing", "alone", "overridden", "built-on", "changes-nothing",
  ].map { "silent-\($0)" }

  /// The ways to explain each layout, and the extensions of the files with the outputs.
  static let ways: [(ending: String, options: [String], environment: [String: String])] = [
    ("80.txt", [], ["COLUMNS": "80"]),
    ("40.txt", [], ["COLUMNS": "40"]),
    ("plain.txt", ["--plain"], [:]),
    ("json", ["--format", "json"], [:]),
  ]

  private func explain(_ layout: String, _ options: [String], _ environment: [String: String] = [:]) throws -> String {
    let text = try String(contentsOf: Self.folder.appendingPathComponent("\(layout).layout"), encoding: .utf8)
    try playground.write("höme/\(layout).layout", text)
    var binary = playground.binary
    binary.environment.merge(environment) { $1 }
    let outcome = try binary.run(["explain", "\(layout).layout", "--size", "200x120"] + options, input: Data())
    #expect(outcome.status == 0)
    #expect(outcome.complaints.isEmpty)
    return outcome.output
  }

  static func hold(_ answer: String, against name: String) throws {
    let file = folder.appendingPathComponent("Expected/\(name)")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(answer.utf8).write(to: file)
    }
    let expected = try? String(contentsOf: file, encoding: .utf8)
    #expect(answer == expected, "UPDATE_GOLDEN=1 writes \(name) anew")
  }

  /// A view's name means the container around it; its steps are those that the live page draws.
  @Test func aContainerIsToldStepByStep() throws {
    let page = try explain("sign-flipped", ["--steps", "b", "--plain"])
    #expect(page.contains("VStack on line 5, step by step:\n1. VStack on line 5 is offered 200 × 120."))
    #expect(page.contains("8. Asked for .leading, b answers -20 (set on line 8: -20)."))
    let answer = try JSON.read(
      SourceText(name: "answer", text: try explain("sign-flipped", ["--steps", "b", "--format", "json"])))
    #expect(answer["container"]?.string == "VStack on line 5")
    #expect(answer["steps"]?.elements?.count == 11)
    #expect(answer["steps"]?.elements?.last?["shown"]?.elements?.count == 3)
  }

  @Test func viewsOfASheetAreNotFound() throws {
    try playground.write(
      "höme/sheet.layout",
      """
      struct ContentView: View {
        @State var isShown = true
        var body: some View { Color.red.sheet(isPresented: $isShown) { Text("Inside").id("inside") } }
      }
      """)
    let outcome = try playground.binary.run("explain", "sheet.layout", "--view", "inside")
    #expect(outcome.complaintInOneLine.contains("It may be in the view that `sheet` presents, which is not shown."))
    #expect(try playground.binary.run("layout", "sheet.layout").output.contains("'sheet' presents a view here"))
  }

  private static let moving = """
    struct ContentView: View {
      @State var isOn = false
      var body: some View {
        VStack {
          Color.red.frame(width: isOn ? 80 : 40, height: 10).id("eased").animation(.easeOut(duration: 0.5), value: isOn)
          Color.blue.frame(width: isOn ? 40 : 80, height: 10).id("other")
          if isOn { Color.red.frame(width: 5, height: 5).id("card") } else { Color.red.frame(width: 9, height: 5).id("card") }
          Circle().frame(width: 5, height: 5).offset(x: isOn ? 50 : 0).id("knob")
          Button("Go") { isOn.toggle() }.id("go")
        }
      }
    }

    """

  /// The explanation of an animation follows from the scope of `.animation`.
  @Test func motionIsExplained() throws {
    try playground.write("höme/moving.layout", Self.moving)
    let outcome = try playground.binary.run("explain", "moving.layout", "--tap", "go", "--format", "json")
    let answer = try JSON.read(SourceText(name: "answer", text: outcome.output))
    let motion = try #require(answer["motion"]?.elements).map { reason in
      "\(reason["views"]?.compact ?? "?") \(reason["kind"]?.string ?? "?")"
    }
    #expect(
      motion == [
        #"["eased"] animates"#, #"["other"] not reached"#, #"["card"] replaced"#, #"["knob"] drawn otherwise"#,
      ])
    let one = try playground.binary.run("explain", "moving.layout", "--tap", "go", "--view", "other")
    #expect(one.output.contains("It jumps although the step has an animation, .easeOut"))
    let quiet = Self.moving.replacingOccurrences(of: ".animation(.easeOut(duration: 0.5), value: isOn)", with: "")
    try playground.write("höme/quiet.layout", quiet)
    let jumps = try playground.binary.run("explain", "quiet.layout", "--tap", "go")
    #expect(jumps.output.contains("eased, other: It jumps: no animation is in the transaction"))
  }

  @Test(arguments: layouts) func layoutsAreExplained(_ layout: String) throws {
    for way in Self.ways {
      try Self.hold(try explain(layout, way.options, way.environment), against: "\(layout).\(way.ending)")
    }
  }

  @Test(arguments: silences) func reasonsOfSilenceAreNamed(_ layout: String) throws {
    for way in Self.ways {
      try Self.hold(try explain(layout, way.options, way.environment), against: "\(layout).\(way.ending)")
    }
  }

  /// Steps can be performed on a file first; a step of a scenario has the same name as in a check.
  @Test func stepsAreDoneFirst() throws {
    #expect(try explain("steps", ["--plain"]).contains("door: answers 0"))
    let open = try explain("steps", ["--plain", "--tap", "door"])
    #expect(open.contains("door: answers 40"))
    #expect(open.contains("after tap door"))
    try Self.hold(open, against: "steps.plain.txt")
    let first = try playground.binary.run("explain", "steps.layout", "--tap", "door", "--tap", "door", "--after", "1")
    #expect(first.output.contains("after tap door, "))
    let second = try playground.binary.run("explain", "steps.layout", "--tap", "door", "--tap", "door")
    #expect(second.output.contains("after tap door (2), "))
    let unknown = try playground.binary.run("explain", "steps.layout", "--tap", "door", "--after", "tap dor")
    #expect(unknown.status == 2)
    #expect(unknown.complaints.contains("Did you mean `tap door`?"))
    #expect(try playground.binary.run("explain", "steps.layout", "--after", "tap door").status == 2)
    let json = try JSON.read(
      SourceText(name: "answer", text: try explain("steps", ["--tap", "door", "--format", "json"])))
    #expect(json["after"]?.string == "tap door")
  }

  /// A scenario with steps is shown at its start, with the command for later moments.
  @Test func scenariosHaveMoments() throws {
    let layout = try String(contentsOf: Self.folder.appendingPathComponent("steps.layout"), encoding: .utf8)
    let folder = "pack/Exercises/01-first/level-tops"
    try playground.write(
      "\(folder)/exercise.json",
      """
      {"format": 1, "title": "Door", "kind": "fix", "minutes": 3, "goal": "Open.", "hints": ["a", "b", "c"], "points": 1,
       "view": "Door", "check": ["door", "mat"],
       "scenarios": [{"id": "base", "size": [200, 120], "steps": [{"tap": "door"}, {"tap": "door"}]},
                     {"id": "still", "size": [200, 140]}]}
      """)
    try playground.write("\(folder)/starter.layout", layout)
    try playground.write("\(folder)/solution.layout", layout)
    #expect(try playground.binary.run("bake", "--yes").status == 0)
    _ = try playground.binary.run("next", "level-tops")
    let start = try playground.binary.run("explain", "level-tops")
    #expect(start.output.contains("explain level-tops --scenario base --after 'tap door'"))
    let after = try playground.binary.run("explain", "level-tops", "--after", "tap door", "--plain")
    #expect(after.output.contains("scenario base, after tap door,"))
    #expect(after.output.contains("door: answers 40"))
    let none = try playground.binary.run("explain", "level-tops", "--scenario", "still", "--after", "tap door")
    #expect(none.status == 2)
    #expect(none.complaints.contains("has no steps"))
  }

  @Test func aViewIsFollowedFromTheRoot() throws {
    let answer = try explain("trailing-on-an-icon-in-a-row", ["--view", "camera"])
    try Self.hold(answer, against: "camera.chain.txt")
    let json = try JSON.read(
      SourceText(
        name: "answer",
        text: try explain("trailing-on-an-icon-in-a-row", ["--view", "camera", "--format", "json"])))
    #expect(json["chain"]?.elements?.count == 5)
    let unknown = try playground.binary.run("explain", "trailing-on-an-icon-in-a-row.layout", "--view", "camara")
    #expect(unknown.status == 2)
    #expect(unknown.complaints.contains("Did you mean `camera`?"))
  }

  @Test func linesFitTheWindow() throws {
    for layout in Self.layouts {
      let narrow = try explain(layout, [], ["COLUMNS": "40"])
      // Code, locations and commands stay in one piece, and table cells are never cut.
      let whole = [" | ", ".layout", "    because  "]
      for line in narrow.split(separator: "\n") where !whole.contains(where: line.contains) {
        #expect(line.count <= 40, "\(layout): \(line)")
      }
      #expect(!narrow.contains("\u{1B}"))
    }
  }

  /// An exercise means the learner's file, in one of the exercise's visible scenarios.
  @Test func exercisesHaveScenarios() throws {
    _ = try playground.binary.run("bake", "--yes")
    _ = try playground.binary.run("next", "level-tops")
    let first = try playground.binary.run("explain", "level-tops")
    #expect(first.status == 0)
    #expect(first.output.contains("scenario base"))
    #expect(first.output.contains("HStack on line 8 asks for `.center`"))
    let tall = try playground.binary.run("explain", "level-tops", "--scenario", "tall")
    #expect(tall.output.contains("scenario tall"))
    let unseen = try playground.binary.run("explain", "level-tops", "--scenario", "unseen")
    #expect(unseen.status == 2)
    #expect(unseen.complaints.contains("There is no scenario “unseen”"))
  }

  /// A term that is also an exercise's name means the exercise once its file exists.
  @Test func aWordCanBeAnExercise() throws {
    let folder = "pack/Exercises/01-first/tight-frame"
    try playground.write(
      "pack/Exercises/course.json", Playground.course.replacing("\"level-tops\"", with: "\"tight-frame\""))
    try playground.write("\(folder)/exercise.json", Playground.exercise)
    try playground.write("\(folder)/lesson.md", Playground.lesson)
    try playground.write("\(folder)/starter.layout", Playground.layout(alignment: ""))
    try playground.write("\(folder)/solution.layout", Playground.layout(alignment: "(alignment: .top)"))
    _ = try playground.binary.run("bake", "--yes")
    #expect(try playground.binary.run("explain", "tight-frame").output.hasPrefix("tight frame"))
    _ = try playground.binary.run("next", "tight-frame")
    #expect(try playground.binary.run("explain", "tight-frame").output.contains("scenario base"))
    #expect(try playground.binary.run("explain", "tight", "frame").output.hasPrefix("tight frame"))
  }

  // MARK: Words

  @Test func everyWordHasAPage() throws {
    let entries = Glossary.entries()
    #expect(entries.count >= 40)
    let names = entries.flatMap { [$0.term] + $0.aliases }.map { Glossary.entry(for: $0)?.term }
    #expect(zip(entries.flatMap { entry in (0...entry.aliases.count).map { _ in entry.term } }, names).allSatisfy(==))
    for entry in entries {
      let words = entry.text.split(whereSeparator: \.isWhitespace).count
      #expect((40...140).contains(words), "\(entry.term): \(words) words")
      #expect(entry.text.contains("```"), "\(entry.term) has no example")
      for related in entry.related {
        #expect(Glossary.entry(for: related) != nil, "\(entry.term) points to \(related)")
      }
    }
  }

  @Test func wordsAreFoundHoweverTheyAreWritten() throws {
    for word in [["Guide", "Keys"], ["guide-key"], ["guide key"]] {
      let page = try playground.binary.run(["explain"] + word, input: Data())
      #expect(page.status == 0)
      #expect(page.output.contains("The name of a line"))
    }
    let list = try playground.binary.run("explain")
    #expect(list.status == 0)
    #expect(list.output.contains("tight frame"))
    let unknown = try playground.binary.run("explain", "propagatoin")
    #expect(unknown.status == 2)
    #expect(unknown.complaints.contains("explain propagation"))
    let json = try playground.binary.run("explain", "baseline", "--format", "json").json
    #expect(json["term"]?.string == "baseline")
    for id in DiagnosisID.allCases {
      let page = try playground.binary.run("explain", id.rawValue)
      #expect(page.status == 0)
      #expect(page.output.contains(id.help().title))
      #expect(list.output.contains(id.rawValue) || page.output.hasPrefix(id.rawValue))
    }
    #expect(try playground.binary.run("explain", "baseline", "--view", "a").status == 2)
    #expect(try playground.binary.run("explain", "nobody.layout").status == 2)
  }
}
