import Diagnostics
import LayoutChecking
import LayoutProgram
import SwiftSyntax

extension PartReader {
  func expression(_ expression: ExprSyntax) -> ProgramPart {
    if let name = expression.as(DeclReferenceExprSyntax.self), let body = helper(name) { return self.expression(body) }
    if let closure = expression.as(ClosureExprSyntax.self) { return self.closure(closure) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return chain(call) ?? plain(expression, .value) }
    if let choice = expression.as(TernaryExprSyntax.self) { return self.choice(choice) }
    if let choice = expression.as(IfExprSyntax.self) { return condition(choice) }
    if let choice = expression.as(SwitchExprSyntax.self) { return cases(choice) }
    return plain(expression, .value)
  }

  // MARK: Calls

  /// A call, or a view with its modifiers; nil for a call inside of a value.
  private func chain(_ call: FunctionCallExprSyntax) -> ProgramPart? {
    var modifiers: [FunctionCallExprSyntax] = []
    var root = ExprSyntax(call)
    while let outer = root.as(FunctionCallExprSyntax.self),
      let base = outer.calledExpression.as(MemberAccessExprSyntax.self)?.base
    {
      modifiers.insert(outer, at: 0)
      root = base
    }
    guard let first = self.root(root, modifiers) else { return nil }
    if modifiers.isEmpty { return first }
    var part = plain(call, .chain)
    // A helper's own modifiers come before those applied to it.
    part.children = (first.head == .chain ? first.children : [first]) + modifiers.map(modifier)
    return part
  }

  /// The base of a modifier chain, or a single call.
  private func root(_ root: ExprSyntax, _ modifiers: [FunctionCallExprSyntax]) -> ProgramPart? {
    let hasModifiers = !modifiers.isEmpty
    if let call = root.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)
    {
      let hasClosure = call.trailingClosure != nil || call.arguments.contains { $0.expression.isClosure }
      guard hasClosure || isTypeName(name.baseName.text) || modifiers.contains(where: isOfViews) else { return nil }
      return self.call(call, .call(name.baseName.text), nameRange: name.range(in: 0))
    }
    guard hasModifiers else { return nil }
    if let access = root.as(MemberAccessExprSyntax.self),
      let type = access.base?.as(DeclReferenceExprSyntax.self), isTypeName(type.baseName.text)
    {
      return plain(root, .call(type.baseName.text))
    }
    if let name = root.as(DeclReferenceExprSyntax.self), let body = helper(name) {
      let part = expression(body)
      return part.head == .value ? nil : part
    }
    // A view in a property or a parameter.
    if let name = root.as(DeclReferenceExprSyntax.self), !isTypeName(name.baseName.text), scopeHolds(name) {
      return plain(root, .call(name.baseName.text))
    }
    return nil
  }

  /// Whether a name can be a view: not a parameter of a guide's closure.
  private func scopeHolds(_ name: DeclReferenceExprSyntax) -> Bool {
    !words(of: Syntax(name)).contains { $0.text.hasPrefix("%") } && !name.baseName.text.hasPrefix("$")
  }

  /// Whether the modifier's base must be a view.
  private func isOfViews(_ modifier: FunctionCallExprSyntax) -> Bool {
    let name = modifier.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name.map { ModifierFacts.of($0).contains(.needsView) } ?? false
  }

  private func isTypeName(_ name: String) -> Bool { name.first?.isUppercase ?? false }

  private func modifier(_ call: FunctionCallExprSyntax) -> ProgramPart {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return plain(call, .value) }
    let name = access.declName.baseName
    var part = self.call(call, .modifier(name.text), nameRange: name.range(in: 0))
    // From the dot on: its base is a part of its own.
    let lower = access.period.positionAfterSkippingLeadingTrivia.utf8Offset
    part.range = SourceRange(lower: lower, upper: part.range.upper)
    let own = access.base.map { words(of: Syntax($0)).count } ?? 0
    part.words.removeFirst(min(own, part.words.count))
    return part
  }

  private func call(
    _ call: FunctionCallExprSyntax, _ head: ProgramPart.Head, nameRange: SourceRange
  ) -> ProgramPart {
    var part = plain(call, head)
    part.nameRange = nameRange
    part.hasParentheses = call.leftParen != nil
    part.inside =
      call.leftParen?.endPositionBeforeTrailingTrivia.utf8Offset
      ?? call.calledExpression.endPositionBeforeTrailingTrivia.utf8Offset
    part.children = call.arguments.map(argument)
    if let closure = call.trailingClosure { part.children.append(self.closure(closure)) }
    part.children += call.additionalTrailingClosures.map { more in
      var child = self.closure(more.closure)
      child.head = .argument(more.label.text)
      return child
    }
    return part
  }

  private func argument(_ argument: LabeledExprSyntax) -> ProgramPart {
    var part = plain(argument, .argument(argument.label?.text))
    if argument.trailingComma != nil {
      part.words.removeLast()
      part.range.upper = argument.expression.endPositionBeforeTrailingTrivia.utf8Offset
    }
    part.children = [expression(argument.expression)]
    return part
  }

  private func closure(_ closure: ClosureExprSyntax) -> ProgramPart {
    let names = closure.handedNames
    let (reader, parameters) = inside(names.isEmpty ? ["$0", "$1"] : names)
    var part = reader.plain(closure, .closure)
    part.parameters = parameters
    part.parametersRange = closure.signature?.parameterClause.map { $0.range(in: 0) }
    part.children = reader.items(closure.statements)
    let start = closure.signature.map { Syntax($0) } ?? Syntax(closure.leftBrace)
    part.inside = start.endPositionBeforeTrailingTrivia.utf8Offset
    return part
  }

  // MARK: Conditionals

  private func choice(_ choice: TernaryExprSyntax) -> ProgramPart {
    var part = plain(choice, .statement("?:"))
    part.children = [
      plain(choice.condition, .slot("condition")), slot("first", expression(choice.thenExpression)),
      slot("second", expression(choice.elseExpression)),
    ]
    return part
  }

  private func condition(_ choice: IfExprSyntax) -> ProgramPart {
    var part = plain(choice, .statement("if"))
    part.children = [plain(choice.conditions, .slot("condition")), block(choice.body, "first")]
    switch choice.elseBody {
    case .ifExpr(let next): part.children.append(slot("second", condition(next), lead: " else "))
    case .codeBlock(let body):
      var other = block(body, "second")
      other.lead = " else "
      part.children.append(other)
    case nil: break
    @unknown default: break
    }
    return part
  }

  private func cases(_ choice: SwitchExprSyntax) -> ProgramPart {
    var part = plain(choice, .statement("switch"))
    part.children = [plain(choice.subject, .slot("subject"))]
    part.children += choice.cases.compactMap { element in
      guard case .switchCase(let one) = element else { return nil }
      let label = words(of: Syntax(one.label)).map(\.text).joined(separator: " ")
      var child = plain(one, .declaration("case", name: label))
      child.inside = one.label.endPositionBeforeTrailingTrivia.utf8Offset
      child.children = items(one.statements)
      return child
    }
    part.inside = choice.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    return part
  }
}

extension ClosureExprSyntax {
  /// The names of its parameters.
  fileprivate var handedNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let names): names.map(\.name.text)
    case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    @unknown default: []
    }
  }
}
