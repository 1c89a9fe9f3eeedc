import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks calls: finds the called declaration and checks the arguments.
extension TypeChecker {
  func functionCall(_ node: FunctionCallExprSyntax, hint: Type?) throws(Problem) -> Checked {
    let arguments = CallArguments(node)
    guard notes != nil else { return try functionCall(node, arguments, hint: hint) }
    do throws(Problem) {
      return try functionCall(node, arguments, hint: hint)
    } catch {
      salvage(arguments, of: Syntax(node))
      throw error
    }
  }

  private func functionCall(
    _ node: FunctionCallExprSyntax, _ arguments: CallArguments, hint: Type?
  ) throws(Problem) -> Checked {
    let callee = node.calledExpression

    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      return try namedCall(reference, arguments, at: node, hint: hint)
    }
    if let type = try typeExpression(callee) { return try construct(type, arguments, at: node, hint: hint) }
    if let access = callee.as(MemberAccessExprSyntax.self) {
      if access.base?.kind == .superExpr { return try superCall(access, arguments, at: node) }
      return try memberCall(access, arguments, at: node, hint: hint)
    }
    if let closure = callee.as(ClosureExprSyntax.self), arguments.trailing.isEmpty,
      arguments.plain.allSatisfy({ $0.label == nil && !$0.expression.is(InOutExprSyntax.self) })
    {
      return try calledInPlace(closure, arguments, at: node, hint: hint)
    }
    if let chain = callee.as(OptionalChainingExprSyntax.self) {
      return try chained(ExprSyntax(chain), at: ExprSyntax(node)) { (inner) throws(Problem) in
        try self.callValue(inner, arguments, at: node)
      }
    }
    return try callValue(try infer(callee, hint: nil), arguments, at: node)
  }

  /// A call of a closure literal: `{ … }()`, or `{ $0.locale = locale; return $0 }(Calendar.current)`.
  private func calledInPlace(
    _ closure: ClosureExprSyntax, _ arguments: CallArguments, at node: FunctionCallExprSyntax, hint: Type?
  ) throws(Problem) -> Checked {
    let names = closure.parameterNames ?? []
    var values: [Checked] = []
    for (index, argument) in arguments.plain.enumerated() {
      if index < names.count, let written = names[index].type {
        let type = try type(written, in: function.context)
        values.append(try check(argument.expression, as: type, for: .argument))
        continue
      }
      let mark = inference.mark
      values.append(try infer(argument.expression, hint: nil))
      inference.settleLiterals(since: mark)
    }
    let type = FunctionType(parameters: values.map(\.type.resolved), result: hint ?? inference.fresh())
    let checked = try infer(ExprSyntax(closure), hint: .function(type))
    let range = range(node)
    // The closure may state a result type of its own.
    var result = type.result
    if case .function(let made) = checked.type.shallow { result = made.result }
    return Checked(type: result) { .callValue(checked.emit(), values.map { $0.emit() }, range: range) }
  }

  // MARK: Calls by name

  private func namedCall(
    _ reference: DeclReferenceExprSyntax, _ arguments: CallArguments, at node: FunctionCallExprSyntax, hint: Type?
  ) throws(Problem) -> Checked {
    let name = reference.baseName.identifierText
    if name == "type", reference.baseName.text == name, arguments.count == 1, let only = arguments.plain.first,
      only.label == "of"
    {
      let value = try infer(only.expression, hint: nil)
      return dynamicType(of: value, at: range(node))
    }
    if notes != nil { search(for: name, wanted: hint) }
    if let variable = scope.lookUp(name) {
      notes?.note(.variable(variable), named: reference, in: file)
      return try callValue(read(variable), arguments, at: node)
    }
    let locals = scope.localFunctions(named: name)
    if let local = locals.first {
      if locals.count == 1, local.isPlain { return try call(local, arguments, at: node) }
      return try call(locals.map(\.member), of: .none, arguments, at: Syntax(node), hint: hint)
    }
    if scope.isBroken(name) { throw problem(.toldAlready, at: node) }
    if let own = try ownMethodNamedAsType(name, arguments, at: node, reference, hint: hint) { return own }
    if let type = try declaredType(reference, named: name) {
      let made = try construct(type, arguments, at: node, hint: hint)
      return name == "Self" ? dynamically(made) : made
    }
    if let selfType = function.selfType {
      let isInstance = !function.isStatic && function.hasSelf
      let members = memberCandidates(name, of: selfType, isStatic: !isInstance)
      // In an extension of `String`, and only there, Swift resolves `max(a, b)` to the global function.
      let isGlobal = selfType.isNominal(.string) && (name == "max" || name == "min") && arguments.plain.count > 1
      if !members.isEmpty, !isGlobal {
        let receiver: Receiver =
          isInstance
          ? .value(try selfValue(at: ExprSyntax(reference)), place: selfPlace(at: reference)) : .type(selfType)
        let called = try call(members, of: receiver, arguments, at: Syntax(node), hint: hint)
        return isInstance ? called : dynamically(called)
      }
    }
    if let outer = try outerStatics(name) {
      return try call(outer.members, of: .type(outer.type), arguments, at: Syntax(node), hint: hint)
    }
    let members = visible(module.globals[name] ?? []) + (module.vocabulary.functions[name] ?? [])
    if members.isEmpty { throw unknownName(name, at: ExprSyntax(reference)) }
    return try call(members, of: .none, arguments, at: Syntax(node), hint: hint)
  }

  /// Checks a call of a method whose name hides a global type: `Chip(3)`, if the surrounding type has a method `Chip`.
  private func ownMethodNamedAsType(
    _ name: String, _ arguments: CallArguments, at node: FunctionCallExprSyntax, _ reference: DeclReferenceExprSyntax,
    hint: Type?
  ) throws(Problem) -> Checked? {
    guard NativeTypes.mayBeType(name), let own = function.selfType, !function.isStatic, function.hasSelf else {
      return nil
    }
    let methods = memberCandidates(name, of: own, isStatic: false).filter { !$0.isNative && $0.kind == .method }
    if methods.isEmpty { return nil }
    let receiver = Receiver.value(try selfValue(at: ExprSyntax(reference)), place: selfPlace(at: reference))
    return try call(methods, of: receiver, arguments, at: Syntax(node), hint: hint)
  }

  func selfPlace(at node: some SyntaxProtocol) -> (() -> Place)? {
    guard function.hasSelf, !function.isStatic else { return nil }
    let depth = function.depthToSelf
    var holder: FunctionScope? = function
    while let here = holder, !here.holdsSelf { holder = here.parent }
    guard holder?.isSelfMutable == true else { return nil }
    return { .local(depth: depth, slot: 0) }
  }

  // MARK: Calls of members

  private func memberCall(
    _ access: MemberAccessExprSyntax, _ arguments: CallArguments, at node: FunctionCallExprSyntax, hint: Type?
  ) throws(Problem) -> Checked {
    let name = access.declName.baseName.identifierText
    guard let base = access.base ?? (chainBases.isEmpty ? nil : chainBases[access.id]) else {
      guard
        let hint = (hint?.isVariable == false ? hint : nil) ?? keyframeValue(around: Syntax(node))
          ?? demand(of: hint, having: name)
      else {
        throw problem(
          "reference to member '\(name)' cannot be resolved without a contextual type", at: access,
          notes: notes(onNothingBefore: name))
      }
      if name == "some", let wrapped = hint.wrapped, let only = arguments.plain.first, arguments.count == 1 {
        let inner = try check(only.expression, as: wrapped, for: .argument)
        return Checked(type: hint) { .some(inner.emit()) }
      }
      return try staticCall(name, on: hint.withoutOptionals, access, arguments, at: node, hint: hint)
    }
    if base.optionalInside != nil {
      let target = try changingPlace(base, name)
      return try chained(base, at: ExprSyntax(node)) { (inner) throws(Problem) in
        let members = self.memberCandidates(name, of: inner.type, isStatic: false)
        return try self.methodCall(name, members, on: inner, place: target, access, arguments, at: node, hint: nil)
      }
    }
    if base.isModuleName, let functions = module.vocabulary.functions[name] {
      return try call(functions, of: .none, arguments, at: Syntax(node), hint: hint)
    }
    if let type = try typeExpression(base) {
      let called = try staticCall(name, on: type, access, arguments, at: node, hint: hint)
      return base.isSelfType ? dynamically(called) : called
    }
    if name == "init", base.trimmedDescription == "self", function.isInitializer, let type = function.selfType {
      let made = try construct(type, arguments, at: node, hint: nil)
      let depth = function.depthToSelf
      if type.nominal?.kind == .object {
        // The object exists already, perhaps as an instance of a subclass.
        return Checked(type: .void) {
          guard case .call(let member, _, let arguments, let range) = made.emit() else { return .constant(.void) }
          return .initializeSuper(
            member, .local(depth: depth, slot: 0), arguments: arguments, isOverridable: true, range: range)
        }
      }
      // A failable initializer leaves nil in the value's place, and checks for it at its end.
      let mayFail = made.type.wrapped != nil
      if node.parent?.is(ForceUnwrapExprSyntax.self) == true { throw unsupported(.statement, at: node) }
      if mayFail, !function.home.isFailable, type.nominal?.name != "Optional" {
        let labels = arguments.plain.map { "\($0.label ?? "_"):" }.joined()
        throw problem(
          "a non-failable initializer cannot delegate to failable initializer 'init(\(labels))' written with 'init?'",
          at: node)
      }
      let range = range(node)
      return Checked(type: .void) {
        let value = made.emit()
        let plain = mayFail ? .native(Self.delegated, arguments: [.value(value)], range: range) : value
        return .assign(.local(depth: depth, slot: 0), plain)
      }
    }
    if let told = try listToldByClosure(base, name, access, arguments, at: node, hint: hint) { return told }
    let value = try infer(
      base, hint: try characterHint(base, name, arguments) ?? baseHint(base, name, giving: hint))
    if case .metatype(let instance) = value.type.shallow {
      if case .opaque(let proto) = instance.shallow, !proto.isNative {
        // The type is known only at run time.
        let members = memberCandidates(name, of: instance, isStatic: true)
        if !members.isEmpty {
          return dynamically(
            try call(members, of: .type(instance), arguments, at: Syntax(node), hint: hint), of: value.emit)
        }
      }
      let called = try staticCall(name, on: instance, access, arguments, at: node, hint: hint)
      return instance.nominal?.kind == .object ? dynamically(called, of: value.emit) : called
    }
    // Only mutating members need the place, because it requires checking the base again: in a long chain of calls every
    // step would double the work.
    let members = memberCandidates(name, of: value.type, isStatic: false)
    let place = members.contains(where: \.isMutating) ? placeIfAny(base) : nil
    return try methodCall(name, members, on: value, place: place, access, arguments, at: node, hint: hint)
  }

  /// `("a"..."f").contains(letter)`, `["a", "e"].contains(letter)`: literals are characters where the argument is one.
  private func characterHint(_ base: ExprSyntax, _ name: String, _ arguments: CallArguments) throws(Problem) -> Type? {
    guard arguments.count == 1, let only = arguments.plain.first, let kind = base.kindOfTextLiterals else { return nil }
    let element: Type
    if name == "contains" || name == "firstIndex" {
      element = try infer(only.expression, hint: nil).type
    } else if only.expression.is(DeclReferenceExprSyntax.self),
      case .function(let taken)? = (try? infer(only.expression, hint: nil))?.type.shallow, taken.parameters.count == 1
    {
      // `["a", "b"].map(isVowel)`
      element = taken.parameters[0]
    } else {
      return nil
    }
    return element.isNominal(.character) ? module.native(kind, [element]) : nil
  }

  private static let delegated = NativeFunction(name: "init") { _, arguments in
    if case .some(let value)? = arguments[0] { value } else { .none }
  }

  /// The place of an optional that a call mutates: of the list in `list?.append(3)`.
  private func changingPlace(_ link: ExprSyntax, _ name: String) throws(Problem) -> (() -> Place)? {
    let base = link.as(OptionalChainingExprSyntax.self)?.expression ?? link
    guard let wrapped = try infer(base, hint: nil).type.wrapped,
      memberCandidates(name, of: wrapped, isStatic: false).contains(where: \.isMutating)
    else { return nil }
    return placeIfAny(link)
  }

  private func staticCall(
    _ name: String, on type: Type, _ access: MemberAccessExprSyntax, _ arguments: CallArguments,
    at node: FunctionCallExprSyntax, hint: Type?
  ) throws(Problem) -> Checked {
    if name == "init" {
      var made = try construct(type, arguments, at: node, hint: hint)
      // `T.init(…)`, where `T` is some subclass.
      if case .parameter(let own) = type.shallow, own.constraints.contains(where: { $0.kind == .object }),
        made.type.wrapped == nil
      {
        made.type = type
      }
      return made
    }
    if let nested = nestedType(name, in: type) {
      if let nominal = nested.nominal { notes?.note(.type(nominal), named: access, in: file) }
      return try construct(nested, arguments, at: node, hint: hint)
    }
    var members = memberCandidates(name, of: type, isStatic: true)
    if members.isEmpty { members = concreteMembers(name, of: type) }
    if members.isEmpty, let value = try defaultOfID(name, type, arguments, at: node) { return value }
    if members.isEmpty, try isHanded(type, arguments),
      let method = try methodWithoutValue(name, of: type, at: access, hint: nil)
    {
      return try callValue(method, arguments, at: node)
    }
    if members.isEmpty {
      throw unknownMember(name, of: type, isStatic: true, at: Syntax(access.declName))
    }
    return try call(members, of: .type(type), arguments, at: Syntax(node), hint: hint)
  }

  /// Whether a call passes one value of the type, as `Card.area(card)` does.
  private func isHanded(_ type: Type, _ arguments: CallArguments) throws(Problem) -> Bool {
    guard arguments.count == 1, let only = arguments.plain.first, only.label == nil else { return false }
    let mark = inference.mark
    defer { inference.undo(to: mark) }
    return inference.conversion(from: try infer(only.expression, hint: type).type, to: type) != nil
  }

  func methodCall(
    _ name: String, _ members: [Member], on base: Checked, place: (() -> Place)?, _ access: MemberAccessExprSyntax,
    _ arguments: CallArguments, at node: FunctionCallExprSyntax, hint: Type?
  ) throws(Problem) -> Checked {
    if name == "joined", arguments.count == 0, let list = flattened(base, at: node) { return list }
    if members.isEmpty {
      if case .tuple = base.type.shallow {
        return try callValue(try member(name, of: base, place: nil, at: access, hint: nil), arguments, at: node)
      }
      if let wrapped = base.type.wrapped, !memberCandidates(name, of: wrapped, isStatic: false).isEmpty {
        if let inside = access.base, let forced = forced(base, at: inside) {
          let own = memberCandidates(name, of: wrapped, isStatic: false)
          return try call(own, of: .value(forced, place: nil), arguments, at: Syntax(node), hint: hint)
        }
        if let proto = view.nominal, inference.conforms(wrapped, to: proto) {
          // An optional view is a view too.
          let modifiers = memberCandidates(name, of: view, isStatic: false)
          if !modifiers.isEmpty {
            let whole = Checked(type: view, emit: base.emit)
            return try call(modifiers, of: .value(whole, place: nil), arguments, at: Syntax(node), hint: hint)
          }
        }
        throw problem(
          "value of optional type '\(base.type)' must be unwrapped to refer to member '\(name)' of wrapped base type '\(wrapped)'",
          at: access.base.map { Syntax($0) } ?? Syntax(access))
      }
      throw unknownMember(name, of: base.type, isStatic: false, at: Syntax(access.declName))
    }
    if name == "environment", setsBeyond(arguments) { return base }
    let called = try call(members, of: .value(base, place: place), arguments, at: Syntax(node), hint: hint)
    return sequenceView(called, name, of: base, hint: hint, at: range(node))
  }
}

extension ExprSyntax {
  /// Whether it is `Self`: in a class, the dynamic type.
  var isSelfType: Bool { self.as(DeclReferenceExprSyntax.self)?.baseName.text == "Self" }
}

extension ExprSyntax {
  /// The type of a literal list or range of texts, whose elements may also be characters.
  fileprivate var kindOfTextLiterals: NativeName? {
    if let list = self.as(ArrayExprSyntax.self) {
      return list.elements.allSatisfy { $0.expression.is(StringLiteralExprSyntax.self) } ? .array : nil
    }
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let range = tuple.elements.first?.expression.as(InfixOperatorExprSyntax.self),
      range.leftOperand.is(StringLiteralExprSyntax.self)
    else { return nil }
    return .closedRange
  }
}

extension BlockScope.LocalFunction {
  /// Whether a call needs no type arguments and rethrows nothing.
  fileprivate var isPlain: Bool { signature.generics.isEmpty && !signature.isRethrowing }
}
