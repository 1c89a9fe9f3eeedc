extension Glossary {
  /// All words in German.
  static var germanEntries: [GlossaryTranslation] {
    germanGuides + germanLines + germanContainers + germanSizes + germanViews
  }

  /// Guides themselves.
  static var germanGuides: [GlossaryTranslation] {
    [
      GlossaryTranslation(
        "alignment guide", also: ["Führung"],
        """
        Eine Zahl, die eine Ansicht nennt, wenn ein Container fragt, wo eine ihrer Linien liegt, gezählt von ihrer eigenen \
        leading- oder Oberkante. Jede Ansicht hat für jede Linie einen Guide, ob jemand ihn setzt oder nicht. Der Container \
        rückt seine Ansichten dann so, dass sich die Linien treffen; `alignmentGuide` ändert die Antwort einer Ansicht.

        ```swift
        VStack(alignment: .leading) {
          Text("a")
          Text("b").alignmentGuide(.leading) { _ in 20 }   // ihr Punkt 20 trifft die Kante von a
        }
        ```
        """),
      GlossaryTranslation(
        "explicit guide", "expliziter Guide", also: ["explizit"],
        """
        Ein Guide, den jemand gesetzt hat: mit `alignmentGuide`, oder innerhalb der Ansicht für eine Linie, die die Container \
        dazwischen nach außen reichen. In einer Closure nennt `d[explicit: .top]` seinen Wert, oder nil, wo es keinen gibt; \
        `d[.top]` ist immer eine Zahl.

        ```swift
        .alignmentGuide(.top) { d in d[explicit: .top] ?? 12 }
        ```

        Nur explizite Werte verlassen einen Stack. Ein Standardwert bleibt bei der Ansicht, die ihn nennt.
        """),
      GlossaryTranslation(
        "implicit guide", "impliziter Guide", also: ["implizit"],
        """
        Die Antwort einer Ansicht, der niemand einen Guide gegeben hat. Bei Kanten und Mitten folgt sie aus der Größe: \
        `.leading` ist 0, `.trailing` die Breite, `.bottom` die Höhe. Bei einer eigenen Ausrichtung ist sie, was `defaultValue` \
        der ID sagt.

        ```swift
        Color.red.frame(width: 40, height: 20)   // .trailing antwortet 40, das hat niemand geschrieben
        ```

        Eine Ansicht ohne `alignmentGuide` macht also trotzdem mit.
        """),
      GlossaryTranslation(
        "guide key", "Name einer Linie", also: ["Schlüssel"],
        """
        Der Name einer Linie: `.leading`, `.firstTextBaseline` oder eine eigene. Ein Container fragt entlang einer Achse nach \
        einem einzigen Namen, und ein Guide wird nur gehört, wenn er für diesen gesetzt ist.

        ```swift
        VStack(alignment: .trailing) {
          Text("a").alignmentGuide(.leading) { _ in 9 }    // ein anderer Name: läuft nie
          Text("b").alignmentGuide(.trailing) { _ in 9 }   // wird gehört
        }
        ```
        """),
      GlossaryTranslation(
        "guide value", "Wert eines Guides", also: ["Wert", "Vorzeichen"],
        """
        Wie weit innen in der Ansicht ihre Linie liegt, von der leading- zur trailing-Kante oder von oben nach unten. Ein \
        größerer Wert meint einen Punkt weiter innen. Dieser Punkt kommt auf die gemeinsame Linie, also rückt die Ansicht selbst \
        zurück: mit größerem `.leading` zur leading-Seite, mit größerem `.top` hinauf.

        ```swift
        .alignmentGuide(.leading) { _ in 20 }    // 20 zurück, von einem Nachbarn mit 0 aus gesehen
        .alignmentGuide(.leading) { _ in -20 }   // 20 nach vorn
        ```
        """),
      GlossaryTranslation(
        "ViewDimensions", also: ["Maße"],
        """
        Was die Closure eines Guides bekommt: die Größe der Ansicht, an der der Modifier steht, und ihre anderen Linien. Wer die \
        Größe liest, statt eine Zahl zu tippen, hat einen Guide, der auch stimmt, wenn die Ansicht wächst.

        ```swift
        .alignmentGuide(.trailing) { d in d.width / 2 }
        .alignmentGuide(.leading) { d in d[HorizontalAlignment.center] - 4 }
        ```

        `d[.center]` allein ist nicht eindeutig, denn es gibt eine Mitte für jede Achse: Nenn den Typ.
        """),
      GlossaryTranslation(
        "offset vs guide", "Offset oder Guide",
        """
        `offset` zeichnet eine Ansicht woanders und lässt ihr den Platz, den sie hatte: Nachbarn, Stacks und Frames erfahren \
        nichts davon. Ein Guide gehört zum Layout: Der Stack zählt die Ansicht dort, wo sie wirklich ist, und wächst vielleicht.

        ```swift
        Text("a").offset(x: 10)                            // der Stack ist so breit wie zuvor
        Text("a").alignmentGuide(.leading) { _ in -10 }    // der Stack wird vielleicht 10 breiter
        ```
        """),
      GlossaryTranslation(
        "propagation", "Weitergabe", also: ["nach außen gereicht"],
        """
        Wie ein Guide einen Container erreicht, der nicht unmittelbar um seine Ansicht ist. Grundlinien von Texten und eigene \
        Ausrichtungen wandern durch Stacks und Frames nach außen. Kanten und Mitten tun das nicht: Ein Stack mit mehreren \
        Ansichten antwortet auf sie nach seiner eigenen Größe. Overlays und Hintergründe reichen nichts von ihrem Inhalt weiter.

        ```swift
        VStack(alignment: .eyes) {
          HStack { Text("a"); Image("owl").alignmentGuide(.eyes) { _ in 9 } }   // hört der VStack
        }
        ```
        """),
      GlossaryTranslation(
        "combined guide", "gemeinsamer Guide", also: ["Mittel", "Durchschnitt"],
        """
        Was ein Container antwortet, wenn mehrere seiner Ansichten die Linie setzen, nach der man ihn fragt. Bei eigenen \
        Ausrichtungen nimmt er das Mittel, bei ersten Grundlinien die oberste, bei letzten die unterste.

        ```swift
        HStack {
          a.alignmentGuide(.mark) { _ in 10 }   // liegt in der Reihe bei 10
          b.alignmentGuide(.mark) { _ in 10 }   // liegt in der Reihe bei 50
        }                                       // die Reihe antwortet 30
        ```

        Setz den Guide nur an einer Ansicht, wenn ihr Punkt der ist, der zählt.
        """),
    ]
  }
}
