import Diagnostics

extension Vocabulary {
  /// Numbers, text, optionals and the protocols they conform to.
  static let standardLibrary: [NativeDeclaration] =
    [
      .type("protocol Equatable"), .type("protocol Comparable: Equatable"), .type("protocol Hashable: Equatable"),
      .type("struct Hasher"),
      // What is combined is kept; what it comes to is nobody's to see.
      .member("Hasher", "mutating func combine<H: Hashable>(_ value: H)") { _, a in
        .array((a.array(0) ?? []) + [a[1] ?? .void])
      },
      .member("Hashable", "var hashValue: Int") { _, a in
        // FNV-1a: the same in each run.
        let start: UInt64 = 0xCBF2_9CE4_8422_2325
        let hash = (a[0] ?? .void).identity.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return .int(Int(truncatingIfNeeded: hash))
      }.approximated("Is the same in each run."),
      .type("protocol Identifiable<ID: Hashable>"),
      .member("Identifiable", "var id: ID") { run, a throws(Stop) in try run.id(of: a[0] ?? .void, at: a.range) },
      .type("protocol DynamicProperty"), .type("protocol CaseIterable"),
      .type("protocol RawRepresentable"),
      .type("protocol Decodable"),
      .type("protocol Encodable"), .type("protocol Codable: Decodable, Encodable"), .type("protocol Sendable"),
      .type("protocol Error"), .type("protocol Numeric: AdditiveArithmetic"),
      .type("protocol ExpressibleByStringLiteral"),
      .type("protocol CustomStringConvertible"), .type("protocol CustomDebugStringConvertible"),
      .type("protocol AnyObject"), .type("protocol ObservableObject"),
      .type("protocol Observable"),
      .type("struct Any"), .type("struct FloatingPointRoundingRule: Hashable"), .type("struct Never: Hashable"),
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

      .member("Bool", "mutating func toggle()") { _, a in .bool(!(a.bool(0) ?? false)) },

      .function("min<T: Comparable>(_ x: T, _ y: T) -> T") { run, a throws(Stop) in
        try extreme(a) { (new, best) throws(Stop) in try run.isLess(new, best, at: a.range) }
      },
      .function("max<T: Comparable>(_ x: T, _ y: T) -> T") { run, a throws(Stop) in
        try extreme(a) { (new, best) throws(Stop) in try !run.isLess(new, best, at: a.range) && !new.isNaN }
      },
      .function("min<T: Comparable>(_ x: T, _ y: T, _ rest: T...) -> T") { run, a throws(Stop) in
        try extreme(a) { (new, best) throws(Stop) in try run.isLess(new, best, at: a.range) }
      },
      .function("max<T: Comparable>(_ x: T, _ y: T, _ rest: T...) -> T") { run, a throws(Stop) in
        try extreme(a) { (new, best) throws(Stop) in try !run.isLess(new, best, at: a.range) && !new.isNaN }
      },
      .function("abs<T: Numeric>(_ value: T) -> T") { _, a throws(Stop) in
        guard let value = a.whole(0) else { return .fraction((a.double(0) ?? 0).magnitude, as: a.fractionType) }
        let type = a.numberType
        return value < 0 ? .whole(try Run.whole(.subtract, 0, value, of: type, at: a.range), as: type) : a[0] ?? .void
      },
      .function("swap<T>(_ a: inout T, _ b: inout T)") { _, a in .tuple([a[1] ?? .void, a[0] ?? .void]) },
      .function("print(_ items: Any...)") { _, _ in .void }.ignored,
    ]
    + ["fatalError", "preconditionFailure"].map { name in
      .function("\(name)(_ message: String = \"\") -> Never") { _, a throws(Stop) in
        throw Stop(.runtime, "Fatal error\(a.string(0).map { ": \($0)" } ?? "")", at: a.range)
      }
    } + [
      .member("String", "init(_ value: Int)") { _, a in .string(a[0]?.text ?? "") },
      .member("String", "init(_ value: Double)") { _, a in .string(a[0]?.text ?? "") },
      .member("String", "init(_ value: Float)") { _, a in .string(a[0]?.text ?? "") },
      .member("String", "init(_ value: BinaryInteger)") { _, a in .string(a[0]?.text ?? "") },
      .member("String", "init(_ value: Int, radix: Int, uppercase: Bool = false)", inRadix),
      .member("String", "init(_ value: BinaryInteger, radix: Int, uppercase: Bool = false)", inRadix),
      .member("String", "init(_ value: String)") { _, a in .string(a[0]?.text ?? "") },
      .member("String", "init(repeating text: String, count: Int)", repeated),
      .member("String", "init(stringLiteral value: String)") { _, a in a[0] ?? .void },
      .member("CustomStringConvertible", "var description: String") { run, a throws(Stop) in
        .string(try run.text(of: a[0] ?? .void))
      },
      .member("UUID", "init()") { run, _ in .string(run.events.states.ids.next()) },
      .member("UUID", "init(uuidString string: String) -> UUID?") { _, a in
        MadeIDs.isID(a.string(0) ?? "") ? .some(.string((a.string(0) ?? "").uppercased())) : .none
      },
      .member("UUID", "var uuidString: String") { _, a in .string(a.string(0) ?? "") },
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
