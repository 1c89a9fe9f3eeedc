import Diagnostics
import SwiftSyntax

/// Calls: finding the declaration that is meant, and checking its arguments.
extension Checker {
  func functionCall(_ node: FunctionCallExprSyntax, hint: Type?) throws(Problem) -> Checked {
    let arguments = CallArguments(node)
    let callee = node.calledExpression

    if let reference = callee.as(DeclReferenceExprSyntax.self), reference.baseName.text == "type",
      arguments.count == 1, let only = arguments.plain.first, only.label == "of"
    {
      let value = try infer(only.expression, hint: nil)
      return Checked(type: .metatype(value.type)) { .dynamicType(value.emit()) }
    }
    if let type = try typeExpression(callee) { return try construct(type, arguments, at: node, hint: hint) }
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      return try namedCall(reference, arguments, at: node, hint: hint)
    }
    if let access = callee.as(MemberAccessExprSyntax.self), access.base?.is(SuperExprSyntax.self) == true {
      return try superCall(access, arguments, at: node)
    }
    if let access = callee.as(MemberAccessExprSyntax.self) {
      return try memberCall(access, arguments, at: node, hint: hint)
    }
    if let closure = callee.as(ClosureExprSyntax.self), arguments.count == 0 {
      return try calledInPlace(closure, at: node, hint: hint)
    }
    if let chain = callee.as(OptionalChainingExprSyntax.self) {
      return try chained(ExprSyntax(chain), at: ExprSyntax(node)) { (inner) throws(Problem) in
        try self.callValue(inner, arguments, at: node)
      }
    }
    return try callValue(try infer(callee, hint: nil), arguments, at: node)
  }

  /// `{ … }()`
  private func calledInPlace(
    _ closure: ClosureExprSyntax, at node: FunctionCallExprSyntax, hint: Type?
  ) throws(Problem) -> Checked {
    let type = FunctionType(parameters: [], result: hint ?? inference.fresh())
    let checked = try infer(ExprSyntax(closure), hint: .function(type))
    let range = range(node)
    return Checked(type: type.result) { .callValue(checked.emit(), [], range: range) }
  }

  // MARK: By name

  private func namedCall(
    _ reference: DeclReferenceExprSyntax, _ arguments: CallArguments, at node: FunctionCallExprSyntax, hint: Type?
  ) throws(Problem) -> Checked {
    let name = reference.baseName.identifierText
    if let variable = scope.lookUp(name) { return try callValue(read(variable), arguments, at: node) }
    if let local = scope.localFunction(name) { return try call(local, arguments, at: node) }
    if let selfType = function.selfType {
      let isInstance = !function.isStatic && function.hasSelf
      let members = memberCandidates(name, of: selfType, isStatic: !isInstance)
      if !members.isEmpty {
        let receiver: Receiver =
          isInstance
          ? .value(try selfValue(at: ExprSyntax(reference)), place: selfPlace(at: reference)) : .type(selfType)
        return try call(members, of: receiver, arguments, at: Syntax(node), hint: hint)
      }
    }
    let members = (module.globals[name] ?? []) + (module.vocabulary.functions[name] ?? [])
    if members.isEmpty { throw unknownName(name, at: ExprSyntax(reference)) }
    return try call(members, of: .none, arguments, at: Syntax(node), hint: hint)
  }

  func selfPlace(at node: some SyntaxProtocol) -> (() -> Place)? {
    guard function.hasSelf, !function.isStatic else { return nil }
    let depth = function.depthToSelf
    var holder: FunctionScope? = function
    while let here = holder, !here.holdsSelf { holder = here.parent }
    guard holder?.isSelfMutable == true else { return nil }
    return { .local(depth: depth, slot: 0) }
  }

  // MARK: On a member

  private func memberCall(
    _ access: MemberAccessExprSyntax, _ arguments: CallArguments, at node: FunctionCallExprSyntax, hint: Type?
  ) throws(Problem) -> Checked {
    let name = access.declName.baseName.identifierText
    guard let base = access.base else {
      guard let hint, !hint.isVariable else {
        throw problem("reference to member '\(name)' cannot be resolved without a contextual type", at: access)
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
        try self.methodCall(name, on: inner, place: target, access, arguments, at: node, hint: nil)
      }
    }
    if let type = try typeExpression(base) {
      return try staticCall(name, on: type, access, arguments, at: node, hint: hint)
    }
    if name == "init", base.trimmedDescription == "self", function.isInitializer, let type = function.selfType {
      let made = try construct(type, arguments, at: node, hint: nil)
      let depth = function.depthToSelf
      if type.nominal?.kind == .object {
        // The object is there already, perhaps one of a subclass.
        return Checked(type: .void) {
          guard case .call(let member, _, let arguments, let range) = made.emit() else { return .constant(.void) }
          return .initializeSuper(member, .local(depth: depth, slot: 0), arguments: arguments, range: range)
        }
      }
      return Checked(type: .void) { .assign(.local(depth: depth, slot: 0), made.emit()) }
    }
    let value = try infer(base, hint: base.startsWithDot ? hint : nil)
    if case .metatype(let instance) = value.type.shallow {
      return try staticCall(name, on: instance, access, arguments, at: node, hint: hint)
    }
    // Finding a place reads the base once more, so only a member that changes its value is worth it: in a long chain of
    // calls every step would double the work.
    let changes = memberCandidates(name, of: value.type, isStatic: false).contains(where: \.isMutating)
    let place = changes ? placeIfAny(base) : nil
    return try methodCall(name, on: value, place: place, access, arguments, at: node, hint: hint)
  }

  /// `list?.append(3)`: where the list is, if the method changes it.
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
    if name == "init" { return try construct(type, arguments, at: node, hint: hint) }
    if let nested = nestedType(name, in: type) { return try construct(nested, arguments, at: node, hint: hint) }
    let members = memberCandidates(name, of: type, isStatic: true)
    if members.isEmpty {
      throw unknownMember(name, of: type, isStatic: true, at: Syntax(access.declName))
    }
    return try call(members, of: .type(type), arguments, at: Syntax(node), hint: hint)
  }

  private func methodCall(
    _ name: String, on base: Checked, place: (() -> Place)?, _ access: MemberAccessExprSyntax,
    _ arguments: CallArguments, at node: FunctionCallExprSyntax, hint: Type?
  ) throws(Problem) -> Checked {
    if name == "joined", arguments.count == 0, let list = flattened(base, at: node) { return list }
    let members = memberCandidates(name, of: base.type, isStatic: false)
    if members.isEmpty {
      if case .tuple = base.type.shallow {
        return try callValue(try member(name, of: base, place: nil, at: access, hint: nil), arguments, at: node)
      }
      if let wrapped = base.type.wrapped, !memberCandidates(name, of: wrapped, isStatic: false).isEmpty {
        throw problem(
          "value of optional type '\(base.type)' must be unwrapped to refer to member '\(name)' of wrapped base type '\(wrapped)'",
          at: access.base.map { Syntax($0) } ?? Syntax(access))
      }
      throw unknownMember(name, of: base.type, isStatic: false, at: Syntax(access.declName))
    }
    return try call(
      members, of: .value(base, place: place), arguments, at: Syntax(node), hint: hint)
  }

  // MARK: Choosing among overloads

  private struct Candidate {
    let member: Member
    let signature: Signature
    let match: ArgumentMatch
  }

  /// Calls one of several declarations of a name.
  func call(
    _ members: [Member], of receiver: Receiver, _ arguments: CallArguments, at node: Syntax, hint: Type?
  ) throws(Problem) -> Checked {
    // A property that holds a closure is called through its value.
    let callable = members.filter { $0.kind != .field && $0.kind != .computed }
    if callable.isEmpty, let member = members.first {
      let value = try property(member, of: receiver, at: ExprSyntax(node) ?? emptyExpression, hint: nil)
      return try callValue(value, arguments, at: node)
    }
    if callable.count > 1, let chosen = try fitting(callable, receiver, arguments, at: node, hint: hint) {
      return chosen
    }
    var candidates: [Candidate] = []
    var nearestMiss: LabelMismatch?
    var anything: Member?
    for member in callable {
      let signature = try signature(of: member)
      if signature.acceptsAnything {
        anything = anything ?? member
        continue
      }
      do throws(LabelMismatch) {
        candidates.append(
          Candidate(member: member, signature: signature, match: try match(arguments, with: signature.parameters)))
      } catch {
        if error.matched > nearestMiss?.matched ?? -1 { nearestMiss = error }
      }
    }
    // A form whose arguments are known comes before one that takes any.
    if candidates.isEmpty, let anything { return accepting(anything, receiver, at: node) }
    if candidates.isEmpty { throw noCandidate(members, nearestMiss, at: node) }
    return try choose(candidates, receiver, arguments, at: node, hint: hint)
  }

  /// Calls one of those whose labels fit, reading no more of the others than their labels; nil where none fits, and
  /// what is said of that depends on all of them.
  private func fitting(
    _ members: [Member], _ receiver: Receiver, _ arguments: CallArguments, at node: Syntax, hint: Type?
  ) throws(Problem) -> Checked? {
    let labels = arguments.plain.map(\.label)
    var candidates: [Candidate] = []
    for member in members {
      if case .unknown = member.signatureState, let text = member.nativeSignature,
        LabelSketch(text).refuses(labels, isTrailing: !arguments.trailing.isEmpty)
      {
        continue
      }
      let signature = try signature(of: member)
      if signature.acceptsAnything { continue }
      if let match = try? match(arguments, with: signature.parameters) {
        candidates.append(Candidate(member: member, signature: signature, match: match))
      }
    }
    return candidates.isEmpty ? nil : try choose(candidates, receiver, arguments, at: node, hint: hint)
  }

  private var emptyExpression: ExprSyntax { ExprSyntax(NilLiteralExprSyntax()) }

  private func accepting(_ member: Member, _ receiver: Receiver, at node: Syntax) -> Checked {
    let range = range(node)
    guard case .value(let base, _) = receiver, let native = member.native else {
      return Checked(type: .void) { .constant(.void) }
    }
    let result = base.type.isNominal("Text") ? base.type : view
    return Checked(type: result) { .native(native, arguments: [.value(base.emit())], range: range) }
  }

  private func noCandidate(_ members: [Member], _ miss: LabelMismatch?, at node: Syntax) -> Problem {
    guard let miss = miss?.words() else { return problem("no exact matches in call", at: node) }
    if let argument = miss.unknownLabel, let label = argument.label, members.contains(where: { takes(label, $0) }) {
      return problem(
        "extra argument '\(label)' in call", at: argument.expression,
        notes: [Note("No single form takes these labels together: make two calls, one after the other.")]
          + forms(of: members))
    }
    return problem(miss.message, at: miss.node, notes: forms(of: members), fixIts: miss.fixIts)
  }

  private func takes(_ label: String, _ member: Member) -> Bool {
    guard let signature = try? signature(of: member) else { return false }
    return signature.parameters.contains { $0.label == label }
  }

  /// The ways in which SwiftUI's function may be called.
  private func forms(of members: [Member]) -> [Note] {
    let forms = members.compactMap { member -> String? in
      guard let signature = try? signature(of: member) else { return nil }
      let labels = signature.parameters.map { "\($0.label ?? "_"):" }.joined()
      return "\(member.kind == .initializer ? member.owner?.name ?? "init" : member.name)(\(labels))"
    }
    if forms.isEmpty { return [] }
    var seen: Set<String> = []
    let distinct = forms.filter { seen.insert($0).inserted }
    return [Note("It can be called as \(distinct.prefix(4).joined(separator: ", ")).")]
  }

  private func choose(
    _ candidates: [Candidate], _ receiver: Receiver, _ arguments: CallArguments, at node: Syntax,
    hint: Type?
  ) throws(Problem) -> Checked {
    if candidates.count == 1 { return try apply(candidates[0], receiver, at: node, hint: hint) }
    let outer = settledCalls
    try settleCalls(in: arguments)
    defer { settledCalls = outer }
    // First see which ones fit without reading closures: a closure is best read once, with known types.
    var viable: [Candidate] = []
    var unusual: [Int] = []
    var misfits = [Problem?](repeating: nil, count: candidates.count)
    var skipped: [Int] = []
    for index in candidates.indices where isOfOtherAxis(candidates[index]) { skipped.append(index) }
    if let only = only(candidates, but: skipped), arguments.count == 1,
      let checked = try whole(only, receiver, at: node, hint: hint)
    {
      return checked
    }
    for (index, candidate) in candidates.enumerated() where !skipped.contains(index) {
      let trial = try trial(candidate, receiver, at: node, hint: hint)
      misfits[index] = trial.misfit
      if trial.misfit == nil {
        viable.append(candidate)
        unusual.append(trial.unusualLiterals)
      }
    }
    if viable.isEmpty {
      for index in skipped { misfits[index] = try trial(candidates[index], receiver, at: node, hint: hint).misfit }
    }
    if let ambiguity = ambiguity(viable, arguments) { throw ambiguity }
    if viable.count > 1, !isPlainConversion(receiver, arguments) {
      viable = zip(viable, unusual).enumerated().sorted { a, b in
        (a.element.1, a.offset) < (b.element.1, b.offset)
      }.map(\.element.0)
    }
    if viable.count > 1, let hint, !hint.isVariable {
      let fitting = viable.filter { gives(hint, $0) }
      if !fitting.isEmpty { viable = fitting }
    }
    viable = viable.filter { candidate in
      !viable.contains { isMoreSpecial($0.member, $0.signature, than: candidate.member, candidate.signature) }
    }
    if viable.count == 1 { return try apply(viable[0], receiver, at: node, hint: hint) }
    var failure: [Problem] = []
    for candidate in viable {
      let mark = inference.mark
      let reported = problems.count
      var found: [Problem]
      do throws(Problem) {
        let checked = try apply(candidate, receiver, at: node, hint: hint)
        if problems.count == reported { return checked }
        found = takeBack(after: reported)
      } catch {
        if error.kind == .limit { throw error }
        found = [error] + takeBack(after: reported)
      }
      if failure.isEmpty { failure = found }
      inference.undo(to: mark)
    }
    if let first = failure.first {
      for problem in failure.dropFirst() { report(problem) }
      throw first
    }
    // A type that fits but for a missing conformance is nearer than one that does not fit at all.
    let told = misfits.compactMap { $0 }
    let nearest = told.first { $0.message.contains(" requires that ") } ?? told.first
    throw refined(nearest, candidates, arguments, at: node)
  }

  /// The only candidate that is left without those that are skipped.
  private func only(_ candidates: [Candidate], but skipped: [Int]) -> Candidate? {
    guard skipped.count == candidates.count - 1 else { return nil }
    return candidates.indices.first { !skipped.contains($0) }.map { candidates[$0] }
  }

  /// `d[.top]`: of the two forms one is of the other axis, so the other is meant and need not be tried first; nil, with
  /// nothing done, if it does not fit.
  private func whole(
    _ candidate: Candidate, _ receiver: Receiver, at node: Syntax, hint: Type?
  ) throws(Problem) -> Checked? {
    let mark = inference.mark
    let reported = problems.count
    do throws(Problem) {
      let checked = try apply(candidate, receiver, at: node, hint: hint)
      if problems.count == reported { return checked }
    } catch {
      if error.kind == .limit { throw error }
    }
    takeBack(after: reported)
    inference.undo(to: mark)
    return nil
  }

  /// `CGFloat(3)`: a literal alone is a number of that type from the start. In `CGFloat(1 / 3)` the literals are `Int`,
  /// as wherever an overload takes them as what they are by themselves.
  private func isPlainConversion(_ receiver: Receiver, _ arguments: CallArguments) -> Bool {
    guard case .type(let type) = receiver, type.isNumeric, arguments.count == 1,
      var only = arguments.plain.first?.expression
    else { return false }
    if let negated = only.as(PrefixOperatorExprSyntax.self), negated.operator.text == "-" { only = negated.expression }
    return only.is(IntegerLiteralExprSyntax.self) || only.is(FloatLiteralExprSyntax.self)
  }

  /// Why a declaration does not fit, as far as can be told without reading closures, or else how many literals it would
  /// make something else than they are by themselves.
  private func trial(
    _ candidate: Candidate, _ receiver: Receiver, at node: Syntax, hint: Type?
  ) throws(Problem) -> (misfit: Problem?, unusualLiterals: Int) {
    let mark = inference.mark
    let reported = problems.count
    var misfit: Problem?
    var unusual = 0
    do throws(Problem) {
      _ = try apply(candidate, receiver, at: node, hint: hint, skippingClosures: true)
      unusual = inference.unusualLiterals(since: mark)
    } catch {
      if error.kind == .limit { throw error }
      misfit = error
    }
    inference.undo(to: mark)
    takeBack(after: reported)
    return (misfit, unusual)
  }

  /// `.firstTextBaseline` for a horizontal alignment: each guide has two forms, of which one is seen to be wrong without
  /// looking for words that nobody will read.
  private func isOfOtherAxis(_ candidate: Candidate) -> Bool {
    let parameters = candidate.signature.parameters
    for index in parameters.indices {
      let type = parameters[index].type
      guard type.isNominal("HorizontalAlignment") || type.isNominal("VerticalAlignment"),
        let access = candidate.match.expressions[index].first?.as(MemberAccessExprSyntax.self), access.base == nil
      else { continue }
      let name = access.declName.baseName.identifierText
      if name == "self" || name == "init" || nestedType(name, in: type) != nil { continue }
      if memberCandidates(name, of: type, isStatic: true).isEmpty { return true }
    }
    return false
  }

  /// Whether a declaration's result is what the place wants.
  private func gives(_ wanted: Type, _ candidate: Candidate) -> Bool {
    guard candidate.member.native == nil, candidate.signature.generics.isEmpty else { return true }
    let mark = inference.mark
    defer { inference.undo(to: mark) }
    return inference.conversion(from: candidate.signature.result, to: wanted) != nil
  }

  /// Two overloads that differ only in the axis, and an argument that both understand.
  private func ambiguity(_ viable: [Candidate], _ arguments: CallArguments) -> Problem? {
    let axes = viable.filter { candidate in
      guard let first = candidate.signature.parameters.first else { return false }
      return first.type.isNominal("HorizontalAlignment") || first.type.isNominal("VerticalAlignment")
    }
    guard axes.count > 1, let argument = arguments.plain.first?.expression.as(MemberAccessExprSyntax.self),
      argument.base == nil
    else { return nil }
    let name = argument.declName.baseName.identifierText
    return problem(
      "ambiguous use of '\(name)'", at: argument,
      notes: [Note("HorizontalAlignment.\(name) or VerticalAlignment.\(name)? Write the type.")])
  }

  /// When no overload fits, a wrong implicit member is named for what it is.
  private func refined(_ problem: Problem?, _ candidates: [Candidate], _ arguments: CallArguments, at node: Syntax)
    -> Problem
  {
    if let argument = arguments.plain.first?.expression.as(MemberAccessExprSyntax.self), argument.base == nil,
      candidates.allSatisfy({
        $0.signature.parameters.first.map {
          $0.type.isNominal("HorizontalAlignment") || $0.type.isNominal("VerticalAlignment")
        } ?? false
      })
    {
      let name = argument.declName.baseName.identifierText
      var known: [String] = []
      for axis in ["HorizontalAlignment", "VerticalAlignment"] {
        known += module.vocabulary.types[axis]?.memberNames(isStatic: true) ?? []
      }
      if known.contains(name) { return problem ?? self.problem("no exact matches in call", at: node) }
      return self.problem(
        "neither 'HorizontalAlignment' nor 'VerticalAlignment' has a member '\(name)'", at: argument.declName,
        notes: module.suggestion(for: name, among: known))
    }
    return problem ?? self.problem("no exact matches in call", at: node)
  }

  // MARK: Applying one declaration

  private func apply(
    _ candidate: Candidate, _ receiver: Receiver, at node: Syntax, hint: Type?, skippingClosures: Bool = false
  ) throws(Problem) -> Checked {
    let member = candidate.member
    let signature = candidate.signature
    try requireAccess(to: member, at: ExprSyntax(node) ?? emptyExpression)
    var substitution = substitution(for: member, of: receiver)
    for generic in signature.generics {
      substitution[generic] = inference.fresh(constraints: generic.constraints)
      for case .parameter(let own) in generic.associated.values { substitution[own] = inference.fresh() }
    }
    if member.kind == .initializer { openAssociated(of: member.owner?.parameters ?? [], in: &substitution) }
    var result = signature.result.substituting(substitution)
    if case .type(let type) = receiver, member.kind == .enumCase, type.nominal == member.owner { result = type }
    if member.kind == .initializer, case .type(let type) = receiver, result.wrapped == nil {
      if type.nominal == member.owner, inference.unify(result, type) { result = type }
    }
    if member.kind == .initializer || member.isStatic { try tellArguments(of: member, substitution) }
    adopt(hint, in: result, candidate.match)
    let throwing = throwingArguments
    let parts = try checkArguments(
      candidate.match, signature.parameters, substitution, of: signature, calling: (member, node),
      skippingClosures: skippingClosures)
    try checkConstraints(of: signature, member, substitution, at: node)
    if member.kind == .initializer, let owner = member.owner {
      let callee = node.as(FunctionCallExprSyntax.self).map { Syntax($0.calledExpression) } ?? node
      try requireConformances(of: owner, substitution, at: callee)
    }
    let throwsByArgument = throwingArguments > throwing
    throwingArguments = throwing
    if signature.isThrowing || throwsByArgument, !skippingClosures { try requireHandling(at: node) }
    if signature.isAsync, !skippingClosures { try requireWaiting(at: node) }
    try requireOneView(for: signature, parts, at: node)
    let types = signature.generics.map { typeValue(of: substitution[$0] ?? .parameter($0)) }
    return made(
      try emit(member, signature, receiver, parts, types, result: result, at: node), by: member, of: receiver)
  }

  /// `Card(content: "a")`, where `Card` asks for a view.
  private func requireConformances(
    of nominal: Nominal, _ substitution: [GenericParameter: Type], at node: Syntax
  ) throws(Problem) {
    if nominal.isNative { return }
    for parameter in nominal.parameters {
      guard let type = substitution[parameter]?.shallow, !type.isVariable else { continue }
      for proto in parameter.constraints where !inference.conforms(type, to: proto) {
        throw problem(
          "generic \(nominal.kind.rawValue) '\(nominal.name)' requires that '\(type)' conform to '\(proto.name)'",
          at: node)
      }
    }
  }

  private func checkConstraints(
    of signature: Signature, _ member: Member, _ substitution: [GenericParameter: Type], at node: Syntax
  ) throws(Problem) {
    for generic in signature.generics {
      guard let type = substitution[generic]?.shallow, !type.isVariable else { continue }
      for proto in generic.constraints where !inference.conforms(type, to: proto) {
        let callee =
          member.kind == .initializer
          ? "referencing initializer '\(name(of: member, signature))' on '\(member.owner?.name ?? "")'"
          : "\(member.kindInWords) '\(name(of: member, signature))'"
        throw problem("\(callee) requires that '\(type)' conform to '\(proto.name)'", at: node)
      }
    }
  }

  /// `border(_:width:)`; a function whose parameters have no labels goes by its name alone.
  func name(of member: Member, _ signature: Signature) -> String {
    let labels = signature.parameters.map { "\($0.label ?? "_"):" }
    if member.kind != .initializer, labels.allSatisfy({ $0 == "_:" }) { return member.name }
    return "\(member.name)(\(labels.joined()))"
  }

  /// A value that is no style where a style is wanted: Swift says what the function asks for.
  private func asDemand(_ problem: Problem, by callee: (member: Member, node: Syntax)?) -> Problem {
    if let callee, problem.message.hasPrefix("generic struct 'ForEach' requires") {
      return self.problem(problem.message, at: callee.node, notes: problem.notes)
    }
    guard let callee, callee.member.kind == .method, let signature = try? signature(of: callee.member),
      problem.message.hasPrefix("type '"), !problem.message.hasPrefix("type '("),
      let middle = problem.message.firstRange(of: "' cannot conform to '")
    else { return problem }
    let type = problem.message[problem.message.index(problem.message.startIndex, offsetBy: 6)..<middle.lowerBound]
    let wanted = problem.message[middle.upperBound...].dropLast()
    guard !type.hasSuffix(".Type"), signature.parameters.contains(where: { $0.type.nominal?.name == String(wanted) })
    else { return problem }
    return self.problem(
      "\(callee.member.kindInWords) '\(name(of: callee.member, signature))' requires that '\(type)' conform to '\(wanted)'",
      at: callee.node, notes: problem.notes)
  }

  /// What each parameter gets.
  enum CheckedArgument {
    case value(Checked)
    case variadic([Checked])
    case place(() -> Place)
    case omitted
  }

  /// Checks plain arguments first and closures last, when their parameter types are known.
  func checkArguments(
    _ match: ArgumentMatch, _ parameters: [Parameter], _ substitution: [GenericParameter: Type],
    of signature: Signature? = nil, calling callee: (member: Member, node: Syntax)? = nil,
    skippingClosures: Bool = false
  ) throws(Problem) -> [CheckedArgument] {
    var parts = [CheckedArgument](repeating: .omitted, count: parameters.count)
    var failures: [Problem] = []
    for closuresNow in [false, true] {
      if closuresNow { try bindPreferenceValue(match, substitution) }
      for index in parameters.indices {
        guard let first = match.expressions[index].first, first.isClosure == closuresNow else {
          continue
        }
        let parameter = parameters[index]
        var type = parameter.type.substituting(substitution)
        if signature?.isRethrowing == true { type = type.allowingErrors }
        do throws(Problem) {
          if closuresNow, skippingClosures || parameter.isUnread {
            try checkArity(of: first, type)
          } else if closuresNow {
            parts[index] = try checkClosure(match.expressions[index], parameter, type)
          } else {
            parts[index] = try checkArgument(match.expressions[index], parameter, type)
            if let signature {
              try noteErrors(of: first, handedTo: signature, as: type)
              try settle(signature.associated, substitution)
              settleAssociated(signature.generics + (callee?.member.owner?.parameters ?? []), substitution)
            }
          }
        } catch {
          if skippingClosures { throw asDemand(error, by: callee) }
          failures.append(asDemand(error, by: callee))
        }
      }
    }
    guard let last = failures.popLast() else { return parts }
    // What is wrong with one argument does not hide what is wrong with another.
    for failure in failures { report(failure) }
    throw last
  }

  /// A closure that is given literals, as in `[1, 2].map { … }`: they are `Int` or `Double` if the body allows it, and
  /// what the body makes of them otherwise.
  private func checkClosure(
    _ expressions: [ExprSyntax], _ parameter: Parameter, _ type: Type
  ) throws(Problem) -> CheckedArgument {
    guard case .function(let wanted) = type.withoutOptionals, !isTryingLiterals else {
      return try checkArgument(expressions, parameter, type)
    }
    let mark = inference.mark
    guard inference.settleLiterals(in: wanted.parameters) else {
      return try checkArgument(expressions, parameter, type)
    }
    let reported = problems.count
    isTryingLiterals = true
    defer { isTryingLiterals = false }
    var found: [Problem]
    do throws(Problem) {
      let checked = try checkArgument(expressions, parameter, type)
      if problems.count == reported { return checked }
      found = takeBack(after: reported)
    } catch {
      found = [error] + takeBack(after: reported)
    }
    inference.undo(to: mark)
    do throws(Problem) {
      let checked = try checkArgument(expressions, parameter, type)
      if problems.count == reported { return checked }
    } catch {}
    takeBack(after: reported)
    for problem in found.dropFirst() { report(problem) }
    throw found[0]
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

  private func checkArgument(
    _ expressions: [ExprSyntax], _ parameter: Parameter, _ type: Type
  ) throws(Problem) -> CheckedArgument {
    if parameter.isVariadic {
      var parts: [Checked] = []
      for expression in expressions { parts.append(try check(expression, as: type, for: .argument)) }
      return .variadic(parts)
    }
    guard let expression = expressions.first else { return .omitted }
    if parameter.isInout {
      let (targetType, place) = try inoutPlace(expression)
      guard inference.unify(targetType, type) else {
        throw problem(
          "cannot convert value of type '\(targetType)' to expected argument type '\(type)'", at: expression)
      }
      return .place(place)
    }
    if case .function(let wanted) = type.shallow, wanted.isAutoclosure {
      let value = try check(expression, as: wanted.result, for: .argument)
      return .value(value)
    }
    return .value(try check(expression, as: type, for: .argument))
  }

  private func emit(
    _ member: Member, _ signature: Signature, _ receiver: Receiver, _ parts: [CheckedArgument],
    _ types: [() -> Expression], result: Type, at node: Syntax
  ) throws(Problem) -> Checked {
    let range = range(node)
    let arguments: () -> [Argument] = {
      parts.map { part in
        switch part {
        case .value(let checked): return .value(checked.emit())
        case .variadic(let several): return .value(.array(several.map { $0.emit() }))
        case .place(let place): return .place(place())
        case .omitted: return .omitted
        }
      }
    }
    if member.kind == .enumCase, let nominal = member.owner {
      return Checked(type: result) {
        .enumCase(nominal, member.index, arguments().map { if case .value(let value) = $0 { value } else { nil } })
      }
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
        .native(native, arguments: (target.map { [$0()] } ?? []) + arguments(), range: range)
      }
    }
    if case .type(let type) = receiver, let made = try receiverType(of: member, type, at: node) {
      let isInherited = member.kind == .initializer && type.nominal !== member.owner && type.nominal != nil
      return Checked(type: isInherited ? type : result) {
        .call(member, receiver: .value(made()), arguments: arguments() + types.map { .value($0()) }, range: range)
      }
    }
    return Checked(type: result) {
      .call(member, receiver: target?(), arguments: arguments() + types.map { .value($0()) }, range: range)
    }
  }

  private func receiverArgument(
    _ member: Member, _ base: Checked, _ place: (() -> Place)?, at node: Syntax
  ) throws(Problem) -> () -> Argument {
    guard member.isMutating else { return { .value(base.emit()) } }
    if member.owner?.kind == .object { return { .value(base.emit()) } }
    guard let place else {
      throw problem(
        "cannot use mutating member on immutable value\(reason(for: node))", at: node,
        notes: [Note("A value can change only if it is in a 'var'; inside 'body' only '@State' properties change.")])
    }
    return { .place(place()) }
  }

  private func reason(for call: Syntax) -> String {
    let callee = call.as(FunctionCallExprSyntax.self)?.calledExpression
    guard let base = callee?.as(MemberAccessExprSyntax.self)?.base else { return ": 'self' is immutable" }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return "" }
    if name == "self" { return ": 'self' is immutable" }
    return scope.lookUp(name) == nil ? "" : ": '\(name)' is a 'let' constant"
  }

  // MARK: Values that are functions

  func callValue(_ callee: Checked, _ arguments: CallArguments, at node: some SyntaxProtocol) throws(Problem) -> Checked
  {
    guard case .function(let type) = callee.type.shallow else {
      if let called = try callAsFunction(callee, arguments, at: node) { return called }
      throw problem("cannot call value of non-function type '\(callee.type)'", at: node)
    }
    let written = arguments.plain + arguments.trailing
    if let labelled = written.first(where: { $0.label != nil }), let label = labelled.label {
      throw problem("extraneous argument label '\(label):' in call", at: labelled.expression)
    }
    guard written.count == type.parameters.count else {
      let message =
        written.count < type.parameters.count
        ? "missing argument for parameter #\(written.count + 1) in call" : "extra argument in call"
      throw problem(message, at: node)
    }
    if type.isThrowing { try requireHandling(at: node) }
    if !type.inoutParameters.isEmpty { return try callChanging(callee, type, written.map(\.expression), at: node) }
    var parts: [Checked] = []
    for (argument, parameter) in zip(written, type.parameters) {
      parts.append(try check(argument.expression, as: parameter, for: .argument))
    }
    let range = range(node)
    return Checked(type: type.result) { .callValue(callee.emit(), parts.map { $0.emit() }, range: range) }
  }

  /// A closure that changes what it is handed: `change(&width)`.
  private func callChanging(
    _ callee: Checked, _ type: FunctionType, _ arguments: [ExprSyntax], at node: some SyntaxProtocol
  ) throws(Problem) -> Checked {
    var parts: [() -> Argument] = []
    for (index, argument) in arguments.enumerated() {
      guard type.inoutParameters.contains(index) else {
        let value = try check(argument, as: type.parameters[index], for: .argument)
        parts.append { .value(value.emit()) }
        continue
      }
      let (placeType, place) = try inoutPlace(argument)
      guard inference.unify(placeType, type.parameters[index]) else {
        throw problem(
          "cannot convert value of type '\(placeType)' to expected argument type '\(type.parameters[index])'",
          at: argument)
      }
      parts.append { .place(place()) }
    }
    let range = range(node)
    return Checked(type: type.result) { .callLocal(callee.emit(), parts.map { $0() }, range: range) }
  }

  private func call(
    _ local: BlockScope.LocalFunction, _ arguments: CallArguments, at node: FunctionCallExprSyntax
  ) throws(Problem) -> Checked {
    let match = try matched(arguments, with: local.signature.parameters)
    let parts = try checkArguments(match, local.signature.parameters, [:])
    if local.signature.isThrowing { try requireHandling(at: node) }
    let callee = read(local.variable)
    let range = range(node)
    var values: [() -> Expression] = []
    var places: [(index: Int, place: () -> Place)] = []
    for (index, part) in parts.enumerated() {
      let parameter = local.signature.parameters[index]
      switch part {
      case .value(let checked): values.append(checked.emit)
      case .variadic(let several): values.append { .array(several.map { $0.emit() }) }
      case .place(let place):
        places.append((index, place))
        values.append { .constant(.void) }
      case .omitted:
        guard let value = parameter.defaultValue else {
          values.append { .array([]) }
          continue
        }
        values.append(try check(value, as: parameter.type, for: .argument).emit)
      }
    }
    return Checked(type: local.signature.result) {
      if places.isEmpty { return .callValue(callee.emit(), values.map { $0() }, range: range) }
      return .callLocal(
        callee.emit(),
        values.enumerated().map { index, value in
          places.first { $0.index == index }.map { .place($0.place()) } ?? .value(value())
        }, range: range)
    }
  }

  // MARK: Initialisers

  func construct(_ type: Type, _ arguments: CallArguments, at node: FunctionCallExprSyntax, hint: Type?) throws(Problem)
    -> Checked
  {
    if case .parameter = type.shallow {
      let initializers = memberCandidates("init", of: type, isStatic: true)
      if initializers.isEmpty {
        throw problem("type '\(type)' has no member 'init'", at: node.calledExpression)
      }
      return try call(initializers, of: .type(type), arguments, at: Syntax(node), hint: hint)
    }
    guard let nominal = type.nominal else {
      throw problem("cannot call value of non-function type '\(type).Type'", at: node)
    }
    if !nominal.isNative { noteUse(of: nominal) }
    if let container = try layoutContainer(nominal, type, arguments, at: node) { return container }
    let initializers = nominal.lookUp("init", isStatic: true).filter(\.hasBody)
    if !initializers.isEmpty {
      if try meansMemberwise(nominal, initializers, arguments) {
        return try memberwise(nominal, type, arguments, at: node)
      }
      return try call(
        initializers, of: .type(type), arguments, at: Syntax(node), hint: hint)
    }
    if nominal.rawType != nil { return try enumFromRawValue(nominal, type, arguments, at: node) }
    switch nominal.kind {
    case .structure where !nominal.isNative, .object where !nominal.isNative:
      return try memberwise(nominal, type, arguments, at: node)
    default:
      throw problem("'\(nominal.name)' cannot be constructed because it has no accessible initializers", at: node)
    }
  }

  /// Whether the initializer that a struct keeps while others stand in extensions only is the one that is called.
  private func meansMemberwise(
    _ nominal: Nominal, _ initializers: [Member], _ arguments: CallArguments
  ) throws(Problem) -> Bool {
    guard nominal.kind == .structure, !nominal.isNative,
      initializers.allSatisfy({ $0.owner !== nominal || $0.context?.isInExtension == true })
    else { return false }
    for initializer in initializers where takes(arguments, try signature(of: initializer).parameters) { return false }
    return takes(arguments, try memberwiseParameters(of: nominal).1)
  }

  private func takes(_ arguments: CallArguments, _ parameters: [Parameter]) -> Bool {
    do throws(LabelMismatch) {
      _ = try match(arguments, with: parameters)
      return true
    } catch {
      return false
    }
  }

  /// `Weekday(rawValue: "tue")`: nil where no case has that value.
  private func enumFromRawValue(
    _ nominal: Nominal, _ type: Type, _ arguments: CallArguments, at node: FunctionCallExprSyntax
  ) throws(Problem) -> Checked {
    let parameters = [Parameter(label: "rawValue", name: "rawValue", type: nominal.rawType ?? .void)]
    let match = try matched(arguments, with: parameters)
    guard case .value(let raw)? = try checkArguments(match, parameters, [:]).first else { return metatype(type) }
    let range = range(node)
    return Checked(type: module.optional(type)) {
      .native(
        Self.caseWithRawValue, arguments: [.value(.constant(.metatype(nominal))), .value(raw.emit())], range: range)
    }
  }

  private static let caseWithRawValue = NativeFunction(name: "init") { _, arguments in
    guard case .metatype(let nominal)? = arguments[0], let raw = arguments[1],
      let index = nominal.rawValues.firstIndex(where: { $0.equals(raw) })
    else { return .none }
    return .some(.enumeration(Enumeration(nominal: nominal, index: index, payload: [])))
  }

  /// Pairs arguments with the parameters of the only declaration there is.
  private func matched(_ arguments: CallArguments, with parameters: [Parameter]) throws(Problem) -> ArgumentMatch {
    do throws(LabelMismatch) {
      return try match(arguments, with: parameters)
    } catch {
      let words = error.words()
      throw problem(words.message, at: words.node, fixIts: words.fixIts)
    }
  }

  /// The initialiser that every struct gets: a parameter for each stored property that may still be set.
  private func memberwise(
    _ nominal: Nominal, _ type: Type, _ arguments: CallArguments, at node: FunctionCallExprSyntax
  ) throws(Problem) -> Checked {
    var (fields, parameters) = try memberwiseParameters(of: nominal)
    if nominal.kind == .object { (fields, parameters) = ([], []) }
    let match = try matched(arguments, with: parameters)
    let startsByItself = arguments.count == 0 && parameters.allSatisfy(\.hasDefault)
    if !startsByItself { try requireAccess(toMemberwiseInitializerOf: nominal, fields, at: node) }
    var substitution: [GenericParameter: Type] = .init(
      zip(nominal.parameters, type.genericArguments), uniquingKeysWith: { first, _ in first })
    openAssociated(of: nominal.parameters, in: &substitution)
    let signature = Signature(generics: nominal.parameters, parameters: parameters, result: type)
    let parts = try checkArguments(match, parameters, substitution, of: signature)
    try requireConformances(of: nominal, substitution, at: Syntax(node.calledExpression))
    let range = range(node)
    let own =
      nominal.parameters.isEmpty
      ? nil : typeValue(of: type, named: nominal.parameters, at: Syntax(node.calledExpression))
    return Checked(type: type) {
      var values = [Expression?](repeating: nil, count: nominal.fields.count)
      for (member, part) in zip(fields, parts) {
        guard case .value(let checked) = part else { continue }
        values[member.index] = member.takesBuilder ? .callValue(checked.emit(), [], range: range) : checked.emit()
      }
      let made = Expression.construct(nominal, values, range: range)
      return own.map { .typed(made, as: $0()) } ?? made
    }
  }

  func memberwiseParameters(of nominal: Nominal) throws(Problem) -> ([Member], [Parameter]) {
    var fields: [Member] = []
    var parameters: [Parameter] = []
    for member in nominal.fields {
      if member.wrapper?.isGiven == true { continue }
      if !member.isMutable, member.hasInitialValue { continue }
      // `@State private var isOn = false` is nobody else's to set.
      if member.wrapper == .state, member.hasInitialValue, !isVisible(member) { continue }
      if member.isLazy { continue }
      var type = try type(of: member)
      if member.wrapper == .binding { type = module.native("Binding", [type]) }
      if member.isViewBuilder {
        if case .function(var function) = type.shallow {
          function.isViewBuilder = true
          type = .function(function)
        } else {
          type = .function(FunctionType(parameters: [], result: type, isViewBuilder: true))
        }
      }
      fields.append(member)
      let isOptionalVar = member.isMutable && type.wrapped != nil
      parameters.append(
        Parameter(
          label: member.name, name: member.name, type: type, hasDefault: member.hasInitialValue || isOptionalVar))
    }
    return (fields, parameters)
  }
}

extension Member {
  /// Whether a stored property says what it starts with.
  var hasInitialValue: Bool {
    guard case .binding(let binding, _, _)? = syntax else { return false }
    return binding.initializer != nil
  }

  /// `@ViewBuilder let content: Content`: the argument is a closure, the property its views.
  var takesBuilder: Bool {
    guard isViewBuilder, kind == .field, case .known(let type) = typeState else { return false }
    if case .function = type.shallow { return false }
    return true
  }
}
