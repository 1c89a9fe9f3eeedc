import Curriculum
import Diagnostics

/// What `course check` says about why.
extension CheckPage {
  /// Each diagnosis with its place, the source line, and its words.
  ///
  ///       sign-flipped   guide-is-a-number.layout:14:36
  ///         14 |   .alignmentGuide(.leading) { d in -20 }
  ///            |                                    ^~~
  ///         “pie” is 40 too far right in “base”; see line 14. …
  var diagnoses: [Document.Block] { diagnoses(onlyFirst: false, isTight: false) }

  /// The same; of others than the first perhaps only what is seen, and the words perhaps in one paragraph.
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
