import LayoutEngine

extension DescriptionSentence {
  /// In English.
  var english: String {
    switch self {
    case .stage(let size): "The stage is \(size.width.short) by \(size.height.short) points."
    case .figure(let name, let label, let frame): "\(name): \(label.isEmpty ? "" : "\(label) at ")\(spoken(frame))."
    case .isRight(let name): "\(name) is where it belongs."
    case .isMissing(let name, let frame): "\(name) is missing, belongs at \(frame.place)."
    case .belongs(let name, let frame, let off): "\(name) belongs at \(spoken(frame)); it is \(off)."
    case .line(let key, let container, let place, let ticks):
      "The line \(key)\(container.map { " of \($0)" } ?? "") lies at \(place)"
        + (ticks.isEmpty ? "" : ": \(ticks.map(spoken).joined(separator: "; "))") + "."
    }
  }

  /// "A 12, set"
  private func spoken(_ tick: Tick) -> String {
    "\(tick.view) \(tick.value.short), \(tick.isExplicit ? "set" : "its default")"
  }

  /// "x 12, y 8, 40 wide, 20 high"
  private func spoken(_ frame: Rect) -> String {
    "x \(frame.x.short), y \(frame.y.short), \(frame.width.short) wide, \(frame.height.short) high"
  }
}
