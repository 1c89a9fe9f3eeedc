import Diagnostics
import LayoutEngine

extension HardCoded {
  var german: DiagnosisWords { DiagnosisWords(fact: germanTitle, why: germanReason, code: germanStep) }

  private var germanTitle: String {
    switch typed.claim {
    case .limit(_, let words): "Die Grenze `\(words)` stimmt nur in manchen Szenarien."
    case .needed where typed.expression != nil: "`\(typed.expression ?? "")` stimmt nur in manchen Szenarien."
    case .means, .room, .superfluous, .needed: "Die Zahl \(given) stimmt nur in manchen Szenarien."
    }
  }

  private var germanReason: String {
    let fits = right.isEmpty ? "" : "In \(right.listedInGerman) passt sie. "
    switch typed.claim {
    case .limit(let function, _): return "\(fits)Anderswo nimmt \(function) die Grenze, und das Ziel tut das nicht."
    case .superfluous(let call) where others.isEmpty:
      return "\(fits)Anderswo ist \(GermanNoun(call.spokenInGerman).nominative) im Weg."
    case .superfluous:
      return "\(fits)Anderswo sind die Guides\(typed.view.map { " von \($0.germanDative)" } ?? "") im Weg."
    case .needed(let values, _) where typed.expression != nil:
      return """
        \(right.isEmpty ? "" : "In \(right.listedInGerman) passt es. ")In \(values.map(\.scenario).listedInGerman) wird dort \
        etwas anderes gebraucht: Ein Teil davon richtet sich nicht nach dem, was sich ändert.
        """
    case .means, .room, .needed: return "\(fits)Eine hingeschriebene Zahl bleibt, was auch immer der Code bekommt."
    }
  }

  func germanNeeded(_ values: [(scenario: String, value: Double)]) -> String {
    values.enumerated().map { index, one in
      index == 0
        ? "In \(one.scenario) müsste sie \(one.value.inGerman) sein" : "in \(one.scenario) \(one.value.inGerman)"
    }.joined(separator: ", ")
  }

  /// One of two mistakes.
  func germanOnly(_ axis: Axis) -> String {
    axis == .horizontal
      ? " Das gilt für das, was zu weit links oder rechts ist; was zu hoch oder zu tief ist, hat eine andere Ursache."
      : " Das gilt für das, was zu hoch oder zu tief ist; was zu weit links oder rechts ist, hat eine andere Ursache."
  }

  /// The numbers that need the same.
  private var germanAlike: String { others.isEmpty ? "" : " Dasselbe gilt für \(germanOthers.listedInGerman)." }

  /// The numbers that have to change with it, each in its own way.
  var germanOtherValues: String {
    others.isEmpty
      ? "" : " Mit ihr \(others.count == 1 ? "muss" : "müssen") sich auch \(germanOthers.listedInGerman) ändern."
  }

  private var germanOthers: [String] {
    others.map { other in other.value.inGerman + (other.line.map { " in Zeile \($0)" } ?? "") }
  }

  private var germanStep: String {
    switch typed.claim {
    case .means(let meaning, let becomes, let scenario):
      let equal = right.isEmpty ? "Sie ist \(meaning.german)." : "Dort ist \(given) \(meaning.german)."
      let then = scenario.map { " In \($0) ist das \(becomes.inGerman)." } ?? ""
      let write =
        if let name = meaning.plainName { "Schreib stattdessen `\(name)`." } else {
          "Rechne sie aus \(meaning.germanDative) aus."
        }
      return "\(equal)\(then)\(germanAlike) \(write)"
    case .superfluous(let call):
      return "Nimm \(others.isEmpty ? GermanNoun(call.spokenInGerman).accusative : "die Guides") weg."
    case .limit: return "Nimm die Grenze weg."
    case .room(let words): return "Schreib stattdessen \(words.map { "`\($0)`" }.listedInGerman).\(germanAlike)"
    case .needed where typed.expression != nil:
      return "Schau, was in diesen Szenarien anders ist, und ob das, was hier gerechnet wird, davon weiß."
    case .needed:
      return typed.call == "alignmentGuide"
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
