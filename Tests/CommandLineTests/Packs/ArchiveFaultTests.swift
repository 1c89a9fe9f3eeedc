import Foundation
import Testing

/// Tests that faults of archives have distinct messages and leave nothing behind.
@Suite struct ArchiveFaultTests {
  private let stage: PackPlayground
  private let good: Data

  init() throws {
    stage = try PackPlayground()
    let outcome = try Binary(folder: stage.playground.path).run("pack", "pack", "-o", "good.tar.gz")
    #expect(outcome.status == 0, "\(outcome.complaints)")
    good = try Data(contentsOf: URL(fileURLWithPath: "\(stage.playground.path)/good.tar.gz"))
  }

  private func add(_ data: Data) throws -> Binary.Outcome {
    try data.write(to: URL(fileURLWithPath: "\(stage.playground.home)/pack.tar.gz"))
    return try stage.learner.run("add", "pack.tar.gz")
  }

  @Test(arguments: [0.1, 0.5, 0.9, 0.999]) func aDownloadThatBrokeOff(_ share: Double) throws {
    let outcome = try add(good.prefix(Int(Double(good.count) * share)))
    #expect(outcome.status == 2)
    #expect(outcome.complaintInOneLine.contains("it ends in the middle"), "\(outcome.complaints)")
    #expect(!stage.playground.exists("höme/my-course"))
  }

  /// A changed byte in the data or in the checksum.
  @Test(arguments: [12, 200, -6]) func aByteThatWasChanged(_ place: Int) throws {
    var data = good
    data[place < 0 ? data.count + place : place] ^= 0x55
    let outcome = try add(data)
    #expect(outcome.status == 2)
    #expect(outcome.complaintInOneLine.contains("cannot be unpacked"), "\(outcome.complaints)")
    #expect(!stage.playground.exists("höme/my-course"))
  }

  @Test func somethingBehindTheArchive() throws {
    #expect(try add(good + Data("more".utf8)).complaintInOneLine.contains("follows the archive"))
    // Archivers pad their blocks with zeros, and gzip members can be concatenated.
    #expect(try add(good + Data(count: 512)).status == 0)
  }

  @Test(
    arguments: [
      ("zip", [0x50, 0x4B, 3, 4]), ("xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]), ("bzip2", [0x42, 0x5A, 0x68, 0x39]),
      ("zstd", [0x28, 0xB5, 0x2F, 0xFD]), ("7z", [0x37, 0x7A, 0xBC, 0xAF]), ("rar", [0x52, 0x61, 0x72, 0x21]),
    ] as [(String, [UInt8])]) func archivesOfOtherKinds(_ name: String, _ start: [UInt8]) throws
  {
    let outcome = try add(Data(start) + Data(count: 100))
    #expect(outcome.status == 2)
    #expect(outcome.complaintInOneLine.contains("it is a \(name) archive"), "\(outcome.complaints)")
  }

  @Test func twoPacksInOneArchive() throws {
    let shell = "cp -r pack one && mkdir -p two && cp -r pack two/deep && tar -czf höme/pack.tar.gz one two"
    #expect(try Binary(folder: stage.playground.path).shell(shell).status == 0)
    let outcome = try stage.learner.run("add", "pack.tar.gz")
    #expect(outcome.status == 2)
    #expect(outcome.complaintInOneLine.contains("has 2 packs: one, two/deep"), "\(outcome.complaints)")
  }

  @Test func theSameFileTwice() throws {
    let shell =
      "tar -cf höme/pack.tar -C pack Exercises && tar -rf höme/pack.tar -C pack Exercises/course.json"
    #expect(try Binary(folder: stage.playground.path).shell(shell).status == 0)
    let outcome = try stage.learner.run("add", "pack.tar")
    #expect(outcome.status == 2)
    #expect(outcome.complaintInOneLine.contains("has Exercises/course.json twice"), "\(outcome.complaints)")
    #expect(!stage.playground.exists("höme/my-course"))
  }

  /// Files that macOS adds beside each file are not part of a pack.
  @Test func hiddenFilesStayOut() throws {
    try stage.playground.write("pack/Exercises/01-first/._level-tops", "x")
    try stage.playground.write("pack/Exercises/01-first/level-tops/.DS_Store", "x")
    let shell = "tar -czf höme/pack.tar.gz -C pack Exercises"
    #expect(try Binary(folder: stage.playground.path).shell(shell).status == 0)
    #expect(try stage.learner.run("add", "pack.tar.gz").status == 0)
    let found = try Binary(folder: stage.playground.home).shell("find my-course/.course/packs -name '.?*'")
    #expect(found.output == "", "\(found.output)")
  }
}
