import Curriculum
import Glibc

/// The destination of a write to a path, with all links followed.
enum Destination {
  /// A file or a free name, also the free name that a link leads to, as in `> link`.
  case place(OpenFolder, name: String, file: stat?)
  /// An open device or pipe; the caller closes it.
  case stream(Int32)

  /// Resolves the path, and opens devices and pipes.
  ///
  /// - Parameter root: the folder that links may not leave; nil for a path that the user named.
  init(of path: String, within root: String? = nil) throws(SystemError) {
    let asked = path
    var path = path
    // Linux follows at most 40 links.
    for _ in 0..<40 {
      let name = Path.name(of: path)
      let folder = Path.resolved(Path.folder(of: path))
      if Self.isProcesses(folder) {
        self = .stream(try Self.open(processesOwn: Path.joined(folder, name)))
        return
      }
      guard !["", ".", ".."].contains(name) else { throw SystemError(.write(path), because: .aFolder) }
      if let root, !Self.isInside(folder, root) { throw SystemError(.write(asked), because: .leadsOut(of: root)) }
      let place = try Self.folder(folder, for: path)
      guard let status = place.status(of: name) else {
        guard errno == ENOENT else { throw SystemError(.write(path)) }
        self = .place(place, name: name, file: nil)
        return
      }
      guard status.st_mode & S_IFMT == S_IFLNK else {
        self = try Self.destination(place, name, status, path)
        return
      }
      let target = try Self.target(ofLink: name, in: place, path)
      path = target.hasPrefix("/") ? target : Path.joined(folder, target)
    }
    throw SystemError(.write(path), because: .linksInACircle)
  }

  /// Whether a resolved folder is the root or below it.
  private static func isInside(_ folder: String, _ root: String) -> Bool {
    let root = Path.resolved(root)
    return folder == root || root == "/" || folder.hasPrefix(root + "/")
  }

  private static func destination(
    _ folder: OpenFolder, _ name: String, _ status: stat, _ path: String
  ) throws(SystemError) -> Destination {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .place(folder, name: name, file: status)
    case S_IFDIR: throw SystemError(.write(path), because: .aFolder)
    case S_IFSOCK: throw SystemError(.write(path), because: .aSocket)
    case S_IFBLK: throw SystemError(.write(path), because: .aDisk)
    default: return .stream(try open(stream: path))
    }
  }

  private static func folder(_ folder: String, for path: String) throws(SystemError) -> OpenFolder {
    do throws(Refusal) {
      return try OpenFolder(folder)
    } catch {
      throw SystemError(.write(path), because: error.reason == .missing ? .noFolder : error.reason)
    }
  }

  private static func target(
    ofLink name: String, in folder: OpenFolder, _ path: String
  ) throws(SystemError) -> String {
    var letters = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlinkat(folder.handle, name, &letters, letters.count)
    guard count > 0 else { throw SystemError(.write(path)) }
    return String(decoding: letters.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  // MARK: Streams

  /// The number of attempts, 20 ms apart, to open a pipe without a reader, since a reader started at the same time may
  /// come a little later.
  private static let mostWaits = 50

  /// Opens a device or a pipe without waiting endlessly for its other end.
  private static func open(stream path: String) throws(SystemError) -> Int32 {
    for _ in 0..<mostWaits {
      let file = Glibc.open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
      if file >= 0 {
        // Writing then waits for a slow reader.
        _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
        return file
      }
      guard errno == ENXIO || errno == EINTR else { break }
      usleep(20_000)
    }
    throw SystemError(.write(path))
  }

  /// Whether the folder is `/proc/…/fd`. Its links, such as `/dev/stdout`, are open files rather than names; writing to
  /// them continues at the file's current offset.
  private static func isProcesses(_ folder: String) -> Bool { folder.hasPrefix("/proc/") && folder.hasSuffix("/fd") }

  private static func open(processesOwn path: String) throws(SystemError) -> Int32 {
    let isOurs = Path.folder(of: path) == Path.resolved("/proc/self/fd")
    guard isOurs, let number = Int32(Path.name(of: path)) else { return try open(stream: path) }
    let file = fcntl(number, F_DUPFD_CLOEXEC, 3)
    guard file >= 0 else { throw SystemError(.write(path)) }
    return file
  }
}
