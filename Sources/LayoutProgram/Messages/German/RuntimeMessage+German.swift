extension RuntimeMessage {
  package var german: String {
    switch self {
    case .needsItsOwnValue(let name): "'\(name)' braucht den eigenen Wert, um ihn auszurechnen"
    case .endlessDefault(let id): "der Vorgabewert von '\(id)' fragt nach sich selbst, und das endet nie"
    case .countOverflows(let lower, let upper): "die Zahl der Elemente in '\(lower)..<\(upper)' ist zu groß"
    case .formatMismatch(let placeholder):
      "was '\(placeholder)' in 'String(format:)' von diesem Wert zeigt, ist Zufall"
    case .fault(let finding): "der Kurs hat einen Fehler: \(finding)"
    case .askFirst: "Frag zuerst mit 'as?', und sag, was mit anderen Werten geschieht."
    case .indicesOfSlice(let start, let end, let index):
      "Der Ausschnitt hat die Indizes \(start)..<\(end), der Index ist \(index)."
    case .countOfArray(let count, nil): "So viele Elemente hat das Array: \(count)."
    case .countOfArray(let count, let index?): "So viele Elemente hat das Array: \(count). Der Index ist \(index)."
    case .putIntoEnvironment(let modifier): "Setz '.\(modifier)(…)' an eine Ansicht um diese herum."
    case .answerWithNumber:
      "Antworte mit einer Zahl, der Größe der Ansicht, oder einem eingebauten Guide wie context[.bottom]."
    case .reportIt:
      "An deiner Datei liegt es nicht. Bitte melde es mit dieser Datei: `course report` druckt, was sonst noch hilft."
    }
  }
}
