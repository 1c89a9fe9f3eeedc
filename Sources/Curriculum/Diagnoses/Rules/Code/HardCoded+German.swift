import Diagnostics
import LayoutEngine

extension HardCoded {
  var german: DiagnosisWords? {
    DiagnosisWords(title: germanTitle, reason: germanReason, step: germanStep)
  }

  private var germanTitle: String {
    switch typed.claim {
    case .means(let meaning, _, _):
      "Die Zahl \(given) stimmt nur in manchen Szenarien: Sie richtet sich nicht nach \(meaning.germanDative)."
    case .room: "Die Zahl \(given) stimmt nur in manchen Szenarien: Sie richtet sich nicht nach der Größe des Raums."
    case .limit(_, let words): "Die Grenze \(words) stimmt nur in manchen Szenarien."
    case .needed where typed.expression != nil: "`\(typed.expression ?? "")` stimmt nur in manchen Szenarien."
    case .superfluous, .needed: "Die Zahl \(given) stimmt nur in manchen Szenarien."
    }
  }

  private var germanReason: String {
    let fits = right.isEmpty ? "" : "In \(right.listedInGerman) passt sie. "
    switch typed.claim {
    case .means(let meaning, let becomes, let scenario):
      let then = scenario.map { " In \($0) ist das \(becomes.inGerman)." } ?? ""
      return "\(fits)Dort ist \(given) \(meaning.german).\(then)\(germanAlike)"
    case .superfluous(let call):
      let whose = typed.view.map { " von \($0.germanDative)" } ?? ""
      let noun = GermanNoun(call.spokenInGerman)
      return others.isEmpty
        ? "\(fits)Anderswo ist \(noun.nominative) im Weg: Ohne \(noun.accusative) stimmt jedes Szenario."
        : "\(fits)Anderswo sind die Guides\(whose) im Weg: Ohne sie stimmt jedes Szenario."
    case .limit(let function, _):
      return """
        \(fits)Anderswo nimmt \(function) die Grenze, und der andere Wert ist der richtige: Mit ihm allein stimmt \
        jedes Szenario.
        """
    case .room:
      return "\(fits)Ein Frame, der allen Platz nimmt, braucht nicht zu wissen, wie viel das ist.\(germanAlike)"
    case .needed(let values, let axis) where typed.expression != nil:
      return """
        \(right.isEmpty ? "" : "In \(right.listedInGerman) passt es. ")In \(values.map(\.scenario).listedInGerman) wird dort \
        etwas anderes gebraucht: Ein Teil davon richtet sich nicht nach dem, was sich ändert.\(axis.map(germanOnly) ?? "")
        """
    case .needed(let values, let axis):
      let list = values.enumerated().map { index, one in
        index == 0
          ? "In \(one.scenario) müsste sie \(one.value.inGerman) sein" : "in \(one.scenario) \(one.value.inGerman)"
      }
      return "\(fits)\(list.joined(separator: ", ")).\(axis.map(germanOnly) ?? "")\(germanOtherValues)"
    }
  }

  /// One of two mistakes.
  private func germanOnly(_ axis: Axis) -> String {
    axis == .horizontal
      ? " Das gilt für das, was zu weit links oder rechts ist; was zu hoch oder zu tief ist, hat eine andere Ursache."
      : " Das gilt für das, was zu hoch oder zu tief ist; was zu weit links oder rechts ist, hat eine andere Ursache."
  }

  /// The numbers that need the same.
  private var germanAlike: String {
    others.isEmpty ? "" : " Dasselbe gilt für \(germanOthers.listedInGerman)."
  }

  /// The numbers that have to change with it, each in its own way.
  private var germanOtherValues: String {
    others.isEmpty
      ? "" : " Mit ihr \(others.count == 1 ? "muss" : "müssen") sich auch \(germanOthers.listedInGerman) ändern."
  }

  private var germanOthers: [String] {
    others.map { other in other.value.inGerman + (other.line.map { " in Zeile \($0)" } ?? "") }
  }

  private var germanStep: String {
    switch typed.claim {
    case .means(.argument(let name), _, _): "Der Code bekommt \(name): Schreib das statt der Zahl."
    case .means(let meaning, _, _):
      meaning.isOfTheView
        ? "Die Closure bekommt Größe und Linien der Ansicht: Rechne die Zahl daraus aus."
        : "Der Code bekommt \(meaning.source): Rechne die Zahl daraus aus."
    case .superfluous(let call):
      "Nimm \(others.isEmpty ? GermanNoun(call.spokenInGerman).accusative : "die Guides") weg."
    case .limit: "Nimm die Grenze weg."
    case .room(let words): "Schreib stattdessen \(words.listedInGerman)."
    case .needed where typed.expression != nil:
      "Schau, was in diesen Szenarien anders ist, und ob das, was hier gerechnet wird, davon weiß."
    case .needed:
      typed.call == "alignmentGuide"
        ? """
        Die Closure bekommt Größe und Linien der Ansicht: Rechne die Zahl daraus aus, oder aus dem, was der Code \
        bekommt.
        """
        : "Frag dich, wofür \(given) steht, wo es passt, und lass den Code das sagen."
    }
  }
}

extension String {
  /// What a German sentence calls a modifier: `Guide` for `alignmentGuide`.
  fileprivate var spokenInGerman: String { self == "alignmentGuide" ? "Guide" : self }
}
