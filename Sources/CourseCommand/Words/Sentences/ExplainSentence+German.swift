import Curriculum
import Diagnostics
import LayoutEngine

extension ExplainSentence {
  /// In German.
  var german: Phrase {
    switch self {
    case .circumstances(let scenario, let step, let size):
      """
      \(scenario.isEmpty ? "" : "Szenario \(scenario), ")\(step.map { "nach \($0), " } ?? "")Bühne \(size.inPoints)
      """
    case .thisIsTheStart(let word, let scenario, let first):
      "Das ist der Anfang. Nach einem Schritt:  \(command: "explain \(word) --scenario \(scenario) --after \(first)")"
    case .asksFor(let container, let key, let axis, let line):
      """
      \(container, .strong) fragt nach \(key, .code), einer \(axis.germanLine) Linie. Sie \
      liegt bei \(axis.coordinate) = \(line.inGerman).
      """
    case .nothingToLineUp: "Kein Container hier hat eine Ansicht auszurichten."
    case .moreLines(let count, let subject):
      """
      Nach \(count == 1 ? "einer weiteren Linie" : "\(count) weiteren Linien") wird gefragt, ohne einen Guide der \
      Datei:  \(command: "explain \(typed: subject.text) --all")
      """
    case .movedLegend:
      """
      Wie weit eine Ansicht gerückt ist, zählt von der leading- oder Oberkante des Containers; so liegt ihre Linie auf \
      der der anderen.
      """
    case .fileSetsNoGuide: "Die Datei setzt keinen Guide; jede Antwort ist ein Standardwert."
    case .guidesAreAskedFor(let count):
      count == 1
        ? "Nach dem einen Guide der Datei wird gefragt."
        : "Nach \(count == 2 ? "beiden" : "allen \(count)") Guides der Datei wird gefragt."
    case .guidesWithoutEffect: "Guides, die nichts ändern"
    case .silentGuide(let key, let view, let why): "\(key, .code) von \(view, .strong): \(why)"
    case .fromTheRoot(let view): "Von der Wurzel bis \(view, .strong):"
    case .offered(let offered, let size, let place):
      "bekommt \(offered) angeboten, nimmt \(size.inPoints), liegt bei \(points(place.x)),\(points(place.y))"
    case .frame: "Frame"
    case .frameInWords(let frame):
      """
      x \(frame.x.inGerman), y \(frame.y.inGerman), \(frame.width.inGerman) breit, \(frame.height.inGerman) hoch
      """
    case .proposal: "Vorschlag"
    case .answersProposal: "Größe als Antwort"
    case .priority: "Priorität"
    case .placedBy: "Gesetzt von"
    case .answers: "antwortet"
    case .startsAt: "beginnt bei"
    case .moved: "gerückt"
    case .because: "weil"
    case .wordsOfTheCourse: "Wörter des Kurses"
    case .whatCanBeWrong: "Was falsch sein kann"
    case .aboutOneWord: "Über eines:  \(command: "explain WORT")"
    case .aboutALayout: "Über ein Layout:  \(command: "explain DATEI")"
    case .seeAlso(let terms): "Siehe auch: \(terms.joined(separator: ", "))."
    case .wrong: "Falsch:"
    case .right: "Richtig:"
    }
  }
}
