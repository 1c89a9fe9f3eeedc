import Foundation
import Testing

@testable import ProgressStore

/// Whatever lies at the path and is not a sound progress file: named, and left exactly as it is.
@Suite struct RefusalTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Tries to open the file and holds that every byte beside and in it stayed.
  /// - Parameter leavingEmptyLog: SQLite may leave an empty log and its index beside a file that is ours.
  private func refusal(leavingEmptyLog: Bool = false) throws -> ProgressStoreError {
    let before = try scratch.contents()
    let error = try #require(throws: ProgressStoreError.self) { try ProgressStore(testing: scratch.path) }
    var after = try scratch.contents()
    if leavingEmptyLog, before["progress.sqlite-wal"] == nil {
      #expect(after.removeValue(forKey: "progress.sqlite-wal")?.isEmpty != false)
      after["progress.sqlite-shm"] = nil
    }
    #expect(after == before, "something was written: \(after.keys.sorted())")
    #expect(error.english.message.contains(scratch.path))
    #expect(!error.english.advice.isEmpty)
    return error
  }

  private func makeStore(attempts: Int) throws {
    let store = try ProgressStore(testing: scratch.path)
    for number in 0..<attempts {
      try store.record(.sample(String(repeating: "line \(number)\n", count: 200)))
    }
    store.close()
  }

  @Test func aTextFileIsForeign() throws {
    try scratch.write(Data("# my notes\n".utf8), to: "progress.sqlite")
    #expect(try refusal().kind == .foreign)
  }

  @Test(arguments: [1, 15, 16, 99, 100, 512, 100_000])
  func bytesOfAnyLengthAreForeign(_ count: Int) throws {
    try scratch.write(Data(repeating: 0x53, count: count), to: "progress.sqlite")
    #expect(try refusal().kind == .foreign)
  }

  @Test(arguments: [
    "CREATE TABLE recipes (name TEXT)",
    "PRAGMA application_id = 1196444487; CREATE TABLE tiles (x INTEGER)",
    // It has a table of our name, and is another program's for all that.
    "CREATE TABLE migration (number INTEGER PRIMARY KEY, name TEXT)",
    "PRAGMA journal_mode = WAL; CREATE TABLE recipes (name TEXT)",
  ])
  func anotherProgramsDatabaseIsForeign(_ sql: String) throws {
    try rawScript(sql, in: scratch.path)
    let error = try refusal()
    #expect(error.kind == .foreign)
    #expect(error.english.advice.contains("mv "))
  }

  /// Its owner is busy with it or was killed: its log must stay where its owner finds it.
  @Test func anotherProgramsLogIsLeftAlone() throws {
    let owner = try SQLiteDatabase(
      StoreFile(path: scratch.path), .create, patience: 50, now: { Timestamp(milliseconds: 0) })
    try owner.runScript("PRAGMA journal_mode = WAL; CREATE TABLE recipes (name TEXT)")
    try owner.run("PRAGMA wal_checkpoint(TRUNCATE)")
    try owner.run("INSERT INTO recipes VALUES ('soup')")
    #expect(FileStatus(of: scratch.path + "-wal").holdsSomething)
    #expect(try refusal().kind == .foreign)
    #expect(try owner.rows("SELECT name FROM recipes") { $0.text(0) } == ["soup"])
  }

  /// A file that is being made is not there before it has its tables; an empty one is what is left of one.
  @Test func anEmptyFileIsDamage() throws {
    try makeStore(attempts: 3)
    try scratch.write(Data(), to: "progress.sqlite")
    let error = try refusal()
    #expect(error.kind == .damaged)
    #expect(error.english.message.contains("it is empty"))
  }

  @Test func aFolderInTheFilesPlaceIsNamed() throws {
    try FileManager.default.createDirectory(atPath: scratch.path, withIntermediateDirectories: false)
    let error = try #require(throws: ProgressStoreError.self) { try ProgressStore(testing: scratch.path) }
    #expect(error.kind == .unavailable)
    #expect(error.english.message.contains("is a folder"))
  }

  /// Opening a pipe would wait for its other end.
  @Test func aPipeInTheFilesPlaceIsNamed() throws {
    #expect(mkfifo(scratch.path, 0o600) == 0)
    let error = try #require(throws: ProgressStoreError.self) { try ProgressStore(testing: scratch.path) }
    #expect(error.kind == .unavailable)
    #expect(error.english.message.contains("pipe"))
  }

  @Test func aMissingFolderIsNamed() throws {
    let path = scratch.path("no/such/progress.sqlite")
    let error = try #require(throws: ProgressStoreError.self) { try ProgressStore(testing: path) }
    #expect(error.kind == .unavailable)
    #expect(error.english.message.contains("there is no folder \(scratch.folder)/no/such"))
    #expect(try scratch.contents().isEmpty)
  }

  @Test func aFileUsedAsAFolderIsNamed() throws {
    try scratch.write(Data("x".utf8), to: "notes")
    let error = try #require(throws: ProgressStoreError.self) {
      try ProgressStore(testing: scratch.path("notes/progress.sqlite"))
    }
    #expect(error.kind == .unavailable)
  }

  @Test(arguments: ["", "a\0b"])
  func aPathThatNamesNothingIsRefused(_ path: String) throws {
    let error = try #require(throws: ProgressStoreError.self) { try ProgressStore(testing: path) }
    #expect(error.kind == .unavailable)
  }

  @Test func aTruncatedFileIsDamaged() throws {
    try makeStore(attempts: 40)
    let whole = try Data(contentsOf: URL(fileURLWithPath: scratch.path))
    try scratch.write(whole.prefix(whole.count / 2), to: "progress.sqlite")
    let error = try refusal(leavingEmptyLog: true)
    #expect(error.kind == .damaged)
    #expect(error.english.advice.contains("It is kept as it is"))
  }

  @Test func aBrokenBeginningIsRefused() throws {
    try makeStore(attempts: 1)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: scratch.path))
    bytes.replaceSubrange(0..<16, with: Data(repeating: 0, count: 16))
    try scratch.write(bytes, to: "progress.sqlite")
    #expect(try refusal().kind == .foreign)
  }

  /// The last quarter of the file holds texts.
  private func breakTheTexts() throws {
    var bytes = try Data(contentsOf: URL(fileURLWithPath: scratch.path))
    let middle = bytes.count * 3 / 4 / 4096 * 4096
    bytes.replaceSubrange(middle..., with: Data(repeating: 0xA5, count: bytes.count - middle))
    try scratch.write(bytes, to: "progress.sqlite")
  }

  @Test func aBrokenPageIsFoundAfterAnUncleanEnd() throws {
    try makeStore(attempts: 40)
    try rawScript("INSERT INTO session VALUES (9999, 1, 0, 'another boot', 0)", in: scratch.path)
    try breakTheTexts()
    let error = try refusal(leavingEmptyLog: true)
    #expect(error.kind == .damaged)
    #expect(error.sql == "PRAGMA quick_check(3)")
  }

  /// A clean end gives no reason to look the file over, so the page is met when it is read.
  @Test func aBrokenPageIsNamedWhenItIsRead() throws {
    try makeStore(attempts: 40)
    try breakTheTexts()
    let broken = try scratch.contents()["progress.sqlite"]
    let store = try ProgressStore(testing: scratch.path)
    let error = try #require(throws: ProgressStoreError.self) { try store.history(of: eyes) }
    #expect(error.kind == .damaged)
    #expect(error.sql?.contains("FROM exercise") == true)
    #expect(error.english.message.contains(scratch.path))
    store.close()
    #expect(try scratch.contents()["progress.sqlite"] == broken)
  }

  /// Bytes changed at random: whatever comes of it is an error in words or a file that still reads, never a crash.
  @Test(arguments: 1...40)
  func randomDamageIsSurvived(_ seed: UInt64) throws {
    try makeStore(attempts: 6)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: scratch.path))
    var random = Seeded(state: seed)
    for _ in 0..<Int.random(in: 1...60, using: &random) {
      bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
    }
    try scratch.write(bytes, to: "progress.sqlite")
    do {
      let store = try ProgressStore(testing: scratch.path)
      _ = try store.history(of: eyes)
      _ = try store.allProgress(pack: eyes.pack)
      _ = try store.showHint(for: eyes, of: 3)
      try store.record(.sample("after"))
      #expect(try store.history(of: eyes).first?.source == "after")
    } catch let error as ProgressStoreError {
      #expect([.damaged, .foreign, .newer, .rejected].contains(error.kind), "\(error)")
    }
  }

  @Test func aMissingTableIsDamage() throws {
    try makeStore(attempts: 1)
    try rawScript("DROP TABLE hint", in: scratch.path)
    let store = try ProgressStore(testing: scratch.path)
    let error = try #require(throws: ProgressStoreError.self) { try store.showHint(for: eyes, of: 3) }
    #expect(error.kind == .damaged)
    #expect(error.english.message.contains("no such table: hint"))
  }

  @Test func aFullDiskKeepsWhatWasThere() throws {
    let store = try ProgressStore(testing: scratch.path)
    try store.record(.sample("small"))
    let pages = try #require(try store.database.number("PRAGMA page_count"))
    try store.database.run("PRAGMA max_page_count = \(pages)")
    let error = try #require(throws: ProgressStoreError.self) {
      try store.record(.sample(String(repeating: "long ", count: 10_000)))
    }
    #expect(error.kind == .full)
    #expect(error.sql != nil)
    #expect(try store.history(of: eyes).map(\.source) == ["small"])

    try store.database.run("PRAGMA max_page_count = 1000000")
    #expect(try store.record(.sample("room again")) == 2)
  }

  /// A write that the system refused is told by the system's own reason: only some of them are a want of room.
  @Test(arguments: [
    (ENOSPC, ProgressStoreError.Kind.full, "There is no room"), (EDQUOT, .full, "There is no room"),
    (EFBIG, .full, "There is no room"), (EIO, .unavailable, "reports an error"), (EROFS, .readOnly, "not written"),
    (EACCES, .denied, "may not open"), (ENODEV, .unavailable, "cannot be used"), (0, .unavailable, "cannot be used"),
  ])
  func aRefusedWriteIsToldByItsReason(_ number: Int32, _ kind: ProgressStoreError.Kind, _ words: String) {
    // SQLITE_IOERR_WRITE, _FSYNC, _TRUNCATE and _SHMSIZE.
    for detail: Int32 in [3, 4, 6, 19] {
      var failure = SQLiteFailure(code: 10 | (detail << 8), words: "disk I/O error")
      failure.systemError = number
      let error = StoreFile(path: "a/b.sqlite").explain(failure)
      #expect(error.kind == kind)
      #expect(error.english.message.contains(words) && error.english.message.contains("a/b.sqlite"))
    }
  }

  @Test func aLockedFileIsBusy() throws {
    let store = try ProgressStore(testing: scratch.path)
    let other = try SQLiteDatabase(
      StoreFile(path: scratch.path), .existing, patience: 50, now: { Timestamp(milliseconds: 0) })
    try other.run("BEGIN IMMEDIATE")
    let error = try #require(throws: ProgressStoreError.self) { try store.record(.sample()) }
    #expect(error.kind == .busy)
    #expect(error.sql == "BEGIN IMMEDIATE")
    try other.run("ROLLBACK")
    #expect(try store.record(.sample()) == 1)
  }

  /// What is typed at the shell as the advice has it moves the file and everything beside it.
  @Test(arguments: ["plain", "with space", "it's", "$(touch x)", "ünï 鳥"])
  func theAdviceCanBeTyped(_ name: String) throws {
    let folder = scratch.path(name)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    let path = folder + "/progress.sqlite"
    for companion in ["", "-wal", "-shm"] { try Data("notes".utf8).write(to: URL(fileURLWithPath: path + companion)) }

    let error = try #require(throws: ProgressStoreError.self) { try ProgressStore(testing: path) }
    let command = try #require(error.english.advice.range(of: "mkdir ")).lowerBound
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", String(error.english.advice[command...])]
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["set-aside"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/set-aside").count == 3)
    #expect(try ProgressStore(testing: path).record(.sample()) == 1)
  }

  @Test func whatWasMovedAsideBeforeStaysThere() throws {
    try scratch.write(Data("notes".utf8), to: "progress.sqlite")
    for used in ["set-aside", "set-aside-2"] {
      try FileManager.default.createDirectory(atPath: scratch.path(used), withIntermediateDirectories: false)
    }
    let error = try #require(throws: ProgressStoreError.self) { try ProgressStore(testing: scratch.path) }
    #expect(error.english.advice.hasSuffix(" \(scratch.folder)/set-aside-3/"))
  }

  @Test(arguments: [
    "my progress", "größe 鳥 🦉", "it's", "what?mode=memory", "a#b", "100%41", "file:x", ":memory:", "a&b=c", "tab\there",
  ])
  func everyFileNameIsJustAName(_ name: String) throws {
    let path = scratch.path(name)
    try ProgressStore(testing: path).record(.sample())
    #expect(try scratch.contents()[name]?.isEmpty == false)
    #expect(try ProgressStore(testing: path).progress(of: eyes).attempts == 1)
  }

  @Test(arguments: [
    (":memory:", "file:./%3amemory%3a", "."), ("a/b c", "file:./a/b%20c", "a"), ("//x/é", "file:////x/%c3%a9", "//x"),
    ("/x", "file:///x", "/"),
  ])
  func addressesAndFoldersFollowFromThePath(_ path: String, _ uri: String, _ folder: String) {
    #expect(StoreFile(path: path).uri == uri)
    #expect(StoreFile(path: path).folder == folder)
  }

  @Test func anErrorReadsAsMessageAdviceAndSQL() {
    let place = ProgressTrouble.FilePlace(path: "p.sqlite", folder: ".", aside: "./set-aside")
    let error = ProgressStoreError(.file(place, .busy(.said("locked"))), sql: "COMMIT")
    #expect(
      error.description == "\(error.english.message)\n\(error.english.advice)\nSQL: COMMIT"
        && error.description.hasPrefix("The progress file p.sqlite is in use"))
  }
}

/// Random numbers that are the same every time (Knuth's MMIX generator, its weak low bits left out).
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    half() << 32 | half()
  }

  private mutating func half() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 32
  }
}
