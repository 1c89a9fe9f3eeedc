import CourseServer
import Curriculum
import Diagnostics
import Glibc

extension Session {
  /// `course watch`: checks whenever a file of an exercise is saved, until it is ended.
  func watch() throws(Complaint) -> Reply {
    let isForPrograms = invocation.format == .json
    if isForPrograms, !invocation.isPlain { throw .usage(.needsText) }
    let pack = try pack()
    let folder = workFolder()
    if !folder.exists { try folder.make() }
    let exercises = Path.joined(folder.path, folder.room(of: pack))
    // Where nothing is yet, nothing could be watched.
    try Complaint.ofSystem { () throws(SystemError) in try Path.makeFolder(exercises) }
    let screen = invocation.isPlain || context.environment("TERM") == "dumb" ? nil : TerminalScreen()
    let signals = SignalFile([SIGINT, SIGTERM, SIGHUP, SIGWINCH])
    let watcher = Watcher(
      session: self, pack: pack, folder: folder, screen: screen,
      follower: FileFollower([exercises], onlyLooks: invocation.flags.contains(.poll)))
    watcher.run(signals)
    screen?.close()
    signals.end()
    return Reply(
      document: Document(isForPrograms ? [] : [.line(say(.ended))]), json: ["formatVersion": 1, "ended": true])
  }
}
