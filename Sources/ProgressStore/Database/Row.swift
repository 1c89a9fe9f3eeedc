/// The row that a query stands on; good only until it moves on.
protocol Row {
  /// Whether the column holds NULL.
  func isNull(_ column: Int32) -> Bool
  /// A number; 0 for NULL.
  func integer(_ column: Int32) -> Int64
  /// Words; what is no UTF-8, which only damage can bring, is mended with `U+FFFD`.
  func text(_ column: Int32) -> String
  /// Bytes; none for NULL.
  func bytes(_ column: Int32) -> [UInt8]
}

extension Row {
  /// A count or an id, as Swift counts.
  func count(_ column: Int32) -> Int { Int(clamping: integer(column)) }

  /// Bytes, read as UTF-8.
  func utf8(_ column: Int32) -> String { String(decoding: bytes(column), as: UTF8.self) }

  /// A moment, as it is shown.
  func moment(_ column: Int32) -> String { Timestamp(milliseconds: integer(column)).iso8601 }
}
