extension Glossary {
  /// Views, places and the course itself.
  static var germanViews: [GlossaryTranslation] {
    [
      GlossaryTranslation(
        "position", also: ["Position"],
        """
        Setzt die Mitte einer Ansicht auf einen Punkt des Raums, der ihr angeboten ist, und nimmt diesen Raum ganz. In einem Stack \
        drängt sie die anderen weg. Sie weiß nichts von Linien oder Größen; was auf einem Bildschirm stimmt, stimmt also auf dem \
        nächsten nicht.

        ```swift
        badge.position(x: 100, y: 20)   // eine Zahl für einen Bildschirm
        badge.alignmentGuide(.trailing) { d in d.width / 2 }   // folgt der Größe der Plakette
        ```
        """),
      GlossaryTranslation(
        "structural identity", "Identität einer Ansicht", also: ["Identität"],
        """
        Was eine Ansicht nach einer Änderung dieselbe sein lässt: ihr Platz im body, der Zweig eines `if`, ihre id in einem \
        `ForEach`. Eine Ansicht, die dieselbe bleibt, bewegt sich; eine, die in einem anderen Zweig landet, verschwindet, und eine \
        neue kommt.

        ```swift
        if isOpen { bar.alignmentGuide(.leading) { _ in 0 } } else { bar }   // zwei Balken
        bar.alignmentGuide(.leading) { _ in isOpen ? 0 : 40 }                // ein Balken, der sich bewegt
        ```
        """),
      GlossaryTranslation(
        "animation", also: ["Bewegung"],
        """
        Der Weg von einem Layout zum nächsten. Ein Guide, der einen Zustand liest, nennt nach dessen Änderung eine andere Zahl; das \
        Layout wird für den neuen Zustand einmal gerechnet, und Ansichten, die dieselben geblieben sind, gehen Schritt für Schritt \
        dorthin.

        ```swift
        Button("Link") { withAnimation { isLinked.toggle() } }
        bar.alignmentGuide(.leading) { d in isLinked ? d.width : 0 }
        ```
        """),
      GlossaryTranslation(
        "modifier order", "Reihenfolge der Modifier", also: ["Reihenfolge"],
        """
        Jeder Modifier macht eine neue Ansicht um die davor. Ein Guide spricht von der Ansicht, an der er steht: vor einem Frame \
        vom Inhalt, danach vom Frame.

        ```swift
        Text("a").alignmentGuide(.leading) { d in d.width }.frame(width: 90)   // d.width: die des Textes
        Text("a").frame(width: 90).alignmentGuide(.leading) { d in d.width }   // d.width: 90
        ```

        Der Container ringsum fragt die äußerste.
        """),
      GlossaryTranslation(
        "single child stack", "Stack mit einer Ansicht", also: ["allein"],
        """
        Ein Stack um genau eine Ansicht ist diese Ansicht: Er fragt nach nichts, denn es gibt nichts auszurichten. Ein Guide darin \
        wartet auf einen Container weiter außen, der nach seiner Linie fragt.

        ```swift
        VStack(alignment: .leading) { Text("a") }   // dasselbe wie Text("a")
        ```

        Um eine Ansicht in einem Raum zu platzieren, nimm einen Frame, der so groß ist wie der Raum.
        """),
      GlossaryTranslation(
        "accessibility identifier", "Name einer Ansicht", also: ["Name", "Namen"],
        """
        Ein Name für eine Ansicht, den auf dem Bildschirm niemand sieht. Der Kurs findet daran die Ansichten, die er prüft, und \
        `layout`, `show` und `explain --view` nennen Ansichten bei diesen Namen. Ansichten, die ein `ForEach` macht, unterscheidet \
        eine Zahl: row#0, row#1.

        ```swift
        Image("owl").accessibilityIdentifier("owl")
        ```
        """),
      GlossaryTranslation(
        "scenario", "Szenario", also: ["Szenarien"],
        """
        Umstände, unter denen eine Antwort ausprobiert wird: eine Größe der Bühne, andere Daten, eine andere Schriftgröße, Reihen \
        von rechts nach links. Eine Zahl, die in einem davon zufällig stimmt, stimmt in einem anderen nicht; ein Guide, der Größen \
        aus `d` liest, stimmt in allen.

        ```sh
        course explain menu-icons --scenario wide
        ```
        """),
      GlossaryTranslation(
        "coordinate", "Koordinate", also: ["Koordinaten", "Punkt", "Punkte"],
        """
        Rahmen stehen als x,y Breite × Höhe da, in Punkten, von der Ecke links oben auf der Bühne aus; y wächst nach unten. Ein \
        Guide zählt dagegen in der eigenen Ansicht: von ihrer leading-Kante oder von oben, wo sie auf der Bühne auch steht.

        ```swift
        .alignmentGuide(.top) { _ in 10 }   // 10 unter der eigenen Oberkante der Ansicht
        ```
        """),
    ]
  }
}
