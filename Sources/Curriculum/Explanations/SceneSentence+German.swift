import Diagnostics
import LayoutEngine

extension SceneSentence {
  /// In German.
  var german: String {
    switch self {
    case .line(let number): "Zeile \(number)"
    case .lineOfFile(let file, let number): "\(file), Zeile \(number)"
    case .container(let word, let line): "\(word) in \(line)"
    case .columnAroundRoots: "die Spalte um die Wurzeln"
    case .stage: "die Bühne"
    case .text(let words): "„\(words)“"
    case .view(let word, let name): "\(word) mit \(name)"
    case .center(let name, let axis): "\(name) (\(axis.germanName))"
    case .itself(let word): "\(word ?? "die Spalte") selbst"
    case .elsewhere: "einer anderen Zeile"
    case .set(let closure): "gesetzt in \(closure)"
    case .closure(let line, let body): [line ?? "einer eigenen Zeile", body].compactMap { $0 }.joined(separator: ": ")
    case .baseline(let isLast): isLast ? "die Grundlinie der letzten Zeile" : "die Grundlinie der ersten Zeile"
    case .answersForItself(let container): "\(container) antwortet selbst"
    case .handedOn(let view, let because): "nach außen gereicht von \(view), \(because)"
    case .combined(let how, let parts): "\(how.german) von \(parts.joined(separator: ", "))"
    case .part(let value, let place): "\(value.inGerman) (\(place))"
    case .standard(let value): value.german
    case .elided(let word, let line):
      "\(word) in \(line) ist nur um eine Ansicht; darum ist er diese Ansicht und fragt nach nichts."
    case .outcome(let outcome): outcome.german
    case .isReadBy(let place): "Der Guide in \(place) liest diese Antwort und gibt eine eigene."
    case .answersFirst(let place): "Der Guide in \(place) ist weiter außen und antwortet zuerst, ohne diesen zu lesen."
    case .oneIsEnough: "Einer der beiden genügt."
    case .sameAsDefault(let value): "Er antwortet \(value.inGerman), und das antwortet die Ansicht auch ohne ihn."
    case .asks(let who, let key): "\(who) fragt nach \(key)"
    case .isForOtherAxis(let asks, let asked, let key, let axis):
      """
      \(asks), einem \(asked.germanName)en Guide. \(key) ist ein \(axis.germanName)er Guide, also läuft seine Closure nie.
      """
    case .moveAlong(let axis):
      """
      Um die Ansicht dort \(axis == .horizontal ? "nach links oder rechts" : "nach oben oder unten") zu rücken, nimm \
      spacing, padding oder einen Spacer; ein Guide braucht einen Container, der \
      \(axis == .horizontal ? "seitlich ausrichtet, etwa VStack oder ZStack" : "in der Höhe ausrichtet, etwa HStack oder ZStack").
      """
    case .isForOtherKey(let asks, let axis, let key, let further):
      "\(asks) und nach keinem anderen \(axis.germanName)en Guide. Ein Guide für \(key) läuft dort nie."
        + (further.isEmpty ? "" : " \(further.joined(separator: ". ")), auch das ist ein anderer Guide.")
    case .letBothAgree: "Lass beide dieselbe Linie nennen: in der Ausrichtung des Containers oder im Guide."
    case .stands(let asks, let stop):
      """
      \(asks), aber \(stop) steht dazwischen und antwortet mit der eigenen Kante oder Mitte: Kanten und Mitten, die an \
      Ansichten in einem Container gesetzt sind, verlassen ihn nicht.
      """
    case .setOutside(let stop):
      "Setz den Guide außen an \(stop), oder nimm eine eigene Ausrichtung: Die wandert nach außen."
    case .isCovered(let cover, let asks):
      "\(asks.map { "\($0), aber die" } ?? "Die") Ansicht ist in \(cover): Was darin ist, zählt außen nicht."
    case .setOnCarrier(let cover): "Setz den Guide an der Ansicht, an der \(cover ?? "das alles") hängt."
    case .notShown: "Die Ansicht ist hier nicht zu sehen: ViewThatFits hat eine andere gewählt, also fragt sie niemand."
    case .placesWithoutAsking(let container): "\(container) setzt die Ansichten, ohne nach einer Linie zu fragen."
    case .nobodyAround: "Ringsum ist kein Container, der mehrere Ansichten ausrichtet, also fragt niemand."
    case .aloneNeedsFrame:
      """
      Guides sagen, wo eine Ansicht andere trifft; eine Ansicht allein bekommt ihren Platz von einem Frame oder von \
      padding.
      """
    case .nothingOffered: "nichts"
    case .ideal: "ideal"
    case .puts(let who, let key, let value, let because, let axis, let line):
      "\(who) setzt \(key) der Ansicht, \(value.inGerman) (\(because)), auf \(axis.coordinate) = \(line.inGerman)."
    case .centeredInStage: "Die Ansicht steht in der Mitte ihrer Bühne."
    }
  }
}

extension SceneSentence.Default {
  fileprivate var german: String {
    switch self {
    case .leading: "Standard: die leading-Kante"
    case .trailing: "Standard: die trailing-Kante"
    case .top: "Standard: die Oberkante"
    case .bottom: "Standard: die Unterkante"
    case .middle: "Standard: die Mitte"
    case .bottomWithoutText: "Standard: die Unterkante, da kein Text da ist"
    case .own(let identifier, let line): "Standardwert von \(identifier)\(line.map { " in \($0)" } ?? "")"
    case .unknown: "Standard"
    }
  }
}

extension SceneSentence.Outcome {
  fileprivate var german: String {
    switch self {
    case .builtOn: "wird gelesen"
    case .overridden: "überdeckt"
    case .changesNothing: "ändert nichts"
    case .wrongAxis: "falsche Achse"
    case .otherKey: "andere Linie"
    case .stopped: "bleibt hängen"
    case .hidden: "verdeckt"
    case .notPlaced: "nicht gesetzt"
    case .asksNothing: "niemand fragt"
    case .alone: "allein"
    }
  }
}

extension GuideTrace.Combination {
  fileprivate var german: String {
    switch self {
    case .mean: "das Mittel"
    case .minimum: "das kleinste"
    case .maximum: "das größte"
    }
  }
}
