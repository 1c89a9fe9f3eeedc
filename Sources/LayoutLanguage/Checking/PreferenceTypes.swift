import Diagnostics
import SwiftSyntax

extension Checker {
  /// In a call that names a `PreferenceKey`, as in `WidthKey.self`, the key's `defaultValue` tells the type of the value
  /// before closures are read.
  func bindPreferenceValue(
    _ match: ArgumentMatch, _ substitution: [GenericParameter: Type]
  ) throws(Problem) {
    guard let value = substitution.first(where: { $0.key.name == "PreferenceValue" })?.value else { return }
    for expression in match.expressions.compactMap(\.first) {
      guard let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
        let base = access.base, let nominal = try typeExpression(base)?.nominal,
        let member = nominal.lookUp("defaultValue", isStatic: true).first(where: { $0.native == nil })
      else { continue }
      _ = inference.conversion(from: value, to: try type(of: member))
    }
  }
}
