import Curriculum
import Diagnostics

/// What `course check` says about why.
extension CheckPage {
  /// Each diagnosis with its place, the source line, and its words.
  ///
  ///       sign-flipped   guide-is-a-number.layout:14:36
  ///         14 |   .alignmentGuide(.leading) { d in -20 }
  ///            |                                    ^~~
  ///         pie's guide for .leading has the other sign …
  var diagnoses: [Document.Block] {
    report.diagnoses.flatMap { diagnosis -> [Document.Block] in
      let quote = SourceQuote(of: diagnosis.range, in: sources)
      return [.gap, .line("  \(diagnosis.id.rawValue, .strong)   \(quote.location)")]
        + [.indented([.indented(quote.lines + words(of: diagnosis))])]
    }
  }

  private func words(of diagnosis: Diagnosis) -> [Document.Block] {
    [diagnosis.title, diagnosis.reason, diagnosis.step].filter { !$0.isEmpty }.map { .paragraph(Phrase($0)) }
  }
}
