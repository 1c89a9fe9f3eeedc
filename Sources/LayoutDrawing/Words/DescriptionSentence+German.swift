import LayoutEngine

extension DescriptionSentence {
  /// In German.
  var german: String {
    switch self {
    case .stage(let size): "Die Bühne ist \(size.width.short) mal \(size.height.short) Punkte groß."
    case .figure(let name, let label, let frame): "\(name): \(label.isEmpty ? "" : "\(label) bei ")\(spoken(frame))."
    case .isRight(let name): "\(name) ist, wo es hingehört."
    case .isMissing(let name, let frame): "\(name) fehlt, gehört nach \(frame.place)."
    case .belongs(let name, let frame, let off): "\(name) gehört nach \(spoken(frame)); es ist \(off)."
    case .line(let key, let container, let place, let ticks):
      "Die Linie \(key)\(container.map { " von \($0)" } ?? "") liegt bei \(place)"
        + (ticks.isEmpty ? "" : ": \(ticks.map(spoken).joined(separator: "; "))") + "."
    }
  }

  /// "A 12, gesetzt"
  private func spoken(_ tick: Tick) -> String {
    "\(tick.view) \(tick.value.short), \(tick.isExplicit ? "gesetzt" : "Standardwert")"
  }

  /// "x 12, y 8, 40 breit, 20 hoch"
  private func spoken(_ frame: Rect) -> String {
    "x \(frame.x.short), y \(frame.y.short), \(frame.width.short) breit, \(frame.height.short) hoch"
  }
}
