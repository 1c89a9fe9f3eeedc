import Diagnostics
import LayoutProgram
import SwiftSyntax

extension TypeChecker {
  /// In a call that names a `PreferenceKey`, as in `WidthKey.self`, the key's `defaultValue` determines the type of the
  /// value before closures are checked.
  func bindPreferenceValue(
    _ match: ArgumentMatch, _ substitution: [GenericParameter: Type]
  ) throws(Problem) {
    guard let value = substitution.first(where: { $0.key.name == "PreferenceValue" })?.value else { return }
    for expression in match.firsts {
      guard let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
        let base = access.base
      else { continue }
      if let own = try valueOfGenericKey(base) {
        _ = inference.conversion(from: value, to: own)
        continue
      }
      guard let nominal = try typeExpression(base)?.nominal,
        let member = nominal.lookUp("defaultValue", isStatic: true).first(where: { !$0.isNative })
      else { continue }
      _ = inference.conversion(from: value, to: try type(of: member))
    }
    try bindValueOfKeptKey(match, value)
  }

  /// The value type of a generic key, as in `K.self`, if the function declares `K.Value == [CGFloat]`.
  private func valueOfGenericKey(_ base: ExprSyntax) throws(Problem) -> Type? {
    guard case .parameter(let key)? = try typeExpression(base)?.shallow else { return nil }
    return valueSaid(ofGeneric: key)
  }

  private func valueSaid(ofGeneric key: GenericParameter) -> Type? {
    if let own = key.associated["Value"] { return own }
    for proto in key.constraints { if let said = try? valueSaid(by: proto) { return said } }
    return nil
  }

  /// Binds the value type from a key type that is passed in a constant, as in `key`.
  private func bindValueOfKeptKey(_ match: ArgumentMatch, _ value: Type) throws(Problem) {
    guard value.isVariable else { return }
    for expression in match.firsts {
      var name = expression
      if let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
        let base = access.base
      {
        name = base
      }
      guard name.is(DeclReferenceExprSyntax.self) || name.is(MemberAccessExprSyntax.self), !name.startsWithDot,
        try typeExpression(name) == nil, case .metatype(let instance)? = try? infer(name, hint: nil).type.shallow
      else { continue }
      if case .parameter(let key) = instance.shallow, let own = valueSaid(ofGeneric: key) {
        _ = inference.conversion(from: value, to: own)
      } else if let member = instance.nominal?.lookUp("defaultValue", isStatic: true).first(where: { !$0.isNative }) {
        let substitution = substitution(for: member, of: .type(instance))
        _ = inference.conversion(from: value, to: try type(of: member).substituting(substitution))
      }
    }
  }
}
