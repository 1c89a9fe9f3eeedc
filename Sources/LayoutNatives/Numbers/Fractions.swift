import Diagnostics
import Glibc
import LayoutProgram

extension Natives {
  /// Members of `Double`, `CGFloat` and `Float`, each computed in its own precision.
  static let fractions: [Native] =
    [

      .native("FloatingPoint.sign") { (floatingPoint: Double) in
        .token(floatingPoint.sign == .plus ? "plus" : "minus")
      },
      .native("FloatingPoint.floatingPointClass") { (call: Arguments) in
        .token(
          precise(call, { String(describing: $0.floatingPointClass) }, { String(describing: $0.floatingPointClass) }))
      },
      .native("BinaryFloatingPoint.description") { (binaryFloatingPoint: Value?) in
        .string(binaryFloatingPoint?.text ?? "")
      },
      .native("FloatingPoint.exponent") { (value: Double) throws(Stop) in
        if value.isFinite, value != 0 { return .int(Int(value.exponent)) }
        return .int(value == 0 ? .min : .max)
      },
      .native("FloatingPoint.rounded(_:)") { (call: Arguments, _: Value?, ruleArgument: NativeCase?) in
        fraction(call) { $0.rounded(rule(named: ruleArgument?.name)) }
      },
      .native("FloatingPoint.advanced(by:)") { (call: Arguments) in combined(call) { $0 + $1 } },
      .native("FloatingPoint.distance(to:)") { (call: Arguments) in combined(call) { $1 - $0 } },
      .native("FloatingPoint.remainder(dividingBy:)") { (call: Arguments) in
        combined(call) { $0.remainder(dividingBy: $1) }
      },
      .native("FloatingPoint.truncatingRemainder(dividingBy:)") { (call: Arguments) in
        combined(call) { $0.truncatingRemainder(dividingBy: $1) }
      },
      .native("FloatingPoint.addingProduct(_:_:)", withProduct),
      .native("FloatingPoint.isEqual(to:)") { (floatingPoint: Double?, other: Double?) in
        .bool(floatingPoint == other)
      },
      .native("FloatingPoint.isLess(than:)") { (floatingPoint: Double, other: Double) in .bool(floatingPoint < other) },
      .native("FloatingPoint.isLessThanOrEqualTo(_:)") { (floatingPoint: Double, other: Double) in
        .bool(floatingPoint <= other)
      },
    ]
    + tests.map { name, test in
      .native("FloatingPoint.\(name)") { (call: Arguments) in .bool(precise(call, test, { test(Double($0)) })) }
    }
    + [("isNormal", true), ("isSubnormal", false)].map { name, isNormal in
      .native("FloatingPoint.\(name)") { (call: Arguments) in
        .bool(
          precise(call, { isNormal ? $0.isNormal : $0.isSubnormal }, { isNormal ? $0.isNormal : $0.isSubnormal }))
      }
    }
    + changes.flatMap { change -> [Native] in
      [
        .native("FloatingPoint.\(change.name)") { (call: Arguments) in
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

  /// Functions of a single number.
  private static let changes: [Change] = [
    Change(name: "rounded()", ofDouble: { $0.rounded() }, ofFloat: { $0.rounded() }),
    Change(name: "round()", ofDouble: { $0.rounded() }, ofFloat: { $0.rounded() }),
    Change(name: "squareRoot()", ofDouble: { $0.squareRoot() }, ofFloat: { $0.squareRoot() }),
    Change(name: "magnitude", ofDouble: { $0.magnitude }, ofFloat: { $0.magnitude }),
    Change(name: "nextUp", ofDouble: { $0.nextUp }, ofFloat: { $0.nextUp }),
    Change(name: "nextDown", ofDouble: { $0.nextDown }, ofFloat: { $0.nextDown }),
    Change(name: "ulp", ofDouble: { $0.ulp }, ofFloat: { $0.ulp }),
    Change(name: "significand", ofDouble: { $0.significand }, ofFloat: { $0.significand }),
    Change(name: "binade", ofDouble: { $0.binade }, ofFloat: { $0.binade }),
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

  /// Computes in double precision: for these operations, rounding twice equals rounding once.
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

  /// Static members of a type.
  private static func constants(_ type: NumberType) -> [Native] {
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
      .constant("\(name).\(constant)", isFloat ? .number(Number(float)) : .double(double))
    } + [
      .constant("\(name).significandBitCount", .int(isFloat ? 23 : 52)),
      .constant("\(name).exponentBitCount", .int(isFloat ? 8 : 11)), .constant("\(name).radix", .int(2)),
      .native("\(name).init()") { .fraction(0, as: type) },
      .native("\(name).init(_: Int)") { (value: Value?) in (value ?? .int(0)).number(as: type) },
      .native("\(name).init(_: Double)") { (value: Value?) in (value ?? .int(0)).number(as: type) },
      .native("\(name).init(_: Float)") { (value: Value?) in (value ?? .int(0)).number(as: type) },
      .native("\(name).init(_: some BinaryInteger)") { (value: Value?) in (value ?? .int(0)).number(as: type) },
      .native("\(name).init(exactly: Int)") { (call: Arguments) in exactFraction(call, as: type) },
      .native("\(name).init(exactly: Double)") { (call: Arguments) in exactFraction(call, as: type) },
      .native("\(name).init(truncating: Double)") { (value: Double) in .fraction(value, as: type) },
      .native("\(name).init(sign: FloatingPointSign, exponent: Int, significand: \(name))") {
        (sign: NativeCase?, exponent: Int, significand: Double) in
        let exponent = min(max(exponent, -5000), 5000)
        let value = Double(
          sign: sign?.name == "minus" ? .minus : .plus, exponent: exponent, significand: significand)
        return .fraction(value, as: type)
      },
      .native("\(name).init(bitPattern: \(bits))") { (bitPattern: Int128) in
        let bits = UInt64(truncatingIfNeeded: bitPattern)
        return isFloat
          ? .number(Number(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))) : .double(Double(bitPattern: bits))
      },
      .native("\(name).bitPattern") { (call: Arguments) in
        .whole(
          precise(call, { Int128($0.bitPattern) }, { Int128($0.bitPattern) }), as: isFloat ? .uint32 : .uint64)
      },
      .native("\(name).minimum(_: \(name), _: \(name))") { (call: Arguments) in
        combined(call) { Double.minimum($0, $1) }
      },
      .native("\(name).maximum(_: \(name), _: \(name))") { (call: Arguments) in
        combined(call) { Double.maximum($0, $1) }
      },
      .native("\(name).random(in: Range<\(name)>)") { (run: Run, call: Arguments, range: Value?) throws(Stop) in
        .fraction(try run.randomFraction(in: range, at: call.range), as: type)
      },
      .native("\(name).random(in: ClosedRange<\(name)>)") { (run: Run, call: Arguments, range: Value?) throws(Stop) in
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
  /// The floating-point type of the first argument.
  var fractionType: NumberType { self[0]?.numberType == .float ? .float : .double }
}
