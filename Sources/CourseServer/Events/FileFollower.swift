import Glibc

/// Follows what other programs do to files: an editor that saves, the terminal that checks.
///
/// The system tells (inotify). On network disks, and on those that a virtual machine shares, it may not: so now and then
/// the follower looks for itself, and where it finds a change that nobody told, it goes on by looking.
public final class FileFollower {
  /// How changes are found.
  public enum Means: Sendable {
    /// The system tells.
    case events
    /// The files' entries are read again and again.
    case looking
  }

  /// How changes are found now.
  public private(set) var means: Means
  private let folders: [String]
  private let events: FileEvents
  private var known: FileStamps
  private var lastLook = ContinuousClock.now
  /// What a missing event is noticed by; a database has ways to change that tell nobody.
  private static let certain = ".layout"

  /// - Parameter onlyLooks: does without the system's events.
  public init(_ folders: [String], onlyLooks: Bool = false) {
    self.folders = folders
    events = FileEvents(onlyLooks ? [] : folders)
    known = FileStamps(of: folders)
    means = events.works ? .events : .looking
  }

  /// What becomes readable when the system has something to tell.
  public var handle: Int32 { events.handle }

  /// After how many milliseconds `changes` should be asked even if nothing has become readable.
  public var interval: Int32 { means == .events ? 2000 : 300 }

  /// The paths that have another content, are new, or gone since the last time; waits for nothing.
  public func changes() -> [String] {
    var told = events.works ? events.paths() : []
    let isDue = lastLook.duration(to: .now) >= .milliseconds(Int(interval) - 10)
    guard isDue || !told.isEmpty else { return told }
    let now = FileStamps(of: folders)
    let found = now.changes(since: known)
    known = now
    lastLook = .now
    if means == .looking { return found }
    // What happened while the entries were read is told by now.
    for path in events.paths() where !told.contains(path) { told.append(path) }
    let untold = found.filter { $0.hasSuffix(Self.certain) && !told.contains($0) }
    if !untold.isEmpty { means = .looking }
    return told + untold
  }

  /// Tells of every change from now on; the thread ends with the program.
  static func follow(_ folders: [String], tell: @escaping @Sendable (_ path: String) -> Void) {
    _ = Background.start {
      let follower = FileFollower(folders)
      while true {
        var wanted = pollfd(fd: follower.handle, events: Int16(POLLIN), revents: 0)
        poll(&wanted, 1, follower.interval)
        for path in follower.changes() { tell(path) }
      }
    }
  }
}
