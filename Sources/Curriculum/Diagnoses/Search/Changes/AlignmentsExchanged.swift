import Diagnostics
import LayoutEditing

/// Two containers that each ask for the other's line.
///
///     ZStack(alignment: .leading) { VStack(alignment: .trailing) { … } }
enum AlignmentsExchanged: ChangeKind {
  static func diagnosis(of tried: TriedChange) -> Diagnosis? {
    guard case .exchanged = tried.change.kind, let place = tried.newLine, tried.change.edits.count == 2 else {
      return nil
    }
    let lines = [tried.line, place].sorted()
    let numbers = lines.map(String.init)
    return tried.diagnosis(
      .keyOnWrongContainer, ["lines": lines], namesLines: true,
      english: .init(
        fact: "Lines \(numbers.listed) ask for different lines.",
        why:
          "A container lines up the views directly in it: what is in a view further in goes by that one's alignment.",
        direction: "Each has the alignment that belongs to the other.",
        code: "Exchange the alignments in lines \(numbers.listed)."),
      german: .init(
        fact: "Die Zeilen \(numbers.listedInGerman) fragen nach verschiedenen Linien.",
        why: """
          Ein Container richtet die Ansichten aus, die unmittelbar in ihm sind: Was weiter innen ist, folgt der \
          Ausrichtung, die dort steht.
          """,
        direction: "Jeder hat die Ausrichtung, die dem anderen gehört.",
        code: "Tausche die Ausrichtungen in den Zeilen \(numbers.listedInGerman)."))
  }
}
