import Diagnostics
import LayoutChecking
import LayoutLanguage
import SwiftSyntax

/// A name to search a source for.
///
///     .member("offset")       .offset(x: 4), dimensions.offset, but not a variable called offset
///     .name("AlignmentID")    a type, a function or a variable, wherever it is used or conformed to
///     .label("minLength")     Spacer(minLength: 0), dimensions[minLength: 0]
public enum Mention: Hashable, Sendable {
  /// A name after a dot: a modifier, a property, an implicit member.
  case member(String)
  /// A name without a dot.
  case name(String)
  /// An argument label.
  case label(String)
}

extension Program {
  /// The ranges at which the learner's file mentions a name, in source order, without comments and strings.
  ///
  /// - Parameter view: considers only code reachable from this view; nil considers all code.
  /// - Complexity: one walk over the file; a few more for reachability.
  public func mentions(of mention: Mention, reachedFrom view: String? = nil) -> [Diagnostics.SourceRange] {
    let finder = MentionFinder(mention, names: view.map(names))
    if let tree = checked.learnersTree { finder.walk(tree) }
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
