import Diagnostics

extension Vocabulary {
  /// Dictionaries and sets. Their order is that in which keys came in.
  static let dictionaries: [NativeDeclaration] =
    [
      .member("Dictionary", "init()") { _, _ in .dictionary(KeyedValues()) },
      .member("Dictionary", "init(uniqueKeysWithValues pairs: Sequence<(Key, Value)>)") { run, a throws(Stop) in
        var table = KeyedValues()
        for pair in try list(run, a) {
          guard case .tuple(let parts, _) = pair, parts.count == 2 else { continue }
          guard table.insert(parts[0], parts[1]) else {
            throw Stop(.runtime, "Fatal error: Duplicate values for key: '\(parts[0].text)'", at: a.range)
          }
        }
        return .dictionary(table)
      },
      .member("Dictionary", "init(_ pairs: Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) -> Value)")
      {
        run, a throws(Stop) in
        guard let function = a.function(1) else { return .dictionary(KeyedValues()) }
        return .dictionary(try merged(KeyedValues(), try list(run, a), function, run, a))
      },
      .member("Dictionary", "init<S>(grouping values: Sequence<S>, by keyForValue: (S) -> Key) -> [Key: [S]]") {
        run, a throws(Stop) in
        guard let function = a.function(1) else { return .dictionary(KeyedValues()) }
        var table = KeyedValues()
        for value in try list(run, a) {
          let key = try run.call(function, [value], at: a.range)
          var group: [Value] = []
          if case .array(let others)? = table[key] { group = others }
          try run.step(at: a.range, counting: group.count / 8)
          table.insert(key, .array(group + [value]))
        }
        return .dictionary(table)
      },
      .property("Dictionary", "subscript(_ key: Key) -> Value?") { _, a in
        optional(a[1].flatMap { a.table?[$0] })
      } set: { _, a in
        guard var table = a.table, let key = a[1] else { return a[0] ?? .void }
        if case .some(let value)? = a[2] { table.insert(key, value) } else { _ = table.remove(key) }
        return .dictionary(table)
      },
      .property("Dictionary", "subscript(_ key: Key, default value: Value) -> Value") { _, a in
        a[1].flatMap { a.table?[$0] } ?? a[2] ?? .void
      } set: { _, a in
        guard var table = a.table, let key = a[1] else { return a[0] ?? .void }
        table.insert(key, a[3] ?? .void)
        return .dictionary(table)
      },
      .member("Dictionary", "var keys: [Key]") { _, a in .array(a.table?.keys ?? []) },
      .member("Dictionary", "var values: [Value]") { _, a in .array(a.table?.values ?? []) },
      .member("Dictionary", "mutating func updateValue(_ value: Value, forKey key: Key) -> Value?") { _, a in
        guard var table = a.table, let key = a[2] else { return .tuple([a[0] ?? .void, .none]) }
        let old = optional(table[key])
        table.insert(key, a[1] ?? .void)
        return .tuple([.dictionary(table), old])
      },
      .member("Dictionary", "mutating func removeValue(forKey key: Key) -> Value?") { _, a in
        guard var table = a.table, let key = a[1] else { return .tuple([a[0] ?? .void, .none]) }
        let old = optional(table.remove(key)?.value)
        return .tuple([.dictionary(table), old])
      },
      .member("Dictionary", "mutating func removeAll()") { _, _ in .dictionary(KeyedValues()) },
      .member("Dictionary", "func mapValues<T>(_ transform: (Value) -> T) -> [Key: T]") { run, a throws(Stop) in
        guard let table = a.table, let function = a.function(1) else { return a[0] ?? .void }
        var changed = KeyedValues()
        for (key, value) in zip(table.keys, table.values) {
          changed.insert(key, try run.call(function, [value], at: a.range))
        }
        return .dictionary(changed)
      },
      .member("Dictionary", "func compactMapValues<T>(_ transform: (Value) -> T?) -> [Key: T]") { run, a throws(Stop) in
        guard let table = a.table, let function = a.function(1) else { return a[0] ?? .void }
        var changed = KeyedValues()
        for (key, value) in zip(table.keys, table.values) {
          if case .some(let kept) = try run.call(function, [value], at: a.range) { changed.insert(key, kept) }
        }
        return .dictionary(changed)
      },
      .member("Dictionary", "func filter(_ isIncluded: ((key: Key, value: Value)) -> Bool) -> [Key: Value]") {
        run, a throws(Stop) in
        guard let table = a.table, let function = a.function(1) else { return a[0] ?? .void }
        var kept = KeyedValues()
        for (key, value) in zip(table.keys, table.values) {
          guard case .bool(true) = try run.call(function, [.tuple([key, value], labels: .keyValue)], at: a.range) else {
            continue
          }
          kept.insert(key, value)
        }
        return .dictionary(kept)
      },
      .member(
        "Dictionary",
        "func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value) -> [Key: Value]"
      ) { run, a throws(Stop) in
        guard let table = a.table, let function = a.function(2) else { return a[0] ?? .void }
        return .dictionary(try merged(table, try list(run, a, 1), function, run, a))
      },
      .member(
        "Dictionary", "mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value)"
      ) { run, a throws(Stop) in
        guard let table = a.table, let function = a.function(2) else { return a[0] ?? .void }
        return .dictionary(try merged(table, try list(run, a, 1), function, run, a))
      },
    ] + sets

  private static let sets: [NativeDeclaration] = [
    .type("struct Set<Element>: Collection"),
    .member("Set", "init()") { _, _ in .set(KeyedValues()) },
    .member("Set", "init(_ elements: Sequence<Element>)") { run, a throws(Stop) in
      .set(KeyedValues(try list(run, a)))
    },
    .member("Set", "func contains(_ element: Element) -> Bool") { _, a in
      .bool(a[1].flatMap { a.table?.contains($0) } ?? false)
    },
    .member("Set", "mutating func insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element)") { _, a in
      guard var set = a.table, let element = a[1] else { return a[0] ?? .void }
      let isNew = set.contains(element) ? false : set.insert(element)
      return .tuple([.set(set), .tuple([.bool(isNew), element], labels: .inserted)])
    },
    .member("Set", "mutating func remove(_ element: Element) -> Element?") { _, a in
      guard var set = a.table, let element = a[1] else { return a[0] ?? .void }
      let removed = optional(set.remove(element)?.key)
      return .tuple([.set(set), removed])
    },
    .member("Set", "mutating func removeAll()") { _, _ in .set(KeyedValues()) },
    .member("Set", "func filter(_ isIncluded: (Element) -> Bool) -> Set<Element>") { run, a throws(Stop) in
      guard let function = a.function(1) else { return a[0] ?? .void }
      var kept = KeyedValues()
      for value in a.table?.keys ?? [] {
        if case .bool(true) = try run.call(function, [value], at: a.range) { kept.insert(value) }
      }
      return .set(kept)
    },
    .member("Set", "func union(_ other: Sequence<Element>) -> Set<Element>") { run, a throws(Stop) in
      .set(KeyedValues((a.table?.keys ?? []) + (try list(run, a, 1))))
    },
    .member("Set", "mutating func formUnion(_ other: Sequence<Element>)") { run, a throws(Stop) in
      .set(KeyedValues((a.table?.keys ?? []) + (try list(run, a, 1))))
    },
    .member("Set", "func intersection(_ other: Sequence<Element>) -> Set<Element>") { run, a throws(Stop) in
      let other = KeyedValues(try list(run, a, 1))
      return .set(KeyedValues((a.table?.keys ?? []).filter { other.contains($0) }))
    },
    .member("Set", "func subtracting(_ other: Sequence<Element>) -> Set<Element>") { run, a throws(Stop) in
      let other = KeyedValues(try list(run, a, 1))
      return .set(KeyedValues((a.table?.keys ?? []).filter { !other.contains($0) }))
    },
    .member("Set", "mutating func subtract(_ other: Sequence<Element>)") { run, a throws(Stop) in
      let other = KeyedValues(try list(run, a, 1))
      return .set(KeyedValues((a.table?.keys ?? []).filter { !other.contains($0) }))
    },
    .member("Set", "func symmetricDifference(_ other: Sequence<Element>) -> Set<Element>") { run, a throws(Stop) in
      let (own, other) = (a.table ?? KeyedValues(), KeyedValues(try list(run, a, 1)))
      return .set(KeyedValues(own.keys.filter { !other.contains($0) } + other.keys.filter { !own.contains($0) }))
    },
    .member("Set", "func isSubset(of other: Sequence<Element>) -> Bool") { run, a throws(Stop) in
      let other = KeyedValues(try list(run, a, 1))
      return .bool((a.table?.keys ?? []).allSatisfy { other.contains($0) })
    },
    .member("Set", "func isSuperset(of other: Sequence<Element>) -> Bool") { run, a throws(Stop) in
      let own = a.table ?? KeyedValues()
      return .bool(try list(run, a, 1).allSatisfy { own.contains($0) })
    },
    .member("Set", "func isDisjoint(with other: Sequence<Element>) -> Bool") { run, a throws(Stop) in
      let own = a.table ?? KeyedValues()
      return .bool(try list(run, a, 1).allSatisfy { !own.contains($0) })
    },
  ]

  private static func merged(
    _ table: KeyedValues, _ pairs: [Value], _ combine: FunctionValue, _ run: Run, _ arguments: Arguments
  ) throws(Stop) -> KeyedValues {
    var table = table
    for pair in pairs {
      guard case .tuple(let parts, _) = pair, parts.count == 2 else { continue }
      if let old = table[parts[0]] {
        table.insert(parts[0], try run.call(combine, [old, parts[1]], at: arguments.range))
      } else {
        table.insert(parts[0], parts[1])
      }
    }
    return table
  }
}

extension Arguments {
  /// The receiver.
  fileprivate var table: KeyedValues? {
    switch self[0] {
    case .dictionary(let table)?, .set(let table)?: return table
    default: return nil
    }
  }
}
