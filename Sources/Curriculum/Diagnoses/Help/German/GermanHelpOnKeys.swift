extension DiagnosisID {
  /// Guides and those who ask for them.
  var germanHelpOnKeys: DiagnosisHelp? {
    switch self {
    case .guideStoppedAtStack:
      german(
        "Ein Guide, der an einem Stack endet",
        meaning: """
          Kanten und Mitten hört nur der Container unmittelbar ringsum. Fragt ein Container weiter außen den Stack nach seiner \
          trailing-Kante, so antwortet der Stack mit seiner eigenen, was seine Ansichten auch gesetzt haben. Grundlinien von \
          Texten und eigene Ausrichtungen kommen weiter: Der Stack reicht sie nach außen.
          """,
        advice: """
          Deklariere eine eigene Ausrichtung, lass den äußeren Container danach fragen, und setz sie an der inneren Ansicht. \
          Oder setz den eingebauten Guide am Stack selbst.
          """)
    case .keyOnWrongContainer:
      german(
        "Die Ausrichtung oder der Guide steht am falschen Platz",
        meaning: """
          Zwei Stellen müssen von derselben Linie sprechen: der Container, dessen Ausrichtung sie nennt, und die Ansichten, die \
          sie setzen. Eine eigene Linie, nach der kein Container fragt, bewirkt nichts. Ein Guide an einer ganzen Reihe misst \
          die Reihe und nicht das Symbol darin. Und ein Guide nach einem Frame gehört dem Frame.
          """,
        advice: """
          Such den Container, in dem die Ansichten unmittelbar sind, die sich eine Linie teilen sollen: Er fragt. Dann setz den \
          Guide an genau der Ansicht, deren Punkt zählt.
          """)
    case .keyMismatch:
      german(
        "Der Container fragt nach einer anderen Linie",
        meaning: """
          Ein Container liest entlang einer Achse genau eine Linie: die aus seiner Ausrichtung, oder center, wenn er keine hat. \
          Ein Guide für eine andere Linie läuft nie. Dasselbe gilt für Container, deren Ausrichtung eine andere Kante nennt als \
          das Ziel.
          """,
        advice: """
          Lass beide dieselbe Linie nennen. Welche der beiden Stellen sich ändern muss, zeigt das Bild des Ziels: Welche Punkte \
          treffen sich?
          """)
    case .nothingToAlignWith:
      german(
        "Nichts, woran man sich ausrichtet",
        meaning: """
          Eine Ausrichtung bringt Ansichten untereinander auf eine Linie. Ein Container mit einer Ansicht ist so groß wie diese \
          und wird von dem gesetzt, was ihn umgibt; ZStack(alignment: .topLeading) mit einem Text lässt den Text also in der \
          Mitte des Raums.
          """,
        advice: """
          Um eine Ansicht in einem Raum zu platzieren, gib ihr einen Frame, der so groß ist wie der Raum, mit einer Ausrichtung.
          """)
    case .defaultUsed:
      german(
        "Ein Standardwert antwortet",
        meaning: """
          Jede Ansicht antwortet, wenn ein Container nach einer Linie fragt. Wer einen Guide hat, führt dessen Closure aus, wer \
          einen in sich hat, reicht ihn nach außen, und alle anderen nennen den Standardwert: eine Kante oder die Mitte bei \
          eingebauten Linien, defaultValue(in:) bei eigenen. Er entscheidet für alle Geschwister, an die du nicht gedacht hast.
          """,
        advice: """
          Wähl einen Standardwert, der zu den Ansichten ohne Guide passt, oder gib auch denen einen Guide.
          """)
    case .keyInForce:
      german(
        "Die Linie gilt",
        meaning: """
          Ein Container fragt nach deiner Linie, und Ansichten antworten mit eigenen Guides. Mehr braucht es nicht: eine ID mit \
          einem Standardwert, eine statische Eigenschaft, einen Container, der sie nennt, und einen Guide an jeder Ansicht, \
          deren Punkt zählt.
          """,
        advice: "Ändere einen der Guides und sieh zu, welche Ansichten sich bewegen.")
    case .guideNotConsulted:
      german(
        "Niemand fragt nach dem Guide",
        meaning: """
          Ein HStack stellt seine Ansichten nebeneinander und richtet sie in der Höhe aus: Er fragt nur nach senkrechten Guides. \
          Ein VStack fragt nach waagerechten. Ein Guide der anderen Achse läuft nie, was er auch sagt. ZStack, Frames, Overlays \
          und Hintergründe fragen nach beiden. Was in einem Overlay oder Hintergrund ist, fragen nur diese selbst.
          """,
        advice: """
          Frag dich, wohin die Ansicht soll. Quer zum Stack: ein Guide dieser Achse. Entlang des Stacks: spacing, ein Spacer \
          oder padding.
          """)
    case .guideTooMany:
      german(
        "Ein Guide zu viel",
        meaning: """
          Ein Guide verschiebt seine Linie für alle, die sie teilen. Antworten mehrere Ansichten, so reicht ein Container innen \
          das Mittel von allen nach außen; wo der Standardwert stimmte, tritt ein Guide an seine Stelle. Das Ziel kommt ohne \
          diesen aus.
          """,
        advice: "Setz eine Linie an der einen Ansicht, um die es geht, und überlass die anderen dem Standardwert.")
    default: nil
    }
  }
}
