import LayoutEngine

extension Vocabulary {
  /// Styles of controls: SwiftUI's own by name, and what a style of the program's own is given.
  static let controlStyles: [NativeDeclaration] =
    [
      .type("protocol PrimitiveButtonStyle"), .type("protocol FormStyle"), .type("struct Configuration"),
      .member("Configuration", "var label: View") { (call: Arguments) in part(call, 0) },
      .member("Configuration", "var title: View") { (call: Arguments) in part(call, 1) },
      .member("Configuration", "var icon: View") { (call: Arguments) in part(call, 2) },
      .member("Configuration", "var isPressed: Bool") { .bool(false) }.approximated("Always false."),
      .member("Configuration", "var role: ButtonRole?") { .none }.approximated("Always nil."),
      .member("Configuration", "func trigger()") { .void }.approximated(
        "Does nothing: a style's own gestures tap."),
      .member("Configuration", "var isOn: Bool") { (call: Arguments) in part(call, 3).unboxed },
      .member("Configuration", "var $isOn: Binding<Bool>") { (call: Arguments) in part(call, 3) },
      .member("Configuration", "var fractionCompleted: Double?") { (call: Arguments) in part(call, 4) },
      .member("Configuration", "var currentValueLabel: View?") { (call: Arguments) in part(call, 5) },
      .member("Configuration", "var content: View") { (call: Arguments) in part(call, 6) },

      .modifier("labelsHidden()") { (run: Run, call: Arguments) in
        run.modify(call, .environment { $0.controls.labelsAreHidden = true })
      },
    ]
    + families.flatMap { declarations(of: $0.proto, $0.names) } + styleModifiers + styledControls + tintedStyles

  /// The control that a style was given, to be styled once more.
  private static let styledControls: [NativeDeclaration] = [
    .member("Button", "init(_ configuration: Configuration)") { (run: Run, call: Arguments) in
      control(.button(label: run.view(from: part(call, 0)), isDestructive: false), call)
    },
    .member("Menu", "init(_ configuration: Configuration)") { (run: Run, call: Arguments) in
      control(.button(label: run.view(from: part(call, 0)), isDestructive: false), call)
    },
    .member("Label", "init(_ configuration: Configuration)") { (run: Run, call: Arguments) in
      control(.label(title: run.view(from: part(call, 1)), icon: run.view(from: part(call, 2))), call)
    },
    .member("GroupBox", "init(_ configuration: Configuration)") { (run: Run, call: Arguments) in
      control(.groupBox(label: run.view(from: part(call, 0)), content: run.view(from: part(call, 6))), call)
    },
    .member("Toggle", "init(_ configuration: Configuration)") { (run: Run, call: Arguments) in
      let toggle = control(.toggle(label: run.view(from: part(call, 0)), isOn: part(call, 3)), call)
      return holding(part(call, 3), ControlHandle.toggle, toggle)
    },
    .member("ProgressView", "init(_ configuration: Configuration)") { (run: Run, call: Arguments) in
      guard case .some(let fraction) = part(call, 4) else { return control(.spinner(label: nil), call) }
      return control(.progressBar(label: nil, currentValue: nil, fraction: fraction.number), call)
    },
  ]

  /// Styles with a colour of their own.
  private static let tintedStyles: [NativeDeclaration] =
    ["Circular", "Linear"].map { name in
      .member("\(name)ProgressViewStyle", "init(tint: Color)") { .token(name.lowercased()) }
    } + [.member("SwitchToggleStyle", "init(tint: Color)") { .token("switch") }]

  private static let styleModifiers: [NativeDeclaration] = modifiers.map { name, proto, kind in
    .modifier("\(name)(_ style: \(proto))") { (run: Run, call: Arguments) in
      let style = call.style(1)
      return run.modify(call, .environment { $0.controls[kind] = style })
    }
  }

  /// A protocol, its styles by name, and their types: `.bordered` and `BorderedButtonStyle()`.
  private static func declarations(of proto: String, _ names: [String]) -> [NativeDeclaration] {
    var all: [NativeDeclaration] = [.type("protocol \(proto)")]
    for name in names {
      let start: String = name == "automatic" ? "Default" : name.prefix(1).uppercased() + String(name.dropFirst())
      let type = start + proto
      all.append(.constant(proto, name, proto, .token(name)))
      all.append(.type("struct \(type): \(proto)"))
      all.append(.member(type, "init()") { .token(name) })
    }
    return all
  }

  private static let modifiers: [(String, String, ControlEnvironment.Kind)] = [
    ("buttonStyle", "ButtonStyle", .button), ("buttonStyle", "PrimitiveButtonStyle", .button),
    ("labelStyle", "LabelStyle", .label), ("toggleStyle", "ToggleStyle", .toggle),
    ("pickerStyle", "PickerStyle", .picker),
    ("progressViewStyle", "ProgressViewStyle", .progressView), ("textFieldStyle", "TextFieldStyle", .textField),
    ("listStyle", "ListStyle", .list), ("menuStyle", "MenuStyle", .menu),
    ("datePickerStyle", "DatePickerStyle", .datePicker), ("groupBoxStyle", "GroupBoxStyle", .groupBox),
  ]

  private static let families: [(proto: String, names: [String])] = [
    ("ButtonStyle", ["automatic", "plain", "borderless", "bordered", "borderedProminent", "glass", "glassProminent"]),
    ("LabelStyle", ["automatic", "titleOnly", "iconOnly", "titleAndIcon"]),
    ("ToggleStyle", ["automatic", "switch", "button"]),
    ("PickerStyle", ["automatic", "menu", "segmented", "wheel", "inline", "navigationLink", "palette"]),
    ("ProgressViewStyle", ["automatic", "linear", "circular"]),
    ("TextFieldStyle", ["automatic", "plain", "roundedBorder"]),
    ("ListStyle", ["automatic", "plain", "inset", "grouped", "insetGrouped", "sidebar"]),
    ("MenuStyle", ["automatic", "button", "borderlessButton"]),
    ("DatePickerStyle", ["automatic", "compact", "graphical", "wheel"]),
    ("NavigationViewStyle", ["automatic", "stack", "columns"]),
  ]

  private static func part(_ arguments: Arguments, _ index: Int) -> Value {
    guard case .tuple(let parts, _)? = arguments[0], index < parts.count else { return .void }
    return parts[index]
  }
}
