import Diagnostics
import LayoutEditing

/// Semantic tokens in the protocol's encoding: five numbers per token, with positions relative to the previous token.
struct TokenNumbers {
  /// The answer to `textDocument/semanticTokens/full`.
  static func answer(of reading: TextReading) -> JSON {
    let lines = reading.document.lines
    var numbers: [JSON] = []
    var line = 0
    var character = 0
    var end = 0
    let tokens = reading.insight.tokens().filter { $0.range.file == 0 }.sorted { $0.range.lower < $1.range.lower }
    for token in tokens {
      // The protocol allows neither multiline nor overlapping tokens.
      guard token.range.lower >= end, token.range.upper <= lines.bytes.count, token.range.lower < token.range.upper,
        lines.line(at: token.range.lower) == lines.line(at: token.range.upper),
        let type = LanguageTerms.tokenType(token.kind)
      else { continue }
      end = token.range.upper
      let place = lines.place(token.range.lower)
      let length = lines.encoding.units(in: lines.bytes[token.range.lower..<token.range.upper])
      let modifiers = (token.isDeclaration ? 1 : 0) + (token.isFromVocabulary ? 2 : 0)
      let step = place.line - line
      let column = step == 0 ? place.character - character : place.character
      numbers += [step, column, length, type, modifiers].map { JSON($0) }
      (line, character) = (place.line, place.character)
    }
    return ["data": JSON(numbers)]
  }
}
