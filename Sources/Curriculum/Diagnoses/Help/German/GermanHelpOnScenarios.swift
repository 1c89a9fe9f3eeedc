extension DiagnosisID {
  /// Right in some scenarios only.
  var germanHelpOnScenarios: DiagnosisHelp? {
    switch self {
    case .hardCoded:
      german(
        "Eine Zahl, die man ausrechnen sollte",
        meaning: """
          Eine getippte Zahl stimmt, solange sich ringsum nichts ändert. Zehn ist die Hälfte einer Plakette, die zwanzig breit \
          ist, und keiner anderen. Die Szenarien ändern, wofür solche Zahlen stehen: Größen, Daten, Zustand, Leserichtung, \
          Schriftgröße.
          """,
        advice: "Frag, was die Zahl ist: die Hälfte von etwas, eine Kante, ein Argument? Schreib das.")
    case .rtlForgotten:
      german(
        "Von rechts nach links",
        meaning: """
          Auf Arabisch oder Hebräisch laufen Reihen von rechts nach links: leading ist dann die rechte Kante. Guides, Paddings und \
          Ausrichtungen mit leading und trailing drehen sich von selbst um, offset und position nicht. Code, der Guides noch \
          einmal dreht, dreht sie zurück.
          """,
        advice: "Denk in leading und trailing, und vergiss links und rechts.")
    case .textSizeForgotten:
      german(
        "Eine andere Schriftgröße",
        meaning: """
          Wie groß Texte sind, bestimmt, wer sie liest. Eine Zahl, die bei einer Größe gemessen ist, etwa die Höhe einer Zeile, \
          stimmt bei jeder anderen nicht; die Linien des Textes selbst stimmen immer.
          """,
        advice: "Richte an Grundlinien und Kanten des Textes aus statt an Zahlen.")
    case .stateForgotten:
      german(
        "Mit manchen Werten richtig",
        meaning: """
          Die Szenarien, die nicht stimmen, unterscheiden sich von den anderen in einem Wert: einem Zustand, einem Argument, den \
          Daten, dem Raum. Etwas im Code sollte ihm folgen und tut es nicht, oder nur für einen einzigen Wert.
          """,
        advice: """
          Sag laut, was der Wert ändern soll, und an welcher Ansicht; dann such die Stelle, an der das im Code steht.
          """)
    case .identityChanged:
      german(
        "Ersetzt statt bewegt",
        meaning: """
          Eine Ansicht auf der einen Seite eines if und dieselbe auf der anderen sind zwei Ansichten: Wechselt die Bedingung, so \
          geht die eine, und die andere kommt, und nichts wandert von Ort zu Ort.
          """,
        advice: "Behalt eine Ansicht, und lass ihre Werte vom Zustand abhängen.")
    case .notAnimated:
      german(
        "Auf einmal statt nach und nach",
        meaning: """
          Eine Zustandsänderung stellt Ansichten auf einmal an ihren neuen Platz. Nach und nach gehen sie dorthin, wo die \
          Änderung in withAnimation geschieht, oder wo eine Ansicht .animation(_:value:) hat und dieser Wert sich ändert. \
          Angesehen wird dazwischen der halbe Weg.
          """,
        advice: "Such die Anweisung, die den Zustand ändert, und schließ diese ein.")
    case .oneCaseOff:
      german(
        "Alle bis auf eine",
        meaning: """
          Eine Vorhersage stimmt in allen Varianten bis auf eine, oder alle Fragen sind beantwortet bis auf eine. Der Gedanke \
          dahinter gilt, wofür er gemacht war; die eine hat etwas, was die anderen nicht haben, und das ist mehr wert als die \
          Zahl.
          """,
        before: "let x3 = 40 - 40        // wie in den anderen Varianten",
        after: "let x3 = 40 - -20       // dieser Guide ist unter null",
        advice: "Schreib auf, was in die eine hineingeht, neben das, was in eine richtige hineingeht, und vergleich.")
    default: nil
    }
  }

  /// Names, limits, and what is not in the course.
  var germanHelpOnTheRest: DiagnosisHelp? {
    switch self {
    case .missingView:
      german(
        "Eine Ansicht fehlt",
        meaning: """
          Ansichten werden nach Namen verglichen: accessibilityIdentifier, dann id, dann das, was sie zeigen. Eine Ansicht, die \
          weggenommen oder umbenannt ist, wird nicht gefunden, und eine in einem if, das nicht zutrifft, ist nicht da.
          """,
        advice: "Behalt die Namen, die der Anfang vorgibt.")
    case .extraView:
      german(
        "Eine Ansicht zu viel",
        meaning: """
          Im Ziel gibt es weniger Ansichten dieses Namens. Eine Schleife, die einmal zu oft läuft, oder eine Ansicht, die zweimal \
          dasteht, führt dazu; alle anderen können an ihrem Platz sein.
          """,
        advice: "Zähl, was die Schleife mit den Daten des Szenarios macht.")
    case .notInCourse:
      german(
        "Nicht in diesem Kurs",
        meaning: """
          Der Kurs kennt den Teil von SwiftUI, um den es in seinen Aufgaben geht, und setzt ihn so, wie es ein Telefon tut. Bei \
          allem anderen müsste er raten; er hält stattdessen an und sagt, was er nicht kennt.
          """,
        after: "Color, Text, Image, Stacks, Frames, Guides …",
        advice: "Eine Color oder ein Image mit einem Frame vertritt alles, was nur eine Größe hat.")
    case .budgetExceeded:
      german(
        "Es kam an kein Ende",
        meaning: """
          Schritte, Ansichten, Tiefe, Text und Zeit haben Grenzen, damit eine Schleife ohne Ende sofort auffällt. Keine Antwort \
          auf eine Aufgabe kommt ihnen nahe.
          """,
        advice: "Sieh dir die genannte Zeile an: Was würde sie anhalten?")
    default: nil
    }
  }
}
