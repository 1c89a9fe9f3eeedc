import Glibc

/// The errors of a progress file.
extension StoreFile {
  /// The error for a trouble with this file.
  func error(_ trouble: ProgressTrouble.FileTrouble, sql: String? = nil) -> ProgressStoreError {
    ProgressStoreError(
      .file(ProgressTrouble.FilePlace(path: path, folder: folder, aside: unusedFolder), trouble), sql: sql)
  }

  /// The learner's error for a failure of SQLite.
  func explain(_ failure: SQLiteFailure) -> ProgressStoreError {
    let words = failure.systemError == 0 ? failure.words : "\(failure.words), \(systemWords(failure.systemError))"
    let found = ProgressTrouble.Finding.said(words)
    let trouble: ProgressTrouble.FileTrouble =
      switch failure.kind {
      case .damaged: .damaged(found)
      case .foreign: .foreign(.isNoDatabase)
      case .readOnly: .readOnly(found)
      case .denied: .denied(found)
      case .busy: .busy(found)
      case .full: .full(found)
      case .rejected: .rejected(found)
      case .newer, .closed, .unavailable: failure.systemError == EIO ? .faultyDisk(found) : .unusable(found)
      }
    return error(trouble, sql: failure.sql)
  }

  /// The error for a file or folder that cannot be reached.
  func unreachable(_ number: Int32) -> ProgressStoreError {
    let found = ProgressTrouble.Finding.said(systemWords(number))
    return switch number {
    case EACCES, EPERM: error(.denied(found))
    case EROFS: error(.readOnly(found))
    default: error(.unreachable(found))
    }
  }

  /// The system's message for an error number.
  private func systemWords(_ number: Int32) -> String {
    guard let words = strerror(number) else { return "system error \(number)" }
    return String(cString: words)
  }

  /// A folder for moving the file aside that does not exist yet.
  private var unusedFolder: String {
    let names = ["set-aside"] + (2...99).map { "set-aside-\($0)" }
    let unused = names.first { FileStatus(of: "\(folder)/\($0)") == .missing }
    return "\(folder)/\(unused ?? "set-aside-100")"
  }
}
