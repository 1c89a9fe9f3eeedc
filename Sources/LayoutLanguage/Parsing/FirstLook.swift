import Diagnostics
import SwiftParser
import SwiftSyntax

/// A look at a long text, part by part, before Swift's parser reads all of it at once.
///
/// At every mistake the parser looks for a place from which it can go on, through all that follows: the end of the
/// line, the next declaration, the bracket that closes this block. So a text costs it the number of mistakes times the
/// length, and words alone do not tell what it takes for a mistake: `var` over and over keeps it busy for twelve
/// seconds. Here it may look no further than to the end of a part, and a text with many mistakes is never read further
/// than to the part that has one too many.
///
/// A part alone does not know what its brackets belong to: one that begins inside a long `case 0x0401...0x040C, …` has
/// mistakes where the text has none. So the text up to its end has the last word, and a sound one is never refused.
enum FirstLook {
  /// In parts. Those that are cut out of the middle of a statement have some of their own, so there is room for these.
  static let mostMistakes = 60
  /// So many parts lie between two beginnings that are read. All of them together take the parser as long as the whole
  /// text five times when it is sound; and mistakes among so few parts cost little, as nothing but these follows them.
  static let partsBetweenBeginnings = 8

  /// - Throws: the first mistakes, if there are many.
  static func take(at parts: [SourcePart], of source: SourceText, file: Int) throws(Problems) {
    var mistakes = 0
    var next = 0
    // Nor are the last ones looked at, for the same reason: of most texts these are all.
    for (index, part) in parts.dropLast(partsBetweenBeginnings).enumerated() {
      let tree = Parser.parse(source: part.text(of: source.bytes))
      mistakes += ErrorCounter.errors(in: tree, from: part.range.lowerBound)
      if mistakes <= mostMistakes || index < next { continue }
      let end = part.range.upperBound
      let problems = problems(of: source, upTo: end, file: file)
      if !problems.isEmpty {
        throw Problems(problems.prefix(ErrorCounter.enough) + [rest(from: end, file)], in: [source])
      }
      next = index + partsBetweenBeginnings
      mistakes = 0
    }
  }

  private static func problems(of source: SourceText, upTo end: Int, file: Int) -> [Problem] {
    let beginning = SourceText(name: source.name, text: String(decoding: source.bytes[..<end], as: UTF8.self))
    let tree = Parser.parse(source: beginning.text)
    // What is missing at the end is missing only because of the cut.
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
