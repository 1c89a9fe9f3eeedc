import Diagnostics
import Foundation
import Testing

/// Compares the output of `course check` for common wrong answers with pages that a person has reviewed.
///
/// The answers are those of `Explanations`; the right ones are in `Explanations/Solutions`. `UPDATE_GOLDEN=1` rewrites
/// the pages.
@Suite struct CheckPageTests {
  let playground: Playground

  static let layouts = ExplainTests.layouts.dropLast()

  /// One exercise for each layout. The badge's size differs between its scenarios.
  init() throws {
    playground = try Playground()
    let names = Self.layouts.map { "\"\($0)\"" }.joined(separator: ", ")
    try playground.write(
      "pack/Exercises/course.json",
      """
      {"format": 1, "id": "mistakes", "title": "Mistakes", "version": "0.1",
       "chapters": [{"id": "01-first", "title": "First", "exercises": [\(names)]}]}
      """)
    for layout in Self.layouts {
      let wrong = try Self.text("\(layout).layout")
      let solution = try Self.text("Solutions/\(layout).layout")
      let folder = "pack/Exercises/01-first/\(layout)"
      try playground.write("\(folder)/exercise.json", Self.exercise(of: layout, wrong))
      try playground.write("\(folder)/lesson.md", "Mend it.\n")
      try playground.write("\(folder)/starter.layout", wrong)
      try playground.write("\(folder)/solution.layout", solution)
    }
    #expect(try playground.binary.run("bake", "--yes").status == 0)
    try begin()
  }

  /// Creates a work folder without any checks.
  private func begin() throws {
    try? FileManager.default.removeItem(atPath: playground.home + "/my-course")
    #expect(try playground.binary.run("init", "my-course").status == 0)
  }

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: ExplainTests.folder.appendingPathComponent(name), encoding: .utf8)
  }

  private static func exercise(of layout: String, _ source: String) throws -> String {
    let view = try #require(source.firstMatch(of: #/struct (\w+): View/#)).1
    let names = source.matches(of: #/accessibilityIdentifier\("(\w+)"\)/#).map { "\"\($0.1)\"" }
    let other = layout.hasPrefix("ten") ? #", "arguments": {"badge": 28}"# : ""
    return """
      {"format": 1, "title": "Mend it", "kind": "fix", "minutes": 3, "goal": "All in place.", "hints": ["Who asks?"],
       "points": 1, "view": "\(view)", "check": [\(names.joined(separator: ", "))],
       "scenarios": [{"id": "base", "size": [200, 120]}, {"id": "other", "size": [260, 140]\(other)},
                     {"id": "unseen", "size": [180, 110]\(other), "hidden": true}]}
      """
  }

  private static let ways: [(ending: String, options: [String], columns: String)] = [
    ("40.txt", [], "40"), ("80.txt", [], "80"), ("120.txt", [], "120"), ("plain.txt", ["--plain"], "80"),
    ("all.txt", ["--all"], "80"),
    ("json", ["--format", "json"], "80"),
  ]

  @Test(arguments: layouts) func wrongAnswersAreExplained(_ layout: String) throws {
    for way in Self.ways {
      var binary = playground.binary
      binary.environment["COLUMNS"] = way.columns
      // A tall window has room for the drawing as well.
      binary.environment["LINES"] = way.columns == "120" ? "60" : "24"
      try begin()
      let outcome = try binary.run(["check", layout] + way.options, input: Data())
      #expect(outcome.status == 1)
      #expect(outcome.complaints.isEmpty)
      // The attempt's id in the progress database differs between runs; the page does not show it.
      try ExplainTests.hold(outcome.output, against: "check-\(layout).\(way.ending)")
    }
  }

  @Test func solutionsPass() throws {
    for layout in Self.layouts {
      try playground.write(playground.file(layout), Self.text("Solutions/\(layout).layout"))
      let outcome = try playground.binary.run("check", layout)
      #expect(outcome.status == 0, "\(layout): \(outcome.output)")
    }
  }

  /// Colors carry no information of their own: the words are the same without them.
  @Test func colorsAreAnAddition() throws {
    var binary = playground.binary
    _ = try binary.run("check", "sign-flipped")
    binary.environment["CLICOLOR_FORCE"] = "1"
    let colored = try binary.run("check", "sign-flipped").output
    binary.environment["NO_COLOR"] = "1"
    let bare = try binary.run("check", "sign-flipped").output
    #expect(colored.contains("\u{1B}["))
    #expect(!bare.contains("\u{1B}"))
    #expect(colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == bare)
  }
}
