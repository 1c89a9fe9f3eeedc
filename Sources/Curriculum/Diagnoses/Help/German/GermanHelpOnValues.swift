extension DiagnosisID {
  /// What a guide answers.
  var germanHelpOnValues: DiagnosisHelp? {
    switch self {
    case .axisSwapped:
      german(
        "Breite und Höhe vertauscht",
        meaning: """
          Ein waagerechter Guide ist ein Abstand von der leading-Kante, ein senkrechter einer von der Oberkante. Eine Closure \
          darf jede Zahl ihrer Ansicht lesen, auch eine der anderen Achse: Darum klappt es bei einem Kreis aus Versehen und bei \
          einer Kapsel nicht. Frames mit vertauschter Breite und Höhe sind derselbe Fehler.
          """,
        advice: "Zu waagerecht gehören width, leading und trailing; zu senkrecht height, top und bottom.")
    case .edgeInsteadOfCenter:
      german(
        "Eine Kante, wo die Mitte gemeint war",
        meaning: """
          Kanten, die sich treffen, sehen aus wie Mitten, die sich treffen, solange alle Ansichten gleich groß sind. Bei anderer \
          Größe gehen sie auseinander, um den halben Unterschied.
          """,
        advice: """
          Frag nach .center, oder antworte im Guide mit d[HorizontalAlignment.center] oder d[VerticalAlignment.center]; der Typ \
          ist nötig, denn es gibt zwei Mitten.
          """)
    case .guideValueOff:
      german(
        "Ein Guide antwortet eine andere Zahl, als gebraucht wird",
        meaning: """
          Linie und Guide sind die richtigen, die Zahl ist es nicht. Eine Ansicht steht so weit vor der Linie, wie ihr Guide \
          antwortet; eine, die neben den anderen 20 weiter links oder höher stehen soll, müsste 20 mehr antworten. Die Prüfung \
          nennt für ein Szenario beide Zahlen und lässt offen, woher der Unterschied kommt.
          """,
        advice: """
          Nimm eine Ansicht dieses Szenarios, setz ihre Zahlen von Hand in die Closure ein und such, woraus die gebrauchte Zahl \
          wird. Versuch es dann mit einer zweiten Ansicht.
          """)
    case .otherEdge:
      german(
        "Von der anderen Kante gezählt",
        meaning: """
          Ein Guide ist eine Zahl, gezählt von der leading- oder Oberkante der eigenen Ansicht: 0 ist diese Kante, d.width oder \
          d.height die andere. Zwei Drittel von der einen sind ein Drittel von der anderen. d[.trailing] + 6 liegt 6 hinter der \
          Ansicht, 6 allein liegt in ihr.
          """,
        advice: """
          Leg den Finger auf den Punkt, der auf die Linie gehört, und zähl bis zu ihm, von der leading-Kante oder von oben.
          """)
    case .guidesExchanged:
      german(
        "Zwei Guides vertauscht",
        meaning: """
          Zwei Ansichten haben den Guide der jeweils anderen. Weil ein Guide die anderen so weit rückt wie die eigene Ansicht, \
          stimmt das Bild zum Teil: Oft ist eine der Ansichten an ihrem Platz.
          """,
        advice: "Für jede Ansicht allein: Welcher ihrer Punkte liegt auf der Linie? Das ist ihr Guide.")
    case .baselineVsCenter:
      german(
        "Grundlinien, Kanten und Mitten",
        meaning: """
          Auf der Grundlinie stehen die Buchstaben. Texte verschiedener Schriften stehen nur nach ihren Grundlinien eben; nach \
          den Mitten schwebt der kleine. Ein Text aus mehreren Zeilen hat eine erste und eine letzte. Eine Ansicht ohne Text hat \
          beide an ihrer Unterkante.
          """,
        advice: """
          Reihen von Texten wollen meist .firstTextBaseline; ein Preis neben einem langen Text vielleicht .lastTextBaseline.
          """)
    case .signFlipped:
      german(
        "Das Vorzeichen ist verkehrt",
        meaning: """
          Ein Guide sagt, welcher Punkt der eigenen Ansicht auf die Linie gehört, gezählt von ihrer leading- oder Oberkante. Je \
          größer der Guide, desto weiter rückt die Ansicht also zurück oder hinauf: Der Punkt wird zur Linie gebracht, nicht die \
          Ansicht zum Punkt. Ein negativer Guide ist ein Punkt außerhalb, vor der Ansicht.
          """,
        advice: "Denk an den Punkt, nicht an den Weg, den die Ansicht gehen soll.")
    case .centerInsteadOfEdge:
      german(
        "Die Mitte statt einer Kante",
        meaning: """
          Die halbe Länge ist die Mitte einer Ansicht, und eine Linie durch Mitten lässt von jeder Ansicht gleich viel auf der \
          einen wie auf der anderen Seite. Sollen Ansichten zusammen beginnen oder enden, so gehört eine Kante auf die Linie: 0, \
          oder die ganze Länge.
          """,
        advice: "Sieh nach, welche Punkte der Ansichten im Ziel übereinander liegen.")
    case .wholeNumberDivision:
      german(
        "Ein Quotient ganzer Zahlen",
        meaning: """
          Swift teilt zwei ganze Zahlen ohne Rest: 1 / 3 ist 0, und 7 / 2 ist 3. Literale sind ganze Zahlen, wo ringsum nichts \
          anderes verlangt ist, wie in einer eigenen Konstante. Das Ergebnis umzuwandeln, kommt zu spät.
          """,
        advice: "Teil eine Länge, d.width / 3, oder schreib eine der Zahlen mit einem Punkt.")
    case .boundsForgotten:
      german(
        "Von 0 gezählt statt von den bounds",
        meaning: """
          Ein Layout setzt seine Ansichten in den Koordinaten dessen, was es umgibt. Sein eigener Raum, die bounds, beginnt \
          irgendwo darin: bei bounds.minX und bounds.minY. Bei einem Layout, das den ganzen Bildschirm füllt, sind beide 0, \
          darum zeigt sich der Fehler nur anderswo.
          """,
        advice: "Fang bei der Ecke der bounds an, und zähl von dort weiter.")
    default: nil
    }
  }
}
