import Glibc

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
      .type("protocol Identifiable"), .type("protocol CaseIterable"), .type("protocol Decodable"),
      .type("protocol Encodable"), .type("protocol Codable: Decodable, Encodable"), .type("protocol Sendable"),
      .type("protocol Error"), .type("protocol Numeric: Equatable"), .type("protocol ExpressibleByStringLiteral"),
      .type("protocol CustomStringConvertible"), .type("protocol CustomDebugStringConvertible"),
      .type("protocol AnyObject"), .type("protocol ObservableObject"),
      .type("protocol Observable"),
      .type("struct Any"), .type("struct FloatingPointRoundingRule: Hashable"), .type("struct Never: Hashable"),
      .type("struct Bool: Codable, CustomStringConvertible, Hashable"),
      .type("struct Int: Codable, CustomStringConvertible, FixedWidthInteger"),
      .type("struct Double: Codable, CustomStringConvertible, BinaryFloatingPoint"),
      .type("struct CGFloat: Codable, CustomStringConvertible, BinaryFloatingPoint"),
      .type("struct Float: Codable, CustomStringConvertible, BinaryFloatingPoint"),
      .type("struct String: Codable, CustomStringConvertible, StringProtocol"),
      .type("struct Character: Comparable, CustomStringConvertible, Hashable"), .type("struct Optional<Wrapped>"),
      .type("struct Array<Element>: RandomAccessCollection"), .type("struct Range<Bound>: RandomAccessCollection"),
      .type("struct ClosedRange<Bound>: RandomAccessCollection"),
      .type("struct KeyPath<Root, Value>"), .type("struct UUID: Hashable"),
      .type("struct Dictionary<Key, Value>: Collection"),

      .member("Bool", "mutating func toggle()") { _, a in .bool(!(a.bool(0) ?? false)) },

      .member("Int", "init(_ value: Int)") { _, a in .int(a.int(0) ?? 0) },
      .member("Int", "init(_ value: Double)") { _, a throws(Stop) in .int(try whole(a)) },
      .member("Double", "init(_ value: Double)") { _, a in .double(a.double(0) ?? 0) },
      .member("Double", "init(_ value: Float)") { _, a in .double(a.double(0) ?? 0) },
      .member("CGFloat", "init(_ value: Float)") { _, a in .double(a.double(0) ?? 0) },
      .member("Float", "init(_ value: Float)") { _, a in .double(a.double(0) ?? 0) },
      .member("Double", "init(_ value: Int)") { _, a in .double(a.double(0) ?? 0) },
      .member("CGFloat", "init(_ value: Double)") { _, a in .double(a.double(0) ?? 0) },
      .member("CGFloat", "init(_ value: Int)") { _, a in .double(a.double(0) ?? 0) },
      .member("Float", "init(_ value: Double)") { _, a in .double(a.double(0) ?? 0) },
      .member("Float", "init(_ value: Int)") { _, a in .double(a.double(0) ?? 0) },

      .constant("Int", "max", "Int", .int(.max)), .constant("Int", "min", "Int", .int(.min)),
      .constant("Int", "zero", "Int", .int(0)),
      .member("Int", "func isMultiple(of other: Int) -> Bool") { _, a in
        guard let value = a.int(0), let other = a.int(1) else { return .bool(false) }
        return .bool(other == 0 ? value == 0 : other == -1 || value % other == 0)
      },
      .member("Int", "var description: String") { _, a in .string(a[0]?.text ?? "") },

      .function("min<T: Comparable>(_ x: T, _ y: T) -> T") { run, a throws(Stop) in
        try extreme(a) { (new, best) throws(Stop) in try run.isLess(new, best, at: a.range) }
      },
      .function("max<T: Comparable>(_ x: T, _ y: T) -> T") { run, a throws(Stop) in
        try extreme(a) { (new, best) throws(Stop) in try !run.isLess(new, best, at: a.range) }
      },
      .function("min<T: Comparable>(_ x: T, _ y: T, _ rest: T...) -> T") { run, a throws(Stop) in
        try extreme(a) { (new, best) throws(Stop) in try run.isLess(new, best, at: a.range) }
      },
      .function("max<T: Comparable>(_ x: T, _ y: T, _ rest: T...) -> T") { run, a throws(Stop) in
        try extreme(a) { (new, best) throws(Stop) in try !run.isLess(new, best, at: a.range) }
      },
      .function("abs<T: Numeric>(_ value: T) -> T") { _, a throws(Stop) in
        guard let value = a.int(0) else { return .double((a.double(0) ?? 0).magnitude) }
        if value == .min {
          throw Stop(
            .runtime, "arithmetic operation '0 - \(value)' (on type 'Int') results in an overflow", at: a.range)
        }
        return .int(Swift.abs(value))
      },
      .function("sqrt(_ value: CGFloat) -> CGFloat") { _, a in .double((a.double(0) ?? 0).squareRoot()) },
      .function("pow(_ base: CGFloat, _ exponent: CGFloat) -> CGFloat") { _, a in
        .double(Glibc.pow(a.double(0) ?? 0, a.double(1) ?? 0))
      },
      .function("floor(_ value: CGFloat) -> CGFloat") { _, a in .double((a.double(0) ?? 0).rounded(.down)) },
      .function("ceil(_ value: CGFloat) -> CGFloat") { _, a in .double((a.double(0) ?? 0).rounded(.up)) },
      .function("round(_ value: CGFloat) -> CGFloat") { _, a in .double((a.double(0) ?? 0).rounded()) },
      .function("sin(_ value: CGFloat) -> CGFloat") { _, a in .double(Glibc.sin(a.double(0) ?? 0)) },
      .function("cos(_ value: CGFloat) -> CGFloat") { _, a in .double(Glibc.cos(a.double(0) ?? 0)) },
      .function("print(_ items: Any...)") { _, _ in .void }.ignored,
    ]
    + ["fatalError", "preconditionFailure"].map { name in
      .function("\(name)(_ message: String = \"\") -> Never") { _, a throws(Stop) in
        throw Stop(.runtime, "Fatal error\(a.string(0).map { ": \($0)" } ?? "")", at: a.range)
      }
    } + [
      .member("String", "init(_ value: Int)") { _, a in .string(a[0]?.text ?? "") },
      .member("String", "init(_ value: Double)") { _, a in .string(a[0]?.text ?? "") },
      .member("String", "init(_ value: String)") { _, a in .string(a[0]?.text ?? "") },
      .member("String", "init(repeating text: String, count: Int)") { run, a throws(Stop) in
        let count = a.int(1) ?? 0
        if count < 0 { throw Stop(.runtime, "Fatal error: Negative count not allowed", at: a.range) }
        let text = a.string(0) ?? ""
        if count > Run.Budget.textLength || text.utf8.count * count > Run.Budget.textLength {
          throw Stop(.limit, LimitMessage.textLength(most: Run.Budget.textLength), at: a.range)
        }
        return .string(try run.checked(String(repeating: text, count: count), at: a.range))
      },
      .member("UUID", "init()") { _, a in .string("uuid-\(a.range?.lower ?? 0)") },
    ] + floatingPoint("CGFloat") + floatingPoint("Double")
    + roundingRules.map {
      .constant("FloatingPointRoundingRule", $0.name, "FloatingPointRoundingRule", .token($0.name))
    }

  /// What `Double` and `CGFloat` have in common.
  static func floatingPoint(_ type: String) -> [NativeDeclaration] {
    [
      .constant(type, "infinity", type, .double(.infinity)), .constant(type, "zero", type, .double(0)),
      .constant(type, "pi", type, .double(.pi)),
      .constant(type, "greatestFiniteMagnitude", type, .double(.greatestFiniteMagnitude)),
      .constant(type, "nan", type, .double(.nan)),
      .member(type, "func rounded(_ rule: FloatingPointRoundingRule) -> \(type)") { _, a in
        .double((a.double(0) ?? 0).rounded(rule(named: a.token(1))))
      },
      .member(type, "func rounded() -> \(type)") { _, a in .double((a.double(0) ?? 0).rounded()) },
      .member(type, "var magnitude: \(type)") { _, a in .double((a.double(0) ?? 0).magnitude) },
      .member(type, "func squareRoot() -> \(type)") { _, a in .double((a.double(0) ?? 0).squareRoot()) },
      .member(type, "func truncatingRemainder(dividingBy other: \(type)) -> \(type)") { _, a in
        .double((a.double(0) ?? 0).truncatingRemainder(dividingBy: a.double(1) ?? 0))
      },
    ]
  }

  private static let roundingRules: [(name: String, rule: FloatingPointRoundingRule)] = [
    ("up", .up), ("down", .down), ("towardZero", .towardZero), ("awayFromZero", .awayFromZero),
    ("toNearestOrAwayFromZero", .toNearestOrAwayFromZero), ("toNearestOrEven", .toNearestOrEven),
  ]

  static func rule(named name: String?) -> FloatingPointRoundingRule {
    roundingRules.first { $0.name == name }?.rule ?? .toNearestOrAwayFromZero
  }

  static func whole(_ arguments: Arguments) throws(Stop) -> Int {
    let value = arguments.double(0) ?? 0
    guard let whole = Int(exactly: value.rounded(.towardZero)) else {
      throw Stop(
        .runtime,
        "Fatal error: Double value cannot be converted to Int because it is either infinite or NaN, or too large",
        at: arguments.range)
    }
    return whole
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
