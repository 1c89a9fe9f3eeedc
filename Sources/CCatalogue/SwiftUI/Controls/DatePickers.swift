@approximated(
  "Compact ones and wheels have the sizes of an iPhone with iOS 26; the size of a graphical one is a guess.")
public struct DatePicker: Primitive {
  public init(
    _ title: String, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) { native() }
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.date, .hourAndMinute],
    @ViewBuilder label: () -> some View
  ) { native() }
  public init(
    _ title: String, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) { native() }
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute], @ViewBuilder label: () -> some View
  ) { native() }
  public init(
    _ title: String, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) { native() }
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute], @ViewBuilder label: () -> some View
  ) { native() }
  public init(
    _ title: String, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) { native() }
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute], @ViewBuilder label: () -> some View
  ) { native() }
}

@approximated("Its size is a guess.") public struct MultiDatePicker: Primitive {
  public init(_ title: String, selection: Binding<Set<DateComponents>>) { native() }
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> some View) { native() }
  public init(_ title: String, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) { native() }
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> some View) {
    native()
  }
  public init(_ title: String, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) { native() }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> some View
  ) { native() }
  public init(_ title: String, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) { native() }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> some View
  ) { native() }
}

public struct DatePickerComponents: OptionSet {
  public static let date = Self(), hourAndMinute = Self()
}

@approximated("Shows what it shows before the image is there.") public struct AsyncImage: Primitive {
  public init(url: URL?, scale: CGFloat = 1) { native() }
  public init(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> some View, @ViewBuilder placeholder: () -> some View
  ) { native() }
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(animation: nil),
    @ViewBuilder content: (AsyncImagePhase) -> some View
  ) { native() }
}

public struct AsyncImagePhase {
  public static let empty = Self(), success = Self(), failure = Self()
  public var image: Image? { native() }
  public var error: (some Error)? { native() }
}
