import Diagnostics

extension Vocabulary {
  /// Numbers, text, optionals and the protocols they conform to.
  static let standardLibrary: [NativeDeclaration] =
    [
      .type("protocol Equatable"), .type("protocol Comparable: Equatable"), .type("protocol Hashable: Equatable"),
      .type("struct Hasher"),
      // What is combined is kept; what it comes to is nobody's to see.
      .member("Hasher", "mutating func combine<H: Hashable>(_ value: H)") { (hasher: [Value], value: Value) in
        .array(hasher + [value])
      },
      .changing("Hashable", "func hash(into hasher: inout Hasher)") { (value: Value, hasher: [Value]) in
        .changed(.array(hasher + [value]))
      },
      .member("Hashable", "var hashValue: Int") { (hashable: Value) in
        // FNV-1a: the same in each run.
        let start: UInt64 = 0xCBF2_9CE4_8422_2325
        let hash = hashable.identity.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return .int(Int(truncatingIfNeeded: hash))
      }.approximated("Is the same in each run."),
      .type("protocol Identifiable<ID: Hashable>"),
      .member("Identifiable", "var id: ID") { (run: Run, call: Arguments, identifiable: Value) throws(Stop) in
        try run.id(of: identifiable, at: call.range)
      },
      .type("protocol DynamicProperty"), .type("protocol CaseIterable"),
      .type("protocol RawRepresentable"),
      .type("protocol Decodable"),
      .type("protocol Encodable"), .type("protocol Codable: Decodable, Encodable"), .type("protocol Sendable"),
      .type("protocol Error"), .type("protocol Numeric: AdditiveArithmetic"),
      .type("protocol ExpressibleByStringLiteral"),
      .type("protocol CustomStringConvertible"), .type("protocol CustomDebugStringConvertible"),
      .type("protocol AnyObject"), .type("protocol ObservableObject"),
      .type("protocol Observable"),
      .type("struct Any"), .type("struct FloatingPointRoundingRule: Hashable"), .type("struct Never: View, Hashable"),
      .type("struct Bool: Codable, CustomStringConvertible, Hashable"),
      .type("struct Int: Codable, CustomStringConvertible, FixedWidthInteger, SignedInteger, CVarArg"),
      .type("struct Double: Codable, CustomStringConvertible, BinaryFloatingPoint, CVarArg"),
      .type("struct CGFloat: Codable, CustomStringConvertible, BinaryFloatingPoint, CVarArg"),
      .type("struct Float: Codable, CustomStringConvertible, BinaryFloatingPoint, CVarArg"),
      .type("struct String: Codable, CustomStringConvertible, StringProtocol, CVarArg"),
      .type("struct Character: Comparable, CustomStringConvertible, Hashable"), .type("struct Optional<Wrapped>"),
      .type("struct Array<Element>: RandomAccessCollection, MutableCollection"),
      .type("struct Range<Bound>: RandomAccessCollection"),
      .type("struct ClosedRange<Bound>: RandomAccessCollection"),
      .type("struct KeyPath<Root, Value>: Equatable"),
      .type("struct UUID: Hashable, Comparable, Codable, CustomStringConvertible").approximated(
        "Ids are counted, so that each run makes the same ones."),
      .type("struct Dictionary<Key, Value>: Collection"),

      .member("Bool", "mutating func toggle()") { (bool: Bool) in .bool(!(bool)) },

      .function("min<T: Comparable>(_ x: T, _ y: T) -> T") { (run: Run, call: Arguments) throws(Stop) in
        try extreme(call) { (new, best) throws(Stop) in try run.isLess(new, best, at: call.range) }
      },
      .function("max<T: Comparable>(_ x: T, _ y: T) -> T") { (run: Run, call: Arguments) throws(Stop) in
        try extreme(call) { (new, best) throws(Stop) in try !run.isLess(new, best, at: call.range) && !new.isNaN }
      },
      .function("min<T: Comparable>(_ x: T, _ y: T, _ rest: T...) -> T") { (run: Run, call: Arguments) throws(Stop) in
        try extreme(call) { (new, best) throws(Stop) in try run.isLess(new, best, at: call.range) }
      },
      .function("max<T: Comparable>(_ x: T, _ y: T, _ rest: T...) -> T") { (run: Run, call: Arguments) throws(Stop) in
        try extreme(call) { (new, best) throws(Stop) in try !run.isLess(new, best, at: call.range) && !new.isNaN }
      },
      .function("abs<T: Numeric>(_ value: T) -> T") { (call: Arguments) throws(Stop) in
        guard let value = call.whole(0) else {
          return .fraction((call.double(0) ?? 0).magnitude, as: call.fractionType)
        }
        let type = call.numberType
        return value < 0
          ? .whole(try Run.whole(.subtract, 0, value, of: type, at: call.range), as: type) : call[0] ?? .void
      },
      .changing(nil, "swap<T>(_ a: inout T, _ b: inout T)") { (aArgument: Value, b: Value) in
        .changed(b, alsoChanged: aArgument)
      },
      .function("print(_ items: Any...)") { .void }.ignored,
    ]
    + ["fatalError", "preconditionFailure"].map { name in
      .function("\(name)(_ message: String = \"\") -> Never") { (call: Arguments, message: String?) throws(Stop) in
        throw Stop(.runtime, "Fatal error\(message.map { ": \($0)" } ?? "")", at: call.range)
      }
    } + [
      .member("String", "init(_ value: Int)") { (value: Value?) in .string(value?.text ?? "") },
      .member("String", "init(_ value: Double)") { (value: Value?) in .string(value?.text ?? "") },
      .member("String", "init(_ value: Float)") { (value: Value?) in .string(value?.text ?? "") },
      .member("String", "init(_ value: BinaryInteger)") { (value: Value?) in .string(value?.text ?? "") },
      .member("String", "init(_ value: Int, radix: Int, uppercase: Bool = false)", inRadix),
      .member("String", "init(_ value: BinaryInteger, radix: Int, uppercase: Bool = false)", inRadix),
      .member("String", "init(_ value: String)") { (value: Value?) in .string(value?.text ?? "") },
      .member("String", "init(repeating text: String, count: Int)", repeated),
      .member("String", "init(stringLiteral value: String)") { (value: Value) in value },
      .member("CustomStringConvertible", "var description: String") {
        (run: Run, customStringConvertible: Value) throws(Stop) in
        .string(try run.text(of: customStringConvertible))
      },
      .member("UUID", "init()") { (run: Run) in .string(run.events.states.ids.next()) },
      .member("UUID", "init(uuidString string: String) -> UUID?") { (string: String) in
        MadeIDs.isID(string) ? .some(.string(string.uppercased())) : .none
      },
      .member("UUID", "var uuidString: String") { (uuid: String) in .string(uuid) },
    ]
    + roundingRules.map {
      .constant("FloatingPointRoundingRule", $0.name, "FloatingPointRoundingRule", .token($0.name))
    }

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

  private static func extreme(
    _ arguments: Arguments, by precedes: (Value, Value) throws(Stop) -> Bool
  ) throws(Stop) -> Value {
    var all = [arguments[0], arguments[1]].compactMap { $0 }
    if case .array(let rest)? = arguments[2] { all += rest }
    guard var best = all.first else { return .void }
    for value in all.dropFirst() where try precedes(value, best) { best = value }
    return best
  }
}

extension Value {
  fileprivate var isNaN: Bool { numberType != nil && number.isNaN }
}
