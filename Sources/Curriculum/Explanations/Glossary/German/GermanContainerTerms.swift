extension Glossary {
  /// Who asks for guides.
  static var germanContainers: [GlossaryTranslation] {
    [
      GlossaryTranslation(
        "container alignment", "Ausrichtung eines Containers", also: ["Ausrichtung", "Container"],
        """
        Die `alignment` eines Containers nennt die Linie, nach der er seine Ansichten fragt. Sie sagt nichts darüber, wo der \
        Container selbst steht: `VStack(alignment: .leading)` bringt leading-Kanten zusammen, und der Stack als Ganzes steht \
        weiterhin in der Mitte des Raums.

        ```swift
        VStack(alignment: .leading) { Text("a"); Text("länger") }   // so breit wie der längere Text
          .frame(maxWidth: .infinity, alignment: .leading)          // das bringt ihn an die Kante
        ```
        """),
      GlossaryTranslation(
        "HStack", also: ["Reihe"],
        """
        Stellt seine Ansichten nebeneinander und richtet sie in der Höhe aus. Er fragt also nach einer senkrechten Linie: \
        `.center`, wenn seine Ausrichtung nicht `.top`, `.firstTextBaseline` und so weiter sagt. Ein waagerechter Guide läuft in \
        ihm nie; entlang der Reihe rückt man mit spacing, padding und Spacern.

        ```swift
        HStack(alignment: .top) { a; b.alignmentGuide(.top) { _ in 10 } }   // b ist 10 höher
        ```
        """),
      GlossaryTranslation(
        "VStack", also: ["Spalte"],
        """
        Stellt seine Ansichten untereinander und richtet sie seitlich aus. Er fragt also nach einer waagerechten Linie: \
        `.center`, wenn seine Ausrichtung nicht `.leading`, `.trailing` oder eine eigene nennt. Er ist so breit, wie es seine \
        Ansichten brauchen, nachdem sie gerückt sind, und nicht so breit wie der Raum.

        ```swift
        VStack(alignment: .trailing) { a; b.alignmentGuide(.trailing) { d in d.width - 8 } }
        ```
        """),
      GlossaryTranslation(
        "ZStack", also: ["Lagen"],
        """
        Legt seine Ansichten übereinander und richtet sie in beiden Richtungen aus, fragt also nach einer waagerechten und einer \
        senkrechten Linie. Er ist so groß wie alle seine Ansichten zusammen, nachdem sie gerückt sind. Bei einer einzigen gibt \
        es nichts auszurichten, und nach den Ecken des Bildschirms greift er nicht.

        ```swift
        ZStack(alignment: .topTrailing) { photo; badge.alignmentGuide(.top) { d in d.height / 2 } }
        ```
        """),
      GlossaryTranslation(
        "overlay vs ZStack", "Overlay oder ZStack", also: ["Hintergrund"],
        """
        Beide legen eine Ansicht obenauf. In einem `ZStack` zählen alle Ansichten: Er wächst, bis alle Platz haben. Ein `overlay` \
        zählt nicht mit: Das Ganze bleibt so groß wie die eigentliche Ansicht, das Overlay bekommt diese Größe angeboten und darf \
        hinausragen. Nach Guides darin fragt nur das Overlay selbst.

        ```swift
        photo.overlay(alignment: .topTrailing) { badge }       // so groß wie photo
        ZStack(alignment: .topTrailing) { photo; badge }       // so groß, wie beide es brauchen
        ```
        """),
      GlossaryTranslation(
        "frame", also: ["Rahmen"],
        """
        Eine eigene Ansicht um ihren Inhalt. Sie bietet dem Inhalt eine Größe an, nimmt diese selbst und setzt den Inhalt nach \
        ihrer Ausrichtung: Die Linie des Frames trifft den Guide des Inhalts. Was eine eigene Größe hat, wie ein Text, wird davon \
        nicht gestreckt.

        ```swift
        Text("Hallo").frame(width: 200, alignment: .trailing)   // der Text endet, wo der Frame endet
        ```

        Ein Guide vor dem Frame gehört dem Inhalt, einer danach dem Frame.
        """),
      GlossaryTranslation(
        "tight frame", "enger Frame", also: ["eng"],
        """
        Ein Frame, der genau so groß ist wie sein Inhalt. Er hat eine Ausrichtung, aber keinen Platz dafür; sie zu ändern, ändert \
        nichts. Auch Stacks sind eng: Eine Spalte ist so breit wie ihre breiteste Ansicht.

        ```swift
        Text("Hallo").frame(alignment: .trailing)                       // eng: nichts rührt sich
        Text("Hallo").frame(maxWidth: .infinity, alignment: .trailing)  // hier ist Platz
        ```
        """),
      GlossaryTranslation(
        "flexible frame", "flexibler Frame",
        """
        Ein Frame mit Grenzen statt einer Größe: `minWidth`, `maxWidth` und so weiter. Mit `maxWidth: .infinity` nimmt er alle \
        Breite, die ihm angeboten wird, und seine Ausrichtung entscheidet, wo darin der Inhalt steht. Inhalt, der breiter ist als \
        das Angebot, macht ihn trotzdem breiter, außer wenn auch `minWidth: 0` dasteht.

        ```swift
        Text("Summe").frame(maxWidth: .infinity, alignment: .leading)
        ```
        """),
      GlossaryTranslation(
        "Grid", also: ["Gitter", "Raster"],
        """
        Reihen, deren Zellen sich Spalten teilen. Es fragt jede Zelle nach einer senkrechten Linie in ihrer Reihe und nach einer \
        waagerechten in ihrer Spalte, sodass sich Zellen verschiedener Reihen ohne eigene Ausrichtung treffen. Eine Reihe, eine \
        Spalte oder eine Zelle darf eine andere Linie nennen als das Grid.

        ```swift
        Grid(alignment: .leading) {
          GridRow { Text("Name"); Text("Ada").gridColumnAlignment(.trailing) }
          GridRow { Text("Geboren"); Text("1815") }
        }
        ```
        """),
      GlossaryTranslation(
        "GeometryReader", also: [],
        """
        Eine Ansicht, die alles nimmt, was ihr angeboten wird, und ihrem Inhalt sagt, wie groß das ist. Der Inhalt steht in der \
        Ecke oben an der leading-Seite. Nichts darin ändert etwas außerhalb: Seine Größe folgt nicht dem Inhalt, und Guides, die \
        darin gesetzt sind, wandern nicht nach außen.

        ```swift
        GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 3) }
        ```

        Für einen Guide reicht oft `d.width` in der Closure.
        """),
    ]
  }
}
