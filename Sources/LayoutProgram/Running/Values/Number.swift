/// A number other than `Int` and `Double`: of another width, unsigned, or in single precision.
///
/// All fit into 64 bits, which keeps `Value` small.
package struct Number {
  let type: NumberType
  /// The bits of a `Float`, or of a sign-extended integer.
  private let bits: UInt64

  package init(_ value: Float) {
    type = .float
    bits = UInt64(value.bitPattern)
  }

  /// Truncates the upper bits of integers too large for the type.
  fileprivate init(_ whole: Int128, as type: NumberType) {
    self.type = type
    bits = UInt64(truncatingIfNeeded: type.truncated(whole))
  }

  /// The value as an integer.
  var whole: Int128? {
    if !type.isInteger { return nil }
    return type.isSigned ? Int128(Int64(bitPattern: bits)) : Int128(bits)
  }

  package var float: Float? { type == .float ? Float(bitPattern: UInt32(truncatingIfNeeded: bits)) : nil }

  var double: Double {
    if let whole { return Double(nearest: whole) }
    return float.map { Double($0) } ?? .nan
  }

  var text: String {
    if let whole { return String(whole) }
    return float.map { String(describing: $0) } ?? ""
  }
}

extension Double {
  /// The `Double` nearest to an integer. Conversion from 128 bits is slow, so it is used only if necessary.
  package init(nearest whole: Int128) { self = Int(exactly: whole).map { Double($0) } ?? Double(whole) }
}

/// Conversions between values and numbers of a type.
extension Value {
  /// The value without the type recorded for `Any`.
  package var unerased: Value {
    var value = self
    while true {
      switch value {
      case .some(let inner): value = inner
      case .erased(let inner, _): value = inner
      default: return value
      }
    }
  }

  /// The value as an integer, if it has any integer type.
  package var whole: Int128? {
    switch self {
    case .int(let value): return Int128(value)
    case .number(let number): return number.whole
    case .erased(let inner, _): return inner.whole
    default: return nil
    }
  }

  package var numberType: NumberType? {
    switch self {
    case .int: return .int
    case .double: return .double
    case .number(let number): return number.type
    case .erased(let inner, _): return inner.numberType
    default: return nil
    }
  }

  /// An integer of a type; truncates the upper bits.
  package static func whole(_ value: Int128, as type: NumberType) -> Value {
    type == .int ? .int(Int(truncatingIfNeeded: value)) : .number(Number(value, as: type))
  }

  /// A floating-point number, rounded to the type's precision.
  package static func fraction(_ value: Double, as type: NumberType) -> Value {
    type == .float ? .number(Number(Float(value))) : .double(value)
  }

  /// The value as a number of the type; this truncates integers and rounds fractions.
  package func number(as type: NumberType) -> Value {
    if numberType == type { return self }
    guard type.isInteger else {
      if let whole { return type == .float ? .number(Number(Float(whole))) : .double(Double(whole)) }
      return .fraction(number, as: type)
    }
    if let whole { return .whole(whole, as: type) }
    let cut = number.rounded(.towardZero)
    return .whole(Int128(exactly: cut) ?? 0, as: type)
  }
}
