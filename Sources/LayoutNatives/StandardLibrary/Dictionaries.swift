import Diagnostics
import LayoutProgram

extension Natives {
  /// Dictionaries and sets, in insertion order.
  static let dictionaries: [Native] =
    [
      .native("Dictionary.init()") { .dictionary(KeyedValues()) },
      .native("Dictionary.init(uniqueKeysWithValues:)") { (run: Run, call: Arguments) throws(Stop) in
        var table = KeyedValues()
        for pair in try list(run, call) {
          guard case .tuple(let parts, _) = pair, parts.count == 2 else { continue }
          guard table.insert(parts[0], parts[1]) else {
            throw Stop(.runtime, "Fatal error: Duplicate values for key: '\(parts[0].text)'", at: call.range)
          }
        }
        return .dictionary(table)
      },
      .native("Dictionary.init(_:uniquingKeysWith:)") {
        (run: Run, call: Arguments, _: Value?, combine: FunctionValue) throws(Stop) in
        return .dictionary(try merged(KeyedValues(), try list(run, call), combine, run, call))
      },
      .native("Dictionary.init(grouping:by:)") {
        (run: Run, call: Arguments, _: Value?, keyForValue: FunctionValue) throws(Stop) in
        var table = KeyedValues()
        for value in try list(run, call) {
          let key = try run.call(keyForValue, [value], at: call.range)
          var group: [Value] = []
          if case .array(let others)? = table[key] { group = others }
          try run.step(at: call.range, counting: group.count / 8)
          table.insert(key, .array(group + [value]))
        }
        return .dictionary(table)
      },
      .subscripting("Dictionary.subscript(_:)") { (call: Arguments, _: Value?, key: Value?) in
        optional(key.flatMap { call.table?[$0] })
      } setInPlace: { run, dictionary, call throws(Stop) in
        var value: Value?
        if case .some(let inner)? = call[2] { value = inner }
        return try set(try call.value(1), to: value, in: &dictionary, run, call)
      },
      .subscripting("Dictionary.subscript(_:default:)") { (call: Arguments, _: Value?, key: Value?, value: Value) in
        key.flatMap { call.table?[$0] } ?? value
      } setInPlace: { run, dictionary, call throws(Stop) in
        try set(try call.value(1), to: try call.value(3), in: &dictionary, run, call)
      },
      .native("Dictionary.keys") { (call: Arguments) in
        .sequence(SequenceView(kind: .keys, elements: call.table?.keys ?? [], name: "Keys"))
      },
      .native("Dictionary.values") { (call: Arguments) in
        .sequence(SequenceView(kind: .values, elements: call.table?.values ?? [], name: "Values"))
      },
      .inPlace("Dictionary.updateValue(_:forKey:)") { (run, dictionary, call) throws(Stop) in
        try set(try call.value(2), to: try call.value(1), in: &dictionary, run, call)
      },
      .inPlace("Dictionary.removeValue(forKey:)") { (run, dictionary, call) throws(Stop) in
        try set(try call.value(1), to: nil, in: &dictionary, run, call)
      },
      .native("Dictionary.removeAll()") { .dictionary(KeyedValues()) },
      .native("Dictionary.mapValues(_:)") {
        (run: Run, call: Arguments, dictionary: Value, transform: FunctionValue) throws(Stop) in
        guard let table = call.table else { return dictionary }
        var changed = KeyedValues()
        for (key, value) in zip(table.keys, table.values) {
          changed.insert(key, try run.call(transform, [value], at: call.range))
        }
        return .dictionary(changed)
      },
      .native("Dictionary.compactMapValues(_:)") {
        (run: Run, call: Arguments, dictionary: Value, transform: FunctionValue) throws(Stop) in
        guard let table = call.table else { return dictionary }
        var changed = KeyedValues()
        for (key, value) in zip(table.keys, table.values) {
          if case .some(let kept) = try run.call(transform, [value], at: call.range) { changed.insert(key, kept) }
        }
        return .dictionary(changed)
      },
      .native("Dictionary.filter(_:)") {
        (run: Run, call: Arguments, dictionary: Value, isIncluded: FunctionValue) throws(Stop) in
        guard let table = call.table else { return dictionary }
        var kept = KeyedValues()
        for (key, value) in zip(table.keys, table.values) {
          guard case .bool(true) = try run.call(isIncluded, [.tuple([key, value], labels: .keyValue)], at: call.range)
          else {
            continue
          }
          kept.insert(key, value)
        }
        return .dictionary(kept)
      },
      .native("Dictionary.merging(_:uniquingKeysWith:)") {
        (run: Run, call: Arguments, dictionary: Value, _: Value?, combine: FunctionValue) throws(Stop) in
        guard let table = call.table else { return dictionary }
        return .dictionary(try merged(table, try list(run, call, 1), combine, run, call))
      },
      .native("Dictionary.merge(_:uniquingKeysWith:)") {
        (run: Run, call: Arguments, dictionary: Value, _: Value?, combine: FunctionValue) throws(Stop) in
        guard let table = call.table else { return dictionary }
        return .dictionary(try merged(table, try list(run, call, 1), combine, run, call))
      },
    ] + sets

  /// Sets or removes the value of a key; returns the old value.
  private static func set(
    _ key: Value, to value: Value?, in dictionary: inout Value, _ run: Run, _ call: Arguments
  ) throws(Stop) -> Value {
    try dictionary.withTable { (table) throws(Stop) in
      guard let value else {
        try run.step(counting: table.count)
        return optional(table.remove(key)?.value)
      }
      let old = table[key]
      table.insert(key, value)
      if old == nil { try run.grown(table, at: call.range) }
      return optional(old)
    }
  }

  private static let sets: [Native] = [
    .native("Set.init()") { .set(KeyedValues()) },
    .native("Set.init(_:)") { (run: Run, call: Arguments) throws(Stop) in .set(KeyedValues(try list(run, call))) },
    .native("Set.contains(_:)") { (call: Arguments, _: Value?, element: Value?) in
      .bool(element.flatMap { call.table?.contains($0) } ?? false)
    },
    .inPlace("Set.insert(_:)") { (run, set, call) throws(Stop) in
      let element = try call.value(1)
      return try set.withTable { (table) throws(Stop) in
        let isNew = table.contains(element) ? false : table.insert(element)
        if isNew { try run.grown(table, at: call.range) }
        return .tuple([.bool(isNew), element], labels: .inserted)
      }
    },
    .inPlace("Set.remove(_:)") { (run, set, call) throws(Stop) in
      let element = try call.value(1)
      return try set.withTable { (table) throws(Stop) in
        try run.step(counting: table.count)
        return optional(table.remove(element)?.key)
      }
    },
    .native("Set.removeAll()") { .set(KeyedValues()) },
    .native("Set.filter(_:)") { (run: Run, call: Arguments, set: Value, isIncluded: FunctionValue) throws(Stop) in
      var kept = KeyedValues()
      for value in call.table?.keys ?? [] {
        if case .bool(true) = try run.call(isIncluded, [value], at: call.range) { kept.insert(value) }
      }
      return .set(kept)
    },
    .native("Set.union(_:)") { (run: Run, call: Arguments) throws(Stop) in
      .set(KeyedValues((call.table?.keys ?? []) + (try list(run, call, 1))))
    },
    .native("Set.intersection(_:)") { (run: Run, call: Arguments) throws(Stop) in
      let other = KeyedValues(try list(run, call, 1))
      return .set(KeyedValues((call.table?.keys ?? []).filter { other.contains($0) }))
    },
    .native("Set.subtracting(_:)") { (run: Run, call: Arguments) throws(Stop) in
      let other = KeyedValues(try list(run, call, 1))
      return .set(KeyedValues((call.table?.keys ?? []).filter { !other.contains($0) }))
    },
    .native("Set.symmetricDifference(_:)") { (run: Run, call: Arguments) throws(Stop) in
      let (own, other) = (call.table ?? KeyedValues(), KeyedValues(try list(run, call, 1)))
      return .set(KeyedValues(own.keys.filter { !other.contains($0) } + other.keys.filter { !own.contains($0) }))
    },
    .native("Set.isSubset(of:)") { (run: Run, call: Arguments) throws(Stop) in
      let other = KeyedValues(try list(run, call, 1))
      return .bool((call.table?.keys ?? []).allSatisfy { other.contains($0) })
    },
    .native("Set.isSuperset(of:)") { (run: Run, call: Arguments) throws(Stop) in
      let own = call.table ?? KeyedValues()
      return .bool(try list(run, call, 1).allSatisfy { own.contains($0) })
    },
    .native("Set.isDisjoint(with:)") { (run: Run, call: Arguments) throws(Stop) in
      let own = call.table ?? KeyedValues()
      return .bool(try list(run, call, 1).allSatisfy { !own.contains($0) })
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
  /// The receiver as a table.
  fileprivate var table: KeyedValues? {
    switch self[0] {
    case .dictionary(let table)?, .set(let table)?: return table
    default: return nil
    }
  }
}
