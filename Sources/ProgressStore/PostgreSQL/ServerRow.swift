import CPostgreSQL

/// A row of a server's answer, in binary big-endian format.
struct ServerRow: Row {
  let result: OpaquePointer
  let row: Int32

  func isNull(_ column: Int32) -> Bool { postgresql_is_null(result, row, column) != 0 }

  func integer(_ column: Int32) -> Int64 {
    guard let first = cells(column).first else { return 0 }
    return cells(column).dropFirst().reduce(Int64(Int8(bitPattern: first))) { $0 << 8 | Int64($1) }
  }

  func text(_ column: Int32) -> String { String(decoding: cells(column), as: UTF8.self) }

  func bytes(_ column: Int32) -> [UInt8] { Array(cells(column)) }

  private func cells(_ column: Int32) -> UnsafeRawBufferPointer {
    let length = isNull(column) ? 0 : Int(postgresql_length(result, row, column))
    return UnsafeRawBufferPointer(start: postgresql_value(result, row, column), count: length)
  }
}
