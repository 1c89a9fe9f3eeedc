import Diagnostics
import LayoutProgram

extension Natives {
  /// Numbers, texts, optionals and their protocols.
  static let standardLibrary: [Native] =
    [
      // A hasher keeps the combined values; the program cannot see the hash that they yield.
      .native("Hasher.combine(_:)") { (hasher: [Value], value: Value) in .array(hasher + [value]) },
      .changing("Hashable.hash(into:)") { (value: Value, hasher: [Value]) in .changed(.array(hasher + [value])) },
      .native("Hashable.hashValue") { (run: Run, hashable: Value) in
        // FNV-1a of the value's number in this run: equal values have one number, and each run has the same numbers.
        let hashed = hashable.ownHash.map { .array($0) } ?? hashable
        run.hashed.insert(hashed)
        let start: UInt64 = 0xCBF2_9CE4_8422_2325
        let hash = "\(run.hashed.index(of: hashed) ?? 0)".utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return .int(Int(truncatingIfNeeded: hash))
      },
      .native("Identifiable.id") { (run: Run, call: Arguments, identifiable: Value) throws(Stop) in
        try run.id(of: identifiable, at: call.range)
      },

      .native("Bool.toggle()") { (bool: Bool) in .bool(!(bool)) },

      .native("min(_:_:)") { (run: Run, call: Arguments) throws(Stop) in
        try extreme(call) { (new, best) throws(Stop) in try run.isLess(new, best, at: call.range) }
      },
      .native("max(_:_:)") { (run: Run, call: Arguments) throws(Stop) in try largest(run, call) },
      .native("min(_:_:_:)") { (run: Run, call: Arguments) throws(Stop) in
        try extreme(call) { (new, best) throws(Stop) in try run.isLess(new, best, at: call.range) }
      },
      .native("max(_:_:_:)") { (run: Run, call: Arguments) throws(Stop) in try largest(run, call) },
      .native("abs(_:)") { (call: Arguments) throws(Stop) in
        guard let value = call.whole(0) else {
          return .fraction((call.double(0) ?? 0).magnitude, as: call.fractionType)
        }
        let type = call.numberType
        return value < 0
          ? .whole(try Run.whole(.subtract, 0, value, of: type, at: call.range), as: type) : try call.value(0)
      },
      .changing("swap(_:_:)") { (aArgument: Value, b: Value) in .changed(b, alsoChanged: aArgument) },
      .changing("print(_:separator:terminator:to:)") {
        (run: Run, items: [Value], separator: String?, terminator: String?, output: String) throws(Stop) in
        var words: [String] = []
        for item in items { words.append(try run.text(of: item)) }
        return .changed(.string(output + words.joined(separator: separator ?? " ") + (terminator ?? "\n")))
      },
    ]
    + ["fatalError", "preconditionFailure"].map { name in
      .native("\(name)(_: String)") { (call: Arguments, message: String?) throws(Stop) in
        throw Stop(.runtime, "Fatal error\(message.map { ": \($0)" } ?? "")", at: call.range)
      }
    } + [
      .native("String.init(_: Int)") { (value: Value?) in .string(value?.text ?? "") },
      .native("String.init(_: Double)") { (value: Value?) in .string(value?.text ?? "") },
      .native("String.init(_: Float)") { (value: Value?) in .string(value?.text ?? "") },
      .native("String.init(_: some BinaryInteger)") { (value: Value?) in .string(value?.text ?? "") },
      .native("String.init(_: Int, radix: Int, uppercase: Bool)", inRadix),
      .native("String.init(_: some BinaryInteger, radix: Int, uppercase: Bool)", inRadix),
      .native("String.init(_: String)") { (value: Value?) in .string(value?.text ?? "") },
      .native("String.init(repeating: String, count: Int)", repeated),
      .native("CustomStringConvertible.description") { (run: Run, customStringConvertible: Value) throws(Stop) in
        .string(try run.text(of: customStringConvertible))
      },
      .native("UUID.init()") { (run: Run) in .string(run.events.states.ids.next()) },
      .native("UUID.init(uuidString:)") { (string: String) in
        MadeIDs.isID(string) ? .some(.string(string.uppercased())) : .none
      },
      .native("UUID.uuidString") { (uuid: String) in .string(uuid) },
    ]

  private static let roundingRules: [(name: String, rule: FloatingPointRoundingRule)] = [
    ("up", .up), ("down", .down), ("towardZero", .towardZero), ("awayFromZero", .awayFromZero),
    ("toNearestOrAwayFromZero", .toNearestOrAwayFromZero), ("toNearestOrEven", .toNearestOrEven),
  ]

  static func rule(named name: String?) -> FloatingPointRoundingRule {
    roundingRules.first { $0.name == name }?.rule ?? .toNearestOrAwayFromZero
  }

  static let repeated: NativeFunction.Body = { run, a throws(Stop) in
    let count = a.int(1) ?? 0
    if count < 0 { throw Stop(.runtime, "Fatal error: Negative count not allowed", at: a.range) }
    let text = a.string(0) ?? ""
    if count > Run.Budget.textLength || text.utf8.count * count > Run.Budget.textLength {
      throw Stop(.limit, LimitMessage.textLength(most: Run.Budget.textLength), at: a.range)
    }
    return .string(try run.checked(String(repeating: text, count: count), at: a.range))
  }

  private static let inRadix: NativeFunction.Body = { _, a throws(Stop) in
    .string(String(a.whole(0) ?? 0, radix: try radix(a), uppercase: a.bool(2) ?? false))
  }

  /// The last of the largest values. NaN is neither larger nor smaller than another value.
  private static func largest(_ run: Run, _ call: Arguments) throws(Stop) -> Value {
    try extreme(call) { (new, best) throws(Stop) in
      if new.isNaN || best.isNaN { return false }
      return try !run.isLess(new, best, at: call.range)
    }
  }

  private static func extreme(
    _ arguments: Arguments, by precedes: (Value, Value) throws(Stop) -> Bool
  ) throws(Stop) -> Value {
    var all = [arguments[0], arguments[1]].compactMap { $0 }
    if case .array(let rest)? = arguments[2] { all += rest }
    guard var best = all.first else { throw arguments.fault(0, "a value") }
    for value in all.dropFirst() where try precedes(value, best) { best = value }
    return best
  }
}

extension Value {
  fileprivate var isNaN: Bool { numberType != nil && number.isNaN }
}
