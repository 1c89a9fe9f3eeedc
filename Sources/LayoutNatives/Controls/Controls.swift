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
    .native("Button.init(action:label:)") { (run: Run, call: Arguments) throws(Stop) in
      pressing(0, control(.button(label: try run.content(call, 1), isDestructive: false), call), call)
    },
    .native("Button.init(role:action:label:)") {
      (run: Run, call: Arguments, role: NativeCase?, _: Value?, _: Value?) throws(Stop) in
      pressing(
        1, control(.button(label: try run.content(call, 2), isDestructive: role?.name == "destructive"), call), call)
    },
    .native("Button.init(_:action:)") { (call: Arguments) in
      pressing(1, control(.button(label: words(call, 0), isDestructive: false), call), call)
    },
    .native("Button.init(_:role:action:)") { (call: Arguments, _: Value?, role: NativeCase?, _: Value?) in
      pressing(2, control(.button(label: words(call, 0), isDestructive: role?.name == "destructive"), call), call)
    },
    .native("Button.init(_:systemImage:action:)") { (call: Arguments) in
      pressing(2, control(.button(label: symbolLabel(call, 0, 1), isDestructive: false), call), call)
    },
    .native("Button.init(_:systemImage:role:action:)") {
      (call: Arguments, _: Value?, _: Value?, role: NativeCase?, _: Value?) in
      pressing(
        3, control(.button(label: symbolLabel(call, 0, 1), isDestructive: role?.name == "destructive"), call), call)
    },
    .native("Menu.init(_:content:)") { (call: Arguments) in
      control(.button(label: words(call, 0), isDestructive: false), call)
    },
    .native("Menu.init(_:systemImage:content:)") { (call: Arguments) in
      control(.button(label: symbolLabel(call, 0, 1), isDestructive: false), call)
    },
    .native("Menu.init(content:label:)") { (run: Run, call: Arguments) throws(Stop) in
      control(.button(label: try run.content(call, 1), isDestructive: false), call)
    },
    .native("Menu.init(content:label:primaryAction:)") { (run: Run, call: Arguments) throws(Stop) in
      control(.button(label: try run.content(call, 1), isDestructive: false), call)
    },
    .native("Menu.init(_:content:primaryAction:)") { (call: Arguments) in
      control(.button(label: words(call, 0), isDestructive: false), call)
    },
  ]

  private static let labels: [Native] = [
    .native("Label.init(_:systemImage:)") { (call: Arguments) in .view(symbolLabel(call, 0, 1))
    },
    .native("Label.init(_: String, image: String)") { (call: Arguments, _: Value?, image: String) in
      control(.label(title: words(call, 0), icon: View(.image(image, isResizable: false), at: call.range)), call)
    },
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
    },
    .native("Toggle.init(_:isOn:)") { (call: Arguments, _: Value?, isOn: Value) in
      holding(call, 1, ControlHandle.toggle, control(.toggle(label: words(call, 0), isOn: isOn), call))
    },
    .native("Toggle.init(_:systemImage:isOn:)") { (call: Arguments, _: Value?, _: Value?, isOn: Value) in
      holding(call, 2, ControlHandle.toggle, control(.toggle(label: symbolLabel(call, 0, 1), isOn: isOn), call))
    },
  ]

  private static let values: [Native] =
    sliders + steppers + [
      .native("ProgressView.init()") { (call: Arguments) in control(.spinner(label: nil), call) },
      .native("ProgressView.init(_: String)") { (call: Arguments) in control(.spinner(label: words(call, 0)), call) },
      .native("ProgressView.init(label:)") { (run: Run, call: Arguments) throws(Stop) in
        control(.spinner(label: try run.content(call, 0)), call)
      },
      .native("ProgressView.init(value:total:)") { (call: Arguments) in bar(call, 0) },
      .native("ProgressView.init(_:value:total:)") { (call: Arguments) in bar(call, 1, label: words(call, 0)) },
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
    .native("Stepper.init(_:value:in:step:)") { (call: Arguments) in
      stepping(call, 1, control(.stepper(label: words(call, 0)), call))
    },
    .native("Stepper.init(_:value:in:step:onEditingChanged:)") { (call: Arguments) in
      stepping(call, 1, control(.stepper(label: words(call, 0)), call))
    },
    .native("Stepper.init(value:in:step:label:)") { (run: Run, call: Arguments) throws(Stop) in
      stepping(call, 0, control(.stepper(label: try run.content(call, 3)), call))
    },
    // Steppers without a value, which call closures.
    .native("Stepper.init(_:onIncrement:onDecrement:onEditingChanged:)") { (call: Arguments) in
      control(.stepper(label: words(call, 0)), call)
    },
    .native("Stepper.init(onIncrement:onDecrement:onEditingChanged:label:)") {
      (run: Run, call: Arguments) throws(Stop) in control(.stepper(label: try run.content(call, 3)), call)
    },
    .native("Stepper.init(label:onIncrement:onDecrement:onEditingChanged:)") {
      (run: Run, call: Arguments) throws(Stop) in control(.stepper(label: try run.content(call, 0)), call)
    },
  ]

  private static let fields: [Native] =
    ["TextField", "SecureField"].flatMap { type -> [Native] in
      [
        .native("\(type).init(_:text:axis:)") { (call: Arguments) in field(call, text: 1, axis: 2) },
        .native("\(type).init(_:text:prompt:axis:)") { (call: Arguments) in field(call, text: 1, axis: 3) },
        .native("\(type).init(text:prompt:axis:label:)") { (call: Arguments) in field(call, text: 0, axis: 2) },
      ]
    } + oldFields + [
      .native("TextField.init(_:text:selection:prompt:axis:)") { (call: Arguments) in field(call, text: 1, axis: 4) },
      .native("TextEditor.init(text:)") { (call: Arguments) in
        holding(call, 0, ControlHandle.text, control(.textEditor, call))
      },
    ]

  private static let oldFields: [Native] =
    ["onEditingChanged:", "onCommit:", "onEditingChanged:onCommit:"].map { closures in
      .native("TextField.init(_:text:\(closures))") { (call: Arguments) in field(call, text: 1) }
    } + [
      .native("SecureField.init(_:text:onCommit:)") { (call: Arguments) in field(call, text: 1) }
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
    .native("Picker.init(_:selection:content:)") {
      (run: Run, call: Arguments, _: Value?, selection: Value, _: Value?) throws(Stop) in
      choosing(
        call, 1, control(.picker(label: words(call, 0), selection: selection, content: try run.content(call, 2)), call))
    },
    .native("Picker.init(_:systemImage:selection:content:)") {
      (run: Run, call: Arguments, _: Value?, _: Value?, selection: Value, _: Value?) throws(Stop) in
      choosing(
        call, 2,
        control(.picker(label: symbolLabel(call, 0, 1), selection: selection, content: try run.content(call, 3)), call)
      )
    },
    .native("Picker.init(selection:content:label:)") {
      (run: Run, call: Arguments, selection: Value, _: Value?, _: Value?) throws(Stop) in
      choosing(
        call, 0,
        control(.picker(label: try run.content(call, 2), selection: selection, content: try run.content(call, 1)), call)
      )
    },
    .native("Picker.init(selection:label:content:)") {
      (run: Run, call: Arguments, selection: Value, label: Value, _: Value?) throws(Stop) in
      choosing(
        call, 0,
        control(
          .picker(label: run.view(from: label), selection: selection, content: try run.content(call, 2)), call))
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

  private static func symbolLabel(_ arguments: Arguments, _ title: Int, _ symbol: Int) -> View {
    let icon = View(.symbol(arguments.string(symbol) ?? "", isResizable: false), at: arguments.range)
    return View(.control(.label(title: words(arguments, title), icon: icon)), at: arguments.range)
  }
}
