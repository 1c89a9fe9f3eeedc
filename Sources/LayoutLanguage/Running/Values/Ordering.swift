import Diagnostics

/// Which of two values comes first.
extension Run {
  /// By the program's own `<`, if the type has one, else by nature.
  func isLess(_ left: Value, _ right: Value, at range: SourceRange?) throws(Stop) -> Bool {
    guard let own = left.nominal?.lookUp("<", isStatic: true).first(where: { $0.code != nil }) else {
      return left.isLess(than: right)
    }
    guard case .bool(let answer) = try call(.member(own, receiver: nil), [left, right], at: range) else { return false }
    return answer
  }
}
