import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Suggests a parameter name for a closure that needs one: `{ d.width / 2 }`.
extension TypeChecker {
  func unnamedValue(of node: ClosureExprSyntax, _ wanted: FunctionType) -> Problem? {
    guard wanted.parameters.count == 1 else { return nil }
    let finder = NameFinder(viewMode: .sourceAccurate)
    finder.walk(node.statements)
    guard let unknown = finder.found.first(where: { !isKnown($0.baseName.identifierText) }) else { return nil }
    let name = unknown.baseName.identifierText
    let start = range(node.leftBrace).upper
    return problem(
      .notInScope(name), at: unknown, notes: [Note(SlipNote.nameTheValue(name))],
      fixIts: [
        FixIt(
          "insert '\(name) in'", replacing: SourceRange(file: file, lower: start, upper: start), with: " \(name) in")
      ])
  }

  private func isKnown(_ name: String) -> Bool {
    if name.hasPrefix("$") || name == "self" || scope.lookUp(name) != nil || scope.isBroken(name) { return true }
    if !scope.localFunctions(named: name).isEmpty || scope.declaresLater(name) { return true }
    if module.globals[name] != nil || module.vocabulary.functions[name] != nil { return true }
    if module.type(named: name, from: function.context) != nil || module.vocabulary.types[name] != nil { return true }
    guard let own = function.selfType else { return false }
    return [true, false].contains { !memberCandidates(name, of: own, isStatic: $0).isEmpty }
  }
}

/// Finds names whose members or elements are used.
private final class NameFinder: SyntaxVisitor {
  var found: [DeclReferenceExprSyntax] = []

  /// Inner closures without parameter names may use the value too.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.parameterNames == nil ? .visitChildren : .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.base)
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.calledExpression)
    return .visitChildren
  }

  private func note(_ expression: ExprSyntax?) {
    if let name = expression?.as(DeclReferenceExprSyntax.self) { found.append(name) }
  }
}
