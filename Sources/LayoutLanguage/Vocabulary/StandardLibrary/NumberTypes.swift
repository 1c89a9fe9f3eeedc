import Diagnostics
import Glibc

extension Vocabulary {
  /// More of what numbers can do.
  static let numbers: [NativeDeclaration] =
    [
      .type("protocol SignedNumeric: Numeric"), .type("protocol AdditiveArithmetic: Equatable"),
      .type("protocol BinaryInteger: SignedNumeric, AdditiveArithmetic, Comparable, Hashable"),
      .type("protocol FixedWidthInteger: BinaryInteger"),
      .type("protocol FloatingPoint: SignedNumeric, AdditiveArithmetic, Comparable, Hashable"),
      .type("protocol BinaryFloatingPoint: FloatingPoint"),
      .type("struct FloatingPointSign: Hashable"),

      .member("Int", "init(_ value: Float)") { _, a throws(Stop) in .int(try whole(a)) },
      .member("Int", "init(_ text: StringProtocol) -> Int?") { _, a in optional(Int(a.string(0) ?? "").map { .int($0) })
      },
      .member("Double", "init(_ text: StringProtocol) -> Double?") { _, a in
        optional(Double(a.string(0) ?? "").map { .double($0) })
      },
      .member("Float", "init(_ text: StringProtocol) -> Float?") { _, a in
        optional(Double(a.string(0) ?? "").map { .double($0) })
      },
      .member("Int", "init(exactly value: Double) -> Int?") { _, a in
        optional(a.double(0).flatMap { Int(exactly: $0) }.map { .int($0) })
      },
      .member("Int", "var magnitude: Int") { _, a throws(Stop) in
        let (value, overflow) = (a.int(0) ?? 0).multipliedReportingOverflow(by: (a.int(0) ?? 0) < 0 ? -1 : 1)
        if overflow { throw Stop(.runtime, "Not enough bits to represent the passed value", at: a.range) }
        return .int(value)
      },
      .member("Int", "func signum() -> Int") { _, a in .int((a.int(0) ?? 0).signum()) },
      .member("Int", "func quotientAndRemainder(dividingBy other: Int) -> (quotient: Int, remainder: Int)") {
        _, a throws(Stop) in
        let (value, other) = (a.int(0) ?? 0, a.int(1) ?? 0)
        if other == 0 { throw Stop(.runtime, "Division by zero", at: a.range) }
        let (quotient, overflow) = value.dividedReportingOverflow(by: other)
        if overflow { throw Stop(.runtime, "Division results in overflow", at: a.range) }
        let remainder = value.remainderReportingOverflow(dividingBy: other).partialValue
        return .tuple([.int(quotient), .int(remainder)], labels: .quotientRemainder)
      },
      .member("Int", "mutating func negate()") { _, a throws(Stop) in
        let (value, overflow) = (0).subtractingReportingOverflow(a.int(0) ?? 0)
        if overflow { throw Stop(.runtime, "Overflow in negate", at: a.range) }
        return .int(value)
      },
      .member("Int", "func advanced(by distance: Int) -> Int") { _, a throws(Stop) in
        let (value, overflow) = (a.int(0) ?? 0).addingReportingOverflow(a.int(1) ?? 0)
        if overflow { throw Stop(.runtime, "Overflow in advanced(by:)", at: a.range) }
        return .int(value)
      },
      .member("Int", "func distance(to other: Int) -> Int") { _, a throws(Stop) in
        let (value, overflow) = (a.int(1) ?? 0).subtractingReportingOverflow(a.int(0) ?? 0)
        if overflow { throw Stop(.runtime, "Overflow in distance(to:)", at: a.range) }
        return .int(value)
      },
      .member("Int", "static func random(in range: Range<Int>) -> Int") { _, a throws(Stop) in throw random(a) },
      .member("Int", "static func random(in range: ClosedRange<Int>) -> Int") { _, a throws(Stop) in throw random(a) },
      .member("Bool", "static func random() -> Bool") { _, a throws(Stop) in throw random(a) },

      .function("sqrt(_ value: Double) -> Double") { _, a in .double((a.double(0) ?? 0).squareRoot()) },
      .function("hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat") { _, a in
        .double(Glibc.hypot(a.double(0) ?? 0, a.double(1) ?? 0))
      },
      .function("atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat") { _, a in
        .double(Glibc.atan2(a.double(0) ?? 0, a.double(1) ?? 0))
      },
      .function("fmod(_ x: CGFloat, _ y: CGFloat) -> CGFloat") { _, a in
        .double(Glibc.fmod(a.double(0) ?? 0, a.double(1) ?? 0))
      },
      .function("debugPrint(_ items: Any...)") { _, _ in .void }.ignored,
      .function("dump<T>(_ value: T) -> T") { _, a in a[0] ?? .void }.ignored,
      .function("precondition(_ condition: Bool, _ message: String = \"\")") { _, a throws(Stop) in
        try require(a, "Precondition failed")
      },
      .function("assert(_ condition: Bool, _ message: String = \"\")") { _, a throws(Stop) in
        try require(a, "Assertion failed")
      },
      .function("assertionFailure(_ message: String = \"\")") { _, a throws(Stop) in
        throw Stop(.runtime, "Fatal error\(a.string(0).map { ": \($0)" } ?? "")", at: a.range)
      },
    ]
    + calculations.flatMap { name, calculation in
      ["CGFloat"].map { type in
        NativeDeclaration.function("\(name)(_ value: \(type)) -> \(type)") { _, a in
          .double(calculation(a.double(0) ?? 0))
        }
      }
    } + ["CGFloat", "Double", "Float"].flatMap(moreOfFloatingPoint) + floatingPoint("Float")
    + [
      .constant("FloatingPointSign", "plus", "FloatingPointSign", .token("plus")),
      .constant("FloatingPointSign", "minus", "FloatingPointSign", .token("minus")),
    ]

  private static let calculations: [(String, @Sendable (Double) -> Double)] = [
    ("tan", { Glibc.tan($0) }), ("asin", { Glibc.asin($0) }), ("acos", { Glibc.acos($0) }),
    ("atan", { Glibc.atan($0) }), ("exp", { Glibc.exp($0) }), ("log", { Glibc.log($0) }),
    ("log2", { Glibc.log2($0) }), ("log10", { Glibc.log10($0) }), ("trunc", { Glibc.trunc($0) }),
    ("cbrt", { Glibc.cbrt($0) }), ("fabs", { $0.magnitude }),
  ]

  private static func moreOfFloatingPoint(_ type: String) -> [NativeDeclaration] {
    [
      .constant(type, "leastNonzeroMagnitude", type, .double(.leastNonzeroMagnitude)),
      .constant(type, "ulpOfOne", type, .double(.ulpOfOne)),
      .member(type, "var isNaN: Bool") { _, a in .bool((a.double(0) ?? 0).isNaN) },
      .member(type, "var isFinite: Bool") { _, a in .bool((a.double(0) ?? 0).isFinite) },
      .member(type, "var isInfinite: Bool") { _, a in .bool((a.double(0) ?? 0).isInfinite) },
      .member(type, "var isZero: Bool") { _, a in .bool((a.double(0) ?? 0).isZero) },
      .member(type, "var sign: FloatingPointSign") { _, a in
        .token((a.double(0) ?? 0).sign == .plus ? "plus" : "minus")
      },
      .member(type, "var description: String") { _, a in .string(a[0]?.text ?? "") },
      .member(type, "func remainder(dividingBy other: \(type)) -> \(type)") { _, a in
        .double((a.double(0) ?? 0).remainder(dividingBy: a.double(1) ?? 0))
      },
      .member(type, "mutating func round()") { _, a in .double((a.double(0) ?? 0).rounded()) },
      .member(type, "mutating func negate()") { _, a in .double(-(a.double(0) ?? 0)) },
      .member(type, "mutating func round(_ rule: FloatingPointRoundingRule)") { _, a in
        .double((a.double(0) ?? 0).rounded(rule(named: a.token(1))))
      },
      .member(type, "static func minimum(_ x: \(type), _ y: \(type)) -> \(type)") { _, a in
        .double(Double.minimum(a.double(0) ?? 0, a.double(1) ?? 0))
      },
      .member(type, "static func maximum(_ x: \(type), _ y: \(type)) -> \(type)") { _, a in
        .double(Double.maximum(a.double(0) ?? 0, a.double(1) ?? 0))
      },
      .member(type, "func advanced(by distance: \(type)) -> \(type)") { _, a in
        .double((a.double(0) ?? 0) + (a.double(1) ?? 0))
      },
      .member(type, "static func random(in range: Range<\(type)>) -> \(type)") { _, a throws(Stop) in throw random(a) },
      .member(type, "static func random(in range: ClosedRange<\(type)>) -> \(type)") { _, a throws(Stop) in
        throw random(a)
      },
    ]
  }

  private static func require(_ arguments: Arguments, _ what: String) throws(Stop) -> Value {
    if arguments.bool(0) == true { return .void }
    let message = arguments.string(1).map { ": \($0)" } ?? ""
    throw Stop(.runtime, "Fatal error: \(what)\(message)", at: arguments.range)
  }
}
