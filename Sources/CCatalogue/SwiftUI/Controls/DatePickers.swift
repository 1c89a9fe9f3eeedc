@approximated(
  "Compact ones and wheels have the sizes of an iPhone with iOS 26; the size of a graphical one is a guess.")
public struct DatePicker<Label: View>: Primitive {
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {
    self.init(selection: selection, displayedComponents: displayedComponents, label: { Text(title) })
  }
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { native() }
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents, label: { Text(title) })
  }
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { native() }
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents, label: { Text(title) })
  }
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { native() }
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents, label: { Text(title) })
  }
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { native() }
}

public struct DatePickerComponents: OptionSet {
  @compilerOnly public let rawValue: UInt
  @compilerOnly public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let date = Self(), hourAndMinute = Self()
}

@approximated("Shows what it shows before the image is there.") public struct AsyncImage<Content: View>: Primitive {
  public init(url: URL?, scale: CGFloat = 1) where Content == Image { native() }
  public init<I: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> some View
  ) where Content == Group<I> { native() }
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { native() }
}

public enum AsyncImagePhase {
  case empty
  @compilerOnly case success(Image)
  @compilerOnly case failure(any Error)
  public var image: Image? { nil }
  public var error: (any Error)? { nil }
}
