import Diagnostics
import LayoutLanguage
import SwiftSyntax

extension Program {
  /// Collects the names, numbers and calls of the learner's file.
  ///
  /// - Complexity: one walk over the file.
  public func sourceFacts() -> SourceFacts {
    let reader = SourceFactsReader(viewMode: .sourceAccurate)
    if let tree = code.learnersTree { reader.walk(tree) }
    return reader.facts
  }
}

private final class SourceFactsReader: SyntaxVisitor {
  var facts = SourceFacts()

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    facts.words.append(
      SourceFacts.Word(
        name: node.baseName.identifierText, range: node.baseName.range(in: 0),
        isMember: access.map { $0.declName.id == node.id } ?? false))
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator {
      if sign.text == "&&" || sign.text == "||" {
        facts.junctions.append(
          SourceFacts.Junction(
            range: node.range(in: 0), first: node.leftOperand.range(in: 0), second: node.rightOperand.range(in: 0)))
      } else if sign.text == "+" || sign.text == "-" {
        facts.signs.append(SourceFacts.Sign(range: sign.range(in: 0), text: sign.text))
      } else if SourceFacts.Sign.otherEnds[sign.text] != nil {
        facts.limits.append(SourceFacts.Sign(range: sign.range(in: 0), text: sign.text))
      } else if Self.changes.contains(sign.text), let name = variable(node.leftOperand) {
        facts.assignments.append(SourceFacts.Assignment(name: name, range: node.range(in: 0)))
      }
    } else if node.operator.is(AssignmentExprSyntax.self), let name = variable(node.leftOperand) {
      facts.assignments.append(
        SourceFacts.Assignment(name: name, range: node.range(in: 0), value: node.rightOperand.range(in: 0)))
    }
    return .visitChildren
  }

  /// Records the operator of `floors[..<door]`.
  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if SourceFacts.Sign.otherEnds[node.operator.text] != nil {
      facts.limits.append(SourceFacts.Sign(range: node.operator.range(in: 0), text: node.operator.text))
    }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    facts.choices.append(
      SourceFacts.Choice(
        range: node.range(in: 0), condition: node.condition.range(in: 0), first: node.thenExpression.range(in: 0),
        second: node.elseExpression.range(in: 0)))
    return .visitChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    let isPlain = node.conditions.allSatisfy { element in
      if case .expression = element.condition { true } else { false }
    }
    if isPlain {
      facts.guards.append(SourceFacts.Guard(range: node.range(in: 0), condition: node.conditions.range(in: 0)))
    }
    return .visitChildren
  }

  private static let changes: Set = ["+=", "-=", "*=", "/=", "%="]

  /// The variable of an assignment: `x`, `self.x`, `x.width`, `x[2]`.
  private func variable(_ expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.identifierText }
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      let isSelf = base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
      return isSelf ? access.declName.baseName.identifierText : variable(base)
    }
    return expression.as(SubscriptCallExprSyntax.self).flatMap { variable($0.calledExpression) }
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    note(ExprSyntax(node), node.literal.text)
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    note(ExprSyntax(node), node.literal.text)
    return .skipChildren
  }

  private func note(_ literal: ExprSyntax, _ text: String) {
    guard var value = Double(text.filter { $0 != "_" }) else { return }
    var whole = literal
    if let prefix = literal.parent?.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      value = -value
      whole = ExprSyntax(prefix)
    }
    facts.numbers.append(SourceFacts.Number(range: whole.range(in: 0), value: value, role: role(of: whole)))
  }

  // MARK: Uses of numbers

  private static let comparisons: Set = ["==", "!=", "<", ">", "<=", ">=", "..<", "...", "~=", "%"]
  private static let factors: Set = ["*", "/"]

  /// The use of a number, by its neighboring operators or its direct parent.
  private func role(of expression: ExprSyntax) -> SourceFacts.Number.Role {
    var node = Syntax(expression)
    while let parent = node.parent {
      if parent.is(ExpressionPatternSyntax.self) { return .condition }
      if let subscripted = parent.parent?.parent?.as(SubscriptCallExprSyntax.self),
        node.id != subscripted.calledExpression.id, parent.is(LabeledExprSyntax.self)
      {
        return .condition
      }
      if let infix = parent.as(InfixOperatorExprSyntax.self) { return role(beside: infix.operator) }
      // Skips parentheses, and conversions such as CGFloat(2).
      let isInParentheses =
        parent.is(LabeledExprSyntax.self) && parent.parent?.parent?.is(TupleExprSyntax.self) ?? false
      guard isInParentheses || parent.is(LabeledExprListSyntax.self) || parent.is(TupleExprSyntax.self) else {
        return .amount
      }
      node = parent
    }
    return .amount
  }

  private func role(beside sign: ExprSyntax) -> SourceFacts.Number.Role {
    guard let text = sign.as(BinaryOperatorExprSyntax.self)?.operator.text else { return .amount }
    if Self.comparisons.contains(text) { return .condition }
    return Self.factors.contains(text) ? .factor : .amount
  }

  // MARK: Calls

  /// Standard library methods that mutate their receiver.
  private static let mutations: Set = [
    "toggle", "append", "insert", "remove", "removeLast", "removeFirst", "removeAll", "popLast", "reverse", "sort",
    "swapAt", "shuffle", "formUnion", "subtract", "move",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let whole = node.range(in: 0)
    var lower = whole.lower
    var name: TokenSyntax?
    var called = node.calledExpression
    if let special = called.as(GenericSpecializationExprSyntax.self) { called = special.expression }
    if let access = called.as(MemberAccessExprSyntax.self) {
      name = access.declName.baseName
      if access.base != nil { lower = access.period.range(in: 0).lower }
      if Self.mutations.contains(access.declName.baseName.text), let base = access.base, let changed = variable(base) {
        facts.assignments.append(SourceFacts.Assignment(name: changed, range: whole))
      }
    } else if let reference = called.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName
    }
    guard let name else { return .visitChildren }
    let arguments = node.arguments.map {
      SourceFacts.Argument(label: $0.label?.identifierText, range: $0.expression.range(in: 0))
    }
    facts.calls.append(
      SourceFacts.Call(
        name: name.identifierText, nameRange: name.range(in: 0),
        range: SourceRange(file: 0, lower: lower, upper: whole.upper), arguments: arguments,
        closure: node.trailingClosure?.range(in: 0)))
    return .visitChildren
  }

  // MARK: Declarations

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body { declare(node.name, body.range(in: 0), node.attributes) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let body = binding.accessorBlock?.range(in: 0) ?? binding.initializer?.value.range(in: 0)
      declare(pattern.identifier, body ?? pattern.range(in: 0), node.attributes)
    }
    return .visitChildren
  }

  private func declare(_ name: TokenSyntax, _ range: SourceRange, _ attributes: AttributeListSyntax) {
    facts.declarations.append(
      SourceFacts.Declaration(
        name: name.identifierText, range: range, attributes: attributes.trimmedDescription))
  }
}
