import Glibc

/// What the file system says about a path, before any database is opened there.
///
/// It only asks and never opens: in a process that has the database open already, closing a second file handle would
/// drop SQLite's locks.
enum FileStatus: Hashable {
  case missing
  case file(size: Int)
  case folder
  /// A device, a pipe or a socket.
  case somethingElse
  /// The system gave no answer; its error number.
  case unknown(Int32)

  /// - Complexity: one system call.
  init(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = errno == ENOENT ? .missing : .unknown(errno)
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file(size: Int(clamping: status.st_size))
    case S_IFDIR: self = .folder
    default: self = .somethingElse
    }
  }

  /// Whether there is a file with something in it.
  var holdsSomething: Bool {
    if case .file(let size) = self { size > 0 } else { false }
  }
}
