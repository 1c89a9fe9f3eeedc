import Diagnostics
import SwiftSyntax

/// Operators between values.
extension Checker {
  func prefixOperator(_ node: PrefixOperatorExprSyntax, hint: Type?) throws(Problem) -> Checked {
    let symbol = node.operator.text
    switch symbol {
    case "-":
      let operand = try infer(node.expression, hint: hint)
      guard operand.type.isNumeric || operand.type.isVariable else {
        throw problem("unary operator '-' cannot be applied to an operand of type '\(operand.type)'", at: node)
      }
      let range = range(node)
      return Checked(type: operand.type) { .negate(operand.emit(), range: range) }
    case "+": return try infer(node.expression, hint: hint)
    case "!":
      let operand = try check(node.expression, as: bool, for: .condition)
      return Checked(type: bool) { .not(operand.emit()) }
    case "...", "..<": throw unsupported("a one-sided range", at: node)
    default: throw problem("'\(symbol)' is not a prefix unary operator", at: node)
    }
  }

  func infixOperator(_ node: InfixOperatorExprSyntax, hint: Type?) throws(Problem) -> Checked {
    if node.operator.is(AssignmentExprSyntax.self) { return try assignment(node) }
    guard let symbol = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      throw unsupported("this operator", at: node)
    }
    switch symbol {
    case "+", "-", "*", "/", "%": return try arithmetic(node, symbol, hint: hint)
    case "==", "!=", "<", "<=", ">", ">=": return try comparison(node, symbol)
    case "&&", "||": return try logic(node, symbol)
    case "??": return try coalesce(node, hint: hint)
    case "..<", "...": return try range(node, isClosed: symbol == "...")
    case "+=", "-=", "*=", "/=", "%=": return try compoundAssignment(node, String(symbol.dropLast()))
    default: throw problem("cannot find operator '\(symbol)' in scope", at: node.operator)
    }
  }

  private func logic(_ node: InfixOperatorExprSyntax, _ symbol: String) throws(Problem) -> Checked {
    let left = try check(node.leftOperand, as: bool, for: .condition)
    let right = try check(node.rightOperand, as: bool, for: .condition)
    return Checked(type: bool) { symbol == "&&" ? .and(left.emit(), right.emit()) : .or(left.emit(), right.emit()) }
  }

  private func coalesce(_ node: InfixOperatorExprSyntax, hint: Type?) throws(Problem) -> Checked {
    let left = try infer(node.leftOperand, hint: hint.map { module.optional($0.withoutOptionals) })
    guard let wrapped = left.type.wrapped else {
      throw problem(
        "left side of nil coalescing operator '??' has non-optional type '\(left.type)', so the right side is never used",
        at: node.leftOperand)
    }
    let right = try infer(node.rightOperand, hint: wrapped)
    let mark = inference.mark
    if inference.conversion(from: right.type, to: wrapped) == .identity {
      return Checked(type: wrapped) { .coalesce(left.emit(), right.emit(), keepsOptional: false) }
    }
    inference.undo(to: mark)
    if right.type.wrapped != nil, inference.unify(right.type, left.type) {
      return Checked(type: left.type) { .coalesce(left.emit(), right.emit(), keepsOptional: true) }
    }
    throw problem("cannot convert value of type '\(right.type)' to expected argument type '\(wrapped)'", at: node.rightOperand)
  }

  private func range(_ node: InfixOperatorExprSyntax, isClosed: Bool) throws(Problem) -> Checked {
    let lower = try infer(node.leftOperand, hint: nil)
    let upper = try infer(node.rightOperand, hint: nil)
    guard inference.unify(lower.type, upper.type) else {
      throw mismatchedOperands(isClosed ? "..." : "..<", lower.type, upper.type, at: node)
    }
    let range = range(node)
    return Checked(type: module.native(isClosed ? "ClosedRange" : "Range", [lower.type])) {
      .range(lower.emit(), upper.emit(), isClosed: isClosed, range: range)
    }
  }

  private func mismatchedOperands(_ symbol: String, _ left: Type, _ right: Type, at node: InfixOperatorExprSyntax) -> Problem {
    var notes: [Note] = []
    if left.isNumeric, right.isNumeric {
      let other = left.isNominal("Int") ? right : left
      notes = [
        Note("Swift does not mix Int with \(other). Write '\(other)(…)' around the Int.")
      ]
    }
    return problem(
      "binary operator '\(symbol)' cannot be applied to operands of type '\(left)' and '\(right)'", at: node, notes: notes)
  }

  // MARK: Arithmetic

  private func arithmetic(_ node: InfixOperatorExprSyntax, _ symbol: String, hint: Type?) throws(Problem) -> Checked {
    let expected = hint?.withoutOptionals
    let numericHint = expected.flatMap { $0.isNumeric ? $0 : nil }
    let left = try infer(node.leftOperand, hint: numericHint ?? expected)
    let right = try infer(node.rightOperand, hint: numericHint ?? expected)
    return try arithmetic(left, right, symbol, node, hint: numericHint)
  }

  /// Literals follow a typed neighbour; between two sizes of floating point numbers the place decides.
  func arithmetic(
    _ left: Checked, _ right: Checked, _ symbol: String, _ node: InfixOperatorExprSyntax, hint: Type?
  ) throws(Problem) -> Checked {
    if symbol == "+", let joined = try concatenation(left, right, node) { return joined }
    let range = range(node)
    guard let operation = Arithmetic(rawValue: symbol) else { throw unsupported("this operator", at: node) }
    let mark = inference.mark
    guard let type = numericResult(left.type, right.type, hint: hint) else {
      inference.undo(to: mark)
      throw mismatchedOperands(symbol, left.type, right.type, at: node)
    }
    if operation == .remainder, type.isFloating {
      throw problem("'%' is unavailable: For floating point numbers use truncatingRemainder instead", at: node)
    }
    return Checked(type: type) {
      .arithmetic(operation, left.emit(), right.emit(), isInteger: !type.isFloating, range: range)
    }
  }

  private func numericResult(_ left: Type, _ right: Type, hint: Type?) -> Type? {
    let leftOpen = left.isVariable
    let rightOpen = right.isVariable
    if !leftOpen, !left.isNumeric { return nil }
    if !rightOpen, !right.isNumeric { return nil }
    if left.isFloating, right.isFloating {
      if left.isNominal("Float") != right.isNominal("Float") { return nil }
      if let hint, hint.isFloating { return hint }
      return left.isNominal("CGFloat") ? left : right
    }
    return inference.unify(left, right) ? left.shallow : nil
  }

  /// `+` between strings, arrays or texts.
  private func concatenation(
    _ left: Checked, _ right: Checked, _ node: InfixOperatorExprSyntax
  ) throws(Problem) -> Checked? {
    let range = range(node)
    for name in ["String", "Array", "Text"] where left.type.isNominal(name) && right.type.isNominal(name) {
      guard inference.unify(left.type, right.type) else { continue }
      return Checked(type: left.type) {
        .native(Self.joining, arguments: [.value(left.emit()), .value(right.emit())], range: range)
      }
    }
    return nil
  }

  private static let joining = NativeFunction(name: "+") { run, arguments throws(Stop) in
    switch (arguments[0], arguments[1]) {
    case (.string(let a)?, .string(let b)?): return .string(try run.checked(a + b, at: arguments.range))
    case (.array(let a)?, .array(let b)?): return .array(try run.checked(a + b, at: arguments.range))
    case (.view(let a)?, .view(let b)?):
      guard case .text(let first) = a.content, case .text(let second) = b.content else { return .view(a) }
      return .view(View(.text(TextContent(runs: first.runs + second.runs)), at: a.range))
    default: return .void
    }
  }

  // MARK: Comparison

  private func comparison(_ node: InfixOperatorExprSyntax, _ symbol: String) throws(Problem) -> Checked {
    guard let comparison = Comparison(rawValue: symbol) else { throw unsupported("this operator", at: node) }
    let leftIsNil = node.leftOperand.is(NilLiteralExprSyntax.self)
    let startsWithDot = node.leftOperand.as(MemberAccessExprSyntax.self)?.base == nil && node.leftOperand.is(MemberAccessExprSyntax.self)
    var left: Checked
    var right: Checked
    if leftIsNil || startsWithDot {
      right = try infer(node.rightOperand, hint: nil)
      left = try infer(node.leftOperand, hint: right.type)
    } else {
      left = try infer(node.leftOperand, hint: nil)
      right = try infer(node.rightOperand, hint: left.type)
    }
    if left.type.wrapped != nil || right.type.wrapped != nil {
      let type = left.type.wrapped != nil ? left.type : right.type
      left = try convert(left, to: type, for: .argument, at: node.leftOperand)
      right = try convert(right, to: type, for: .argument, at: node.rightOperand)
    } else {
      let mark = inference.mark
      let fits =
        (left.type.isFloating && right.type.isFloating) || inference.unify(left.type, right.type)
      if !fits {
        inference.undo(to: mark)
        throw mismatchedOperands(symbol, left.type, right.type, at: node)
      }
    }
    try requireComparable(left.type, symbol, comparison, at: node)
    return Checked(type: bool) { .compare(comparison, left.emit(), right.emit()) }
  }

  private func requireComparable(
    _ type: Type, _ symbol: String, _ comparison: Comparison, at node: InfixOperatorExprSyntax
  ) throws(Problem) {
    let name = comparison == .equal || comparison == .notEqual ? "Equatable" : "Comparable"
    let inner = name == "Equatable" ? type.withoutOptionals : type
    guard let proto = module.vocabulary.types[name], !inference.conforms(inner, to: proto) else { return }
    if case .metatype = inner { return }
    throw problem(
      "binary operator '\(symbol)' cannot be applied to two '\(type)' operands", at: node,
      notes: [Note("'\(inner)' does not conform to \(name).")])
  }
}
