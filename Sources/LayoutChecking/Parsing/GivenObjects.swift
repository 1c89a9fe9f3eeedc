import SwiftSyntax

/// Whether a file puts objects into the environment.
///
///     .environmentObject(Shop()), .environment(shop)      but not .environment(\.locale, …)
final class GivenObjectFinder: SyntaxVisitor {
  private var found = false

  static func finds(in tree: SourceFileSyntax) -> Bool {
    let finder = GivenObjectFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
    case "environmentObject": found = true
    case "environment" where node.arguments.count == 1: found = true
    default: break
    }
    return found ? .skipChildren : .visitChildren
  }
}
