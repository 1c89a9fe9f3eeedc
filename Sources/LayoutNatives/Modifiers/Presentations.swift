import LayoutProgram

extension Natives {
  /// Views in front of others: checked, but never shown, and a warning says so while a binding presents one.
  static let presentations: [Native] = [
    "sheet(isPresented:onDismiss:content:)", "sheet(item:onDismiss:content:)",
    "fullScreenCover(isPresented:onDismiss:content:)", "fullScreenCover(item:onDismiss:content:)",
    "popover(isPresented:attachmentAnchor:arrowEdge:content:)", "popover(item:attachmentAnchor:arrowEdge:content:)",
    "inspector(isPresented:content:)",
  ].map(presenting)

  private static func presenting(_ name: String) -> Native {
    .native("View.\(name)") { (run: Run, call: Arguments) throws(Stop) in
      if case .box(let box)? = call[1] {
        switch try run.read(box) {
        case .bool(true), .some: run.warn(.presentsUnseen(String(name.prefix { $0 != "(" })), at: call.range)
        default: break
        }
      }
      return run.modify(call, nil)
    }
  }
}
