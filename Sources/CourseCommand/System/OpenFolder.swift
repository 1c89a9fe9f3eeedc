import CLinux
import Diagnostics
import Glibc

/// An open folder. Operations stay in it even if it is renamed meanwhile, and its path may be of any length.
final class OpenFolder {
  let path: String
  let handle: Int32

  init(_ path: String) throws(Refusal) {
    self.path = path
    let wanted = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    var handle = open(path, wanted)
    // Opens a folder that may be used but not listed.
    if handle < 0, errno == EACCES { handle = open(path, O_DIRECTORY | O_CLOEXEC | openPlace) }
    guard handle >= 0 else { throw Refusal() }
    self.handle = handle
  }

  deinit { close(handle) }

  /// The status of an entry, without following links; nil if there is none.
  func status(of name: String) -> stat? {
    var status = stat()
    return fstatat(handle, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  /// The names of all entries, in no particular order.
  var names: [String] { WholeFile.names(in: path) }

  /// Waits until the names are on the disk.
  func sync() { fsync(handle) }

  /// Waits until everything on the folder's disk is written: one wait instead of one per file.
  func syncDisk() { syncfs(handle) }

  /// Removes an entry with its content.
  func remove(_ name: String) {
    if unlinkat(handle, name, 0) == 0 || errno == ENOENT { return }
    let whole = Path.joined(path, name)
    guard let status = status(of: name), status.isFolder, let inside = try? OpenFolder(whole) else { return }
    for name in inside.names { inside.remove(name) }
    unlinkat(handle, name, AT_REMOVEDIR)
  }
}

extension stat {
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }

  var isFile: Bool { st_mode & S_IFMT == S_IFREG }

  /// Whether both describe the same file.
  func isSame(as other: stat) -> Bool { st_dev == other.st_dev && st_ino == other.st_ino }
}
