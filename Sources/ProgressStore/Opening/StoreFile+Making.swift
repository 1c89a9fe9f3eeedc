import Glibc

/// Creates a file under a draft name and moves it into place.
extension StoreFile {
  /// A file with an unused name in the same folder.
  func draft() -> StoreFile {
    StoreFile(path: "\(path).\(getpid())-\(UInt32.random(in: .min ... .max)).new")
  }

  /// Moves this file to another's place if that is empty; otherwise another process was faster, and its file stays.
  func move(to place: StoreFile) throws(ProgressStoreError) {
    if link(path, place.path) != 0, errno != EEXIST {
      // For file systems without hard links. A file created by others at this very moment would be lost.
      guard FileStatus(of: place.path) == .missing else { return }
      guard rename(path, place.path) == 0 else { throw place.unreachable(errno) }
    }
    let opened = open(place.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 else { return }
    fsync(opened)
    close(opened)
  }

  /// Removes the file and SQLite's companions.
  func remove() {
    for name in [path, journal, log, "\(path)-shm"] { unlink(name) }
  }
}

extension ProgressStoreError {
  /// The same error with the file name that the reader knows.
  func naming(_ file: StoreFile, insteadOf draft: StoreFile) -> ProgressStoreError {
    guard case .file(let place, let trouble) = trouble, place.path == draft.path else { return self }
    return file.error(trouble, sql: sql)
  }
}
