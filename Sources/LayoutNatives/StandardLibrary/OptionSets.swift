import LayoutProgram

/// Option sets: SwiftUI's own are sets of names, the program's own are numbers whose bits are the options.
extension Natives {
  static let optionSets: [Native] = [
    .native("OptionSet.contains(_:)") { (call: Arguments) in .bool(parts(call, 1).isSubset(of: parts(call, 0))) },
    .native("OptionSet.isSubset(of:)") { (call: Arguments) in .bool(parts(call, 0).isSubset(of: parts(call, 1))) },
    .native("OptionSet.isSuperset(of:)") { (call: Arguments) in .bool(parts(call, 1).isSubset(of: parts(call, 0))) },
    .native("OptionSet.isStrictSubset(of:)") { (call: Arguments) in
      .bool(parts(call, 0).isSubset(of: parts(call, 1)) && !parts(call, 1).isSubset(of: parts(call, 0)))
    },
    .native("OptionSet.isStrictSuperset(of:)") { (call: Arguments) in
      .bool(parts(call, 1).isSubset(of: parts(call, 0)) && !parts(call, 0).isSubset(of: parts(call, 1)))
    },
    .native("OptionSet.isDisjoint(with:)") { (call: Arguments) in
      .bool(parts(call, 0).isDisjoint(with: parts(call, 1)))
    },
    .native("OptionSet.isEmpty") { (call: Arguments) in .bool(parts(call, 0).isEmpty) },
    .native("OptionSet.union(_:)", united),
    .changing("OptionSet.insert(_:)") { (call: Arguments, set: Value?, member: Value) in
      let isNew = !parts(call, 1).isSubset(of: parts(call, 0))
      let united = changed(call) { $0.union($1) }
      return .changed(united, returning: .tuple([.bool(isNew), member], labels: .inserted))
    },
    .native("OptionSet.subtracting(_:)", without),
    .changing("OptionSet.remove(_:)") { (call: Arguments) throws(Stop) in
      let removed = parts(call, 0).intersection(parts(call, 1))
      let rest = changed(call) { $0.subtracting($1) }
      return .changed(
        rest, returning: removed.isEmpty ? .none : .some(removed.value(like: try call.value(0))))
    },
    .native("OptionSet.intersection(_:)", common),
    .native("OptionSet.symmetricDifference(_:)") { (call: Arguments) in changed(call) { $0.symmetricDifference($1) } },
  ]

  /// The union of the sets.
  package static let united: NativeFunction.Body = { _, a in changed(a) { $0.union($1) } }
  private static let without: NativeFunction.Body = { _, a in changed(a) { $0.subtracting($1) } }
  private static let common: NativeFunction.Body = { _, a in changed(a) { $0.intersection($1) } }

  private static func changed(_ arguments: Arguments, _ change: (Options, Options) -> Options) -> Value {
    change(parts(arguments, 0), parts(arguments, 1)).value(like: arguments[0] ?? Value.none)
  }

  private static func parts(_ arguments: Arguments, _ index: Int) -> Options {
    arguments[index].map(Options.init) ?? .names([])
  }
}

/// The content of an option set.
private enum Options {
  case bits(Int)
  case names(Set<String>)

  init(_ value: Value) {
    switch value {
    case .instance(let instance):
      let index = instance.nominal.fields.first { $0.name == "rawValue" }?.index ?? 0
      self = .bits(index < instance.fields.count ? Int(exactly: instance.fields[index].number) ?? 0 : 0)
    case .edges(let edges): self = .bits(Int(edges.rawValue))
    default: self = .names(Set(Natives.tokens(value)))
    }
  }

  var isEmpty: Bool {
    switch self {
    case .bits(let bits): bits == 0
    case .names(let names): names.isEmpty
    }
  }

  func union(_ other: Options) -> Options { combined(other, { $0 | $1 }, { $0.union($1) }) }
  func intersection(_ other: Options) -> Options { combined(other, { $0 & $1 }, { $0.intersection($1) }) }
  func subtracting(_ other: Options) -> Options { combined(other, { $0 & ~$1 }, { $0.subtracting($1) }) }
  func symmetricDifference(_ other: Options) -> Options { combined(other, { $0 ^ $1 }, { $0.symmetricDifference($1) }) }
  func isSubset(of other: Options) -> Bool { subtracting(other).isEmpty }
  func isDisjoint(with other: Options) -> Bool { intersection(other).isEmpty }

  private func combined(
    _ other: Options, _ bits: (Int, Int) -> Int, _ names: (Set<String>, Set<String>) -> Set<String>
  ) -> Options {
    switch (self, other) {
    case (.bits(let own), .bits(let others)): .bits(bits(own, others))
    case (.names(let own), .names(let others)): .names(names(own, others))
    default: self
    }
  }

  /// The set as a value of the same type.
  func value(like example: Value) -> Value {
    switch (self, example) {
    case (.bits(let bits), .instance(var instance)):
      guard let index = instance.nominal.fields.first(where: { $0.name == "rawValue" })?.index else { return example }
      let type = instance.fields.indices.contains(index) ? instance.fields[index].numberType ?? .int : .int
      if instance.fields.indices.contains(index) { instance.fields[index] = .whole(Int128(bits), as: type) }
      return .instance(instance)
    case (.bits(let bits), .edges): return .edges(EdgeSet(rawValue: EdgeSet.RawValue(truncatingIfNeeded: bits)))
    case (.names(let names), _):
      // A single option equals the constant with its name.
      if names.count == 1, let only = names.first { return .token(only) }
      return .set(KeyedValues(names.sorted().map { Value.token($0) }))
    default: return example
    }
  }
}
