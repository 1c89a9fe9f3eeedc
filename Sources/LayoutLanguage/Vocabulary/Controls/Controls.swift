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

      .member("URL", "init(string: String) -> URL?") { _, a in .some(.string(a.string(0) ?? "")) },
      .constant("ButtonRole", "destructive", "ButtonRole", .token("destructive")),
      .constant("ButtonRole", "cancel", "ButtonRole", .token("cancel")),
    ] + buttons + labels + toggles + values + fields + choices

  private static let buttons: [NativeDeclaration] = [
    .member("Button", "init(action: () -> Void, @ViewBuilder label: () -> View)") { run, a throws(Stop) in
      pressing(0, control(.button(label: try run.content(a, 1), isDestructive: false), a), a)
    },
    .member("Button", "init(role: ButtonRole?, action: () -> Void, @ViewBuilder label: () -> View)") {
      run, a throws(Stop) in
      pressing(1, control(.button(label: try run.content(a, 2), isDestructive: a.token(0) == "destructive"), a), a)
    },
    .member("Button", "init(_ title: String, action: () -> Void)") { _, a in
      pressing(1, control(.button(label: words(a, 0), isDestructive: false), a), a)
    },
    .member("Button", "init(_ title: String, role: ButtonRole?, action: () -> Void)") { _, a in
      pressing(2, control(.button(label: words(a, 0), isDestructive: a.token(1) == "destructive"), a), a)
    },
    .member("Button", "init(_ title: String, systemImage: String, action: () -> Void)") { _, a in
      pressing(2, control(.button(label: symbolLabel(a, 0, 1), isDestructive: false), a), a)
    },
    .member("Button", "init(_ title: String, systemImage: String, role: ButtonRole?, action: () -> Void)") { _, a in
      pressing(3, control(.button(label: symbolLabel(a, 0, 1), isDestructive: a.token(2) == "destructive"), a), a)
    },
    .member("Menu", "init(_ title: String, @ViewBuilder content: () -> View)") { _, a in
      control(.button(label: words(a, 0), isDestructive: false), a)
    },
    .member("Menu", "init(_ title: String, systemImage: String, @ViewBuilder content: () -> View)") { _, a in
      control(.button(label: symbolLabel(a, 0, 1), isDestructive: false), a)
    },
    .member("Menu", "init(@ViewBuilder content: () -> View, @ViewBuilder label: () -> View)") { run, a throws(Stop) in
      control(.button(label: try run.content(a, 1), isDestructive: false), a)
    },
    .member(
      "Menu",
      "init(@ViewBuilder content: () -> View, @ViewBuilder label: () -> View, primaryAction: () -> Void)"
    ) { run, a throws(Stop) in control(.button(label: try run.content(a, 1), isDestructive: false), a) },
    .member("Menu", "init(_ title: String, @ViewBuilder content: () -> View, primaryAction: () -> Void)") { _, a in
      control(.button(label: words(a, 0), isDestructive: false), a)
    },
  ]

  private static let labels: [NativeDeclaration] = [
    .member("Label", "init(_ title: String, systemImage: String)") { _, a in .view(symbolLabel(a, 0, 1)) },
    .member("Label", "init(_ title: String, image: String)") { _, a in
      control(.label(title: words(a, 0), icon: View(.image(a.string(1) ?? "", isResizable: false), at: a.range)), a)
    },
    .member("Label", "init(@ViewBuilder title: () -> View, @ViewBuilder icon: () -> View)") { run, a throws(Stop) in
      control(.label(title: try run.content(a, 0), icon: try run.content(a, 1)), a)
    },
  ]

  private static let toggles: [NativeDeclaration] = [
    .member("Toggle", "init(isOn: Binding<Bool>, @ViewBuilder label: () -> View)") { run, a throws(Stop) in
      holding(a, 0, ControlHandle.toggle, control(.toggle(label: try run.content(a, 1), isOn: a[0] ?? .void), a))
    },
    .member("Toggle", "init(_ title: String, isOn: Binding<Bool>)") { _, a in
      holding(a, 1, ControlHandle.toggle, control(.toggle(label: words(a, 0), isOn: a[1] ?? .void), a))
    },
    .member("Toggle", "init(_ title: String, systemImage: String, isOn: Binding<Bool>)") { _, a in
      holding(a, 2, ControlHandle.toggle, control(.toggle(label: symbolLabel(a, 0, 1), isOn: a[2] ?? .void), a))
    },
  ]

  private static let values: [NativeDeclaration] =
    ["CGFloat", "Double", "Float"].flatMap(sliders) + ["Int", "CGFloat", "Double", "Float"].flatMap(steppers)
    + handSteppers + [
      .member("ProgressView", "init()") { _, a in control(.spinner(label: nil), a) },
      .member("ProgressView", "init(_ title: String)") { _, a in control(.spinner(label: words(a, 0)), a) },
      .member("ProgressView", "init(@ViewBuilder label: () -> View)") { run, a throws(Stop) in
        control(.spinner(label: try run.content(a, 0)), a)
      },
      .member("ProgressView", "init(value: Double?, total: Double = 1)") { _, a in bar(a, 0) },
      .member("ProgressView", "init(_ title: String, value: Double?, total: Double = 1)") { _, a in
        bar(a, 1, label: words(a, 0))
      },
      .member("ProgressView", "init(value: Double?, total: Double = 1, @ViewBuilder label: () -> View)") {
        run, a throws(Stop) in
        bar(a, 0, label: try run.content(a, 2))
      },
      .member(
        "ProgressView",
        "init(value: Double?, total: Double = 1, @ViewBuilder label: () -> View, @ViewBuilder currentValueLabel: () -> View)"
      ) { run, a throws(Stop) in
        bar(a, 0, label: try run.content(a, 2), currentValue: try run.content(a, 3))
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
      .member("Slider", "init(\(bounds), onEditingChanged: (Bool) -> Void = 0)") { _, a in
        sliding(a, control(.slider(minimum: nil, maximum: nil), a))
      },
      .member("Slider", "init(\(bounds), @ViewBuilder label: () -> View, onEditingChanged: (Bool) -> Void = 0)") {
        _, a in
        sliding(a, control(.slider(minimum: nil, maximum: nil), a))
      },
      .member("Slider", "init(\(bounds), onEditingChanged: (Bool) -> Void = 0, @ViewBuilder label: () -> View)") {
        _, a in
        sliding(a, control(.slider(minimum: nil, maximum: nil), a))
      },
      .member(
        "Slider",
        "init(\(bounds), @ViewBuilder label: () -> View, @ViewBuilder minimumValueLabel: () -> View, @ViewBuilder maximumValueLabel: () -> View, onEditingChanged: (Bool) -> Void = 0)"
      ) { run, a throws(Stop) in
        sliding(a, control(.slider(minimum: try run.content(a, 4), maximum: try run.content(a, 5)), a))
      },
      .member(
        "Slider",
        "init(\(bounds), onEditingChanged: (Bool) -> Void = 0, minimumValueLabel: View, maximumValueLabel: View, @ViewBuilder label: () -> View)"
      ) { run, a in
        sliding(a, control(.slider(minimum: run.view(from: a[4] ?? .void), maximum: run.view(from: a[5] ?? .void)), a))
      },
    ]
  }

  private static func steppers(_ number: String) -> [NativeDeclaration] {
    let bounds = "value: Binding<\(number)>, in bounds: ClosedRange<\(number)> = 0, step: \(number) = 1"
    return [
      .member("Stepper", "init(_ title: String, \(bounds))") { _, a in
        stepping(a, 1, control(.stepper(label: words(a, 0)), a))
      },
      .member("Stepper", "init(_ title: String, \(bounds), onEditingChanged: (Bool) -> Void)") { _, a in
        stepping(a, 1, control(.stepper(label: words(a, 0)), a))
      },
      .member("Stepper", "init(\(bounds), @ViewBuilder label: () -> View)") { run, a throws(Stop) in
        stepping(a, 0, control(.stepper(label: try run.content(a, 3)), a))
      },
    ]
  }

  /// Steppers without a value: what they do is said in closures.
  private static let handSteppers: [NativeDeclaration] = [
    NativeDeclaration.member("Stepper", "init(_ title: String, \(steps), onEditingChanged: (Bool) -> Void = 0)") {
      _, a in
      control(.stepper(label: words(a, 0)), a)
    },
    .member("Stepper", "init(\(steps), onEditingChanged: (Bool) -> Void = 0, @ViewBuilder label: () -> View)") {
      run, a throws(Stop) in control(.stepper(label: try run.content(a, 3)), a)
    },
    .member("Stepper", "init(@ViewBuilder label: () -> View, \(steps), onEditingChanged: (Bool) -> Void = 0)") {
      run, a throws(Stop) in control(.stepper(label: try run.content(a, 0)), a)
    },
  ].map { $0.approximated("The steps are not taken.") }

  private static let steps = "onIncrement: (() -> Void)?, onDecrement: (() -> Void)?"

  private static let fields: [NativeDeclaration] =
    ["TextField", "SecureField"].flatMap { type -> [NativeDeclaration] in
      [
        .member(type, "init(_ title: String, text: Binding<String>, axis: Axis = 0)") { _, a in field(a, text: 1) },
        .member(type, "init(_ title: String, text: Binding<String>, prompt: Text?, axis: Axis = 0)") { _, a in
          field(a, text: 1)
        },
        .member(
          type, "init(text: Binding<String>, prompt: Text? = nil, axis: Axis = 0, @ViewBuilder label: () -> View)"
        ) { _, a in
          field(a, text: 0)
        },
      ]
    } + oldFields + [
      .member("TextEditor", "init(text: Binding<String>)") { _, a in
        holding(a, 0, ControlHandle.text, control(.textEditor, a))
      }
    ]

  private static let oldFields: [NativeDeclaration] =
    [
      "onEditingChanged: (Bool) -> Void", "onCommit: () -> Void",
      "onEditingChanged: (Bool) -> Void, onCommit: () -> Void",
    ].map { closures in
      .member("TextField", "init(_ title: String, text: Binding<String>, \(closures))") { _, a in field(a, text: 1) }
    } + [
      .member("SecureField", "init(_ title: String, text: Binding<String>, onCommit: () -> Void)") { _, a in
        field(a, text: 1)
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
    ) {
      run, a throws(Stop) in
      choosing(a, 1, control(.picker(label: words(a, 0), selection: a[1] ?? .void, content: try run.content(a, 2)), a))
    },
    .member(
      "Picker",
      "init<Choice: Hashable>(_ title: String, systemImage: String, selection: Binding<Choice>, @ViewBuilder content: () -> View)"
    ) { run, a throws(Stop) in
      choosing(
        a, 2, control(.picker(label: symbolLabel(a, 0, 1), selection: a[2] ?? .void, content: try run.content(a, 3)), a)
      )
    },
    .member(
      "Picker",
      "init<Choice: Hashable>(selection: Binding<Choice>, @ViewBuilder content: () -> View, @ViewBuilder label: () -> View)"
    ) { run, a throws(Stop) in
      choosing(
        a, 0,
        control(.picker(label: try run.content(a, 2), selection: a[0] ?? .void, content: try run.content(a, 1)), a))
    },
    .member(
      "Picker", "init<Choice: Hashable>(selection: Binding<Choice>, label: View, @ViewBuilder content: () -> View)"
    ) {
      run, a throws(Stop) in
      choosing(
        a, 0,
        control(
          .picker(label: run.view(from: a[1] ?? .void), selection: a[0] ?? .void, content: try run.content(a, 2)), a))
    },
    .modifier("tag<Choice: Hashable>(_ tag: Choice)") { run, a in run.modify(a, .tag(a[1] ?? .void)) },
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
