extension SourceMessage {
  package var german: String {
    switch self {
    case .bytes(let count, let most): "die Datei hat \(count) Bytes; ein Layout darf \(most) haben"
    case .pieces(let most): "diese Datei hat mehr als \(most) Namen, Klammern und Zeichen"
    case .lines(let most): "diese Datei hat mehr als \(most) Zeilen Code"
    case .attributes(let most): "hier stehen mehr als \(most) '@' ohne eine Deklaration"
    case .chain(let most): "in einer Kette stehen mehr als \(most) '.'"
    case .angleBrackets(let most): "in dieser Datei stehen mehr als \(most) '<'"
    case .operators(let most): "in einem Ausdruck stehen mehr als \(most) Operatoren"
    case .prefixes(let most, let word): "mehr als \(most) Wörter wie '\(word)' stehen hintereinander"
    case .pounds(let most): "mehr als \(most) '#' stehen hintereinander"
    case .conditions(let most): "mehr als \(most) '#if' stehen ineinander"
    case .openers(let most): "in dieser Datei stehen mehr als \(most) öffnende Klammern"
    case .brackets(let most): "mehr als \(most) Klammern stehen ineinander"
    case .strings(let most): "mehr als \(most) Texte stehen ineinander"
    case .squareBrackets(let most): "mehr als \(most) '[' stehen ineinander"
    case .squareBracketsInAll: "in dieser Datei stehen zu viele '[' ineinander"
    case .notReadFurther: "die Datei wurde nur bis zu dieser Zeile gelesen"
    case .noLayoutNeedsThis:
      "Der Kurs liest Layouts, und kein Layout braucht das. Nimm diesen Teil heraus, oder schreib ihn in mehreren Schritten."
    case .keepOneAnswer:
      "Lass die Antwort auf eine Aufgabe in der Datei, und nimm heraus, was vom Probieren übrig ist."
    case .isInvisible: "Im Editor sieht man es nicht. Tipp die Zeile noch einmal."
    case .looksLikeBlank(let code):
      "Es ist U+\(code), das wie ein Leerzeichen aussehen kann. Lösch es, und tipp ein Leerzeichen, wenn eines nötig ist."
    case .blanksAroundDivision: "Ein '/', das teilt, hat Leerzeichen auf beiden Seiten oder auf keiner."
    case .twoVersions:
      "Hier stehen zwei Fassungen der Datei untereinander. Behalt eine, und nimm die Marken heraus."
    case .nameBehindAt: "Schreib ihn gleich hinter das '@', wie in '@State', oder nimm das '@' heraus."
    case .braceBehindName(let keyword):
      "Lange kommt keine. Schreib eine hinter den Namen, der auf '\(keyword)' folgt."
    case .mendTheFirst:
      "Zu viel davor ist kein Swift. Behebe den ersten Fehler; eine fehlende Klammer kann der Grund für viele sein."
    }
  }
}
