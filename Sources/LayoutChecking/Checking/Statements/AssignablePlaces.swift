import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks assignments and their targets.
extension TypeChecker {
  /// The place that an expression names, and the type of its value.
  func place(_ node: ExprSyntax) throws(Problem) -> (Type, () -> Place) {
    if let reference = node.as(DeclReferenceExprSyntax.self) { return try namedPlace(reference) }
    if let access = node.as(MemberAccessExprSyntax.self), let base = access.base {
      return try memberPlace(access, base)
    }
    if let call = node.as(SubscriptCallExprSyntax.self) { return try elementPlace(call) }
    if let unwrap = node.as(ForceUnwrapExprSyntax.self) {
      let (type, inner) = try place(unwrap.expression)
      guard let wrapped = type.wrapped else {
        throw problem("cannot force unwrap value of non-optional type '\(type)'", at: node)
      }
      let range = range(node)
      return (wrapped, { .forced(inner(), range: range) })
    }
    if let chain = node.as(OptionalChainingExprSyntax.self) {
      let (type, inner) = try place(chain.expression)
      guard let wrapped = type.wrapped else {
        throw problem("cannot use optional chaining on non-optional value of type '\(type)'", at: chain)
      }
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
    if notes != nil { search(for: name, wanted: nil) }
    if let variable = scope.lookUp(name) {
      notes?.note(.variable(variable), named: node, in: file)
      guard variable.isMutable else {
        throw problem(
          .cannotAssign(to: .value, because: .letConstant(name)), at: node, notes: notes(onConstant: name, at: node))
      }
      let depth = function.depth(to: variable.function)
      function.readVariable(of: variable.function)
      if let place = specialPlace(of: variable, depth: depth) { return (variable.type, place) }
      if variable.isBound { return (variable.type, { .box(.local(depth: depth, slot: variable.slot)) }) }
      return (variable.type, { .local(depth: depth, slot: variable.slot) })
    }
    if let nominal = function.selfType?.nominal, let member = storage(name, in: nominal) {
      notes?.note(.member(member), named: node, in: file)
      guard let owner = selfPlace(at: node) else { throw immutableSelf(member, at: ExprSyntax(node)) }
      return (try storageType(of: member), { .field(owner(), member.index) })
    }
    if name == "self", let type = function.selfType, let place = selfPlace(at: node) { return (type, place) }
    if let selfType = function.selfType,
      let member = memberCandidates(name, of: selfType, isStatic: !function.hasSelf || function.isStatic).first
    {
      if member.isStatic { return try globalPlace(member, at: ExprSyntax(node)) }
      let base = try selfValue(at: ExprSyntax(node))
      return try place(of: member, base: base, basePlace: selfPlace(at: node), at: ExprSyntax(node))
    }
    if let member = try outerStatics(name)?.members.first { return try globalPlace(member, at: ExprSyntax(node)) }
    if let member = visible(module.globals[name] ?? []).first { return try globalPlace(member, at: ExprSyntax(node)) }
    throw unknownName(name, at: ExprSyntax(node))
  }

  private func globalPlace(_ member: Member, at node: ExprSyntax) throws(Problem) -> (Type, () -> Place) {
    notes?.note(.member(member), named: node, in: file)
    if member.kind == .computed, member.hasSetter {
      return (try type(of: member), { .computed(member, receiver: nil) })
    }
    guard member.isMutable, member.kind == .field else {
      throw problem(
        .cannotAssign(to: .value, because: .letConstant(member.name)), at: node,
        notes: [Note(SlipNote.letForVar, at: member.range)])
    }
    let type = try type(of: member)
    let owner = member.owner.map { Expression.constant(.metatype($0)) } ?? .constant(.void)
    return (type, watched(member, { .global(member) }, { .temporary(owner) }) ?? { .global(member) })
  }

  private func memberPlace(_ access: MemberAccessExprSyntax, _ base: ExprSyntax) throws(Problem) -> (Type, () -> Place)
  {
    let name = access.declName.baseName.identifierText
    if let type = try typeExpression(base) {
      guard let member = memberCandidates(name, of: type, isStatic: true).first else {
        throw unknownMember(name, of: type, isStatic: true, at: Syntax(access.declName))
      }
      if case .parameter(let parameter) = type.shallow {
        throw unsupported(.staticMember(of: parameter.name), at: access, instead: .makeItAProperty)
      }
      return try globalPlace(member, at: ExprSyntax(access))
    }
    let (value, basePlace) = try unwrappedByItself(base, for: name)
    if case .tuple(let elements) = value.type.shallow {
      notes?.note(.element(name, value.type), named: access, in: file)
      guard let index = elements.firstIndex(where: { $0.label == name }) ?? Int(name), elements.indices.contains(index),
        let basePlace
      else { throw problem("expression is not assignable", at: access) }
      return (elements[index].type, { .tupleElement(basePlace(), index) })
    }
    if let nominal = value.type.nominal, let member = storage(name, in: nominal), let basePlace {
      notes?.note(.member(member), named: access, in: file)
      return (try storageType(of: member), { .field(basePlace(), member.index) })
    }
    guard let member = memberCandidates(name, of: value.type, isStatic: false).first else {
      throw unknownMember(name, of: value.type, isStatic: false, at: Syntax(access.declName))
    }
    return try place(of: member, base: value, basePlace: basePlace, at: ExprSyntax(access))
  }

  /// The value and place of an expression; unwrapped if it is declared with `!` and only its wrapped type has
  /// the member.
  private func unwrappedByItself(
    _ node: ExprSyntax, for name: String
  ) throws(Problem) -> (Checked, (() -> Place)?) {
    let (value, place) = try inferWithPlace(node)
    guard value.type.wrapped != nil, memberCandidates(name, of: value.type, isStatic: false).isEmpty,
      let inner = forced(value, at: node)
    else { return (value, place) }
    let range = range(node)
    return (inner, place.map { place in { .forced(place(), range: range) } })
  }

  /// The `isOn` binding that a toggle style receives.
  private static let toggled = NativeFunction(name: "isOn") { _, arguments throws(Stop) in
    guard case .tuple(let parts, _)? = arguments[0], parts.count > 3 else {
      throw arguments.fault(0, "ToggleStyleConfiguration")
    }
    return parts[3]
  }

  func place(
    of member: Member, base: Checked, basePlace: (() -> Place)?, at node: ExprSyntax
  ) throws(Problem) -> (Type, () -> Place) {
    notes?.note(.member(member), named: node, in: file)
    let receiver = Receiver.value(base, place: basePlace)
    let type = try type(of: member).substituting(substitution(for: member, of: receiver))
    if member.wrapper == .stateObject || member.wrapper == .gestureState || member.wrapper?.isFromSurroundings == true {
      throw problem(.cannotAssign(to: .property, because: .getOnly(member.name)), at: node)
    }
    if member.wrapper?.isBoxed == true {
      let box: () -> Place = { .box(.field(base.emit(), member.index)) }
      if let watched = watched(member, box, { .temporary(base.emit()) }) { return (type, watched) }
      return (type, box)
    }
    if member.name == "isOn", member.isNative, base.type.nominal?.name == "Configuration" {
      return (type, { .box(.native(Self.toggled, arguments: [.value(base.emit())], range: nil)) })
    }
    if member.name == "wrappedValue", base.type.isNominal(.binding) { return (type, { .box(base.emit()) }) }
    let isObject = base.type.nominal?.isOfObjects == true
    let owner: (() -> Place)? = isObject ? { .temporary(base.emit()) } : basePlace
    let isSuper = node.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self) == true
    if isSuper, member.kind == .computed || isOverridden(member), member.isMutable || member.hasSetter {
      return (type, { .exactly(member, base.emit()) })
    }
    if isOverridden(member), member.isMutable, !isOwnStorage(member) {
      return (type, { .computed(member, receiver: .temporary(base.emit())) })
    }
    switch member.kind {
    case .field:
      guard member.isMutable || isInitializing(member) else {
        throw problem(
          .cannotAssign(to: .property, because: .letConstant(member.name)), at: node,
          notes: [Note(SlipNote.letForVar, at: member.range)])
      }
      guard let owner else { throw immutableSelf(member, at: node) }
      let field: () -> Place = { member.isLazy ? .lazy(owner(), member) : .field(owner(), member.index) }
      return (type, watched(member, field, owner) ?? field)
    case .computed:
      guard member.hasSetter || (member.wrapping != nil && function.home.isInitializer) else {
        throw problem(.cannotAssign(to: .property, because: .getOnly(member.name)), at: node)
      }
      guard let owner = owner ?? (member.setsElsewhere ? { .temporary(base.emit()) } : nil) else {
        throw immutableSelf(member, at: node)
      }
      let plain: () -> Place = { .computed(member, receiver: owner()) }
      // `@Clamped var gap: CGFloat { didSet { … } }`
      return (type, member.wrapping == nil ? plain : watched(member, plain, owner) ?? plain)
    default: throw problem("expression is not assignable: '\(member.name)' is a method", at: node)
    }
  }

  /// The place of a property with `willSet` or `didSet`. Assignments in initializers and in these observers
  /// do not call observers.
  private func watched(_ member: Member, _ place: @escaping () -> Place, _ owner: @escaping () -> Place) -> (
    () -> Place
  )? {
    guard member.hasObservers, !function.home.isInitializer, function.home.observes !== member else { return nil }
    return { .observed(place(), member, owner: owner()) }
  }

  /// Whether an initializer may set this property, which may be a `let`.
  private func isInitializing(_ member: Member) -> Bool {
    function.isSelfMutable && member.owner == function.selfType?.nominal && !member.hasInitialValue
  }

  private func immutableSelf(_ member: Member, at node: ExprSyntax) -> Problem {
    let (reason, notes) = immutability(of: node) ?? (.immutableSelf, [Note(CallNote.markState(property: member.name))])
    return problem(.cannotAssign(to: .property, because: reason), at: node, notes: notes)
  }

  /// Why a part of a value cannot change: the variable at the start of `frame.size.width` is constant.
  func immutability(of part: ExprSyntax) -> (reason: SwiftMessage.Immutability, notes: [Note])? {
    guard let root = part.rootOfPlace else { return nil }
    let name = root.baseName.identifierText
    if let variable = scope.lookUp(name) {
      return variable.isMutable ? nil : (.letConstant(name), notes(onConstant: name, at: root))
    }
    let own = function.selfType.flatMap { memberCandidates(name, of: $0, isStatic: false).first }
    guard let member = own ?? module.globals[name]?.first else { return nil }
    switch member.kind {
    case .field where !member.isMutable: return (.letConstant(name), [Note(SlipNote.letForVar, at: member.range)])
    case .computed where !member.hasSetter: return (.getOnly(name), [])
    case .field, .computed: return own.map { (.immutableSelf, [Note(CallNote.markState(property: $0.name))]) }
    default: return nil
    }
  }

  private func elementPlace(_ call: SubscriptCallExprSyntax) throws(Problem) -> (Type, () -> Place) {
    let (value, basePlace) = try inferWithPlace(call.calledExpression)
    if let place = try nativeElementPlace(call, of: value, basePlace) { return place }
    let isArray = value.type.isNominal(.array) || value.type.isNominal(.arraySlice)
    guard isArray, let element = value.type.genericArguments.first, let only = call.arguments.first,
      call.arguments.count == 1, only.label == nil
    else {
      return try subscriptPlace(call, value, basePlace)
    }
    guard let basePlace else { throw immutableElement(call) }
    if let part = try rangePlace(call, of: value, basePlace) { return part }
    let index = try check(only.expression, as: int, for: .argument)
    let range = range(call)
    return (element, { .element(basePlace(), index.emit(), range: range) })
  }

  /// The place of an assigned native element: `self[GapKey.self] = 8`, in an extension of `EnvironmentValues`.
  private func nativeElementPlace(
    _ call: SubscriptCallExprSyntax, of value: Checked, _ basePlace: (() -> Place)?
  ) throws(Problem) -> (Type, () -> Place)? {
    let members = memberCandidates("subscript", of: value.type, isStatic: false)
    guard members.allSatisfy(\.isNative), let member = members.first(where: { $0.nativeSetter != nil }),
      let getter = member.native, let setter = member.nativeSetter, let basePlace, call.arguments.count == 1,
      let only = call.arguments.first, only.label == nil
    else { return nil }
    let element = try infer(ExprSyntax(call), hint: nil)
    let key = value.type.isNominal(.dictionary) ? value.type.genericArguments.first : nil
    let index = try infer(only.expression, hint: key)
    let range = range(call)
    return (element.type, { .nativeElement(basePlace(), getter, setter: setter, index.emit(), range: range) })
  }

  /// Checks an expression, and resolves its place if it is mutable.
  func inferWithPlace(_ node: ExprSyntax, hint: Type? = nil) throws(Problem) -> (Checked, (() -> Place)?) {
    let value = try infer(node, hint: hint)
    if node.optionalInside != nil, let wrapped = value.type.wrapped {
      let range = range(node)
      return (Checked(type: wrapped) { .forceUnwrap(value.emit(), range: range) }, placeIfAny(node))
    }
    return (value, placeIfAny(node))
  }

  /// The place of a mutable expression; nil for others.
  func placeIfAny(_ node: ExprSyntax) -> (() -> Place)? {
    let mayBePlace =
      node.is(DeclReferenceExprSyntax.self) || node.is(MemberAccessExprSyntax.self)
      || node.is(SubscriptCallExprSyntax.self)
      || node.is(ForceUnwrapExprSyntax.self) || node.is(OptionalChainingExprSyntax.self)
    guard mayBePlace, let (_, place) = try? place(node) else { return nil }
    return place
  }

  // MARK: Assignments

  func assignment(_ node: InfixOperatorExprSyntax) throws(Problem) -> Checked {
    if node.leftOperand.is(DiscardAssignmentExprSyntax.self) {
      let value = try infer(node.rightOperand, hint: nil)
      let range = range(node)
      return Checked(type: .void) { .block([.expression(value.emit(), range: range)]) }
    }
    if let tuple = node.leftOperand.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      return try tupleAssignment(tuple, node.rightOperand)
    }
    if let published = try publishedStorage(node) { return published }
    let (type, place) = try place(node.leftOperand)
    let value = try check(node.rightOperand, as: type, for: .assignment)
    if let target = simplePlace(node.leftOperand), target == simplePlace(node.rightOperand) {
      throw problem("assigning a \(target.owner == nil ? "variable" : "property") to itself", at: node.operator)
    }
    try requireSameView(value, in: node)
    if node.rightOperand.is(NilLiteralExprSyntax.self), type.wrapped?.nominal?.kind == .object {
      seen.letsObjectsGo = true
    }
    return try unlessMissing(
      node.leftOperand, Checked(type: .void) { .assigning(value.emit(), to: place()) })
  }

  private struct SimplePlace: Equatable {
    var owner: String?
    let name: String
  }

  /// The place of `count`, `self.count` or `card.count`; nil for longer chains.
  private func simplePlace(_ node: ExprSyntax) -> SimplePlace? {
    let node = node.withoutParentheses
    if let reference = node.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.identifierText
      let isOwn =
        scope.lookUp(name) == nil && function.hasSelf
        && function.selfType.map { !memberCandidates(name, of: $0, isStatic: false).isEmpty } == true
      return SimplePlace(owner: isOwn ? "self" : nil, name: name)
    }
    guard let access = node.as(MemberAccessExprSyntax.self),
      let owner = access.base?.withoutParentheses.as(DeclReferenceExprSyntax.self)?.baseName
        .identifierText,
      owner == "self" || scope.lookUp(owner) != nil
    else { return nil }
    if case .tuple? = scope.lookUp(owner)?.type.shallow { return nil }
    return SimplePlace(owner: owner, name: access.declName.baseName.identifierText)
  }

  /// Checks an assignment of a whole wrapper to its storage: `_name = Published(initialValue: name)`,
  /// `_way = ObservedObject(wrappedValue: way)`.
  private func publishedStorage(_ node: InfixOperatorExprSyntax) throws(Problem) -> Checked? {
    guard let name = node.leftOperand.nameOfOwnMember, name.hasPrefix("_"),
      let call = node.rightOperand.as(FunctionCallExprSyntax.self),
      let wrapper = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["Published", "ObservedObject"].contains(wrapper),
      let start = call.arguments.first, call.arguments.count == 1,
      let selfType = function.selfType,
      let member = selfType.nominal?.lookUp(String(name.dropFirst()), isStatic: false).first,
      case .binding(_, let attributes, _)? = member.syntax, attributes.has(wrapper)
    else { return nil }
    let base = try selfValue(at: node.leftOperand)
    let (type, place) = try place(of: member, base: base, basePlace: selfPlace(at: node), at: node.leftOperand)
    let value = try check(start.expression, as: type, for: .argument)
    return Checked(type: .void) { .assigning(value.emit(), to: place()) }
  }

  /// Makes an assignment conditional on an optional chain: `model?.width = 3` assigns only if there is a model.
  private func unlessMissing(_ target: ExprSyntax, _ assignment: Checked) throws(Problem) -> Checked {
    guard let chain = target.optionalInside else { return assignment }
    let base = try infer(chain.expression, hint: nil)
    let range = range(target)
    // `(model?.width = 3) != nil`
    let isCompared = target.parent?.parent?.parent?.parent?.is(TupleExprSyntax.self) == true
    return Checked(type: isCompared ? module.optional(.void) : .void) {
      let change = Statement.expression(assignment.emit(), range: range)
      return .block([
        .choose(
          [.unwrap(base.emit(), slot: nil)],
          then: isCompared ? [change, .returning(.some(.constant(.void)))] : [change],
          otherwise: isCompared ? [.returning(.constant(.none))] : nil, isBuilder: false, range: range)
      ])
    }
  }

  /// Checks a tuple assignment, `(a, b) = (b, a)`, which evaluates all values before it stores the first.
  private func tupleAssignment(_ targets: TupleExprSyntax, _ right: ExprSyntax) throws(Problem) -> Checked {
    var places: [(Type, () -> Place)?] = []
    for target in targets.elements {
      places.append(target.expression.is(DiscardAssignmentExprSyntax.self) ? nil : try place(target.expression))
    }
    let types = places.map { TupleElement(label: nil, type: $0?.0 ?? inference.fresh()) }
    let value = try check(right, as: .tuple(types), for: .specified)
    let slots = places.map { $0.map { _ in function.newSlot() } }
    let range = range(targets)
    return Checked(type: .void) {
      var statements: [Statement] = [.declareTuple(slots: slots, value.emit())]
      for (target, slot) in zip(places, slots) {
        guard let target, let slot else { continue }
        statements.append(.expression(.assign(target.1(), .local(depth: 0, slot: slot)), range: range))
      }
      return .block(statements)
    }
  }

  func compoundAssignment(_ node: InfixOperatorExprSyntax, _ symbol: String) throws(Problem) -> Checked {
    if let own = try ownAssignment(node, "\(symbol)=") { return own }
    let place: () -> Place
    do throws(Problem) {
      place = try self.place(node.leftOperand).1
    } catch {
      throw notMutable(error, at: node)
    }
    var left = try infer(node.leftOperand, hint: nil)
    if node.leftOperand.optionalInside != nil, let wrapped = left.type.wrapped {
      let optional = left
      let range = range(node)
      left = Checked(type: wrapped) { .forceUnwrap(optional.emit(), range: range) }
    }
    let right = try infer(node.rightOperand, hint: left.type)
    let (current, operand) = (function.newSlot(), function.newSlot())
    // The value is emitted twice: as written, and with the operands in slots of their own.
    var isInOrder = false
    let (first, second) = (left, right)
    let value = try arithmetic(
      Checked(type: left.type) { isInOrder ? .local(depth: 0, slot: current) : first.emit() },
      Checked(type: right.type) { isInOrder ? .local(depth: 0, slot: operand) : second.emit() }, symbol,
      at: Syntax(node), hint: left.type)
    // `width? += 1` checks for nil itself, so that it reads the place only once.
    let chain = node.leftOperand.as(OptionalChainingExprSyntax.self)
    return try unlessMissing(
      chain?.expression ?? node.leftOperand,
      Checked(type: .void) {
        let place = place()
        let by = second.emit()
        let growsInPlace = left.type.isNominal(.array) || left.type.isNominal(.string)
        if chain == nil, !growsInPlace, !place.mayRunProgram, !by.mayRunProgram {
          return .assign(place, value.emit())
        }
        isInOrder = true
        defer { isInOrder = false }
        return .change(
          place, current: current, by: by, operand: operand, to: value.emit(), ifThere: chain != nil)
      })
  }

  /// Rewords the error for `+=`, for which Swift does not say "cannot assign".
  private func notMutable(_ problem: Problem, at node: InfixOperatorExprSyntax) -> Problem {
    guard case .cannotAssign(_, let reason)? = problem.swift else { return problem }
    return self.problem(
      "left side of mutating operator isn't mutable: \(reason.words)", at: node, notes: problem.notes)
  }

  // MARK: Subscripts

  func subscriptCall(_ node: SubscriptCallExprSyntax, hint: Type?) throws(Problem) -> Checked {
    let arguments = CallArguments(node)
    if node.calledExpression.optionalInside != nil {
      return try chained(node.calledExpression, at: ExprSyntax(node)) { (inner) throws(Problem) in
        try self.element(of: inner, arguments, node)
      }
    }
    if let type = try typeExpression(node.calledExpression) {
      let own = memberCandidates("subscript", of: type, isStatic: true)
      guard own.isEmpty else { return try call(own, of: .type(type), arguments, at: Syntax(node), hint: hint) }
    }
    // `[.black, .red][index]` for an expected style: the list's elements have the expected type.
    let isOpenList = node.calledExpression.is(ArrayExprSyntax.self) && node.calledExpression.namesOnlyMembers
    let wanted = isOpenList ? hint.map { module.native(.array, [$0.isVariable ? $0 : $0.withoutOptionals]) } : nil
    let keys = wanted == nil ? try characterKeys(node) : nil
    let base = try infer(node.calledExpression, hint: wanted ?? keys)
    let found = try element(of: base, arguments, node)
    return node.calledExpression.is(SuperExprSyntax.self) ? exactly(found, of: base) : found
  }

  /// `["r": 4, "w": 2][letter]`: keys are characters where the index is one.
  private func characterKeys(_ node: SubscriptCallExprSyntax) throws(Problem) -> Type? {
    guard let list = node.calledExpression.as(DictionaryExprSyntax.self), case .elements(let pairs) = list.content,
      pairs.allSatisfy({ $0.key.is(StringLiteralExprSyntax.self) }), let index = node.arguments.first?.expression
    else { return nil }
    let key = try infer(index, hint: nil).type
    return key.isNominal(.character) ? module.native(.dictionary, [key, inference.fresh()]) : nil
  }

  private func element(of base: Checked, _ arguments: CallArguments, _ node: SubscriptCallExprSyntax) throws(Problem)
    -> Checked
  {
    if let part = try elementOfBinding(base, arguments, node) { return part }
    if base.type.isNominal(.array) || base.type.isNominal(.arraySlice),
      let element = base.type.genericArguments.first, let only = arguments.plain.first,
      arguments.count == 1, only.label == nil
    {
      if let part = try rangeElement(of: base, only.expression, at: node) { return part }
      let converted = try check(only.expression, as: int, for: .argument)
      let range = range(node)
      return Checked(type: element) { .element(base.emit(), converted.emit(), range: range) }
    }
    if let path = arguments.plain.first, path.label == "keyPath", arguments.count == 1 {
      let answer = inference.fresh()
      let function = try check(path.expression, as: module.native(.keyPath, [base.type, answer]), for: .argument)
      let range = range(node)
      return Checked(type: answer) { .callValue(function.emit(), [base.emit()], range: range) }
    }
    if base.type.isNominal(.string) || base.type.isNominal(.substring) {
      try refuseNumber(arguments, of: base.type, at: node)
    }
    if arguments.count == 1, let only = arguments.plain.first, only.label == nil,
      let part = try rangeElement(of: base, only.expression, at: node)
    {
      return part
    }
    if let element = try elementOfCollection(base, arguments, node) { return element }
    let members = memberCandidates("subscript", of: base.type, isStatic: false)
    if members.isEmpty {
      if let wrapped = base.type.wrapped, wrapped.isNominal(.array) {
        throw problem(
          "value of optional type '\(base.type)' must be unwrapped to refer to member 'subscript' of wrapped base type '\(wrapped)'",
          at: node)
      }
      if let nominal = base.type.nominal, nominal.isNative, nominal.conforms(toNative: .sequence) {
        throw unsupported(.name("subscript"), at: node)
      }
      throw problem("value of type '\(base.type)' has no subscripts", at: node)
    }
    return try call(
      members, of: .value(base, place: nil), arguments, at: Syntax(node), hint: nil)
  }
}

extension TypeChecker {
  /// The element of a generic collection: `self[index]` in an extension of `Collection`, and `data[0]` for a
  /// generic `Data`.
  private func elementOfCollection(
    _ base: Checked, _ arguments: CallArguments, _ node: SubscriptCallExprSyntax
  ) throws(Problem) -> Checked? {
    let protocols: [Nominal]
    switch base.type.shallow {
    case .opaque(let proto): protocols = [proto]
    case .parameter(let parameter): protocols = parameter.constraints
    default: return nil
    }
    guard protocols.contains(where: { $0.conforms(toNative: .collection) }), arguments.count == 1,
      let only = arguments.plain.first, only.label == nil, let element = element(of: base.type)
    else { return nil }
    let index = try check(only.expression, as: int, for: .argument)
    let range = range(node)
    return Checked(type: element) { .element(base.emit(), index.emit(), range: range) }
  }

  /// Rejects an integer as the index of a string.
  private func refuseNumber(
    _ arguments: CallArguments, of type: Type, at node: SubscriptCallExprSyntax
  ) throws(Problem) {
    guard arguments.count == 1, let index = arguments.plain.first, index.label == nil,
      let read = try? infer(index.expression, hint: int), inference.conversion(from: read.type, to: int) != nil,
      memberCandidates("subscript", of: type, isStatic: false).allSatisfy({ $0.isNative })
    else { return }
    throw Problem(
      .type, "'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.",
      at: range(node), notes: [Note(TypeNote.lettersHaveNoNumbers)])
  }
}

extension Member {
  /// Whether a computed property can be assigned to.
  var hasSetter: Bool {
    if nativeSetter != nil { return true }
    if isWatchedAnew { return true }
    if let wrapping, !isWrapperStorage {
      guard name.hasPrefix("$") else { return wrapping.isSettable }
      let projected = wrapping.nominals.first?.lookUp("projectedValue", isStatic: false).first
      return projected.map { $0.kind == .field ? $0.isMutable : $0.hasSetter } ?? false
    }
    if case .subscripting(let subscripting)? = syntax { return subscripting.accessorBlock?.declares("set") == true }
    guard case .binding(let binding, _, _)? = syntax else { return false }
    return binding.accessorBlock?.declares("set") == true
  }
}

extension AccessorBlockSyntax {
  /// Whether the accessors include the given keyword; in a protocol they have no bodies.
  fileprivate func declares(_ keyword: String) -> Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { $0.accessorSpecifier.text == keyword }
  }
}

extension ExprSyntax {
  /// The first name in a chain of members, elements and unwrapped values: `width` in `self.width.rounded`.
  fileprivate var rootOfPlace: DeclReferenceExprSyntax? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference }
    if let access = self.as(MemberAccessExprSyntax.self) {
      if access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" { return access.declName }
      return access.base?.rootOfPlace
    }
    if let call = self.as(SubscriptCallExprSyntax.self) { return call.calledExpression.rootOfPlace }
    if let unwrap = self.as(ForceUnwrapExprSyntax.self) { return unwrap.expression.rootOfPlace }
    return self.as(OptionalChainingExprSyntax.self)?.expression.rootOfPlace
  }

  /// The name of a member of `self`: `width` for `width` and `self.width`; nil for other expressions.
  fileprivate var nameOfOwnMember: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.identifierText }
    guard let access = self.as(MemberAccessExprSyntax.self),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    else { return nil }
    return access.declName.baseName.identifierText
  }

  /// The last `?` of a chain: the rest applies only to a value that is not nil.
  var optionalInside: OptionalChainingExprSyntax? {
    var here = self
    while true {
      switch here.kind {
      case .optionalChainingExpr: return here.as(OptionalChainingExprSyntax.self)
      case .memberAccessExpr:
        guard let base = here.as(MemberAccessExprSyntax.self)?.base else { return nil }
        here = base
      case .subscriptCallExpr:
        guard let call = here.as(SubscriptCallExprSyntax.self) else { return nil }
        here = call.calledExpression
      case .functionCallExpr:
        guard let call = here.as(FunctionCallExprSyntax.self) else { return nil }
        here = call.calledExpression
      default: return nil
      }
    }
  }
}
