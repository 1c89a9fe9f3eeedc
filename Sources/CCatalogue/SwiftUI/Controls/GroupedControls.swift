@approximated("Its size is a rule of thumb: no phone was measured.") public struct GroupBox: Primitive {
  public init(@ViewBuilder content: () -> some View) { native() }
  public init(_ title: String, @ViewBuilder content: () -> some View) { native() }
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) { native() }
  public init(label: some View, @ViewBuilder content: () -> some View) { native() }
}

@approximated("Its size is a rule of thumb: no phone was measured.") public struct LabeledContent: Primitive {
  public init(_ title: String, value: String) { native() }
  public init(_ title: String, @ViewBuilder content: () -> some View) { native() }
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) { native() }
  public init(_ title: String, value: Double, format: FloatingPointFormatStyle) { native() }
  public init(_ title: String, value: Int, format: IntegerFormatStyle) { native() }
}

@approximated("Its size is a rule of thumb: no phone was measured.") public struct ControlGroup: Primitive {
  public init(@ViewBuilder content: () -> some View) { native() }
  public init(_ title: String, @ViewBuilder content: () -> some View) { native() }
}

@approximated("Its size is a rule of thumb: no phone was measured.") public struct DisclosureGroup: Primitive {
  public init(_ title: String, @ViewBuilder content: () -> some View) { native() }
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) { native() }
  public init(_ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View) { native() }
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    native()
  }
}

@approximated("Its size is a rule of thumb: no phone was measured.") public struct Gauge: Primitive {
  public init<V>(value: V, in bounds: ClosedRange<V> = native(), @ViewBuilder label: () -> some View) { native() }
  public init<V>(
    value: V, in bounds: ClosedRange<V> = native(), @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View
  ) { native() }
  public init<V>(
    value: V, in bounds: ClosedRange<V> = native(), @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View
  ) { native() }
  public init<V>(
    value: V, in bounds: ClosedRange<V> = native(), @ViewBuilder label: () -> some View,
    @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View
  ) { native() }
}

@approximated("Its size is a rule of thumb: no phone was measured.") public struct ColorPicker: Primitive {
  public init(_ title: String, selection: Binding<Color>, supportsOpacity: Bool = true) { native() }
}

@approximated("Its size is a rule of thumb: no phone was measured.") public struct ContentUnavailableView: Primitive {
  public init(_ title: String, systemImage: String, description: Text? = nil) { native() }
}
