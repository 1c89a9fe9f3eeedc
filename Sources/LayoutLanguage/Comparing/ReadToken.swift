import SwiftSyntax

/// A token, read once: asking the tree for it again and again is what takes long.
struct ReadToken {
  let lower: Int
  let text: String
  let space: ProgramWord.Space
  /// What stands for it, where it names a helper.
  let helper: ExprSyntax?

  static func all(in tree: SourceFileSyntax, helpers: [String: ExprSyntax]) -> [ReadToken] {
    var found: [ReadToken] = []
    var hasBlank = false
    for token in tree.tokens(viewMode: .sourceAccurate) where token.tokenKind != .endOfFile {
      let leading = token.leadingTrivia
      let space: ProgramWord.Space =
        leading.contains(where: \.isNewline) ? .line : hasBlank || !leading.isEmpty ? .blank : .none
      let text = token.text
      found.append(
        ReadToken(
          lower: token.positionAfterSkippingLeadingTrivia.utf8Offset, text: text, space: space,
          helper: helpers[text] == nil ? nil : helper(token, helpers)))
      hasBlank = !token.trailingTrivia.isEmpty
    }
    return found
  }

  private static func helper(_ token: TokenSyntax, _ helpers: [String: ExprSyntax]) -> ExprSyntax? {
    guard let name = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    let access = name.parent?.as(MemberAccessExprSyntax.self)
    return access.map { $0.declName.id != name.id } ?? true ? helpers[token.text] : nil
  }
}

extension [ReadToken] {
  /// The first token that begins at a place or behind it.
  func firstIndex(from lower: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].lower < lower { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
