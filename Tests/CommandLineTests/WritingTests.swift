import Foundation
import Testing

/// Tests for written files: they replace the old ones in one step and keep the permissions; devices are written to or
/// refused.
@Suite struct WritingTests {
  let playground: Playground

  init() throws {
    playground = try Playground()
    try playground.write("höme/a.layout", "Color.red.frame(width: 40, height: 20).id(\"box\")\n")
    try playground.write("höme/old.svg", "old")
  }

  private func draw(_ file: String, after preparation: String = "true", then: String = "true") throws -> Binary.Outcome
  {
    try playground.binary.shell(
      "\(Self.devices); \(preparation); course layout a.layout --size 100x50 --svg '\(file)'; status=$?; \(then); exit $status"
    )
  }

  /// Makes devices that only this test uses. A faulty program run as root could otherwise destroy the machine's own.
  private static let devices = """
    device() { [ $(id -u) = 0 ] && mknod $1 c 1 $2 2>/dev/null || ln -s /dev/$1 $1; }
    device null 3; device full 7; ln -s /proc/self/fd/1 stdout; ln -s /proc/self/fd fd
    """

  /// The files in the learner's folder that the test did not put there.
  private func leftovers(in folder: String = "höme") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(playground.path)/\(folder)").filter { $0.hasPrefix(".") }
  }

  private func isDrawing(_ file: String) throws -> Bool {
    let text = try playground.read("höme/\(file)")
    return text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n")
  }

  private func status(of file: String) -> stat {
    var status = stat()
    lstat("\(playground.home)/\(file)", &status)
    return status
  }

  // MARK: Files

  @Test(arguments: [0o600, 0o640, 0o644, 0o664, 0o755, 0o200])
  func aFileKeepsItsRights(_ rights: Int) throws {
    #expect(chmod("\(playground.home)/old.svg", mode_t(rights)) == 0)
    #expect(try draw("old.svg").status == 0)
    #expect(Int(status(of: "old.svg").st_mode & 0o7777) == rights)
    chmod("\(playground.home)/old.svg", 0o600)
    #expect(try isDrawing("old.svg"))
    #expect(try leftovers().isEmpty)
  }

  @Test(arguments: [("022", 0o644), ("077", 0o600), ("002", 0o664)])
  func aNewFileHasTheRightsThatTheUserSet(_ mask: String, _ rights: Int) throws {
    #expect(try draw("new.svg", after: "umask \(mask)").status == 0)
    #expect(Int(status(of: "new.svg").st_mode & 0o7777) == rights)
    #expect(try leftovers().isEmpty)
  }

  @Test(.enabled(if: geteuid() == 0)) func aFileKeepsItsOwner() throws {
    #expect(chown("\(playground.home)/old.svg", 1234, 4321) == 0)
    #expect(try draw("old.svg").status == 0)
    #expect(status(of: "old.svg").st_uid == 1234 && status(of: "old.svg").st_gid == 4321)
  }

  @Test(arguments: ["reset", "history"]) func aLearnersFileKeepsItsRights(_ command: String) throws {
    _ = try playground.binary.run("next")
    try playground.write(playground.file("level-tops"), "mine\n")
    let path = "\(playground.path)/\(playground.file("level-tops"))"
    #expect(chmod(path, 0o640) == 0)
    #expect(try playground.binary.run("reset", "level-tops").status == 0)
    if command == "history" {
      #expect(try playground.binary.run("history", "level-tops", "1", "--restore").status == 0)
    }
    let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(rights == 0o640)
    #expect(try leftovers(in: "höme/my-course/exercises/01-first").isEmpty)
  }

  @Test(arguments: [1, 100, 229, 230, 250, 255]) func aNameMayBeAsLongAsNamesAre(_ length: Int) throws {
    let name = String(repeating: "x", count: length)
    for _ in 0..<2 {
      #expect(try draw(name).status == 0)
      #expect(try isDrawing(name))
    }
    #expect(try leftovers().isEmpty)
  }

  /// The other name may be a backup, and keeps the old text.
  @Test func ofTwoNamesTheOneThatWasGivenGetsTheText() throws {
    #expect(link("\(playground.home)/old.svg", "\(playground.home)/backup.svg") == 0)
    #expect(try draw("old.svg").status == 0)
    #expect(try isDrawing("old.svg"))
    #expect(try playground.read("höme/backup.svg") == "old")
  }

  @Test func withoutRoomTheOldTextIsStillThere() throws {
    let big = "VStack { ForEach(0..<50) { n in Color.red.frame(width: 9, height: 1).id(n) } }\n"
    try playground.write("höme/a.layout", big)
    for file in ["old.svg", "new.svg"] {
      let outcome = try draw(file, after: "ulimit -f 1")
      #expect(outcome.status == 3)
      #expect(
        outcome.complaintInOneLine.contains("\(file) cannot be written: it would be larger than a file may be here"))
    }
    #expect(try playground.read("höme/old.svg") == "old")
    #expect(!playground.exists("höme/new.svg"))
    #expect(try leftovers().isEmpty)
  }

  @Test func aLearnersTextStaysWhenThereIsNoRoom() throws {
    _ = try playground.binary.run("next")
    let mine = String(repeating: "// mine\n", count: 20)
    try playground.write(playground.file("level-tops"), mine)
    try playground.write(
      "pack/Exercises/01-first/level-tops/starter.layout", String(repeating: "// starter\n", count: 100_000))
    let outcome = try playground.binary.shell("ulimit -f 600; course reset level-tops")
    #expect(outcome.status == 3)
    #expect(outcome.complaintInOneLine.contains("could not be written: it would be larger"))
    #expect(try playground.read(playground.file("level-tops")) == mine)
    #expect(try leftovers(in: "höme/my-course/exercises/01-first").isEmpty)
  }

  // MARK: Links

  @Test(arguments: ["link.svg", "link-to-link.svg", "folder-link/old.svg"])
  func whatALinkLeadsToIsReplaced(_ name: String) throws {
    let links = "ln -s old.svg link.svg; ln -s ./link.svg link-to-link.svg; ln -s . folder-link; chmod 600 old.svg"
    #expect(try draw(name, after: links).status == 0)
    #expect(try isDrawing("old.svg"))
    #expect(status(of: "old.svg").st_mode & 0o7777 == 0o600)
    #expect(status(of: "link.svg").st_mode & S_IFMT == S_IFLNK)
    #expect(try leftovers().isEmpty)
  }

  /// As the shell does it with `> link`.
  @Test func whatALinkWouldLeadToIsMade() throws {
    #expect(try draw("link.svg", after: "mkdir deep; ln -s deep/new.svg link.svg").status == 0)
    #expect(try isDrawing("deep/new.svg"))
    #expect(status(of: "link.svg").st_mode & S_IFMT == S_IFLNK)
  }

  @Test func aLearnersLinkStaysALink() throws {
    let path = try linked(to: "höme/my-course/elsewhere.layout")
    #expect(try playground.binary.run("reset", "level-tops").status == 0)
    #expect(try playground.read("höme/my-course/elsewhere.layout") == Playground.layout(alignment: ""))
    #expect(try playground.binary.run("history", "level-tops", "1").output == "mine\n")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: path)
        == "\(playground.home)/my-course/elsewhere.layout")
  }

  /// Running the course as root must not overwrite a system file.
  @Test(arguments: [["reset", "level-tops"], ["reset", "--all", "--yes"]])
  func nothingIsWrittenThroughALinkThatLeadsOut(_ command: [String]) throws {
    _ = try linked(to: "höme/elsewhere.layout")
    let outcome = try playground.binary.run(command)
    #expect(outcome.status == 2)
    #expect(outcome.complaintInOneLine.contains("a link leads out of"), "\(outcome.complaints)")
    #expect(try playground.read("höme/elsewhere.layout") == "mine\n")
  }

  @Test func norThroughAFolderThatLeadsOut() throws {
    let file = try #require(playground.file("level-tops").split(separator: "/").last)
    let folder = try linked(to: "höme/elsewhere.layout").dropLast(file.count + 1)
    try playground.write("höme/out/\(file)", "mine\n")
    try FileManager.default.removeItem(atPath: String(folder))
    try FileManager.default.createSymbolicLink(atPath: String(folder), withDestinationPath: "\(playground.home)/out")
    #expect(try playground.binary.run("reset", "level-tops").status == 2)
    #expect(try playground.read("höme/out/\(file)") == "mine\n")
  }

  /// Replaces the learner's first file with a link to a file with a text; returns the link's path.
  private func linked(to target: String) throws -> String {
    _ = try playground.binary.run("next")
    let path = "\(playground.path)/\(playground.file("level-tops"))"
    try playground.write(target, "mine\n")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "\(playground.path)/\(target)")
    return path
  }

  // MARK: Other destinations

  @Test(arguments: [
    ("folder", "mkdir folder", "it is a folder", 2), ("folder/", "mkdir folder", "it is a folder", 2),
    (".", "true", "it is a folder", 2), ("link", "mkdir folder; ln -s folder link", "it is a folder", 2),
    ("loop", "ln -s loop loop", "its links lead in a circle", 2),
    ("no/such/a.svg", "true", "there is no folder to write it into", 2),
    ("link", "ln -s no/such/a.svg link", "there is no folder to write it into", 2),
    ("old.svg/a.svg", "true", "a part of its path is no folder", 2),
    (String(repeating: "x", count: 256), "true", "the name is too long", 2),
    ("pipe", "mkfifo pipe", "nobody reads what is written there", 3), ("full", "true", "there is no room left", 3),
    ("link", "ln -s full link", "there is no room left", 3), ("fd/9", "true", "it is closed", 3),
  ])
  func whatCannotBeWrittenIsRefused(_ file: String, _ preparation: String, _ words: String, _ status: Int32) throws {
    let outcome = try draw(file, after: preparation)
    #expect(outcome.status == status, "\(outcome)")
    #expect(outcome.complaintInOneLine.contains("cannot be written: \(words)"), "\(outcome.complaints)")
    #expect(try playground.read("höme/old.svg") == "old")
    #expect(try leftovers().isEmpty)
  }

  @Test func aSocketIsRefused() throws {
    let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    // The path of a socket has to be short.
    let name = NSTemporaryDirectory() + "s\(getpid())-\(UInt16.random(in: 0...9999))"
    defer { unlink(name) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name.utf8) }
    let bound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    #expect(bound == 0)
    let outcome = try draw(name)
    #expect(outcome.status == 2)
    #expect(outcome.complaintInOneLine.contains("it is a socket"))
    var status = stat()
    #expect(lstat(name, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK)
  }

  @Test(.enabled(if: geteuid() != 0)) func whereNoNewFileIsAllowedItIsSaid() throws {
    let shut = "mkdir shut; cp old.svg shut; chmod 500 shut"
    let outcome = try draw("shut/old.svg", after: shut, then: "chmod 700 shut")
    #expect(outcome.status == 2)
    #expect(outcome.complaintInOneLine.contains("the system allows no new file in its folder"))
    #expect(try playground.read("höme/shut/old.svg") == "old")
  }

  @Test(.enabled(if: geteuid() != 0)) func whatIsProtectedStays() throws {
    let outcome = try draw("old.svg", after: "chmod 400 old.svg")
    #expect(outcome.status == 2)
    #expect(outcome.complaintInOneLine.contains("the system does not allow it"))
    #expect(try playground.read("höme/old.svg") == "old")
  }

  @Test(arguments: [
    "course layout a.layout --size 100x50 --svg stdout >out.txt",
    "course layout a.layout --size 100x50 --svg stdout | cat >out.txt",
    "course layout a.layout --size 100x50 --svg fd/5 5>out.txt",
    "course layout a.layout --size 100x50 --svg /proc/self/fd/5 5>out.txt",
    "ln -s stdout link; course layout a.layout --size 100x50 --svg link >out.txt",
    "mkfifo pipe; cat pipe >out.txt & course layout a.layout --size 100x50 --svg pipe; status=$?; wait; exit $status",
    "mkfifo pipe; (sleep 0.3; cat pipe >out.txt) & course layout a.layout --size 100x50 --svg pipe; status=$?; wait; exit $status",
    "course layout a.layout --size 100x50 --svg null; course layout a.layout --size 100x50 --svg - >out.txt",
  ])
  func devicesAndPipesAreWrittenInto(_ line: String) throws {
    let outcome = try playground.binary.shell("\(Self.devices); \(line)")
    #expect(outcome.status == 0, "\(outcome)")
    let text = try playground.read("höme/out.txt")
    #expect(text.hasPrefix("<svg ") && text.contains("</svg>\n"))
    #expect(status(of: "null").st_mode & S_IFMT != S_IFREG)
    #expect(try leftovers().isEmpty)
  }

  /// A file that the shell has opened is appended to, not replaced.
  @Test func whatWasInAnOpenFileStays() throws {
    let outcome = try playground.binary.shell(
      "\(Self.devices); echo first >log; course layout a.layout --size 100x50 --svg stdout >>log")
    #expect(outcome.status == 0)
    let log = try playground.read("höme/log")
    #expect(log.hasPrefix("first\n<svg ") && log.contains("Stage 100 × 50"))
  }

  @Test func aPipeInALearnersPlaceIsNoHang() throws {
    _ = try playground.binary.run("next")
    let outcome = try playground.binary.shell(
      "cd my-course/exercises/01-first && rm level-tops.layout && mkfifo level-tops.layout && course reset level-tops")
    #expect(outcome.status == 2)
    #expect(outcome.complaintInOneLine.contains("level-tops.layout is a pipe; the course only reads files"))
  }

  // MARK: Instructors' files

  @Test func bakedFilesKeepTheirRights() throws {
    #expect(try playground.binary.run("bake", "level-tops").status == 0)
    let file = "\(playground.path)/pack/Exercises/01-first/level-tops/expected.json"
    #expect(chmod(file, 0o640) == 0)
    #expect(try playground.binary.run("bake", "level-tops", "--yes").status == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
    let folder = try FileManager.default.contentsOfDirectory(atPath: (file as NSString).deletingLastPathComponent)
    #expect(!folder.contains { $0.hasPrefix(".") })
  }

  @Test func anExerciseIsMadeWholeOrNotAtAll() throws {
    let long = String(repeating: "x", count: 3000)
    let chapter = "pack/Exercises/01-first"
    let before = try FileManager.default.contentsOfDirectory(atPath: "\(playground.path)/\(chapter)")
    let outcome = try playground.binary.shell("ulimit -f 1; course new row --chapter 1 --title \(long) --goal g")
    #expect(outcome.status == 3)
    #expect(outcome.complaintInOneLine.contains("it would be larger"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(playground.path)/\(chapter)") == before)
    #expect(try playground.binary.run("new", "row", "--chapter", "1", "--title", long, "--goal", "g").status == 0)
    #expect(try playground.read("pack/Exercises/course.json").contains("\"row\""))
  }

  @Test func aFileInTheDrawingsPlaceIsNamed() throws {
    _ = try playground.binary.run("next")
    let outcome = try playground.binary.run("show", "--all", "--svg", "old.svg")
    #expect(outcome.status == 2)
    #expect(outcome.complaintInOneLine.contains("old.svg cannot be written: something else has that name"))
    #expect(try playground.read("höme/old.svg") == "old")
  }

  // MARK: Leftovers of killed processes

  /// Names that only look like drafts, and names that a user may have chosen.
  static let others = [
    ".course-draft-", ".course-draft-0123456789abcde", ".course-draft-0123456789abcdeF",
    ".course-draft-0123456789abcdef0",
    "course-draft-0123456789abcdef", ".a.svg.123.new", "a.svg.old", ".course-aside-0123456789abcdef",
  ]

  @Test func draftsThatWereLeftAreClearedAndNothingElse() throws {
    for name in Self.others + [".course-draft-0123456789abcdef"] { try playground.write("höme/\(name)", "x") }
    try playground.write("höme/.course-draft-aaaaaaaaaaaaaaaa/deep/file", "x")
    try FileManager.default.createSymbolicLink(
      atPath: "\(playground.home)/.course-draft-bbbbbbbbbbbbbbbb", withDestinationPath: "old.svg")
    #expect(try draw("new.svg").status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: playground.home)
    #expect(Set(Self.others).isSubset(of: names))
    #expect(!names.contains(".course-draft-0123456789abcdef") && !names.contains(".course-draft-aaaaaaaaaaaaaaaa"))
    #expect(names.contains(".course-draft-bbbbbbbbbbbbbbbb"))
  }

  /// A process that is still writing holds the lock.
  @Test func aDraftInUseIsLeftAlone() throws {
    let name = ".course-draft-0123456789abcdef"
    try playground.write("höme/\(name)", "x")
    let file = open("\(playground.home)/\(name)", O_RDONLY)
    #expect(flock(file, LOCK_EX) == 0)
    #expect(try draw("new.svg").status == 0)
    #expect(playground.exists("höme/\(name)"))
    close(file)
    #expect(try draw("new.svg").status == 0)
    #expect(!playground.exists("höme/\(name)"))
  }

  @Test(arguments: [
    ["check"], ["list"], ["hint"], ["history"], ["init", "my-course"], ["next"], ["reset", "level-tops"],
  ])
  func everyCommandOfALearnerTidiesUp(_ command: [String]) throws {
    #expect(try playground.binary.run("bake", "--yes").status == 0)
    _ = try playground.binary.run("next")
    let draft = "höme/my-course/exercises/01-first/.course-draft-0123456789abcdef"
    let packs = "höme/my-course/.course/packs"
    try playground.write(draft, "x")
    try playground.write("\(packs)/.course-draft-0123456789abcdef/Exercises/course.json", "{")
    #expect(try playground.binary.run(command, input: Data()).status < 2)
    #expect(!playground.exists(draft))
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(playground.path)/\(packs)").isEmpty)
  }
}
