import LayoutEngine
import LayoutProgram

extension Natives {
  /// Styles of controls: SwiftUI's own by name, and the configurations that the program's own styles receive.
  static let controlStyles: [Native] =
    [
      .native("Configuration.label") { (call: Arguments) throws(Stop) in try part(call, 0) },
      .native("Configuration.title") { (call: Arguments) throws(Stop) in try part(call, 1) },
      .native("Configuration.icon") { (call: Arguments) throws(Stop) in try part(call, 2) },
      .native("Configuration.isPressed") { .bool(false) },
      .native("Configuration.role") { .none },
      .native("Configuration.trigger()") { .void },
      .native("Configuration.isOn") { (call: Arguments) throws(Stop) in try part(call, 3).unboxed },
      .native("Configuration.$isOn") { (call: Arguments) throws(Stop) in try part(call, 3) },
      .native("Configuration.fractionCompleted") { (call: Arguments) throws(Stop) in try part(call, 4) },
      .native("Configuration.currentValueLabel") { (call: Arguments) throws(Stop) in try part(call, 5) },
      .native("Configuration.content") { (call: Arguments) throws(Stop) in try part(call, 6) },

      .native("View.controlSize(_:)") { (run: Run, call: Arguments, _: Value?, size: NativeCase) in
        run.modify(call, .environment { $0.values[.named("controlSize")] = .token(size.name) })
      },
      .native("View.labelsHidden()") { (run: Run, call: Arguments) in
        run.modify(call, .environment { $0.controls.labelsAreHidden = true })
      },
    ]
    + styleModifiers + styledControls

  /// Controls from a style's configuration: `Toggle(configuration)`.
  private static let styledControls: [Native] = [
    .native("Button.init(_:)") { (run: Run, call: Arguments) throws(Stop) in
      control(.button(label: run.view(from: try part(call, 0)), isDestructive: false), call)
    },
    .native("Menu.init(_:)") { (run: Run, call: Arguments) throws(Stop) in
      control(.button(label: run.view(from: try part(call, 0)), isDestructive: false), call)
    },
    .native("Label.init(_:)") { (run: Run, call: Arguments) throws(Stop) in
      control(.label(title: run.view(from: try part(call, 1)), icon: run.view(from: try part(call, 2))), call)
    },
    .native("GroupBox.init(_:)") { (run: Run, call: Arguments) throws(Stop) in
      control(.groupBox(label: run.view(from: try part(call, 0)), content: run.view(from: try part(call, 6))), call)
    },
    .native("Toggle.init(_:)") { (run: Run, call: Arguments) throws(Stop) in
      let toggle = control(.toggle(label: run.view(from: try part(call, 0)), isOn: try part(call, 3)), call)
      return holding(try part(call, 3), ControlHandle.toggle, toggle)
    },
    .native("ProgressView.init(_: ProgressViewStyleConfiguration)") { (run: Run, call: Arguments) throws(Stop) in
      guard case .some(let fraction) = try part(call, 4) else { return control(.spinner(label: nil), call) }
      return control(.progressBar(label: nil, currentValue: nil, fraction: fraction.number), call)
    },
  ]

  private static let styleModifiers: [Native] = modifiers.map { name, proto, kind in
    .native("View.\(name)(_: some \(proto))") { (run: Run, call: Arguments) in
      let style = call.style(1)
      return run.modify(call, .environment { $0.controls[kind] = style })
    }
  }

  private static let modifiers: [(String, String, ControlEnvironment.Kind)] = [
    ("buttonStyle", "ButtonStyle", .button), ("buttonStyle", "PrimitiveButtonStyle", .button),
    ("labelStyle", "LabelStyle", .label), ("toggleStyle", "ToggleStyle", .toggle),
    ("pickerStyle", "PickerStyle", .picker),
    ("progressViewStyle", "ProgressViewStyle", .progressView), ("textFieldStyle", "TextFieldStyle", .textField),
    ("listStyle", "ListStyle", .list), ("menuStyle", "MenuStyle", .menu),
    ("datePickerStyle", "DatePickerStyle", .datePicker), ("groupBoxStyle", "GroupBoxStyle", .groupBox),
  ]

  private static func part(_ arguments: Arguments, _ index: Int) throws(Stop) -> Value {
    guard case .tuple(let parts, _)? = arguments[0], index < parts.count else {
      throw arguments.fault(0, "a configuration")
    }
    return parts[index]
  }
}
