// How the course reads what SwiftUI declares with generic parameters that the checker here does not know.
extension SecureField {
  public init(_ title: String, text: Binding<String>, axis: Axis = .horizontal) { native() }
  public init(_ title: String, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal) { native() }
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> some View)
  { native() }
  public init(_ title: String, text: Binding<String>, onCommit: () -> Void) { native() }
}

extension Slider {
  public init(
    value: Binding<CGFloat>, in bounds: ClosedRange<CGFloat> = 0...1, step: CGFloat = 0,
    onEditingChanged: (Bool) -> Void = { _ in }
  ) { native() }
  public init(
    value: Binding<CGFloat>, in bounds: ClosedRange<CGFloat> = 0...1, step: CGFloat = 0,
    @ViewBuilder label: () -> some View, onEditingChanged: (Bool) -> Void = { _ in }
  ) { native() }
  public init(
    value: Binding<CGFloat>, in bounds: ClosedRange<CGFloat> = 0...1, step: CGFloat = 0,
    onEditingChanged: (Bool) -> Void = { _ in }, @ViewBuilder label: () -> some View
  ) { native() }
  public init(
    value: Binding<CGFloat>, in bounds: ClosedRange<CGFloat> = 0...1, step: CGFloat = 0,
    @ViewBuilder label: () -> some View, @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View, onEditingChanged: (Bool) -> Void = { _ in }
  ) { native() }
  public init(
    value: Binding<CGFloat>, in bounds: ClosedRange<CGFloat> = 0...1, step: CGFloat = 0,
    onEditingChanged: (Bool) -> Void = { _ in }, minimumValueLabel: some View, maximumValueLabel: some View,
    @ViewBuilder label: () -> some View
  ) { native() }
  public init(
    value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double = 0,
    onEditingChanged: (Bool) -> Void = { _ in }
  ) { native() }
  public init(
    value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double = 0,
    @ViewBuilder label: () -> some View, onEditingChanged: (Bool) -> Void = { _ in }
  ) { native() }
  public init(
    value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double = 0,
    onEditingChanged: (Bool) -> Void = { _ in }, @ViewBuilder label: () -> some View
  ) { native() }
  public init(
    value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double = 0,
    @ViewBuilder label: () -> some View, @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View, onEditingChanged: (Bool) -> Void = { _ in }
  ) { native() }
  public init(
    value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double = 0,
    onEditingChanged: (Bool) -> Void = { _ in }, minimumValueLabel: some View, maximumValueLabel: some View,
    @ViewBuilder label: () -> some View
  ) { native() }
  public init(
    value: Binding<Float>, in bounds: ClosedRange<Float> = 0...1, step: Float = 0,
    onEditingChanged: (Bool) -> Void = { _ in }
  ) { native() }
  public init(
    value: Binding<Float>, in bounds: ClosedRange<Float> = 0...1, step: Float = 0, @ViewBuilder label: () -> some View,
    onEditingChanged: (Bool) -> Void = { _ in }
  ) { native() }
  public init(
    value: Binding<Float>, in bounds: ClosedRange<Float> = 0...1, step: Float = 0,
    onEditingChanged: (Bool) -> Void = { _ in }, @ViewBuilder label: () -> some View
  ) { native() }
  public init(
    value: Binding<Float>, in bounds: ClosedRange<Float> = 0...1, step: Float = 0, @ViewBuilder label: () -> some View,
    @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View,
    onEditingChanged: (Bool) -> Void = { _ in }
  ) { native() }
  public init(
    value: Binding<Float>, in bounds: ClosedRange<Float> = 0...1, step: Float = 0,
    onEditingChanged: (Bool) -> Void = { _ in }, minimumValueLabel: some View, maximumValueLabel: some View,
    @ViewBuilder label: () -> some View
  ) { native() }
}

extension Stepper {
  public init(_ title: String, value: Binding<Int>, in bounds: ClosedRange<Int> = native(), step: Int = 1) { native() }
  public init(
    _ title: String, value: Binding<Int>, in bounds: ClosedRange<Int> = native(), step: Int = 1,
    onEditingChanged: (Bool) -> Void
  ) { native() }
  public init(
    value: Binding<Int>, in bounds: ClosedRange<Int> = native(), step: Int = 1, @ViewBuilder label: () -> some View
  ) { native() }
  public init(_ title: String, value: Binding<CGFloat>, in bounds: ClosedRange<CGFloat> = 0...1, step: CGFloat = 1) {
    native()
  }
  public init(
    _ title: String, value: Binding<CGFloat>, in bounds: ClosedRange<CGFloat> = 0...1, step: CGFloat = 1,
    onEditingChanged: (Bool) -> Void
  ) { native() }
  public init(
    value: Binding<CGFloat>, in bounds: ClosedRange<CGFloat> = 0...1, step: CGFloat = 1,
    @ViewBuilder label: () -> some View
  ) { native() }
  public init(_ title: String, value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double = 1) {
    native()
  }
  public init(
    _ title: String, value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double = 1,
    onEditingChanged: (Bool) -> Void
  ) { native() }
  public init(
    value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double = 1,
    @ViewBuilder label: () -> some View
  ) { native() }
  public init(_ title: String, value: Binding<Float>, in bounds: ClosedRange<Float> = 0...1, step: Float = 1) {
    native()
  }
  public init(
    _ title: String, value: Binding<Float>, in bounds: ClosedRange<Float> = 0...1, step: Float = 1,
    onEditingChanged: (Bool) -> Void
  ) { native() }
  public init(
    value: Binding<Float>, in bounds: ClosedRange<Float> = 0...1, step: Float = 1, @ViewBuilder label: () -> some View
  ) { native() }
  @approximated("The steps are not taken.") public init(
    _ title: String, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: (Bool) -> Void = { _ in }
  ) { native() }
  @approximated("The steps are not taken.") public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> some View
  ) { native() }
  @approximated("The steps are not taken.") public init(
    @ViewBuilder label: () -> some View, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: (Bool) -> Void = { _ in }
  ) { native() }
}

extension LabeledContent {
  public init(_ title: String, value: String) { native() }
  public init(_ title: String, value: Double, format: FloatingPointFormatStyle) { native() }
  public init(_ title: String, value: Int, format: IntegerFormatStyle) { native() }
}

extension SharePreview {
  public init(_ title: String) { native() }
  public init(_ title: String, image: Image) { native() }
  public init(_ title: String, icon: Image) { native() }
  public init(_ title: String, image: Image, icon: Image) { native() }
}

extension ContentUnavailableView {
  public init(
    @ViewBuilder label: () -> some View, @ViewBuilder description: () -> some View,
    @ViewBuilder actions: () -> some View
  ) { native() }
  public init(@ViewBuilder label: () -> some View, @ViewBuilder description: () -> some View) { native() }
  public init(@ViewBuilder label: () -> some View, @ViewBuilder actions: () -> some View) { native() }
  public init(@ViewBuilder label: () -> some View) { native() }
}

extension ToggleStyleConfiguration {
  public var isOn: Bool { native() }
  public var $isOn: Binding<Bool> { native() }
}

extension ProgressViewStyleConfiguration {
  public var currentValueLabel: (some View)? { native() }
}

extension ShareLink {
  public init(item: String, subject: Text? = nil, message: Text? = nil) { native() }
  public init(_ title: String, item: String, subject: Text? = nil, message: Text? = nil) { native() }
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> some View) {
    native()
  }
  public init(item: URL, subject: Text? = nil, message: Text? = nil) { native() }
  public init(_ title: String, item: URL, subject: Text? = nil, message: Text? = nil) { native() }
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> some View) { native() }
  public init(items: [String], subject: Text? = nil, message: Text? = nil) { native() }
  public init(_ title: String, items: [String], subject: Text? = nil, message: Text? = nil) { native() }
  public init(items: [String], subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> some View) {
    native()
  }
  public init(items: [URL], subject: Text? = nil, message: Text? = nil) { native() }
  public init(_ title: String, items: [URL], subject: Text? = nil, message: Text? = nil) { native() }
  public init(items: [URL], subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> some View) {
    native()
  }
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview) { native() }
  public init<Item>(_ title: String, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview) {
    native()
  }
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview, @ViewBuilder label: () -> some View
  ) { native() }
}

extension AsyncImagePhase {
  public static let success = Self(), failure = Self()
}
