import Diagnostics
import LayoutEngine
import LayoutProgram

extension Natives {
  /// Buttons, toggles, text fields and other controls.
  static let controls: [Native] =
    [

      .native("URL.init(string:)") { (string: String) in string.isEmpty ? .none : .some(.string(string)) }
    ] + buttons + labels + toggles + values + fields + choices

  private static let buttons: [Native] = [
    .native("Button.init(role:action:label:)") {
      (run: Run, call: Arguments, role: NativeCase?, action: FunctionValue?, _: Value?) throws(Stop) in
      let label = try run.content(call, 2)
      return pressing(action, control(.button(label: label, isDestructive: role?.name == "destructive"), call))
    },
    .native("Menu.init(content:label:)") { (run: Run, call: Arguments) throws(Stop) in
      control(.button(label: try run.content(call, 1), isDestructive: false), call)
    },
  ]

  private static let labels: [Native] = [
    .native("Label.init(title:icon:)") { (run: Run, call: Arguments) throws(Stop) in
      control(.label(title: try run.content(call, 0), icon: try run.content(call, 1)), call)
    },
    .native("View.labelReservedIconWidth(_:)") { (run: Run, call: Arguments, _: Value?, width: Double) in
      run.modify(call, .environment { $0.controls.labelIconWidth = width })
    },
    .native("View.labelIconToTitleSpacing(_:)") { (run: Run, call: Arguments, _: Value?, spacing: Double) in
      run.modify(call, .environment { $0.controls.labelSpacing = spacing })
    },
  ]

  private static let toggles: [Native] = [
    .native("Toggle.init(isOn:label:)") { (run: Run, call: Arguments, isOn: Value, _: Value?) throws(Stop) in
      holding(call, 0, ControlHandle.toggle, control(.toggle(label: try run.content(call, 1), isOn: isOn), call))
    }
  ]

  private static let values: [Native] =
    sliders + steppers + [
      .native("ProgressView.init()") { (call: Arguments) in control(.spinner(label: nil), call) },
      .native("ProgressView.init(label:)") { (run: Run, call: Arguments) throws(Stop) in
        control(.spinner(label: try run.content(call, 0)), call)
      },
      .native("ProgressView.init(value:total:)") { (call: Arguments) in bar(call, 0) },
      .native("ProgressView.init(value:total:label:)") { (run: Run, call: Arguments) throws(Stop) in
        bar(call, 0, label: try run.content(call, 2))
      },
      .native("ProgressView.init(value:total:label:currentValueLabel:)") { (run: Run, call: Arguments) throws(Stop) in
        bar(call, 0, label: try run.content(call, 2), currentValue: try run.content(call, 3))
      },
    ]

  /// A progress bar, filled to its value; the total is the argument after the value.
  private static func bar(_ arguments: Arguments, _ index: Int, label: View? = nil, currentValue: View? = nil) -> Value
  {
    let total = arguments.double(index + 1) ?? 1
    let fraction = arguments.double(index).map { total > 0 ? min(max($0 / total, 0), 1) : 0 }
    return control(.progressBar(label: label, currentValue: currentValue, fraction: fraction), arguments)
  }

  private static let sliders: [Native] =
    [
      "onEditingChanged:", "label:onEditingChanged:", "onEditingChanged:label:",
    ].map { labels in
      .native("Slider.init(value:in:step:\(labels))") { (call: Arguments) in
        sliding(call, control(.slider(minimum: nil, maximum: nil), call))
      }
    } + [
      .native("Slider.init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)") {
        (run: Run, call: Arguments) throws(Stop) in
        sliding(call, control(.slider(minimum: try run.content(call, 4), maximum: try run.content(call, 5)), call))
      },
      .native("Slider.init(value:in:step:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)") {
        (run: Run, call: Arguments) throws(Stop) in
        sliding(
          call,
          control(.slider(minimum: run.view(from: try call.value(4)), maximum: run.view(from: try call.value(5))), call)
        )
      },
    ]

  private static let steppers: [Native] = [
    .native("Stepper.init(value:in:step:label:onEditingChanged:)") { (run: Run, call: Arguments) throws(Stop) in
      stepping(call, control(.stepper(label: try run.content(call, 3)), call))
    },
    .native("Stepper.init(value:step:label:onEditingChanged:)") { (run: Run, call: Arguments) throws(Stop) in
      stepping(call, control(.stepper(label: try run.content(call, 2)), call))
    },
    // A stepper without a value, which calls closures.
    .native("Stepper.init(onIncrement:onDecrement:onEditingChanged:label:)") {
      (run: Run, call: Arguments) throws(Stop) in control(.stepper(label: try run.content(call, 3)), call)
    },
  ]

  private static let fields: [Native] =
    [
      .native("TextField.init(_:text:prompt:axis:)") { (call: Arguments) in field(call, text: 1, axis: 3) },
      .native("TextField.init(text:prompt:axis:label:)") { (call: Arguments) in field(call, text: 0, axis: 2) },
      .native("SecureField.init(_:text:prompt:)") { (call: Arguments) in field(call, text: 1) },
      .native("SecureField.init(text:prompt:label:)") { (call: Arguments) in field(call, text: 0) },
      .native("TextEditor.init(text:)") { (call: Arguments) in
        holding(call, 0, ControlHandle.text, control(.textEditor, call))
      },
    ]

  /// A text field shows its text, or its title if the text is empty.
  private static func field(_ arguments: Arguments, text index: Int, axis: Int? = nil) -> Value {
    var shown = arguments[index]?.unboxed.text ?? ""
    if shown.isEmpty { shown = index == 1 ? arguments.string(0) ?? "" : " " }
    let grows = axis.flatMap { arguments.token($0) } == "vertical"
    let field = control(.textField(text: .text(shown, at: arguments.range), grows: grows), arguments)
    return holding(arguments, index, ControlHandle.text, field)
  }

  private static let choices: [Native] = [
    .native("Picker.init(selection:content:label:)") {
      (run: Run, call: Arguments, selection: Value, _: Value?, _: Value?) throws(Stop) in
      choosing(
        call,
        control(.picker(label: try run.content(call, 2), selection: selection, content: try run.content(call, 1)), call)
      )
    },
    .native("View.tag(_:)") { (run: Run, call: Arguments, _: Value?, tag: Value) in run.modify(call, .tag(tag)) },
  ]

  // MARK: Parts

  static func control(_ control: Control, _ arguments: Arguments) -> Value {
    .view(View(.control(control), at: arguments.range))
  }

  /// The text of a title.
  static func words(_ arguments: Arguments, _ index: Int) -> View {
    .text(arguments.string(index) ?? "", at: arguments.range)
  }

}
