import Diagnostics

/// What a modifier does to a layout, in a sentence.
enum ModifierEffect {
  case guide, padding, frame, offset, position, fixedSize, priority, identity, spacing, spacer, lines, scale, ratio,
    layer, other

  init(_ name: String) {
    self =
      switch name {
      case "alignmentGuide": .guide
      case "padding", "safeAreaPadding", "scenePadding": .padding
      case "frame", "containerRelativeFrame": .frame
      case "offset": .offset
      case "position": .position
      case "fixedSize": .fixedSize
      case "layoutPriority": .priority
      case "id": .identity
      case "Spacer": .spacer
      case "lineLimit": .lines
      case "minimumScaleFactor": .scale
      case "aspectRatio": .ratio
      case "overlay", "background": .layer
      default: .other
      }
  }

  /// What it does; empty where that is not about layout alone.
  func words(in language: SpokenLanguage) -> String {
    switch (self, language) {
    case (.guide, .english): "It moves the view's point for that line, and with it the view."
    case (.guide, .german): "Er versetzt den Punkt der Ansicht für diese Linie und mit ihm die Ansicht."
    case (.padding, .english): "Padding adds room around a view, and its container counts that room."
    case (.padding, .german): "Ein Padding schafft Platz um eine Ansicht, und alles ringsum zählt ihn mit."
    case (.frame, .english): "A frame changes the size that its neighbors see."
    case (.frame, .german): "Ein Frame hat für alles ringsum eine andere Größe."
    case (.offset, .english): "An offset moves the drawing, not the place that the layout reserves."
    case (.offset, .german): "Ein offset verschiebt, was gezeichnet wird, nicht den Platz, den das Layout freihält."
    case (.position, .english): "A position takes all the room there is and puts the view's center at a point of it."
    case (.position, .german): "Eine position nimmt allen Platz und setzt die Mitte der Ansicht an einen Punkt darin."
    case (.fixedSize, .english): "With a fixed size, a view takes its ideal size, whatever room it is offered."
    case (.fixedSize, .german): "Mit fixedSize nimmt eine Ansicht ihre Wunschgröße, wie viel Platz auch da ist."
    case (.priority, .english): "The stack offers room to the view with the highest priority first."
    case (.priority, .german): "Wer die höhere Priorität hat, bekommt den Platz zuerst angeboten."
    case (.identity, .english): "With another identity it is another view: the old one disappears, a new one appears."
    case (.identity, .german): "Eine andere Identität macht eine andere Ansicht daraus: Die alte geht, eine neue kommt."
    case (.spacing, .english): "Spacing is the room between the edges of two neighbors, and it adds up."
    case (.spacing, .german): "spacing ist der Platz zwischen den Kanten zweier Nachbarn, und er summiert sich."
    case (.spacer, _): ViewLaw.spacer.words(in: language)
    case (.lines, .english): "A lineLimit is the most lines a text may have; the rest is cut."
    case (.lines, .german): "Ein lineLimit sagt, wie viele Zeilen ein Text haben darf; der Rest wird abgeschnitten."
    case (.scale, .english): "With a minimumScaleFactor, a text may become smaller instead of longer."
    case (.scale, .german): "Mit einem minimumScaleFactor darf ein Text kleiner werden statt länger."
    case (.ratio, .english): "An aspectRatio decides how wide a view is for its height."
    case (.ratio, .german): "Ein aspectRatio bestimmt, wie breit eine Ansicht zu ihrer Höhe ist."
    case (.layer, .english):
      "An overlay or background is offered the size of its view, and nothing around makes room for it."
    case (.layer, .german):
      "Ein Overlay oder Hintergrund bekommt die Größe der Ansicht angeboten, und ringsum macht ihm niemand Platz."
    case (.other, _): ""
    }
  }

  /// What a view without it does, behind its name.
  func stateWithoutIt(in language: SpokenLanguage) -> String {
    switch (self, language) {
    case (.guide, .english): "answers for a line with its default"
    case (.guide, .german): "antwortet für eine Linie mit dem Standardwert"
    case (.padding, .english): "has no room around it"
    case (.padding, .german): "hat keinen Platz um sich"
    case (.frame, .english), (.fixedSize, .english): "is as large as it comes out"
    case (.frame, .german), (.fixedSize, .german): "ist so groß, wie es sich ergibt"
    case (_, .english): "is as SwiftUI makes it by itself"
    case (_, .german): "ist so, wie SwiftUI sie von selbst macht"
    }
  }

  /// What is so as long as it is missing.
  func withoutIt(in language: SpokenLanguage) -> String {
    switch (self, language) {
    case (.guide, .english): "Without a guide, a view answers with its own edge, or with the default of the line."
    case (.guide, .german):
      "Ohne Guide antwortet eine Ansicht mit ihrer eigenen Kante, oder mit dem Standardwert der Linie."
    case (.frame, .english): "Without a frame, a view has its own size."
    case (.frame, .german): "Ohne Frame ist eine Ansicht so groß, wie sie selbst möchte."
    default: words(in: language)
    }
  }
}
