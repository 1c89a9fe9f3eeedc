import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks literals of the program's own types: `let size: Size = 5`, if `Size` is `ExpressibleByIntegerLiteral`.
extension TypeChecker {
  /// The result of the initializer for a literal; nil if the expected type has none.
  func ownLiteral(_ node: ExprSyntax, hint: Type?) throws(Problem) -> Checked? {
    // `return nil` is an optional's own, even if the type inside has a literal for it.
    let isNotOptional = hint?.wrapped == nil
    guard let hint = hint?.withoutOptionals, let nominal = hint.nominal, !nominal.isNative, nominal.kind != .proto,
      let kind = LiteralKind(node), kind != .missing || isNotOptional,
      kind.protocols.contains(where: { conforms(nominal, $0) })
    else { return nil }
    let outer = settledCalls
    defer { settledCalls = outer }
    for (label, proto) in zip(kind.labels, kind.protocols) where conforms(nominal, proto) {
      var plain: [CallArguments.Argument]
      if let array = node.as(ArrayExprSyntax.self) {
        plain = array.elements.enumerated().map { place, element in
          CallArguments.Argument(label: place == 0 ? label : nil, expression: element.expression)
        }
      } else if let dictionary = node.as(DictionaryExprSyntax.self) {
        plain = try pairs(of: dictionary, for: label, hint, nominal)
      } else if kind == .missing {
        plain = [
          CallArguments.Argument(label: label, expression: placeholder(for: .init(type: .void) { .constant(.void) }))
        ]
      } else {
        plain = [CallArguments.Argument(label: label, expression: placeholder(for: try infer(node, hint: nil)))]
      }
      if plain.isEmpty {
        let range = range(node)
        guard let member = nominal.lookUp("init", isStatic: true).first(where: { takes(label, $0) }) else { continue }
        return Checked(type: hint) { .call(member, receiver: nil, arguments: [.value(.array([]))], range: range) }
      }
      let arguments = CallArguments(plain: plain, trailing: [], node: Syntax(node))
      return try construct(hint, arguments, at: Syntax(node), hint: nil)
    }
    return nil
  }

  /// The arguments of `init(dictionaryLiteral:)`.
  private func pairs(
    of node: DictionaryExprSyntax, for label: String, _ type: Type, _ nominal: Nominal
  ) throws(Problem) -> [CallArguments.Argument] {
    guard case .elements(let elements) = node.content,
      let member = nominal.lookUp("init", isStatic: true).first(where: { takes(label, $0) }),
      let wanted = try signature(of: member).parameters.first?.type.substituting(
        .init(zip(nominal.parameters, type.genericArguments), uniquingKeysWith: { first, _ in first })),
      case .tuple(let parts) = wanted, parts.count == 2
    else { return [] }
    var plain: [CallArguments.Argument] = []
    for element in elements {
      let key = try check(element.key, as: parts[0].type, for: .dictionaryKey)
      let value = try check(element.value, as: parts[1].type, for: .dictionaryValue)
      let pair = Checked(type: wanted) { .tuple([key.emit(), value.emit()]) }
      plain.append(.init(label: plain.isEmpty ? label : nil, expression: placeholder(for: pair)))
    }
    return plain
  }

  /// The operands with a literal as one of the program's own types, if the operator requires that: `money + 0.5`, if
  /// the operator adds money to money.
  func withOwnLiteral(
    _ node: InfixOperatorExprSyntax, _ symbol: String, _ left: Checked, _ right: Checked
  ) throws(Problem) -> (left: Checked, right: Checked) {
    let isLeft = node.leftOperand.isPlainLiteral
    guard isLeft != node.rightOperand.isPlainLiteral else { return (left, right) }
    let (literal, other) = isLeft ? (node.leftOperand, right) : (node.rightOperand, left)
    guard let nominal = other.type.nominal, !nominal.isNative, nominal.kind != .proto else { return (left, right) }
    let (mark, reported) = (inference.mark, found.count)
    let plain = try infer(literal, hint: nil)
    let operands = isLeft ? (plain, other) : (other, plain)
    if try ownOperator(symbol, [operands.0, operands.1], at: node) != nil {
      inference.undo(to: mark)
      let again = try infer(literal, hint: nil)
      return isLeft ? (again, other) : (other, again)
    }
    inference.undo(to: mark)
    found.takeBack(after: reported)
    guard let own = try ownLiteral(literal, hint: other.type) else { return (left, right) }
    return isLeft ? (own, other) : (other, own)
  }

  private func conforms(_ nominal: Nominal, _ proto: String) -> Bool {
    module.vocabulary.types[proto].map { nominal.conforms(to: $0) } ?? false
  }
}

/// The kinds of literal, the most specific first.
private enum LiteralKind {
  case integer, float, boolean, text, missing, list, dictionary

  init?(_ node: ExprSyntax) {
    switch node.kind {
    case .integerLiteralExpr: self = .integer
    case .floatLiteralExpr: self = .float
    case .booleanLiteralExpr: self = .boolean
    case .stringLiteralExpr: self = .text
    case .nilLiteralExpr: self = .missing
    case .arrayExpr: self = .list
    case .dictionaryExpr: self = .dictionary
    default: return nil
    }
  }

  var labels: [String] {
    switch self {
    case .integer: ["integerLiteral", "floatLiteral"]
    case .float: ["floatLiteral"]
    case .boolean: ["booleanLiteral"]
    case .text: ["stringLiteral"]
    case .missing: ["nilLiteral"]
    case .list: ["arrayLiteral"]
    case .dictionary: ["dictionaryLiteral"]
    }
  }

  var protocols: [String] {
    switch self {
    case .integer: ["ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral"]
    case .float: ["ExpressibleByFloatLiteral"]
    case .boolean: ["ExpressibleByBooleanLiteral"]
    case .text: ["ExpressibleByStringLiteral"]
    case .missing: ["ExpressibleByNilLiteral"]
    case .list: ["ExpressibleByArrayLiteral"]
    case .dictionary: ["ExpressibleByDictionaryLiteral"]
    }
  }
}
