import Diagnostics

/// One thing in the code of a prediction that is otherwise than it says, and the picture that comes of it.
enum OtherPicture: Equatable {
  /// A container asks for another line.
  case asks(ContainerReference, from: String, to: String)
  /// Views that set no guide have a line of the code's own elsewhere.
  case defaultAt(key: String, ViewPoint)
  /// Nobody hears the guides for a line.
  case unheard(key: String)
  /// A container makes something else than the mean of the guides in it.
  case mean(ContainerReference, Mean)
  /// A container begins where one of its views begins.
  case begins(String, at: String)
  /// A container is only as long as the longest view in it, wherever the others stand.
  case noOverhang(String)
  /// Two views have each other's frames.
  case exchanged(String, String)
  /// A view takes no room.
  case noRoom(String)

  /// What could be made of several guides.
  enum Mean: String, CaseIterable {
    /// Longer views count for more.
    case weighted
    case first, last, smallest, largest
  }

  /// For results.
  var word: String {
    switch self {
    case .asks: "asks"
    case .defaultAt: "defaultAt"
    case .unheard: "unheard"
    case .mean: "mean"
    case .begins: "begins"
    case .noOverhang: "noOverhang"
    case .exchanged: "exchanged"
    case .noRoom: "noRoom"
    }
  }

  /// What it is about.
  var name: String {
    switch self {
    case .asks(_, _, let key), .defaultAt(let key, _), .unheard(let key): key
    case .mean(_, let mean): mean.rawValue
    case .begins(_, let view), .noOverhang(let view), .exchanged(let view, _), .noRoom(let view): view
    }
  }

  // MARK: English

  /// Behind “is right”.
  var title: String {
    switch self {
    case .asks(let container, let from, let to): "if the \(container) asked for \(to), and it asks for \(from)."
    case .defaultAt(let key, let point):
      "if views without a guide had \(key) \(point == .start ? "where they begin" : point == .end ? "where they end" : "in their middle")."
    case .unheard(let key): "if nobody heard the guides for \(key)."
    case .mean(let container, .weighted): "if larger views counted for more in what the \(container) hands on."
    case .mean(let container, let one):
      "if the \(one.rawValue) of the guides inside were all that the \(container) hands on."
    case .begins(let container, let view): "if “\(container)” began where “\(view)” begins."
    case .noOverhang(let container): "if “\(container)” were only as long as its longest view."
    case .exchanged(let view, let other): "if “\(view)” and “\(other)” changed places."
    case .noRoom(let view): "if “\(view)” took no room."
    }
  }

  var reason: String {
    switch self {
    case .asks: "Which points of its views meet is said by the line that a container asks for."
    case .defaultAt: "If no view sets a guide, the line's default applies."
    case .unheard: "A guide that somebody asks for moves its view, or what is lined up with it."
    case .mean: "A container hands on the plain mean of the guides inside it: each counts once, whatever its view."
    case .begins, .noOverhang: "A container encloses all of its views where they stand after they were lined up."
    case .exchanged: "Each view has a frame of its own, whatever is in it or around it."
    case .noRoom: "A view takes its room whether it sets a guide or not."
    }
  }

  var step: String {
    switch self {
    case .asks(let container, _, _): "Read what the \(container) asks for, and find that line in each of its views."
    case .defaultAt(let key, _): "Read what defaultValue answers for \(key)."
    case .unheard(let key): "Follow who asks for \(key), through every container."
    case .mean: "List the views that answer, with their places, and take the mean of these numbers."
    case .begins(let container, _): "Find the view that begins first in each variant: “\(container)” begins there, too."
    case .noOverhang: "Add each view's length to where it begins, and take the end that lies furthest."
    case .exchanged(let view, let other): "Read once more which of “\(view)” and “\(other)” the question names."
    case .noRoom(let view): "Draw one variant with “\(view)” in it, and see what it pushes on."
    }
  }

  // MARK: German

  var germanTitle: String {
    switch self {
    case .asks(let container, let from, let to):
      "wenn \(GermanNoun(container).nominative) nach \(to) fragen würde; gefragt wird nach \(from)."
    case .defaultAt(let key, let point):
      "wenn Ansichten ohne Guide \(key) \(point == .start ? "an ihrem Anfang" : point == .end ? "an ihrem Ende" : "in ihrer Mitte") hätten."
    case .unheard(let key): "wenn niemand die Guides für \(key) hören würde."
    case .mean(let container, .weighted):
      "wenn größere Ansichten mehr zählen würden bei dem, was \(GermanNoun(container).nominative) weitergibt."
    case .mean(let container, let one):
      "wenn \(GermanNoun(container).nominative) nur \(one.german) der Guides darin weitergeben würde."
    case .begins(let container, let view): "wenn „\(container)“ dort beginnen würde, wo „\(view)“ beginnt."
    case .noOverhang(let container): "wenn „\(container)“ nur so lang wie die längste Ansicht darin wäre."
    case .exchanged(let view, let other): "wenn „\(view)“ und „\(other)“ die Plätze tauschen würden."
    case .noRoom(let view): "wenn „\(view)“ keinen Platz nehmen würde."
    }
  }

  var germanReason: String {
    switch self {
    case .asks: "Welche Punkte der Ansichten sich treffen, sagt die Linie, nach der ein Container fragt."
    case .defaultAt: "Wo niemand einen Guide setzt, antwortet der Standardwert der Linie."
    case .unheard: "Ein Guide, nach dem jemand fragt, rückt seine Ansicht oder das, was an ihr ausgerichtet wird."
    case .mean:
      "Ein Container gibt das einfache Mittel der Guides in ihm weiter: Jeder zählt einmal, wie groß seine Ansicht auch ist."
    case .begins, .noOverhang:
      "Ein Container umschließt alle seine Ansichten dort, wo sie nach dem Ausrichten stehen."
    case .exchanged: "Jede Ansicht hat einen eigenen Rahmen, was auch immer darin oder ringsum ist."
    case .noRoom: "Eine Ansicht nimmt ihren Platz, ob sie einen Guide setzt oder nicht."
    }
  }

  var germanStep: String {
    switch self {
    case .asks(let container, _, _):
      "Lies, wonach \(GermanNoun(container).nominative) fragt, und such diese Linie in jeder Ansicht darin."
    case .defaultAt(let key, _): "Lies, was defaultValue für \(key) antwortet."
    case .unheard(let key): "Verfolge, wer nach \(key) fragt, durch jeden Container."
    case .mean: "Schreib die Ansichten auf, die antworten, mit ihren Plätzen, und nimm das Mittel dieser Zahlen."
    case .begins(let container, _):
      "Such in jeder Variante die Ansicht, die zuerst beginnt: Dort beginnt auch „\(container)“."
    case .noOverhang: "Zähl zu jedem Anfang die Länge der Ansicht, und nimm das Ende, das am weitesten liegt."
    case .exchanged(let view, let other): "Lies noch einmal, nach welcher von „\(view)“ und „\(other)“ gefragt ist."
    case .noRoom(let view): "Zeichne eine Variante mit „\(view)“ darin, und sieh, was davon verschoben wird."
    }
  }
}

extension OtherPicture.Mean {
  fileprivate var german: String {
    switch self {
    case .weighted: "das gewichtete Mittel"
    case .first: "den ersten"
    case .last: "den letzten"
    case .smallest: "den kleinsten"
    case .largest: "den größten"
    }
  }
}
