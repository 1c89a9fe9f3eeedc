import Diagnostics
import SwiftSyntax

extension Checker {
  /// In a call that names a `PreferenceKey`, the key's `defaultValue` tells the type of the value before closures are read.
  func bindPreferenceValue(_ parts: [CheckedArgument], _ substitution: [GenericParameter: Type]) throws(Problem) {
    guard let value = substitution.first(where: { $0.key.name == "PreferenceValue" })?.value else { return }
    for part in parts {
      guard case .value(let checked) = part, case .metatype(let key) = checked.type.shallow, let nominal = key.nominal,
        let member = nominal.lookUp("defaultValue", isStatic: true).first(where: { $0.native == nil })
      else { continue }
      _ = inference.conversion(from: value, to: try type(of: member))
    }
  }
}
