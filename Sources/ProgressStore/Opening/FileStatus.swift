import Glibc

/// The file system's status of a path before a database is opened there.
///
/// It queries without opening: if the process already has the database open, closing a second file handle would drop
/// SQLite's locks.
enum FileStatus: Hashable {
  case missing
  case file(size: Int)
  case folder
  /// A device, a pipe or a socket.
  case somethingElse
  /// The query failed with this system error number.
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

  /// Whether there is a non-empty file.
  var holdsSomething: Bool {
    if case .file(let size) = self { size > 0 } else { false }
  }
}
