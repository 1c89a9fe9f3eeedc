/// Why progress could not be opened, read or written: what the trouble is, and the statement for a bug report.
///
///     trouble  the file /home/ada/my-course/.course/progress.sqlite, damaged: database disk image is malformed
///     message  The progress file /home/ada/my-course/.course/progress.sqlite is damaged: database disk image is malformed.
///     advice   It is kept as it is, and … To go on without it, move it aside and run the command again, …
///     sql      SELECT id FROM source WHERE hash = ? AND text = ?
///
/// The message says what is the matter and where, the advice is the one next step; both in the reader's language.
public struct ProgressStoreError: Error, Hashable, Sendable {
  /// The kinds of trouble, so that a command can choose what to do.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The place is ours, and what it holds is broken.
    case damaged
    /// The place is another program's, or no database at all.
    case foreign
    /// It was written by a version of the course that knows more than this one.
    case newer
    /// Another process kept it locked for longer than we wait.
    case busy
    /// There is no room left: the disk or a quota is full.
    case full
    /// The file, its folder or the whole disk can only be read.
    case readOnly
    /// The user may not read the file, or not enter its folder.
    case denied
    /// The database refused a value, such as an empty exercise name.
    case rejected
    /// The store was used after `close()`.
    case closed
    /// Anything else that stands between us and it: a missing folder, a folder in its place, a faulty disk.
    case unavailable
  }

  /// What is the matter.
  public var trouble: ProgressTrouble
  /// The statement that failed, if one did.
  public var sql: String?

  /// Makes an error.
  public init(_ trouble: ProgressTrouble, sql: String? = nil) {
    self.trouble = trouble
    self.sql = sql
  }

  /// The kind of trouble.
  public var kind: Kind { trouble.kind }

  /// What to say of it in English.
  public var english: TroubleWords { trouble.english }

  /// What to say of it in German.
  public var german: TroubleWords { trouble.german }
}

extension ProgressStoreError: CustomStringConvertible {
  /// Message, advice and SQL, a line each, in English.
  public var description: String {
    ([english.message, english.advice] + (sql.map { ["SQL: \($0)"] } ?? [])).joined(separator: "\n")
  }
}

/// What is said of a trouble with progress.
public struct TroubleWords: Hashable, Sendable {
  /// What is the matter, in one or two sentences.
  public var message: String
  /// The one next step.
  public var advice: String

  init(_ message: String, advice: String) {
    self.message = message
    self.advice = advice
  }
}
