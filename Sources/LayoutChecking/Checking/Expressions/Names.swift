import Diagnostics
import LayoutProgram
import SwiftSyntax

/// The receiver of a member.
enum Receiver {
  /// None: a global function.
  case none
  /// A value; with its place, if it has one, for mutating members.
  case value(Checked, place: (() -> Place)?)
  /// A type, for static members and initializers.
  case type(Type)
}

extension Receiver {
  /// The class of the receiver.
  var classType: Type? {
    let type: Type
    switch self {
    case .none: return nil
    case .value(let checked, _): type = checked.type
    case .type(let named): type = named
    }
    return type.nominal?.kind == .object ? type : nil
  }
}

/// Resolves names.
extension TypeChecker {
  func name(_ node: DeclReferenceExprSyntax, hint: Type?) throws(Problem) -> Checked {
    let name = node.baseName.identifierText
    if name == "self" {
      if let captured = scope.lookUp("self") { return read(captured) }
      return try selfValue(at: ExprSyntax(node))
    }
    switch node.baseName.tokenKind {
    case .binaryOperator(let symbol), .prefixOperator(let symbol), .postfixOperator(let symbol):
      return try operatorValue(symbol, at: node, hint: hint)
    case .exclamationMark: return try operatorValue("!", at: node, hint: hint)
    default: break
    }
    if notes != nil { search(for: name, wanted: hint) }
    if let variable = scope.lookUp(name) {
      notes?.note(.variable(variable), named: node, in: file)
      if variable.isAwaited { try requireAwaiting(of: variable, at: node) }
      return read(variable)
    }
    if let local = localFunction(name, hint: hint) {
      notes?.note(.variable(local.variable), named: node, in: file)
      return read(local.variable)
    }
    // A variable without a type still hides a member of the same name: `let alert = UIAlertController(…)`.
    if scope.isBroken(name) { throw problem(.toldAlready, at: node) }
    if let found = try implicitMember(name, node, hint: hint) { return found }
    if let outer = try outerStatics(name), let member = outer.members.first {
      return try property(member, of: .type(outer.type), at: ExprSyntax(node), hint: hint)
    }
    if try typeExpression(ExprSyntax(node)) != nil {
      throw problem(
        "expected member name or initializer call after type name", at: node,
        notes: [Note(NameNote.valueOrType(name: name))])
    }
    if let members = module.globals[name], let member = visible(members).first {
      return try property(member, of: .none, at: ExprSyntax(node), hint: hint)
    }
    if let members = module.vocabulary.functions[name], let member = members.first {
      notes?.note(.member(member), named: node, in: file)
      return try functionValue(member, receiver: .none)
    }
    throw unknownName(name, at: ExprSyntax(node), hint: hint)
  }

  /// The local function with a name and the expected type.
  private func localFunction(_ name: String, hint: Type?) -> BlockScope.LocalFunction? {
    let functions = scope.localFunctions(named: name)
    guard functions.count > 1, let hint else { return functions.first }
    return functions.first { function in
      let mark = inference.mark
      defer { inference.undo(to: mark) }
      return inference.conversion(from: function.variable.type, to: hint) != nil
    } ?? functions.first
  }

  func read(_ variable: Variable) -> Checked {
    let depth = function.depth(to: variable.function)
    if variable.isMutable { function.readVariable(of: variable.function) }
    if variable.isBound { return Checked(type: variable.type) { .unbox(.local(depth: depth, slot: variable.slot)) } }
    if let changing = variable.access?.changing {
      let (value, wrapper, nothing) = (function.newSlot(), function.newSlot(), function.newSlot())
      let kept = (depth: depth, slot: variable.slot)
      return Checked(type: variable.type) {
        .block([
          .declareTuple(
            slots: [value, wrapper],
            .callValue(.closure(changing), [.local(depth: kept.depth, slot: kept.slot)], range: nil)),
          .declare(
            slot: nothing, .assign(.local(depth: kept.depth, slot: kept.slot), .local(depth: 0, slot: wrapper))),
          .returning(.local(depth: 0, slot: value)),
        ])
      }
    }
    if let access = variable.access {
      return Checked(type: variable.type) {
        .callValue(.closure(access.get), [.local(depth: depth, slot: variable.slot)], range: nil)
      }
    }
    if variable.isComputed {
      return Checked(type: variable.type) {
        .callValue(.local(depth: depth, slot: variable.slot), [], range: nil)
      }
    }
    return Checked(type: variable.type, emit: { .local(depth: depth, slot: variable.slot) }, made: variable.made)
  }

  func selfValue(at node: ExprSyntax) throws(Problem) -> Checked {
    guard let type = function.selfType else {
      throw problem("cannot find 'self' in scope; did you mean to use it in a type or extension context?", at: node)
    }
    if function.isStatic || !function.hasSelf {
      guard type.nominal?.kind == .object || type.nominal?.conformingType != nil else { return metatype(type) }
      let function = function
      let named = metatype(type)
      return Checked(type: named.type) { Self.receiver(of: function) ?? named.emit() }
    }
    let depth = function.depthToSelf
    if function.isSelfMutable || type.nominal?.kind == .object { function.readVariable(of: nil) }
    return Checked(type: type) { .local(depth: depth, slot: 0) }
  }

  func unknownName(_ name: String, at node: ExprSyntax, hint: Type? = nil) -> Problem {
    if scope.isBroken(name) || notes?.question?.name == name { return problem(.toldAlready, at: node) }
    if scope.declaresLater(name) {
      return problem("use of local variable '\(name)' before its declaration", at: node)
    }
    var names = module.advises ? scope.visibleNames + module.topLevelNames : []
    if module.advises, let nominal = function.selfType?.nominal {
      names += nominal.memberNames(isStatic: false) + nominal.memberNames(isStatic: true)
    }
    if let storage = storageBeyond(name, at: node) { return storage }
    if name.hasPrefix("$"), name.count > 1 {
      let plain = String(name.dropFirst())
      if isPublished(plain, in: function.selfType) {
        return unsupported(.name(name), at: node, instead: .useObservable)
      }
      if let number = Int(plain) {
        return namedArgument(name, number, at: node) ?? problem(.fewerValues(argument: name), at: node)
      }
    }
    if name == "ViewBuilder" { return unsupported(.name(name), at: node) }
    if let instead = BeyondTheCourse.type(named: name) {
      return BeyondTheCourse.problem(.name(name), instead: instead, at: range(node))
    }
    if let type = function.selfType, let problem = inherited(by: type, at: Syntax(node)) { return problem }
    // `cgImage` in an extension of `UIImage`, which is partly supported.
    let homes =
      if case .parameter(let own)? = function.selfType { own.constraints } else { [function.selfType?.nominal] }
    if homes.contains(where: { $0?.isPartlyKnown == true || AppleMembers.has(name, of: $0?.name ?? "") }) {
      return unsupported(.name(name), at: node)
    }
    // The constants of C's mathematics: `M_E`, `M_SQRT2`.
    if name.hasPrefix("M_"), name == name.uppercased() { return unsupported(.name(name), at: node) }
    let notes = notes(onUnknown: name, at: node, among: names, hint: hint)
    return perhapsOfOtherModule(problem(.notInScope(name), at: node, notes: notes), name, at: node)
  }

  /// The problem of the storage or projection of an unsupported wrapper: `_notes = Query(…)`.
  private func storageBeyond(_ name: String, at node: ExprSyntax) -> Problem? {
    guard name.hasPrefix("_") || name.hasPrefix("$"), name.count > 1 else { return nil }
    let plain = String(name.dropFirst())
    if scope.isBroken(plain) { return problem(.toldAlready, at: node) }
    return function.selfType?.nominal?.lookUp(plain, isStatic: false).lazy.compactMap(\.beyond).first
  }

  /// Whether `$name` would be the publisher of an object's property.
  func isPublished(_ name: String, in type: Type?) -> Bool {
    let member = type?.nominal?.lookUp(name, isStatic: false).first
    guard case .binding(_, let attributes, _)? = member?.syntax else { return false }
    return attributes.has("Published")
  }

  /// Static members of a type around the surrounding type, available without a prefix.
  func outerStatics(_ name: String) throws(Problem) -> (type: Type, members: [Member])? {
    guard let inner = enclosingNominal(function.context) else { return nil }
    var outer = inner.outer
    while let nominal = outer {
      let type = nominal.selfType
      let members = memberCandidates(name, of: type, isStatic: true)
      if name != "init", !members.isEmpty { return (type, members) }
      outer = nominal.outer
    }
    return nil
  }

  /// A member of the surrounding type without `self.`; also `$name` for the binding of a wrapped property.
  private func implicitMember(_ name: String, _ node: DeclReferenceExprSyntax, hint: Type?) throws(Problem) -> Checked?
  {
    guard let selfType = function.selfType, let nominal = selfType.nominal else { return nil }
    let isInstance = !function.isStatic && function.hasSelf && !function.isDefaultValue
    if name.hasPrefix("$"), isInstance, let member = projected(String(name.dropFirst()), in: nominal) {
      notes?.note(.member(member), named: node, in: file)
      return try binding(of: member, base: try selfValue(at: ExprSyntax(node)))
    }
    if let member = storage(name, in: nominal), isInstance {
      notes?.note(.member(member), named: node, in: file)
      return try storage(of: member, base: try selfValue(at: ExprSyntax(node)))
    }
    if !isInstance, let bound = try staticBinding(name, in: nominal, named: Syntax(node)) { return bound }
    let members = memberCandidates(name, of: selfType, isStatic: !isInstance)
    if let member = members.read {
      let receiver: Receiver = isInstance ? .value(try selfValue(at: ExprSyntax(node)), place: nil) : .type(selfType)
      let found = try property(member, of: receiver, at: ExprSyntax(node), hint: hint)
      return isInstance ? found : dynamically(found)
    }
    if !isInstance, name == "allCases", nominal.kind == .enumeration, nominal.conforms(toNative: .caseIterable) {
      return allCases(of: nominal, selfType)
    }
    if isInstance, let member = memberCandidates(name, of: selfType, isStatic: true).first {
      throw problem(
        "static member '\(name)' cannot be used on instance of type '\(selfType)'", at: node,
        notes: [Note(NameNote.writeOwner(type: member.owner?.name ?? "Self", name: name))])
    }
    if !isInstance, memberCandidates(name, of: selfType, isStatic: false).isEmpty == false {
      if function.isInitialValue {
        throw problem(
          "cannot use instance member '\(name)' within property initializer; property initializers run before 'self' is available",
          at: node, notes: [Note(DeclarationNote.compute)])
      }
      throw problem("instance member '\(name)' cannot be used on type '\(selfType)'", at: node)
    }
    return nil
  }

  private func wrapped(_ name: String, in nominal: Nominal) -> Member? {
    nominal.lookUp(name, isStatic: false).first { $0.wrapper?.isBoxed == true }
  }

  /// Checks `$name` of a `@State static var name`, as in previews: no view owns it, so it keeps its initial value.
  func staticBinding(_ name: String, in nominal: Nominal, named node: Syntax) throws(Problem) -> Checked? {
    guard name.hasPrefix("$"),
      let member = nominal.lookUp(String(name.dropFirst()), isStatic: true).first(where: {
        $0.wrapper?.isBoxed == true || $0.wrapper?.holdsObject == true
      })
    else { return nil }
    notes?.note(.member(member), named: node, in: file)
    let range = member.range
    return Checked(type: module.native(.binding, [try type(of: member)])) {
      .native(Self.boxing, arguments: [.value(.global(member))], range: range)
    }
  }

  /// The property of `$name`.
  func projected(_ name: String, in nominal: Nominal) -> Member? {
    wrapped(name, in: nominal) ?? nominal.lookUp(name, isStatic: false).first { $0.wrapper?.holdsObject == true }
  }

  /// The property whose storage a name means: `_isOpen`, unless the type has a member of that very name.
  func storage(_ name: String, in nominal: Nominal) -> Member? {
    guard name.hasPrefix("_"), nominal.lookUp(name, isStatic: false).isEmpty else { return nil }
    return wrapped(String(name.dropFirst()), in: nominal)
  }

  private func storage(of member: Member, base: Checked) throws(Problem) -> Checked {
    Checked(type: try storageType(of: member)) { .field(base.emit(), member.index) }
  }

  /// The storage type of a wrapped property: `State<Bool>` or `Binding<Bool>`.
  func storageType(of member: Member) throws(Problem) -> Type {
    module.native(member.wrapper?.storageName ?? .binding, [try type(of: member)])
  }

  /// The binding of a wrapped property, `$isOpen`: the box itself instead of its value.
  func binding(of member: Member, base: Checked) throws(Problem) -> Checked {
    let type = try type(of: member)
    if member.wrapper?.holdsObject == true {
      // The object holds its values, so a binding to one of them needs only a box around the object.
      let range = member.range
      return Checked(type: module.native(.binding, [type])) {
        .native(Self.boxing, arguments: [.value(.field(base.emit(), member.index))], range: range)
      }
    }
    let projected = member.wrapper == .gestureState ? NativeName.gestureState : .binding
    return Checked(type: module.native(projected, [type])) { .field(base.emit(), member.index) }
  }

  private static let boxing = NativeFunction(name: "$") { _, arguments throws(Stop) in .box(Box(try arguments.value(0)))
  }
}
