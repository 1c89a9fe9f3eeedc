import Diagnostics
import LayoutEngine

extension Picture {
  /// The accessibility description of a drawing: the stage, every named frame, and the content of the layers.
  func description(_ options: SVGOptions) -> String {
    var sentences: [DescriptionSentence] = [.stage(stage)]
    sentences += figures.compactMap { figure in
      figure.name.map { .figure($0, label: figure.label, figure.frame) }
    }
    if options.layers.contains(.expected) { sentences += differences.map { spoken($0, in: options.language) } }
    if options.layers.contains(.guides) { sentences += guides.map(spoken) }
    return sentences.map { $0.text(in: options.language) }.joined(separator: " ")
  }

  private func spoken(_ difference: Difference, in language: Language) -> DescriptionSentence {
    guard difference.yours != nil else { return .isMissing(difference.name, belongsAt: difference.expected) }
    guard let off = difference.words(in: language) else { return .isRight(difference.name) }
    return .belongs(difference.name, at: difference.expected, off: off)
  }

  /// "The line eyes of HStack lies at y 62: A 12, set; B 30, its default."
  private func spoken(_ guide: GuideLine) -> DescriptionSentence {
    let ticks = guide.ticks.compactMap { tick in
      figure(tick.figure).map {
        DescriptionSentence.Tick(view: $0.caption, value: tick.value, isExplicit: tick.isExplicit)
      }
    }
    return .line(guide.key, container: guide.container.flatMap(figure)?.caption, place: guide.place, ticks)
  }
}
