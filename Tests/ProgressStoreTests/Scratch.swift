import Foundation

@testable import ProgressStore

/// A folder of a test's own, gone when the test ends; and a role of its own, where the tests have a server.
final class Scratch {
  let folder: String
  /// The address of a role that nobody else is; nil without a server.
  let server: ServerAddress?

  init() throws {
    server = try TestServer.current?.addressOfNewRole()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("progress-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Where the tests keep their progress.
  var path: String { folder + "/progress.sqlite" }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Every file of the folder, byte for byte.
  func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      contents[name] = try Data(contentsOf: URL(fileURLWithPath: path(name)))
    }
    return contents
  }

  func write(_ data: Data, to name: String) throws {
    try data.write(to: URL(fileURLWithPath: path(name)))
  }

  func setPermissions(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }
}

/// A clock that is always a second later than the last time it was asked.
final class SteppingClock {
  private var milliseconds: Int64

  init(startingAt milliseconds: Int64 = 1_772_357_400_000) { self.milliseconds = milliseconds }

  func next() -> Int64 {
    defer { milliseconds += 1000 }
    return milliseconds
  }
}

extension ProgressStore {
  /// The same in whatever the tests are about: a file, or the server that `COURSE_TEST_SERVER` names.
  convenience init(testing scratch: Scratch) throws {
    let clock = SteppingClock()
    try self.init(testing: scratch, clock: clock.next)
  }

  /// The same with a clock of the test's own.
  convenience init(testing scratch: Scratch, clock: @escaping () -> Int64) throws {
    if let server = scratch.server {
      try self.init(at: server, clock: clock, patience: 5000)
    } else {
      try self.init(at: scratch.path, clock: clock, patience: 50)
    }
  }

  /// A store whose clock starts at 2026-03-01 09:30:00 UTC, and which does not wait long for a lock.
  convenience init(testing path: String) throws {
    let clock = SteppingClock()
    try self.init(at: path, clock: clock.next, patience: 50)
  }
}

/// Runs SQL on a file past the store, as a damaging or a curious hand would.
func rawNumbers(_ sql: String, in path: String) throws -> [Int64] {
  let database = try SQLiteDatabase(StoreFile(path: path), .create, patience: 1000, now: { Timestamp(milliseconds: 0) })
  defer { database.close() }
  database.trustFile()
  return try database.rows(sql) { $0.integer(0) }
}

func rawTexts(_ sql: String, in path: String) throws -> [String] {
  let database = try SQLiteDatabase(StoreFile(path: path), .create, patience: 1000, now: { Timestamp(milliseconds: 0) })
  defer { database.close() }
  database.trustFile()
  return try database.rows(sql) { $0.text(0) }
}

func rawScript(_ sql: String, in path: String) throws {
  let database = try SQLiteDatabase(StoreFile(path: path), .create, patience: 1000, now: { Timestamp(milliseconds: 0) })
  defer { database.close() }
  database.trustFile()
  try database.runScript(sql)
}
