import Diagnostics
import SwiftParser
import SwiftSyntax

/// Parses a long text part by part, before Swift's parser reads all of it at once.
///
/// At every error the parser searches all of the following text for a place to resume: the end of the line, the next
/// declaration, the bracket that closes this block. So its time is the number of errors times the length, and words
/// alone do not tell what it takes for an error: a text of nothing but `var` keeps it busy for twelve seconds. Here it
/// can search only to the end of a part, and a text with many errors is read only up to the part that exceeds the
/// limit.
///
/// A part alone does not know the context of its brackets: one that begins inside of a long `case 0x0401...0x040C, …`
/// has errors where the text has none. So the text from its start to the part's end decides; and since a cut inside of
/// nested brackets causes errors of its own, only those count that a longer beginning has, too. Valid text is never
/// refused.
package enum FirstLook {
  /// The errors allowed in parts. Parts cut out of the middle of a statement have errors of their own, so there is room
  /// for these.
  static let mostMistakes = 60
  /// The number of parts between two rereadings from the start. All rereadings together take five times as long as the
  /// whole text if it is valid; errors in so few parts cost little, because only these parts follow them.
  static let partsBetweenBeginnings = 8

  /// - Throws: the first errors, if there are many.
  package static func take(at parts: [SourcePart], of source: SourceText, file: Int) throws(Problems) {
    var mistakes = 0
    var next = 0
    // The last parts are skipped for the same reason; most texts have no others.
    for (index, part) in parts.dropLast(partsBetweenBeginnings).enumerated() {
      let tree = Parser.parse(source: part.text(of: source.bytes))
      mistakes += ErrorCounter.errors(in: tree, from: part.range.lowerBound)
      if mistakes <= mostMistakes || index < next { continue }
      let end = part.range.upperBound
      let problems = lastingProblems(of: source, upTo: end, and: parts[index + partsBetweenBeginnings], file: file)
      if !problems.isEmpty {
        throw Problems(problems.prefix(ErrorCounter.enough) + [rest(from: end, file)], in: [source])
      }
      next = index + partsBetweenBeginnings
      mistakes = 0
    }
  }

  /// The errors in the text up to `end` that do not come from the cut there: those that are still errors with `more`.
  private static func lastingProblems(
    of source: SourceText, upTo end: Int, and more: SourcePart, file: Int
  ) -> [Problem] {
    let problems = problems(of: source, upTo: end, file: file)
    if problems.isEmpty { return [] }
    let lasting = Set(self.problems(of: source, upTo: more.range.upperBound, file: file).compactMap(\.range))
    return problems.filter { $0.range.map(lasting.contains) ?? false }
  }

  private static func problems(of source: SourceText, upTo end: Int, file: Int) -> [Problem] {
    let beginning = SourceText(name: source.name, text: String(decoding: source.bytes[..<end], as: UTF8.self))
    let tree = Parser.parse(source: beginning.text)
    // The cut causes missing tokens at the end.
    let last = tree.endOfFileToken.position.utf8Offset
    return Parsing.findings(in: tree, of: beginning, file: file)
      .filter { $0.severity == .error && ($0.range?.upper ?? 0) < last }
  }

  private static func rest(from end: Int, _ file: Int) -> Problem {
    Problem(
      .limit, SourceMessage.notReadFurther,
      at: SourceRange(file: file, lower: end - 1, upper: end),
      notes: [Note(SourceMessage.mendTheFirst)])
  }
}
