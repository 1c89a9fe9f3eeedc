import Glibc

/// Making a file beside its place and moving it there.
extension StoreFile {
  /// A file of a name that nobody uses, in the same folder.
  func draft() -> StoreFile {
    StoreFile(path: "\(path).\(getpid())-\(UInt32.random(in: .min ... .max)).new")
  }

  /// Puts this file in another's place, if that is still empty; else somebody was faster, and theirs stays.
  func move(to place: StoreFile) throws(ProgressStoreError) {
    if link(path, place.path) != 0, errno != EEXIST {
      // Where the file system knows no second names. What somebody made in this very instant would be lost.
      guard FileStatus(of: place.path) == .missing else { return }
      guard rename(path, place.path) == 0 else { throw place.unreachable(errno) }
    }
    let opened = open(place.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 else { return }
    fsync(opened)
    close(opened)
  }

  /// Takes the file away, and what SQLite may have left beside it.
  func remove() {
    for name in [path, journal, log, "\(path)-shm"] { unlink(name) }
  }
}

extension ProgressStoreError {
  /// The same error about a file that the reader knows.
  func naming(_ file: StoreFile, insteadOf draft: StoreFile) -> ProgressStoreError {
    guard case .file(let place, let trouble) = trouble, place.path == draft.path else { return self }
    return file.error(trouble, sql: sql)
  }
}
