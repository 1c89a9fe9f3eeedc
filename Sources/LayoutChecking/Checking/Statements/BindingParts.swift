import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks bindings to parts: `$model.name`, `$names[2]`.
extension TypeChecker {
  /// A binding to a property of a binding's value; nil if there is no such mutable property.
  func partOfBinding(_ name: String, of base: Checked, at node: ExprSyntax) throws(Problem) -> Checked? {
    guard let whole = base.type.bound else { return nil }
    if case .tuple(let elements) = whole { return partOfTuple(name, elements, base, at: node) }
    guard let member = memberCandidates(name, of: whole, isStatic: false).first else { return nil }
    if name == "id", let identifiable = module.vocabulary.types["Identifiable"],
      inference.conforms(whole, to: identifiable), let access = node.as(MemberAccessExprSyntax.self)
    {
      // A binding to an identifiable value is identifiable by the same id.
      let value = Checked(type: whole) { .native(Self.bound, arguments: [.value(base.emit())], range: nil) }
      return try self.member(name, of: value, place: nil, at: access, hint: nil)
    }
    notes?.note(.member(member), named: node, in: file)
    try requireAccess(to: member, at: node)
    let receiver = Receiver.value(Checked(type: whole) { base.emit() }, place: nil)
    let type = try type(of: member).substituting(substitution(for: member, of: receiver))
    let range = range(node)
    let lens: NativeFunction
    switch member.kind {
    case .field where member.isMutable && !member.isStatic:
      let index = member.index
      lens = Self.lens { run, box, _ in FieldLens(run, box, field: index) }
    case .computed where member.hasSetter && !member.isStatic:
      let property = Unchecked(member)
      lens = Self.lens { run, box, _ in PropertyLens(run, box, property: property.member) }
    default: return nil
    }
    return Checked(type: module.native(.binding, [type])) {
      .native(lens, arguments: [.value(base.emit())], range: range)
    }
  }

  /// A binding to an element of a binding's tuple: `$range.0`.
  private func partOfTuple(
    _ name: String, _ elements: [TupleElement], _ base: Checked, at node: ExprSyntax
  ) -> Checked? {
    guard let index = elements.firstIndex(where: { $0.label == name }) ?? Int(name), elements.indices.contains(index)
    else { return nil }
    let range = range(node)
    let lens = Self.lens { run, box, _ in TupleLens(run, box, part: index) }
    return Checked(type: module.native(.binding, [elements[index].type])) {
      .native(lens, arguments: [.value(base.emit())], range: range)
    }
  }

  private static let bound = NativeFunction(name: "wrappedValue") { _, arguments throws(Stop) in
    try arguments.value(0).unboxed
  }

  /// A binding to an element of a binding's array.
  func elementOfBinding(
    _ base: Checked, _ arguments: CallArguments, _ node: SubscriptCallExprSyntax
  ) throws(Problem) -> Checked? {
    guard let whole = base.type.bound, whole.isNominal(.array), let element = whole.genericArguments.first,
      let only = arguments.plain.first, arguments.count == 1, only.label == nil
    else { return nil }
    let index = try check(only.expression, as: int, for: .argument)
    let range = range(node)
    let lens = Self.lens { run, box, index in ElementLens(run, box, element: index, at: range) }
    return Checked(type: module.native(.binding, [element])) {
      .native(lens, arguments: [.value(base.emit()), .value(index.emit())], range: range)
    }
  }

  /// Declares the value of a binding parameter: `{ $item in … }` also declares `item`.
  func declareBound(by variable: Variable, in block: BlockScope) {
    guard variable.name.hasPrefix("$"), variable.name.count > 1, let whole = variable.type.resolved.bound else {
      return
    }
    let bound = block.declare(String(variable.name.dropFirst()), boundBy: variable, type: whole)
    notes?.declare(bound, for: .variable(variable))
  }

  private static func lens(_ make: @escaping @Sendable (Run, Box, Int) -> Box) -> NativeFunction {
    NativeFunction(name: "binding") { run, arguments throws(Stop) in
      let lens = make(run, try arguments.binding(0), arguments.int(1) ?? 0)
      // Fails here if there is no such element, instead of when a view reads it.
      _ = try run.read(lens)
      return .box(lens)
    }
  }
}

/// A member that threads may share, because nothing changes it after checking.
private struct Unchecked: @unchecked Sendable {
  let member: Member
  init(_ member: Member) { self.member = member }
}

extension Type {
  /// The type of a binding's value.
  fileprivate var bound: Type? { isNominal(.binding) ? genericArguments.first?.resolved : nil }
}
