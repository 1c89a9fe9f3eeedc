/// Rewrites every view `body` of a program in an equivalent way.
struct RewrittenBodies {
  enum Way: CaseIterable {
    case group, property, condition, renamed
  }

  static let head = "var body: some View {"

  /// The rewritten text; nil if there is nothing to rewrite.
  static func text(_ text: String, _ way: Way) -> String? {
    if way == .renamed { return renamed(text) }
    var result = ""
    var rest = text[...]
    var count = 0
    while let start = rest.range(of: head) {
      guard let end = end(of: rest[start.upperBound...]) else { return nil }
      let inside = rest[start.upperBound..<end]
      // A `return` belongs to the property itself.
      if inside.contains("return ") || inside.contains("#if") { return nil }
      count += 1
      result += rest[..<start.upperBound]
      switch way {
      case .group: result += " Group {\(inside)} "
      case .property: result += " inner\(count) }\n@ViewBuilder private var inner\(count): some View {\(inside)"
      case .condition: result += " if #available(iOS 15, *) {\(inside)} "
      case .renamed: break
      }
      rest = rest[end...]
    }
    return count == 0 ? nil : result + rest
  }

  /// The brace that ends a block; nil if a string or a comment makes it hard to find.
  private static func end(of text: Substring) -> String.Index? {
    var depth = 1
    for index in text.indices {
      switch text[index] {
      case "{": depth += 1
      case "}": depth -= 1
      case "\"" where text[index...].hasPrefix("\"\"\""): return nil
      default: break
      }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The text with new names for the program's view types, except for the one that is shown by name.
  private static func renamed(_ text: String) -> String? {
    var result = text
    for match in text.matches(of: /struct (\w+): View \{/) where match.1 != "ContentView" {
      guard let word = try? Regex("\\b\(match.1)\\b") else { continue }
      // Unicode's own word boundaries see one word in `Metrics.Inner`.
      result = result.replacing(word.wordBoundaryKind(.simple), with: "Other\(match.1)")
    }
    return result == text ? nil : result
  }
}
