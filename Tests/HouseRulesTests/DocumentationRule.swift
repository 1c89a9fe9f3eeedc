/// Every declaration that says `public` or `open` has a doc comment above it.
///
/// Imports and extensions have nothing of their own to explain, and an override has its text where it comes from.
enum DocumentationRule {
  /// The declarations in `text` without a doc comment.
  static func findings(in text: String, file: String) -> [Finding] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return CodeOnly.lines(of: text).enumerated().compactMap { number, code in
      guard let declaration = publicDeclaration(in: code), !isDocumented(number, lines) else { return nil }
      return Finding(file: file, line: number + 1, message: "`\(declaration)` is public and has no doc comment")
    }
  }

  private static func publicDeclaration(in code: Substring) -> String? {
    guard code.contains("public") || code.contains("open") else { return nil }
    // The access level, other modifiers, the kind of declaration, the name.
    let pattern =
      #/
      (?:^|\s) (?:public|open)\s+
      ((?:\w+(?:\(\w+\))?\s+)*?
        (?:func|var|let|init|subscript|struct|class|enum|actor|protocol|typealias|macro)\b [\s`]*\w*)
      /#
      .wordBoundaryKind(.simple)
    guard let match = code.firstMatch(of: pattern), !match.1.contains("override") else { return nil }
    return String(match.1)
  }

  /// Looks upward from the declaration, past its attributes.
  private static func isDocumented(_ number: Int, _ lines: [Substring]) -> Bool {
    for line in lines[..<number].reversed() {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("@") || words.hasPrefix("// swift-format-ignore") { continue }
      return words.hasPrefix("/// ") || words.hasSuffix("*/")
    }
    return false
  }
}
