extension SizeChanged {
  var german: DiagnosisWords? {
    let name = view.inGerman
    return DiagnosisWords(
      title: abs(expected - actual) > FrameDifference.tolerance
        ? """
        \(name) ist \(points(actual)) \(isVertical ? "hoch" : "breit"), gemeint sind \(points(expected)): \
        \(germanExcess).
        """
        : "\(modifier ?? "Ein Modifier") gehört zur Größe von \(name), und das Ziel kommt ohne aus.",
      reason: germanReason,
      step: isProven
        ? "Nimm \(modifier ?? "den Modifier") weg: Ohne das passt alles."
        : "Sieh nach, was die \(isVertical ? "Höhe" : "Breite") bestimmt.")
  }

  private var germanExcess: String {
    if actual > expected { return isVertical ? "zu hoch" : "zu breit" }
    return isVertical ? "nicht hoch genug" : "nicht breit genug"
  }

  private var germanReason: String {
    switch modifier {
    case "padding":
      """
      Padding ist Platz, der zur Ansicht gehört: Für den Container ist sie gewachsen. Ein Guide rückt die Ansicht und lässt ihre \
      Größe, wie sie ist.
      """
    case let modifier?:
      "\(modifier) bestimmt, welche Größe der Ansicht angeboten wird, oder wie groß sie für die ringsum ist."
    case nil:
      "Nichts, was eine Ansicht rückt, ändert ihre Größe: Es liegt am Inhalt, oder an dem Platz, den er angeboten bekommt."
    }
  }
}

extension ModifierInTheWay {
  var german: DiagnosisWords? { change.german }
}
