import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Suggestions for unknown names.
extension TypeChecker {
  /// Notes on an unknown name: similar names, or what the learner probably meant.
  ///
  /// - Parameter names: names that are valid there.
  func notes(
    onUnknown name: String, at node: ExprSyntax, among names: @autoclosure () -> [String], hint: Type?
  ) -> [Note] {
    guard module.advises else { return [] }
    if hasStatic(name, where: hint) { return [Note(NameNote.didYouMean(".\(name)"))] }
    if name == "Preview" { return [Note(NameNote.write("#Preview { … }"))] }
    if name == "Math", let access = node.parent?.as(MemberAccessExprSyntax.self) {
      return [Note(NameNote.write(access.declName.baseName.text))]
    }
    if name == "range", let range = written(asRange: node) { return range }
    // Half of all two-letter words are near a one-letter name.
    let near = name.utf8.count < 2 ? [] : module.suggestion(for: name, among: names())
    guard near.isEmpty || name.utf8.count < 3, node.isAsked else { return near }
    guard let closure = closure(around: Syntax(node)) else { return onlyParameter(around: Syntax(node)) ?? near }
    guard let parameters = closure.parameterNames, let only = parameters.first, parameters.count == 1
    else { return near }
    return [Note(only.name == "_" ? SlipNote.nameTheValue(name) : .valueIsCalled(only.name))]
  }

  /// Suggests the only parameter of the surrounding function: for `d.height`, if the parameter is `context`.
  private func onlyParameter(around node: Syntax) -> [Note]? {
    nameOfOnlyParameter(around: node).map { [Note(NameNote.didYouMean($0))] }
  }

  /// The name of the only parameter of the function around.
  func nameOfOnlyParameter(around node: Syntax) -> String? {
    var here = node.parent
    while let syntax = here, !syntax.is(FunctionDeclSyntax.self), !syntax.is(VariableDeclSyntax.self) {
      here = syntax.parent
    }
    guard let names = here?.as(FunctionDeclSyntax.self)?.signature.parameterClause.innerNames, names.count == 1
    else { return nil }
    return names.first?.identifierText
  }

  /// Notes on a range as other languages write it: `range(5)`.
  private func written(asRange node: ExprSyntax) -> [Note]? {
    guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
      let last = call.arguments.last?.expression.short, call.arguments.count < 3
    else { return nil }
    let first = call.arguments.count == 2 ? call.arguments.first?.expression.short ?? "0" : "0"
    return [Note(NameNote.write("\(first)..<\(last)"))]
  }

  /// Whether a name lacks its leading dot: `(menuAxis)` for `(.menuAxis)`. The first of a guide's two
  /// overloads reports the error, so this accepts either axis.
  func hasStatic(_ name: String, where hint: Type?) -> Bool {
    guard let type = hint?.withoutOptionals, !type.isAnyView else { return false }
    if !memberCandidates(name, of: type, isStatic: true).isEmpty { return true }
    guard type.isAlignmentOfOneAxis else { return false }
    return [NativeName.horizontalAlignment, .verticalAlignment].contains {
      !memberCandidates(name, of: module.native($0), isStatic: true).isEmpty
    }
  }

  /// The error for `$0` in a closure with named parameters; nil outside of one.
  func namedArgument(_ shorthand: String, _ number: Int, at node: ExprSyntax) -> Problem? {
    guard let names = closure(around: Syntax(node))?.parameterNames else { return nil }
    let words = "anonymous closure arguments cannot be used inside a closure that has explicit arguments"
    guard names.indices.contains(number), names[number].name != "_" else { return problem(.words(words), at: node) }
    let name = names[number].name
    return problem(
      .words("\(words); did you mean '\(name)'?"), at: node,
      fixIts: [FixIt("replace '\(shorthand)' with '\(name)'", replacing: range(node), with: name)])
  }

  /// The innermost closure around a node.
  func closure(around node: Syntax) -> ClosureExprSyntax? {
    var here = node.parent
    while let syntax = here {
      if let closure = syntax.as(ClosureExprSyntax.self) { return closure }
      if syntax.is(DeclSyntax.self), !syntax.is(VariableDeclSyntax.self) { return nil }
      here = syntax.parent
    }
    return nil
  }
}

extension ExprSyntax {
  /// Whether a member or element of it is used: the `d` of `d.width`, `d[.top]` and `d(.top)`.
  fileprivate var isAsked: Bool {
    guard let parent else { return false }
    if let access = parent.as(MemberAccessExprSyntax.self) { return access.base?.id == id }
    if let call = parent.as(SubscriptCallExprSyntax.self) { return call.calledExpression.id == id }
    return parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
  }
}

extension Type {
  /// Whether it is `HorizontalAlignment` or `VerticalAlignment`.
  var isAlignmentOfOneAxis: Bool { isNominal(.horizontalAlignment) || isNominal(.verticalAlignment) }
}
