import Diagnostics

/// The source of a lazy sequence's elements.
package indirect enum LazySource {
  case base(Value)
  case map(LazySource, FunctionValue)
  case filter(LazySource, FunctionValue)
  case compactMap(LazySource, FunctionValue)
  case flatMap(LazySource, FunctionValue)
  case prefix(LazySource, Int)
  case dropFirst(LazySource, Int)
  case prefixWhile(LazySource, FunctionValue)
  case dropWhile(LazySource, FunctionValue)
  case enumerated(LazySource)
  /// `sequence(first:next:)`
  case unfold(Value, FunctionValue)
  /// `sequence(state:next:)`
  case unfoldState(Value, FunctionValue)
  /// A closure, called until it returns nil: `AnyIterator { … }`.
  case asked(FunctionValue)

  /// The source of a lazy sequence, or a whole sequence as a source.
  package init(_ value: Value?) {
    if case .sequence(let view)? = value, let source = view.source {
      self = source
    } else {
      self = .base(value ?? .array([]))
    }
  }

  package var value: Value {
    var view = SequenceView(kind: .other, elements: [])
    view.source = self
    return .sequence(view)
  }
}

/// A collection behind closures, cut by its indices. To find one, a lazy `filter` calls its closure, and Swift does so
/// when the part is made: `list.lazy.filter { … }.prefix(2)` has called it for everything up to the third hit.
extension LazySource {
  /// The part after some elements, of limited length; nil if finding it calls no closure.
  package func cut(_ run: Run, at range: SourceRange?, from skipped: Int, count: Int?) throws(Stop) -> LazySource? {
    guard filters, let list else { return nil }
    let indexed = IndexedSource(run: run, range: range, list: list)
    let start = try indexed.start(of: self)
    guard let count else {
      return with(list: .dropFirst(.base(list), try indexed.index(start, after: skipped, in: self)))
    }
    let end = try indexed.index(start, after: count, in: self)
    let first = try indexed.start(of: self)
    return with(list: .prefix(.dropFirst(.base(list), first), end - first))
  }

  /// Whether a closure filters elements out.
  private var filters: Bool {
    switch self {
    case .filter, .compactMap: true
    case .map(let base, _): base.filters
    default: false
    }
  }

  /// The base collection, if only closures follow it.
  private var list: Value? {
    switch self {
    case .base(let value):
      switch value {
      case .array, .slice, .range, .string, .substring, .set, .dictionary: value
      default: nil
      }
    case .map(let base, _), .filter(let base, _), .compactMap(let base, _): base.list
    default: nil
    }
  }

  private func with(list: LazySource) -> LazySource {
    switch self {
    case .map(let base, let function): .map(base.with(list: list), function)
    case .filter(let base, let function): .filter(base.with(list: list), function)
    case .compactMap(let base, let function): .compactMap(base.with(list: list), function)
    default: list
    }
  }
}

/// Indices of a lazy collection, found as Swift finds them.
private struct IndexedSource {
  let run: Run
  let range: SourceRange?
  let list: Value

  func start(of source: LazySource) throws(Stop) -> Int {
    switch source {
    case .map(let base, _): return try start(of: base)
    case .filter(let base, _), .compactMap(let base, _): return try firstHit(from: try start(of: base), source, base)
    default: return 0
    }
  }

  func index(_ start: Int, after steps: Int, in source: LazySource) throws(Stop) -> Int {
    var index = start
    for _ in 0..<steps where list.asSequence.element(index) != nil { index = try next(index, in: source) }
    return index
  }

  private func next(_ index: Int, in source: LazySource) throws(Stop) -> Int {
    switch source {
    case .map(let base, _): return try next(index, in: base)
    case .filter(let base, _), .compactMap(let base, _):
      return try firstHit(from: try next(index, in: base), source, base)
    default: return index + 1
    }
  }

  private func firstHit(from start: Int, _ source: LazySource, _ base: LazySource) throws(Stop) -> Int {
    var index = start
    while list.asSequence.element(index) != nil {
      try run.step(at: range)
      switch source {
      case .filter(_, let function):
        if case .bool(true) = try run.call(function, [try read(index, in: base)], at: range) { return index }
      default: if case .some = try read(index, in: source, isUnwrapped: false) { return index }
      }
      index = try next(index, in: base)
    }
    return index
  }

  private func read(_ index: Int, in source: LazySource, isUnwrapped: Bool = true) throws(Stop) -> Value {
    switch source {
    case .map(let base, let function): return try run.call(function, [try read(index, in: base)], at: range)
    case .filter(let base, _): return try read(index, in: base)
    case .compactMap(let base, let function):
      let value = try run.call(function, [try read(index, in: base)], at: range)
      return isUnwrapped ? value.unwrappedOnce ?? .void : value
    default: return list.asSequence.element(index) ?? .void
    }
  }
}

extension Value {
  /// A sequence of the same length that `count` can traverse without calling the closures of `lazy.map`.
  package var counted: Value {
    guard case .sequence(let view) = self, let source = view.source else { return self }
    switch source {
    case .map(let base, _), .enumerated(let base): return base.value.counted
    default: return self
    }
  }
}

/// Iterates over a sequence, computing each element only on demand.
package final class Cursor {
  private enum Step {
    case list(Value)
    case own(OwnIterator)
    case map(Cursor, FunctionValue)
    case filter(Cursor, FunctionValue)
    case compactMap(Cursor, FunctionValue)
    case flatMap(Cursor, FunctionValue)
    case prefix(Cursor, Int)
    case dropFirst(Cursor, Int)
    case prefixWhile(Cursor, FunctionValue)
    case dropWhile(Cursor, FunctionValue)
    case enumerated(Cursor)
    case unfold(Value?, FunctionValue)
    case unfoldState(Value, FunctionValue)
    case asked(FunctionValue)
  }

  private var step: Step
  private var position = 0
  private var isDone = false
  /// The elements from one step of `flatMap`.
  private var inner: Cursor?
  private let range: SourceRange?

  package init(_ value: Value?, at range: SourceRange?) {
    self.range = range
    if case .sequence(let view)? = value, let source = view.source {
      step = Self.step(source, at: range)
    } else {
      step = .list((value ?? .array([])).asSequence)
    }
  }

  private init(_ source: LazySource, at range: SourceRange?) {
    self.range = range
    step = Self.step(source, at: range)
  }

  private static func step(_ source: LazySource, at range: SourceRange?) -> Step {
    switch source {
    case .base(let value): .list(value.asSequence)
    case .map(let source, let function): .map(Cursor(source, at: range), function)
    case .filter(let source, let function): .filter(Cursor(source, at: range), function)
    case .compactMap(let source, let function): .compactMap(Cursor(source, at: range), function)
    case .flatMap(let source, let function): .flatMap(Cursor(source, at: range), function)
    case .prefix(let source, let count): .prefix(Cursor(source, at: range), count)
    case .dropFirst(let source, let count): .dropFirst(Cursor(source, at: range), count)
    case .prefixWhile(let source, let function): .prefixWhile(Cursor(source, at: range), function)
    case .dropWhile(let source, let function): .dropWhile(Cursor(source, at: range), function)
    case .enumerated(let source): .enumerated(Cursor(source, at: range))
    case .unfold(let first, let function): .unfold(first.unwrappedOnce, function)
    case .unfoldState(let state, let function): .unfoldState(state, function)
    case .asked(let function): .asked(function)
    }
  }

  package func next(_ run: Run) throws(Stop) -> Value? {
    if isDone { return nil }
    if case .list(let values) = step {
      try run.requireCountable(values, at: range)
      if position == 0, let iterator = try run.iterator(of: values, at: range) {
        step = .own(iterator)
        return try next(run)
      }
      position += 1
      return values.element(position - 1)
    }
    try run.step(at: range)
    let found = try work(run)
    if found == nil { isDone = true }
    return found
  }

  private func work(_ run: Run) throws(Stop) -> Value? {
    switch step {
    case .list: return nil
    case .own(let iterator):
      var going = iterator
      let element = try run.next(&going, at: range)
      step = .own(going)
      return element
    case .map(let base, let function):
      guard let value = try base.next(run) else { return nil }
      return try run.call(function, [value], at: range)
    case .filter(let base, let function): return try firstHolding(base, function, run, wanted: true)
    case .compactMap(let base, let function):
      while let value = try base.next(run) {
        if case .some(let kept) = try run.call(function, [value], at: range) { return kept }
      }
      return nil
    case .flatMap(let base, let function): return try flattened(base, function, run)
    case .prefix(let base, let count):
      if position >= count { return nil }
      position += 1
      return try base.next(run)
    case .dropFirst(let base, let count):
      while position < count {
        position += 1
        if try base.next(run) == nil { return nil }
      }
      return try base.next(run)
    case .prefixWhile(let base, let function):
      guard let value = try base.next(run), case .bool(true) = try run.call(function, [value], at: range) else {
        return nil
      }
      return value
    case .dropWhile(let base, let function):
      if position > 0 { return try base.next(run) }
      position = 1
      return try firstHolding(base, function, run, wanted: false)
    case .enumerated(let base):
      guard let value = try base.next(run) else { return nil }
      position += 1
      return .tuple([.int(position - 1), value], labels: .offsetElement)
    case .unfold(let pending, let function): return try unfold(pending, function, run)
    case .unfoldState(let state, let function):
      let (changed, result) = try run.call(function, changing: state, at: range)
      step = .unfoldState(changed, function)
      return result.unwrappedOnce
    case .asked(let function): return try run.call(function, [], at: range).unwrappedOnce
    }
  }

  /// Evaluates the found element of a lazy `filter` or `compactMap` a second time: Swift finds its index,
  /// then reads it.
  package func readAgain(_ run: Run) throws(Stop) -> Value? {
    switch step {
    case .filter(let base, _): return try base.current(run)
    case .compactMap: return try current(run)
    default: return nil
    }
  }

  private func current(_ run: Run) throws(Stop) -> Value? {
    switch step {
    case .list(let values): return values.element(position - 1)
    case .filter(let base, _), .prefix(let base, _), .dropFirst(let base, _): return try base.current(run)
    case .map(let base, let function):
      return try base.current(run).map { (value) throws(Stop) in try run.call(function, [value], at: range) }
    case .compactMap(let base, let function):
      guard let value = try base.current(run) else { return nil }
      return try run.call(function, [value], at: range).unwrappedOnce
    default: return nil
    }
  }

  private func firstHolding(_ base: Cursor, _ function: FunctionValue, _ run: Run, wanted: Bool) throws(Stop) -> Value?
  {
    while let value = try base.next(run) {
      if case .bool(wanted) = try run.call(function, [value], at: range) { return value }
    }
    return nil
  }

  private func flattened(_ base: Cursor, _ function: FunctionValue, _ run: Run) throws(Stop) -> Value? {
    while true {
      if let value = try inner?.next(run) { return value }
      guard let value = try base.next(run) else { return nil }
      inner = Cursor(try run.call(function, [value], at: range), at: range)
    }
  }

  /// Computes the next element when it is requested, not when the previous one is returned.
  private func unfold(_ pending: Value?, _ function: FunctionValue, _ run: Run) throws(Stop) -> Value? {
    if position == 0 {
      position = 1
      return pending
    }
    guard let pending else { return nil }
    let following = try run.call(function, [pending], at: range).unwrappedOnce
    step = .unfold(following, function)
    return following
  }
}

extension Value {
  /// The value inside of an optional.
  fileprivate var unwrappedOnce: Value? {
    switch self {
    case .none: nil
    case .some(let inner): inner
    default: self
    }
  }
}

extension Run {
  /// Calls a closure that changes its only argument and returns a result.
  func call(
    _ function: FunctionValue, changing value: Value, at range: SourceRange?
  ) throws(Stop) -> (changed: Value, result: Value) {
    guard case .closure(let code, let captured) = function, let slot = code.parameterSlots.first else {
      return (value, try call(function, [value], at: range))
    }
    try step(at: range, counting: 1 + value.length)
    let frame = Frame(count: max(code.slotCount, slot + 1), parent: captured)
    frame.slots[slot] = value
    let result = try entering(at: range) { () throws(Stop) in try run(code, frame) }
    return (frame.slots[slot], result)
  }
}
