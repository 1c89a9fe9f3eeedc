@approximated("Its size is a rule of thumb: no phone was measured.")
public struct GroupBox<Label: View, Content: View>: Primitive {
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView { native() }
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(content: content, label: { Text(title) })
  }
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { native() }
  public init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content, label: { label }) }
}

@approximated("Its size is a rule of thumb: no phone was measured.")
public struct LabeledContent<Label: View, Content: View>: Primitive {
  @compilerOnly public init<S: StringProtocol>(_ title: LocalizedStringKey, value: S)
  where Content == Text, Label == Text {
    native()
  }
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text { native() }
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { native() }
  @compilerOnly public init<F: FormatStyle>(_ title: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String, Content == Text, Label == Text { native() }
}

@approximated("Its size is a rule of thumb: no phone was measured.")
public struct ControlGroup<Content: View>: Primitive {
  public init(@ViewBuilder content: () -> Content) { native() }
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) }
}

@approximated("Its size is a rule of thumb: no phone was measured.")
public struct DisclosureGroup<Label: View, Content: View>: Primitive {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) where Label == Text {
    self.init(content: content, label: { Text(title) })
  }
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) { native() }
  public init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
  where Label == Text { self.init(isExpanded: isExpanded, content: content, label: { Text(title) }) }
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
  {
    native()
  }
}

@approximated("Its size is a rule of thumb: no phone was measured.")
public struct Gauge<Label: View, CurrentValueLabel: View>: Primitive {
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView { native() }
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { native() }
  public init<V: BinaryFloatingPoint, Bound: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> Bound,
    @ViewBuilder maximumValueLabel: () -> Bound
  ) { self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel) }
  public init<V: BinaryFloatingPoint, Bound: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> Bound, @ViewBuilder maximumValueLabel: () -> Bound
  ) where CurrentValueLabel == EmptyView { self.init(value: value, in: bounds, label: label) }
}

@approximated("Its size is a rule of thumb: no phone was measured.") public struct ColorPicker<Label: View>: Primitive {
  public init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)
  where Label == Text { native() }
}

@approximated("Its size is a rule of thumb: no phone was measured.")
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: Primitive {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil)
  where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView { native() }
}
