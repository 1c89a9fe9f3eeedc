// How the course reads what SwiftUI declares with generic parameters that the checker here does not know.
extension LabeledContent {
  public init(_ title: String, value: String) { native() }
  public init(_ title: String, value: Double, format: FloatingPointFormatStyle) { native() }
  public init(_ title: String, value: Int, format: IntegerFormatStyle) { native() }
}

extension ToggleStyleConfiguration {
  public var isOn: Bool { native() }
  public var $isOn: Binding<Bool> { native() }
}

extension ProgressViewStyleConfiguration {
  public var currentValueLabel: (some View)? { native() }
}

extension AsyncImagePhase {
  public static let success = Self(), failure = Self()
}
