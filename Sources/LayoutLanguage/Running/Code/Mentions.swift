import Diagnostics
import SwiftSyntax

/// Something that a source may name.
///
///     .member("offset")       .offset(x: 4), dimensions.offset, but not a variable called offset
///     .name("AlignmentID")    a type, a function or a variable, wherever it is used or conformed to
public enum Mention: Hashable, Sendable {
  /// After a dot: a modifier, a property, an implicit member.
  case member(String)
  /// Without a dot.
  case name(String)
}

extension Program {
  /// Where the learner's file names something, in source order; comments and texts do not count.
  ///
  /// - Complexity: one walk over the file.
  public func mentions(of mention: Mention) -> [Diagnostics.SourceRange] {
    let finder = MentionFinder(mention)
    if let tree = code.learnersTree { finder.walk(tree) }
    return finder.ranges
  }
}

private final class MentionFinder: SyntaxVisitor {
  private let mention: Mention
  private(set) var ranges: [SourceRange] = []

  init(_ mention: Mention) {
    self.mention = mention
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    note(node.baseName, isMember: access.map { $0.declName.id == node.id } ?? false)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, isMember: false)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, isMember: false)
    return .visitChildren
  }

  private func note(_ token: TokenSyntax, isMember: Bool) {
    guard mention == (isMember ? .member(token.text) : .name(token.text)) else { return }
    ranges.append(token.range(in: 0))
  }
}
