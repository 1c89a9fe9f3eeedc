import Diagnostics
import LayoutProgram

extension Natives {
  /// Common members of arrays and ranges.
  static let collections: [Native] =
    [
      .native("Optional.init(_:)") { (value: Value?) in value.map { .some($0) } ?? .none },
      .native("Optional.none") { .none },
      .native("Optional.some(_:)") { (value: Value) in .some(value) },
      .native("Optional.map(_:)") {
        (run: Run, call: Arguments, optional: Value?, transform: FunctionValue) throws(Stop) in
        guard case .some(let value)? = optional else { return .none }
        return .some(try run.call(transform, [value], at: call.range))
      },
      .native("Optional.flatMap(_:)") {
        (run: Run, call: Arguments, optional: Value?, transform: FunctionValue) throws(Stop) in
        guard case .some(let value)? = optional else { return .none }
        return try run.call(transform, [value], at: call.range)
      },

      .native("Array.init()") { .array([]) },
      .native("Array.init(_: some Sequence<Element>)") { (run: Run, call: Arguments) throws(Stop) in
        .array(try list(run, call))
      },
      .native("Array.init(repeating:count:)") { (run: Run, call: Arguments, element: Value, count: Int) throws(Stop) in
        if count < 0 { throw Stop(.runtime, "Fatal error: Can't construct Array with count < 0", at: call.range) }
        if count > Run.Budget.elements { throw tooMany(call) }
        return .array(try run.checked(Array(repeating: element, count: count), at: call.range))
      },
      .native("Array.indices") { (array: [Value]) in .range(0, array.count) },
      .inPlace("Array.append(contentsOf:)") { (run, array, call) throws(Stop) in
        let more = try list(run, call, 1)
        try array.withElements { (elements) throws(Stop) in
          elements += more
          try run.grown(elements, by: more.count, at: call.range)
        }
        return .void
      },
      .inPlace("Array.insert(_:at:)") { (run, array, call) throws(Stop) in
        let (element, index) = (try call.value(1), try call.required(2, as: Int.self))
        return try array.withElements { (elements) throws(Stop) in
          guard index >= 0, index <= elements.count else {
            throw Stop(.runtime, "Array index is out of range", at: call.range)
          }
          try run.step(counting: (elements.count - index) / movedInAStep)
          elements.insert(element, at: index)
          try run.grown(elements, by: 1, at: call.range)
          return .void
        }
      },
      .inPlace("Array.remove(at:)") { (run, array, call) throws(Stop) in
        let index = call.int(1)
        return try array.withElements { (elements) throws(Stop) in
          guard let index, elements.indices.contains(index) else {
            throw Stop(.runtime, "Index out of range", at: call.range)
          }
          try run.step(counting: (elements.count - index) / movedInAStep)
          return elements.remove(at: index)
        }
      },
      .inPlace("Array.removeLast()") { (_, array, call) throws(Stop) in
        try array.withElements { (elements) throws(Stop) in
          guard let removed = elements.popLast() else {
            throw Stop(.runtime, "Can't remove last element from an empty collection", at: call.range)
          }
          return removed
        }
      },
      .native("zip(_: some Sequence<A>, _: some Sequence<B>)") {
        (run: Run, call: Arguments, firstArgument: Value?, secondArgument: Value?) throws(Stop) in
        let (first, second) = (Cursor(firstArgument, at: call.range), Cursor(secondArgument, at: call.range))
        var pairs: [Value] = []
        while let one = try first.next(run), let other = try second.next(run) {
          if pairs.count > Run.Budget.elements { throw tooMany(call) }
          pairs.append(.tuple([one, other]))
        }
        let elements = try run.checked(pairs, at: call.range)
        return .sequence(
          SequenceView(kind: .zipped, elements: elements, parts: [firstArgument, secondArgument].compactMap { $0 }))
      },
      .native("stride(from: T, to: T, by: T)") { (run: Run, call: Arguments) throws(Stop) in
        try stride(run, call, includesEnd: false)
      },
      .native("stride(from: Date, to: Date, by: Double)") { (run: Run, call: Arguments) throws(Stop) in
        try stride(run, call, includesEnd: false)
      },
      .native("stride(from: Date, through: Date, by: Double)") { (run: Run, call: Arguments) throws(Stop) in
        try stride(run, call, includesEnd: true)
      },
      .native("stride(from: T, through: T, by: T)") { (run: Run, call: Arguments) throws(Stop) in
        try stride(run, call, includesEnd: true)
      },
      .inPlace("Array.append(_:)") { (run, array, call) throws(Stop) in
        let element = try call.value(1)
        try array.withElements { (elements) throws(Stop) in
          elements.append(element)
          try run.grown(elements, by: 1, at: call.range)
        }
        return .void
      },
    ] + sequences

  /// The number of array elements that an insertion can move in the time of one step.
  static let movedInAStep = 64

  /// Members that all sequences share.
  private static let sequences: [Native] =
    [
      .native("Sequence.count") { (run: Run, call: Arguments, sequence: Value?) throws(Stop) in
        guard sequence?.isWorkedOut == true else { return .int(try count(call)) }
        return .int(try list(run, Arguments(values: [sequence?.counted], range: call.range)).count)
      },
      .native("Sequence.isEmpty") { (run: Run, call: Arguments, sequence: Value?) throws(Stop) in
        .bool(try Cursor(sequence?.counted, at: call.range).next(run) == nil)
      },
      .native("Sequence.first") { (run: Run, call: Arguments, sequence: Value?) throws(Stop) in
        let cursor = Cursor(sequence, at: call.range)
        guard let first = try cursor.next(run) else { return .none }
        return .some(try cursor.readAgain(run) ?? first)
      },
      .native("Sequence.last") { (run: Run, call: Arguments, sequence: Value?) throws(Stop) in
        if case .sequence(let view)? = sequence, case .map(let base, let function)? = view.source,
          let last = try list(run, Arguments(values: [base.value], range: call.range)).last
        {
          return .some(try run.call(function, [last], at: call.range))
        }
        if case .range? = sequence { return optional(sequence?.element(try count(call) - 1)) }
        return optional(try list(run, call).last)
      },
      .native("Sequence.map(_:)") {
        (run: Run, call: Arguments, sequence: Value?, transform: FunctionValue) throws(Stop) in
        var results: [Value] = []
        let cursor = Cursor(sequence, at: call.range)
        while let value = try cursor.next(run) { results.append(try run.call(transform, [value], at: call.range)) }
        return .array(try run.checked(results, at: call.range))
      },
      .native("Sequence.compactMap(_:)") {
        (run: Run, call: Arguments, sequence: Value?, transform: FunctionValue) throws(Stop) in
        var results: [Value] = []
        let cursor = Cursor(sequence, at: call.range)
        while let value = try cursor.next(run) {
          if case .some(let kept) = try run.call(transform, [value], at: call.range) { results.append(kept) }
        }
        return .array(results)
      },
      .native("Sequence.filter(_:)") {
        (run: Run, call: Arguments, sequence: Value?, isIncluded: FunctionValue) throws(Stop) in
        var results: [Value] = []
        let cursor = Cursor(sequence, at: call.range)
        while let value = try cursor.next(run) {
          if case .bool(true) = try run.call(isIncluded, [value], at: call.range) { results.append(value) }
        }
        return .array(results)
      },
      .native("Sequence.reduce(_:_:)") {
        (run: Run, call: Arguments, sequence: Value?, initial: Value, next: FunctionValue) throws(Stop) in
        var result = initial
        let cursor = Cursor(sequence, at: call.range)
        while let value = try cursor.next(run) { result = try run.call(next, [result, value], at: call.range) }
        return result
      },
      .native("Sequence.enumerated()") { (run: Run, call: Arguments, sequence: Value) throws(Stop) in
        let elements = try list(run, call).enumerated().map { (offset, element) -> Value in
          .tuple([.int(offset), element], labels: .offsetElement)
        }
        return .sequence(SequenceView(kind: .enumerated, elements: elements, parts: [sequence]))
      },
      .native("Sequence.reversed()") { (run: Run, call: Arguments, sequenceArgument: Value) throws(Stop) in
        let elements = try list(run, call)
        // The program's own sequences can only be iterated forward, so their reversal is an array.
        if sequenceArgument.isWorkedOut { return .array(elements.reversed()) }
        return .sequence(
          SequenceView(kind: .reversed, elements: elements.reversed(), parts: [sequenceArgument]))
      },
      .native("Sequence.contains(_:)") { (run: Run, call: Arguments, sequence: Value?, element: Value?) throws(Stop) in
        guard let wanted = element else { return .bool(false) }
        if sequence?.isWorkedOut == true {
          let cursor = Cursor(sequence, at: call.range)
          while let value = try cursor.next(run) { if try run.areEqual(value, wanted) { return .bool(true) } }
          return .bool(false)
        }
        return .bool(try index(of: wanted, run, call) != nil)
      },
      .native("Sequence.contains(where:)") {
        (run: Run, call: Arguments, sequence: Value?, predicate: FunctionValue) throws(Stop) in
        let cursor = Cursor(sequence, at: call.range)
        while let value = try cursor.next(run) {
          if case .bool(true) = try run.call(predicate, [value], at: call.range) { return .bool(true) }
        }
        return .bool(false)
      },
      .native("Sequence.first(where:)") {
        (run: Run, call: Arguments, sequence: Value?, predicate: FunctionValue) throws(Stop) in
        let cursor = Cursor(sequence, at: call.range)
        while let value = try cursor.next(run) {
          if case .bool(true) = try run.call(predicate, [value], at: call.range) { return .some(value) }
        }
        return .none
      },
      .native("Sequence.firstIndex(of:)") { (run: Run, call: Arguments, _: Value?, element: Value?) throws(Stop) in
        guard let wanted = element, let index = try index(of: wanted, run, call) else { return .none }
        return .some(try run.place(index, in: call[0], at: call.range))
      },
      .native("Sequence.allSatisfy(_:)") {
        (run: Run, call: Arguments, sequence: Value?, predicate: FunctionValue) throws(Stop) in
        let cursor = Cursor(sequence, at: call.range)
        while let value = try cursor.next(run) {
          guard case .bool(true) = try run.call(predicate, [value], at: call.range) else { return .bool(false) }
        }
        return .bool(true)
      },
      .native("Sequence.firstIndex(where:)") {
        (run: Run, call: Arguments, _: Value?, predicate: FunctionValue) throws(Stop) in
        for (index, value) in try list(run, call).enumerated() {
          if case .bool(true) = try run.call(predicate, [value], at: call.range) {
            return .some(try run.place(index, in: call[0], at: call.range))
          }
        }
        return .none
      },
      .native("Sequence.flatMap(_:)") {
        (run: Run, call: Arguments, sequence: Value?, transform: FunctionValue) throws(Stop) in
        var results: [Value] = []
        let cursor = Cursor(sequence, at: call.range)
        while let value = try cursor.next(run) {
          let part = try run.call(transform, [value], at: call.range)
          let more = try list(run, Arguments(values: [part], range: call.range))
          results = try run.checked(results + more, at: call.range)
        }
        return .array(results)
      },
      .native("Sequence.forEach(_:)") {
        (run: Run, call: Arguments, sequence: Value?, body: FunctionValue) throws(Stop) in
        let cursor = Cursor(sequence, at: call.range)
        while let value = try cursor.next(run) { _ = try run.call(body, [value], at: call.range) }
        return .void
      },
    ] + ordering

  /// Members that compare elements, with their own `<` or with a closure.
  private static let ordering: [Native] = [
    .native("Sequence.max()") { (run: Run, call: Arguments) throws(Stop) in
      try extreme(run, call) { (best, new) throws(Stop) in try run.isLess(best, new, at: call.range) }
    },
    .native("Sequence.max(by:)") {
      (run: Run, call: Arguments, _: Value?, areInIncreasingOrder: FunctionValue) throws(Stop) in
      try extreme(run, call) { (best, new) throws(Stop) in
        try run.holds(areInIncreasingOrder, best, new, at: call.range)
      }
    },
    .native("Sequence.min()") { (run: Run, call: Arguments) throws(Stop) in
      try extreme(run, call) { (best, new) throws(Stop) in try run.isLess(new, best, at: call.range) }
    },
    .native("Sequence.min(by:)") {
      (run: Run, call: Arguments, _: Value?, areInIncreasingOrder: FunctionValue) throws(Stop) in
      try extreme(run, call) { (best, new) throws(Stop) in
        try run.holds(areInIncreasingOrder, new, best, at: call.range)
      }
    },
    .native("Sequence.sorted()") { (run: Run, call: Arguments) throws(Stop) in .array(try ranked(run, call)) },
    .native("Sequence.sorted(by:)") {
      (run: Run, call: Arguments, _: Value?, areInIncreasingOrder: FunctionValue) throws(Stop) in
      .array(try ranked(run, call, by: areInIncreasingOrder))
    },
  ]

  /// The first element that no other one surpasses.
  private static func extreme(
    _ run: Run, _ arguments: Arguments, _ isSurpassed: (Value, Value) throws(Stop) -> Bool
  ) throws(Stop) -> Value {
    let cursor = Cursor(arguments[0], at: arguments.range)
    guard var best = try cursor.next(run) else { return .none }
    while let new = try cursor.next(run) { if try isSurpassed(best, new) { best = new } }
    return .some(best)
  }

  /// The elements in sorted order; the sort is stable.
  static func ranked(_ run: Run, _ arguments: Arguments, by order: FunctionValue? = nil) throws(Stop) -> [Value] {
    let values = try list(run, arguments)
    try run.step(at: arguments.range, counting: values.count)
    var failure: Stop?
    let sorted = values.sorted { left, right in
      if failure != nil { return false }
      do throws(Stop) {
        guard let order else { return try run.isLess(left, right, at: arguments.range) }
        if case .bool(let answer) = try run.call(order, [left, right], at: arguments.range) { return answer }
      } catch {
        failure = error
      }
      return false
    }
    if let failure { throw failure }
    return sorted
  }

  private static func stride(_ run: Run, _ arguments: Arguments, includesEnd: Bool) throws(Stop) -> Value {
    let type = try arguments.value(0).numberType ?? .double
    var values: [Value] = []
    /// Multiplies instead of adding up, as Swift does.
    func collect<Number: Comparable & SignedNumeric>(
      from start: Number, to end: Number, by step: Number, _ multiple: (Int) -> Number, _ value: (Number) -> Value
    ) throws(Stop) {
      if step == 0 { throw Stop(.runtime, "Fatal error: Stride size must not be zero", at: arguments.range) }
      var next = start
      while (step > 0 ? next < end : next > end) || (includesEnd && next == end) {
        if values.count > Run.Budget.elements { throw tooMany(arguments) }
        values.append(value(next))
        next = start + multiple(values.count)
      }
    }
    if let start = arguments.whole(0), let end = arguments.whole(1), let step = arguments.whole(2) {
      try collect(from: start, to: end, by: step, { step * Int128($0) }, { .whole($0, as: type) })
    } else {
      let step = try arguments.required(2, as: Double.self)
      let (start, end) = (try arguments.required(0, as: Double.self), try arguments.required(1, as: Double.self))
      try collect(from: start, to: end, by: step, { step * Double($0) }, { .fraction($0, as: type) })
    }
    return .sequence(SequenceView(kind: .other, elements: try run.checked(values, at: arguments.range)))
  }

  static func count(_ arguments: Arguments) throws(Stop) -> Int {
    switch arguments[0] {
    case .array(let values)?: return values.count
    case .sequence(let view)?: return view.elements.count
    case .range(let lower, let upper, _)?:
      let (count, overflow) = upper.subtractingReportingOverflow(lower)
      if overflow {
        throw Stop(.runtime, RuntimeMessage.countOverflows(lower: lower, upper: upper), at: arguments.range)
      }
      return count
    case let other?: return other.asSequence.elements.count
    case nil: return 0
    }
  }

  static func index(of wanted: Value, _ run: Run, _ arguments: Arguments) throws(Stop) -> Int? {
    for (index, value) in try list(run, arguments).enumerated() {
      if try run.areEqual(value, wanted) { return index }
    }
    return nil
  }

  static func optional(_ value: Value?) -> Value { value.map { .some($0) } ?? .none }

  static func tooMany(_ arguments: Arguments) -> Stop {
    .tooManyElements(at: arguments.range)
  }

  /// The elements of the receiver or an argument, counted against the run's budget.
  package static func list(_ run: Run, _ arguments: Arguments, _ index: Int = 0) throws(Stop) -> [Value] {
    guard let value = arguments[index] else { return [] }
    return try run.elements(of: value, at: arguments.range)
  }
}

extension Run {
  /// Whether a closure returns true for two elements.
  func holds(_ order: FunctionValue?, _ first: Value, _ second: Value, at range: SourceRange?) throws(Stop) -> Bool {
    guard let order, case .bool(true) = try call(order, [first, second], at: range) else { return false }
    return true
  }
}
