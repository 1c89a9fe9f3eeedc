import Diagnostics
import SwiftSyntax

/// What a member is asked of.
enum Receiver {
  /// Nothing: a global function.
  case none
  /// A value; the place, if it has one, for members that change it.
  case value(Checked, place: (() -> Place)?)
  /// A type, for static members and initialisers.
  case type(Type)
}

/// Finding what a name means.
extension Checker {
  // MARK: A name by itself

  func name(_ node: DeclReferenceExprSyntax, hint: Type?) throws(Problem) -> Checked {
    let name = node.baseName.identifierText
    if name == "self" {
      if let captured = scope.lookUp("self") { return read(captured) }
      return try selfValue(at: ExprSyntax(node))
    }
    if case .binaryOperator(let symbol) = node.baseName.tokenKind {
      return try operatorValue(symbol, at: node, hint: hint)
    }
    if let variable = scope.lookUp(name) { return read(variable) }
    if let local = scope.localFunction(name) { return read(local.variable) }
    if let found = try implicitMember(name, node, hint: hint) { return found }
    if try typeExpression(ExprSyntax(node)) != nil {
      throw problem(
        "expected member name or initializer call after type name", at: node,
        notes: [Note("Write '\(name)(…)' for a value, or '\(name).self' for the type itself.")])
    }
    if let members = module.globals[name], let member = members.first {
      return try property(member, of: .none, at: ExprSyntax(node), hint: hint)
    }
    if let members = module.vocabulary.functions[name], let member = members.first {
      return try functionValue(member, receiver: .none)
    }
    throw unknownName(name, at: ExprSyntax(node))
  }

  func read(_ variable: Variable) -> Checked {
    let depth = function.depth(to: variable.function)
    if variable.isMutable { function.readVariable(of: variable.function) }
    if variable.isBound { return Checked(type: variable.type) { .unbox(.local(depth: depth, slot: variable.slot)) } }
    if variable.isComputed {
      return Checked(type: variable.type) {
        .callValue(.local(depth: depth, slot: variable.slot), [], range: SourceRange(lower: 0, upper: 0))
      }
    }
    return Checked(type: variable.type, emit: { .local(depth: depth, slot: variable.slot) }, made: variable.made)
  }

  func selfValue(at node: ExprSyntax) throws(Problem) -> Checked {
    guard let type = function.selfType else {
      throw problem("cannot find 'self' in scope; did you mean to use it in a type or extension context?", at: node)
    }
    if function.isStatic || !function.hasSelf { return metatype(type) }
    let depth = function.depthToSelf
    if function.isSelfMutable || type.nominal?.kind == .object { function.readVariable(of: nil) }
    return Checked(type: type) { .local(depth: depth, slot: 0) }
  }

  func unknownName(_ name: String, at node: ExprSyntax) -> Problem {
    if scope.isBroken(name) { return problem(Self.toldAlready, at: node) }
    if scope.declaresLater(name) {
      return problem("use of local variable '\(name)' before its declaration", at: node)
    }
    var names = scope.visibleNames + module.topLevelNames
    if let nominal = function.selfType?.nominal {
      names += nominal.memberNames(isStatic: false) + nominal.memberNames(isStatic: true)
    }
    if name.hasPrefix("$"), name.count > 1 {
      let plain = String(name.dropFirst())
      if Int(plain) != nil {
        return problem(
          "anonymous closure argument '\(name)' cannot be used here: this closure is given fewer values", at: node)
      }
    }
    if let instead = BeyondTheCourse.type(named: name) {
      return BeyondTheCourse.problem("'\(name)'", instead: instead, at: range(node))
    }
    return problem("cannot find '\(name)' in scope", at: node, notes: module.suggestion(for: name, among: names))
  }

  /// A member of the type around, without `self.`; also `$name` for the binding of a wrapped property.
  private func implicitMember(_ name: String, _ node: DeclReferenceExprSyntax, hint: Type?) throws(Problem) -> Checked?
  {
    guard let selfType = function.selfType, let nominal = selfType.nominal else { return nil }
    let isInstance = !function.isStatic && function.hasSelf
    if name.hasPrefix("$"), isInstance, let member = projected(String(name.dropFirst()), in: nominal) {
      return try binding(of: member, base: try selfValue(at: ExprSyntax(node)))
    }
    if let member = storage(name, in: nominal), isInstance {
      return try storage(of: member, base: try selfValue(at: ExprSyntax(node)))
    }
    let members = memberCandidates(name, of: selfType, isStatic: !isInstance)
    if let member = members.first {
      let receiver: Receiver = isInstance ? .value(try selfValue(at: ExprSyntax(node)), place: nil) : .type(selfType)
      return try property(member, of: receiver, at: ExprSyntax(node), hint: hint)
    }
    if isInstance, let member = memberCandidates(name, of: selfType, isStatic: true).first {
      throw problem(
        "static member '\(name)' cannot be used on instance of type '\(selfType)'", at: node,
        notes: [Note("Write '\(member.owner?.name ?? "Self").\(name)' or 'Self.\(name)'.")])
    }
    if !isInstance, memberCandidates(name, of: selfType, isStatic: false).isEmpty == false {
      if function.isInitialValue {
        throw problem(
          "cannot use instance member '\(name)' within property initializer; property initializers run before 'self' is available",
          at: node, notes: [Note("Make it a computed property: 'var … { … }'.")])
      }
      throw problem("instance member '\(name)' cannot be used on type '\(selfType)'", at: node)
    }
    return nil
  }

  private func wrapped(_ name: String, in nominal: Nominal) -> Member? {
    nominal.lookUp(name, isStatic: false).first { $0.wrapper?.isBoxed == true }
  }

  /// The property behind `$name`.
  private func projected(_ name: String, in nominal: Nominal) -> Member? {
    wrapped(name, in: nominal) ?? nominal.lookUp(name, isStatic: false).first { $0.wrapper?.holdsObject == true }
  }

  /// `_isOpen`: the wrapped property as it is stored, unless the type has a member of that very name.
  func storage(_ name: String, in nominal: Nominal) -> Member? {
    guard name.hasPrefix("_"), nominal.lookUp(name, isStatic: false).isEmpty else { return nil }
    return wrapped(String(name.dropFirst()), in: nominal)
  }

  private func storage(of member: Member, base: Checked) throws(Problem) -> Checked {
    Checked(type: try storageType(of: member)) { .field(base.emit(), member.index) }
  }

  /// `State<Bool>` or `Binding<Bool>`.
  func storageType(of member: Member) throws(Problem) -> Type {
    module.native(member.wrapper?.storageName ?? "Binding", [try type(of: member)])
  }

  /// `$isOpen`: the box itself instead of what is in it.
  private func binding(of member: Member, base: Checked) throws(Problem) -> Checked {
    let type = try type(of: member)
    if member.wrapper?.holdsObject == true {
      // The object is where its values are; a box around it is all that a binding to one of them needs.
      let range = member.range ?? SourceRange(lower: 0, upper: 0)
      return Checked(type: module.native("Binding", [type])) {
        .native(Self.boxing, arguments: [.value(.field(base.emit(), member.index))], range: range)
      }
    }
    let projected = member.wrapper == .gestureState ? "GestureState" : "Binding"
    return Checked(type: module.native(projected, [type])) { .field(base.emit(), member.index) }
  }

  private static let boxing = NativeFunction(name: "$") { _, arguments in .box(Box(arguments[0] ?? .void)) }

  // MARK: Members

  /// Members of a type under a name, best first.
  func memberCandidates(_ name: String, of type: Type, isStatic: Bool) -> [Member] {
    let found = allCandidates(name, of: type, isStatic: isStatic)
    if found.allSatisfy({ $0.context?.requirements.isEmpty ?? true }) { return found }
    return mostDemandingFirst(found.filter { isApplicable($0, to: type) })
  }

  func allCandidates(_ name: String, of type: Type, isStatic: Bool) -> [Member] {
    switch type.shallow {
    case .nominal(let nominal, _), .opaque(let nominal): return nominal.lookUp(name, isStatic: isStatic)
    case .parameter(let parameter): return parameter.constraints.flatMap { $0.lookUp(name, isStatic: isStatic) }
    case .variable(let variable):
      if variable.literal != nil {
        return (variable.literal == .float ? double : int).nominal?.lookUp(name, isStatic: isStatic) ?? []
      }
      return variable.constraints.flatMap { $0.lookUp(name, isStatic: isStatic) }
    default: return []
    }
  }

  func memberAccess(_ node: MemberAccessExprSyntax, hint: Type?) throws(Problem) -> Checked {
    let name = node.declName.baseName.identifierText
    guard let base = node.base else { return try implicitStatic(name, node, hint: hint) }
    if name == "self", let type = try typeExpression(base) { return metatype(type) }
    if base.optionalInside != nil {
      return try chained(base, at: ExprSyntax(node)) { (inner) throws(Problem) in
        try self.member(name, of: inner, place: nil, at: node, hint: nil)
      }
    }
    if let type = try typeExpression(base) {
      return try staticMember(name, of: type, at: node, hint: hint)
    }
    let value = try infer(base, hint: base.startsWithDot ? hint : nil)
    let found = try member(name, of: value, place: nil, at: node, hint: hint)
    return base.is(SuperExprSyntax.self) ? exactly(found, of: value) : found
  }

  /// `a?.b`: what follows works on the unwrapped value; the answer is optional.
  func chained(
    _ link: ExprSyntax, at node: ExprSyntax, _ rest: (Checked) throws(Problem) -> Checked
  ) throws(Problem) -> Checked {
    let chain = link.as(OptionalChainingExprSyntax.self)
    let base = try infer(chain?.expression ?? link, hint: nil)
    guard let wrapped = base.type.wrapped else {
      guard let chain else { return try rest(base) }
      throw problem(
        "cannot use optional chaining on non-optional value of type '\(base.type)'", at: chain.questionMark)
    }
    let slot = function.newSlot()
    let result = try rest(Checked(type: wrapped) { .local(depth: 0, slot: slot) })
    let flattens = result.type.wrapped != nil
    return Checked(type: flattens ? result.type : module.optional(result.type)) {
      .optionalChain(base.emit(), slot: slot, result.emit(), flattens: flattens)
    }
  }

  /// `.leading` where the type is known from the place.
  private func implicitStatic(_ name: String, _ node: MemberAccessExprSyntax, hint: Type?) throws(Problem) -> Checked {
    guard let hint, !hint.isVariable else {
      throw problem("reference to member '\(name)' cannot be resolved without a contextual type", at: node)
    }
    let type = hint.withoutOptionals
    if hint.wrapped != nil, name == "none", memberCandidates(name, of: type, isStatic: true).isEmpty {
      return Checked(type: hint) { .constant(.none) }
    }
    return try staticMember(name, of: type, at: node, hint: hint, isImplicit: true)
  }

  func staticMember(
    _ name: String, of type: Type, at node: MemberAccessExprSyntax, hint: Type?, isImplicit: Bool = false
  ) throws(Problem) -> Checked {
    if name == "self" { return metatype(type) }
    if name == "init", let made = try initializerValue(of: type, at: node, hint: hint) { return made }
    if let nested = nestedType(name, in: type) { return metatype(nested) }
    let members = memberCandidates(name, of: type, isStatic: true)
    let candidates = name == "init" ? members.filter { $0.kind != .initializer } : members
    if name == "allCases", candidates.isEmpty, let nominal = type.nominal, nominal.kind == .enumeration,
      nominal.conforms(toNative: "CaseIterable")
    {
      return Checked(type: module.native("Array", [type])) {
        .array(nominal.cases.indices.map { .enumCase(nominal, $0, []) })
      }
    }
    guard let member = candidates.first else {
      throw unknownMember(
        name, of: type, isStatic: true, at: Syntax(node.declName), named: isImplicit ? hint : nil)
    }
    try requireKnownAtRun(type, at: node)
    return try property(member, of: .type(type), at: ExprSyntax(node), hint: hint)
  }

  func unknownMember(
    _ name: String, of type: Type, isStatic: Bool, at node: Syntax, named wanted: Type? = nil
  ) -> Problem {
    if let unmet = unmetRequirement(name, of: type, isStatic: isStatic, at: node) { return unmet }
    var known: [String] = []
    if let nominal = type.nominal { known = nominal.memberNames(isStatic: isStatic) }
    if case .parameter(let parameter) = type.shallow {
      known = parameter.constraints.flatMap { $0.memberNames(isStatic: isStatic) }
    }
    if case .tuple(let elements) = type.shallow { known = elements.compactMap(\.label) }
    let owner = Syntax(node.parent)?.as(MemberAccessExprSyntax.self)?.base.map { Syntax($0) } ?? node
    if !isStatic, memberCandidates(name, of: type, isStatic: true).contains(where: { $0.kind != .enumCase }) {
      return problem(
        "static member '\(name)' cannot be used on instance of type '\(type)'", at: owner,
        notes: [Note("Write '\(type).\(name)'.")])
    }
    if isStatic, type.nominal?.isNative == false, !memberCandidates(name, of: type, isStatic: false).isEmpty {
      return problem(
        "instance member '\(name)' cannot be used on type '\(type)'; did you mean to use a value of this type instead?",
        at: owner)
    }
    var notes = module.suggestion(for: name, among: known)
    if isStatic { notes = axisNotes(name, of: type) + notes }
    if isStatic {
      let shown = wanted ?? type
      let words = if case .opaque(let proto) = shown.shallow { proto.qualifiedName } else { "\(shown)" }
      return problem("type '\(words)' has no member '\(name)'", at: node, notes: notes)
    }
    if type.nominal?.conforms(toNative: "View") == true {
      if let instead = BeyondTheCourse.modifier(named: name) {
        return BeyondTheCourse.problem("the modifier '\(name)'", instead: instead, at: node.range(in: file))
      }
      if notes.isEmpty { notes = [Note("If it is a modifier of SwiftUI, it is not part of this course.")] }
    }
    return problem("value of type '\(type)' has no member '\(name)'", at: node, notes: notes)
  }

  /// The most common slip: a guide of the wrong axis.
  private func axisNotes(_ name: String, of type: Type) -> [Note] {
    guard let vertical = module.vocabulary.types["VerticalAlignment"],
      let horizontal = module.vocabulary.types["HorizontalAlignment"]
    else { return [] }
    if type.nominal == vertical, !horizontal.lookUp(name, isStatic: true).isEmpty {
      return [
        Note(
          "'.\(name)' is a horizontal alignment. An HStack places its views side by side, so it aligns them up and down: top, center, bottom or a baseline."
        )
      ]
    }
    if type.nominal == horizontal, !vertical.lookUp(name, isStatic: true).isEmpty {
      return [
        Note(
          "'.\(name)' is a vertical alignment. A VStack places its views below each other, so it aligns them sideways: leading, center or trailing."
        )
      ]
    }
    return []
  }

  /// A member of a value, not called.
  func member(
    _ name: String, of base: Checked, place: (() -> Place)?, at node: MemberAccessExprSyntax, hint: Type?
  ) throws(Problem) -> Checked {
    if case .tuple(let elements) = base.type.shallow { return try tupleMember(name, elements, base, at: node) }
    if name == "self" { return base }
    if name.hasPrefix("$"), let nominal = base.type.nominal,
      let member = projected(String(name.dropFirst()), in: nominal)
    {
      return try binding(of: member, base: base)
    }
    let candidates = memberCandidates(name, of: base.type, isStatic: false)
    if let member = candidates.first {
      return try property(member, of: .value(base, place: place), at: ExprSyntax(node), hint: hint)
    }
    if let part = try partOfBinding(name, of: base, at: ExprSyntax(node)) { return part }
    if let wrapped = base.type.wrapped, !memberCandidates(name, of: wrapped, isStatic: false).isEmpty {
      throw problem(
        "value of optional type '\(base.type)' must be unwrapped to refer to member '\(name)' of wrapped base type '\(wrapped)'",
        at: node.base.map { Syntax($0) } ?? Syntax(node))
    }
    if case .metatype(let instance) = base.type.shallow {
      if case .opaque = instance.shallow, let member = memberCandidates(name, of: instance, isStatic: true).first,
        member.native == nil, member.kind == .computed || member.kind == .field
      {
        // Which type it is turns out when the program runs.
        let range = range(node)
        return Checked(type: try type(of: member)) {
          .call(member, receiver: .value(base.emit()), arguments: [], range: range)
        }
      }
      return try staticMember(name, of: instance, at: node, hint: hint)
    }
    throw unknownMember(name, of: base.type, isStatic: false, at: Syntax(node.declName))
  }

  private func tupleMember(
    _ name: String, _ elements: [TupleElement], _ base: Checked, at node: MemberAccessExprSyntax
  ) throws(Problem) -> Checked {
    let index = elements.firstIndex { $0.label == name } ?? Int(name)
    guard let index, elements.indices.contains(index) else {
      throw problem("value of tuple type '\(base.type)' has no member '\(name)'", at: node.declName)
    }
    return Checked(type: elements[index].type) { .tupleElement(base.emit(), index) }
  }

  // MARK: Reading a member

  /// Replaces a type's generic parameters by the arguments of the value it is asked of.
  func substitution(for member: Member, of receiver: Receiver) -> [GenericParameter: Type] {
    let type: Type
    switch receiver {
    case .none: return [:]
    case .value(let checked, _): type = checked.type
    case .type(let named): type = named
    }
    var found = associatedTypes(of: member, in: type)
    guard case .nominal(let nominal, let arguments) = type.shallow, !nominal.parameters.isEmpty else { return found }
    for (parameter, argument) in zip(nominal.parameters, arguments) {
      found[parameter] = argument
      // What belongs to the argument: `Data.Element` is `Item` for `[Item]`.
      for (name, type) in parameter.associated {
        if case .parameter(let own) = type, let known = witness(name, of: argument) { found[own] = known }
      }
    }
    return found
  }

  /// A property, case or method, read without being called.
  func property(_ member: Member, of receiver: Receiver, at node: ExprSyntax, hint: Type?) throws(Problem) -> Checked {
    try requireAccess(to: member, at: node)
    let substitution = substitution(for: member, of: receiver)
    let range = range(node)
    switch member.kind {
    case .enumCase: return try enumCase(member, of: receiver, substitution)
    case .method, .initializer, .subscripting: return try functionValue(member, receiver: receiver)
    case .field:
      let type = try type(of: member).substituting(substitution)
      if member.isStatic || member.owner == nil { return Checked(type: type) { .global(member) } }
      guard case .value(let base, _) = receiver else { return try functionValue(member, receiver: receiver) }
      if member.owner?.kind == .object { function.readVariable(of: nil) }
      if member.isLazy { return Checked(type: type) { .lazy(base.emit(), member) } }
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
      guard case .value(let base, _) = receiver else {
        var named: (() -> Expression)?
        if case .type(let type) = receiver { named = try receiverType(of: member, type, at: Syntax(node)) }
        return made(
          Checked(type: type) {
            .call(member, receiver: named.map { .value($0()) }, arguments: [], range: range)
          }, by: member, of: receiver)
      }
      return made(
        Checked(type: type) { .call(member, receiver: .value(base.emit()), arguments: [], range: range) }, by: member,
        of: receiver)
    }
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

  /// A function used as a value, as in `computeValue: Razémon.defaultValue`.
  func functionValue(_ member: Member, receiver: Receiver) throws(Problem) -> Checked {
    let signature = try signature(of: member)
    var substitution = substitution(for: member, of: receiver)
    for generic in signature.generics { substitution[generic] = inference.fresh(constraints: generic.constraints) }
    var plain = FunctionType(parameters: signature.parameters.map(\.type), result: signature.result)
    plain.isThrowing = signature.isThrowing
    let type = Type.function(plain).substituting(substitution)
    guard case .value(let base, _) = receiver else {
      if case .type(let named) = receiver, member.native == nil, member.isStatic, member.kind == .method,
        let own = try receiverType(of: member, named, at: nil)
      {
        return Checked(type: type) { .functionReference(member, receiver: own()) }
      }
      return Checked(type: type) { .functionReference(member, receiver: nil) }
    }
    return Checked(type: type) { .functionReference(member, receiver: base.emit()) }
  }

  /// `Double.init` as a function: the initialiser that takes what its place hands over.
  private func initializerValue(of type: Type, at node: MemberAccessExprSyntax, hint: Type?) throws(Problem) -> Checked?
  {
    let labels = node.declName.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.identifierText }
    for member in type.nominal?.lookUp("init", isStatic: true) ?? [] {
      let parameters = try signature(of: member).parameters
      if let labels, labels != parameters.map(\.label) { continue }
      let made = try functionValue(member, receiver: .type(type))
      guard let hint, !hint.isVariable else { return made }
      let mark = inference.mark
      if inference.conversion(from: made.type, to: hint) == .identity { return made }
      inference.undo(to: mark)
    }
    return try memberwiseValue(of: type, labels, at: node)
  }

  /// `(0..<5).map(Item.init)`: the initializer that every struct gets, as a function.
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

  // MARK: Key paths

  func keyPath(_ node: KeyPathExprSyntax, hint: Type?) throws(Problem) -> Checked {
    var root: Type = inference.fresh()
    if let written = node.root {
      root = try type(written, in: function.context)
    } else if let hint {
      switch hint.withoutOptionals {
      case .nominal(let nominal, let arguments)
      where nominal.isNative && nominal.name == "KeyPath" && arguments.count == 2:
        root = arguments[0]
      case .function(let wanted) where wanted.parameters.count == 1:
        root = wanted.parameters[0]
      default: break
      }
    }
    if case .variable(let variable) = root.shallow, variable.literal == nil {
      throw problem("cannot infer key path type from context; consider explicitly specifying a root type", at: node)
    }
    let (steps, found) = try keyPathSteps(node, from: root)
    if let hint, case .function = hint.withoutOptionals {
      return Checked(type: .function(FunctionType(parameters: [root], result: found))) { .keyPath(steps) }
    }
    return Checked(type: module.native("KeyPath", [root, found])) { .keyPath(steps) }
  }

  private func keyPathSteps(_ node: KeyPathExprSyntax, from root: Type) throws(Problem) -> ([KeyPathStep], Type) {
    var type = root
    var steps: [KeyPathStep] = []
    for (index, component) in node.components.enumerated() {
      if case .optional(let mark) = component.component {
        guard mark.questionOrExclamationMark.tokenKind == .postfixQuestionMark, let wrapped = type.wrapped else {
          throw unsupported("this key path", at: node)
        }
        var rest = node
        rest.root = nil
        rest.components = KeyPathComponentListSyntax(node.components.dropFirst(index + 1))
        let (inner, end) = try keyPathSteps(rest, from: wrapped)
        let flattens = end.wrapped != nil
        steps.append(.chain(inner, flattens: flattens))
        type = flattens ? end : module.optional(end)
        break
      }
      guard case .property(let property) = component.component else { throw unsupported("this key path", at: node) }
      let name = property.declName.baseName.identifierText
      if name == "self" { continue }
      let (step, next) = try keyPathStep(name, of: type, at: Syntax(property))
      steps.append(step)
      type = next
    }
    return (steps, type)
  }

  private func keyPathStep(_ name: String, of type: Type, at node: Syntax) throws(Problem) -> (KeyPathStep, Type) {
    if case .tuple(let elements) = type.shallow {
      guard let index = elements.firstIndex(where: { $0.label == name }) ?? Int(name), elements.indices.contains(index)
      else {
        throw unknownMember(name, of: type, isStatic: false, at: node)
      }
      return (.tupleElement(index), elements[index].type)
    }
    guard
      let member = memberCandidates(name, of: type, isStatic: false).first(where: {
        $0.kind == .field || $0.kind == .computed
      })
    else { throw unknownMember(name, of: type, isStatic: false, at: node) }
    let receiver = Receiver.value(Checked(type: type) { .constant(.void) }, place: nil)
    let result = try self.type(of: member).substituting(substitution(for: member, of: receiver))
    if member.kind == .field { return (.field(member.index), result) }
    if let native = member.native { return (.native(native), result) }
    return (.getter(member), result)
  }
}
