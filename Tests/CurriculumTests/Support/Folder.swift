import Curriculum
import Foundation

/// A pack in a temporary folder that is deleted after the test.
final class Folder {
  let path: String

  init(_ files: [String: String]) throws {
    path = NSTemporaryDirectory() + "course tests ö \(UUID().uuidString)"
    try write(files)
  }

  func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let url = URL(fileURLWithPath: path).appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  var pack: PackFolder { PackFolder(path: path) }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

extension Folder {
  static let course = """
    {"format": 1, "id": "mini", "title": "Mini", "version": "1.0",
     "chapters": [{"id": "01-one", "title": "One", "exercises": ["eyes", "menu"]}]}
    """

  static let exercise = """
    {"format": 1, "title": "Eyes", "kind": "fix", "minutes": 8, "concepts": ["custom-id"], "goal": "Meet.",
     "hints": ["a", "b", "c"], "points": 3, "view": "Shop", "check": ["image", "icon"],
     "scenarios": [
      {"id": "base", "size": [360, 220]},
      {"id": "tall", "size": [320.5, 220], "arguments": {"width": 180, "name": "Ow"}, "data": {"a.json": "b.json"},
       "state": {"Shop.isOpen": true}, "direction": "rightToLeft", "textSize": "xLarge", "scale": 3, "hidden": true}]}
    """

  static let expected = """
    {"format": 1, "engine": "1", "solution": "0", "scenarios": {
      "base": {"start": {"image": [1, 2, 3, 4], "icon#0": [5, 6, 7, 8]}},
      "tall": {"start": {"image": [1, 2, 3, 4]}}}}
    """

  /// A pack with one complete exercise.
  static func complete() throws -> Folder {
    try Folder([
      "Exercises/course.json": course, "Exercises/01-one/eyes/exercise.json": exercise,
      "Exercises/01-one/eyes/expected.json": expected, "Exercises/01-one/eyes/given.layout": "struct Given {}",
      "Exercises/01-one/eyes/solution.layout": "Text(\"x\")", "Data/a.json": "[]", "Data/b.json": "[1]",
      "Data/Images/manifest.json": #"{"owl": {"size": [120, 96], "file": "owl.svg"}}"#,
    ])
  }

  static let eyes = ExerciseReference(chapter: "01-one", id: "eyes")
}
