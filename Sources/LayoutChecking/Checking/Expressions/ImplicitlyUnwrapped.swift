import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks `var flag: Flag!`: an optional that is unwrapped wherever its value is required.
extension TypeChecker {
  /// The unwrapped value of a property declared with `!`; nil for any other expression.
  func forced(_ value: Checked, at node: ExprSyntax) -> Checked? {
    guard let wrapped = value.type.wrapped, isImplicitlyUnwrapped(node) else { return nil }
    let range = range(node)
    return Checked(type: wrapped) { .forceUnwrap(value.emit(), range: range) }
  }

  private func isImplicitlyUnwrapped(_ node: ExprSyntax) -> Bool {
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      if let variable = scope.lookUp(name) { return variable.isImplicitlyUnwrapped }
      let own = function.selfType?.nominal?.lookUp(name, isStatic: function.isStatic) ?? []
      return (own + (module.globals[name] ?? [])).contains(where: \.isImplicitlyUnwrapped)
    }
    guard let access = node.as(MemberAccessExprSyntax.self), let base = access.base,
      let nominal = (try? infer(base, hint: nil))?.type.withoutOptionals.nominal
    else { return false }
    return nominal.lookUp(access.declName.baseName.identifierText, isStatic: false).contains(
      where: \.isImplicitlyUnwrapped)
  }
}

extension Member {
  /// Whether its type is declared with `!`.
  fileprivate var isImplicitlyUnwrapped: Bool {
    guard case .binding(let binding, _, _)? = syntax else { return false }
    return binding.sharedAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
  }
}
