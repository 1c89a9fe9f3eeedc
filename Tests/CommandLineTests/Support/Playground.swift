import Foundation

/// A temporary folder for one test, with a small pack and a home for a learner. Its name has a space and non-ASCII
/// letters, as real folders have.
final class Playground {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "kürs \(UUID().uuidString)"
    for exercise in ["level-tops", "level-bottoms"] {
      let edge = exercise == "level-tops" ? "top" : "bottom"
      try write("pack/Exercises/01-first/\(exercise)/exercise.json", Self.exercise)
      try write("pack/Exercises/01-first/\(exercise)/lesson.md", Self.lesson)
      try write("pack/Exercises/01-first/\(exercise)/why.md", "The row asks for *\(edge)*.\n")
      try write("pack/Exercises/01-first/\(exercise)/starter.layout", Self.layout(alignment: ""))
      try write("pack/Exercises/01-first/\(exercise)/solution.layout", Self.layout(alignment: "(alignment: .\(edge))"))
    }
    try write("pack/Exercises/course.json", Self.course)
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The learner's home folder.
  var home: String { "\(path)/höme" }

  /// The learner's file of an exercise.
  func file(_ exercise: String) -> String { "höme/my-course/exercises/01-first/\(exercise).layout" }

  /// The program, started at home with this pack.
  var binary: Binary { Binary(folder: home, environment: ["COURSE_PACK": "\(path)/pack"]) }

  func write(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ name: String) throws -> String {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    // A pack's own drawings are not checked, since their authors may write anything.
    if name.hasSuffix(".svg"), !name.contains("/Images/") { checkDrawing(text) }
    return text
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

  static let course = """
    {"format": 1, "id": "mini", "title": "Mini course", "version": "0.1",
     "chapters": [{"id": "01-first", "title": "First steps", "exercises": ["level-tops", "level-bottoms"]}]}
    """

  static let exercise = """
    {"format": 1, "title": "Level", "kind": "fix", "minutes": 3, "goal": "Both boxes are level.",
     "hints": ["Who asks?", "The row."], "points": 2, "view": "Boxes", "check": ["a", "b"],
     "scenarios": [{"id": "base", "size": [200, 100]}, {"id": "tall", "size": [200, 100], "arguments": {"height": 60}},
                   {"id": "unseen", "size": [100, 100], "arguments": {"height": 30}, "hidden": true}]}
    """

  static let lesson = """
    A row asks its children **one** question about `HStack(alignment: .top)` and puts the answers at one height.

    - Small
    - Large

    ```swift
    HStack { Text("a") }
    ```
    """

  static func layout(alignment: String) -> String {
    """
    import SwiftUI

    struct Boxes: View {
      var height = 40.0

      var body: some View {
        // TODO: make them level
        HStack\(alignment) {
          Color.red.frame(width: 50, height: height).accessibilityIdentifier("a")
          Color.blue.frame(width: 50, height: 10).accessibilityIdentifier("b")
        }
      }
    }

    """
  }
}
