import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks capture lists: `[width, weak self, copy = width * 2] in`.
extension TypeChecker {
  /// The captures of a closure, declared in a function scope of their own; nil without a capture list.
  func captures(of node: ClosureExprSyntax) throws(Problem) -> (scope: BlockScope, values: [Checked])? {
    guard let items = node.signature?.capture?.items, !items.isEmpty else { return nil }
    let holder = FunctionScope(
      parent: function, context: function.context, selfType: function.selfType, isStatic: function.isStatic)
    holder.isSelfMutable = function.isSelfMutable
    holder.isClosure = true
    let block = BlockScope(function: holder, parent: scope)
    var values: [Checked] = []
    for item in items {
      let name = item.name.identifierText
      let expression = item.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: item.name))
      let mark = inference.mark
      var value = try item.initializer == nil ? captured(item.name) : infer(expression, hint: nil)
      inference.settleLiterals(since: mark)
      if name == "self", item.specifier?.specifier.text != "weak" { continue }
      if item.specifier?.specifier.text == "weak" {
        if let place = item.specifier { module.weakPlaces.append(range(place)) }
        let inner = value
        value = Checked(type: module.optional(inner.type)) { .some(inner.emit()) }
      }
      let variable = block.declare(name, type: value.type.resolved)
      noteCapture(variable, item)
      values.append(value)
    }
    return (block, values)
  }

  /// Records the meaning of a capture: `[width]` is the variable's own name again, `[width = 3]` a new one.
  private func noteCapture(_ variable: Variable, _ item: ClosureCaptureSyntax) {
    guard let notes, variable.name != "self" else { return }
    guard item.initializer == nil, let original = meaning(of: item.name) else {
      return notes.declare(variable, at: item.name, in: file)
    }
    notes.declare(variable, for: original)
    notes.note(original, at: item.name, in: file)
  }

  private func captured(_ name: TokenSyntax) throws(Problem) -> Checked {
    if name.text == "self" { return try selfValue(at: ExprSyntax(NilLiteralExprSyntax())) }
    guard let variable = scope.lookUp(name.identifierText) else {
      if let local = scope.localFunction(name.identifierText) { return read(local.variable) }
      do throws(Problem) {
        // A property of the surrounding type.
        return try infer(ExprSyntax(DeclReferenceExprSyntax(baseName: name)), hint: nil)
      } catch {
        throw problem("cannot find '\(name.text)' in scope", at: name)
      }
    }
    return read(variable)
  }
}
