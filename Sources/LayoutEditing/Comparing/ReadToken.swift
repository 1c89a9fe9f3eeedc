import SwiftSyntax

/// A token's text and position, copied once because tree access is slow.
struct ReadToken {
  let lower: Int
  let text: String
  let space: ProgramWord.Space
  /// The helper's body, if the token names a helper.
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
  /// The index of the first token at or after a position.
  func firstIndex(from lower: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].lower < lower { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
