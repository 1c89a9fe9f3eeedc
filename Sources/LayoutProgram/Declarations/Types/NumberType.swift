/// The numeric types.
package enum NumberType: String, CaseIterable {
  case int = "Int"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"
  case float = "Float"
  case double = "Double"
  case cgFloat = "CGFloat"

  package static let integers = allCases.filter(\.isInteger)

  package var isInteger: Bool {
    switch self {
    case .float, .double, .cgFloat: false
    default: true
    }
  }

  package var isSigned: Bool {
    switch self {
    case .uint, .uint8, .uint16, .uint32, .uint64: false
    default: true
    }
  }

  package var bitWidth: Int {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32, .float: 32
    case .int, .int64, .uint, .uint64, .double, .cgFloat: 64
    }
  }

  /// The smallest integer of the type.
  package var least: Int128 { isSigned ? -(Int128(1) << Int128(bitWidth - 1)) : 0 }

  /// The largest integer of the type.
  package var greatest: Int128 { (Int128(1) << Int128(isSigned ? bitWidth - 1 : bitWidth)) - 1 }

  package func fits(_ whole: Int128) -> Bool { least <= whole && whole <= greatest }

  /// A number truncated to the type's width.
  func truncated(_ whole: Int128) -> Int128 {
    let kept = whole & ((Int128(1) << Int128(bitWidth)) - 1)
    return isSigned && kept > greatest ? kept - (Int128(1) << Int128(bitWidth)) : kept
  }
}
