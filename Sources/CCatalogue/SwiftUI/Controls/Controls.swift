@approximated("Has the sizes of an iPhone with iOS 26 in English; nothing reacts.") public struct Button: Primitive {
  public init(action: () -> Void, @ViewBuilder label: () -> some View) { native() }
  public init(role: ButtonRole?, action: () -> Void, @ViewBuilder label: () -> some View) { native() }
  public init(_ title: String, action: () -> Void) { native() }
  public init(_ title: String, role: ButtonRole?, action: () -> Void) { native() }
  public init(_ title: String, systemImage: String, action: () -> Void) { native() }
  public init(_ title: String, systemImage: String, role: ButtonRole?, action: () -> Void) { native() }
}

@approximated("Has the sizes of an iPhone with iOS 26 in English; nothing reacts.") public struct Label: Primitive {
  public init(_ title: String, systemImage: String) { native() }
  public init(_ title: String, image: String) { native() }
  public init(@ViewBuilder title: () -> some View, @ViewBuilder icon: () -> some View) { native() }
}

extension View {
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { native() }
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { native() }
}

@approximated("Has the sizes of an iPhone with iOS 26 in English; nothing reacts.") public struct Toggle: Primitive {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> some View) { native() }
  public init(_ title: String, isOn: Binding<Bool>) { native() }
  public init(_ title: String, systemImage: String, isOn: Binding<Bool>) { native() }
}

@approximated("Has the sizes of an iPhone with iOS 26 in English; nothing reacts.") public struct Slider: Primitive {
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

@approximated("Has the sizes of an iPhone with iOS 26 in English; nothing reacts.") public struct Stepper: Primitive {
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

@approximated("Has the sizes of an iPhone with iOS 26 in English; nobody can type.") public struct TextField: Primitive
{
  public init(_ title: String, text: Binding<String>, axis: Axis = .horizontal) { native() }
  public init(_ title: String, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal) { native() }
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> some View)
  { native() }
  public init(_ title: String, text: Binding<String>, onEditingChanged: (Bool) -> Void) { native() }
  public init(_ title: String, text: Binding<String>, onCommit: () -> Void) { native() }
  public init(_ title: String, text: Binding<String>, onEditingChanged: (Bool) -> Void, onCommit: () -> Void) {
    native()
  }
  public init(
    _ title: String, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) { native() }
}

@approximated("Has the sizes of an iPhone with iOS 26 in English; nobody can type.")
public struct SecureField: Primitive {
  public init(_ title: String, text: Binding<String>, axis: Axis = .horizontal) { native() }
  public init(_ title: String, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal) { native() }
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> some View)
  { native() }
  public init(_ title: String, text: Binding<String>, onCommit: () -> Void) { native() }
}

@approximated("Has the sizes of an iPhone with iOS 26 in English; nobody can type.") public struct TextEditor: Primitive
{
  public init(text: Binding<String>) { native() }
}

@approximated("Has the sizes of an iPhone with iOS 26 in English; nothing reacts.") public struct Picker: Primitive {
  public init<Choice: Hashable>(_ title: String, selection: Binding<Choice>, @ViewBuilder content: () -> some View) {
    native()
  }
  public init<Choice: Hashable>(
    _ title: String, systemImage: String, selection: Binding<Choice>, @ViewBuilder content: () -> some View
  ) { native() }
  public init<Choice: Hashable>(
    selection: Binding<Choice>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View
  ) { native() }
  public init<Choice: Hashable>(selection: Binding<Choice>, label: some View, @ViewBuilder content: () -> some View) {
    native()
  }
}

@approximated("Has the sizes of an iPhone with iOS 26 in English; nothing reacts.")
public struct ProgressView: Primitive {
  public init() { native() }
  public init(_ title: String) { native() }
  public init(@ViewBuilder label: () -> some View) { native() }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) { native() }
  public init<V: BinaryFloatingPoint>(_ title: String, value: V?, total: V = 1) { native() }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> some View) { native() }
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View
  ) { native() }
}

@approximated("Has the sizes of an iPhone with iOS 26 in English; nothing reacts.") public struct Menu: Primitive {
  public init(_ title: String, @ViewBuilder content: () -> some View) { native() }
  public init(_ title: String, systemImage: String, @ViewBuilder content: () -> some View) { native() }
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) { native() }
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View, primaryAction: () -> Void) {
    native()
  }
  public init(_ title: String, @ViewBuilder content: () -> some View, primaryAction: () -> Void) { native() }
}

@approximated("Has the sizes of an iPhone with iOS 26 in English; nothing reacts.") public struct Link: Primitive {}

@approximated("Its label; it leads nowhere.") public struct NavigationLink: Primitive {}

public struct URL: Hashable, Codable, CustomStringConvertible {
  public init?(string: String) { native() }
}

public struct ButtonRole: Hashable {
  public static let destructive = Self(), cancel = Self()
}

@inert public struct TextSelection: Hashable {}

extension View {
  public func tag<Choice: Hashable>(_ tag: Choice) -> some View { native() }
}
