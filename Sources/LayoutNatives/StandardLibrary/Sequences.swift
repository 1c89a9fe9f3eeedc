import Diagnostics
import LayoutProgram

extension Natives {
  /// Further members of sequences.
  static let moreOfSequences: [Native] = [

    .native("Sequence.joined(separator: String)") {
      (run: Run, call: Arguments, _: Value?, separator: String) throws(Stop) in
      var text = ""
      for (index, part) in try list(run, call).enumerated() {
        if index > 0 { text += separator }
        text += try run.text(of: part)
        if text.utf8.count > Run.Budget.textLength { throw run.textTooLong(at: call.range) }
      }
      return .string(try run.checked(text, at: call.range))
    },
    .native("Sequence.reduce(into:_:)") {
      (run: Run, call: Arguments, sequence: Value?, initial: Value, update: FunctionValue) throws(Stop) in
      var result = initial
      let cursor = Cursor(sequence, at: call.range)
      while let value = try cursor.next(run) { result = try run.changing(result, by: update, value, at: call.range) }
      return result
    },
    .native("Sequence.min(count:)") { (run: Run, call: Arguments, _: Value?, count: Int) throws(Stop) in
      .array(Array(try ranked(run, call).prefix(max(0, count))))
    },
    .native("Sequence.last(where:)") { (run: Run, call: Arguments, _: Value?, predicate: FunctionValue) throws(Stop) in
      for value in try list(run, call).reversed() {
        if case .bool(true) = try run.call(predicate, [value], at: call.range) { return .some(value) }
      }
      return .none
    },
    .native("Sequence.lastIndex(where:)") {
      (run: Run, call: Arguments, _: Value?, predicate: FunctionValue) throws(Stop) in
      for (index, value) in try list(run, call).enumerated().reversed() {
        if case .bool(true) = try run.call(predicate, [value], at: call.range) {
          return .some(try run.place(index, in: call[0], at: call.range))
        }
      }
      return .none
    },
    .native("Sequence.lastIndex(of:)") { (run: Run, call: Arguments, _: Value?, element: Value?) throws(Stop) in
      guard let wanted = element else { return .none }
      for (index, value) in try list(run, call).enumerated().reversed() where try run.areEqual(value, wanted) {
        return .some(try run.place(index, in: call[0], at: call.range))
      }
      return .none
    },
    .native("Sequence.elementsEqual(_:)") { (run: Run, call: Arguments) throws(Stop) in
      .bool(try run.areEqual(.array(try list(run, call)), .array(try list(run, call, 1))))
    },
    .native("Sequence.starts(with:)") { (run: Run, call: Arguments) throws(Stop) in
      let prefix = try list(run, call, 1)
      return .bool(try run.areEqual(.array(Array(try list(run, call).prefix(prefix.count))), .array(prefix)))
    },
    .native("Sequence.count(where:)") {
      (run: Run, call: Arguments, sequence: Value?, predicate: FunctionValue) throws(Stop) in
      var count = 0
      let cursor = Cursor(sequence, at: call.range)
      while let value = try cursor.next(run) {
        if case .bool(true) = try run.call(predicate, [value], at: call.range) { count += 1 }
      }
      return .int(count)
    },
    .native("Sequence.underestimatedCount") { (call: Arguments) throws(Stop) in .int(try count(call)) },
    .native("Sequence.randomElement()") { (run: Run, call: Arguments, sequence: Value?) throws(Stop) in
      if case .range(let lower, let upper, _)? = sequence, lower < upper {
        return .some(.int(Int.random(in: lower..<upper, using: &run.generator)))
      }
      return optional(try list(run, call).randomElement(using: &run.generator))
    },
    .native("Sequence.shuffled()") { (run: Run, call: Arguments) throws(Stop) in
      .array(try list(run, call).shuffled(using: &run.generator))
    },
    .native("Array.shuffle()") { (run: Run, array: [Value]) throws(Stop) in
      .array(array.shuffled(using: &run.generator))
    },

    .native("Range.lowerBound") { (call: Arguments) throws(Stop) in try call.lowerBound() },
    .native("Range.upperBound") { (call: Arguments) throws(Stop) in try call.upperBound() },
    .native("Range.contains(_:)") { (call: Arguments) in .bool(call.isInside) },
    .native("RangeExpression.contains(_:)") { (call: Arguments) in .bool(call.isInside) },
    .native("Range.clamped(to:)") { (call: Arguments) throws(Stop) in try call.clamped() },
    .native("Range.overlaps(_:)") { (call: Arguments) in .bool(call.overlaps) },
    .native("ClosedRange.lowerBound") { (call: Arguments) throws(Stop) in try call.lowerBound() },
    .native("ClosedRange.upperBound") { (call: Arguments) throws(Stop) in try call.upperBound() },
    .native("ClosedRange.contains(_:)") { (call: Arguments) in .bool(call.isInside) },
    .native("ClosedRange.clamped(to:)") { (call: Arguments) throws(Stop) in try call.clamped() },
    .native("ClosedRange.overlaps(_:)") { (call: Arguments) in .bool(call.overlaps) },
    .native("PartialRangeFrom.contains(_:)") { (call: Arguments) in .bool(call.isInside)
    },
    .native("PartialRangeFrom.lowerBound") { (call: Arguments) throws(Stop) in try call.lowerBound() },
    .native("PartialRangeUpTo.contains(_:)") { (call: Arguments) in .bool(call.isInside)
    },
    .native("PartialRangeThrough.contains(_:)") { (call: Arguments) in .bool(call.isInside) },
  ]
}

extension Arguments {
  fileprivate func lowerBound() throws(Stop) -> Value {
    if case .range(let lower, _, _)? = self[0] { return .int(lower) }
    guard case .interval(let interval)? = self[0], let lower = interval.lower else { throw fault(0, "a range") }
    return lower
  }

  /// The upper bound; of a closed range of integers its last element.
  fileprivate func upperBound() throws(Stop) -> Value {
    if case .range(_, let upper, let isClosed)? = self[0] { return .int(isClosed ? upper &- 1 : upper) }
    guard case .interval(let interval)? = self[0], let upper = interval.upper else { throw fault(0, "a range") }
    return upper
  }

  fileprivate var isInside: Bool {
    switch (self[0], self[1]) {
    case (.range(let lower, let upper, _)?, .int(let value)?): return lower <= value && value < upper
    case (.interval(let interval)?, let value?): return interval.contains(value)
    default: return false
    }
  }

  fileprivate func clamped() throws(Stop) -> Value {
    switch (self[0], self[1]) {
    case (.range(let a, let b, let isClosed)?, .range(let c, let d, _)?):
      return .range(min(max(a, c), d), max(min(b, d), c), isClosed: isClosed)
    case (.interval(let a)?, .interval(let b)?):
      guard let low = b.lower, let high = b.upper, let lower = a.lower, let upper = a.upper else { return .interval(a) }
      let first = lower.isLess(than: low) ? low : high.isLess(than: lower) ? high : lower
      let last = high.isLess(than: upper) ? high : upper.isLess(than: low) ? low : upper
      return .interval(Interval(lower: first, upper: last, isClosed: a.isClosed))
    default: throw fault(1, "a range")
    }
  }

  fileprivate var overlaps: Bool {
    switch (self[0], self[1]) {
    case (.range(let a, let b, _)?, .range(let c, let d, _)?): return a < d && c < b && a < b && c < d
    case (.interval(let a)?, .interval(let b)?):
      guard let low = b.lower, let high = b.upper, let lower = a.lower, let upper = a.upper else { return false }
      guard a.isClosed || lower.isLess(than: upper), b.isClosed || low.isLess(than: high) else { return false }
      return (a.isClosed ? !upper.isLess(than: low) : low.isLess(than: upper))
        && (b.isClosed ? !high.isLess(than: lower) : lower.isLess(than: high))
    default: return false
    }
  }
}

extension Run {
  /// Calls a closure that changes its first argument, as `reduce(into:)` does for each element.
  func changing(_ value: Value, by function: FunctionValue, _ element: Value, at range: SourceRange?) throws(Stop)
    -> Value
  {
    guard case .closure(let code, let captured) = function else {
      _ = try call(function, [value, element], at: range)
      return value
    }
    try step(at: range, counting: 1 + value.length)
    let frame = Frame(count: code.slotCount, parent: captured)
    for (slot, value) in zip(code.parameterSlots, [value, element]) where slot < frame.slots.count {
      frame.slots[slot] = value
    }
    _ = try entering(at: range) { () throws(Stop) in try run(code, frame) }
    guard let slot = code.parameterSlots.first, slot < frame.slots.count else { return value }
    return frame.slots[slot]
  }
}
