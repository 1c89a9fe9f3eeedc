import Diagnostics
import Foundation
import Testing

/// Counts the lines of the first check of each of the course's wrong answers, in a window of 24 lines and 80 columns.
///
/// `too-tall.txt` lists every page that does not fit, with its lines. `UPDATE_GOLDEN=1` rewrites it, chapter by
/// chapter.
@Suite struct CheckHeightTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let exercises = root.appendingPathComponent("Exercises")
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("too-tall.txt")

  private static func folders(in url: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).filter { !$0.contains(".") }.sorted()
  }

  static let chapters = folders(in: exercises)

  private static func answers(in chapter: String) -> [(id: String, name: String)] {
    folders(in: exercises.appendingPathComponent(chapter)).flatMap { id -> [(id: String, name: String)] in
      let wrong = exercises.appendingPathComponent("\(chapter)/\(id)/wrong")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: wrong.path)) ?? []
      return names.filter { $0.hasSuffix(".layout") }.sorted().map { (id, $0) }
    }
  }

  private static var known: [String] {
    get throws { try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init) }
  }

  @Test(arguments: chapters) func pagesThatDoNotFitAreKnown(_ chapter: String) throws {
    let playground = try Playground()
    let binary = Binary(
      folder: playground.home,
      environment: ["COURSE_PACK": Self.root.path, "COURSE_WORK": "w", "COLUMNS": "80", "LINES": "24"])
    #expect(try binary.run("init", "w").status == 0)
    var tooTall: [String] = []
    let looked = Self.answers(in: chapter).filter { Self.isWhole || Self.isSample($0) }
    for (id, name) in looked {
      let wrong = Self.exercises.appendingPathComponent("\(chapter)/\(id)/wrong/\(name)")
      try playground.write("höme/w/exercises/\(chapter)/\(id).layout", String(contentsOf: wrong, encoding: .utf8))
      let page = try binary.run("check", id).output
      let lines = page.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let height = lines.reduce(0) { $0 + max(1, ($1.displayWidth + 79) / 80) }
      if height > 24 { tooTall.append("\(chapter)/\(id)/\(name): \(height)") }
    }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil { try Self.write(tooTall, of: chapter) }
    let pages = looked.map { "\(chapter)/\($0.id)/\($0.name): " }
    #expect(tooTall == (try Self.known.filter { known in pages.contains { known.hasPrefix($0) } }))
  }

  /// Checking all answers takes minutes, so a run checks one in six; with `TEST_EVERYTHING=1` and for new goldens, all.
  private static var isWhole: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["TEST_EVERYTHING"] != nil || environment["UPDATE_GOLDEN"] != nil
  }

  /// Chooses by name, so that a new answer does not change the sample.
  private static func isSample(_ answer: (id: String, name: String)) -> Bool {
    "\(answer.id)/\(answer.name)".utf8.reduce(0) { $0 + Int($1) } % 6 == 0
  }

  private static let lock = NSLock()

  private static func write(_ lines: [String], of chapter: String) throws {
    try lock.withLock {
      let others = ((try? known) ?? []).filter { !$0.hasPrefix(chapter + "/") }
      let text = (others + lines).sorted().map { $0 + "\n" }.joined()
      try Data(text.utf8).write(to: file)
    }
  }

  @Test func nineOfTenFit() throws {
    let count = Self.chapters.reduce(0) { $0 + Self.answers(in: $1).count }
    #expect(count > 450)
    #expect(try Self.known.count * 10 <= count)
  }
}
