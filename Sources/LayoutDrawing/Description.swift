import LayoutEngine

extension Picture {
  /// What a drawing shows, for those who hear it: the stage, every named frame, and what the layers add.
  func description(_ options: SVGOptions) -> String {
    var sentences = ["The stage is \(stage.width.short) by \(stage.height.short) points."]
    sentences += figures.compactMap { figure in
      figure.name.map { "\($0): \(figure.label.isEmpty ? "" : "\(figure.label) at ")\(figure.frame.spoken)." }
    }
    if options.layers.contains(.expected) {
      sentences += differences.map { difference in
        let words = difference.words() ?? "where it belongs"
        return difference.yours == nil || difference.words() == nil
          ? "\(difference.name) is \(words)."
          : "\(difference.name) belongs at \(difference.expected.spoken); it is \(words)."
      }
    }
    if options.layers.contains(.guides) { sentences += guides.map(spoken) }
    return sentences.joined(separator: " ")
  }

  /// "The line eyes of HStack lies at y 62: A 12, set; B 30, its default."
  private func spoken(_ guide: GuideLine) -> String {
    let owner = guide.container.flatMap(figure).map { " of \($0.caption)" } ?? ""
    let ticks = guide.ticks.compactMap { tick in
      figure(tick.figure).map { "\($0.caption) \(tick.value.short), \(tick.isExplicit ? "set" : "its default")" }
    }
    let start = "The line \(guide.key)\(owner) lies at \(guide.axis == .horizontal ? "x" : "y") \(guide.position.short)"
    return ticks.isEmpty ? "\(start)." : "\(start): \(ticks.joined(separator: "; "))."
  }
}

extension Rect {
  /// "x 12, y 8, 40 wide, 20 high"
  var spoken: String { "x \(x.short), y \(y.short), \(width.short) wide, \(height.short) high" }
}
