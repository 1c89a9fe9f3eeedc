import Diagnostics

/// Work that one step of a program can hide: long texts, long arrays, and values that share their parts.
extension Run {
  /// Carries out one of SwiftUI's or the standard library's functions. What it is given counts as steps by its length,
  /// so that a loop over `text.count` ends as soon as one over its characters.
  func carryOut(_ native: NativeFunction, _ values: [Value?], at range: SourceRange) throws(Stop) -> Value {
    var length = 0
    for index in values.indices { length += values[index]?.length ?? 0 }
    if length > 0 { try step(at: range, counting: length) }
    return try native.body(self, Arguments(values: values, range: range))
  }

  /// Whether two values are equal; each of their parts that has to be looked at is a step.
  ///
  /// A value may hold another many times over, and that one another: sixty such levels have more parts than can be
  /// compared in a lifetime.
  func areEqual(_ left: Value, _ right: Value) throws(Stop) -> Bool {
    var comparison = EqualityTest()
    let answer = comparison.areEqual(left, right)
    if comparison.isUnfinished {
      throw Stop(
        .limit, "these values have too many parts to compare", at: latest,
        notes: [Note("A value that holds itself many times over needs no end to be told apart. Compare less of it.")])
    }
    try step(counting: comparison.looked / 4)
    return answer
  }

  /// What a value looks like in a text.
  func text(of value: Value) throws(Stop) -> String {
    if let nominal = value.nominal, nominal.conforms(toNative: "CustomStringConvertible"),
      let own = nominal.lookUp("description", isStatic: false).first(where: { $0.native == nil })
    {
      let range = latest ?? own.range ?? SourceRange(lower: 0, upper: 0)
      if own.kind == .field { return field(of: value, own.index).text }
      if case .string(let text) = try call(.member(own, receiver: value), [], at: range) { return text }
    }
    var writer = ValueWriter()
    writer.write(value)
    if writer.isUnfinished { throw textTooLong(at: latest) }
    return writer.text
  }
}

extension Value {
  /// How many steps it takes to go over a text or an array once.
  var length: Int {
    switch self {
    case .string(let text): return text.utf8.count / 4
    case .array(let values): return values.count / 8
    case .slice(let slice): return slice.elements.count / 8
    case .set(let set): return set.count
    case .dictionary(let table): return table.count
    case .some(let inner): return inner.length
    default: return 0
    }
  }
}
