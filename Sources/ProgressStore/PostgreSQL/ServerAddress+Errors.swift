/// The learner's words for everything that can be the matter with a server.
extension ServerAddress {
  func noLibrary(_ words: String) -> ProgressStoreError {
    ProgressStoreError(
      .unavailable, "Progress on \(shown) needs PostgreSQL's library libpq, which is not installed: \(words).",
      advice: "Install it (on Debian and Ubuntu: apt-get install libpq5), then run the command again.")
  }

  func tooOld(_ version: Int32) -> ProgressStoreError {
    ProgressStoreError(
      .unavailable, "Progress needs PostgreSQL 12 or newer; \(shown) has \(version / 10_000).",
      advice: "Ask whoever keeps the server for a newer one.")
  }

  func notPrepared() -> ProgressStoreError {
    ProgressStoreError(
      .unavailable, "The database \(shown) has no tables of the course yet.",
      advice: "Whoever keeps it makes them once, as its owner: \(preparing)")
  }

  func older() -> ProgressStoreError {
    ProgressStoreError(
      .unavailable, "The course's tables on \(shown) were made by an older version of the course.",
      advice: "Whoever keeps the server brings them up to date, as their owner: \(preparing)")
  }

  func newer(_ migration: String) -> ProgressStoreError {
    ProgressStoreError(
      .newer,
      "The course's tables on \(shown) were made by a newer version of the course: this one does not know its change "
        + "“\(migration)”.",
      advice: "They were left as they are. Update the course (in its folder: git pull) and run the command again.")
  }

  func foreign() -> ProgressStoreError {
    ProgressStoreError(
      .foreign, "\(shown) has a schema “course” that is not this course's.",
      advice: "It was left as it is. Make a database of its own: createdb course")
  }

  func seesEverybody(_ role: String) -> ProgressStoreError {
    ProgressStoreError(
      .denied, "The role “\(role)” on \(shown) may see everybody's rows, so it cannot learn under its own name.",
      advice: "Connect as a role without superuser and BYPASSRLS, made by: CREATE ROLE ada LOGIN")
  }

  func closed() -> ProgressStoreError {
    ProgressStoreError(
      .closed, "The progress on \(shown) was used after it had been closed.",
      advice: "This is a fault of the program; please report it.")
  }

  func notKept() -> ProgressStoreError {
    ProgressStoreError(
      .rejected, "The server \(shown) took the changes back.",
      advice: "This is a fault of the program; please report it. Nothing was written.", sql: "COMMIT")
  }

  func damaged(_ words: String, sql: String?) -> ProgressStoreError {
    ProgressStoreError(
      .damaged, "The course's tables on \(shown) are damaged: \(words).",
      advice: "They are kept as they are, and your exercise files are not part of them. Tell whoever keeps the server.",
      sql: sql)
  }

  /// Puts a server's failure into words.
  func explain(_ failure: ServerFailure) -> ProgressStoreError {
    let (words, sql) = (failure.words, failure.sql)
    switch failure.kind {
    case .damaged: return damaged(words, sql: sql)
    case .denied:
      return ProgressStoreError(
        .denied, "The server \(shown) does not let you in: \(words).",
        advice: "Ask whoever keeps it for your role and its rights; a password goes into ~/.pgpass.", sql: sql)
    case .readOnly:
      return ProgressStoreError(
        .readOnly, "The server \(shown) can be read but not written: \(words).",
        advice: "It may be a copy of another one; ask whoever keeps it for the one that is written to.", sql: sql)
    case .busy:
      return ProgressStoreError(
        .busy, "The server \(shown) is busy: \(words).",
        advice: "Nothing was written. Wait a moment, then run the command again.", sql: sql)
    case .full:
      return ProgressStoreError(
        .full, "The server \(shown) has no room left: \(words).",
        advice: "What was recorded before is kept; this was not recorded. Tell whoever keeps it.", sql: sql)
    case .rejected:
      return ProgressStoreError(
        .rejected, "The server \(shown) refused a value: \(words).",
        advice: "This is a fault of the program or of the exercise pack; please report it. Nothing was written.",
        sql: sql)
    case .foreign, .newer, .closed, .unavailable:
      return ProgressStoreError(
        .unavailable, "The server \(shown) cannot be \(failure.state == nil ? "reached" : "used"): \(words).",
        advice: failure.state == nil
          ? "What was recorded before is kept there; this was not recorded. See that the network is there, then run the "
            + "command again."
          : "Compare the address with the one that you were given, or ask whoever keeps the server.", sql: sql)
    }
  }

  private var preparing: String { "course progress prepare \(withoutRole.asShellWord)" }
}
