import Diagnostics
import LayoutEngine
import LayoutProgram

extension Natives {
  /// Lists and forms, and containers that fill the screen. There is no layout for bars.
  static let lists: [Native] =
    choosingLists + [

      .native("List.init(content:)") { (run: Run, call: Arguments) throws(Stop) in
        control(.list(content: try run.content(call, 0), isForm: false), call)
      },
      .native("List.init(_:rowContent:)") { (run: Run, call: Arguments) throws(Stop) in
        control(.list(content: run.view(from: try run.each(call, id: nil, content: 1)), isForm: false), call)
      },
      .native("List.init(_:id:rowContent:)") {
        (run: Run, call: Arguments, _: Value?, id: FunctionValue, _: Value?) throws(Stop) in
        control(.list(content: run.view(from: try run.each(call, id: id, content: 2)), isForm: false), call)
      },
      .native("List.init(_:children:rowContent:)") { (run: Run, call: Arguments) throws(Stop) in
        control(.list(content: run.view(from: try run.each(call, id: nil, content: 2)), isForm: false), call)
      },
      .native("Form.init(content:)") { (run: Run, call: Arguments) throws(Stop) in
        control(.list(content: try run.content(call, 0), isForm: true), call)
      },
      .native("View.listRowInsets(_:)") { (run: Run, call: Arguments, _: Value?, insets: Value?) in
        guard case .insets(let insets)? = insets?.given else { return run.modify(call, nil) }
        return run.modify(call, .listRowInsets(insets))
      },
      .constant(
        "HorizontalAlignment.listRowSeparatorLeading", .horizontalAlignment(.builtIn(.listRowSeparatorLeading))),
      .constant(
        "HorizontalAlignment.listRowSeparatorTrailing", .horizontalAlignment(.builtIn(.listRowSeparatorTrailing))),

      .native("NavigationStack.init(root:)") { (run: Run, call: Arguments) throws(Stop) in
        screen(try run.content(call, 0), call)
      },
      .native("NavigationView.init(content:)") { (run: Run, call: Arguments) throws(Stop) in
        screen(try run.content(call, 0), call)
      },
      .native("TabView.init(content:)") { (run: Run, call: Arguments) throws(Stop) in
        control(.tabs(content: try run.content(call, 0)), call)
      },
      .native("TabView.init(selection:content:)") {
        (run: Run, call: Arguments) throws(Stop) in control(.tabs(content: try run.content(call, 1)), call)
      },
    ] + tabs

  /// The tabs of a `TabView`: with or without a value and a role, and with a title or a custom label.
  private static let tabs: [Native] =
    ["", "_:systemImage:", "_:image:"].flatMap { title in
      ["", "value:"].map { value in
        let before = (title.isEmpty ? 0 : 2) + (value.isEmpty ? 0 : 1)
        return .native("Tab.init(\(title)\(value)role:content:\(title.isEmpty ? "label:" : ""))") {
          (run: Run, call: Arguments) throws(Stop) in
          let content = try run.content(call, before + 1).asOne
          guard !value.isEmpty else { return .view(content) }
          return .view(content.modified(by: .tag(try call.value(before - 1))))
        }
      }
    }
    + [
      .native("Tab.init(role:content:)") { (run: Run, call: Arguments) throws(Stop) in
        .view(try run.content(call, 1).asOne)
      },
      .native("Tab.init(value:role:content:)") {
        (run: Run, call: Arguments, value: Value, _: Value?, _: Value?) throws(Stop) in
        .view(try run.content(call, 2).asOne.modified(by: .tag(value)))
      },
      .native("TabSection.init(_:content:)") { (run: Run, call: Arguments) throws(Stop) in
        .view(try run.content(call, 1))
      },
    ]

  /// Lists with a selection of one or several rows.
  private static let choosingLists: [Native] = [
    .native("List.init(selection:content:)") { (run: Run, call: Arguments) throws(Stop) in
      control(.list(content: try run.content(call, 1), isForm: false), call)
    },
    .native("List.init(_:selection:rowContent:)") { (run: Run, call: Arguments) throws(Stop) in
      control(.list(content: run.view(from: try run.each(call, id: nil, content: 2)), isForm: false), call)
    },
    .native("List.init(_:id:selection:rowContent:)") {
      (run: Run, call: Arguments, _: Value?, id: FunctionValue, _: Value?, _: Value?) throws(Stop) in
      control(.list(content: run.view(from: try run.each(call, id: id, content: 3)), isForm: false), call)
    },
  ]

  /// Fills the available space, with the views in a column at its center.
  static func screen(_ content: View, _ arguments: Arguments) -> Value {
    let column = View(
      .stack(.vertical, alignment: .builtIn(.horizontalCenter), spacing: nil, content: content), at: arguments.range)
    let filling = column.flexible(
      FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity))
    return .view(View(filling.content, at: arguments.range))
  }
}
