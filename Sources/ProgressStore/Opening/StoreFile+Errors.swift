import Glibc

/// The learner's words for everything that can be the matter with the file.
extension StoreFile {
  func damaged(_ words: String, sql: String? = nil) -> ProgressStoreError {
    ProgressStoreError(
      .damaged, "The progress file \(path) is damaged: \(words).",
      advice: "It is kept as it is, and your exercise files are not part of it. \(wayOn)", sql: sql)
  }

  func foreign(_ reason: String, sql: String? = nil) -> ProgressStoreError {
    ProgressStoreError(
      .foreign, "\(path) is not a progress file of this course: \(reason).",
      advice: "It was left as it is. \(wayOn)", sql: sql)
  }

  func newer(_ migration: String) -> ProgressStoreError {
    ProgressStoreError(
      .newer,
      "The progress file \(path) was written by a newer version of the course: this one does not know its change "
        + "“\(migration)”.",
      advice: "It was left as it is. Update the course (in its folder: git pull) and run the command again.")
  }

  func closed() -> ProgressStoreError {
    ProgressStoreError(
      .closed, "The progress file \(path) was used after it had been closed.",
      advice: "This is a fault of the program; please report it.")
  }

  func unavailable(_ message: String, advice: String) -> ProgressStoreError {
    ProgressStoreError(.unavailable, message, advice: advice)
  }

  func readOnly(_ words: String, sql: String? = nil) -> ProgressStoreError {
    ProgressStoreError(
      .readOnly, "The progress file \(path) can be read but not written: \(words).",
      advice: "Make it and its folder \(folder) writable, or work in another folder: course init DIR", sql: sql)
  }

  func denied(_ words: String, sql: String? = nil) -> ProgressStoreError {
    ProgressStoreError(
      .denied, "You may not open the progress file \(path): \(words).",
      advice: "Ask for the right to read and write it and its folder \(folder), or work in a folder of your own: "
        + "course init DIR", sql: sql)
  }

  private func faultyDisk(_ words: String, sql: String?) -> ProgressStoreError {
    ProgressStoreError(
      .unavailable, "The disk that has the progress file \(path) reports an error: \(words).",
      advice:
        "What was recorded before was not touched; this was not recorded. Copy your work folder to another disk, and "
        + "run the command again there.",
      sql: sql)
  }

  /// Puts a failure of SQLite into words.
  func explain(_ failure: SQLiteFailure) -> ProgressStoreError {
    let sql = failure.sql
    let words = failure.systemError == 0 ? failure.words : "\(failure.words), \(systemWords(failure.systemError))"
    switch failure.kind {
    case .damaged: return damaged(words, sql: sql)
    case .foreign: return foreign("it is no SQLite database, or its beginning is damaged", sql: sql)
    case .readOnly: return readOnly(words, sql: sql)
    case .denied: return denied(words, sql: sql)
    case .busy:
      return ProgressStoreError(
        .busy, "The progress file \(path) is in use: another process has kept it locked (\(words)).",
        advice: "Let the other course command end, then run this one again. Nothing was written.", sql: sql)
    case .full:
      return ProgressStoreError(
        .full, "There is no room to write the progress file \(path): \(words).",
        advice:
          "What was recorded before is kept; this was not recorded. Free some space on the disk, or in your quota, "
          + "and run the command again.",
        sql: sql)
    case .rejected:
      return ProgressStoreError(
        .rejected, "The progress file \(path) refused a value: \(words).",
        advice: "This is a fault of the program or of the exercise pack; please report it. Nothing was written.",
        sql: sql)
    case .newer, .closed, .unavailable:
      if failure.systemError == EIO { return faultyDisk(words, sql: sql) }
      return ProgressStoreError(
        .unavailable, "The progress file \(path) cannot be used: \(words).",
        advice: "See that it and its folder \(folder) are where they belong, then run the command again.", sql: sql)
    }
  }

  /// The system's sentence for an error number.
  func systemWords(_ number: Int32) -> String {
    guard let words = strerror(number) else { return "system error \(number)" }
    return String(cString: words)
  }

  /// How to start over without losing the file: SQLite's companions share its name and must move along.
  private var wayOn: String {
    let aside = unusedFolder.asShellWord
    return "To go on without it, move it aside and run the command again, which makes a new one: "
      + "mkdir -p \(aside) && mv \(path.asShellWord)* \(aside)/"
  }

  /// A folder for what is moved aside: never one that already holds something moved there before.
  private var unusedFolder: String {
    let names = ["set-aside"] + (2...99).map { "set-aside-\($0)" }
    let unused = names.first { FileStatus(of: "\(folder)/\($0)") == .missing }
    return "\(folder)/\(unused ?? "set-aside-100")"
  }
}
