/// A value for a statement; a STRICT table accepts it only in a column of its own type.
enum SQLValue: Hashable {
  case null
  case integer(Int64)
  case text(String)
  case blob([UInt8])
}

extension SQLValue {
  static func integer(_ number: Int) -> SQLValue { .integer(Int64(number)) }
}
