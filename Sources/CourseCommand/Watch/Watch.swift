import CourseServer
import Curriculum
import Diagnostics
import Glibc

extension Session {
  /// `course watch`: checks an exercise whenever its file is saved, until the learner quits.
  func watch() throws(Complaint) -> Reply {
    let isForPrograms = invocation.format == .json
    if isForPrograms, !invocation.isPlain { throw .usage(.needsText) }
    let pack = try pack()
    let folder = workFolder()
    if !folder.exists { try folder.make() }
    let screen = invocation.isPlain || context.environment("TERM") == "dumb" ? nil : TerminalScreen()
    let signals = SignalFile([SIGINT, SIGTERM, SIGHUP, SIGWINCH])
    defer { screen?.close() }
    let follower = try follower(of: pack, in: folder)
    let watcher = Watcher(session: self, pack: pack, folder: folder, screen: screen, follower: follower)
    watcher.run(signals)
    signals.end()
    return Reply(
      document: Document(isForPrograms ? [] : [.line(say(.ended))]), json: ["formatVersion": 1, "ended": true])
  }

  /// A follower of the learner's files for a pack and of the choice of pack.
  func follower(of pack: Pack, in folder: WorkFolder) throws(Complaint) -> FileFollower {
    let exercises = Path.joined(folder.path, folder.room(of: pack))
    // Creates the folder, because a missing folder cannot be watched.
    try Complaint.ofSystem { () throws(SystemError) in try Path.makeFolder(exercises) }
    return FileFollower(
      [exercises, Path.joined(folder.path, WorkFolder.mark)], onlyLooks: invocation.flags.contains(.poll))
  }
}
