import Diagnostics

extension GuideMissing {
  var german: DiagnosisWords {
    guard let first = gaps.first else { return DiagnosisWords(fact: "", why: "", code: "") }
    return DiagnosisWords(fact: germanTitle(first), why: germanReason(first), code: germanStep(first))
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
    """
    \((container.map { GermanNoun($0) } ?? GermanNoun("Container")).first) fragt jede Ansicht darin, und wer nichts \
    setzt, antwortet mit dem Standardwert.
    """
  }

  private func germanPoint(_ first: Gap) -> String {
    let axis = first.key.axis
    return switch first.share {
    case 0: "Er antwortet 0, die \(axis.germanStart)."
    case 0.5: "Er antwortet mit der halben \(axis.germanLength)."
    case 1: "Er antwortet mit der ganzen \(axis.germanLength)."
    default: "Er antwortet hier \((first.share * first.length).inGerman), einen Teil der \(axis.germanLength)."
    }
  }

  private func germanStep(_ first: Gap) -> String {
    var others: [String] = []
    for gap in gaps.dropFirst() where gap.view != first.view && !others.contains(gap.view.quotedInGerman) {
      others.append(gap.view.quotedInGerman)
    }
    let lines = keys.listedInGerman
    if !others.isEmpty {
      return "Gib ihr einen Guide für \(lines), und ebenso \(others.listedInGerman). \(germanPoint(first))"
    }
    if keys.count > 1 { return "Gib ihr Guides für \(lines)." }
    return first.key.isOwn
      ? "Gib ihr einen Guide für \(lines), oder der ID der Linie einen anderen Standardwert. \(germanPoint(first))"
      : "Gib auch ihr einen Guide für \(lines). \(germanPoint(first))"
  }
}
