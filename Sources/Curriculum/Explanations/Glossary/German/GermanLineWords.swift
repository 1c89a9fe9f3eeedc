extension Glossary {
  /// The lines that a guide can be for.
  static var germanLines: [GlossaryTranslation] {
    [
      GlossaryTranslation(
        "leading", also: ["leading-Kante", "vordere Kante"],
        """
        Ein Wort mit sechs Bedeutungen:

        ```swift
        VStack(alignment: .leading) { … }          // 1 die Linie, nach der ein Stack fragt
        .alignmentGuide(.leading) { d in … }       // 2 die Linie, die eine Ansicht setzt
        d[.leading]                                // 3 diese Linie der Ansicht: 0, wenn niemand sie setzt
        .frame(width: 90, alignment: .leading)     // 4 welche Linie von Frame und Inhalt sich trifft
        .multilineTextAlignment(.leading)          // 5 wie die Zeilen eines Textes stehen
        .padding(.leading, 8)                      // 6 die Kante, die Platz bekommt
        ```

        Nur 1, 2, 3 und 4 haben mit Guides zu tun. Auf Deutsch ist es die linke Kante, auf Arabisch die rechte.
        """),
      GlossaryTranslation(
        "center", "Mitte",
        """
        Die Linie in der Mitte einer Ansicht, und wonach ein Stack fragt, wenn seine `alignment` fehlt. Es gibt zwei: \
        `HorizontalAlignment.center` und `VerticalAlignment.center`. Eine Closure muss den Typ nennen, denn `d[.center]` könnte \
        beides sein.

        ```swift
        HStack { a; b }                                  // fragt nach der senkrechten Mitte
        .alignmentGuide(VerticalAlignment.center) { d in d.height / 3 }
        ```
        """),
      GlossaryTranslation(
        "baseline", "Grundlinie", also: ["Grundlinien"],
        """
        Die Linie, auf der Buchstaben stehen; g und y hängen darunter. `.firstTextBaseline` ist die der ersten Zeile eines \
        Textes, `.lastTextBaseline` die der letzten. Eine Ansicht ohne Text antwortet mit ihrer Unterkante. Texte verschiedener \
        Größe sehen auf ihren Grundlinien eben aus, nicht auf ihren Mitten.

        ```swift
        HStack(alignment: .firstTextBaseline) { Text("12").font(.largeTitle); Text("km") }
        ```
        """),
      GlossaryTranslation(
        "alignment ID", "eigene Ausrichtung", also: ["eigene Linie"],
        """
        Ein Typ, der für eine eigene Linie steht. Sein `defaultValue(in:)` antwortet für jede Ansicht, die nichts setzt. Mit \
        einer statischen Eigenschaft benutzt man sie wie eine eingebaute Linie, und sie gehört zu einer Achse.

        ```swift
        enum Eyes: AlignmentID {
          static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }
        }
        extension VerticalAlignment { static let eyes = VerticalAlignment(Eyes.self) }
        ```

        Anders als Kanten reichen die Stacks sie weiter, in denen sie gesetzt ist.
        """),
      GlossaryTranslation(
        "default value", "Standardwert", also: ["Vorgabe"],
        """
        Was eine Ansicht auf die Frage nach einer Linie antwortet, die niemand an ihr oder in ihr gesetzt hat. Bei eingebauten \
        Linien ist es die Kante oder Mitte selbst, bei einer eigenen Ausrichtung `defaultValue(in:)`. Er entscheidet, wohin alle \
        Ansichten kommen, an die du nicht gedacht hast: eine Trennlinie, ein Knopf unter den Reihen.

        ```swift
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.center] }
        ```
        """),
      GlossaryTranslation(
        "text alignment", "Ausrichtung von Textzeilen", also: ["Textausrichtung"],
        """
        Wie die Zeilen eines Textes zueinander stehen: `.multilineTextAlignment`. Es bewegt nur Zeilen, die kürzer sind als der \
        Text selbst, bei einer einzigen Zeile sieht man also nichts. Es ist kein Guide, und kein Container fragt danach.

        ```swift
        Text("kurz\\neine längere Zeile").multilineTextAlignment(.trailing)
        ```

        Um den ganzen Text zu rücken, nimm die Ausrichtung des Stacks oder einen Frame.
        """),
      GlossaryTranslation(
        "right to left", "von rechts nach links", also: ["Leserichtung"],
        """
        Auf Arabisch oder Hebräisch laufen Reihen von rechts, und `leading` ist die rechte Kante. Guides werden mit allem anderen \
        gespiegelt: Ein `.leading`-Guide von 20 ist dann ein Punkt 20 von rechts. Code, der leading und trailing sagt, braucht \
        keine Änderung; Code, der in links und rechts denkt, schon.

        ```swift
        .environment(\\.layoutDirection, .rightToLeft)
        ```
        """),
      GlossaryTranslation(
        "pixel grid", "Pixelraster", also: ["Bildpunkt", "Auflösung"],
        """
        Das Layout rechnet mit Bruchteilen von Punkten; ein Bildschirm hat ganze Pixel, zwei oder drei je Punkt. Kanten werden \
        ganz am Schluss zum nächsten Pixel geschoben, sodass 33,33 vielleicht bei 33,5 gezeichnet wird. Prüfungen vergleichen \
        die Zahlen des Layouts selbst und verzeihen einen halben Punkt.

        ```swift
        .frame(width: 100.0 / 3)   // 33,33 breit, auf jedem Bildschirm
        ```
        """),
    ]
  }
}
