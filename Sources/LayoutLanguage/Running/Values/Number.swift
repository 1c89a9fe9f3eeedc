/// A number that is neither an `Int` nor a `Double`: of some width, without a sign, or in single precision.
///
/// All fit into 64 bits, so that a value stays as small as it is.
struct Number {
  let type: NumberType
  /// Those of a `Float`, or of a whole number with its sign.
  private let bits: UInt64

  init(_ value: Float) {
    type = .float
    bits = UInt64(value.bitPattern)
  }

  /// What is too large for the type loses its upper bits.
  fileprivate init(_ whole: Int128, as type: NumberType) {
    self.type = type
    bits = UInt64(truncatingIfNeeded: type.truncated(whole))
  }

  /// A whole number's value.
  var whole: Int128? {
    if !type.isInteger { return nil }
    return type.isSigned ? Int128(Int64(bitPattern: bits)) : Int128(bits)
  }

  var float: Float? { type == .float ? Float(bitPattern: UInt32(truncatingIfNeeded: bits)) : nil }

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
  /// The nearest to a whole number. Those of 128 bits are converted bit by bit, so only those are that must be.
  init(nearest whole: Int128) { self = Int(exactly: whole).map { Double($0) } ?? Double(whole) }
}

/// Values as numbers of a type.
extension Value {
  /// The value as its own type knows it.
  var unerased: Value {
    var value = self
    while true {
      switch value {
      case .some(let inner): value = inner
      case .erased(let inner, _): value = inner
      default: return value
      }
    }
  }

  /// A whole number of any type.
  var whole: Int128? {
    switch self {
    case .int(let value): return Int128(value)
    case .number(let number): return number.whole
    case .erased(let inner, _): return inner.whole
    default: return nil
    }
  }

  var numberType: NumberType? {
    switch self {
    case .int: return .int
    case .double: return .double
    case .number(let number): return number.type
    case .erased(let inner, _): return inner.numberType
    default: return nil
    }
  }

  /// A whole number; what is too large for the type loses its upper bits.
  static func whole(_ value: Int128, as type: NumberType) -> Value {
    type == .int ? .int(Int(truncatingIfNeeded: value)) : .number(Number(value, as: type))
  }

  /// A number with a fraction, rounded to what the type can hold.
  static func fraction(_ value: Double, as type: NumberType) -> Value {
    type == .float ? .number(Number(Float(value))) : .double(value)
  }

  /// The value as a number of the type; whole numbers lose what does not fit, and fractions are rounded.
  func number(as type: NumberType) -> Value {
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
