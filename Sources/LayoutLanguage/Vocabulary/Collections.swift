import Diagnostics

extension Vocabulary {
  /// What layout code does with arrays and ranges.
  static let collections: [NativeDeclaration] =
    [
      .member("Optional", "init(_ value: Wrapped)") { _, a in a[0].map { .some($0) } ?? .none },
      .member("Optional", "func map<T>(_ transform: (Wrapped) -> T) -> T?") { run, a throws(Stop) in
        guard case .some(let value)? = a[0], let function = a.function(1) else { return .none }
        return .some(try run.call(function, [value], at: a.range))
      },
      .member("Optional", "func flatMap<T>(_ transform: (Wrapped) -> T?) -> T?") { run, a throws(Stop) in
        guard case .some(let value)? = a[0], let function = a.function(1) else { return .none }
        return try run.call(function, [value], at: a.range)
      },

      .member("Array", "init()") { _, _ in .array([]) },
      .member("Array", "init(_ elements: [Element])") { _, a in a[0] ?? .array([]) },
      .member("Array", "init(_ elements: Range<Element>)") { run, a throws(Stop) in .array(try list(run, a)) },
      .member("Array", "init(_ elements: ClosedRange<Element>)") { run, a throws(Stop) in .array(try list(run, a)) },
      .member("Array", "init(repeating element: Element, count: Int)") { run, a throws(Stop) in
        let count = a.int(1) ?? 0
        if count < 0 { throw Stop(.runtime, "Fatal error: Can't construct Array with count < 0", at: a.range) }
        if count > Run.Budget.elements { throw tooMany(a) }
        return .array(try run.checked(Array(repeating: a[0] ?? .void, count: count), at: a.range))
      },
      .member("Array", "func joined(separator: String = \"\") -> String") { run, a throws(Stop) in
        var text = ""
        for (index, part) in try list(run, a).enumerated() {
          if index > 0 { text += a.string(1) ?? "" }
          text += try run.text(of: part)
          if text.utf8.count > Run.Budget.textLength { throw run.textTooLong(at: a.range) }
        }
        return .string(try run.checked(text, at: a.range))
      },
      .member("Array", "var indices: Range<Int>") { _, a in .range(0, a.array(0)?.count ?? 0) },
      .member("Array", "mutating func append(contentsOf elements: [Element])") { run, a throws(Stop) in
        .array(try run.checked((a.array(0) ?? []) + (a.array(1) ?? []), at: a.range))
      },
      .member("Array", "mutating func insert(_ element: Element, at index: Int)") { run, a throws(Stop) in
        var values = a.array(0) ?? []
        let index = a.int(2) ?? 0
        guard index >= 0, index <= values.count else {
          throw Stop(.runtime, "Array index is out of range", at: a.range)
        }
        values.insert(a[1] ?? .void, at: index)
        return .array(try run.checked(values, at: a.range))
      },
      .member("Array", "mutating func remove(at index: Int) -> Element") { _, a throws(Stop) in
        var values = a.array(0) ?? []
        guard let index = a.int(1), values.indices.contains(index) else {
          throw Stop(.runtime, "Index out of range", at: a.range)
        }
        let removed = values.remove(at: index)
        return .tuple([.array(values), removed])
      },
      .member("Array", "mutating func removeLast() -> Element") { _, a throws(Stop) in
        var values = a.array(0) ?? []
        guard let removed = values.popLast() else {
          throw Stop(.runtime, "Can't remove last element from an empty collection", at: a.range)
        }
        return .tuple([.array(values), removed])
      },
      .member("Array", "mutating func removeAll()") { _, _ in .array([]) },
      .function("zip<A, B>(_ first: [A], _ second: [B]) -> [(A, B)]") { _, a in
        .array(zip(a.array(0) ?? [], a.array(1) ?? []).map { .tuple([$0, $1]) })
      },
      .function("stride<T: Numeric>(from start: T, to end: T, by step: T) -> [T]") { run, a throws(Stop) in
        try stride(run, a, includesEnd: false)
      },
      .function("stride<T: Numeric>(from start: T, through end: T, by step: T) -> [T]") { run, a throws(Stop) in
        try stride(run, a, includesEnd: true)
      },
      .member("Array", "mutating func append(_ element: Element)") { run, a throws(Stop) in
        .array(try run.checked((a.array(0) ?? []) + [a[1] ?? .void], at: a.range))
      },
    ] + sequence("Array", element: "Element") + sequence("Range", element: "Bound")
    + sequence("ClosedRange", element: "Bound")

  /// What arrays and ranges have in common.
  static func sequence(_ type: String, element: String) -> [NativeDeclaration] {
    [
      .member(type, "var count: Int") { _, a throws(Stop) in .int(try count(a)) },
      .member(type, "var isEmpty: Bool") { _, a in .bool(a[0]?.element(0) == nil) },
      .member(type, "var first: \(element)?") { _, a in optional(a[0]?.element(0)) },
      .member(type, "var last: \(element)?") { _, a throws(Stop) in optional(a[0]?.element(try count(a) - 1)) },
      .member(type, "func map<T>(_ transform: (\(element)) -> T) -> [T]") { run, a throws(Stop) in
        guard let function = a.function(1) else { return .array([]) }
        var results: [Value] = []
        for value in try list(run, a) { results.append(try run.call(function, [value], at: a.range)) }
        return .array(try run.checked(results, at: a.range))
      },
      .member(type, "func compactMap<T>(_ transform: (\(element)) -> T?) -> [T]") { run, a throws(Stop) in
        guard let function = a.function(1) else { return .array([]) }
        var results: [Value] = []
        for value in try list(run, a) {
          if case .some(let kept) = try run.call(function, [value], at: a.range) { results.append(kept) }
        }
        return .array(results)
      },
      .member(type, "func filter(_ isIncluded: (\(element)) -> Bool) -> [\(element)]") { run, a throws(Stop) in
        guard let function = a.function(1) else { return .array([]) }
        var results: [Value] = []
        for value in try list(run, a) {
          if case .bool(true) = try run.call(function, [value], at: a.range) { results.append(value) }
        }
        return .array(results)
      },
      .member(type, "func reduce<T>(_ initial: T, _ next: (T, \(element)) -> T) -> T") { run, a throws(Stop) in
        guard let function = a.function(2), var result = a[1] else { return a[1] ?? .void }
        for value in try list(run, a) { result = try run.call(function, [result, value], at: a.range) }
        return result
      },
      .member(type, "func enumerated() -> [(offset: Int, element: \(element))]") { run, a throws(Stop) in
        .array(try list(run, a).enumerated().map { .tuple([.int($0.offset), $0.element]) })
      },
      .member(type, "func reversed() -> [\(element)]") { run, a throws(Stop) in .array(try list(run, a).reversed()) },
      .member(type, "func prefix(_ count: Int) -> [\(element)]") { run, a throws(Stop) in
        .array(Array(try list(run, a).prefix(max(0, a.int(1) ?? 0))))
      },
      .member(type, "func suffix(_ count: Int) -> [\(element)]") { run, a throws(Stop) in
        .array(Array(try list(run, a).suffix(max(0, a.int(1) ?? 0))))
      },
      .member(type, "func dropFirst(_ count: Int = 1) -> [\(element)]") { run, a throws(Stop) in
        .array(Array(try list(run, a).dropFirst(max(0, a.int(1) ?? 1))))
      },
      .member(type, "func dropLast(_ count: Int = 1) -> [\(element)]") { run, a throws(Stop) in
        .array(Array(try list(run, a).dropLast(max(0, a.int(1) ?? 1))))
      },
      .member(type, "func contains(_ element: \(element)) -> Bool") { run, a throws(Stop) in
        guard let wanted = a[1] else { return .bool(false) }
        return .bool(try index(of: wanted, run, a) != nil)
      },
      .member(type, "func contains(where predicate: (\(element)) -> Bool) -> Bool") { run, a throws(Stop) in
        guard let function = a.function(1) else { return .bool(false) }
        for value in try list(run, a) {
          if case .bool(true) = try run.call(function, [value], at: a.range) { return .bool(true) }
        }
        return .bool(false)
      },
      .member(type, "func first(where predicate: (\(element)) -> Bool) -> \(element)?") { run, a throws(Stop) in
        guard let function = a.function(1) else { return .none }
        for value in try list(run, a) {
          if case .bool(true) = try run.call(function, [value], at: a.range) { return .some(value) }
        }
        return .none
      },
      .member(type, "func firstIndex(of element: \(element)) -> Int?") { run, a throws(Stop) in
        guard let wanted = a[1], let index = try index(of: wanted, run, a) else { return .none }
        return .some(.int(index))
      },
      .member(type, "func allSatisfy(_ predicate: (\(element)) -> Bool) -> Bool") { run, a throws(Stop) in
        guard let function = a.function(1) else { return .bool(false) }
        for value in try list(run, a) {
          guard case .bool(true) = try run.call(function, [value], at: a.range) else { return .bool(false) }
        }
        return .bool(true)
      },
      .member(type, "func firstIndex(where predicate: (\(element)) -> Bool) -> Int?") { run, a throws(Stop) in
        guard let function = a.function(1) else { return .none }
        for (index, value) in try list(run, a).enumerated() {
          if case .bool(true) = try run.call(function, [value], at: a.range) { return .some(.int(index)) }
        }
        return .none
      },
      .member(type, "func flatMap<T>(_ transform: (\(element)) -> [T]) -> [T]") { run, a throws(Stop) in
        guard let function = a.function(1) else { return .array([]) }
        var results: [Value] = []
        for value in try list(run, a) {
          guard case .array(let more) = try run.call(function, [value], at: a.range) else { continue }
          results = try run.checked(results + more, at: a.range)
        }
        return .array(results)
      },
      .member(type, "func forEach(_ body: (\(element)) -> ())") { run, a throws(Stop) in
        guard let function = a.function(1) else { return .void }
        for value in try list(run, a) { _ = try run.call(function, [value], at: a.range) }
        return .void
      },
    ] + ordering(type, element: element)
  }

  /// What asks which of two elements comes first: by their own `<`, or by a closure.
  private static func ordering(_ type: String, element: String) -> [NativeDeclaration] {
    let precedes = "(\(element), \(element)) -> Bool"
    return [
      .member(type, "func max() -> \(element)?") { run, a throws(Stop) in
        try ranked(run, a).last.map { .some($0) } ?? .none
      },
      .member(type, "func max(by areInIncreasingOrder: \(precedes)) -> \(element)?") { run, a throws(Stop) in
        try ranked(run, a, by: a.function(1)).last.map { .some($0) } ?? .none
      },
      .member(type, "func min() -> \(element)?") { run, a throws(Stop) in
        try ranked(run, a).first.map { .some($0) } ?? .none
      },
      .member(type, "func min(by areInIncreasingOrder: \(precedes)) -> \(element)?") { run, a throws(Stop) in
        try ranked(run, a, by: a.function(1)).first.map { .some($0) } ?? .none
      },
      .member(type, "func sorted() -> [\(element)]") { run, a throws(Stop) in .array(try ranked(run, a)) },
      .member(type, "func sorted(by areInIncreasingOrder: \(precedes)) -> [\(element)]") { run, a throws(Stop) in
        .array(try ranked(run, a, by: a.function(1)))
      },
    ]
  }

  /// The elements in order; equal ones stay as they stood.
  private static func ranked(_ run: Run, _ arguments: Arguments, by order: FunctionValue? = nil) throws(Stop) -> [Value]
  {
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
    guard let start = arguments.double(0), let end = arguments.double(1), let step = arguments.double(2), step != 0
    else {
      throw Stop(.runtime, "Fatal error: Stride size must not be zero", at: arguments.range)
    }
    let isWhole = arguments.int(0) != nil && arguments.int(2) != nil
    var values: [Value] = []
    var next = start
    while (step > 0 ? next < end : next > end) || (includesEnd && next == end) {
      if values.count > Run.Budget.elements { throw tooMany(arguments) }
      values.append(isWhole ? Int(exactly: next).map { .int($0) } ?? .void : .double(next))
      next = start + step * Double(values.count)
    }
    return .array(try run.checked(values, at: arguments.range))
  }

  private static func count(_ arguments: Arguments) throws(Stop) -> Int {
    switch arguments[0] {
    case .array(let values)?: return values.count
    case .range(let lower, let upper)?:
      let (count, overflow) = upper.subtractingReportingOverflow(lower)
      if overflow {
        throw Stop(.runtime, "the number of elements in '\(lower)..<\(upper)' overflows", at: arguments.range)
      }
      return count
    default: return 0
    }
  }

  private static func index(of wanted: Value, _ run: Run, _ arguments: Arguments) throws(Stop) -> Int? {
    for (index, value) in try list(run, arguments).enumerated() {
      if try run.areEqual(value, wanted) { return index }
    }
    return nil
  }

  private static func optional(_ value: Value?) -> Value { value.map { .some($0) } ?? .none }

  private static func tooMany(_ arguments: Arguments) -> Stop {
    Stop(.limit, "there are more than \(Run.Budget.elements) elements here", at: arguments.range)
  }

  /// The elements of the receiver, counted against the run's budget.
  private static func list(_ run: Run, _ arguments: Arguments) throws(Stop) -> [Value] {
    switch arguments[0] {
    case .array(let values)?: return values
    case .range(let lower, let upper)?:
      let (count, overflow) = upper.subtractingReportingOverflow(lower)
      if overflow || count > Run.Budget.elements { throw tooMany(arguments) }
      return try run.checked((lower..<upper).map { .int($0) }, at: arguments.range)
    default: return []
    }
  }
}
