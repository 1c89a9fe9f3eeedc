import Diagnostics

extension Vocabulary {
  /// What layout code does with arrays and ranges.
  static let collections: [NativeDeclaration] = [
    .member("Array", "init(_ elements: [Element])") { _, a in a[0] ?? .array([]) },
    .member("Array", "init(_ elements: Range<Element>)") { run, a throws(Stop) in .array(try list(run, a)) },
    .member("Array", "init(_ elements: ClosedRange<Element>)") { run, a throws(Stop) in .array(try list(run, a)) },
    .member("Array", "init(repeating element: Element, count: Int)") { run, a throws(Stop) in
      let count = a.int(1) ?? 0
      if count < 0 { throw Stop(.runtime, "Fatal error: Can't construct Array with count < 0", at: a.range) }
      if count > Run.Budget.elements { throw tooMany(a) }
      return .array(try run.checked(Array(repeating: a[0] ?? .void, count: count), at: a.range))
    },
    .member("Array", "var indices: Range<Int>") { _, a in .range(0, a.array(0)?.count ?? 0) },
    .member("Array", "mutating func append(_ element: Element)") { run, a throws(Stop) in
      .array(try run.checked((a.array(0) ?? []) + [a[1] ?? .void], at: a.range))
    },
  ] + sequence("Array", element: "Element") + sequence("Range", element: "Bound") + sequence("ClosedRange", element: "Bound")

  /// What arrays and ranges have in common.
  private static func sequence(_ type: String, element: String) -> [NativeDeclaration] {
    [
      .member(type, "var count: Int") { _, a in .int(count(a)) },
      .member(type, "var isEmpty: Bool") { _, a in .bool(count(a) == 0) },
      .member(type, "var first: \(element)?") { _, a in optional(a[0]?.element(0)) },
      .member(type, "var last: \(element)?") { _, a in optional(a[0]?.element(count(a) - 1)) },
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
        return .bool(try list(run, a).contains { $0.equals(wanted) })
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
        guard let wanted = a[1], let index = try list(run, a).firstIndex(where: { $0.equals(wanted) }) else { return .none }
        return .some(.int(index))
      },
      .member(type, "func max() -> \(element)?") { run, a throws(Stop) in
        optional(try list(run, a).max { $0.isLess(than: $1) })
      },
      .member(type, "func min() -> \(element)?") { run, a throws(Stop) in
        optional(try list(run, a).min { $0.isLess(than: $1) })
      },
      .member(type, "func sorted() -> [\(element)]") { run, a throws(Stop) in
        .array(try list(run, a).sorted { $0.isLess(than: $1) })
      },
    ]
  }

  private static func count(_ arguments: Arguments) -> Int {
    switch arguments[0] {
    case .array(let values)?: return values.count
    case .range(let lower, let upper)?: return upper.subtractingReportingOverflow(lower).partialValue
    default: return 0
    }
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
