import Curriculum
import Diagnostics
import LayoutEngine
import LayoutProgram

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
    case .whySizes: "Wissenswertes über Größen"
    case .rulesAreAt(let terms):
      "Die Regeln: \(command: "explain WORT") mit einem von: \(terms.joined(separator: ", "))."
    case .whatMoves: "Was der letzte Schritt animiert"
    case .motion(let reason): Phrase(withCode: reason.german)
    case .stepByStep(let container): "\(container, .strong), Schritt für Schritt:"
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

extension LayoutExplanation.MotionReason {
  fileprivate var german: String {
    switch self {
    case .animates(let animation):
      let words = AnimationWords(animation)
      return """
        Sie bewegt sich mit .\(words.name), \(words.seconds.inGerman) s. Das Layout ist sofort am Ziel, nur die Zeichnung \
        ist unterwegs.
        """
    case .noAnimation:
      return """
        Sie springt: In der Transaktion dieser Änderung ist keine Animation. Setz die Änderung in `withAnimation` oder ein \
        `.animation(_:value:)` mit dem geänderten Wert um die Ansicht.
        """
    case .isNotReached(let animation):
      return """
        Sie springt, obwohl der Schritt eine Animation hat, .\(animation.name): Die erreicht diese Ansicht nicht. \
        `.animation(_:value:)` wirkt nur in der Ansicht, an der es steht, und ein inneres oder eine Transaktion ersetzt \
        ein äußeres.
        """
    case .isReplaced(let animation):
      return """
        Die Ansicht vorher und diese haben verschiedene Identitäten (ein anderer Zweig eines `if`, eine andere `id`), also \
        wird nichts interpoliert, wenn `matchedGeometryEffect` sie nicht verbindet: Die eine geht, die andere kommt\(animation == nil ? ", beide sofort." : ", jede mit ihrem Übergang.")
        """
    case .isInserted(let animation):
      return animation == nil
        ? "Sie ist neu und erscheint sofort: In der Transaktion ist keine Animation, also läuft kein Übergang."
        : "Sie ist neu und hat keinen früheren Frame; ihr Übergang zeigt sie (eine Blende, wenn `.transition` nichts anderes sagt)."
    case .isRemoved(let animation):
      return animation == nil
        ? "Sie ist sofort weg: In der Transaktion ist keine Animation, also läuft kein Übergang."
        : """
        Sie verlässt das Layout sofort; ihr Übergang wird nur gezeichnet (eine Blende, wenn `.transition` nichts anderes \
        sagt).
        """
    case .isDrawnOtherwise(let animation):
      return "Ihr Frame bleibt; ein Offset, ein Effekt, eine Farbe oder eine Ansicht darin ändert sich, "
        + (animation.map { "und der Schritt hat eine Animation, .\($0.name)." }
          ?? "sofort: In der Transaktion ist keine Animation.")
    case .stays: return "Sie ist vorher und nachher gleich, also gibt es nichts zu animieren."
    }
  }
}
