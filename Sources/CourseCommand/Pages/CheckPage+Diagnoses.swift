import Curriculum
import Diagnostics

/// The diagnoses of `course check`.
extension CheckPage {
  /// Each diagnosis with its location, the source line and its messages.
  ///
  ///       sign-flipped   guide-is-a-number.layout:14:36
  ///         14 |   .alignmentGuide(.leading) { d in -20 }
  ///            |                                    ^~~
  ///         “pie” is 40 too far right in “base”; see line 14. …
  var diagnoses: [Document.Block] { diagnoses(onlyFirst: false, isTight: false) }

  /// The diagnoses. `onlyFirst` reduces all but the first to their observation; `isTight` joins each one's sentences
  /// into a paragraph.
  func diagnoses(onlyFirst: Bool, isTight: Bool) -> [Document.Block] {
    report.diagnoses.enumerated().flatMap { position, diagnosis -> [Document.Block] in
      let quote = SourceQuote(of: diagnosis.range, in: sources)
      let name = Document.Block.line("  \(diagnosis.id.rawValue, .strong)   \(quote.location)")
      if onlyFirst, position > 0 {
        return [name, .indented([.indented(words(of: diagnosis.revealed(.place), isTight: true))])]
      }
      return [.gap, name, .indented([.indented(quote.lines + words(of: diagnosis, isTight: isTight))])]
    }
  }

  private func words(of diagnosis: Diagnosis, isTight: Bool) -> [Document.Block] {
    let sentences = diagnosis.told
    return (isTight ? [sentences.joined(separator: " ")] : sentences).map {
      .paragraph(Phrase(withCode: $0.replacing("\n", with: "⏎")))
    }
  }
}
