import Diagnostics
import Glibc

extension Vocabulary {
  /// What `Double`, `CGFloat` and `Float` can do; each answers in its own precision.
  static let fractions: [NativeDeclaration] =
    [
      .type("protocol FloatingPoint: SignedNumeric, Comparable, Hashable"),
      .type("protocol BinaryFloatingPoint: FloatingPoint, CustomStringConvertible"),
      .type("struct FloatingPointSign: Hashable"), .type("struct FloatingPointClassification: Hashable"),
      .constant("FloatingPointSign", "plus", "FloatingPointSign", .token("plus")),
      .constant("FloatingPointSign", "minus", "FloatingPointSign", .token("minus")),

      .member("FloatingPoint", "var sign: FloatingPointSign") { (floatingPoint: Double) in
        .token(floatingPoint.sign == .plus ? "plus" : "minus")
      },
      .member("FloatingPoint", "var floatingPointClass: FloatingPointClassification") { (call: Arguments) in
        .token(
          precise(call, { String(describing: $0.floatingPointClass) }, { String(describing: $0.floatingPointClass) }))
      },
      .member("BinaryFloatingPoint", "var description: String") { (binaryFloatingPoint: Value?) in
        .string(binaryFloatingPoint?.text ?? "")
      },
      .member("FloatingPoint", "var exponent: Int") { (value: Double) throws(Stop) in
        if value.isFinite, value != 0 { return .int(Int(value.exponent)) }
        return .int(value == 0 ? .min : .max)
      },
      .member("FloatingPoint", "func rounded(_ rule: FloatingPointRoundingRule) -> Self") {
        (call: Arguments, _: Value?, ruleArgument: NativeCase?) in
        fraction(call) { $0.rounded(rule(named: ruleArgument?.name)) }
      },
      .member("FloatingPoint", "mutating func round(_ rule: FloatingPointRoundingRule)") {
        (call: Arguments, _: Value?, ruleArgument: NativeCase?) in
        fraction(call) { $0.rounded(rule(named: ruleArgument?.name)) }
      },
      .member("FloatingPoint", "func advanced(by distance: Self) -> Self") { (call: Arguments) in
        combined(call) { $0 + $1 }
      },
      .member("FloatingPoint", "func distance(to other: Self) -> Self") { (call: Arguments) in
        combined(call) { $1 - $0 }
      },
      .member("FloatingPoint", "func remainder(dividingBy other: Self) -> Self") { (call: Arguments) in
        combined(call) { $0.remainder(dividingBy: $1) }
      },
      .member("FloatingPoint", "mutating func formRemainder(dividingBy other: Self)") { (call: Arguments) in
        combined(call) { $0.remainder(dividingBy: $1) }
      },
      .member("FloatingPoint", "func truncatingRemainder(dividingBy other: Self) -> Self") { (call: Arguments) in
        combined(call) { $0.truncatingRemainder(dividingBy: $1) }
      },
      .member("FloatingPoint", "mutating func formTruncatingRemainder(dividingBy other: Self)") { (call: Arguments) in
        combined(call) { $0.truncatingRemainder(dividingBy: $1) }
      },
      .member("FloatingPoint", "mutating func formSquareRoot()") { (call: Arguments) in
        fraction(call) { $0.squareRoot() }
      },
      .member("FloatingPoint", "func addingProduct(_ a: Self, _ b: Self) -> Self", withProduct),
      .member("FloatingPoint", "mutating func addProduct(_ a: Self, _ b: Self)", withProduct),
      .member("FloatingPoint", "func isEqual(to other: Self) -> Bool") { (floatingPoint: Double?, other: Double?) in
        .bool(floatingPoint == other)
      },
      .member("FloatingPoint", "func isLess(than other: Self) -> Bool") { (floatingPoint: Double, other: Double) in
        .bool(floatingPoint < other)
      },
      .member("FloatingPoint", "func isLessThanOrEqualTo(_ other: Self) -> Bool") {
        (floatingPoint: Double, other: Double) in
        .bool(floatingPoint <= other)
      },
    ]
    + tests.map { name, test in
      .member("FloatingPoint", "var \(name): Bool") { (call: Arguments) in
        .bool(precise(call, test, { test(Double($0)) }))
      }
    }
    + [("isNormal", true), ("isSubnormal", false)].map { name, isNormal in
      .member("FloatingPoint", "var \(name): Bool") { (call: Arguments) in
        .bool(
          precise(call, { isNormal ? $0.isNormal : $0.isSubnormal }, { isNormal ? $0.isNormal : $0.isSubnormal }))
      }
    }
    + changes.flatMap { change -> [NativeDeclaration] in
      [
        .member("FloatingPoint", change.name) { (call: Arguments) in
          if case .number(let number)? = call[0], let float = number.float {
            return .number(Number(change.ofFloat(float)))
          }
          return .double(change.ofDouble(call.double(0) ?? 0))
        }
      ]
    } + [NumberType.double, .cgFloat, .float].flatMap(constants)

  private struct Change: Sendable {
    let name: String
    let ofDouble: @Sendable (Double) -> Double
    let ofFloat: @Sendable (Float) -> Float
  }

  /// What one number makes of itself.
  private static let changes: [Change] = [
    Change(name: "func rounded() -> Self", ofDouble: { $0.rounded() }, ofFloat: { $0.rounded() }),
    Change(name: "mutating func round()", ofDouble: { $0.rounded() }, ofFloat: { $0.rounded() }),
    Change(name: "func squareRoot() -> Self", ofDouble: { $0.squareRoot() }, ofFloat: { $0.squareRoot() }),
    Change(name: "var magnitude: Self", ofDouble: { $0.magnitude }, ofFloat: { $0.magnitude }),
    Change(name: "var nextUp: Self", ofDouble: { $0.nextUp }, ofFloat: { $0.nextUp }),
    Change(name: "var nextDown: Self", ofDouble: { $0.nextDown }, ofFloat: { $0.nextDown }),
    Change(name: "var ulp: Self", ofDouble: { $0.ulp }, ofFloat: { $0.ulp }),
    Change(name: "var significand: Self", ofDouble: { $0.significand }, ofFloat: { $0.significand }),
    Change(name: "var binade: Self", ofDouble: { $0.binade }, ofFloat: { $0.binade }),
  ]

  private static let tests: [(String, @Sendable (Double) -> Bool)] = [
    ("isNaN", { $0.isNaN }), ("isFinite", { $0.isFinite }), ("isInfinite", { $0.isInfinite }),
    ("isZero", { $0.isZero }), ("isSignalingNaN", { $0.isSignalingNaN }), ("isCanonical", { $0.isCanonical }),
  ]

  private static func precise<Answer>(
    _ arguments: Arguments, _ ofDouble: (Double) -> Answer, _ ofFloat: (Float) -> Answer
  ) -> Answer {
    if case .number(let number)? = arguments[0], let float = number.float { return ofFloat(float) }
    return ofDouble(arguments.double(0) ?? 0)
  }

  /// In double precision: what is rounded twice this way is the same as rounded once.
  private static func fraction(_ arguments: Arguments, _ change: (Double) -> Double) -> Value {
    .fraction(change(arguments.double(0) ?? 0), as: arguments.fractionType)
  }

  private static func combined(_ arguments: Arguments, _ combine: (Double, Double) -> Double) -> Value {
    .fraction(combine(arguments.double(0) ?? 0, arguments.double(1) ?? 0), as: arguments.fractionType)
  }

  private static let withProduct: NativeFunction.Body = { _, a in
    if a.fractionType == .float {
      return .number(
        Number(Float(a.double(0) ?? 0).addingProduct(Float(a.double(1) ?? 0), Float(a.double(2) ?? 0))))
    }
    return .double((a.double(0) ?? 0).addingProduct(a.double(1) ?? 0, a.double(2) ?? 0))
  }

  /// What belongs to the type itself.
  private static func constants(_ type: NumberType) -> [NativeDeclaration] {
    let name = type.rawValue
    let isFloat = type == .float
    let values: [(String, Double, Float)] = [
      ("infinity", .infinity, .infinity), ("zero", 0, 0), ("pi", .pi, .pi), ("nan", .nan, .nan),
      ("greatestFiniteMagnitude", .greatestFiniteMagnitude, .greatestFiniteMagnitude),
      ("leastNonzeroMagnitude", .leastNonzeroMagnitude, .leastNonzeroMagnitude),
      ("leastNormalMagnitude", .leastNormalMagnitude, .leastNormalMagnitude), ("ulpOfOne", .ulpOfOne, .ulpOfOne),
    ]
    let bits = isFloat ? "UInt32" : "UInt64"
    return values.map { constant, double, float in
      .constant(name, constant, name, isFloat ? .number(Number(float)) : .double(double))
    } + [
      .constant(name, "significandBitCount", "Int", .int(isFloat ? 23 : 52)),
      .constant(name, "exponentBitCount", "Int", .int(isFloat ? 8 : 11)), .constant(name, "radix", "Int", .int(2)),
      .member(name, "init()") { .fraction(0, as: type) },
      .member(name, "init(_ value: Int)") { (value: Value?) in (value ?? .int(0)).number(as: type) },
      .member(name, "init(_ value: Double)") { (value: Value?) in (value ?? .int(0)).number(as: type) },
      .member(name, "init(_ value: Float)") { (value: Value?) in (value ?? .int(0)).number(as: type) },
      .member(name, "init(_ value: BinaryInteger)") { (value: Value?) in (value ?? .int(0)).number(as: type) },
      .member(name, "init(exactly value: Int) -> \(name)?") { (call: Arguments) in exactFraction(call, as: type) },
      .member(name, "init(exactly value: Double) -> \(name)?") { (call: Arguments) in exactFraction(call, as: type) },
      .member(name, "init(truncating value: Double)") { (value: Double) in .fraction(value, as: type) },
      .member(name, "init(sign: FloatingPointSign, exponent: Int, significand: \(name))") {
        (sign: NativeCase?, exponent: Int, significand: Double) in
        let exponent = min(max(exponent, -5000), 5000)
        let value = Double(
          sign: sign?.name == "minus" ? .minus : .plus, exponent: exponent, significand: significand)
        return .fraction(value, as: type)
      },
      .member(name, "init(bitPattern: \(bits))") { (bitPattern: Int128) in
        let bits = UInt64(truncatingIfNeeded: bitPattern)
        return isFloat
          ? .number(Number(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))) : .double(Double(bitPattern: bits))
      },
      .member(name, "var bitPattern: \(bits)") { (call: Arguments) in
        .whole(
          precise(call, { Int128($0.bitPattern) }, { Int128($0.bitPattern) }), as: isFloat ? .uint32 : .uint64)
      },
      .member(name, "static func minimum(_ x: \(name), _ y: \(name)) -> \(name)") { (call: Arguments) in
        combined(call) { Double.minimum($0, $1) }
      },
      .member(name, "static func maximum(_ x: \(name), _ y: \(name)) -> \(name)") { (call: Arguments) in
        combined(call) { Double.maximum($0, $1) }
      },
      .member(name, "static func random(in range: Range<\(name)>) -> \(name)") {
        (run: Run, call: Arguments, range: Value?) throws(Stop) in
        .fraction(try run.randomFraction(in: range, at: call.range), as: type)
      },
      .member(name, "static func random(in range: ClosedRange<\(name)>) -> \(name)") {
        (run: Run, call: Arguments, range: Value?) throws(Stop) in
        .fraction(try run.randomFraction(in: range, at: call.range), as: type)
      },
    ]
  }

  private static func exactFraction(_ arguments: Arguments, as type: NumberType) -> Value {
    let made = (arguments[0] ?? .int(0)).number(as: type)
    if let whole = arguments.whole(0) { return Int128(exactly: made.number) == whole ? .some(made) : .none }
    return made.number == arguments.double(0) ? .some(made) : .none
  }
}

extension Arguments {
  /// That of the first argument, for numbers with a fraction.
  var fractionType: NumberType { self[0]?.numberType == .float ? .float : .double }
}
