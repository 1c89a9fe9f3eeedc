import Diagnostics
import SwiftSyntax

/// Things that can be assigned to, and assignments.
extension Checker {
  /// The place an expression names, with the type of what is there.
  func place(_ node: ExprSyntax) throws(Problem) -> (Type, () -> Place) {
    if let reference = node.as(DeclReferenceExprSyntax.self) { return try namedPlace(reference) }
    if let access = node.as(MemberAccessExprSyntax.self), let base = access.base { return try memberPlace(access, base) }
    if let call = node.as(SubscriptCallExprSyntax.self) { return try elementPlace(call) }
    if let unwrap = node.as(ForceUnwrapExprSyntax.self) {
      let (type, inner) = try place(unwrap.expression)
      guard let wrapped = type.wrapped else { throw problem("cannot force unwrap value of non-optional type '\(type)'", at: node) }
      let range = range(node)
      return (wrapped, { .forced(inner(), range: range) })
    }
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return try place(only.expression)
    }
    throw problem("expression is not assignable", at: node)
  }

  private func namedPlace(_ node: DeclReferenceExprSyntax) throws(Problem) -> (Type, () -> Place) {
    let name = node.baseName.identifierText
    if let variable = scope.lookUp(name) {
      guard variable.isMutable else {
        throw problem("cannot assign to value: '\(name)' is a 'let' constant", at: node)
      }
      let depth = function.depth(to: variable.function)
      return (variable.type, { .local(depth: depth, slot: variable.slot) })
    }
    if name == "self", let type = function.selfType, let place = selfPlace(at: node) { return (type, place) }
    if let selfType = function.selfType, let member = memberCandidates(name, of: selfType, isStatic: !function.hasSelf || function.isStatic).first {
      if member.isStatic { return try globalPlace(member, at: ExprSyntax(node)) }
      let base = try selfValue(at: ExprSyntax(node))
      return try place(of: member, base: base, basePlace: selfPlace(at: node), at: ExprSyntax(node))
    }
    if let member = module.globals[name]?.first { return try globalPlace(member, at: ExprSyntax(node)) }
    throw unknownName(name, at: ExprSyntax(node))
  }

  private func globalPlace(_ member: Member, at node: ExprSyntax) throws(Problem) -> (Type, () -> Place) {
    guard member.isMutable, member.kind == .field else {
      throw problem("cannot assign to value: '\(member.name)' is a 'let' constant", at: node)
    }
    return (try type(of: member), { .global(member) })
  }

  private func memberPlace(_ access: MemberAccessExprSyntax, _ base: ExprSyntax) throws(Problem) -> (Type, () -> Place) {
    let name = access.declName.baseName.identifierText
    if let type = try typeExpression(base) {
      guard let member = memberCandidates(name, of: type, isStatic: true).first else {
        throw unknownMember(name, of: type, isStatic: true, at: Syntax(access.declName))
      }
      return try globalPlace(member, at: ExprSyntax(access))
    }
    let (value, basePlace) = try inferWithPlace(base)
    if case .tuple(let elements) = value.type.shallow {
      guard let index = elements.firstIndex(where: { $0.label == name }) ?? Int(name), elements.indices.contains(index), let basePlace
      else { throw problem("expression is not assignable", at: access) }
      return (elements[index].type, { .tupleElement(basePlace(), index) })
    }
    guard let member = memberCandidates(name, of: value.type, isStatic: false).first else {
      throw unknownMember(name, of: value.type, isStatic: false, at: Syntax(access.declName))
    }
    return try place(of: member, base: value, basePlace: basePlace, at: ExprSyntax(access))
  }

  private func place(
    of member: Member, base: Checked, basePlace: (() -> Place)?, at node: ExprSyntax
  ) throws(Problem) -> (Type, () -> Place) {
    let receiver = Receiver.value(base, place: basePlace)
    let type = try type(of: member).substituting(substitution(for: member, of: receiver))
    if member.wrapper == .state || member.wrapper == .binding {
      return (type, { .box(.field(base.emit(), member.index)) })
    }
    if member.name == "wrappedValue", base.type.isNominal("Binding") { return (type, { .box(base.emit()) }) }
    let isObject = base.type.nominal?.kind == .object
    let owner: (() -> Place)? = isObject ? { .temporary(base.emit()) } : basePlace
    switch member.kind {
    case .field:
      guard member.isMutable || isInitializing(member) else {
        throw problem("cannot assign to property: '\(member.name)' is a 'let' constant", at: node)
      }
      guard let owner else { throw immutableSelf(member, at: node) }
      return (type, { .field(owner(), member.index) })
    case .computed:
      guard member.hasSetter else { throw problem("cannot assign to property: '\(member.name)' is a get-only property", at: node) }
      guard let owner else { throw immutableSelf(member, at: node) }
      return (type, { .computed(member, receiver: owner()) })
    default: throw problem("expression is not assignable: '\(member.name)' is a method", at: node)
    }
  }

  /// An initialiser may give `let` properties their value.
  private func isInitializing(_ member: Member) -> Bool {
    function.isSelfMutable && member.owner == function.selfType?.nominal && !member.hasInitialValue
  }

  private func immutableSelf(_ member: Member, at node: ExprSyntax) -> Problem {
    problem(
      "cannot assign to property: 'self' is immutable", at: node,
      notes: [Note("Mark the property '@State' if a tap or a drag shall change '\(member.name)'.")])
  }

  private func elementPlace(_ call: SubscriptCallExprSyntax) throws(Problem) -> (Type, () -> Place) {
    let (value, basePlace) = try inferWithPlace(call.calledExpression)
    guard value.type.isNominal("Array"), let element = value.type.genericArguments.first, let only = call.arguments.first, let basePlace
    else { throw problem("expression is not assignable", at: call) }
    let index = try check(only.expression, as: int, for: .argument)
    let range = range(call)
    return (element, { .element(basePlace(), index.emit(), range: range) })
  }

  /// Reads an expression, and its place too if it has one that may be changed.
  func inferWithPlace(_ node: ExprSyntax) throws(Problem) -> (Checked, (() -> Place)?) {
    let value = try infer(node, hint: nil)
    return (value, placeIfAny(node))
  }

  /// The place of an expression that may be changed; nil for one that has none.
  func placeIfAny(_ node: ExprSyntax) -> (() -> Place)? {
    let mayBePlace =
      node.is(DeclReferenceExprSyntax.self) || node.is(MemberAccessExprSyntax.self) || node.is(SubscriptCallExprSyntax.self)
      || node.is(ForceUnwrapExprSyntax.self)
    guard mayBePlace, let (_, place) = try? place(node) else { return nil }
    return place
  }

  // MARK: Assignments

  func assignment(_ node: InfixOperatorExprSyntax) throws(Problem) -> Checked {
    if node.leftOperand.is(DiscardAssignmentExprSyntax.self) {
      let value = try infer(node.rightOperand, hint: nil)
      return Checked(type: .void) { .block([.expression(value.emit(), range: SourceRange(lower: 0, upper: 0))]) }
    }
    let (type, place) = try place(node.leftOperand)
    let value = try check(node.rightOperand, as: type, for: .specified)
    return Checked(type: .void) { .assign(place(), value.emit()) }
  }

  func compoundAssignment(_ node: InfixOperatorExprSyntax, _ symbol: String) throws(Problem) -> Checked {
    let (_, place) = try place(node.leftOperand)
    let left = try infer(node.leftOperand, hint: nil)
    let value = try arithmetic(left, try infer(node.rightOperand, hint: left.type), symbol, node, hint: left.type)
    return Checked(type: .void) { .assign(place(), value.emit()) }
  }

  // MARK: Subscripts

  func subscriptCall(_ node: SubscriptCallExprSyntax, hint: Type?) throws(Problem) -> Checked {
    let arguments = CallArguments(node)
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      return try chained(chain, at: ExprSyntax(node)) { (inner) throws(Problem) in try self.element(of: inner, arguments, node) }
    }
    return try element(of: try infer(node.calledExpression, hint: nil), arguments, node)
  }

  private func element(of base: Checked, _ arguments: CallArguments, _ node: SubscriptCallExprSyntax) throws(Problem) -> Checked {
    if base.type.isNominal("Array"), let element = base.type.genericArguments.first, let only = arguments.plain.first, arguments.count == 1 {
      let index = try infer(only.expression, hint: int)
      if index.type.isNominal("Range") || index.type.isNominal("ClosedRange") {
        throw unsupported("a slice of an array", at: node, instead: "Use prefix, suffix or dropFirst.")
      }
      let converted = try convert(index, to: int, for: .argument, at: only.expression)
      let range = range(node)
      return Checked(type: element) { .element(base.emit(), converted.emit(), range: range) }
    }
    let members = memberCandidates("subscript", of: base.type, isStatic: false)
    if members.isEmpty {
      if let wrapped = base.type.wrapped, wrapped.isNominal("Array") {
        throw problem(
          "value of optional type '\(base.type)' must be unwrapped to refer to member 'subscript' of wrapped base type '\(wrapped)'",
          at: node)
      }
      throw problem("value of type '\(base.type)' has no subscripts", at: node)
    }
    return try call(
      members, of: .value(base, place: nil), arguments, nameNode: Syntax(node.calledExpression), at: Syntax(node), hint: nil)
  }
}

extension Member {
  /// Whether a computed property can be assigned to.
  var hasSetter: Bool {
    guard case .binding(let binding, _, _)? = syntax else { return false }
    return binding.accessorBlock?.body(of: "set") != nil
  }
}
