import Diagnostics

extension SizeChanged {
  var german: DiagnosisWords { DiagnosisWords(fact: germanTitle, why: germanReason, code: germanStep) }

  private var germanWord: String { axis.germanMeasure }
  private var germanLength: String { axis.germanLength }

  private var germanTitle: String {
    guard let view else { return "\(modifier ?? "Ein Modifier") hält Ansichten von ihrem Platz fern." }
    let name = view.quotedInGerman
    if case .room = cause {
      return """
        Das padding rückt \(name), indem es daneben Platz macht: Für den Container ist die Ansicht \(actual.inGerman) \
        \(germanWord), nicht mehr \(expected.inGerman).
        """
    }
    return abs(expected - actual) > FrameDifference.tolerance
      ? "\(name.firstUppercased) ist \(actual.inGerman) \(germanWord), gemeint sind \(expected.inGerman): \(germanExcess)."
      : "\(modifier ?? "Ein Modifier") redet bei der Größe von \(name) mit."
  }

  private var germanExcess: String { actual > expected ? "zu \(germanWord)" : "nicht \(germanWord) genug" }

  private var germanReason: String {
    switch cause {
    case .modifier where view == nil:
      "Alle Größen stimmen; es sind die Plätze, die er ändert."
    case .room:
      """
      Eine Ansicht mit padding ist für die ringsum größer, und der Container damit auch. Eine Ausrichtung oder ein \
      Guide rückt die Ansicht und lässt ihre Größe, wie sie ist.
      """
    case .modifier(let name): Self.germanReasons[name] ?? "\(name) redet mit, wie groß die Ansicht für die ringsum ist."
    case .frame: "Ein fester Frame ist so \(germanWord), wie er sagt, was auch in ihm und um ihn herum ist."
    case .content:
      """
      Ein Container ist so groß wie das, was darin ist, und zwar dort, wo es steht: Plätze, Abstände und Guides seiner \
      Ansichten zählen so viel wie ihre Größen.
      """
    case .overlay(let kind, let outside):
      """
      \(outside.quotedInGerman.firstUppercased) ragt hinaus. Die Ansicht ist \(GermanNoun(kind).inside), und dafür macht \
      ringsum niemand Platz.
      """
    case .layout(let name):
      "\(name) ist ein eigenes Layout: Es ist so groß, wie sein sizeThatFits antwortet.\(length.map(germanLengths) ?? "")"
    case .offer: "Die Größe kommt vom Inhalt, und von dem Platz, den er angeboten bekommt."
    }
  }

  private func germanLengths(_ length: OwnLength) -> String {
    let now = length.now.map { " In jedem Szenario ist es so \(germanWord) wie \($0.germanWords(axis))." } ?? ""
    return "\(now) Im Ziel ist es so \(germanWord) wie \(length.needed.germanWords(axis))."
  }

  private static let germanReasons = [
    "padding": """
    Padding zählt zur Ansicht: Ihr Container sieht eine Ansicht von anderer Größe. Ein Guide rückt die Ansicht und \
    lässt ihre Größe, wie sie ist.
    """,
    "frame": "Ein Frame ist so groß, wie er sagt, und so groß ist auch die Ansicht für die ringsum.",
    "fixedSize": "Mit fixedSize nimmt eine Ansicht die Größe, die ihr am liebsten ist, was ihr auch angeboten wird.",
    "lineLimit": """
    Ein lineLimit sagt, wie viele Zeilen ein Text haben darf: Was nicht hineinpasst, wird abgeschnitten, und alles \
    ringsum richtet sich danach.
    """,
    "minimumScaleFactor": "Mit einem minimumScaleFactor darf ein Text kleiner werden statt länger.",
    "aspectRatio": "Ein aspectRatio bestimmt, wie breit eine Ansicht zu ihrer Höhe ist.",
    "layoutPriority": "Eine layoutPriority sagt, wem zuerst Platz angeboten wird; die anderen bekommen den Rest.",
  ]

  private var germanStep: String {
    switch cause {
    case .modifier(let name) where isProven: "Nimm \(name) weg: Ohne das passt alles."
    case .modifier(let name):
      """
      Nimm \(name) weg: Ohne das stimmt die \(germanLength).\
      \(name == "padding" ? " Wofür es da war, braucht es einen anderen Weg." : "")
      """
    case .room: "Welche Ausrichtung oder welcher Guide könnte die Ansicht so setzen, dass sie ihre Größe behält?"
    case .frame: "Lass den Frame sagen, was das Ziel hat: hier \(points(expected))."
    case .content: "Sieh dir die Ansichten darin an: wie \(germanWord) sie sind, und wo sie stehen."
    case .overlay(_, let outside): "Leg \(outside.quotedInGerman) und die Ansicht darunter in einen ZStack."
    case .layout where length != nil: "Rechne in sizeThatFits genau das aus."
    case .layout: "Sieh nach, was sizeThatFits aus den \(axis.germanLengths) macht."
    case .offer: "Sieh nach, was die \(germanLength) bestimmt."
    }
  }
}

extension ModifierInTheWay {
  var german: DiagnosisWords { change.german }
}
