import Diagnostics
import LayoutProgram
import SwiftSyntax

// Reads of members: a property, a case, a function or an initializer as a value.

extension TypeChecker {
  /// The substitution of a type's generic parameters by the receiver's type arguments.
  func substitution(for member: Member, of receiver: Receiver) -> [GenericParameter: Type] {
    let type: Type
    switch receiver {
    case .none: return [:]
    case .value(let checked, _): type = checked.type
    case .type(let named): type = named
    }
    return associatedTypes(of: member, in: type).merging(told(by: type)) { $1 }
  }

  /// The type arguments of a type by parameter, including those of associated types.
  func told(by type: Type) -> [GenericParameter: Type] {
    var found: [GenericParameter: Type] = [:]
    guard case .nominal(let nominal, let arguments) = type.shallow, !nominal.parameters.isEmpty else { return found }
    for (parameter, argument) in zip(nominal.parameters, arguments) { tell(parameter, argument, in: &found) }
    return found
  }

  /// Adds a type argument and its associated types: `Data.Element` is `Item` for `[Item]`, and `Data.Element.ID` its ID.
  func tell(_ parameter: GenericParameter, _ argument: Type, in found: inout [GenericParameter: Type]) {
    found[parameter] = argument
    for (name, type) in parameter.associated {
      guard case .parameter(let own) = type, found[own] == nil, let known = witness(name, of: argument) else {
        continue
      }
      tell(own, known, in: &found)
    }
  }

  /// A property, case or method as a value, without a call.
  func property(_ member: Member, of receiver: Receiver, at node: ExprSyntax, hint: Type?) throws(Problem) -> Checked {
    notes?.note(.member(member), named: node, in: file)
    try requireAccess(to: member, at: node)
    let substitution = substitution(for: member, of: receiver)
    let range = range(node)
    switch member.kind {
    case .enumCase: return try enumCase(member, of: receiver, substitution)
    case .method where member.isMutating && member.owner?.isOfObjects != true:
      guard case .value = receiver else { return try functionValue(member, receiver: receiver) }
      throw problem("cannot reference 'mutating' method as function value", at: node)
    case .method, .initializer, .subscripting: return try functionValue(member, receiver: receiver)
    case .field:
      let type = try type(of: member).substituting(substitution)
      if member.isStatic || member.owner == nil { return Checked(type: type) { .global(member) } }
      guard case .value(let base, let place) = receiver else { return try functionValue(member, receiver: receiver) }
      if member.owner?.kind == .object { function.readVariable(of: nil) }
      if isOverridden(member), !isOwnStorage(member) {
        return Checked(type: type) { .call(member, receiver: .value(base.emit()), arguments: [], range: range) }
      }
      if member.isLazy { return try lazyProperty(member, type, base, place, at: node) }
      var read = Checked(type: type) {
        let field = Expression.field(base.emit(), member.index)
        return member.wrapper == nil ? field : .unbox(field)
      }
      read.isExistential = member.declaresAny
      return read
    case .computed:
      let type = try type(of: member).substituting(substitution)
      if let native = member.native {
        guard case .value(let base, _) = receiver else {
          return made(Checked(type: type) { .native(native, arguments: [], range: range) }, by: member, of: receiver)
        }
        return made(
          Checked(type: type) { .native(native, arguments: [.value(base.emit())], range: range) }, by: member,
          of: receiver)
      }
      let signature = try signature(of: member)
      if signature.isThrowing { try requireHandling(at: node) }
      if signature.isAsync { try requireWaiting(at: node) }
      guard case .value(let base, _) = receiver else {
        var named: (() -> Expression)?
        let types = signature.handedTypes.map { typeValue(of: substitution[$0] ?? .parameter($0)) }
        if case .type(let type) = receiver { named = try receiverType(of: member, type, at: Syntax(node)) }
        return made(
          Checked(type: type) {
            .call(
              member, receiver: named.map { .value($0()) }, arguments: types.map { .value($0()) }, range: range)
          }, by: member, of: receiver)
      }
      let types = signature.handedTypes.map { typeValue(of: substitution[$0] ?? .parameter($0)) }
      if member.getsByChanging, member.owner?.kind != .object {
        let owner = try changedPlace(receiver, at: node)
        return Checked(type: type) {
          .call(member, receiver: .place(owner()), arguments: types.map { .value($0()) }, range: range)
        }
      }
      return made(
        Checked(type: type) {
          .call(member, receiver: .value(base.emit()), arguments: types.map { .value($0()) }, range: range)
        }, by: member, of: receiver)
    }
  }

  /// A struct's `lazy` property changes its storage when it is first read.
  private func lazyProperty(
    _ member: Member, _ type: Type, _ base: Checked, _ place: (() -> Place)?, at node: ExprSyntax
  ) throws(Problem) -> Checked {
    if member.owner?.kind == .object { return Checked(type: type) { .lazy(base.emit(), member) } }
    let owner = try changedPlace(.value(base, place: place), at: node)
    return Checked(type: type) { .reading(.lazy(owner(), member)) }
  }

  /// The place of a value that a read may change.
  private func changedPlace(_ receiver: Receiver, at node: ExprSyntax) throws(Problem) -> () -> Place {
    function.readVariable(of: nil)
    if case .value(_, let place?) = receiver { return place }
    let written = node.as(MemberAccessExprSyntax.self)?.base
    guard let owner = written.flatMap(placeIfAny) ?? (written == nil ? selfPlace(at: node) : nil) else {
      throw problem("cannot use mutating getter on immutable value", at: node)
    }
    return owner
  }

  private func enumCase(
    _ member: Member, of receiver: Receiver, _ substitution: [GenericParameter: Type]
  ) throws(Problem) -> Checked {
    let signature = try signature(of: member)
    guard let nominal = member.owner else { return Checked(type: .void) { .constant(.void) } }
    var result = signature.result.substituting(substitution)
    if case .type(let type) = receiver, type.nominal == nominal { result = type }
    if signature.parameters.isEmpty { return Checked(type: result) { .enumCase(nominal, member.index, []) } }
    return try functionValue(member, receiver: receiver)
  }

  /// A function as a value, as in `computeValue: Razémon.defaultValue`.
  func functionValue(_ member: Member, receiver: Receiver) throws(Problem) -> Checked {
    let signature = try signature(of: member)
    var substitution = substitution(for: member, of: receiver)
    for generic in signature.generics { substitution[generic] = inference.fresh(constraints: generic.constraints) }
    var plain = FunctionType(parameters: signature.parameters.map(\.type), result: signature.result)
    plain.isThrowing = signature.isThrowing
    let type = Type.function(plain).substituting(substitution)
    guard case .value(let base, _) = receiver else {
      let isOfType = member.kind == .method && member.isStatic || member.owner?.kind == .proto
      if case .type(let named) = receiver, !member.isNative, isOfType,
        let own = try receiverType(of: member, named, at: nil)
      {
        return Checked(type: type) { .functionReference(member, receiver: own()) }
      }
      return Checked(type: type) { .functionReference(member, receiver: nil) }
    }
    return Checked(type: type) { .functionReference(member, receiver: base.emit()) }
  }

  /// Checks an initializer used as a function, by the expected parameters: `Double.init`.
  func initializerValue(of type: Type, at node: MemberAccessExprSyntax, hint: Type?) throws(Problem) -> Checked? {
    let labels = node.declName.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.identifierText }
    var best: (made: Checked, unusual: Int)?
    for member in memberCandidates("init", of: type, isStatic: true) {
      let parameters = try signature(of: member).parameters
      if let labels, labels != parameters.map(\.label) { continue }
      let made = try functionValue(member, receiver: .type(type))
      guard let hint, !hint.isVariable else { return made }
      let mark = inference.mark
      if let fitting = converted(made, to: hint) {
        let unusual = inference.unusualLiterals(since: mark)
        let isPlain = inference.conversion(from: made.type, to: hint) == .identity
        if unusual < best?.unusual ?? .max { best = (isPlain ? made : fitting, unusual) }
      }
      inference.undo(to: mark)
    }
    if let best {
      if let hint { _ = inference.conversion(from: best.made.type, to: hint) }
      return best.made
    }
    return try memberwiseValue(of: type, labels, at: node)
  }

  /// Checks the memberwise initializer used as a function: `(0..<5).map(Item.init)`.
  private func memberwiseValue(
    of type: Type, _ labels: [String?]?, at node: MemberAccessExprSyntax
  ) throws(Problem) -> Checked? {
    guard let nominal = type.nominal, nominal.kind == .structure, !nominal.isNative, nominal.parameters.isEmpty,
      nominal.lookUp("init", isStatic: true).allSatisfy({ $0.context?.isInExtension == true })
    else { return nil }
    let (fields, parameters) = try memberwiseParameters(of: nominal)
    if let labels, labels != parameters.map(\.label) { return nil }
    let code = FunctionCode(name: "init", range: range(node))
    code.slotCount = parameters.count
    code.parameterSlots = Array(parameters.indices)
    code.defaults = parameters.map { _ in nil }
    var values = [Expression?](repeating: nil, count: nominal.fields.count)
    for (slot, field) in fields.enumerated() { values[field.index] = .local(depth: 0, slot: slot) }
    code.body = [.returning(.construct(nominal, values, range: range(node)))]
    return Checked(type: .function(FunctionType(parameters: parameters.map(\.type), result: type))) { .closure(code) }
  }

  /// All cases of an enum.
  func allCases(of nominal: Nominal, _ type: Type) -> Checked {
    Checked(type: module.native(.array, [type])) {
      .array(nominal.cases.indices.map { .enumCase(nominal, $0, []) })
    }
  }

  /// Checks the cases of a generic `CaseIterable`: `Choice.allCases`.
  func allCases(of type: Type, at node: MemberAccessExprSyntax) -> Checked? {
    guard case .parameter(let parameter) = type.shallow,
      parameter.constraints.contains(where: { $0.conforms(toNative: .caseIterable) })
    else { return nil }
    let choice = typeValue(of: type)
    let range = range(node)
    return Checked(type: module.native(.array, [type])) {
      .native(Self.allCases, arguments: [.value(choice())], range: range)
    }
  }

  private static let allCases = NativeFunction(name: "allCases") { run, a throws(Stop) in
    guard case .metatype(let choice)? = a[0] else { return .array([]) }
    if choice.lookUp("allCases", isStatic: true).contains(where: { !$0.isNative }) {
      return try run.staticValue("allCases", of: choice, at: a.range)
    }
    let nothing = Frame(count: 0, parent: nil)
    var cases: [Value] = []
    for index in choice.cases.indices { cases.append(try run.evaluate(.enumCase(choice, index, []), nothing)) }
    return .array(cases)
  }

  /// Checks a method used without its receiver: `S.area` is a function that takes the value and returns the method.
  func methodWithoutValue(
    _ name: String, of type: Type, at node: MemberAccessExprSyntax, hint: Type?
  ) throws(Problem) -> Checked? {
    guard let member = memberCandidates(name, of: type, isStatic: false).first(where: { $0.kind == .method }),
      !member.isMutating, !member.isNative, type.nominal?.isNative == false
    else { return nil }
    let code = FunctionCode(name: name, range: range(node))
    (code.slotCount, code.parameterSlots, code.defaults) = (1, [0], [nil])
    let value = Checked(type: type) { .local(depth: 0, slot: 0) }
    let method = try functionValue(member, receiver: .value(value, place: nil))
    return Checked(type: .function(FunctionType(parameters: [type], result: method.type))) {
      code.body = [.returning(method.emit())]
      return .closure(code)
    }
  }
}
