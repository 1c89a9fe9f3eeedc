import LayoutProgram

extension Natives {
  /// Buttons and labels with an image resource, and named navigation styles.
  static let resourceLabels: [Native] =
    ["", "role: ButtonRole?, "].map { role in
      let action = role.isEmpty ? 2 : 3
      return .native("Button.init(_: String, image: ImageResource, \(role)action: () -> Void)") { (call: Arguments) in
        let isDestructive = !role.isEmpty && call.token(2) == "destructive"
        return pressing(action, control(.button(label: pictured(call), isDestructive: isDestructive), call), call)
      }
    }
    + [
      .native("Label.init(_: String, image: ImageResource)") { (call: Arguments) in .view(pictured(call)) },
      .native("DoubleColumnNavigationViewStyle.init()") { .token("columns") },
      .native("ColumnNavigationViewStyle.init()") { .token("columns") },
    ]

  private static func pictured(_ arguments: Arguments) -> View {
    let name = arguments.token(1) ?? ""
    let icon = View(.image(name, isResizable: false), at: arguments.range)
    return View(.control(.label(title: words(arguments, 0), icon: icon)), at: arguments.range)
  }
}
