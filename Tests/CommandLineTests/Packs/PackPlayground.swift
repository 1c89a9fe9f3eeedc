import Foundation

/// A learner, and a pack of three exercises in several versions.
final class PackPlayground {
  let playground: Playground

  init() throws {
    playground = try Playground()
    for id in ["level-tops", "level-bottoms"] {
      try playground.write("pack/Exercises/01-first/\(id)/lesson.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n")
    }
    try bake()
  }

  /// The program as a learner starts it: at home, without a pack of their own.
  var learner: Binary { Binary(folder: playground.home) }

  /// The program as the pack's author starts it.
  var author: Binary { Binary(folder: "\(playground.path)/pack") }

  func bake() throws { _ = try author.run("bake", "--yes") }

  /// Replaces text in a file of the pack.
  func edit(_ file: String, _ good: String, _ bad: String) throws {
    let name = "pack/Exercises/\(file)"
    try playground.write(name, try playground.read(name).replacing(good, with: bad))
  }

  func move(_ file: String, to place: String) throws {
    let home = "\(playground.path)/pack/Exercises/"
    let target = URL(fileURLWithPath: home + place)
    try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: home + file, toPath: home + place)
  }

  /// The learner's file of an exercise of the pack “mini”.
  func file(_ exercise: String, in chapter: String = "01-first") -> String {
    "höme/my-course/packs/mini/\(chapter)/\(exercise).layout"
  }

  /// The right answer to “level-tops”.
  static let tops = Playground.layout(alignment: "(alignment: .top)")
}
