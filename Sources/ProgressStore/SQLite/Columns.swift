import CSQLite

/// The row that a statement stands on; good only until the statement moves on.
struct Columns {
  let statement: OpaquePointer

  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  /// A count or an id, as Swift counts.
  func count(_ column: Int32) -> Int { Int(clamping: integer(column)) }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

  /// The text of a column, with its NULs; broken UTF-8, which only a damaged file can hold, is mended with `U+FFFD`.
  func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(statement, column) else { return "" }
    let length = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
  }

  /// The bytes of a column.
  func bytes(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(statement, column) else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
  }

  /// The bytes of a column, read as UTF-8.
  func utf8(_ column: Int32) -> String {
    guard let start = sqlite3_column_blob(statement, column) else { return "" }
    let length = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
  }
}

extension Columns {
  /// A moment, as it is shown.
  func moment(_ column: Int32) -> String { Timestamp(milliseconds: integer(column)).iso8601 }
}
