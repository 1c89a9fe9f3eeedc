import Diagnostics

extension Run {
  /// The elements of any sequence, counted against the run's budget.
  package func elements(of sequence: Value, at range: SourceRange?) throws(Stop) -> [Value] {
    switch sequence {
    case .range(let lower, let upper, _):
      let (count, overflow) = upper.subtractingReportingOverflow(lower)
      if overflow || count > Budget.elements { throw .tooManyElements(at: range) }
      return try checked((lower..<upper).map { .int($0) }, at: range)
    case .array(let values): return values
    case _ where sequence.isWorkedOut: return try workedOutElements(of: sequence, at: range)
    // `1...` is infinite.
    case .interval(let interval) where interval.lower != nil && interval.upper == nil:
      throw .tooManyElements(at: range)
    default:
      try requireCountable(sequence.asSequence, at: range)
      return try checked(sequence.asSequence.elements, at: range)
    }
  }

  /// Refuses a range of values whose steps only their own `Strideable` knows.
  func requireCountable(_ sequence: Value, at range: SourceRange?) throws(Stop) {
    if case .interval = sequence { throw Stop(problem: Problem(unsupported: .name("Strideable"), at: range)) }
  }

  private func workedOutElements(of sequence: Value, at range: SourceRange?) throws(Stop) -> [Value] {
    let cursor = Cursor(sequence, at: range)
    var values: [Value] = []
    while let value = try cursor.next(self) {
      try step(at: range)
      if values.count >= Budget.elements { throw .tooManyElements(at: range) }
      values.append(value)
    }
    return try checked(values, at: range)
  }
}

extension Stop {
  package static func tooManyElements(at range: SourceRange?) -> Stop {
    Stop(.limit, LimitMessage.elements(most: Run.Budget.elements), at: range)
  }

  package static func textIndexOutOfBounds(at range: SourceRange?) -> Stop {
    Stop(.runtime, "Fatal error: String index is out of bounds", at: range)
  }
}

extension Value {
  /// The elements of an array; empty for other values.
  package var elements: [Value] {
    if case .array(let values) = self { return values }
    return []
  }
}
