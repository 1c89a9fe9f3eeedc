import Diagnostics
import LayoutEngine

extension Vocabulary {
  /// Buttons, switches, fields and what else a hand can change.
  static let controls: [NativeDeclaration] =
    [
      .type("struct Button: View").approximated(DeclarationDifference.control),
      .type("struct Label: View").approximated(DeclarationDifference.control),
      .type("struct Toggle: View").approximated(DeclarationDifference.control),
      .type("struct Slider: View").approximated(DeclarationDifference.control),
      .type("struct Stepper: View").approximated(DeclarationDifference.control),
      .type("struct TextField: View").approximated(DeclarationDifference.field),
      .type("struct SecureField: View").approximated(DeclarationDifference.field),
      .type("struct TextEditor: View").approximated(DeclarationDifference.field),
      .type("struct Picker: View").approximated(DeclarationDifference.control),
      .type("struct ProgressView: View").approximated(DeclarationDifference.control),
      .type("struct Menu: View").approximated(DeclarationDifference.control),
      .type("struct Link: View").approximated(DeclarationDifference.control),
      .type("struct NavigationLink: View").approximated("Its label; it leads nowhere."),
      .type("struct URL: Hashable, Codable, CustomStringConvertible"),
      .type("struct ButtonRole: Hashable"),

      .member("URL", "init(string: String) -> URL?") { (string: String) in
        string.isEmpty ? .none : .some(.string(string))
      },
      .constant("ButtonRole", "destructive", "ButtonRole", .token("destructive")),
      .constant("ButtonRole", "cancel", "ButtonRole", .token("cancel")),
    ] + buttons + labels + toggles + values + fields + choices

  private static let buttons: [NativeDeclaration] = [
    .member("Button", "init(action: () -> Void, @ViewBuilder label: () -> View)") {
      (run: Run, call: Arguments) throws(Stop) in
      pressing(0, control(.button(label: try run.content(call, 1), isDestructive: false), call), call)
    },
    .member("Button", "init(role: ButtonRole?, action: () -> Void, @ViewBuilder label: () -> View)") {
      (run: Run, call: Arguments, role: NativeCase?, _: Value?, _: Value?) throws(Stop) in
      pressing(
        1, control(.button(label: try run.content(call, 2), isDestructive: role?.name == "destructive"), call), call)
    },
    .member("Button", "init(_ title: String, action: () -> Void)") { (call: Arguments) in
      pressing(1, control(.button(label: words(call, 0), isDestructive: false), call), call)
    },
    .member("Button", "init(_ title: String, role: ButtonRole?, action: () -> Void)") {
      (call: Arguments, _: Value?, role: NativeCase?, _: Value?) in
      pressing(2, control(.button(label: words(call, 0), isDestructive: role?.name == "destructive"), call), call)
    },
    .member("Button", "init(_ title: String, systemImage: String, action: () -> Void)") { (call: Arguments) in
      pressing(2, control(.button(label: symbolLabel(call, 0, 1), isDestructive: false), call), call)
    },
    .member("Button", "init(_ title: String, systemImage: String, role: ButtonRole?, action: () -> Void)") {
      (call: Arguments, _: Value?, _: Value?, role: NativeCase?, _: Value?) in
      pressing(
        3, control(.button(label: symbolLabel(call, 0, 1), isDestructive: role?.name == "destructive"), call), call)
    },
    .member("Menu", "init(_ title: String, @ViewBuilder content: () -> View)") { (call: Arguments) in
      control(.button(label: words(call, 0), isDestructive: false), call)
    },
    .member("Menu", "init(_ title: String, systemImage: String, @ViewBuilder content: () -> View)") {
      (call: Arguments) in
      control(.button(label: symbolLabel(call, 0, 1), isDestructive: false), call)
    },
    .member("Menu", "init(@ViewBuilder content: () -> View, @ViewBuilder label: () -> View)") {
      (run: Run, call: Arguments) throws(Stop) in
      control(.button(label: try run.content(call, 1), isDestructive: false), call)
    },
    .member(
      "Menu",
      "init(@ViewBuilder content: () -> View, @ViewBuilder label: () -> View, primaryAction: () -> Void)"
    ) { (run: Run, call: Arguments) throws(Stop) in
      control(.button(label: try run.content(call, 1), isDestructive: false), call)
    },
    .member("Menu", "init(_ title: String, @ViewBuilder content: () -> View, primaryAction: () -> Void)") {
      (call: Arguments) in
      control(.button(label: words(call, 0), isDestructive: false), call)
    },
  ]

  private static let labels: [NativeDeclaration] = [
    .member("Label", "init(_ title: String, systemImage: String)") { (call: Arguments) in .view(symbolLabel(call, 0, 1))
    },
    .member("Label", "init(_ title: String, image: String)") { (call: Arguments, _: Value?, image: String) in
      control(.label(title: words(call, 0), icon: View(.image(image, isResizable: false), at: call.range)), call)
    },
    .member("Label", "init(@ViewBuilder title: () -> View, @ViewBuilder icon: () -> View)") {
      (run: Run, call: Arguments) throws(Stop) in
      control(.label(title: try run.content(call, 0), icon: try run.content(call, 1)), call)
    },
  ]

  private static let toggles: [NativeDeclaration] = [
    .member("Toggle", "init(isOn: Binding<Bool>, @ViewBuilder label: () -> View)") {
      (run: Run, call: Arguments, isOn: Value, _: Value?) throws(Stop) in
      holding(call, 0, ControlHandle.toggle, control(.toggle(label: try run.content(call, 1), isOn: isOn), call))
    },
    .member("Toggle", "init(_ title: String, isOn: Binding<Bool>)") { (call: Arguments, _: Value?, isOn: Value) in
      holding(call, 1, ControlHandle.toggle, control(.toggle(label: words(call, 0), isOn: isOn), call))
    },
    .member("Toggle", "init(_ title: String, systemImage: String, isOn: Binding<Bool>)") {
      (call: Arguments, _: Value?, _: Value?, isOn: Value) in
      holding(call, 2, ControlHandle.toggle, control(.toggle(label: symbolLabel(call, 0, 1), isOn: isOn), call))
    },
  ]

  private static let values: [NativeDeclaration] =
    ["CGFloat", "Double", "Float"].flatMap(sliders) + ["Int", "CGFloat", "Double", "Float"].flatMap(steppers)
    + handSteppers + [
      .member("ProgressView", "init()") { (call: Arguments) in control(.spinner(label: nil), call) },
      .member("ProgressView", "init(_ title: String)") { (call: Arguments) in
        control(.spinner(label: words(call, 0)), call)
      },
      .member("ProgressView", "init(@ViewBuilder label: () -> View)") { (run: Run, call: Arguments) throws(Stop) in
        control(.spinner(label: try run.content(call, 0)), call)
      },
      .member("ProgressView", "init<V: BinaryFloatingPoint>(value: V?, total: V = 1)") { (call: Arguments) in
        bar(call, 0)
      },
      .member("ProgressView", "init<V: BinaryFloatingPoint>(_ title: String, value: V?, total: V = 1)") {
        (call: Arguments) in
        bar(call, 1, label: words(call, 0))
      },
      .member("ProgressView", "init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> View)") {
        (run: Run, call: Arguments) throws(Stop) in
        bar(call, 0, label: try run.content(call, 2))
      },
      .member(
        "ProgressView",
        "init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> View, @ViewBuilder currentValueLabel: () -> View)"
      ) { (run: Run, call: Arguments) throws(Stop) in
        bar(call, 0, label: try run.content(call, 2), currentValue: try run.content(call, 3))
      },
    ]

  /// A bar, filled as far as its value goes; the total follows the value.
  private static func bar(_ arguments: Arguments, _ index: Int, label: View? = nil, currentValue: View? = nil) -> Value
  {
    let total = arguments.double(index + 1) ?? 1
    let fraction = arguments.double(index).map { total > 0 ? min(max($0 / total, 0), 1) : 0 }
    return control(.progressBar(label: label, currentValue: currentValue, fraction: fraction), arguments)
  }

  private static func sliders(_ number: String) -> [NativeDeclaration] {
    let bounds = "value: Binding<\(number)>, in bounds: ClosedRange<\(number)> = 0, step: \(number) = 0"
    return [
      .member("Slider", "init(\(bounds), onEditingChanged: (Bool) -> Void = 0)") { (call: Arguments) in
        sliding(call, control(.slider(minimum: nil, maximum: nil), call))
      },
      .member("Slider", "init(\(bounds), @ViewBuilder label: () -> View, onEditingChanged: (Bool) -> Void = 0)") {
        (call: Arguments) in
        sliding(call, control(.slider(minimum: nil, maximum: nil), call))
      },
      .member("Slider", "init(\(bounds), onEditingChanged: (Bool) -> Void = 0, @ViewBuilder label: () -> View)") {
        (call: Arguments) in
        sliding(call, control(.slider(minimum: nil, maximum: nil), call))
      },
      .member(
        "Slider",
        "init(\(bounds), @ViewBuilder label: () -> View, @ViewBuilder minimumValueLabel: () -> View, @ViewBuilder maximumValueLabel: () -> View, onEditingChanged: (Bool) -> Void = 0)"
      ) { (run: Run, call: Arguments) throws(Stop) in
        sliding(call, control(.slider(minimum: try run.content(call, 4), maximum: try run.content(call, 5)), call))
      },
      .member(
        "Slider",
        "init(\(bounds), onEditingChanged: (Bool) -> Void = 0, minimumValueLabel: View, maximumValueLabel: View, @ViewBuilder label: () -> View)"
      ) { (run: Run, call: Arguments) in
        sliding(
          call,
          control(.slider(minimum: run.view(from: call[4] ?? .void), maximum: run.view(from: call[5] ?? .void)), call))
      },
    ]
  }

  private static func steppers(_ number: String) -> [NativeDeclaration] {
    let bounds = "value: Binding<\(number)>, in bounds: ClosedRange<\(number)> = 0, step: \(number) = 1"
    return [
      .member("Stepper", "init(_ title: String, \(bounds))") { (call: Arguments) in
        stepping(call, 1, control(.stepper(label: words(call, 0)), call))
      },
      .member("Stepper", "init(_ title: String, \(bounds), onEditingChanged: (Bool) -> Void)") { (call: Arguments) in
        stepping(call, 1, control(.stepper(label: words(call, 0)), call))
      },
      .member("Stepper", "init(\(bounds), @ViewBuilder label: () -> View)") {
        (run: Run, call: Arguments) throws(Stop) in
        stepping(call, 0, control(.stepper(label: try run.content(call, 3)), call))
      },
    ]
  }

  /// Steppers without a value: what they do is said in closures.
  private static let handSteppers: [NativeDeclaration] = [
    NativeDeclaration.member("Stepper", "init(_ title: String, \(steps), onEditingChanged: (Bool) -> Void = 0)") {
      (call: Arguments) in
      control(.stepper(label: words(call, 0)), call)
    },
    .member("Stepper", "init(\(steps), onEditingChanged: (Bool) -> Void = 0, @ViewBuilder label: () -> View)") {
      (run: Run, call: Arguments) throws(Stop) in control(.stepper(label: try run.content(call, 3)), call)
    },
    .member("Stepper", "init(@ViewBuilder label: () -> View, \(steps), onEditingChanged: (Bool) -> Void = 0)") {
      (run: Run, call: Arguments) throws(Stop) in control(.stepper(label: try run.content(call, 0)), call)
    },
  ].map { $0.approximated("The steps are not taken.") }

  private static let steps = "onIncrement: (() -> Void)?, onDecrement: (() -> Void)?"

  private static let fields: [NativeDeclaration] =
    ["TextField", "SecureField"].flatMap { type -> [NativeDeclaration] in
      [
        .member(type, "init(_ title: String, text: Binding<String>, axis: Axis = 0)") { (call: Arguments) in
          field(call, text: 1)
        },
        .member(type, "init(_ title: String, text: Binding<String>, prompt: Text?, axis: Axis = 0)") {
          (call: Arguments) in
          field(call, text: 1)
        },
        .member(
          type, "init(text: Binding<String>, prompt: Text? = nil, axis: Axis = 0, @ViewBuilder label: () -> View)"
        ) { (call: Arguments) in
          field(call, text: 0)
        },
      ]
    } + oldFields + [
      .type("struct TextSelection: Hashable").ignored,
      .member(
        "TextField",
        "init(_ title: String, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis = 0)"
      ) { (call: Arguments) in
        field(call, text: 1)
      },
      .member("TextEditor", "init(text: Binding<String>)") { (call: Arguments) in
        holding(call, 0, ControlHandle.text, control(.textEditor, call))
      },
    ]

  private static let oldFields: [NativeDeclaration] =
    [
      "onEditingChanged: (Bool) -> Void", "onCommit: () -> Void",
      "onEditingChanged: (Bool) -> Void, onCommit: () -> Void",
    ].map { closures in
      .member("TextField", "init(_ title: String, text: Binding<String>, \(closures))") { (call: Arguments) in
        field(call, text: 1)
      }
    } + [
      .member("SecureField", "init(_ title: String, text: Binding<String>, onCommit: () -> Void)") {
        (call: Arguments) in
        field(call, text: 1)
      }
    ]

  /// A field shows its text, or its title while that is empty.
  private static func field(_ arguments: Arguments, text index: Int) -> Value {
    var shown = arguments[index]?.unboxed.text ?? ""
    if shown.isEmpty { shown = index == 1 ? arguments.string(0) ?? "" : " " }
    return holding(
      arguments, index, ControlHandle.text, control(.textField(text: .text(shown, at: arguments.range)), arguments))
  }

  private static let choices: [NativeDeclaration] = [
    .member(
      "Picker", "init<Choice: Hashable>(_ title: String, selection: Binding<Choice>, @ViewBuilder content: () -> View)"
    ) { (run: Run, call: Arguments, _: Value?, selection: Value, _: Value?) throws(Stop) in
      choosing(
        call, 1, control(.picker(label: words(call, 0), selection: selection, content: try run.content(call, 2)), call))
    },
    .member(
      "Picker",
      "init<Choice: Hashable>(_ title: String, systemImage: String, selection: Binding<Choice>, @ViewBuilder content: () -> View)"
    ) { (run: Run, call: Arguments, _: Value?, _: Value?, selection: Value, _: Value?) throws(Stop) in
      choosing(
        call, 2,
        control(.picker(label: symbolLabel(call, 0, 1), selection: selection, content: try run.content(call, 3)), call)
      )
    },
    .member(
      "Picker",
      "init<Choice: Hashable>(selection: Binding<Choice>, @ViewBuilder content: () -> View, @ViewBuilder label: () -> View)"
    ) { (run: Run, call: Arguments, selection: Value, _: Value?, _: Value?) throws(Stop) in
      choosing(
        call, 0,
        control(.picker(label: try run.content(call, 2), selection: selection, content: try run.content(call, 1)), call)
      )
    },
    .member(
      "Picker", "init<Choice: Hashable>(selection: Binding<Choice>, label: View, @ViewBuilder content: () -> View)"
    ) { (run: Run, call: Arguments, selection: Value, label: Value, _: Value?) throws(Stop) in
      choosing(
        call, 0,
        control(
          .picker(label: run.view(from: label), selection: selection, content: try run.content(call, 2)), call))
    },
    .modifier("tag<Choice: Hashable>(_ tag: Choice)") { (run: Run, call: Arguments, _: Value?, tag: Value) in
      run.modify(call, .tag(tag))
    },
  ]

  // MARK: Parts

  static func control(_ control: Control, _ arguments: Arguments) -> Value {
    .view(View(.control(control), at: arguments.range))
  }

  /// The words of a title.
  static func words(_ arguments: Arguments, _ index: Int) -> View {
    .text(arguments.string(index) ?? "", at: arguments.range)
  }

  private static func symbolLabel(_ arguments: Arguments, _ title: Int, _ symbol: Int) -> View {
    let icon = View(.symbol(arguments.string(symbol) ?? "", isResizable: false), at: arguments.range)
    return View(.control(.label(title: words(arguments, title), icon: icon)), at: arguments.range)
  }
}
