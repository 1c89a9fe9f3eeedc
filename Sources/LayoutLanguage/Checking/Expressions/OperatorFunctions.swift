import Diagnostics
import SwiftSyntax

/// Operators as functions: the program's own `static func +`, and `+` handed to `reduce`.
extension TypeChecker {
  /// Calls an operator that the program declares, if one takes these operands.
  func ownOperator(_ symbol: String, _ operands: [Checked], at node: some SyntaxProtocol) throws(Problem) -> Checked? {
    for member in ownOperators(symbol, for: operands) {
      let signature = try signature(of: member)
      guard signature.parameters.count == operands.count else { continue }
      let mark = inference.mark
      var substitution: [GenericParameter: Type] = [:]
      let generics = signature.generics + (member.owner?.isNative == false ? member.owner?.parameters ?? [] : [])
      for generic in generics { substitution[generic] = inference.fresh(constraints: generic.constraints) }
      if let own = member.owner?.conformingType { substitution[own] = operands[0].type }
      let fits = zip(operands, signature.parameters).allSatisfy { operand, parameter in
        inference.conversion(from: operand.type, to: parameter.type.substituting(substitution)) == .identity
      }
      guard fits else {
        inference.undo(to: mark)
        continue
      }
      let range = range(node)
      let types = signature.generics.map { typeValue(of: substitution[$0] ?? .parameter($0)) }
      var home: (() -> Expression)?
      if let owner = member.owner, !owner.isNative, !owner.parameters.isEmpty, owner.kind != .proto {
        home = typeValue(of: owner.selfType.substituting(substitution))
      }
      return Checked(type: signature.result.substituting(substitution)) {
        .call(
          member, receiver: home.map { .value($0()) },
          arguments: operands.map { .value($0.emit()) } + types.map { .value($0()) }, range: range)
      }
    }
    return nil
  }

  func ownOperators(_ symbol: String, for operands: [Checked]) -> [Member] {
    var found: [Member] = []
    for operand in operands {
      guard let nominal = operand.type.nominal, !found.contains(where: { $0.owner == nominal }) else { continue }
      found += nominal.lookUp(symbol, isStatic: true).filter { $0.syntax?.hasBody == true }
    }
    return found + (module.globals[symbol] ?? [])
  }

  /// `reduce(0, +)` and `sorted(by: >)`: an operator as a function of two values.
  func operatorValue(_ symbol: String, at node: some SyntaxProtocol, hint: Type?) throws(Problem) -> Checked {
    guard let hint, case .function(let wanted) = hint.withoutOptionals else {
      throw problem(.operatorAsValue(symbol), at: node)
    }
    if wanted.parameters.count == 1, let value = prefixOperatorValue(symbol, wanted, at: node) { return value }
    if wanted.parameters.count == 1, case .tuple(let parts) = wanted.parameters[0].shallow, parts.count == 2 {
      let several = FunctionType(parameters: parts.map(\.type), result: wanted.result)
      return try operatorValue(symbol, at: node, hint: .function(several))
    }
    guard wanted.parameters.count == 2 else { throw problem(.operatorAsValue(symbol), at: node) }
    let code = FunctionCode(name: symbol, range: range(node))
    code.parameterSlots = [0, 1]
    code.defaults = [nil, nil]
    code.slotCount = 2
    let operands = wanted.parameters.enumerated().map { index, type in
      Checked(type: type) { .local(depth: 0, slot: index) }
    }
    let result = try operation(symbol, operands[0], operands[1], at: Syntax(node), hint: wanted.result)
    let type = FunctionType(parameters: wanted.parameters, result: result.type)
    return Checked(type: .function(type)) {
      code.body = [.returning(result.emit())]
      return .closure(code)
    }
  }
}

extension TypeChecker {
  /// `map(!)` and `map(-)`
  private func prefixOperatorValue(
    _ symbol: String, _ wanted: FunctionType, at node: some SyntaxProtocol
  ) -> Checked? {
    let operand = wanted.parameters[0]
    let range = range(node)
    let result: Expression
    switch symbol {
    case "!" where inference.unify(operand, bool): result = .not(.local(depth: 0, slot: 0))
    case "-" where operand.isNumeric || operand.isVariable: result = .negate(.local(depth: 0, slot: 0), range: range)
    case "+" where operand.isNumeric: result = .local(depth: 0, slot: 0)
    default: return nil
    }
    let code = FunctionCode(name: symbol, range: range)
    code.parameterSlots = [0]
    code.defaults = [nil]
    code.slotCount = 1
    code.body = [.returning(result)]
    return Checked(type: .function(FunctionType(parameters: [operand], result: operand))) { .closure(code) }
  }
}

extension MemberSyntax {
  fileprivate var hasBody: Bool {
    if case .function(let function) = self { return function.body != nil }
    return false
  }
}
