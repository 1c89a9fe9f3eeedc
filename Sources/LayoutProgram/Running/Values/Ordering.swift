import Diagnostics

/// Orders values.
extension Run {
  /// Uses the program's own `<` if the type has one, or else the natural order.
  package func isLess(_ left: Value, _ right: Value, at range: SourceRange?) throws(Stop) -> Bool {
    switch (left, right) {
    case (.int, _), (.double, _), (.string, _): return left.isLess(than: right)
    case (.tuple(let a, _), .tuple(let b, _)): return try isLess(a, b, at: range)
    default: break
    }
    guard let own = left.nominal?.lookUp("<", isStatic: true).first(where: { $0.code != nil }) else {
      guard case .enumeration(let a) = left, case .enumeration(let b) = right, a.index == b.index else {
        return left.isLess(than: right)
      }
      return try isLess(a.payload, b.payload, at: range)
    }
    guard case .bool(let answer) = try call(.member(own, receiver: nil), [left, right], at: range) else { return false }
    return answer
  }

  /// Lexicographic order: the first parts that differ decide.
  private func isLess(_ left: [Value], _ right: [Value], at range: SourceRange?) throws(Stop) -> Bool {
    try step(at: range, counting: left.count)
    for (one, other) in zip(left, right) {
      if try isLess(one, other, at: range) { return true }
      if try isLess(other, one, at: range) { return false }
    }
    return false
  }
}
