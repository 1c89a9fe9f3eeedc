/// The current row of a query, valid until the query advances.
protocol Row {
  /// Whether the column holds NULL.
  func isNull(_ column: Int32) -> Bool
  /// An integer; 0 for NULL.
  func integer(_ column: Int32) -> Int64
  /// A text; invalid UTF-8, which only damage can cause, becomes `U+FFFD`.
  func text(_ column: Int32) -> String
  /// Bytes; empty for NULL.
  func bytes(_ column: Int32) -> [UInt8]
}

extension Row {
  /// A count or an id as an `Int`.
  func count(_ column: Int32) -> Int { Int(clamping: integer(column)) }

  /// Bytes decoded as UTF-8.
  func utf8(_ column: Int32) -> String { String(decoding: bytes(column), as: UTF8.self) }

  /// A timestamp, formatted for display.
  func moment(_ column: Int32) -> String { Timestamp(milliseconds: integer(column)).iso8601 }
}
