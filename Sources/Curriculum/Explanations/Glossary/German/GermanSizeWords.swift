extension Glossary {
  /// Sizes and room.
  static var germanSizes: [GlossaryTranslation] {
    [
      GlossaryTranslation(
        "proposal", "Angebot", also: ["angebotene Größe"],
        """
        Die Größe, die ein Container einer Ansicht anbietet. Die Ansicht antwortet mit der Größe, die sie nimmt, und das kann eine \
        andere sein: Ein Text nimmt, was seine Wörter brauchen, eine Farbe nimmt alles, ein Bild seine eigene. Eine fehlende Länge \
        fragt nach der idealen. Erst wenn alle Größen feststehen, wird nach Guides gefragt und jede Ansicht an ihren Platz gesetzt.

        ```swift
        HStack { Text("Hallo"); Color.red }   // der Text nimmt die Breite seiner Wörter, die Farbe den Rest
        ```
        """),
      GlossaryTranslation(
        "spacer minimum", "Mindestlänge eines Spacers", also: ["Abstandhalter"],
        """
        Ein `Spacer` nimmt den Platz, der in einem Stack übrig ist, und mindestens 8 Punkte, auch wenn nichts übrig ist. Darum \
        wird eine Reihe mit einem Spacer früher zu breit als eine mit einem flexiblen Frame. `minLength: 0` nimmt diese Forderung \
        zurück.

        ```swift
        HStack { Spacer(); Text("rechts") }                        // verlangt 8 Punkte mehr
        Text("rechts").frame(maxWidth: .infinity, alignment: .trailing)
        ```

        Neben einem Spacer lässt ein Stack keinen eigenen Abstand.
        """),
      GlossaryTranslation(
        "view spacing", "Abstand zwischen Ansichten", also: ["Abstand"],
        """
        Die Lücke zwischen Nachbarn in einem Stack. Ohne `spacing` folgt sie aus den beiden Ansichten: oft 8 Punkte, neben einem \
        Text dessen eigener Abstand, neben einem Spacer keiner. Mit einer Zahl ist jede Lücke so groß. Guides ändern nie Lücken; \
        sie rücken Ansichten quer zum Stack.

        ```swift
        VStack(spacing: 4) { a; b; c }   // zwei Lücken von 4
        ```
        """),
      GlossaryTranslation(
        "layout priority", "Vorrang im Layout", also: ["Vorrang", "Priorität"],
        """
        Wer zuerst bedient wird, wenn ein Stack zu wenig Platz hat. Ansichten mit höherem Vorrang bekommen alles angeboten bis auf \
        die kleinsten Größen der anderen. In einem `ZStack` bestimmen nur die Ansichten mit dem höchsten Vorrang die Größe. Er \
        ändert Größen, nicht die Linie, nach der gefragt wird. Schreib ihn zuletzt: Frames und padding reichen ihn nicht weiter.

        ```swift
        HStack { Text(title); Text(date).layoutPriority(1) }   // das Datum behält seine Breite
        ```
        """),
      GlossaryTranslation(
        "fixed size", "feste Größe",
        """
        Lässt eine Ansicht ihre ideale Größe nehmen, was ihr auch angeboten wird: Ein Text bleibt auf einer Zeile, ein flexibler \
        Frame nimmt seine ideale Breite. Dann kann sie aus ihrem Container ragen. Guides sehen die Größe, die sie wirklich hat.

        ```swift
        Text("Ein langer Satz").fixedSize()                                       // eine Zeile
        Text("Ein langer Satz").fixedSize(horizontal: false, vertical: true)      // alle seine Zeilen
        ```
        """),
      GlossaryTranslation(
        "padding", also: ["Innenabstand", "Polster"],
        """
        Platz um eine Ansicht, der zu ihr gehört: Nachbarn und Container sehen die größere Größe. Ein Guide vor dem padding zählt \
        von der inneren Kante und kommt beim Container mit dem padding dazu an; einer danach zählt von der äußeren Kante.

        ```swift
        Text("a").alignmentGuide(.leading) { _ in 0 }.padding(10)   // die Kante des Textes liegt bei 10
        ```
        """),
      GlossaryTranslation(
        "stage", "Bühne", also: ["Bildschirm", "Wurzel"],
        """
        Der Raum, in dem ein ganzes Layout gezeigt wird: der Bildschirm eines Telefons, oder die Größe, die ein Szenario nennt. \
        Die Wurzel bekommt die Bühne angeboten und steht in ihrer Mitte. Darum bewegt ein falscher Guide alle Ansichten: Die \
        ganze Gruppe ändert ihre Größe und wird neu in die Mitte gesetzt. Sieh zuerst auf die Unterschiede zwischen Ansichten.

        ```sh
        course layout menu.layout --size 360x220
        ```
        """),
    ]
  }
}
