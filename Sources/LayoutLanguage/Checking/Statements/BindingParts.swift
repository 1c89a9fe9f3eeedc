import Diagnostics
import SwiftSyntax

/// Bindings to parts: `$model.name`, `$names[2]`.
extension TypeChecker {
  /// A binding to a property of what a binding is of; nil where there is no such property that may be changed.
  func partOfBinding(_ name: String, of base: Checked, at node: ExprSyntax) throws(Problem) -> Checked? {
    guard let whole = base.type.bound else { return nil }
    if case .tuple(let elements) = whole { return partOfTuple(name, elements, base, at: node) }
    guard let member = memberCandidates(name, of: whole, isStatic: false).first else { return nil }
    if name == "id", let identifiable = module.vocabulary.types["Identifiable"],
      inference.conforms(whole, to: identifiable), let access = node.as(MemberAccessExprSyntax.self)
    {
      // A binding of what is identifiable is identifiable itself, by the same.
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

  /// A binding to a part of the tuple that a binding is of: `$range.0`.
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

  private static let bound = NativeFunction(name: "wrappedValue") { _, arguments in
    arguments[0]?.unboxed ?? .void
  }

  /// A binding to an element of the array that a binding is of.
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

  /// `{ $item in … }`: beside the binding, `item` is what it is of.
  func declareBound(by variable: Variable, in block: BlockScope) {
    guard variable.name.hasPrefix("$"), variable.name.count > 1, let whole = variable.type.resolved.bound else {
      return
    }
    let bound = block.declare(String(variable.name.dropFirst()), boundBy: variable, type: whole)
    notes?.declare(bound, for: .variable(variable))
  }

  private static func lens(_ make: @escaping @Sendable (Run, Box, Int) -> Box) -> NativeFunction {
    NativeFunction(name: "binding") { run, arguments throws(Stop) in
      guard case .box(let box)? = arguments[0] else { return .void }
      let lens = make(run, box, arguments.int(1) ?? 0)
      // Where there is nothing to bind to, it fails here and not when a view asks.
      _ = try run.read(lens)
      return .box(lens)
    }
  }
}

/// A member that threads may share: nothing changes it once checking has ended.
private struct Unchecked: @unchecked Sendable {
  let member: Member
  init(_ member: Member) { self.member = member }
}

extension Type {
  /// What a binding is of.
  fileprivate var bound: Type? { isNominal(.binding) ? genericArguments.first?.resolved : nil }
}
