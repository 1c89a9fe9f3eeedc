@approximated("Has the sizes of an iPhone with iOS 26 in English; nothing reacts.")
public struct Button<Label: View>: Primitive {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { native() }
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) where Label == Text {
    self.init(role: nil, action: action, label: { Text(title) })
  }
  public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  where Label == Text { self.init(role: role, action: action, label: { Text(title) }) }
  public init(_ title: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void)
  where Label == SwiftUI.Label<Text, Image> {
    self.init(role: nil, action: action, label: { SwiftUI.Label(title, systemImage: systemImage) })
  }
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(role: role, action: action, label: { SwiftUI.Label(title, systemImage: systemImage) })
  }
}

@approximated("Has the sizes of an iPhone with iOS 26 in English; nothing reacts.")
public struct Label<Title: View, Icon: View>: Primitive {
  public init(_ title: LocalizedStringKey, systemImage name: String) where Title == Text, Icon == Image {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  public init(_ title: LocalizedStringKey, image name: String) where Title == Text, Icon == Image {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { native() }
}

extension View {
  @approximated("Bordered buttons and spinners change, as by iOS 15 to 18; other controls keep their size.")
  public func controlSize(_ controlSize: ControlSize) -> some View { native() }
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { native() }
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { native() }
}

@approximated("Has the sizes of an iPhone with iOS 26 in English; nothing reacts.")
public struct Toggle<Label: View>: Primitive {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { native() }
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text {
    self.init(isOn: isOn, label: { Text(title) })
  }
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
  where Label == SwiftUI.Label<Text, Image> {
    self.init(isOn: isOn, label: { SwiftUI.Label(title, systemImage: systemImage) })
  }
}

@approximated("Has the sizes of an iPhone with iOS 26 in English; nothing reacts.")
public struct Slider<Label: View, ValueLabel: View>: Primitive {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 0,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == EmptyView, ValueLabel == EmptyView, V.Stride: BinaryFloatingPoint { native() }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 0, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where ValueLabel == EmptyView, V.Stride: BinaryFloatingPoint { native() }
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 0,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where ValueLabel == EmptyView, V.Stride: BinaryFloatingPoint { native() }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 0, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { native() }
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 0,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint { native() }
}

@approximated("Has the sizes of an iPhone with iOS 26 in English; nothing reacts.")
public struct Stepper<Label: View>: Primitive {
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { native() }
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { native() }
  @approximated("The steps are not taken.") public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text {
    self.init(
      onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged, label: { Text(title) })
  }
  @approximated("The steps are not taken.") public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) { native() }
  @approximated("The steps are not taken.") public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged, label: label)
  }
}

@approximated("Has the sizes of an iPhone with iOS 26 in English; nobody can type.")
public struct TextField<Label: View>: Primitive {
  public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis = .horizontal) where Label == Text {
    self.init(title, text: text, prompt: nil, axis: axis)
  }
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal)
  where Label == Text {
    native()
  }
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label) {
    native()
  }
  public init(_ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void)
  where Label == Text { self.init(title, text: text, prompt: nil, axis: Axis.horizontal) }
  public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)
  where Label == Text { self.init(title, text: text, prompt: nil, axis: Axis.horizontal) }
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) where Label == Text { self.init(title, text: text, prompt: nil, axis: Axis.horizontal) }
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) where Label == Text { self.init(title, text: text, prompt: prompt, axis: axis) }
}

@approximated("Has the sizes of an iPhone with iOS 26 in English; nobody can type.")
public struct SecureField<Label: View>: Primitive {
  public init(_ title: LocalizedStringKey, text: Binding<String>) where Label == Text {
    self.init(title, text: text, prompt: nil)
  }
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) where Label == Text {
    native()
  }
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) { native() }
  public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)
  where Label == Text { self.init(title, text: text, prompt: nil) }
}

@approximated("Has the sizes of an iPhone with iOS 26 in English; nobody can type.") public struct TextEditor: Primitive
{
  public init(text: Binding<String>) { native() }
}

@approximated("Has the sizes of an iPhone with iOS 26 in English; nothing reacts.")
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: Primitive {
  public init(_ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
  where Label == Text { self.init(selection: selection, content: content, label: { Text(title) }) }
  public init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(selection: selection, content: content, label: { SwiftUI.Label(title, systemImage: systemImage) })
  }
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  { native() }
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content, label: { label })
  }
}

@approximated("Has the sizes of an iPhone with iOS 26 in English; nothing reacts.")
public struct ProgressView<Label: View, CurrentValueLabel: View>: Primitive {
  public init() where Label == EmptyView, CurrentValueLabel == EmptyView { native() }
  public init(_ title: LocalizedStringKey) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(label: { Text(title) })
  }
  public init(@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView { native() }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1)
  where Label == EmptyView, CurrentValueLabel == EmptyView { native() }
  public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1)
  where Label == Text, CurrentValueLabel == EmptyView { self.init(value: value, total: total, label: { Text(title) }) }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView { native() }
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { native() }
}

@approximated("Has the sizes of an iPhone with iOS 26 in English; nothing reacts.")
public struct Menu<Label: View, Content: View>: Primitive {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(content: content, label: { Text(title) })
  }
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == SwiftUI.Label<Text, Image> {
    self.init(content: content, label: { SwiftUI.Label(title, systemImage: systemImage) })
  }
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { native() }
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void)
  { self.init(content: content, label: label) }
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
  where Label == Text { self.init(content: content, label: { Text(title) }) }
}

@approximated("Has the sizes of an iPhone with iOS 26 in English; nothing reacts.")
public struct Link<Label: View>: Primitive {}

@approximated("Its label; it leads nowhere.") public struct NavigationLink<Label: View, Destination: View>: Primitive {}

public struct ButtonRole: Hashable { public static let destructive = Self(), cancel = Self() }

@inert public struct TextSelection: Hashable {}

extension View {
  public func tag<Choice: Hashable>(_ tag: Choice) -> some View { native() }
}
