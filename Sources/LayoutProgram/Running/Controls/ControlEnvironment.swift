/// The part of the environment that only controls read.
package struct ControlEnvironment {
  /// A style: one of SwiftUI's by name, or one of the program's own.
  package enum Style {
    case named(String)
    case custom(Instance)

    package var name: String {
      if case .named(let name) = self { return name }
      return ""
    }
  }

  private var styles: [Kind: Style] = [:]
  package var labelsAreHidden = false
  /// The width of a label's icon, and its distance from the title, if they are set.
  package var labelIconWidth: Double?
  package var labelSpacing: Double?
  /// The gaps between a list's rows, and between its sections, if they are set.
  package var listRowSpacing: Double?
  package var listSectionSpacing: Double?
  /// Whether the tabs have no bar: `tabViewStyle(.page)`.
  package var hidesTabBar = false
  /// Whether the control is directly inside of a list row, where its layout differs.
  package var isListRow = false

  /// The kinds of control with styles.
  package enum Kind: String, CaseIterable {
    case button, label, toggle, picker, progressView, textField, list, form, menu, datePicker, groupBox
  }

  package subscript(kind: Kind) -> Style {
    get { styles[kind] ?? .named("automatic") }
    set { styles[kind] = newValue }
  }
}

extension Arguments {
  /// A style argument: a name, or a value of one of the program's types.
  package func style(_ index: Int) -> ControlEnvironment.Style {
    switch unwrapped(index) {
    case .token(let name): return .named(name)
    case .instance(let instance): return .custom(instance)
    default: return .named("automatic")
    }
  }
}
