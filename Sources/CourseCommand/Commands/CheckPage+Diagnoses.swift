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
      [.gap, .line("  \(diagnosis.id.rawValue, .strong)   \(location(of: diagnosis.range))")]
        + [.indented([.indented(excerpt(at: diagnosis.range) + words(of: diagnosis))])]
    }
  }

  private func words(of diagnosis: Diagnosis) -> [Document.Block] {
    [diagnosis.title, diagnosis.reason, diagnosis.step].filter { !$0.isEmpty }.map { .paragraph(Phrase($0)) }
  }

  private func location(of range: SourceRange?) -> String {
    guard let range, sources.indices.contains(range.file) else { return "" }
    let place = sources[range.file].location(at: range.lower)
    return "\(place.file):\(place.line):\(place.column)"
  }

  private func excerpt(at range: SourceRange?) -> [Document.Block] {
    guard let range, sources.indices.contains(range.file) else { return [] }
    let excerpt = Excerpt(of: range, in: sources[range.file])
    let number = String(excerpt.line)
    let margin = String(repeating: " ", count: number.count)
    return [.code("\(number) | \(excerpt.code)\n\(margin) | \(excerpt.marks)")]
  }
}
