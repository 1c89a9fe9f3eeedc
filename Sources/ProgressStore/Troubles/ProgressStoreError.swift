/// A failure to open, read or write progress, with the SQL statement for a bug report.
///
///     trouble  the file /home/ada/my-course/.course/progress.sqlite, damaged: database disk image is malformed
///     message  The progress file /home/ada/my-course/.course/progress.sqlite is damaged: database disk image is malformed.
///     advice   It is kept as it is, and … To go on without it, move it aside and run the command again, …
///     sql      SELECT id FROM source WHERE hash = ? AND text = ?
///
/// The message says what is wrong and where; the advice is the one next step. Both are in the reader's language.
public struct ProgressStoreError: Error, Hashable, Sendable {
  /// The kinds of trouble, so that a command can react.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The file or schema is ours, but its content is broken.
    case damaged
    /// It belongs to another program or is not a database.
    case foreign
    /// A newer version of the course wrote it.
    case newer
    /// Another process held the lock for longer than the timeout.
    case busy
    /// The disk or a quota is full.
    case full
    /// The file, its folder or the whole disk is read-only.
    case readOnly
    /// The user may not read the file or enter its folder.
    case denied
    /// The database refused a value, such as an empty exercise name.
    case rejected
    /// The store was used after `close()`.
    case closed
    /// Anything else: a missing folder, a folder in the file's place, a faulty disk.
    case unavailable
  }

  /// The trouble.
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

  /// The English message and advice.
  public var english: TroubleWords { trouble.english }

  /// The German message and advice.
  public var german: TroubleWords { trouble.german }
}

extension ProgressStoreError: CustomStringConvertible {
  /// Message, advice and SQL in English, one per line.
  public var description: String {
    ([english.message, english.advice] + (sql.map { ["SQL: \($0)"] } ?? [])).joined(separator: "\n")
  }
}

/// The message and advice for a trouble.
public struct TroubleWords: Hashable, Sendable {
  /// The fact in one or two sentences.
  public var message: String
  /// The one next step.
  public var advice: String

  init(_ message: String, advice: String) {
    self.message = message
    self.advice = advice
  }
}
