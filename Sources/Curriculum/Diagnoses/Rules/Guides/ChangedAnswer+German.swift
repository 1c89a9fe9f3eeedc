import Diagnostics
import LayoutEditing
import LayoutLanguage

extension AnswerLaw {
  var german: DiagnosisWords {
    let point = Self.namesThePoint ? answer.point(at: answer.value) : nil
    return DiagnosisWords(
      fact: answer.germanFact + (point.map { ", die \(answer.germanName(of: $0))." } ?? "."), why: germanReason,
      code: germanStep + SameElsewhere.words(answer.others, in: .german))
  }
}

extension ChangedAnswer {
  fileprivate var germanFact: String {
    isDefault
      ? "Für \(view.quotedInGerman) ist der Standardwert von \(key) \(value.inGerman)"
      : "Der Guide von \(view.germanDative) für \(key) ist \(value.inGerman)"
  }

  fileprivate func germanName(of point: Point) -> String {
    switch point {
    case .start: axis.germanStart
    case .middle: "Mitte"
    case .end: axis.germanEnd
    }
  }

  fileprivate var germanSubject: String { isDefault ? "Ein Standardwert" : "Ein Guide" }
}

extension SignFlipped {
  var germanReason: String {
    let back = "Eine größere Zahl rückt die Ansicht \(answer.axis.germanBack)."
    let isBefore = answer.value < answer.change.size / 2 * answer.length
    let isDown = answer.axis == .vertical
    return pivot == .start
      ? """
      \(answer.germanSubject) zählt von der \(answer.axis.germanStart) der eigenen Ansicht, also liegt dieser Punkt \
      \(isDown ? isBefore ? "darüber" : "darunter" : isBefore ? "davor" : "dahinter"). \(back)
      """
      : """
      Dieser Punkt liegt \(isDown ? isBefore ? "über" : "unter" : isBefore ? "vor" : "hinter") der \
      \(answer.germanName(of: pivot)) von \(answer.view.germanDative). \(back)
      """
  }

  var germanStep: String {
    if answer.isLiteral { return "Schreib \(points(answer.needed))." }
    return pivot == .start
      ? "Dreh das Vorzeichen um."
      : "Dreh das Vorzeichen dessen um, was zur \(pivot == .end ? "Kante" : "Mitte") dazukommt."
  }
}

extension OtherEdge {
  var germanReason: String {
    let (start, end) = (answer.axis.germanStart, answer.axis.germanEnd)
    return isMirrored
      ? """
      \(answer.germanSubject) zählt von der \(start) der Ansicht. Ebenso weit von der \(end) liegt ein anderer Punkt, wenn \
      es nicht die Mitte ist.
      """
      : """
      \(answer.germanSubject) zählt von der \(start) der Ansicht: Die \(start) ist 0, die \(end) die ganze \
      \(answer.axis.germanLength) der Ansicht.
      """
  }

  var germanStep: String {
    isMirrored
      ? "Zähl von der anderen Kante: die ganze \(answer.axis.germanLength) weniger das, was jetzt da steht."
      : "Geh von der \(answer.needed > answer.value ? answer.axis.germanEnd : answer.axis.germanStart) aus."
  }
}

extension EdgeInsteadOfCenter {
  var germanReason: String {
    """
    Kanten, die sich treffen, sehen nur so lange aus wie Mitten, die sich treffen, wie alle Ansichten gleich groß sind.
    """
  }

  var germanStep: String {
    let middle = "d[\(answer.axis.alignmentType).center]"
    return isAlone
      ? "Antworte mit der Mitte: \(middle)." : "Geh von \(middle) aus statt von der Kante, und lass den Rest."
  }
}

extension CenterInsteadOfEdge {
  var germanReason: String {
    """
    Linien treffen sich dort, wo sie gesetzt sind. Mit Mitten ragen Ansichten verschiedener \(answer.axis.germanLength) auf \
    beiden Seiten über die Linie hinaus; mit Kanten liegen alle auf derselben Seite.
    """
  }

  var germanStep: String {
    "Antworte mit der \(answer.needed > answer.value ? answer.axis.germanEnd : answer.axis.germanStart) statt mit der Mitte."
  }
}

extension DefaultElsewhere {
  var germanReason: String {
    """
    Ein Standardwert gilt für jede Ansicht, die keinen Guide setzt. Die ID sagt, welchen ihrer Punkte eine solche Ansicht \
    mitbringt.
    """
  }

  var germanStep: String {
    let twice = abs(answer.needed) > abs(answer.value) ? "das Doppelte" : "die Hälfte"
    let point = answer.point(at: answer.needed).map { "die \(answer.germanName(of: $0))" }
    return """
      Antworte in der ID mit \(points(answer.needed)) für diese Ansicht, also: \
      \(answer.change.factor == 0 ? point ?? twice : twice). Oder gib ihr einen Guide.
      """
  }
}
