import CSQLite
import Glibc

/// An error from SQLite, before it is phrased for the learner.
struct SQLiteFailure: Error {
  /// The extended result code.
  var code: Int32
  /// SQLite's own message.
  var words: String
  /// The underlying system error number; 0 if there was none.
  var systemError: Int32 = 0
  /// The statement that failed.
  var sql: String?

  /// The last failure of a connection, from a call made through `watched`.
  init(on connection: OpaquePointer?, code: Int32, sql: String? = nil) {
    let systemError = errno
    let reported = sqlite3_extended_errcode(connection)
    self.code = reported & 0xFF == code & 0xFF ? reported : code
    self.words = String(cString: sqlite3_errmsg(connection))
    self.systemError = Self.concernsFiles(code) ? systemError : 0
    self.sql = sql
  }

  /// A failure that this program detects itself, such as an invalid statement.
  init(code: Int32, words: String, sql: String? = nil) {
    self.code = code
    self.words = words
    self.sql = sql
  }

  /// SQLite's primary result code, without the extended part.
  var primaryCode: Int32 { code & 0xFF }

  /// Calls SQLite with `errno` cleared. SQLite's own record of system errors lacks the most important ones: of commits.
  static func watched(_ call: () -> Int32) -> Int32 {
    errno = 0
    return call()
  }

  /// Whether a code concerns files. Other system calls fail harmlessly, such as a look for an optional file, so `errno`
  /// is meaningful only for these codes.
  private static func concernsFiles(_ code: Int32) -> Bool {
    [SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_FULL, SQLITE_READONLY, SQLITE_PERM].contains(code & 0xFF)
  }
}

extension SQLiteFailure {
  /// Maps SQLite's code to our kind.
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

  /// SQLite reports "full" only for a full disk. An exhausted quota, more common on school computers, is a refused
  /// write, and so is a failing disk: only `errno` tells them apart.
  private var kindFromSystem: ProgressStoreError.Kind {
    switch systemError {
    case ENOSPC, EDQUOT, EFBIG: .full
    case EACCES, EPERM: .denied
    case EROFS: .readOnly
    default: .unavailable
    }
  }

  /// The macro `SQLITE_READONLY_DBMOVED`, which Swift does not import.
  private static let movedAway = SQLITE_READONLY | (4 << 8)
}
