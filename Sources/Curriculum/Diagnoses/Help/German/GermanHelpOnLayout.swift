extension DiagnosisID {
  /// Sizes, room and order of containers.
  var germanHelpOnLayout: DiagnosisHelp? {
    switch self {
    case .offsetUsed:
      german(
        "Nach dem Layout verschoben",
        meaning: """
          offset zeichnet eine Ansicht woanders; für das Layout bleibt sie, wo sie war. Nachbarn machen keinen Platz, der \
          Container wächst nicht, und der Weg ist bei jeder Größe gleich. Ein Guide gehört zum Layout: Container und Nachbarn \
          folgen ihm.
          """,
        advice: "Nimm offset für das, was niemanden stören soll, zum Beispiel für einen Augenblick einer Animation.")
    case .positionUsed:
      german(
        "Von Hand gesetzt",
        meaning: """
          position nimmt allen Platz, der angeboten ist, und setzt die Mitte der Ansicht auf einen Punkt davon. Der Punkt bleibt, \
          wenn der Raum wächst, wenn die Ansicht wächst und wenn sich die Leserichtung umdreht. Nachbarn bekommen, was übrig ist.
          """,
        advice: """
          Lass einen Container sie setzen: Eine Wurzel steht von selbst in der Mitte, ein Frame mit einer Ausrichtung erreicht \
          jede Kante.
          """)
    case .frameMovesGroup:
      german(
        "Der Frame rückt das Ganze",
        meaning: """
          Ein Frame hat eine Ansicht zu setzen, zum Beispiel einen Stack, und er setzt sie als Ganzes. Welche Linie die Ansichten \
          im Stack teilen, sagt dessen eigene Ausrichtung.
          """,
        advice: "Untereinander: die Ausrichtung des Stacks. Das Ganze im Raum: die des Frames.")
    case .frameIsTight:
      german(
        "Ein enger Frame",
        meaning: """
          Die Ausrichtung eines Frames sagt, wo sein Inhalt in dem Platz steht, der übrig ist. In einem Frame, der so breit ist \
          wie sein Inhalt, ist keiner übrig, und leading, center und trailing sind derselbe Ort.
          """,
        before: "Text(\"Mars\").frame(width: 60, alignment: .trailing)      // der Text ist 60 breit",
        advice: "Gib dem Frame Platz: eine größere Breite, oder maxWidth: .infinity.")
    case .overflowsContainer:
      german(
        "Größer als der Raum",
        meaning: """
          Platz wird angeboten, nicht aufgezwungen. Ein fester Frame, ein Bild ohne resizable oder ein Text mit fixedSize nimmt \
          sich, was er braucht; was ringsum ist, wächst mit und ragt auf beiden Seiten aus dem Raum.
          """,
        advice: "Such die innerste Ansicht, die auf ihrer Größe besteht.")
    case .sizeChanged:
      german(
        "Eine andere Größe als erwartet",
        meaning: """
          Guides rücken Ansichten und lassen ihre Größe, wie sie ist. Padding, Frames, Zeilengrenzen und fixedSize ändern Größen, \
          und damit die Container ringsum: Was dann am richtigen Platz ist, ist es durch Glück.
          """,
        advice: """
          Vergleich die erwartete Größe mit deiner, und such zwischen der Ansicht und ihrem Namen den Modifier, der sich \
          unterscheidet.
          """)
    case .spacingOff:
      german(
        "Lücken anderer Größe",
        meaning: """
          spacing ist der Platz, den ein Stack zwischen zwei Nachbarn lässt, überall in ihm derselbe. Ohne Zahl folgt jede Lücke \
          aus ihren beiden Ansichten: oft 8 Punkte, neben manchen Texten weniger, neben einem Spacer keiner. Er summiert sich, \
          so dass die letzte Ansicht am weitesten danebensteht.
          """,
        advice: "Miss eine Lücke im Ziel und nenn sie. Guides ändern nie Lücken: Sie rücken Ansichten quer zum Stack.")
    case .spacerMinimum:
      german(
        "Ein Spacer nimmt Platz",
        meaning: """
          Ein Spacer nimmt, was übrig ist, und mindestens 8 Punkte, auch wenn nichts übrig ist. In einer engen Reihe sind das 8 \
          Punkte Text, die nicht mehr passen.
          """,
        advice: "Sag minLength: 0, wo jeder Punkt zählt.")
    case .overlayVsZStack:
      german(
        "Overlay oder ZStack",
        meaning: """
          Ein Overlay bekommt die Größe seiner Ansicht angeboten und zählt nicht mit: Es darf hinausragen, und niemand macht \
          Platz. Ein ZStack ist so groß wie alle seine Lagen zusammen und setzt sie nach je einer Linie.
          """,
        advice: "Soll das Ganze wachsen, wenn die obere Lage wächst? Dann ein ZStack, sonst ein Overlay.")
    case .siblingNesting:
      german(
        "Ein Stack zu viel",
        meaning: """
          Ein Container richtet die Ansichten aus, die unmittelbar in ihm sind. Ansichten in einem eigenen Stack setzt dieser; \
          für den äußeren sind sie eine einzige Ansicht, und ihre Kanten zählen dort nicht mehr.
          """,
        advice: """
          Ansichten, die sich eine Linie teilen sollen, gehören in einen Container, oder sie brauchen eine eigene Linie, die \
          nach außen wandert.
          """)
    case .roomNotTaken:
      german(
        "So groß wie der Inhalt",
        meaning: """
          Container und Texte nehmen, was sie brauchen, und nicht alles, was ihnen angeboten ist. Was übrig bleibt, gehört dem, \
          was ringsum ist: Meist stellt es die Ansicht in die Mitte, ein GeometryReader in seine Ecke. Ein Frame ohne Grenze \
          nimmt allen Platz, und seine Ausrichtung sagt, wo darin die Ansicht steht.
          """,
        advice: "Zieh einen Rand um die Ansicht: Ist darin überhaupt Platz, um woanders zu stehen?")
    case .orderReversed:
      german(
        "Andersherum",
        meaning: """
          Ein Stack setzt seine Ansichten in der Reihenfolge, in der sie dastehen: eine Reihe von der leading-Seite an, eine \
          Spalte von oben nach unten. Ein Spacer ist eine Ansicht unter ihnen; was vor ihm steht, kommt also ans eine Ende und \
          was ihm folgt, ans andere.
          """,
        advice: "Lies den Block von der ersten Zeile bis zur letzten laut vor, und zeig dabei auf das Ziel.")
    default: nil
    }
  }
}
