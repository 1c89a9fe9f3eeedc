// How the course reads what SwiftUI declares with generic parameters that the checker here does not know.
extension Text {
  public init(_ content: String) { native() }
  public init(_ content: Substring) { native() }
}

/// The checker reads `SIMD2<Float>` as an array of numbers.
extension Array where Element == Float {
  public init(_ v0: Float, _ v1: Float) { native() }
  public init(x: Float, y: Float) { native() }
}

extension View {
  public func modifier(_ modifier: some ViewModifier) -> some View { native() }
}

extension ViewModifier {
  public func concat(_ modifier: some ViewModifier) -> some ViewModifier { native() }
}

extension StateObject {
  public init(wrappedValue value: ObjectType) { native() }
}
