/// How the controls inside a view look: the part of the environment that only they read.
struct ControlEnvironment {
  /// A style by SwiftUI's name for it, or one that the program declares.
  enum Style {
    case named(String)
    case custom(Instance)

    var name: String {
      if case .named(let name) = self { return name }
      return ""
    }
  }

  private var styles: [Kind: Style] = [:]
  var labelsAreHidden = false
  /// Directly inside a row of a list, where controls are laid out another way.
  var isListRow = false

  /// Everything that has styles.
  enum Kind: String, CaseIterable {
    case button, label, toggle, picker, progressView, textField, list, form, menu, datePicker, groupBox
  }

  subscript(kind: Kind) -> Style {
    get { styles[kind] ?? .named("automatic") }
    set { styles[kind] = newValue }
  }
}

extension Arguments {
  /// A style: a name, or a value of one of the program's types.
  func style(_ index: Int) -> ControlEnvironment.Style {
    switch unwrapped(index) {
    case .token(let name): return .named(name)
    case .instance(let instance): return .custom(instance)
    default: return .named("automatic")
    }
  }
}
