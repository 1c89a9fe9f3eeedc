import SwiftSyntax

extension ProgramCode {
  /// Whether the program puts objects into the environment. If so, a missing object is an error; otherwise the run
  /// invents one.
  ///
  ///     .environmentObject(Shop()), .environment(shop)      but not .environment(\.locale, …)
  var givesObjects: Bool {
    let finder = GivenObjectFinder(viewMode: .sourceAccurate)
    for file in files { finder.walk(file.tree) }
    return finder.found
  }
}

private final class GivenObjectFinder: SyntaxVisitor {
  var found = false

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
    case "environmentObject": found = true
    case "environment" where node.arguments.count == 1: found = true
    default: break
    }
    return found ? .skipChildren : .visitChildren
  }
}
