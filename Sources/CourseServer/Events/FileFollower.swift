import Glibc

/// Detects file changes by other programs: an editor that saves, a `course check` in a terminal.
///
/// It uses inotify, which may miss changes on network disks and on disks that a virtual machine shares. So it also
/// polls now and then, and once polling finds a change without an event, it keeps polling.
public final class FileFollower {
  /// The ways of detecting changes.
  public enum Means: Sendable {
    /// By inotify events.
    case events
    /// By polling the files' metadata.
    case looking
  }

  /// The current way of detecting changes.
  public private(set) var means: Means
  private let folders: [String]
  private let events: FileEvents
  private var known: FileStamps
  private var lastLook = ContinuousClock.now
  /// The files that reveal a missing event; a database can change without one.
  private static let certain = ".layout"

  /// - Parameter onlyLooks: polls without using events.
  public init(_ folders: [String], onlyLooks: Bool = false) {
    self.folders = folders
    events = FileEvents(onlyLooks ? [] : folders)
    known = FileStamps(of: folders)
    means = events.works ? .events : .looking
  }

  /// The descriptor that becomes readable when there are events.
  public var handle: Int32 { events.handle }

  /// The most milliseconds between two calls of `changes`.
  public var interval: Int32 { means == .events ? 2000 : 300 }

  /// The paths that are new, changed or gone since the last call; never blocks.
  public func changes() -> [String] {
    var reported = events.works ? events.paths() : []
    let isDue = lastLook.duration(to: .now) >= .milliseconds(Int(interval) - 10)
    guard isDue || !reported.isEmpty else { return reported }
    let now = FileStamps(of: folders)
    let found = now.changes(since: known)
    known = now
    lastLook = .now
    if means == .looking { return found }
    // Include events that arrived during polling.
    for path in events.paths() where !reported.contains(path) { reported.append(path) }
    let unreported = found.filter { $0.hasSuffix(Self.certain) && !reported.contains($0) }
    if !unreported.isEmpty { means = .looking }
    return reported + unreported
  }

  /// Reports every change from now on, on a thread that lives as long as the program.
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
