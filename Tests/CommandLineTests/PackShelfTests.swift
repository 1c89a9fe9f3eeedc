import Foundation
import Testing

@testable import CourseCommand

/// Tests for packs that replace older versions, and for leftovers of killed processes.
@Suite struct PackShelfTests {
  let playground: Playground
  let packs: String

  init() throws {
    playground = try Playground()
    packs = "\(playground.home)/my-course/.course/packs"
    try FileManager.default.createDirectory(atPath: packs, withIntermediateDirectories: true)
  }

  private static func version(_ number: String) -> [(path: String, bytes: [UInt8])] {
    ["Exercises/a/1.json", "Exercises/course.json", "Data/x.json"].map { ($0, Array(number.utf8)) }
  }

  private static func put(_ number: String, in packs: String, exchanging: Bool = true) throws {
    let shelf = try PackShelf(packs)
    let draft = try shelf.draft(of: version(number))
    try shelf.put(draft, as: "mini", exchanging: exchanging)
  }

  private func read() throws -> [String] {
    try Self.version("").map { try String(contentsOfFile: "\(packs)/mini/\($0.path)", encoding: .utf8) }
  }

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: packs) }

  @Test(arguments: [true, false]) func aPackTakesTheOldOnesPlace(_ exchanging: Bool) throws {
    for number in ["1", "2", "3"] {
      try Self.put(number, in: packs, exchanging: exchanging)
      #expect(try read() == [number, number, number])
      #expect(try names() == ["mini"])
    }
  }

  /// A learner's file is replaced in the same ways.
  @Test(arguments: [true, false]) func aTextTakesTheOldOnesPlace(_ exchanging: Bool) throws {
    try playground.write("höme/mine.layout", "old\n")
    let path = "\(playground.home)/mine.layout"
    #expect(chmod(path, 0o600) == 0)
    #expect(try FileText.replace(path, text: "new\n", exchanging: exchanging) == Array("old\n".utf8))
    #expect(try playground.read("höme/mine.layout") == "new\n")
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: playground.home).sorted() == ["mine.layout", "my-course"])
  }

  /// After concurrent updates in both ways, a complete pack of one of them remains.
  @Test(arguments: [[true], [false], [true, false]]) func manyAtOnceLeaveOneWhole(_ ways: [Bool]) async throws {
    try Self.put("0", in: packs)
    let packs = packs
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...6 {
        group.addTask {
          for _ in 0..<10 { try Self.put("\(number)", in: packs, exchanging: ways[number % ways.count]) }
        }
      }
      try await group.waitForAll()
    }
    #expect(Set(try read()).count == 1)
    #expect(try names() == ["mini"])
  }

  /// The process was killed between moving aside and taking the place, on a file system that cannot exchange.
  @Test func whatWasSetAsideComesBack() throws {
    #expect(try playground.binary.run("bake", "--yes").status == 0)
    #expect(try playground.binary.run("add", "../pack").status == 0)
    let aside = "\(packs)/.course-aside-0123456789abcdef"
    try FileManager.default.createDirectory(atPath: aside, withIntermediateDirectories: false)
    try FileManager.default.moveItem(atPath: "\(packs)/mini", toPath: "\(aside)/mini")
    #expect(try playground.binary.run("list", "--pack", "mini").status == 0)
    #expect(try names() == ["mini"])
  }

  /// The process was killed after the new version took the place.
  @Test func whatWasSetAsideGoesWhenANewOneIsThere() throws {
    try Self.put("1", in: packs)
    let aside = "\(packs)/.course-aside-0123456789abcdef"
    try FileManager.default.createDirectory(atPath: aside, withIntermediateDirectories: false)
    try FileManager.default.moveItem(atPath: "\(packs)/mini", toPath: "\(aside)/mini")
    try Self.put("2", in: packs)
    try PackShelf(packs).tidy()
    #expect(try read() == ["2", "2", "2"])
    #expect(try names() == ["mini"])
  }

  /// The process that moved it aside is still running.
  @Test func whatSomebodySetsAsideIsLeftAlone() throws {
    try Self.put("1", in: packs)
    let aside = "\(packs)/.course-aside-0123456789abcdef"
    try FileManager.default.createDirectory(atPath: aside, withIntermediateDirectories: false)
    try FileManager.default.moveItem(atPath: "\(packs)/mini", toPath: "\(aside)/mini")
    let lock = open(aside, O_RDONLY | O_DIRECTORY)
    #expect(flock(lock, LOCK_EX) == 0)
    try PackShelf(packs).tidy()
    #expect(try names() == [".course-aside-0123456789abcdef"])
    close(lock)
    try PackShelf(packs).tidy()
    #expect(try read() == ["1", "1", "1"])
  }

  @Test func aPackThatFindsNoRoomLeavesTheOldOne() throws {
    #expect(try playground.binary.run("bake", "--yes").status == 0)
    #expect(try playground.binary.run("add", "../pack").status == 0)
    try playground.write("pack/Exercises/course.json", Playground.course.replacing("\"0.1\"", with: "\"0.2\""))
    try playground.write("pack/Data/big.json", "[\(String(repeating: "1, ", count: 100_000))1]")
    let outcome = try playground.binary.shell("ulimit -f 100; course add ../pack")
    #expect(outcome.status == 3)
    #expect(outcome.complaintInOneLine.contains("Data/big.json could not be written: it would be larger"))
    #expect(try names() == ["mini"])
    #expect(try playground.binary.run("add", "../pack").output.contains("in place of 0.1"))
  }
}
