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
public func exp(_ value: CGFloat) -> CGFloat { native() }
public func exp(_ value: Float) -> Float { native() }
public func log(_ value: CGFloat) -> CGFloat { native() }
public func log(_ value: Float) -> Float { native() }
public func log2(_ value: CGFloat) -> CGFloat { native() }
public func log2(_ value: Float) -> Float { native() }
public func log10(_ value: CGFloat) -> CGFloat { native() }
public func log10(_ value: Float) -> Float { native() }
public func cbrt(_ value: CGFloat) -> CGFloat { native() }
public func cbrt(_ value: Float) -> Float { native() }
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
public func sqrt<T: FloatingPoint>(_ value: T) -> T { native() }
public func floor<T: FloatingPoint>(_ value: T) -> T { native() }
public func ceil<T: FloatingPoint>(_ value: T) -> T { native() }
public func round<T: FloatingPoint>(_ value: T) -> T { native() }
public func trunc<T: FloatingPoint>(_ value: T) -> T { native() }
public func rint<T: FloatingPoint>(_ value: T) -> T { native() }
public func sqrt(_ value: Double) -> Double { native() }
public func lround(_ value: Double) -> Int { native() }
