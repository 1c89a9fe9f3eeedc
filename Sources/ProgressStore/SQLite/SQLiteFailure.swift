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

  /// The last failure of a connection.
  init(on connection: OpaquePointer?, code: Int32, sql: String? = nil) {
    let reported = sqlite3_extended_errcode(connection)
    self.code = reported & 0xFF == code & 0xFF ? reported : code
    self.words = String(cString: sqlite3_errmsg(connection))
    self.systemError = Self.concernsFiles(code) ? sqlite3_system_errno(connection) : 0
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

  /// The error number outlives the call that set it, so it says something only after one that touched files.
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
    case SQLITE_IOERR where Self.refusedWrites.contains(code): .full
    case SQLITE_READONLY: code == Self.movedAway ? .unavailable : .readOnly
    case SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_TOOBIG, SQLITE_RANGE: .rejected
    default: kindFromSystem
    }
  }

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

  /// `SQLITE_IOERR_WRITE` and `SQLITE_IOERR_SHMSIZE`. SQLite says "full" only when the disk is; a quota that is used up,
  /// which a school's computer has more often, comes as a write that the system refused.
  private static let refusedWrites = [SQLITE_IOERR | (3 << 8), SQLITE_IOERR | (19 << 8)]
}
