import Diagnostics
import Foundation
import LayoutProgram

@testable import Curriculum

/// A pack of two exercises without findings of `course verify`, which tests break, one fault at a time.
enum SoundPack {
  static let home = "Exercises/01-first/level"

  static let course = """
    {"format": 1, "id": "sound", "title": "Sound", "version": "1",
     "concepts": [{"id": "key", "title": "A key"}, {"id": "rows", "title": "Rows", "needs": ["key"]}],
     "chapters": [{"id": "01-first", "title": "First", "exercises": ["level", "again"]}]}
    """

  static let exercise = """
    {"format": 1, "title": "Level", "kind": "fix", "minutes": 3, "concepts": ["key", "rows"],
     "goal": "Both boxes begin at one height.", "idea": "The row asks for the top.", "hints": ["Who asks?", "The row asks.", "alignment: .top"],
     "view": "Boxes", "check": ["a", "b"],
     "scenarios": [{"id": "base", "size": [200, 100]}, {"id": "tall", "size": [200, 100], "arguments": {"height": 60}},
                   {"id": "small", "size": [200, 100], "arguments": {"height": 20}}]}
    """

  static func answer(_ row: String, first: String = "", box: String = "") -> String {
    """
    \(first)import SwiftUI

    struct Boxes: View {
      var height = 40.0

      var body: some View {
        HStack\(row) {
          Color.red.frame(width: 50, height: height).accessibilityIdentifier("a")\(box)
          Color.blue.frame(width: 50, height: 10).accessibilityIdentifier("b")\(box)
        }
      }
    }

    """
  }

  /// An answer that passes and breaks no rule.
  static let shortcut = answer("(alignment: .top)", first: "// expects: advice\n// without: anything\n")

  static let picture = """
    import SwiftUI

    #Preview(traits: .fixedLayout(width: 100, height: 60)) {
      HStack(alignment: .top, spacing: 8) {
        Color.red.frame(width: 30, height: 40).accessibilityIdentifier("a")
        Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("b")
      }
    }

    """

  /// Replaces the program's drawings, which this target cannot make, by a text with the content of the picture.
  private static let draw: @Sendable (Scene, String) throws(Problems) -> String = { scene, title in
    let views = scene.views.map { "\($0.name) \($0.frame.inWords)" }.joined(separator: ", ")
    return "\(title), \(points(scene.stage.width)) × \(points(scene.stage.height)): \(views)"
  }

  static var files: [String: String] {
    var files = ["Exercises/course.json": course]
    for id in ["level", "again"] {
      let home = "Exercises/01-first/\(id)"
      files["\(home)/exercise.json"] = exercise
      files["\(home)/lesson.md"] = "A row asks one question.\n\n![Two boxes at one height](lesson.svg)\n"
      files["\(home)/lesson.layout"] = picture
      files["\(home)/lesson.svg"] = "Two boxes at one height, 100 × 60: a 21,10 30 × 40, b 59,10 20 × 10"
      files["\(home)/why.md"] = "It asks for the top.\n"
      files["\(home)/starter.layout"] = answer("", first: "// TODO: make them level\n")
      files["\(home)/solution.layout"] = answer("(alignment: .top)")
      files["\(home)/accepted/zero.layout"] = answer("", box: ".alignmentGuide(VerticalAlignment.center) { _ in 0 }")
      files["\(home)/accepted/bottom.layout"] = answer(
        "(alignment: .bottom)", box: ".alignmentGuide(.bottom) { _ in 0 }")
      files["\(home)/wrong/center.layout"] = answer("(alignment: .center)", first: "// expects: key-mismatch\n")
      files["\(home)/wrong/tall.layout"] = answer(
        "(alignment: height > 50 ? .center : .top)",
        first: "// expects: key-mismatch\n// without: the top, where it matters\n")
      files["\(home)/wrong/small.layout"] = answer(
        "(alignment: height < 30 ? .center : .top)", first: "// expects: key-mismatch\n")
    }
    return files
  }

  /// The baked pack in a folder.
  static func folder() throws -> Folder {
    let folder = try Folder(files)
    let pack = try Pack.read(in: folder.pack)
    for reference in pack.exercises {
      let baked = try Material(of: reference, in: pack).bake(pack.text(.solution, of: reference), seconds: 60)
      try folder.write(["\(reference.folder)/\(Expectations.fileName)": baked.json.pretty])
    }
    return folder
  }

  /// The findings of `course verify`.
  static func findings(in folder: Folder) throws -> [VerificationFinding] {
    let pack = try Pack.read(in: folder.pack)
    let results = verifications(of: pack)
    return results.flatMap(\.findings) + pack.verify(results.compactMap(\.exercise)).findings
  }

  static func untried(in folder: Folder) throws -> Set<VerificationCheck> {
    verifications(of: try Pack.read(in: folder.pack)).reduce(into: []) { $0.formUnion($1.untried) }
  }

  private static func verifications(of pack: Pack) -> [Verification] {
    pack.exercises.map { ExerciseVerifier(pack: pack, seconds: 60, draw: draw) { !$0.isBlank }.verify($0) }
  }
}
