import Diagnostics
import Glibc
import LayoutProgram

extension Natives {
  /// C's math functions, in double and single precision.
  static let calculations: [Native] =
    ofOne.flatMap { calculation -> [Native] in
      [
        .native("\(calculation.name)(_: CGFloat)") { (value: Double) in .double(calculation.ofDouble(value)) },
        .native("\(calculation.name)(_: Float)") { (value: Double) in
          .number(Number(calculation.ofFloat(Float(value))))
        },
      ]
    }
    + ofTwo.flatMap { calculation -> [Native] in
      [
        .native("\(calculation.name)(_: CGFloat, _: CGFloat)") { (x: Double, y: Double) in
          .double(calculation.ofDouble(x, y))
        },
        .native("\(calculation.name)(_: Float, _: Float)") { (x: Double, y: Double) in
          .number(Number(calculation.ofFloat(Float(x), Float(y))))
        },
      ]
    }
    // These also accept a generic floating-point number: `round(x)` of a generic `V`.
    + ["sqrt", "floor", "ceil", "round", "trunc", "rint"].compactMap { name in
      ofOne.first { $0.name == name }.map { calculation in
        .native("\(name)(_: T)") { (call: Arguments) in
          guard case .number(let number)? = call[0], let float = number.float else {
            return .double(calculation.ofDouble(call.double(0) ?? 0))
          }
          return .number(Number(calculation.ofFloat(float)))
        }
      }
    }
    + [
      .native("sqrt(_: Double)") { (value: Double) in .double(value.squareRoot()) },
      .native("lround(_:)") { (value: Double) in .int(Int(exactly: value.rounded()) ?? .min) },
    ]

  private struct OfOne: Sendable {
    let name: String
    let ofDouble: @Sendable (Double) -> Double
    let ofFloat: @Sendable (Float) -> Float
    init(
      _ name: String, _ ofDouble: @escaping @Sendable (Double) -> Double,
      _ ofFloat: @escaping @Sendable (Float) -> Float
    ) {
      (self.name, self.ofDouble, self.ofFloat) = (name, ofDouble, ofFloat)
    }
  }

  private struct OfTwo: Sendable {
    let name: String
    let ofDouble: @Sendable (Double, Double) -> Double
    let ofFloat: @Sendable (Float, Float) -> Float
    init(
      _ name: String, _ ofDouble: @escaping @Sendable (Double, Double) -> Double,
      _ ofFloat: @escaping @Sendable (Float, Float) -> Float
    ) {
      (self.name, self.ofDouble, self.ofFloat) = (name, ofDouble, ofFloat)
    }
  }

  private static let ofOne: [OfOne] = [
    OfOne("sqrt", { $0.squareRoot() }, { $0.squareRoot() }),
    OfOne("floor", { $0.rounded(.down) }, { $0.rounded(.down) }),
    OfOne("ceil", { $0.rounded(.up) }, { $0.rounded(.up) }), OfOne("round", { $0.rounded() }, { $0.rounded() }),
    OfOne("trunc", { $0.rounded(.towardZero) }, { $0.rounded(.towardZero) }),
    OfOne("rint", { $0.rounded(.toNearestOrEven) }, { $0.rounded(.toNearestOrEven) }),
    OfOne("fabs", { $0.magnitude }, { $0.magnitude }), OfOne("sin", { Glibc.sin($0) }, { Glibc.sinf($0) }),
    OfOne("cos", { Glibc.cos($0) }, { Glibc.cosf($0) }), OfOne("tan", { Glibc.tan($0) }, { Glibc.tanf($0) }),
    OfOne("asin", { Glibc.asin($0) }, { Glibc.asinf($0) }), OfOne("acos", { Glibc.acos($0) }, { Glibc.acosf($0) }),
    OfOne("atan", { Glibc.atan($0) }, { Glibc.atanf($0) }), OfOne("exp", { Glibc.exp($0) }, { Glibc.expf($0) }),
    OfOne("log", { Glibc.log($0) }, { Glibc.logf($0) }), OfOne("log2", { Glibc.log2($0) }, { Glibc.log2f($0) }),
    OfOne("log10", { Glibc.log10($0) }, { Glibc.log10f($0) }), OfOne("cbrt", { Glibc.cbrt($0) }, { Glibc.cbrtf($0) }),
  ]

  private static let ofTwo: [OfTwo] = [
    OfTwo("pow", { Glibc.pow($0, $1) }, { Glibc.powf($0, $1) }),
    OfTwo("hypot", { Glibc.hypot($0, $1) }, { Glibc.hypotf($0, $1) }),
    OfTwo("atan2", { Glibc.atan2($0, $1) }, { Glibc.atan2f($0, $1) }),
    OfTwo("fmod", { Glibc.fmod($0, $1) }, { Glibc.fmodf($0, $1) }),
    OfTwo("remainder", { Glibc.remainder($0, $1) }, { Glibc.remainderf($0, $1) }),
    OfTwo("fmax", { Glibc.fmax($0, $1) }, { Glibc.fmaxf($0, $1) }),
    OfTwo("fmin", { Glibc.fmin($0, $1) }, { Glibc.fminf($0, $1) }),
  ]
}
