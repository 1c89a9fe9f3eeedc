/// Finds English in German pages, by words that are common in English and do not exist in German.
///
///     EnglishWords.found(in: "Der Guide ist -20, and 20 passt.")   → ["and"]
enum EnglishWords {
  private static let words: Set<String> = [
    "the", "and", "of", "is", "it", "its", "not", "that", "this", "which", "with", "where", "from", "by", "are", "has",
    "have", "your", "yours", "nobody", "asks", "takes", "answers", "moved", "because", "view", "views", "there", "no",
    "write", "look", "see", "did", "too", "ok", "passed", "left", "right", "default", "expected", "yet", "stage", "on",
    "line", "at", "state", "marks", "or", "to", "what", "how", "shared", "belongs", "here", "file", "folder", "else",
  ]

  /// The English words outside of code, which means without quoted source lines, fenced blocks, text in backticks, and
  /// views' content.
  static func found(in text: String) -> [String] {
    var found: [String] = []
    var isCode = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("```") { isCode.toggle() }
      if isCode || line.contains(#/^ *\d* \| /#) { continue }
      let prose = line.replacing(#/`[^`]*`/#, with: "").replacing(#/„[^“]*“/#, with: "")
      for word in prose.split(whereSeparator: { $0.isWhitespace || ".,;:!?“”„()".contains($0) }) {
        // `.view` and `d[.top]` are code; `right-to-left` is a name.
        if words.contains(word.lowercased()), !prose.contains(".\(word)") { found.append(String(word)) }
      }
    }
    return found
  }
}
