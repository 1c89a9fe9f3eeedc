import Diagnostics
import LayoutEngine

extension Vocabulary {
  /// Lists and forms, and the containers that fill a screen. No bars are laid out.
  static let lists: [NativeDeclaration] =
    ["Choice?", "Set<Choice>"].flatMap(choosingLists) + [
      .type("struct List: View").approximated(DeclarationDifference.list),
      .type("struct Form: View").approximated(DeclarationDifference.list),
      .type("struct NavigationStack: View").approximated(DeclarationDifference.screen),
      .type("struct NavigationView: View").approximated(DeclarationDifference.screen),
      .type("struct TabView: View").approximated("Shows the first tab, as large as offered; no bar is laid out."),
      .type("struct Tab: View"), .type("struct TabRole: Hashable"), .type("struct TabSection: View"),

      .member("List", "init(@ViewBuilder content: () -> View)") { (run: Run, call: Arguments) throws(Stop) in
        control(.list(content: try run.content(call, 0), isForm: false), call)
      },
      .member("List", "init(_ data: Range<Int>, @ViewBuilder rowContent: (Int) -> View)") {
        (run: Run, call: Arguments) throws(Stop) in
        control(.list(content: run.view(from: try run.each(call, id: nil, content: 1)), isForm: false), call)
      },
      .member(
        "List",
        "init<Element: Identifiable>(_ data: RandomAccessCollection<Element>, @ViewBuilder rowContent: (Element) -> View)"
      ) { (run: Run, call: Arguments) throws(Stop) in
        control(.list(content: run.view(from: try run.each(call, id: nil, content: 1)), isForm: false), call)
      },
      .member(
        "List",
        "init<Element, ID: Hashable>(_ data: RandomAccessCollection<Element>, id: KeyPath<Element, ID>, @ViewBuilder rowContent: (Element) -> View)"
      ) { (run: Run, call: Arguments, _: Value?, id: FunctionValue?, _: Value?) throws(Stop) in
        control(.list(content: run.view(from: try run.each(call, id: id, content: 2)), isForm: false), call)
      },
      .member(
        "List",
        "init<Element, ID: Hashable>(_ data: Range<Element>, id: KeyPath<Element, ID>, @ViewBuilder rowContent: (Element) -> View)"
      ) { (run: Run, call: Arguments, _: Value?, id: FunctionValue?, _: Value?) throws(Stop) in
        control(.list(content: run.view(from: try run.each(call, id: id, content: 2)), isForm: false), call)
      },
      .member(
        "List",
        "init<Element: Identifiable>(_ data: [Element], children: KeyPath<Element, [Element]?>, @ViewBuilder rowContent: (Element) -> View)"
      ) { (run: Run, call: Arguments) throws(Stop) in
        control(.list(content: run.view(from: try run.each(call, id: nil, content: 2)), isForm: false), call)
      }.approximated("Closed: only the first rows are shown."),
      .member("Form", "init(@ViewBuilder content: () -> View)") { (run: Run, call: Arguments) throws(Stop) in
        control(.list(content: try run.content(call, 0), isForm: true), call)
      },
      .modifier("listRowInsets(_ insets: EdgeInsets?)") { (run: Run, call: Arguments, _: Value?, insets: Value?) in
        guard case .insets(let insets)? = insets?.given else { return run.modify(call, nil) }
        return run.modify(call, .listRowInsets(insets))
      },
      .constant(
        "HorizontalAlignment", "listRowSeparatorLeading", "HorizontalAlignment",
        .horizontalAlignment(.builtIn(.listRowSeparatorLeading))),
      .constant(
        "HorizontalAlignment", "listRowSeparatorTrailing", "HorizontalAlignment",
        .horizontalAlignment(.builtIn(.listRowSeparatorTrailing))),

      .member("NavigationStack", "init(@ViewBuilder root: () -> View)") { (run: Run, call: Arguments) throws(Stop) in
        screen(try run.content(call, 0), call)
      },
      .member("NavigationView", "init(@ViewBuilder content: () -> View)") { (run: Run, call: Arguments) throws(Stop) in
        screen(try run.content(call, 0), call)
      },
      .member("TabView", "init(@ViewBuilder content: () -> View)") { (run: Run, call: Arguments) throws(Stop) in
        control(.tabs(content: try run.content(call, 0)), call)
      },
      .member("TabView", "init<Choice: Hashable>(selection: Binding<Choice>, @ViewBuilder content: () -> View)") {
        (run: Run, call: Arguments) throws(Stop) in control(.tabs(content: try run.content(call, 1)), call)
      },
    ] + tabs

  /// The tabs of a `TabView` by their values: with a title or a label of one's own, with and without a role.
  private static let tabs: [NativeDeclaration] =
    ["", "_ title: String, systemImage: String, ", "_ title: String, image: String, "].flatMap { title in
      ["", "value: V, "].map { value in
        let before = (title.isEmpty ? 0 : 2) + (value.isEmpty ? 0 : 1)
        let label = title.isEmpty ? ", @ViewBuilder label: () -> View" : ""
        let generics = value.isEmpty ? "" : "<V: Hashable>"
        return .member(
          "Tab", "init\(generics)(\(title)\(value)role: TabRole? = nil, @ViewBuilder content: () -> View\(label))"
        ) { (run: Run, call: Arguments) throws(Stop) in
          let content = try run.content(call, before + 1).asOne
          guard !value.isEmpty else { return .view(content) }
          return .view(content.modified(by: .tag(call[before - 1] ?? .void)))
        }
      }
    }
    + [
      .member("Tab", "init(role: TabRole? = nil, @ViewBuilder content: () -> View)") {
        (run: Run, call: Arguments) throws(Stop) in
        .view(try run.content(call, 1).asOne)
      },
      .member("Tab", "init<V: Hashable>(value: V, role: TabRole? = nil, @ViewBuilder content: () -> View)") {
        (run: Run, call: Arguments, value: Value, _: Value?, _: Value?) throws(Stop) in
        .view(try run.content(call, 2).asOne.modified(by: .tag(value)))
      },
      .member("TabSection", "init(_ title: String, @ViewBuilder content: () -> View)") {
        (run: Run, call: Arguments) throws(Stop) in
        .view(try run.content(call, 1))
      },
      .constant("TabRole", "search", "TabRole", .token("search")),
    ]

  /// Lists whose rows can be chosen, one or several.
  private static func choosingLists(selection: String) -> [NativeDeclaration] {
    [
      .member("List", "init<Choice: Hashable>(selection: Binding<\(selection)>, @ViewBuilder content: () -> View)") {
        (run: Run, call: Arguments) throws(Stop) in
        control(.list(content: try run.content(call, 1), isForm: false), call)
      },
      .member(
        "List",
        "init<Element: Identifiable, Choice: Hashable>(_ data: RandomAccessCollection<Element>, selection: Binding<\(selection)>, @ViewBuilder rowContent: (Element) -> View)"
      ) { (run: Run, call: Arguments) throws(Stop) in
        control(.list(content: run.view(from: try run.each(call, id: nil, content: 2)), isForm: false), call)
      },
      .member(
        "List",
        "init<Element, ID: Hashable, Choice: Hashable>(_ data: RandomAccessCollection<Element>, id: KeyPath<Element, ID>, selection: Binding<\(selection)>, @ViewBuilder rowContent: (Element) -> View)"
      ) { (run: Run, call: Arguments, _: Value?, id: FunctionValue?, _: Value?, _: Value?) throws(Stop) in
        control(.list(content: run.view(from: try run.each(call, id: id, content: 3)), isForm: false), call)
      },
    ]
  }

  /// All the room there is, with the views in its middle; several stand in a column.
  static func screen(_ content: View, _ arguments: Arguments) -> Value {
    let column = View(
      .stack(.vertical, alignment: .builtIn(.horizontalCenter), spacing: nil, content: content), at: arguments.range)
    let filling = column.flexible(
      FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity))
    return .view(View(filling.content, at: arguments.range))
  }
}
