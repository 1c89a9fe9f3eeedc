import Diagnostics

// The defaults of a program's own lines.

extension DefaultSignFlipped {
  var german: DiagnosisWords {
    DiagnosisWords(
      fact: """
        Für \(trial.view.quotedInGerman) ist der Standardwert von \(trial.key) \(trial.value.inGerman).
        """,
      why: """
        Ein Standardwert ist ein Punkt der Ansicht, gezählt von ihrer \(trial.germanStart), für jede Ansicht, die \
        keinen Guide setzt. Eine größere Zahl rückt die Ansicht \
        \(trial.axis.germanBack).
        """,
      code: "Dreh das Vorzeichen um.")
  }
}

extension DefaultOtherEdge {
  var german: DiagnosisWords {
    DiagnosisWords(
      fact: """
        Für \(trial.view.quotedInGerman) ist der Standardwert von \(trial.key) \(trial.value.inGerman).
        """,
      why: """
        \(trial.view.germanSubject) ist \(trial.length.inGerman) \(trial.axis.germanMeasure). Ein Standardwert zählt von \
        der \(trial.germanStart) der Ansicht.
        """,
      code: "Zähl von der anderen Kante: die ganze \(trial.axis.germanLength) weniger das, was jetzt da steht.")
  }
}

extension DefaultElsewhere {
  var german: DiagnosisWords {
    let twice = abs(trial.needed) > abs(trial.value) ? "das Doppelte" : "die Hälfte"
    let wanted = [trial.value, trial.needed].allSatisfy(trial.hasName) ? trial.germanPlace(trial.needed) : twice
    let now = trial.hasName(trial.value) ? " (\(trial.germanPlace(trial.value)))" : ""
    return DiagnosisWords(
      fact: """
        \(trial.view.germanSubject) antwortet mit dem Standardwert von \(trial.key), \(trial.value.inGerman)\(now).
        """,
      why: """
        Ein Standardwert gilt für jede Ansicht, die keinen Guide setzt. Die ID sagt, welchen ihrer Punkte eine solche \
        Ansicht mitbringt.
        """,
      code:
        "Antworte in der ID mit \(points(trial.needed)) für diese Ansicht, also: \(wanted). Oder gib ihr einen Guide.")
  }
}

extension DefaultTrial {
  fileprivate var germanStart: String { axis.germanStart }
  fileprivate var germanEnd: String { axis.germanEnd }

  fileprivate func germanPlace(_ value: Double) -> String {
    abs(value) < 0.01 ? "die \(germanStart)" : abs(value - length) < 0.01 ? "die \(germanEnd)" : "die Mitte"
  }

  fileprivate func hasName(_ value: Double) -> Bool {
    [0, length / 2, length].contains { abs(value - $0) < 0.01 }
  }
}

extension CenterInsteadOfEdge {
  var german: DiagnosisWords {
    let edge =
      needed > value
      ? (axis.germanEnd) : (axis.germanStart)
    return DiagnosisWords(
      fact: """
        Der Guide von \(view.germanDative) für \(key) geht nach der Mitte: Er ist \(value.inGerman).
        """,
      why: """
        Linien treffen sich dort, wo sie gesetzt sind. Mit Mitten ragen Ansichten verschiedener \
        \(axis.germanLength) auf beiden Seiten über die Linie hinaus; mit Kanten liegen alle auf \
        derselben Seite.
        """,
      code: "Antworte mit der \(edge) statt mit der Mitte." + SameElsewhere.words(others, in: .german))
  }
}
