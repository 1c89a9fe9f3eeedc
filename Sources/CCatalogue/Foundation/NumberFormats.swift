@approximated("As an English reader sees it.") public struct IntegerFormatStyle {
  public static func currency(code: String) -> IntegerFormatStyle { native() }
  public static var number: IntegerFormatStyle { native() }
  public static var percent: IntegerFormatStyle { native() }
  public func precision(_ precision: NumberFormatPrecision) -> IntegerFormatStyle { native() }
}

@approximated("As an English reader sees it.") public struct FloatingPointFormatStyle {
  public static func currency(code: String) -> FloatingPointFormatStyle { native() }
  public static var number: FloatingPointFormatStyle { native() }
  public static var percent: FloatingPointFormatStyle { native() }
  public func precision(_ precision: NumberFormatPrecision) -> FloatingPointFormatStyle { native() }
}

public struct NumberFormatPrecision {
  public static func fractionLength(_ length: Int) -> NumberFormatPrecision { native() }
  public static func fractionLength(_ lengths: some RangeExpression<Int>) -> NumberFormatPrecision { native() }
}

extension Text {
  public init(_ value: Int, format: IntegerFormatStyle) { native() }
  public init(_ value: Double, format: FloatingPointFormatStyle) { native() }
  public init(_ value: Float, format: FloatingPointFormatStyle) { native() }
}

extension TextField {
  public init(_ title: String, value: Binding<Int>, format: IntegerFormatStyle, prompt: Text? = nil) { native() }
  public init(_ title: String, value: Binding<Double>, format: FloatingPointFormatStyle, prompt: Text? = nil) {
    native()
  }
}

extension Int {
  public func formatted() -> String { native() }
  public func formatted(_ format: IntegerFormatStyle) -> String { native() }
}

extension Double {
  public func formatted() -> String { native() }
  public func formatted(_ format: FloatingPointFormatStyle) -> String { native() }
}

extension CGFloat {
  public func formatted() -> String { native() }
  public func formatted(_ format: FloatingPointFormatStyle) -> String { native() }
}

extension Float {
  public func formatted() -> String { native() }
  public func formatted(_ format: FloatingPointFormatStyle) -> String { native() }
}
