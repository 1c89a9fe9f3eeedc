import Diagnostics
import LayoutEditing

/// Two containers that each ask for the other's line, or two numbers that each stand where the other belongs.
///
///     ZStack(alignment: .leading) { VStack(alignment: .trailing) { … } }
enum PlacesExchanged: ChangeKind {
  static func diagnosis(of tried: TriedChange) -> Diagnosis? {
    guard case .exchanged = tried.change.kind, let place = tried.newLine, tried.change.edits.count == 2 else {
      return nil
    }
    let lines = [tried.line, place].sorted()
    let (numbers, values) = (lines.map(String.init), tried.change.edits.map(\.text))
    guard values.allSatisfy({ Double($0) == nil }) else {
      return tried.diagnosis(
        .guidesExchanged, ["lines": lines], namesLines: true,
        english: .init(
          fact: "Lines \(numbers.listed) give \(values.reversed().listed).",
          why: "Each number says which point of its own view is meant.", direction: "The two numbers are swapped.",
          code: "Exchange the numbers in lines \(numbers.listed)."),
        german: .init(
          fact: "In den Zeilen \(numbers.listedInGerman) stehen \(values.reversed().listedInGerman).",
          why: "Jede der Zahlen sagt, welcher Punkt der eigenen Ansicht gemeint ist.",
          direction: "Die beiden Zahlen sind vertauscht.",
          code: "Tausche die Zahlen in den Zeilen \(numbers.listedInGerman)."))
    }
    let (from, to, asked, isMoved) = (tried.line, place, tried.text, values.contains(".center"))
    return tried.diagnosis(
      .keyOnWrongContainer, ["lines": lines], namesLines: true,
      english: .init(
        fact: isMoved
          ? "Line \(from) asks for `\(asked)`, and the container in line \(to) is one view to it."
          : "Lines \(numbers.listed) ask for different lines.",
        why:
          "A container lines up the views directly in it: what is in a container inside goes by that one's alignment.",
        direction: isMoved
          ? "The alignment belongs one container further in." : "Each has the alignment that belongs to the other.",
        code: isMoved
          ? "Move the alignment of line \(from) to line \(to)."
          : "Exchange the alignments in lines \(numbers.listed)."),
      german: .init(
        fact: isMoved
          ? "Zeile \(from) fragt nach `\(asked)`, und der Container in Zeile \(to) ist dafür eine einzige Ansicht."
          : "Die Zeilen \(numbers.listedInGerman) fragen nach verschiedenen Linien.",
        why: """
          Ein Container richtet die Ansichten aus, die unmittelbar in ihm sind: Was in einem Container darin ist, folgt \
          dessen Ausrichtung.
          """,
        direction: isMoved
          ? "Die Ausrichtung gehört einen Container weiter nach innen."
          : "Jeder hat die Ausrichtung, die dem anderen gehört.",
        code: isMoved
          ? "Verschiebe die Ausrichtung von Zeile \(from) nach Zeile \(to)."
          : "Tausche die Ausrichtungen in den Zeilen \(numbers.listedInGerman)."))
  }
}
