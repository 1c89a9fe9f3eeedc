import Diagnostics
import LayoutNatives
import LayoutProgram
import SwiftSyntax

/// Checks `[.header, .selected]` as an option set, SwiftUI's or the program's own.
extension TypeChecker {
  /// The union of the elements; nil if the expected type is not an option set.
  func optionSet(_ array: ArrayExprSyntax, hint: Type?) throws(Problem) -> Checked? {
    guard let type = hint?.withoutOptionals, let nominal = type.nominal, nominal.kind != .proto,
      nominal.conforms(toNative: .optionSet)
    else { return nil }
    var parts: [Checked] = []
    for item in array.elements { parts.append(try check(item.expression, as: type, for: .element)) }
    let range = range(array)
    return Checked(type: type) {
      let empty = Self.emptySet(of: nominal, at: range)
      return parts.reduce(empty) { united, part in
        .native(Self.union, arguments: [.value(united), .value(part.emit())], range: range)
      }
    }
  }

  static func emptySet(of nominal: Nominal, at range: SourceRange) -> Expression {
    if nominal.isNative { return .constant(.set(KeyedValues())) }
    let fields = nominal.fields.map { $0.name == "rawValue" ? Expression.constant(.int(0)) : nil }
    return .construct(nominal, fields, range: range)
  }

  private static let union = NativeFunction(name: "union", body: Natives.united)
}
