import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks operators that are rare in layout code: one-sided ranges, bits, identity, and assignment operators.
extension TypeChecker {
  /// Checks `2...`, or one of the program's own postfix operators.
  func postfixOperator(_ node: PostfixOperatorExprSyntax) throws(Problem) -> Checked {
    let operand = try infer(node.expression, hint: nil)
    if node.operator.text == "..." {
      return oneSided(operand, nil, isClosed: false, type: .partialRangeFrom, at: node)
    }
    if let own = try ownOperator(node.operator.text, [operand], at: node) { return own }
    throw unknownOperator(node.operator, behind: node.expression)
  }

  func oneSided(
    _ lower: Checked?, _ upper: Checked?, isClosed: Bool, type: NativeName, at node: some SyntaxProtocol
  ) -> Checked {
    let range = range(node)
    let bound = lower?.type ?? upper?.type ?? int
    let making = NativeFunction(name: "...") { _, arguments in
      .interval(Interval(lower: arguments[0], upper: arguments[1], isClosed: isClosed))
    }
    return Checked(type: module.native(type, [bound])) {
      .native(
        making, arguments: [lower, upper].map { $0.map { .value($0.emit()) } ?? .omitted },
        range: range)
    }
  }

  // MARK: Bitwise operators, and integers without overflow

  func bits(_ node: InfixOperatorExprSyntax, _ symbol: String) throws(Problem) -> Checked {
    var left = try infer(node.leftOperand, hint: int)
    let isOwn = left.type.nominal?.isNative == false
    var right = try infer(
      node.rightOperand, hint: isOwn ? node.rightOperand.isPlainLiteral ? nil : left.type : int)
    if isOwn { (left, right) = try withOwnLiteral(node, symbol, left, right) }
    if let own = try ownOperator(symbol, [left, right], at: node) { return own }
    guard let answer = bits(left, right, symbol, at: node) else {
      throw problem(
        "binary operator '\(symbol)' cannot be applied to operands of type '\(left.type)' and '\(right.type)'", at: node
      )
    }
    return answer
  }

  /// Nil for other operators, or for operands that are not integers.
  func bits(_ left: Checked, _ right: Checked, _ symbol: String, at node: some SyntaxProtocol) -> Checked? {
    guard let operation = BitOperation(rawValue: symbol) else { return nil }
    if left.type.isVariable, !operation.shifts, right.type.isInteger { _ = inference.unify(left.type, right.type) }
    // `flags & (1 << index)`: what is around decides which integer is shifted.
    let staysOpen = operation.shifts && left.type.isIntegerLiteral
    guard staysOpen || left.type.isInteger || inference.unify(left.type, int) else { return nil }
    // The right side of a shift may have any integer type.
    let fits = operation.shifts && right.type.isInteger
    guard fits || inference.unify(right.type, operation.shifts ? int : left.type) else { return nil }
    let range = range(node)
    return Checked(type: left.type) {
      .native(
        Self.bitwise[operation] ?? Self.complement, arguments: [.value(left.emit()), .value(right.emit())], range: range
      )
    }
  }

  private static let bitwise: [BitOperation: NativeFunction] = .init(
    uniqueKeysWithValues: BitOperation.allCases.map { operation in
      (
        operation,
        NativeFunction(name: operation.rawValue) { _, arguments in
          guard let a = arguments[0]?.whole, let b = arguments[1]?.whole, let type = arguments[0]?.numberType else {
            return .int(0)
          }
          return .whole(operation.answer(a, b, of: type), as: type)
        }
      )
    })

  static let complement = NativeFunction(name: "~") { _, arguments in
    guard let value = arguments[0]?.whole, let type = arguments[0]?.numberType else { return .int(0) }
    return .whole(~value, as: type)
  }

  // MARK: Identity, and values in ranges

  func identity(_ node: InfixOperatorExprSyntax, _ symbol: String) throws(Problem) -> Checked {
    let left = try infer(node.leftOperand, hint: nil)
    let right = try infer(node.rightOperand, hint: left.type)
    if let own = try ownOperator(symbol, [left, right], at: node) { return own }
    var last: Problem?
    for (operand, place) in [(left, node.leftOperand), (right, node.rightOperand)] {
      guard operand.type.withoutOptionals.nominal?.kind == .structure else { continue }
      if let last { report(last) }
      last = problem(
        "argument type '\(operand.type)' expected to be an instance of a class or class-constrained type", at: place,
        notes: [Note(SlipNote.signIs(word: symbol, sign: symbol == "===" ? "==" : "!="))])
    }
    if let last { throw last }
    let range = range(node)
    let isNegated = symbol == "!=="
    let comparing = NativeFunction(name: symbol) { _, arguments in
      switch (arguments.unwrapped(0), arguments.unwrapped(1)) {
      case (.object(let a), .object(let b)): .bool((a === b) != isNegated)
      case (nil, nil): .bool(!isNegated)
      default: .bool(isNegated)
      }
    }
    return Checked(type: bool) {
      .native(comparing, arguments: [.value(left.emit()), .value(right.emit())], range: range)
    }
  }

  /// Checks pattern matching: `1...5 ~= width`.
  func matching(_ node: InfixOperatorExprSyntax) throws(Problem) -> Checked {
    let pattern = try infer(node.leftOperand, hint: nil)
    let bound = isRange(pattern.type) ? bound(of: pattern.type) ?? pattern.type : pattern.type
    let value = try infer(node.rightOperand, hint: node.rightOperand.startsWithDot ? bound : nil)
    if let own = try ownOperator("~=", [pattern, value], at: node) { return own }
    guard inference.unify(bound, value.type) else {
      throw problem(
        "binary operator '~=' cannot be applied to operands of type '\(pattern.type)' and '\(value.type)'", at: node)
    }
    let isRange = isRange(pattern.type)
    let range = range(node)
    return Checked(type: bool) {
      let emitted = pattern.emit()
      return .block([
        .choose(
          [.pattern(isRange ? .range(emitted) : .value(emitted), value.emit())],
          then: [.returning(.constant(.bool(true)))], otherwise: [.returning(.constant(.bool(false)))],
          isBuilder: false, range: range)
      ])
    }
  }

  func isRange(_ type: Type) -> Bool {
    if case .parameter(let parameter) = type.shallow {
      return parameter.constraints.contains { $0.isNative && $0.name == "RangeExpression" }
    }
    return [NativeName.range, .closedRange, .partialRangeFrom, .partialRangeUpTo, .partialRangeThrough].contains(
      where: type.isNominal)
  }

  /// The bound of a range, or of some `RangeExpression`.
  func bound(of type: Type) -> Type? {
    if case .parameter(let parameter) = type.shallow { return associatedType("Bound", of: parameter) }
    return type.genericArguments.first
  }

}

/// Operations on the bits of integers; none of them overflows.
enum BitOperation: String, CaseIterable {
  case add = "&+"
  case subtract = "&-"
  case multiply = "&*"
  case and = "&"
  case or = "|"
  case exclusiveOr = "^"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case maskingShiftLeft = "&<<"
  case maskingShiftRight = "&>>"

  var shifts: Bool {
    switch self {
    case .shiftLeft, .shiftRight, .maskingShiftLeft, .maskingShiftRight: true
    default: false
    }
  }

  /// The result with more bits than the type has; the caller truncates it.
  func answer(_ a: Int128, _ b: Int128, of type: NumberType) -> Int128 {
    switch self {
    case .add: a &+ b
    case .subtract: a &- b
    case .multiply: a &* b
    case .and: a & b
    case .or: a | b
    case .exclusiveOr: a ^ b
    case .shiftLeft: a << min(max(b, -128), 127)
    case .shiftRight: a >> min(max(b, -127), 128)
    case .maskingShiftLeft: a << (b & Int128(type.bitWidth - 1))
    case .maskingShiftRight: a >> (b & Int128(type.bitWidth - 1))
    }
  }
}
