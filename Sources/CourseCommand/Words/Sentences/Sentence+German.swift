extension Sentence {
  /// In German.
  var german: Phrase {
    switch self {
    case .done(let done, let all, let percent, let optional, let optionalDone):
      "\(done) von \(all) geschafft (\(percent) %)\(optional > 0 ? ", \(optionalDone) von \(optional) freiwilligen" : "")"
    case .exercises(let count, let optional):
      "\(counted(count, "Aufgabe", "Aufgaben"))\(optional > 0 ? " (und \(optional) freiwillig)" : "")"
    case .chapterDone(let done, let all): "\(done) von \(all) geschafft"
    case .tally(let exercises, let optional, let done, let tried, let new):
      """
      \(Sentence.exercises(exercises, optional: optional).german): \(mark: "✓ ")\(done) geschafft, \(mark: "○ ")\(tried) versucht, \(mark: "· ")\(new) neu
      """
    case .goOn: "Weiter"
    case .pageGoesOn: "Leertaste: weiter   q: Schluss"
    case .pageEnds: "q: Schluss"
    case .folderMade(let folder): "Der Ordner \(folder, .strong) für deine Arbeit ist angelegt."
    case .chapter(let number, let title): "Kapitel \(number)  \(title)"
    case .minutes(let minutes, let isOptional): "etwa \(minutes) Min.\(isOptional ? ", freiwillig" : "")"
    case .goal: "Ziel"
    case .picture: "Bild"
    case .code: "Der Code, der so bleibt, wie er ist"
    case .file: "Datei"
    case .folder: "Ordner"
    case .todo(let line): "(TODO in Zeile \(line))"
    case .edit: "Ändere die Datei"
    case .answerIntoFile: "Schreib deine Antworten in die Datei"
    case .then: ", dann"
    case .stuck: "Kein Weiterkommen?"
    case .whyNot: "Warum?"
    case .allDone(let count, let optional, let title):
      """
      \("Sehr gut.", .good) Geschafft sind \(Sentence.exercises(count, optional: optional).german) von „\(title)“: alle.
      """
    case .lookBack: "Rückblick"
    case .onceMore: "Noch einmal"
    case .andThen: "und dann"
    case .yourAnswers: "Deine Antworten"
    case .noHints(let exercise): "Zu \(exercise, .strong) gibt es keine Tipps. Die Lektion"
    case .hint(let number, let all): "Tipp \(number) von \(all)"
    case .moreHints(let left): "\(left) weitere\(left == 1 ? "r" : "")"
    case .lastHint: "Das war der letzte."
    case .hintsAreFree: "Tipps kosten nichts, sie werden nur vermerkt"
    case .hintForDiagnosis(let name): "Zu dem, was sich jetzt in deiner Datei findet, \(name, .code):"
    case .state(let state):
      switch state {
      case .done: "geschafft"
      case .tried: "versucht"
      case .new: "neu"
      }
    case .optional: "freiwillig"
    case .hintsUsed(let count): Phrase(counted(count, "Tipp", "Tipps"))
    case .attempts(let count): Phrase(counted(count, "Versuch", "Versuche"))
    case .notUnderstood: "noch nicht verstanden"
    case .scenarios(let passed, let all): "\(passed) von \(counted(all, "Szenario", "Szenarien"))"
    }
  }
}
