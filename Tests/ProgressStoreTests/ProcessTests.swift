import Foundation
import Testing

@testable import ProgressStore

/// Real processes at one file: side by side, killed, and short of room.
@Suite struct ProcessTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func key(_ exercise: String) -> ExerciseKey { ExerciseKey(pack: "probe", exercise: exercise) }

  /// They race to make the file, too.
  @Test func severalWritersLoseNothing() throws {
    let perWriter = 25
    let probes = try (0..<4).map { _ in try Probe("record", scratch.path, "shared", String(perWriter)) }
    let printed = probes.map { $0.remainingLines() }
    #expect(probes.map { $0.exitCode() } == [0, 0, 0, 0], "\(printed)")

    #expect(printed.map(\.count) == [perWriter, perWriter, perWriter, perWriter])
    #expect(Set(printed.joined()) == Set((1...100).map(String.init)))
    let store = try ProgressStore(testing: scratch.path)
    #expect(try store.progress(of: key("shared")).attempts == 100)
    #expect(try store.database.number("SELECT count(*) FROM session") == 0)
    #expect(try store.database.rows("PRAGMA journal_mode") { $0.text(0) } == ["wal"])
  }

  @Test(arguments: [1, 2, 5, 13, 34])
  func aProcessKilledWhileWritingLosesNothingKept(after lines: Int) throws {
    let probe = try Probe("record", scratch.path, "killed", "1000000")
    var printed = (0..<lines).compactMap { _ in probe.line() }
    probe.killAtOnce()
    printed += probe.remainingLines()
    #expect(printed == (1...printed.count).map(String.init))

    let store = try ProgressStore(testing: scratch.path)
    #expect(try store.database.rows("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
    let history = try store.history(of: key("killed"))
    // One more may have been kept, and the process killed before it could say so.
    #expect(history.count == printed.count || history.count == printed.count + 1)
    #expect(history.reversed().map(\.source) == (0..<history.count).map { "killed \($0)" })
    #expect(try store.record(.sample(key: key("killed"))) == history.count + 1)
  }

  @Test func aProcessKilledInTheMiddleOfAWriteLeavesNoTraceOfIt() throws {
    try ProgressStore(testing: scratch.path).record(.sample("kept", key: key("stalled")))
    let probe = try Probe("stall", scratch.path, "stalled")
    #expect(probe.line() == "in the middle")

    // Reading goes on meanwhile; writing waits, and then says who is in the way.
    let store = try ProgressStore(testing: scratch.path)
    #expect(try store.history(of: key("stalled")).map(\.source) == ["kept"])
    let error = #expect(throws: ProgressStoreError.self) { try store.record(.sample()) }
    #expect(error?.kind == .busy)
    #expect(error?.sql == "BEGIN IMMEDIATE")
    #expect(error?.english.message.contains(scratch.path) == true)

    probe.killAtOnce()
    #expect(try store.record(.sample("after", key: key("stalled"))) == 2)
    #expect(try store.history(of: key("stalled")).map(\.source) == ["after", "kept"])
    #expect(try store.database.rows("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
  }

  @Test func aProcessKilledWhileMakingTheFileLeavesAFreshStart() throws {
    let probe = try Probe("stall-in-making", scratch.path)
    #expect(probe.line() == "in the middle")
    #expect(try scratch.contents()["progress.sqlite"] == nil)
    probe.killAtOnce()
    #expect(try ProgressStore(testing: scratch.path).record(.sample()) == 1)
  }

  /// What a slower process makes never takes the place of a file that has something in it already.
  @Test func nobodyWaitsForAProcessThatMakesTheFile() throws {
    let probe = try Probe("stall-in-making", scratch.path)
    #expect(probe.line() == "in the middle")
    #expect(try ProgressStore(testing: scratch.path).record(.sample("kept")) == 1)
    let late = StoreFile(path: scratch.path).draft()
    try scratch.write(Data("late".utf8), to: String(late.path.dropFirst(scratch.folder.count + 1)))
    try late.move(to: StoreFile(path: scratch.path))
    probe.killAtOnce()
    #expect(try ProgressStore(testing: scratch.path).history(of: eyes).map(\.source) == ["kept"])
  }

  /// A quota: the system refuses to let a file grow, as root or not.
  @Test func aFullDiskIsNamedAndWhatWasKeptStays() throws {
    try ProgressStore(testing: scratch.path).close()
    let probe = try Probe("record-in-little-room", scratch.path, "full", "262144")
    let lines = probe.remainingLines()
    let kept = lines.prefix { Int($0) != nil }
    #expect(probe.exitCode() == 1)
    #expect(kept.count > 1)
    #expect(lines.dropFirst(kept.count).first == "error full")

    let store = try ProgressStore(testing: scratch.path)
    #expect(try store.progress(of: key("full")).attempts == kept.count)
    #expect(try store.database.rows("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
  }

  /// What an ordinary user meets; the probe gives up root's rights first, so this holds for root as well.
  @Test(arguments: [
    Rights(folder: 0o000, file: 0o644, error: ["denied"]),
    Rights(folder: 0o755, file: 0o000, error: ["denied"]),
    Rights(folder: 0o755, file: 0o444, error: ["readOnly"]),
    // The log cannot be made beside the file.
    Rights(folder: 0o555, file: 0o666, error: ["denied", "readOnly"]),
    Rights(folder: 0o555, file: nil, error: ["denied"]),
  ])
  func missingRightsAreNamed(_ rights: Rights) throws {
    if rights.file != nil { try ProgressStore(testing: scratch.path).close() }
    let before = try scratch.contents()
    if let mode = rights.file { try scratch.setPermissions(mode, of: scratch.path) }
    try scratch.setPermissions(rights.folder, of: scratch.folder)
    let probe = try Probe("open-as-nobody", scratch.path)
    let lines = probe.remainingLines()
    #expect(probe.exitCode() == 1)
    let expected = othersReach(scratch.folder) ? rights.error : ["denied"]
    #expect(expected.map { "error \($0)" }.contains(lines.first ?? ""), "\(lines)")
    #expect(lines.last?.contains(scratch.path) == true)
    try scratch.setPermissions(0o755, of: scratch.folder)
    if let mode = rights.file, mode == 0 { try scratch.setPermissions(0o644, of: scratch.path) }
    #expect(try scratch.contents() == before)
  }
}

/// Whether somebody without rights of their own gets as far as a folder. In a chroot made by root, `/` itself may be closed
/// to everybody else; then whatever is asked for in it is denied.
private func othersReach(_ folder: String) -> Bool {
  guard getuid() == 0 else { return true }
  var parents = ["/"]
  for part in folder.split(separator: "/").dropLast() { parents.append(parents[parents.count - 1] + "\(part)/") }
  return parents.allSatisfy { parent in
    var status = stat()
    return stat(parent, &status) == 0 && status.st_mode & 0o001 != 0
  }
}

/// Who may do what with the folder and the file, and the kinds of error that may come of it.
struct Rights: Sendable, CustomTestStringConvertible {
  var folder: Int
  /// nil: there is no file.
  var file: Int?
  var error: [String]

  var testDescription: String {
    "folder \(String(folder, radix: 8)), file \(file.map { String($0, radix: 8) } ?? "missing")"
  }
}
