import CLinux
import Glibc

extension FileText {
  /// Moves a file to a free path.
  ///
  /// - Returns: false if the path is taken; both files stay unchanged.
  static func move(_ path: String, to place: String) throws(SystemError) -> Bool {
    try Path.makeFolder(Path.folder(of: place))
    if renameat2(AT_FDCWD, path, AT_FDCWD, place, renameNoReplace.rawValue) == 0 { return true }
    if errno == EEXIST { return false }
    guard [EINVAL, ENOSYS, EOPNOTSUPP].contains(errno), Path.kind(place) == nil, rename(path, place) == 0 else {
      throw SystemError(.write(place))
    }
    return true
  }
}
