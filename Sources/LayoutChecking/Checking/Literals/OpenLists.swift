import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks lists whose first elements lack a type of their own: `[.white, Color(white: 0.9)]`.
extension TypeChecker {
  /// The first element with a type of its own, checked before those that begin with a dot; nil if it is the first of
  /// all, or if there is none.
  func leadingElement(
    _ array: ArrayExprSyntax, _ element: Type
  ) throws(Problem) -> (node: SyntaxIdentifier, checked: Checked)? {
    guard array.elements.first?.expression.startsWithDot == true,
      let node = array.elements.first(where: { !$0.expression.startsWithDot })?.expression
    else { return nil }
    let checked = try infer(node, hint: nil)
    guard inference.unify(element, checked.type) else { return nil }
    return (node.id, checked)
  }

  /// Infers the element type of a list from the closure that uses it: `[.red, .blue].map { Swatch(color: $0) }`. Nil if
  /// something else determines the type, or if the closure does not.
  func listToldByClosure(
    _ base: ExprSyntax, _ name: String, _ access: MemberAccessExprSyntax, _ arguments: CallArguments,
    at node: FunctionCallExprSyntax, hint: Type?
  ) throws(Problem) -> Checked? {
    guard base.is(ArrayExprSyntax.self), base.namesOnlyMembers, listHint(base, name, giving: hint) == nil else {
      return nil
    }
    let type = module.native(.array, [inference.fresh()])
    let (mark, reported) = (inference.mark, found.count)
    let list = ListReadLater()
    let open = Checked(type: type) { list.checked?.emit() ?? .array([]) }
    do throws(Problem) {
      let members = memberCandidates(name, of: type, isStatic: false)
      let called = try methodCall(name, members, on: open, place: nil, access, arguments, at: node, hint: hint)
      if found.isSound(since: reported), type.genericArguments.first?.shallow.isVariable == false {
        list.checked = try infer(base, hint: type.resolved)
        return called
      }
    } catch {
      if error.kind == .limit { throw error }
    }
    found.takeBack(after: reported)
    inference.undo(to: mark)
    return nil
  }
}

/// A list to be checked once its use is known.
private final class ListReadLater {
  var checked: Checked?
}

extension ExprSyntax {
  /// Whether all elements of a list are implicit members: `[.red, .blue]`.
  var namesOnlyMembers: Bool {
    guard let list = self.as(ArrayExprSyntax.self) else { return false }
    return !list.elements.isEmpty && list.elements.allSatisfy { $0.expression.startsWithDot }
  }

  /// Whether it is a number, string or Boolean literal.
  var isPlainLiteral: Bool {
    switch kind {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr: true
    default: false
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether a closure's result is an implicit member: `map { .init(id: $0) }`.
  var makesImplicitMembers: Bool {
    let closures =
      (trailingClosure.map { [$0] } ?? []) + arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
    return closures.contains { closure in
      guard closure.statements.count == 1, case .expr(let value)? = closure.statements.first?.item else { return false }
      return value.startsWithDot
    }
  }
}
