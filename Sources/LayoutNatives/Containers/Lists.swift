import Diagnostics
import LayoutEngine
import LayoutProgram

extension Natives {
  /// Lists and forms, containers that fill the screen, and their bars.
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
      .native("View.listRowSpacing(_:)") { (run: Run, call: Arguments, _: Value?, spacing: Double?) in
        run.modify(call, .environment { $0.controls.listRowSpacing = spacing })
      },
      .native("View.listSectionSpacing(_: CGFloat)") { (run: Run, call: Arguments, _: Value?, spacing: Double) in
        run.modify(call, .environment { $0.controls.listSectionSpacing = spacing })
      },
      .native("View.listSectionMargins(_:_:)") {
        (run: Run, call: Arguments, _: Value?, edges: EdgeSet?, length: Double?) in
        run.modify(call, length.map { .listSectionMargins(edges ?? .all, $0) })
      },
      .constant(
        "HorizontalAlignment.listRowSeparatorLeading", .horizontalAlignment(.builtIn(.listRowSeparatorLeading))),
      .constant(
        "HorizontalAlignment.listRowSeparatorTrailing", .horizontalAlignment(.builtIn(.listRowSeparatorTrailing))),

      .native("NavigationStack.init(root:)") { (run: Run, call: Arguments) throws(Stop) in
        control(.screen(content: try run.content(call, 0)), call)
      },
      .native("NavigationView.init(content:)") { (run: Run, call: Arguments) throws(Stop) in
        control(.screen(content: try run.content(call, 0)), call)
      },
      .native("TabView.init(content:)") { (run: Run, call: Arguments) throws(Stop) in
        control(.tabs(content: try run.content(call, 0)), call)
      },
      .native("TabView.init(selection:content:)") {
        (run: Run, call: Arguments) throws(Stop) in control(.tabs(content: try run.content(call, 1)), call)
      },
    ] + tabs + bars

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

  /// Modifiers of the bar of the navigation stack around, and of the bar of tabs inside.
  private static let bars: [Native] =
    ["navigationTitle(_:)", "navigationBarTitle(_:)"].map { form in
      .native("View.\(form)") { (run: Run, call: Arguments) in
        run.modify(call, .navigationBar(NavigationBar(String(form.prefix { $0 != "(" }), hasTitle: true)))
      }
    } + [
      .native("View.navigationBarTitle(_:displayMode:)") {
        (run: Run, call: Arguments, _: Value?, _: Value?, mode: NativeCase) in
        run.modify(call, .navigationBar(NavigationBar("navigationBarTitle", hasTitle: true, display: mode.name)))
      },
      .native("View.navigationBarHidden(_:)") { (run: Run, call: Arguments, _: Value?, isHidden: Bool) in
        run.modify(call, .navigationBar(NavigationBar("navigationBarHidden", isHidden: isHidden)))
      },
    ]
    + ["navigationBarTitleDisplayMode", "toolbarTitleDisplayMode"].map { name in
      .native("View.\(name)(_:)") { (run: Run, call: Arguments, _: Value?, mode: NativeCase) in
        run.modify(call, .navigationBar(NavigationBar(name, display: mode.name)))
      }
    }
    + ["toolbar(_: Visibility, for: ToolbarPlacement...)", "toolbarVisibility(_:for:)"].map { form in
      .native("View.\(form)") { (run: Run, call: Arguments, _: Value?, visibility: NativeCase, bars: [Value]) in
        let names = bars.flatMap(tokens)
        guard names.isEmpty || names.contains("navigationBar") || names.contains("automatic") else {
          return run.modify(call, nil)
        }
        return run.modify(
          call, .navigationBar(NavigationBar("toolbar", isHidden: visibility.name == "hidden")))
      }
    }
    + ["some TabViewStyle", "PageTabViewStyle", "DefaultTabViewStyle"].map { type in
      .native("View.tabViewStyle(_: \(type))") { (run: Run, call: Arguments, _: Value?, style: Value) in
        let hasNone = type == "PageTabViewStyle" || tokens(style).contains("page")
        return run.modify(call, .environment { $0.controls.hidesTabBar = hasNone })
      }
    }
}
