import Diagnostics
import LayoutNatives
import LayoutProgram
import SwiftSyntax

/// Checks a call of one particular declaration.
extension TypeChecker {
  func apply(
    _ candidate: Candidate, _ receiver: Receiver, at node: Syntax, hint: Type?, skippingClosures: Bool = false
  ) throws(Problem) -> Checked {
    let member = candidate.member
    let signature = candidate.signature
    if notes != nil { noteCall(of: candidate, at: node) }
    try requireAccess(to: member, at: node)
    var substitution = substitution(for: member, of: receiver)
    for generic in signature.generics {
      substitution[generic] = inference.fresh(constraints: generic.constraints)
    }
    openAssociated(of: signature.generics, in: &substitution)
    if member.kind == .initializer { openAssociated(of: member.owner?.parameters ?? [], in: &substitution) }
    var result = signature.result.substituting(substitution)
    if case .type(let type) = receiver, member.kind == .enumCase, type.nominal == member.owner { result = type }
    if member.kind == .initializer, case .type(let type) = receiver, result.wrapped == nil {
      if type.nominal == member.owner, inference.unify(result, type) { result = type }
    }
    if member.kind == .initializer || member.isStatic { try tellArguments(of: member, substitution) }
    adopt(hint, in: result, candidate.match)
    if member.isNative, member.name == "reduce", result.shallow.isVariable, case .value(let base, _) = receiver,
      let start = candidate.match.first(0), let element = element(of: base.type),
      start.startsWithDot || sumsUp(start, candidate.match, element, hint)
    {
      _ = inference.unify(result, element)
    }
    let throwing = effects.throwingArguments
    if signature.parameters.contains(where: \.isInout) { try requireDistinct(candidate.match, of: member, at: node) }
    let parts = try checkArguments(
      candidate.match, signature.parameters, substitution, of: signature, calling: member,
      skippingClosures: skippingClosures)
    let given = hint?.isVariable == false ? result.shallow : nil
    try checkConstraints(of: signature, member, substitution, given: given, at: node)
    if member.kind == .initializer, let owner = member.owner {
      let callee = node.as(FunctionCallExprSyntax.self).map { Syntax($0.calledExpression) } ?? node
      try requireConformances(of: owner, substitution, at: callee)
    }
    let throwsByArgument = signature.isRethrowing && effects.throwingArguments > throwing
    effects.throwingArguments = throwing
    if signature.isThrowing || throwsByArgument, !skippingClosures {
      try requireHandling(at: node, throwing: throwsByArgument ? nil : signature.thrown?.substituting(substitution))
    }
    if signature.isAsync, !skippingClosures { try requireWaiting(at: node) }
    try requireOneView(for: signature, parts, at: node)
    if signature.givesSelf, let own = receiver.classType { result = result.wrapped == nil ? own : module.optional(own) }
    let types = signature.handedTypes.map { typeValue(of: substitution[$0] ?? .parameter($0)) }
    let value = made(
      try emit(member, signature, receiver, parts, types, result: result, at: node), by: member, of: receiver)
    guard isKey(candidate) else { return value }
    let range = range(node)
    return Checked(type: value.type) { .native(Self.readingMarkdown, arguments: [.value(value.emit())], range: range) }
  }

  /// Whether a call passes a literal with Markdown to a `Text`: only a literal, as in `Text("**bold**")`, is
  /// a `LocalizedStringKey`.
  private func isKey(_ candidate: Candidate) -> Bool {
    guard candidate.member.kind == .initializer, candidate.member.owner?.name == "Text", candidate.member.isNative,
      candidate.signature.parameters.first?.label == nil,
      let literal = candidate.match.first(0)?.as(StringLiteralExprSyntax.self)
    else { return false }
    return literal.segments.contains { segment in
      segment.as(StringSegmentSyntax.self).map { InlineMarkdown.mayBe(in: $0.content.text) } ?? false
    }
  }

  private static let readingMarkdown = NativeFunction(name: "markdown") { _, arguments throws(Stop) in
    guard case .view(var view)? = arguments[0], case .text(let content) = view.content else {
      return try arguments.value(0)
    }
    view.content = .text(content.readingMarkdown)
    return .view(view)
  }

  /// Whether the initial value of `prices.reduce(0, +)` can be a literal of the element type, one of the program's own.
  private func sumsUp(_ start: ExprSyntax, _ match: ArgumentMatch, _ element: Type, _ hint: Type?) -> Bool {
    guard start.isPlainLiteral, element.nominal?.isNative == false else { return false }
    var isOperator = false
    if case .binaryOperator? = match.first(1)?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind {
      isOperator = true
    }
    guard isOperator || hint?.resolved == element.resolved else { return false }
    let mark = inference.mark
    defer { inference.undo(to: mark) }
    return ((try? ownLiteral(start, hint: element)) ?? nil) != nil
  }

  /// Throws if the type arguments of a value do not meet their constraints: `Card(content: "a")`, if `Card`
  /// requires a view.
  func requireConformances(
    of nominal: Nominal, _ substitution: [GenericParameter: Type], at node: Syntax
  ) throws(Problem) {
    if nominal.isNative { return }
    for parameter in nominal.parameters {
      guard let type = substitution[parameter]?.shallow, !type.isVariable else { continue }
      for proto in parameter.constraints where !inference.conforms(type, to: proto) {
        throw problem(
          .requires(
            callee: "generic \(nominal.kind.rawValue) '\(nominal.name)'", type: "\(type)", proto: proto.name),
          at: node)
      }
    }
  }

  /// Throws if the generic arguments of a call do not meet their constraints.
  ///
  /// - Parameter given: the result, if the context decides its type: a literal of that type is still open.
  private func checkConstraints(
    of signature: Signature, _ member: Member, _ substitution: [GenericParameter: Type], given: Type?, at node: Syntax
  ) throws(Problem) {
    for generic in signature.generics {
      guard let type = substitution[generic]?.shallow, !type.isVariable || type.isLiteral && type != given else {
        continue
      }
      for proto in generic.constraints where !inference.conforms(type, to: proto) {
        throw problem(
          .requires(callee: calleeInWords(member, signature), type: "\(type)", proto: proto.name), at: node,
          notes: notes(onUnmet: proto, of: member, at: node))
      }
      try checkEqualities(of: generic, standingFor: type, signature, member, substitution, at: node)
    }
  }

  /// Throws if a same-type requirement is not met: `where ID.Axis == VerticalAlignment`.
  private func checkEqualities(
    of generic: GenericParameter, standingFor type: Type, _ signature: Signature, _ member: Member,
    _ substitution: [GenericParameter: Type], at node: Syntax
  ) throws(Problem) {
    for (name, asked) in generic.associated.sorted(by: { $0.key < $1.key }) {
      if case .parameter = asked { continue }
      guard let found = witness(name, of: type) else { continue }
      let wanted = asked.substituting(substitution)
      if found.isFloating, wanted.isFloating { continue }
      let mark = inference.mark
      guard !inference.unify(wanted, found) else { continue }
      inference.undo(to: mark)
      let own = "'\(type).\(name)' (aka '\(found)')"
      throw problem(
        "\(calleeInWords(member, signature)) requires the types \(own) and '\(wanted)' be equivalent", at: node)
    }
  }

  private func calleeInWords(_ member: Member, _ signature: Signature) -> String {
    member.kind == .initializer
      ? "referencing initializer '\(name(of: member, signature))' on '\(member.owner?.name ?? "")'"
      : "\(member.kindInWords) '\(name(of: member, signature))'"
  }

  /// The name of a member with its labels: `border(_:width:)`; the name alone if no parameter has a label.
  func name(of member: Member, _ signature: Signature) -> String {
    let labels = signature.parameters.map { "\($0.label ?? "_"):" }
    if member.kind != .initializer, labels.allSatisfy({ $0 == "_:" }) { return member.name }
    return "\(member.name)(\(labels.joined()))"
  }

  /// Rewords the error for a value that is not a style: Swift states the function's requirement.
  private func asDemand(_ problem: Problem, by callee: Member?, at node: Syntax) -> Problem {
    guard let callee, let said = problem.swift else { return problem }
    switch said {
    case .forEachRequires: return self.problem(said, at: node, notes: problem.notes)
    case .cannotConform(let type, isNamed: true, let wanted):
      guard callee.kind == .method, let signature = try? signature(of: callee),
        signature.parameters.contains(where: { $0.type.nominal?.name == wanted })
      else { return problem }
      let name = "\(callee.kindInWords) '\(name(of: callee, signature))'"
      return self.problem(.requires(callee: name, type: type, proto: wanted), at: node, notes: problem.notes)
    default: return problem
    }
  }

  /// The checked argument of a parameter.
  enum CheckedArgument {
    case value(Checked)
    case variadic([Checked])
    case place(() -> Place)
    case omitted
  }

  /// The order in which arguments are checked.
  private enum ArgumentTurn: CaseIterable {
    case plain, closures
    /// `options: [("Leading", .leading)], action: { line = $0 }`: only the closure determines the type of `.leading`.
    case waiting
  }

  /// Whether a later argument determines the type of this one: `max(.zero, width)`.
  private func isTold(_ index: Int, _ match: ArgumentMatch, _ parameters: [Parameter]) -> Bool {
    parameters.indices.dropFirst(index + 1).contains { other in
      parameters[other].type == parameters[index].type && match.first(other)?.startsWithDot == false
    }
  }

  /// Checks plain arguments first and closures last, when their parameter types are known.
  func checkArguments(
    _ match: ArgumentMatch, _ parameters: [Parameter], _ substitution: [GenericParameter: Type],
    of signature: Signature? = nil, calling callee: Member? = nil,
    skippingClosures: Bool = false
  ) throws(Problem) -> [CheckedArgument] {
    var parts = parameters.indices.map { _ in CheckedArgument.omitted }
    var failures: [Problem] = []
    var waiting: [Int] = []
    for turn in ArgumentTurn.allCases {
      if turn == .waiting, waiting.isEmpty { break }
      let closuresNow = turn == .closures
      for index in parameters.indices {
        guard !match.isEmpty(index), match.isClosure(index) == closuresNow, let first = match.first(index),
          turn != .waiting || waiting.contains(index)
        else { continue }
        var type = parameters[index].type.substituting(substitution)
        if turn == .plain, first.namesMember(ofUnknown: type),
          !skippingClosures && match.hasClosures || isTold(index, match, parameters)
        {
          waiting.append(index)
          continue
        }
        if signature?.isRethrowing == true { type = type.allowingErrors }
        if type.isVariable, first.is(ArrayExprSyntax.self), case .parameter(let own) = parameters[index].type,
          let element = own.associated["Element"]?.substituting(substitution), !element.isVariable
        {
          // `S: Sequence` with `S.Element == Character`
          _ = inference.unify(type, module.native(.array, [element]))
        }
        do throws(Problem) {
          if closuresNow, skippingClosures || parameters[index].isUnread {
            try checkArity(of: first, type)
            if !skippingClosures { salvage(first, as: type) }
          } else if closuresNow {
            parts[index] = try checkClosure(match, index, parameters, type)
          } else {
            parts[index] = try checkArgument(match, index, parameters, type, isLate: callee?.isNative != true)
            if let signature {
              try noteErrors(of: first, handedTo: signature, as: type)
              try settle(signature.associated, substitution)
              settleAssociated(signature.generics, substitution)
              if let owner = callee?.owner { settleAssociated(owner.parameters, substitution) }
            }
          }
        } catch {
          let demand = asDemand(error, by: callee, at: match.arguments.node)
          if skippingClosures { throw demand }
          failures.append(demand)
        }
      }
    }
    guard let last = failures.popLast() else { return parts }
    // Reports the errors of all arguments.
    for failure in failures { report(failure) }
    throw last
  }

  /// Checks a closure whose parameters come from literals, as in `[1, 2].map { … }`: they are `Int` or `Double` if the
  /// body allows that, and otherwise inferred from the body.
  private func checkClosure(
    _ match: ArgumentMatch, _ index: Int, _ parameters: [Parameter], _ type: Type
  ) throws(Problem) -> CheckedArgument {
    guard case .function(let wanted) = type.withoutOptionals, !mode.isTryingLiterals else {
      return try checkArgument(match, index, parameters, type)
    }
    let mark = inference.mark
    guard inference.settleLiterals(in: wanted.parameters) else {
      return try checkArgument(match, index, parameters, type)
    }
    let reported = found.count
    mode.isTryingLiterals = true
    defer { mode.isTryingLiterals = false }
    var wrong: [Problem]
    do throws(Problem) {
      let checked = try checkArgument(match, index, parameters, type)
      if found.isSound(since: reported) { return checked }
      wrong = found.takeBack(after: reported)
    } catch {
      wrong = [error] + found.takeBack(after: reported)
    }
    inference.undo(to: mark)
    do throws(Problem) {
      let checked = try checkArgument(match, index, parameters, type)
      if found.isSound(since: reported) { return checked }
    } catch {}
    found.takeBack(after: reported)
    for problem in wrong.dropFirst() { report(problem) }
    throw wrong[0]
  }

  private func checkArity(of expression: ExprSyntax, _ type: Type) throws(Problem) {
    guard case .function(let wanted) = type.withoutOptionals else {
      if case .parameter = type { return }
      if type.isVariable { return }
      throw problem("cannot convert value of type '() -> ()' to expected argument type '\(type)'", at: expression)
    }
    guard let closure = expression.as(ClosureExprSyntax.self), let count = closure.parameterCount else { return }
    if case .tuple(let elements)? = wanted.parameters.first?.shallow, wanted.parameters.count == 1,
      elements.count == count
    {
      return
    }
    if count != wanted.parameters.count { throw wrongArity(of: closure, wanted, used: count) }
  }

  /// Checks the argument of an `@autoclosure` parameter, which the function evaluates on each use.
  func autoclosure(_ expression: ExprSyntax, _ wanted: FunctionType) throws(Problem) -> Checked {
    let inner = FunctionScope(
      parent: function, context: function.context, selfType: function.selfType, isStatic: function.isStatic)
    inner.isSelfMutable = function.isSelfMutable
    inner.isClosure = true
    // The `try` before the call covers its arguments.
    inner.tries = function.home.tries
    inner.returnType = wanted.result
    let code = FunctionCode(name: "closure", range: range(expression))
    let value = try inFunction(inner, parent: scope) { () throws(Problem) in
      try check(expression, as: wanted.result, for: .argument)
    }
    if inner.letsErrorsOut {
      if !wanted.isThrowing {
        throw problem("call can throw, but it is executed in a non-throwing autoclosure", at: expression)
      }
      effects.throwingArguments += 1
    }
    return Checked(type: .function(wanted)) {
      code.body = [.returning(value.emit())]
      code.slotCount = inner.slotCount
      return .closure(code)
    }
  }

  /// Checks the arguments of one parameter.
  ///
  /// - Parameter isLate: whether an autoclosure becomes a closure; functions of the library receive its value.
  private func checkArgument(
    _ match: ArgumentMatch, _ index: Int, _ parameters: [Parameter], _ type: Type, isLate: Bool = false
  ) throws(Problem) -> CheckedArgument {
    if parameters[index].isVariadic {
      var parts: [Checked] = []
      for number in match.numbers(index) {
        parts.append(try check(match.arguments[number].expression, as: type, for: .argument))
      }
      return .variadic(parts)
    }
    guard let expression = match.first(index) else { return .omitted }
    if parameters[index].isInout {
      let (targetType, place) = try inoutPlace(expression)
      guard inference.unify(targetType, type) else {
        if let beyond = inherited(by: targetType, at: Syntax(expression)) { throw beyond }
        throw problem(
          "cannot convert value of type '\(targetType)' to expected argument type '\(type)'", at: expression)
      }
      return .place(place)
    }
    if let choice = expression.as(TernaryExprSyntax.self), case .opaque(let proto) = type.shallow,
      proto.conforms(toNative: .layout)
    {
      try requireOneLayout(choice, as: type)
    }
    if case .function(let wanted) = type.shallow, wanted.isAutoclosure {
      if isLate { return .value(try autoclosure(expression, wanted)) }
      return .value(try check(expression, as: wanted.result, for: .argument))
    }
    return .value(try check(expression, as: type, for: .argument))
  }

  func emit(
    _ member: Member, _ signature: Signature, _ receiver: Receiver, _ parts: [CheckedArgument],
    _ types: [() -> Expression], result: Type, at node: Syntax
  ) throws(Problem) -> Checked {
    let range = range(node)
    if member.kind == .enumCase, let nominal = member.owner {
      return Checked(type: result) {
        .enumCase(
          nominal, member.index, parts.emitted().map { if case .value(let value) = $0 { value } else { nil } })
      }
    }
    if let local = seen.localFunctions[ObjectIdentifier(member)]?.variable {
      return try emit(local, signature, parts, types, result: result, at: node)
    }
    var target: (() -> Argument)?
    if case .value(let base, let place) = receiver, member.kind != .initializer {
      target = try receiverArgument(member, base, place, at: node)
    }
    if member.replacement == .loadData, case .value(let name)? = parts.first {
      return Checked(type: result) { .load(name.emit(), as: result.resolved, range: range) }
    }
    if let native = member.native {
      return Checked(type: result) {
        .native(native, arguments: parts.emitted(behind: target), range: range)
      }
    }
    if case .type(let type) = receiver, let made = try receiverType(of: member, type, at: node) {
      let isInherited = member.kind == .initializer && type.nominal !== member.owner && type.nominal != nil
      return Checked(type: isInherited ? type : result) {
        .call(member, receiver: .value(made()), arguments: parts.emitted(before: types), range: range)
      }
    }
    return Checked(type: result) {
      .call(member, receiver: target?(), arguments: parts.emitted(before: types), range: range)
    }
  }

  private func receiverArgument(
    _ member: Member, _ base: Checked, _ place: (() -> Place)?, at node: Syntax
  ) throws(Problem) -> () -> Argument {
    guard member.isMutating else { return { .value(base.emit()) } }
    if member.owner?.isOfObjects == true { return { .value(base.emit()) } }
    guard let place else {
      throw problem(
        "cannot use mutating member on immutable value\(reason(for: node).map { ": \($0.words)" } ?? "")", at: node,
        notes: [Note(CallNote.changeNeedsVar)])
    }
    return { .place(place()) }
  }

  private func reason(for call: Syntax) -> SwiftMessage.Immutability? {
    let callee = call.as(FunctionCallExprSyntax.self)?.calledExpression
    guard let base = callee?.as(MemberAccessExprSyntax.self)?.base else { return .immutableSelf }
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" { return .immutableSelf }
    return immutability(of: base)?.reason
  }
}

extension [TypeChecker.CheckedArgument] {
  /// The code of the arguments, in one list after the receiver and before the types.
  fileprivate func emitted(behind receiver: (() -> Argument)? = nil, before types: [() -> Expression] = [])
    -> [Argument]
  {
    var arguments: [Argument] = []
    arguments.reserveCapacity(count + types.count + 1)
    if let receiver { arguments.append(receiver()) }
    for part in self {
      switch part {
      case .value(let checked): arguments.append(.value(checked.emit()))
      case .variadic(let several): arguments.append(.value(.array(several.map { $0.emit() })))
      case .place(let place): arguments.append(.place(place()))
      case .omitted: arguments.append(.omitted)
      }
    }
    for type in types { arguments.append(.value(type())) }
    return arguments
  }
}
