extension StateForgotten {
  var german: DiagnosisWords {
    DiagnosisWords(
      fact: """
        Es stimmt in \(right.isEmpty ? "manchen Szenarien" : right.listedInGerman), aber nicht, wo \(name) \
        \(values.map(\.german).alternativesInGerman) ist.
        """,
      why: germanReason, code: germanStep)
  }

  private var germanReason: String {
    let names =
      views.count > 4 ? "\(views.count) von \(count) Ansichten" : views.map(\.quotedInGerman).listedInGerman
    let off = "In „\(scenario)“ \(views.count == 1 ? "liegt" : "liegen") \(names) falsch."
    if let silent {
      return """
        \(off) Dort fragt \(GermanNoun(silent.container).nominative) nach \(silent.key), und \
        \(silent.views.map(\.quotedInGerman).listedInGerman) \(silent.views.count == 1 ? "hat" : "haben") keinen Guide \
        dafür.
        """
    }
    return use == .unread ? "\(off) Nichts in der Datei liest \(name)." : off
  }

  private var germanStep: String {
    if let silent {
      return "Was soll \(silent.views.first?.quotedInGerman ?? "sie") für \(silent.key) antworten?"
    }
    return switch use {
    case .unread: "Überleg, was \(name) ändern soll, und an welcher Ansicht."
    case .read: "Folge \(name) durch den Code: Was ändert es, und was sollte es ändern?"
    case .elsewhere: "Überleg, welche deiner Zeilen dort etwas anderes tun soll."
    }
  }
}

extension GivenValue {
  fileprivate var german: String {
    switch self {
    case .text(let text): text.quotedInGerman
    case .empty: "leer"
    case .code(let code): code
    }
  }
}
