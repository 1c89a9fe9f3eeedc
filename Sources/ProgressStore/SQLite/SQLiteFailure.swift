import CSQLite
import Glibc

/// What SQLite said when something went wrong, before anyone has put it into words for the learner.
struct SQLiteFailure: Error {
  /// The extended result code.
  var code: Int32
  /// SQLite's own sentence.
  var words: String
  /// The system's error number behind it; 0 if there was none.
  var systemError: Int32 = 0
  /// The statement at work.
  var sql: String?

  /// The last failure of a connection, from a call that was made through `watched`.
  init(on connection: OpaquePointer?, code: Int32, sql: String? = nil) {
    let systemError = errno
    let reported = sqlite3_extended_errcode(connection)
    self.code = reported & 0xFF == code & 0xFF ? reported : code
    self.words = String(cString: sqlite3_errmsg(connection))
    self.systemError = Self.concernsFiles(code) ? systemError : 0
    self.sql = sql
  }

  /// A failure of our own making, such as a statement that is not one.
  init(code: Int32, words: String, sql: String? = nil) {
    self.code = code
    self.words = words
    self.sql = sql
  }

  /// The code without its details: what the documentation calls the primary result code.
  var primaryCode: Int32 { code & 0xFF }

  /// Makes a call of SQLite, with no number left from an earlier failure of the system. SQLite's own record of that
  /// number lacks the failures of a commit, which are the most important ones.
  static func watched(_ call: () -> Int32) -> Int32 {
    errno = 0
    return call()
  }

  /// Other calls of the system fail without harm, such as a look for a file that need not be there: the number says
  /// something only where SQLite says that it could not use its files.
  private static func concernsFiles(_ code: Int32) -> Bool {
    [SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_FULL, SQLITE_READONLY, SQLITE_PERM].contains(code & 0xFF)
  }
}

extension SQLiteFailure {
  /// SQLite's code → our kind.
  var kind: ProgressStoreError.Kind {
    switch primaryCode {
    case SQLITE_NOTADB: .foreign
    case SQLITE_CORRUPT, SQLITE_ERROR, SQLITE_FORMAT, SQLITE_SCHEMA: .damaged
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy
    case SQLITE_FULL: .full
    case SQLITE_READONLY: code == Self.movedAway ? .unavailable : .readOnly
    case SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_TOOBIG, SQLITE_RANGE: .rejected
    default: kindFromSystem
    }
  }

  /// SQLite says "full" only when the disk is. A quota that is used up, which a school's computer has more often, comes
  /// as a write that the system refused, and so does a disk that fails: only the system's number tells them apart.
  private var kindFromSystem: ProgressStoreError.Kind {
    switch systemError {
    case ENOSPC, EDQUOT, EFBIG: .full
    case EACCES, EPERM: .denied
    case EROFS: .readOnly
    default: .unavailable
    }
  }

  /// `SQLITE_READONLY_DBMOVED`, a macro that Swift does not see.
  private static let movedAway = SQLITE_READONLY | (4 << 8)
}
