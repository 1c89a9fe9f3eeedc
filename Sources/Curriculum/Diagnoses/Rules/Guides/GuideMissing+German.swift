import Diagnostics

extension GuideMissing {
  var german: DiagnosisWords? {
    guard let first = gaps.first else { return nil }
    return DiagnosisWords(title: germanTitle(first), reason: germanReason(first), step: germanStep(first))
  }

  private func germanTitle(_ first: Gap) -> String {
    let (view, lines) = (first.view.germanSubject, keys.listedInGerman)
    if let outer = first.answering {
      return """
        \(view) hat keinen Guide für \(lines), also antwortet \(outer.quotedInGerman) mit dem eigenen Standardwert, \
        \(first.value.inGerman).
        """
    }
    return keys.count > 1
      ? "\(view) hat keine Guides für \(lines) und antwortet mit den Standardwerten."
      : "\(view) hat keinen Guide für \(lines) und antwortet mit dem Standardwert, \(first.value.inGerman)."
  }

  private func germanReason(_ first: Gap) -> String {
    let axis = first.key.axis
    let length = axis.germanLength
    let share =
      switch first.share {
      case 0: "0, die \(axis.germanStart)"
      case 0.5: "\((first.share * first.length).inGerman), die halbe \(length)"
      case 1: "\(first.length.inGerman), die ganze \(length)"
      default: "\((first.share * first.length).inGerman), ein Teil der \(length)"
      }
    return """
      \((container.map { GermanNoun($0) } ?? GermanNoun("Container")).first) fragt jede Ansicht darin, und wer nichts \
      setzt, antwortet mit dem Standardwert. Hier passt \(share).
      """
  }

  private func germanStep(_ first: Gap) -> String {
    var others: [String] = []
    for gap in gaps.dropFirst() where gap.view != first.view && !others.contains(gap.view.quotedInGerman) {
      others.append(gap.view.quotedInGerman)
    }
    let lines = keys.listedInGerman
    if !others.isEmpty { return "Gib ihr einen Guide für \(lines), und ebenso \(others.listedInGerman)." }
    if keys.count > 1 { return "Gib ihr Guides für \(lines)." }
    return first.key.isOwn
      ? "Gib ihr einen Guide für \(lines), oder der ID der Linie einen anderen Standardwert."
      : "Gib auch ihr einen Guide für \(lines)."
  }
}
