import LayoutEngine

extension Vocabulary {
  /// Date pickers, and images that are fetched.
  static let datePickers: [NativeDeclaration] =
    [
      .type("struct DatePicker: View").approximated(
        "Compact ones and wheels have the sizes of an iPhone with iOS 26; the size of a graphical one is a guess."),
      .type("struct MultiDatePicker: View").approximated("Its size is a guess."),
      .type("struct DatePickerComponents: OptionSet"),
      .constant("DatePickerComponents", "date", "DatePickerComponents", .token("date")),
      .constant("DatePickerComponents", "hourAndMinute", "DatePickerComponents", .token("hourAndMinute")),
      .type("struct AsyncImage: View").approximated("Shows what it shows before the image is there."),
      .type("struct AsyncImagePhase"), .constant("AsyncImagePhase", "empty", "AsyncImagePhase", .token("empty")),
      .constant("AsyncImagePhase", "success", "AsyncImagePhase", .token("success")),
      .constant("AsyncImagePhase", "failure", "AsyncImagePhase", .token("failure")),
      .member("AsyncImagePhase", "var image: Image?") { .none },
      .member("AsyncImagePhase", "var error: Error?") { .none },
      .member("AsyncImage", "init(url: URL?, scale: CGFloat = 1)") { (call: Arguments) in
        .view(View(.leaf(.shape, shows: nil), at: call.range))
      },
      .member(
        "AsyncImage",
        "init(url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> View, @ViewBuilder placeholder: () -> View)"
      ) { (run: Run, call: Arguments) throws(Stop) in .view(View(try run.content(call, 3).content, at: call.range)) },
      .member(
        "AsyncImage",
        "init(url: URL?, scale: CGFloat = 1, transaction: Transaction = 0, @ViewBuilder content: (AsyncImagePhase) -> View)"
      ) { (run: Run, call: Arguments, _: Value?, _: Value?, _: Value?, content: FunctionValue?) throws(Stop) in
        guard let content else { return .void }
        return .view(run.view(from: try run.call(content, [.token("empty")], at: call.range), at: call.range))
      },
    ]
    + ["", "in range: ClosedRange<Date>", "in range: PartialRangeFrom<Date>", "in range: PartialRangeThrough<Date>"]
    .flatMap(forms) + severalDates

  /// A calendar in which days are marked: as large as a graphical date picker.
  private static let severalDates: [NativeDeclaration] =
    ["", ", in bounds: Range<Date>", ", in bounds: PartialRangeFrom<Date>", ", in bounds: PartialRangeUpTo<Date>"]
    .flatMap { bounds -> [NativeDeclaration] in
      let dates = "selection: Binding<Set<DateComponents>>\(bounds)"
      return [
        .member("MultiDatePicker", "init(_ title: String, \(dates))") { (call: Arguments) in calendar(call) },
        .member("MultiDatePicker", "init(\(dates), @ViewBuilder label: () -> View)") { (call: Arguments) in
          calendar(call)
        },
      ]
    }

  private static func calendar(_ call: Arguments) -> Value {
    .view(View(View.room(width: 320, height: 330).asField.content, at: call.range))
  }

  private static func forms(_ bounds: String) -> [NativeDeclaration] {
    let range = bounds.isEmpty ? "" : "\(bounds), "
    let shift = bounds.isEmpty ? 0 : 1
    let parts = "\(range)displayedComponents: DatePickerComponents = 0"
    return [
      .member("DatePicker", "init(_ title: String, selection: Binding<Date>, \(parts))") {
        (call: Arguments) in
        control(.datePicker(label: words(call, 0), date: call[1] ?? .void, parts: shown(call[2 + shift])), call)
      },
      .member("DatePicker", "init(selection: Binding<Date>, \(parts), @ViewBuilder label: () -> View)") {
        (run: Run, call: Arguments) throws(Stop) in
        let label = try run.content(call, 2 + shift)
        return control(.datePicker(label: label, date: call[0] ?? .void, parts: shown(call[1 + shift])), call)
      },
    ]
  }

  /// Both parts, unless a call says which.
  private static func shown(_ components: Value?) -> [String] {
    guard let components, case let names = tokens(components), !names.isEmpty else { return ["date", "hourAndMinute"] }
    return ["date", "hourAndMinute"].filter(names.contains)
  }
}
