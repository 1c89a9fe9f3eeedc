extension Vocabulary {
  /// Buttons that would hand something to other apps; to press one does nothing here.
  static let shareLinks: [NativeDeclaration] =
    [
      .type("struct ShareLink: View").approximated("A button with its label; nothing is handed to other apps."),
      .type("struct SharePreview: Hashable").ignored,
      .member("SharePreview", "init(_ title: String)") { .token("preview") }.ignored,
      .member("SharePreview", "init(_ title: String, image: Image)") { .token("preview") }.ignored,
      .member("SharePreview", "init(_ title: String, icon: Image)") { .token("preview") }.ignored,
      .member("SharePreview", "init(_ title: String, image: Image, icon: Image)") { .token("preview") }.ignored,
    ]
    + ["item: String", "item: URL", "items: [String]", "items: [URL]"].flatMap { forms($0) }
    + forms("item: Item", generics: "<Item>", preview: ", preview: SharePreview")

  /// With a title, with a label, or with the words that the system has.
  private static func forms(_ shared: String, generics: String = "", preview: String = "") -> [NativeDeclaration] {
    let all = "\(shared), subject: Text? = nil, message: Text? = nil\(preview)"
    let label = preview.isEmpty ? 3 : 4
    return [
      .member("ShareLink", "init\(generics)(\(all))") { (call: Arguments) in
        sharing(.text("Share…", at: call.range), call)
      },
      .member("ShareLink", "init\(generics)(_ title: String, \(all))") { (call: Arguments) in
        sharing(words(call, 0), call)
      },
      .member("ShareLink", "init\(generics)(\(all), @ViewBuilder label: () -> View)") {
        (run: Run, call: Arguments) throws(Stop) in
        control(.button(label: try run.content(call, label), isDestructive: false), call)
      },
    ]
  }

  private static func sharing(_ title: View, _ arguments: Arguments) -> Value {
    let icon = View(.symbol("square.and.arrow.up", isResizable: false), at: arguments.range)
    let label = View(.control(.label(title: title, icon: icon)), at: arguments.range)
    return control(.button(label: label, isDestructive: false), arguments)
  }
}
