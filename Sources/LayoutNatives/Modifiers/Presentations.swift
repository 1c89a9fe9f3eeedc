import LayoutProgram

extension Natives {
  /// Sheets and other presentations: checked, but never shown.
  static let presentations: [Native] =
    [
      "alert(isPresented:content:)", "alert(item:content:)",
      "actionSheet(isPresented:content:)", "actionSheet(item:content:)", "presentationDetents(_:)",
      "presentationDetents(_:selection:)", "presentationDragIndicator(_:)", "presentationCornerRadius(_:)",
      "presentationBackground(_:)", "presentationBackground(alignment:content:)",
      "presentationBackgroundInteraction(_:)", "presentationCompactAdaptation(_:)",
      "presentationCompactAdaptation(horizontal:vertical:)", "presentationContentInteraction(_:)",
      "interactiveDismissDisabled(_:)",
    ].map(hidden)
    + [
      "sheet(isPresented:onDismiss:content:)", "sheet(item:onDismiss:content:)",
      "fullScreenCover(isPresented:onDismiss:content:)", "fullScreenCover(item:onDismiss:content:)",
      "popover(isPresented:attachmentAnchor:arrowEdge:content:)", "popover(item:attachmentAnchor:arrowEdge:content:)",
      "inspector(isPresented:content:)",
    ].map(presenting)
    + ["alert(_:isPresented:", "confirmationDialog(_:isPresented:titleVisibility:"].flatMap { start in
      ["actions:)", "actions:message:)", "presenting:actions:)", "presenting:actions:message:)"].map {
        hidden(start + $0)
      }
    } + presentationValues

  private static func hidden(_ name: String) -> Native {
    .native("View.\(name)") { (run: Run, call: Arguments) in run.modify(call, nil) }
  }

  /// A view in front, of which a warning tells while its binding presents it.
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

  private static let presentationValues: [Native] =
    [
      .native("PopoverAttachmentAnchor.point(_:)") { .token("point") },
      .native("PresentationDetent.height(_:)") { .token("height") },
      .native("PresentationDetent.fraction(_:)") { .token("fraction") },
      .native("PresentationBackgroundInteraction.enabled(upThrough:)") { .token("enabled") },
    ]
}
