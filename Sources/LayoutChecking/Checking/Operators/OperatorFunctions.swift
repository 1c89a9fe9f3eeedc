import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks operator functions: the program's own `static func +`, and `+` passed to `reduce`.
extension TypeChecker {
  /// Calls one of the program's own operators, if one accepts these operands: the best match.
  func ownOperator(_ symbol: String, _ operands: [Checked], at node: some SyntaxProtocol) throws(Problem) -> Checked? {
    var fitting: [RankedCandidate] = []
    for member in ownOperators(symbol, for: operands) {
      let signature = try signature(of: member)
      guard signature.parameters.count == operands.count else { continue }
      let mark = inference.mark
      if let costs = fit(member, signature, operands)?.costs {
        let match = ArgumentMatch(filling: operands.count, at: Syntax(node))
        let candidate = Candidate(member: member, signature: signature, match: match)
        fitting.append(RankedCandidate(candidate: candidate, costs: costs))
      }
      inference.undo(to: mark)
    }
    guard let best = best(of: fitting) else { return nil }
    let (member, signature) = (best.member, best.signature)
    notes?.note(.member(member), named: node, in: file)
    guard let (substitution, _) = fit(member, signature, operands) else { return nil }
    let range = range(node)
    if signature.parameters[0].isInout {
      // `count++`: assignment operators with two operands are `ownAssignment`'s.
      let operand =
        Syntax(node).as(PostfixOperatorExprSyntax.self)?.expression
        ?? Syntax(node).as(PrefixOperatorExprSyntax.self)?.expression
      guard let operand else { throw unsupported(.usedOperator, at: node) }
      let (_, place) = try self.place(operand)
      return Checked(type: signature.result.substituting(substitution)) {
        .call(member, receiver: nil, arguments: [.place(place())], range: range)
      }
    }
    let types = signature.handedTypes.map { typeValue(of: substitution[$0] ?? .parameter($0)) }
    let operands = zip(operands, signature.parameters).map { operand, parameter in
      converted(operand, to: parameter.type.substituting(substitution)) ?? operand
    }
    if member.syntax?.hasBody == false, let own = member.owner?.conformingType {
      let home = typeValue(of: substitution[own] ?? .parameter(own))
      return Checked(type: signature.result.substituting(substitution)) {
        let own = Expression.functionReference(member, receiver: home())
        let arguments = [home(), own] + operands.map { $0.emit() }
        return .native(Self.required(symbol), arguments: arguments.map { .value($0) }, range: range)
      }
    }
    let home = home(of: member, substitution)
    return Checked(type: signature.result.substituting(substitution)) {
      .call(
        member, receiver: home.map { .value($0()) },
        arguments: operands.map { .value($0.emit()) } + types.map { .value($0()) }, range: range)
    }
  }

  /// An operator that a protocol requires: the type's own, or that of the library's numbers.
  private static func required(_ symbol: String) -> NativeFunction {
    NativeFunction(name: symbol) { run, arguments throws(Stop) in
      let operands = arguments.values.dropFirst(2).compactMap { $0 }
      let (nominal, own) = (try arguments.metatype(0), try arguments.required(1, as: FunctionValue.self))
      if !nominal.isNative { return try run.call(own, operands, at: arguments.range) }
      guard NumberType(rawValue: nominal.name) != nil, operands.count == 2, let operation = Arithmetic(rawValue: symbol)
      else { throw Stop(problem: Problem(unsupported: .usedOperator, at: arguments.range)) }
      let isInteger = operands[0].whole != nil
      return try run.arithmetic(operation, operands[0], operands[1], isInteger: isInteger, at: arguments.range)
    }
  }

  /// Checks one of the program's own assignment operators: `static func += (left: inout Inset, right: CGFloat)`.
  func ownAssignment(_ node: InfixOperatorExprSyntax, _ symbol: String) throws(Problem) -> Checked? {
    let left = try infer(node.leftOperand, hint: nil)
    for member in ownOperators(symbol, for: [left]) where member.syntax?.hasBody == true {
      let signature = try signature(of: member)
      guard signature.parameters.count == 2, signature.parameters[0].isInout else { continue }
      let mark = inference.mark
      let substitution = opened(member, signature, [left])
      let wanted = signature.parameters.map { $0.type.substituting(substitution) }
      guard inference.conversion(from: left.type, to: wanted[0]) == .identity else {
        inference.undo(to: mark)
        continue
      }
      let given: Checked?
      if case .function(let wanted) = wanted[1].shallow, wanted.isAutoclosure {
        given = try autoclosure(node.rightOperand, wanted)
      } else {
        given = converted(try infer(node.rightOperand, hint: wanted[1]), to: wanted[1])
      }
      guard let given else {
        inference.undo(to: mark)
        continue
      }
      let (_, place) = try place(node.leftOperand)
      let range = range(node)
      let types = signature.handedTypes.map { typeValue(of: substitution[$0] ?? .parameter($0)) }
      let home = home(of: member, substitution)
      return Checked(type: signature.result) {
        .call(
          member, receiver: home.map { .value($0()) },
          arguments: [.place(place()), .value(given.emit())] + types.map { .value($0()) }, range: range)
      }
    }
    return nil
  }

  /// The type whose operator is called, if the operator needs it at run time.
  private func home(of member: Member, _ substitution: [GenericParameter: Type]) -> (() -> Expression)? {
    if let owner = member.owner, !owner.isNative, !owner.parameters.isEmpty, owner.kind != .proto {
      return typeValue(of: owner.selfType.substituting(substitution))
    }
    return member.owner?.conformingType.flatMap { substitution[$0] }.map { typeValue(of: $0) }
  }

  /// Fresh variables for an operator's generic parameters, and the operand that is `Self`.
  private func opened(
    _ member: Member, _ signature: Signature, _ operands: [Checked]
  ) -> [GenericParameter: Type] {
    var substitution: [GenericParameter: Type] = [:]
    let generics = signature.generics + (member.owner?.kind == .proto ? [] : member.owner?.parameters ?? [])
    for generic in generics { substitution[generic] = inference.fresh(constraints: generic.constraints) }
    openAssociated(of: generics, in: &substitution)
    if let proto = member.owner, let own = proto.conformingType {
      substitution[own] = operands.first { !$0.type.isVariable && inference.conforms($0.type, to: proto) }?.type
    }
    return substitution
  }

  private func best(of fitting: [RankedCandidate]) -> Candidate? {
    guard let least = fitting.map(\.costs).min() else { return nil }
    let cheapest = fitting.filter { $0.costs == least }.map(\.candidate)
    return cheapest.first { candidate in !cheapest.contains { isMoreSpecial($0, than: candidate) } }
  }

  /// The substitution of an operator's generic parameters for these operands, and the cost of conversions; nil if it
  /// does not accept them.
  private func fit(
    _ member: Member, _ signature: Signature, _ operands: [Checked]
  ) -> (substitution: [GenericParameter: Type], costs: ConversionCosts)? {
    let mark = inference.mark
    let outer = inference.costs
    inference.costs = ConversionCosts()
    defer { inference.costs = outer }
    let substitution = opened(member, signature, operands)
    let generics = signature.generics + (member.owner?.kind == .proto ? [] : member.owner?.parameters ?? [])
    for (operand, parameter) in zip(operands, signature.parameters) {
      let wanted = parameter.type.substituting(substitution)
      guard inference.conversion(from: operand.type, to: wanted) != nil else { return nil }
      settleAssociated(generics, substitution)
    }
    for (operand, parameter) in zip(operands, signature.parameters) {
      // The element of a sequence is known once the sequence is.
      guard inference.conversion(from: operand.type, to: parameter.type.substituting(substitution)) != nil else {
        return nil
      }
    }
    for generic in generics {
      guard let type = substitution[generic]?.shallow, !type.isVariable else { continue }
      if !generic.constraints.allSatisfy({ inference.conforms(type, to: $0) }) { return nil }
    }
    inference.costs.literals += inference.unusualLiterals(since: mark)
    return (substitution, inference.costs)
  }

  /// `width ??? fallback()`, where the operator takes its right side as an `@autoclosure`; nil for other operators.
  func autoclosureOperator(
    _ symbol: String, _ left: Checked, _ node: InfixOperatorExprSyntax
  ) throws(Problem) -> Checked? {
    for member in ownOperators(symbol, for: [left]) {
      let signature = try signature(of: member)
      guard signature.parameters.count == 2, case .function(let closure) = signature.parameters[1].type,
        closure.isAutoclosure
      else { continue }
      let outer = settledCalls
      defer { settledCalls = outer }
      let arguments = CallArguments(
        plain: zip(signature.parameters, [placeholder(for: left), node.rightOperand]).map { parameter, operand in
          .init(label: parameter.label, expression: operand)
        }, trailing: [], node: Syntax(node))
      let receiver: Receiver = member.owner.map { .type($0.selfType) } ?? .none
      return try call([member], of: receiver, arguments, at: Syntax(node), hint: nil)
    }
    return nil
  }

  /// The type of a closure on the right of an operator, from the first overload that accepts the left side:
  /// `value |> { $0 + 1 }`.
  func closureHint(_ symbol: String, _ left: Checked, _ right: ExprSyntax) throws(Problem) -> Type? {
    guard right.is(ClosureExprSyntax.self), let member = ownOperators(symbol, for: [left]).first else { return nil }
    let signature = try signature(of: member)
    guard signature.parameters.count == 2 else { return nil }
    var substitution: [GenericParameter: Type] = [:]
    for generic in signature.generics { substitution[generic] = inference.fresh(constraints: generic.constraints) }
    let wanted = signature.parameters.map { $0.type.substituting(substitution) }
    return inference.conversion(from: left.type, to: wanted[0]) == nil ? nil : wanted[1]
  }

  func ownOperators(_ symbol: String, for operands: [Checked]) -> [Member] {
    var found: [Member] = []
    for operand in operands {
      for nominal in homes(of: operand.type) where !found.contains(where: { $0.owner == nominal }) {
        for member in nominal.lookUp(symbol, isStatic: true)
        where (member.syntax?.hasBody == true || operand.type.isParameter) && !found.contains(where: { $0 === member })
        {
          found.append(member)
        }
      }
    }
    return found + (module.globals[symbol] ?? [])
  }

  /// The types whose members include an operand's operators.
  private func homes(of type: Type) -> [Nominal] {
    switch type.shallow {
    case .parameter(let parameter): return parameter.constraints
    case .variable(let variable):
      guard let literal = variable.literal else { return [] }
      return [literal == .integer ? int.nominal : nil, double.nominal].compactMap { $0 }
    default: return type.nominal.map { [$0] } ?? []
    }
  }

  /// Checks an operator used as a function of two values: `reduce(0, +)` and `sorted(by: >)`.
  func operatorValue(_ symbol: String, at node: some SyntaxProtocol, hint: Type?) throws(Problem) -> Checked {
    guard let hint, case .function(let wanted) = hint.withoutOptionals else {
      throw problem(.operatorAsValue(symbol), at: node)
    }
    if wanted.parameters.count == 1, let value = try prefixOperatorValue(symbol, of: wanted.parameters[0], at: node) {
      return value
    }
    if wanted.parameters.count == 1, case .tuple(let parts) = wanted.parameters[0].shallow, parts.count == 2 {
      let several = FunctionType(parameters: parts.map(\.type), result: wanted.result)
      return try operatorValue(symbol, at: node, hint: .function(several))
    }
    guard wanted.parameters.count == 2 else { throw problem(.operatorAsValue(symbol), at: node) }
    let code = FunctionCode(name: symbol, range: range(node))
    code.parameterSlots = [0, 1]
    code.defaults = [nil, nil]
    let operands = wanted.parameters.enumerated().map { index, type in
      Checked(type: type) { .local(depth: 0, slot: index) }
    }
    let inner = closureScope(slots: 2)
    let result = try inFunction(inner, parent: scope) { () throws(Problem) in
      try operation(symbol, operands[0], operands[1], at: Syntax(node), hint: wanted.result)
    }
    let type = FunctionType(parameters: wanted.parameters, result: result.type)
    return Checked(type: .function(type)) {
      code.slotCount = inner.slotCount
      code.body = [.returning(result.emit())]
      return .closure(code)
    }
  }
}

extension TypeChecker {
  /// The scope of a closure around an operator, in which types are found as in any other closure.
  private func closureScope(slots: Int) -> FunctionScope {
    let inner = FunctionScope(
      parent: function, context: function.context, selfType: function.selfType, isStatic: function.isStatic)
    inner.isClosure = true
    for _ in 0..<slots { _ = inner.newSlot() }
    return inner
  }

  /// Checks an operator used as a function of one value: `map(!)`, `map(-)`; nil for a binary one.
  private func prefixOperatorValue(
    _ symbol: String, of type: Type, at node: some SyntaxProtocol
  ) throws(Problem) -> Checked? {
    let operand = Checked(type: type) { .local(depth: 0, slot: 0) }
    let range = range(node)
    let result: Checked
    let inner = closureScope(slots: 1)
    let own = try inFunction(inner, parent: scope) { () throws(Problem) in
      try ownOperator(symbol, [operand], at: node)
    }
    if let own {
      result = own
    } else if symbol == "!", inference.unify(type, bool) {
      result = Checked(type: bool) { .not(operand.emit()) }
    } else if symbol == "-", type.isNumeric || type.isVariable {
      result = Checked(type: type) { .negate(operand.emit(), range: range) }
    } else if symbol == "+", type.isNumeric {
      result = operand
    } else {
      return nil
    }
    let code = FunctionCode(name: symbol, range: range)
    (code.parameterSlots, code.defaults) = ([0], [nil])
    return Checked(type: .function(FunctionType(parameters: [type], result: result.type))) {
      code.slotCount = inner.slotCount
      code.body = [.returning(result.emit())]
      return .closure(code)
    }
  }
}

extension MemberSyntax {
  fileprivate var hasBody: Bool {
    if case .function(let function) = self { return function.body != nil }
    return false
  }
}
