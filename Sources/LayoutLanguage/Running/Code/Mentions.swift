import Diagnostics
import SwiftSyntax

/// Something that a source may name.
///
///     .member("offset")       .offset(x: 4), dimensions.offset, but not a variable called offset
///     .name("AlignmentID")    a type, a function or a variable, wherever it is used or conformed to
///     .label("minLength")     Spacer(minLength: 0), dimensions[minLength: 0]
public enum Mention: Hashable, Sendable {
  /// After a dot: a modifier, a property, an implicit member.
  case member(String)
  /// Without a dot.
  case name(String)
  /// Before a colon: an argument.
  case label(String)
}

extension Program {
  /// Where the learner's file names something, in source order; comments and texts do not count.
  ///
  /// - Parameter view: where to begin: only code that this view leads to counts. Nil counts all code.
  /// - Complexity: one walk over the file; a few more where it matters what is reached.
  public func mentions(of mention: Mention, reachedFrom view: String? = nil) -> [Diagnostics.SourceRange] {
    let finder = MentionFinder(mention, names: view.map(code.names))
    if let tree = code.learnersTree { finder.walk(tree) }
    return finder.ranges
  }
}

private final class MentionFinder: ReachedCode {
  private let mention: Mention
  private(set) var ranges: [SourceRange] = []

  init(_ mention: Mention, names: Set<String>?) {
    self.mention = mention
    super.init(names: names)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    let isMember = access.map { $0.declName.id == node.id } ?? false
    note(node.baseName, isMember ? .member(node.baseName.text) : .name(node.baseName.text))
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, .name(node.name.text))
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, .name(node.name.text))
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.label { note(label, .label(label.text)) }
    return .visitChildren
  }

  private func note(_ token: TokenSyntax, _ found: Mention) {
    if found == mention { ranges.append(token.range(in: 0)) }
  }
}
