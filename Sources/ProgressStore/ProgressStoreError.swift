/// Why the progress file could not be opened, read or written, in words for the learner.
///
///     message  The progress file /home/ada/my-course/.course/progress.sqlite is damaged: database disk image is malformed.
///     advice   It is kept as it is, and … To go on without it, move it aside and run the command again, …
///     sql      SELECT id FROM source WHERE hash = ? AND text = ?
///
/// The message says what is the matter and names the file, the advice is the one next step. The SQL is for a bug
/// report.
public struct ProgressStoreError: Error, Hashable, Sendable {
  /// The kinds of trouble, so that a command can choose what to do without reading the words.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The file is ours, and what it holds is broken.
    case damaged
    /// The file is another program's, or no database at all.
    case foreign
    /// The file was written by a version of the course that knows more than this one.
    case newer
    /// Another process kept the file locked for longer than we wait.
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
    /// Anything else that stands between us and the file: a missing folder, a folder in its place, a faulty disk.
    case unavailable
  }

  /// The kind of trouble.
  public var kind: Kind
  /// What is the matter, naming the file; one or two sentences.
  public var message: String
  /// What to do next.
  public var advice: String
  /// The statement that failed, if one did.
  public var sql: String?

  /// Makes an error.
  public init(_ kind: Kind, _ message: String, advice: String, sql: String? = nil) {
    self.kind = kind
    self.message = message
    self.advice = advice
    self.sql = sql
  }
}

extension ProgressStoreError: CustomStringConvertible {
  /// Message, advice and SQL, a line each.
  public var description: String {
    ([message, advice] + (sql.map { ["SQL: \($0)"] } ?? [])).joined(separator: "\n")
  }
}
