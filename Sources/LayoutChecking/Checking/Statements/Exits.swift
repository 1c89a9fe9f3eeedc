import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks `break`, `continue` and labels.
extension TypeChecker {
  /// A labeled statement.
  func labeled(
    _ node: LabeledStmtSyntax, _ read: (StmtSyntax) throws(Problem) -> EmitBlock
  ) throws(Problem) -> EmitBlock {
    let label = node.label.identifierText
    mode.nextLabel = label
    defer { mode.nextLabel = nil }
    let isNamedByItself =
      node.statement.is(ForStmtSyntax.self) || node.statement.is(WhileStmtSyntax.self)
      || node.statement.is(RepeatStmtSyntax.self)
      || node.statement.as(ExpressionStmtSyntax.self)?.expression.is(SwitchExprSyntax.self) == true
    if isNamedByItself { return try read(node.statement) }
    mode.nextLabel = nil
    let body = try leaving(label, isLoop: false, isPlain: false) { () throws(Problem) in try read(node.statement) }
    return { [.labeled(label, body())] }
  }

  /// Takes the label of the current statement.
  func takeLabel() -> String? {
    defer { mode.nextLabel = nil }
    return mode.nextLabel
  }

  /// Runs work inside of a statement that `break` can leave.
  func leaving<Answer>(
    _ label: String?, isLoop: Bool, isPlain: Bool = true, _ read: () throws(Problem) -> Answer
  ) throws(Problem) -> Answer {
    let scope = function
    scope.exits.append(FunctionScope.Exit(label: label, isLoop: isLoop, isPlain: isPlain))
    defer { scope.exits.removeLast() }
    return try read()
  }

  func breakStatement(_ node: BreakStmtSyntax) throws(Problem) -> EmitBlock {
    if let label = node.label {
      try requireLabel(label)
      return { [.breaking(label.identifierText)] }
    }
    guard function.exits.contains(where: \.isPlain) else {
      throw problem("'break' is only allowed inside a loop, if, do, or switch", at: node)
    }
    return { [.breaking(nil)] }
  }

  func continueStatement(_ node: ContinueStmtSyntax) throws(Problem) -> EmitBlock {
    if let label = node.label {
      try requireLabel(label)
      return { [.continuing(label.identifierText)] }
    }
    guard function.exits.contains(where: \.isLoop) else {
      throw problem("'continue' is only allowed inside a loop", at: node)
    }
    return { [.continuing(nil)] }
  }

  private func requireLabel(_ label: TokenSyntax) throws(Problem) {
    let name = label.identifierText
    let known = function.exits.compactMap(\.label)
    if known.contains(name) { return }
    let near = nearest(to: name, in: known)
    throw problem(
      "cannot find label '\(name)' in scope\(near.map { "; did you mean '\($0)'?" } ?? "")", at: label,
      fixIts: near.map { [FixIt("replace '\(name)' with '\($0)'", replacing: range(label), with: $0)] } ?? [])
  }
}
