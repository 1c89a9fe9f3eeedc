public func sqrt(_ value: CGFloat) -> CGFloat { native() }
public func sqrt(_ value: Float) -> Float { native() }
public func floor(_ value: CGFloat) -> CGFloat { native() }
public func floor(_ value: Float) -> Float { native() }
public func ceil(_ value: CGFloat) -> CGFloat { native() }
public func ceil(_ value: Float) -> Float { native() }
public func round(_ value: CGFloat) -> CGFloat { native() }
public func round(_ value: Float) -> Float { native() }
public func trunc(_ value: CGFloat) -> CGFloat { native() }
public func trunc(_ value: Float) -> Float { native() }
public func rint(_ value: CGFloat) -> CGFloat { native() }
public func rint(_ value: Float) -> Float { native() }
public func nearbyint(_ value: CGFloat) -> CGFloat { native() }
public func nearbyint(_ value: Float) -> Float { native() }
public func fabs(_ value: CGFloat) -> CGFloat { native() }
public func fabs(_ value: Float) -> Float { native() }
public func sin(_ value: CGFloat) -> CGFloat { native() }
public func sin(_ value: Float) -> Float { native() }
public func cos(_ value: CGFloat) -> CGFloat { native() }
public func cos(_ value: Float) -> Float { native() }
public func tan(_ value: CGFloat) -> CGFloat { native() }
public func tan(_ value: Float) -> Float { native() }
public func asin(_ value: CGFloat) -> CGFloat { native() }
public func asin(_ value: Float) -> Float { native() }
public func acos(_ value: CGFloat) -> CGFloat { native() }
public func acos(_ value: Float) -> Float { native() }
public func atan(_ value: CGFloat) -> CGFloat { native() }
public func atan(_ value: Float) -> Float { native() }
public func sinh(_ value: CGFloat) -> CGFloat { native() }
public func sinh(_ value: Float) -> Float { native() }
public func cosh(_ value: CGFloat) -> CGFloat { native() }
public func cosh(_ value: Float) -> Float { native() }
public func tanh(_ value: CGFloat) -> CGFloat { native() }
public func tanh(_ value: Float) -> Float { native() }
public func asinh(_ value: CGFloat) -> CGFloat { native() }
public func asinh(_ value: Float) -> Float { native() }
public func acosh(_ value: CGFloat) -> CGFloat { native() }
public func acosh(_ value: Float) -> Float { native() }
public func atanh(_ value: CGFloat) -> CGFloat { native() }
public func atanh(_ value: Float) -> Float { native() }
public func exp(_ value: CGFloat) -> CGFloat { native() }
public func exp(_ value: Float) -> Float { native() }
public func exp2(_ value: CGFloat) -> CGFloat { native() }
public func exp2(_ value: Float) -> Float { native() }
public func expm1(_ value: CGFloat) -> CGFloat { native() }
public func expm1(_ value: Float) -> Float { native() }
public func log(_ value: CGFloat) -> CGFloat { native() }
public func log(_ value: Float) -> Float { native() }
public func log2(_ value: CGFloat) -> CGFloat { native() }
public func log2(_ value: Float) -> Float { native() }
public func log10(_ value: CGFloat) -> CGFloat { native() }
public func log10(_ value: Float) -> Float { native() }
public func log1p(_ value: CGFloat) -> CGFloat { native() }
public func log1p(_ value: Float) -> Float { native() }
public func logb(_ value: CGFloat) -> CGFloat { native() }
public func logb(_ value: Float) -> Float { native() }
public func cbrt(_ value: CGFloat) -> CGFloat { native() }
public func cbrt(_ value: Float) -> Float { native() }
public func erf(_ value: CGFloat) -> CGFloat { native() }
public func erf(_ value: Float) -> Float { native() }
public func erfc(_ value: CGFloat) -> CGFloat { native() }
public func erfc(_ value: Float) -> Float { native() }
public func tgamma(_ value: CGFloat) -> CGFloat { native() }
public func tgamma(_ value: Float) -> Float { native() }
public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat { native() }
public func pow(_ x: Float, _ y: Float) -> Float { native() }
public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat { native() }
public func hypot(_ x: Float, _ y: Float) -> Float { native() }
public func atan2(_ x: CGFloat, _ y: CGFloat) -> CGFloat { native() }
public func atan2(_ x: Float, _ y: Float) -> Float { native() }
public func fmod(_ x: CGFloat, _ y: CGFloat) -> CGFloat { native() }
public func fmod(_ x: Float, _ y: Float) -> Float { native() }
public func remainder(_ x: CGFloat, _ y: CGFloat) -> CGFloat { native() }
public func remainder(_ x: Float, _ y: Float) -> Float { native() }
public func fmax(_ x: CGFloat, _ y: CGFloat) -> CGFloat { native() }
public func fmax(_ x: Float, _ y: Float) -> Float { native() }
public func fmin(_ x: CGFloat, _ y: CGFloat) -> CGFloat { native() }
public func fmin(_ x: Float, _ y: Float) -> Float { native() }
public func fdim(_ x: CGFloat, _ y: CGFloat) -> CGFloat { native() }
public func fdim(_ x: Float, _ y: Float) -> Float { native() }
public func copysign(_ x: CGFloat, _ y: CGFloat) -> CGFloat { native() }
public func copysign(_ x: Float, _ y: Float) -> Float { native() }
public func sqrt<T: FloatingPoint>(_ value: T) -> T { native() }
public func floor<T: FloatingPoint>(_ value: T) -> T { native() }
public func ceil<T: FloatingPoint>(_ value: T) -> T { native() }
public func round<T: FloatingPoint>(_ value: T) -> T { native() }
public func trunc<T: FloatingPoint>(_ value: T) -> T { native() }
public func rint<T: FloatingPoint>(_ value: T) -> T { native() }
public func sqrt(_ value: Double) -> Double { native() }
public func lround(_ value: Double) -> Int { native() }
public func llround(_ value: Double) -> Int { native() }
public func lrint(_ value: Double) -> Int { native() }
public func ldexp(_ x: Double, _ exponent: Int) -> Double { native() }
public func scalbn(_ x: Double, _ exponent: Int) -> Double { native() }
public func ilogb(_ x: Double) -> Int { native() }
public func fma(_ x: Double, _ y: Double, _ z: Double) -> Double { native() }
public func modf(_ value: Double) -> (Double, Double) { native() }
public func frexp(_ value: Double) -> (Double, Int) { native() }
