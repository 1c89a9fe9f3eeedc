import LayoutProgram

extension Natives {
  /// Sheets and other presentations: checked, but never shown.
  static let presentations: [Native] =
    [
      "sheet(isPresented:onDismiss:content:)", "sheet(item:onDismiss:content:)",
      "fullScreenCover(isPresented:onDismiss:content:)", "fullScreenCover(item:onDismiss:content:)",
      "popover(isPresented:attachmentAnchor:arrowEdge:content:)", "popover(item:attachmentAnchor:arrowEdge:content:)",
      "inspector(isPresented:content:)", "alert(isPresented:content:)", "alert(item:content:)",
      "actionSheet(isPresented:content:)", "actionSheet(item:content:)", "presentationDetents(_:)",
      "presentationDetents(_:selection:)", "presentationDragIndicator(_:)", "presentationCornerRadius(_:)",
      "presentationBackground(_:)", "presentationBackground(alignment:content:)",
      "presentationBackgroundInteraction(_:)", "presentationCompactAdaptation(_:)",
      "presentationCompactAdaptation(horizontal:vertical:)", "presentationContentInteraction(_:)",
      "interactiveDismissDisabled(_:)",
    ].map(hidden)
    + ["alert(_:isPresented:", "confirmationDialog(_:isPresented:titleVisibility:"].flatMap { start in
      ["actions:)", "actions:message:)", "presenting:actions:)", "presenting:actions:message:)"].map {
        hidden(start + $0)
      }
    } + presentationValues

  private static func hidden(_ name: String) -> Native {
    .native("View.\(name)") { (run: Run, call: Arguments) in run.modify(call, nil) }
  }

  private static let presentationValues: [Native] =
    [
      .native("PopoverAttachmentAnchor.point(_:)") { .token("point") },
      .native("PresentationDetent.height(_:)") { .token("height") },
      .native("PresentationDetent.fraction(_:)") { .token("fraction") },
      .native("PresentationBackgroundInteraction.enabled(upThrough:)") { .token("enabled") },
    ]
}
