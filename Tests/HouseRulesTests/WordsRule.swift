/// No code outside of what shows messages asks what a message's words contain: it asks for the case.
///
///     problem.message.english.hasPrefix("cannot assign")     found
///     case .cannotAssign(_, let reason)? = problem.swift      not found
enum WordsRule {
  /// Properties that are words for people.
  private static let names = ["message", "english", "german"]
  private static var words: Regex<Substring> { #/\b(?:message|english|german)\b/#.wordBoundaryKind(.simple) }

  /// What asks about a text.
  private static var questions: Regex<Substring> {
    #/[?!]?\.(?:contains|hasPrefix|hasSuffix|firstRange|firstIndex|split|isEmpty|matches)\b|\s*[=!]=\s*"/#
      .wordBoundaryKind(.simple)
  }

  /// The lines of `text` that ask.
  static func findings(in text: String, file: String) -> [Finding] {
    // A regular expression is read anew wherever it is asked for: here once a file, and for few of its lines.
    let (words, questions) = (words, questions)
    return CodeOnly.lines(of: text).enumerated().flatMap { number, line -> [Finding] in
      guard names.contains(where: line.contains) else { return [] }
      return line.matches(of: words).filter { line[$0.range.upperBound...].prefixMatch(of: questions) != nil }.map {
        found in
        Finding(
          file: file, line: number + 1,
          message: "`\(line[found.range])` is words for people; ask for the message's case")
      }
    }
  }
}
