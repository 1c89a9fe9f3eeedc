import Diagnostics

/// What a kind of view does with its views and with the room that it is offered: why one cannot take another's place.
enum ViewLaw: Sendable {
  case row, column, layers, overlay, spacer, filled, content, reader, grid, group

  /// Nil for a view that nothing is known of.
  init?(_ name: String) {
    switch name {
    case "HStack", "LazyHStack", "HStackLayout": self = .row
    case "VStack", "LazyVStack", "VStackLayout": self = .column
    case "ZStack", "ZStackLayout": self = .layers
    case "overlay", "background": self = .overlay
    case "Spacer": self = .spacer
    case "Color", "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "LinearGradient": self = .filled
    case "Text", "Label", "Image": self = .content
    case "GeometryReader": self = .reader
    case "Grid", "GridRow", "LazyVGrid", "LazyHGrid": self = .grid
    case "Group", "ForEach": self = .group
    default: return nil
    }
  }

  func words(in language: SpokenLanguage) -> String {
    switch (self, language) {
    case (.row, .english): "A row places its views side by side and aligns them vertically."
    case (.row, .german): "Eine Reihe setzt ihre Ansichten nebeneinander und richtet sie in der Höhe aus."
    case (.column, .english): "A column places its views below each other and aligns them horizontally."
    case (.column, .german): "Eine Spalte setzt ihre Ansichten untereinander und richtet sie seitlich aus."
    case (.layers, .english): "Layers lie on top of each other and line up both ways; the largest decides the size."
    case (.layers, .german):
      "Lagen liegen aufeinander und richten sich in beide Richtungen aus; die größte bestimmt die Größe."
    case (.overlay, .english): "An overlay or background is offered the size of its view and does not change that size."
    case (.overlay, .german):
      "Ein Overlay oder Background bekommt die Größe seiner Ansicht angeboten und zählt nicht mit."
    case (.spacer, .english): "A spacer takes the room that is left, and at least 8 points."
    case (.spacer, .german): "Ein Spacer nimmt den Platz, der übrig ist, und mindestens 8 Punkte."
    case (.filled, .english): "A color or shape takes all the room that it is offered, in width and in height."
    case (.filled, .german): "Eine Farbe oder Form nimmt allen Platz, der ihr angeboten wird, in Breite und Höhe."
    case (.content, .english): "A text or picture is as large as what it shows."
    case (.content, .german): "Ein Text oder Bild ist so groß wie das, was es zeigt."
    case (.reader, .english): "A GeometryReader takes all the room and puts its content into the top leading corner."
    case (.reader, .german):
      "Ein GeometryReader nimmt allen Platz und setzt seinen Inhalt in die Ecke oben an der leading-Seite."
    case (.grid, .english): "A grid aligns its views in rows and columns at once."
    case (.grid, .german): "Ein Grid richtet seine Ansichten in Zeilen und Spalten zugleich aus."
    case (.group, .english): "A group has no layout of its own: its views belong to the container around it."
    case (.group, .german): "Eine Gruppe hat kein eigenes Layout: Ihre Ansichten gehören dem Container ringsum."
    }
  }
}
