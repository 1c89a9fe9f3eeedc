import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks `inout` arguments: `&width`.
extension TypeChecker {
  func inoutPlace(_ expression: ExprSyntax) throws(Problem) -> (Type, () -> Place) {
    guard let reference = expression.as(InOutExprSyntax.self) else {
      let value = try infer(expression, hint: nil)
      let start = range(expression).lower
      throw problem(
        "passing value of type '\(value.type)' to an inout parameter requires explicit '&'", at: expression,
        fixIts: [FixIt("insert '&'", replacing: SourceRange(file: file, lower: start, upper: start), with: "&")])
    }
    do throws(Problem) {
      return try place(reference.expression)
    } catch {
      guard case .cannotAssign(_, let reason)? = error.swift else { throw error }
      throw problem(
        "cannot pass immutable value as inout argument: \(reason.words)", at: expression, notes: error.notes)
    }
  }

  /// Throws if two places that a call changes overlap: `swap(&list[0], &list[2])`, `card.take(&card.count)`.
  func requireDistinct(_ match: ArgumentMatch, of member: Member, at node: Syntax) throws(Problem) {
    var changed = match.all.compactMap { argument in
      argument.as(InOutExprSyntax.self).map { ($0.expression, ExprSyntax($0)) }
    }
    let callee = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
    if changed.isEmpty || changed.count == 1 && !member.isMutating { return }
    if member.isMutating, let base = callee?.base { changed.insert((base, base), at: 0) }
    for (index, (first, place)) in changed.enumerated() {
      for (second, other) in changed[(index + 1)...] {
        guard let one = steps(to: first), let two = steps(to: second), zip(one, two).allSatisfy({ $0 == $1 }) else {
          continue
        }
        if one == two, first.kind == second.kind, first.kind != .subscriptCallExpr {
          throw problem("inout arguments are not allowed to alias each other", at: other)
        }
        let isSwap = member.name == "swap" && first.kind == .subscriptCallExpr
        let way = isSwap ? "calling MutableCollection.swapAt(_:_:)" : "copying to a local variable"
        throw problem(
          "overlapping accesses to '\(one.joined(separator: "."))', but modification requires exclusive access; consider \(way)",
          at: place)
      }
    }
  }

  /// The names that lead to a place, up to an element: `["card", "marks"]` for `card.marks[0].width`.
  private func steps(to node: ExprSyntax) -> [String]? {
    if let reference = node.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.identifierText
      return name == "self" ? [] : [name]
    }
    if let access = node.as(MemberAccessExprSyntax.self), let base = access.base {
      let name = access.declName.baseName.identifierText
      return steps(to: base).map { base.rootElement == nil ? $0 + [name] : $0 }
    }
    if let element = node.as(SubscriptCallExprSyntax.self) { return steps(to: element.calledExpression) }
    return node.as(ForceUnwrapExprSyntax.self).flatMap { steps(to: $0.expression) }
  }
}

extension ExprSyntax {
  /// The first element in a chain of members: `marks[0]` in `marks[0].width`.
  fileprivate var rootElement: SubscriptCallExprSyntax? {
    if let element = self.as(SubscriptCallExprSyntax.self) { return element }
    if let access = self.as(MemberAccessExprSyntax.self) { return access.base?.rootElement }
    return self.as(ForceUnwrapExprSyntax.self)?.expression.rootElement
  }
}
