import CSQLite

/// A prepared statement, finalized at the end of its scope.
struct SQLiteStatement: ~Copyable {
  private let handle: OpaquePointer
  private let connection: OpaquePointer
  private let sql: String

  init(_ sql: String, on connection: OpaquePointer) throws(SQLiteFailure) {
    var prepared: OpaquePointer?
    let code = SQLiteFailure.watched { sqlite3_prepare_v2(connection, sql, -1, &prepared, nil) }
    guard code == SQLITE_OK else { throw SQLiteFailure(on: connection, code: code, sql: sql) }
    guard let prepared else { throw SQLiteFailure(code: SQLITE_MISUSE, words: "there is no statement", sql: sql) }
    self.handle = prepared
    self.connection = connection
    self.sql = sql
  }

  deinit { sqlite3_finalize(handle) }

  /// Binds the values to the `?` placeholders, in order.
  func bind(_ values: [SQLValue]) throws(SQLiteFailure) {
    var place: Int32 = 0
    for value in values {
      place &+= 1
      let code = SQLiteFailure.watched { bind(value, at: place) }
      guard code == SQLITE_OK else { throw SQLiteFailure(on: connection, code: code, sql: sql) }
    }
  }

  /// Advances to the next row; nil after the last.
  func step() throws(SQLiteFailure) -> SQLiteRow? {
    switch SQLiteFailure.watched({ sqlite3_step(handle) }) {
    case SQLITE_ROW: return SQLiteRow(statement: handle)
    case SQLITE_DONE: return nil
    case let code: throw SQLiteFailure(on: connection, code: code, sql: sql)
    }
  }

  private func bind(_ value: SQLValue, at place: Int32) -> Int32 {
    switch value {
    case .null: sqlite3_bind_null(handle, place)
    case .integer(let number): sqlite3_bind_int64(handle, place, number)
    case .text(let text):
      text.withCString {
        sqlite3_bind_text64(handle, place, $0, UInt64(text.utf8.count), Self.copied, UInt8(SQLITE_UTF8))
      }
    // An empty array may have no address, which would bind NULL.
    case .blob(let bytes) where bytes.isEmpty: sqlite3_bind_zeroblob(handle, place, 0)
    case .blob(let bytes):
      bytes.withUnsafeBytes {
        sqlite3_bind_blob64(handle, place, $0.baseAddress, UInt64($0.count), Self.copied)
      }
    }
  }

  /// The macro `SQLITE_TRANSIENT`, which Swift does not import: SQLite copies the value before the call returns.
  private static var copied: sqlite3_destructor_type? {
    unsafeBitCast(-1, to: sqlite3_destructor_type?.self)
  }
}
