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

  /// `Opts([.bold, .italic])`, `Opts(list)`: the union of a sequence of them; nil for other initializers.
  func optionSet(
    _ nominal: Nominal, _ type: Type, of arguments: CallArguments, at node: some SyntaxProtocol
  ) throws(Problem) -> Checked? {
    guard nominal.conforms(toNative: .optionSet), arguments.count == 1, let only = arguments.plain.first,
      only.label == nil
    else { return nil }
    if let list = only.expression.as(ArrayExprSyntax.self) { return try optionSet(list, hint: type) }
    let (mark, reported) = (inference.mark, found.count)
    let list = try infer(only.expression, hint: nil)
    guard let element = element(of: list.type), inference.unify(element, type) else {
      inference.undo(to: mark)
      found.takeBack(after: reported)
      return nil
    }
    let range = range(node)
    let union = NativeFunction(name: "init") { run, arguments throws(Stop) in
      var united = try arguments.value(0)
      for part in try Natives.list(run, arguments, 1) {
        united = try run.carryOut(Self.union, [united, part], at: arguments.range)
      }
      return united
    }
    return Checked(type: type) {
      .native(
        union, arguments: [.value(Self.emptySet(of: nominal, at: range)), .value(list.emit())], range: range)
    }
  }

  static func emptySet(of nominal: Nominal, at range: SourceRange) -> Expression {
    if nominal.isNative { return .constant(.set(KeyedValues())) }
    let fields = nominal.fields.map { $0.name == "rawValue" ? Expression.constant(.int(0)) : nil }
    return .construct(nominal, fields, range: range)
  }

  private static let union = NativeFunction(name: "union", body: Natives.united)
}
