import Diagnostics

/// Arithmetic of number types other than `Int` and `Double`.
extension Run {
  /// The result in the type of one of the operands; nil if both are of the usual types.
  func narrow(
    _ operation: Arithmetic, _ left: Value, _ right: Value, at range: SourceRange?
  ) throws(Stop) -> Value? {
    let types = [left.numberType, right.numberType].compactMap { $0 }
    guard let type = types.first(where: { $0 != .int && $0 != .double }) else { return nil }
    if type == .float {
      return .number(Number(Self.fraction(operation, Float(left.number), Float(right.number))))
    }
    guard let a = left.number(as: type).whole, let b = right.number(as: type).whole else { return nil }
    return .whole(try Self.whole(operation, a, b, of: type, at: range), as: type)
  }

  private static func fraction(_ operation: Arithmetic, _ a: Float, _ b: Float) -> Float {
    switch operation {
    case .add: a + b
    case .subtract: a - b
    case .multiply: a * b
    case .divide: a / b
    case .remainder: a.truncatingRemainder(dividingBy: b)
    }
  }

  /// Stops where Swift traps: on overflow, and on division by zero.
  package static func whole(
    _ operation: Arithmetic, _ a: Int128, _ b: Int128, of type: NumberType, at range: SourceRange?
  ) throws(Stop) -> Int128 {
    let result = try exact(operation, a, b, at: range)
    if !result.overflow, type.fits(result.partialValue) { return result.partialValue }
    throw Stop(
      .runtime,
      "arithmetic operation '\("\(a)") \(operation.rawValue) \("\(b)")' (on type '\(type.rawValue)') results in an overflow",
      at: range)
  }

  /// The result with all bits, before truncation to a type.
  package static func exact(
    _ operation: Arithmetic, _ a: Int128, _ b: Int128, at range: SourceRange?
  ) throws(Stop) -> (partialValue: Int128, overflow: Bool) {
    switch operation {
    case .add: return a.addingReportingOverflow(b)
    case .subtract: return a.subtractingReportingOverflow(b)
    case .multiply: return a.multipliedReportingOverflow(by: b)
    case .divide, .remainder:
      if b == 0 {
        throw Stop(
          .runtime, operation == .divide ? "Division by zero" : "Division by zero in remainder operation", at: range)
      }
      return operation == .divide
        ? a.dividedReportingOverflow(by: b) : a.remainderReportingOverflow(dividingBy: b)
    }
  }
}
