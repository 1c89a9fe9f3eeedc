import LayoutProgram

extension Natives {
  /// Buttons for sharing; pressing one has no effect here.
  static let shareLinks: [Native] =
    [
      .native("SharePreview.init(_:image:)") { .token("preview") },
      .native("SharePreview.init(_:icon:)") { .token("preview") },
      .native("SharePreview.init(_:image:icon:)") { .token("preview") },
    ]
    + ["item:", "items:"].flatMap { forms($0, label: 3) } + forms("item:", preview: "preview:", label: 4)

  /// The initializers with a title, with a label, or with the system's label.
  private static func forms(_ shared: String, preview: String = "", label: Int) -> [Native] {
    let labels = "\(shared)subject:message:\(preview)"
    return [
      .native("ShareLink.init(\(labels))") { (call: Arguments) in sharing(.text("Share…", at: call.range), call) },
      .native("ShareLink.init(_:\(labels))") { (call: Arguments) in sharing(words(call, 0), call) },
      .native("ShareLink.init(\(labels)label:)") { (run: Run, call: Arguments) throws(Stop) in
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
