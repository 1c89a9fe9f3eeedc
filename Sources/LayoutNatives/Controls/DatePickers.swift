import LayoutEngine
import LayoutProgram

extension Natives {
  /// Date pickers, and images loaded from the network.
  static let datePickers: [Native] =
    [
      .native("AsyncImage.init(url:scale:)") { (call: Arguments) in
        .view(View(.leaf(.shape, shows: nil), at: call.range))
      },
      .native("AsyncImage.init(url:scale:content:placeholder:)") { (run: Run, call: Arguments) throws(Stop) in
        .view(View(try run.content(call, 3).content, at: call.range))
      },
      .native("AsyncImage.init(url:scale:transaction:content:)") {
        (run: Run, call: Arguments, _: Value?, _: Value?, _: Value?, content: FunctionValue) throws(Stop) in
        return .view(run.view(from: try run.call(content, [.token("empty")], at: call.range), at: call.range))
      },
    ]
    + ["", "in:"].map(form)

  private static func form(_ range: String) -> Native {
    let shift = range.isEmpty ? 0 : 1
    return .native("DatePicker.init(selection:\(range)displayedComponents:label:)") {
      (run: Run, call: Arguments) throws(Stop) in
      let label = try run.content(call, 2 + shift)
      return control(.datePicker(label: label, date: try call.value(0), parts: shown(call[1 + shift])), call)
    }
  }

  /// The visible parts: date and time, unless the call names one of them.
  private static func shown(_ components: Value?) -> [String] {
    guard let components, case let names = tokens(components), !names.isEmpty else { return ["date", "hourAndMinute"] }
    return ["date", "hourAndMinute"].filter(names.contains)
  }
}
