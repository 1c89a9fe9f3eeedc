import Diagnostics
import LayoutEditing

/// Two containers that each ask for the other's line.
///
///     ZStack(alignment: .leading) { VStack(alignment: .trailing) { … } }
struct AlignmentsExchanged: ChangeWords {
  var id: DiagnosisID { .keyOnWrongContainer }
  static let namesLines = true

  private let lines: [Int]
  let views: [ViewReference] = []

  init?(_ tried: TriedChange) {
    guard case .exchanged = tried.change.kind, let place = tried.newLine, tried.change.edits.count == 2 else {
      return nil
    }
    lines = [tried.line, place].sorted()
  }

  var parameters: Facts { ["lines": lines] }

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    switch language {
    case .english:
      DiagnosisWords(
        fact: "Lines \(lines.map(String.init).listed) ask for different lines.",
        why:
          "A container lines up the views directly in it: what is in a view further in goes by that one's alignment.",
        direction: "Each has the alignment that belongs to the other.",
        code: "Exchange the alignments in lines \(lines.map(String.init).listed).")
    case .german:
      DiagnosisWords(
        fact: "Die Zeilen \(lines.map(String.init).listedInGerman) fragen nach verschiedenen Linien.",
        why: """
          Ein Container richtet die Ansichten aus, die unmittelbar in ihm sind: Was weiter innen ist, folgt der \
          Ausrichtung, die dort steht.
          """,
        direction: "Jeder hat die Ausrichtung, die dem anderen gehört.",
        code: "Tausche die Ausrichtungen in den Zeilen \(lines.map(String.init).listedInGerman).")
    }
  }
}
