import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks closures, and the statements inside of functions of every kind.
extension TypeChecker {
  func closure(_ node: ClosureExprSyntax, hint: Type?) throws(Problem) -> Checked {
    var wanted: FunctionType?
    if let hint, case .function(let type) = hint.withoutOptionals { wanted = type }
    let names = node.parameterNames
    let tuple = tupleTakenApart(by: node, names: names, wanted: wanted)
    let count = tuple == nil ? try parameterCount(of: node, names: names, wanted: wanted) : 1
    let parameterTypes = (0..<count).map { index in
      if let wanted, index < wanted.parameters.count { wanted.parameters[index] } else { inference.fresh() }
    }
    let result = try resultType(of: node, wanted: wanted)
    let captured = try captures(of: node)
    let scope = FunctionScope(
      parent: captured?.scope.function ?? function, context: function.context, selfType: function.selfType,
      isStatic: function.isStatic)
    scope.isSelfMutable = function.isSelfMutable
    scope.isClosure = true
    scope.canWait = wanted?.isAsync == true || node.signature?.effectSpecifiers?.asyncSpecifier != nil
    scope.buildsViews = wanted?.isViewBuilder ?? false
    if wanted?.listsKeyframes == true { scope.keyframeRoot = parameterTypes.first }
    scope.returnType = result
    let code = FunctionCode(name: "closure", range: range(node))
    let block = BlockScope(function: scope, parent: captured?.scope ?? self.scope)
    var prologue: [Statement] = []
    if let tuple {
      prologue = [try declareTuple(tuple, of: node, names: names, in: block, code: code)]
    } else {
      try declareParameters(
        of: node, names: names, types: parameterTypes, in: block, code: code,
        changing: wanted?.inoutParameters ?? [])
    }
    let outer = self.scope
    self.scope = block
    defer { self.scope = outer }
    let throwingOutside = effects.throwingArguments
    let body: EmitBlock
    do throws(Problem) {
      body = try closureBody(node, scope: scope, result: result, code: code, builder: wanted?.builder)
    } catch {
      // Without a result type for the closure, the type of the call around it would be unknown.
      guard !result.isVariable, let stop = stopping(for: error, in: node.statements) else { throw error }
      code.buildsViews = false
      body = { [.returning(stop)] }
    }
    effects.throwingArguments = throwingOutside
    if scope.waits, !scope.canWait, wanted != nil { throw invalidWaiting(parameterTypes, result, at: node) }
    var type = FunctionType(parameters: parameterTypes, result: result, isViewBuilder: scope.buildsViews)
    type.isThrowing = scope.letsErrorsOut || node.signature?.effectSpecifiers?.throwsClause != nil
    if type.isThrowing { try requirePlaceForErrors(of: type, wanted, at: node) }
    type.inoutParameters =
      wanted?.inoutParameters ?? Set((names ?? []).indices.filter { names?[$0].type?.isInout == true })
    return Checked(type: .function(type)) {
      code.body = prologue + body()
      code.waits = scope.waits
      code.slotCount = scope.slotCount
      code.settlePurity(readsVariables: scope.readsVariables)
      if let captured { return .capturing(captured.values.map { $0.emit() }, code) }
      return .closure(code)
    }
  }

  /// The elements of a pair that a closure destructures: `{ index, name in … }` and `{ $0 + $1 }` for a
  /// single tuple parameter.
  private func tupleTakenApart(
    by node: ClosureExprSyntax, names: [ClosureParameter]?, wanted: FunctionType?
  ) -> [TupleElement]? {
    guard let only = wanted?.parameters.first, wanted?.parameters.count == 1, case .tuple(let elements) = only.shallow,
      elements.count > 1
    else { return nil }
    if let names { return names.count == elements.count ? elements : nil }
    guard let highest = highestShorthand(of: node), highest > 0, highest < elements.count else { return nil }
    return elements
  }

  private func declareTuple(
    _ elements: [TupleElement], of node: ClosureExprSyntax, names: [ClosureParameter]?, in block: BlockScope,
    code: FunctionCode
  ) throws(Problem) -> Statement {
    let whole = block.function.newSlot()
    code.parameterSlots = [whole]
    code.defaults = [nil]
    let types = elements.map(\.type)
    let slots = try declare(types, of: node, names: names, in: block)
    return .declareTuple(slots: slots, .local(depth: 0, slot: whole))
  }

  private func resultType(of node: ClosureExprSyntax, wanted: FunctionType?) throws(Problem) -> Type {
    if let clause = node.signature?.returnClause { return try type(clause.type, in: function.context) }
    guard let wanted else { return inference.fresh() }
    if wanted.isViewBuilder {
      // A builder's result is always a view; a generic parameter for it needs no more.
      if wanted.result.isVariable { _ = inference.unify(wanted.result, view) }
    }
    return wanted.result
  }

  private func parameterCount(
    of node: ClosureExprSyntax, names: [ClosureParameter]?, wanted: FunctionType?
  ) throws(Problem) -> Int {
    if let names {
      if let wanted, names.count != wanted.parameters.count {
        throw wrongArity(of: node, wanted, used: names.count)
      }
      return names.count
    }
    let used = highestShorthand(of: node)
    if let wanted {
      if used == nil, !wanted.parameters.isEmpty, !wanted.parameters.allSatisfy(\.isVoid) {
        if let unnamed = unnamedValue(of: node, wanted) { throw unnamed }
        let several = wanted.parameters.count > 1
        throw problem(
          "contextual type for closure argument list expects \(wanted.parameters.count) argument\(several ? "s" : ""), which cannot be implicitly ignored",
          at: node,
          fixIts: [
            FixIt(
              "insert '\(Array(repeating: "_", count: wanted.parameters.count).joined(separator: ", ")) in '",
              replacing: SourceRange(
                file: file, lower: range(node.leftBrace).upper, upper: range(node.leftBrace).upper),
              with: " \(Array(repeating: "_", count: wanted.parameters.count).joined(separator: ", ")) in")
          ])
      }
      if let used, used >= wanted.parameters.count {
        throw wrongArity(of: node, wanted, used: used + 1)
      }
      return wanted.parameters.count
    }
    return used.map { $0 + 1 } ?? 0
  }

  /// The error for a closure with another number of parameters than required.
  func wrongArity(of node: ClosureExprSyntax, _ wanted: FunctionType, used: Int) -> Problem {
    let count = wanted.parameters.count
    let place = node.signature?.parameterClause.map { Syntax($0) } ?? Syntax(node)
    return problem(
      "contextual closure type '\(Type.function(wanted))' expects \(count) argument\(count == 1 ? "" : "s"), but \(used) \(used == 1 ? "was" : "were") used in closure body",
      at: place)
  }

  private func declareParameters(
    of node: ClosureExprSyntax, names: [ClosureParameter]?, types: [Type], in block: BlockScope, code: FunctionCode,
    changing: Set<Int>
  ) throws(Problem) {
    code.parameterSlots = try declare(types, of: node, names: names, in: block, changing: changing)
    code.defaults = Array(repeating: nil, count: types.count)
  }

  /// Declares a closure's parameters by name, or as `$0`, `$1`, …
  private func declare(
    _ types: [Type], of node: ClosureExprSyntax, names: [ClosureParameter]?, in block: BlockScope,
    changing: Set<Int> = []
  ) throws(Problem) -> [Int] {
    var slots: [Int] = []
    for (index, type) in types.enumerated() {
      guard let names else {
        slots.append(block.declare("$\(index)", type: type, isMutable: changing.contains(index)).slot)
        continue
      }
      if let written = names[index].type {
        let writtenType = try self.type(written, in: function.context)
        guard inference.conversion(from: type, to: writtenType) != nil else {
          throw problem("cannot convert value of type '\(type)' to specified type '\(writtenType)'", at: written)
        }
      }
      let isInout = changing.contains(index) || names[index].type?.isInout == true
      let variable = block.declare(names[index].name, type: type, isMutable: isInout)
      slots.append(variable.slot)
      notes?.declare(variable, at: names[index].token, in: file)
      declareBound(by: variable, in: block)
    }
    return slots
  }

  private func closureBody(
    _ node: ClosureExprSyntax, scope: FunctionScope, result: Type, code: FunctionCode, builder: Type?
  ) throws(Problem) -> () -> [Statement] {
    if let builder, !hasReturn(node.statements) { return try builtBody(node.statements, by: builder, result: result) }
    if scope.buildsViews, !hasReturn(node.statements) {
      code.buildsViews = true
      return try viewBlock(node.statements)
    }
    if node.statements.count == 1, let only = node.statements.first, let expression = only.singleExpression {
      return try singleExpression(expression, result: result, code: code)
    }
    scope.buildsViews = false
    if node.statements.count == 1, let choice = node.statements.first?.controlFlow, !result.isVoid, choice.isValue {
      if !result.isVariable { return try valueStatements(choice, result: result) }
      let mark = inference.mark
      do throws(Problem) {
        return try valueStatements(choice, result: result)
      } catch {
        // `withAnimation { if isOpen { open.remove(id) } else { open.insert(id) } }`: the branches have different
        // types, so the closure returns nothing.
        guard scope.branchesDisagree else { throw error }
        inference.undo(to: mark)
        guard let statements = statementsWithoutValue(node.statements, result: result) else { throw error }
        return statements
      }
    }
    if result.isVariable, !hasReturn(node.statements) { _ = inference.unify(result, .void) }
    // `AnyIterator {}`: always nil.
    if node.statements.isEmpty, let wrapped = result.wrapped, wrapped.isVariable, inference.unify(wrapped, .void) {
      return { [.returning(.constant(.some(.void)))] }
    }
    let body = try statements(node.statements)
    if !result.isVoid, !result.isVariable, !node.statements.alwaysLeaves {
      throw missingReturn("closure", of: node.statements, result, at: Syntax(node.rightBrace))
    }
    return body
  }

  /// The statements of a closure's only `if` without a value, after its branches disagreed; nil if that fails too.
  private func statementsWithoutValue(_ items: CodeBlockItemListSyntax, result: Type) -> EmitBlock? {
    let mark = inference.mark
    let told = found.count
    _ = inference.unify(result, .void)
    if let body = try? statements(items), found.isSound(since: told) { return body }
    found.takeBack(after: told)
    inference.undo(to: mark)
    return nil
  }

  /// Whether a `return` occurs here, outside of inner functions and closures.
  func hasReturn(_ items: CodeBlockItemListSyntax) -> Bool { mentions.returns[file] && items.hasReturn }

  /// The highest `$n` in the closure itself; nil if there is none.
  private func highestShorthand(of node: ClosureExprSyntax) -> Int? {
    mentions.shorthands[file] ? node.highestShorthand : nil
  }

  /// Checks a body of one expression, whose value is the result.
  private func singleExpression(
    _ expression: ExprSyntax, result: Type, code: FunctionCode
  ) throws(Problem) -> () -> [Statement] {
    let range = range(expression)
    if result.isVoid {
      // The value of a single expression may be unused: `{ isOpen.toggle() }`.
      let checked = try infer(expression, hint: nil)
      try refuseValue(of: expression)
      if !checked.type.isVoid { inference.costs.functions += 1 }
      return { [.expression(checked.emit(), range: range)] }
    }
    let checked = try infer(expression, hint: result)
    let converted = try convert(checked, to: result, for: .closureResult, at: expression)
    return { [.returning(converted.emit())] }
  }
}

/// A closure's parameter as written before `in`.
struct ClosureParameter {
  var token: TokenSyntax
  var type: TypeSyntax?
  var name: String { token.identifierText }
}

extension ClosureExprSyntax {
  /// The names before `in`; nil if the closure has none and may use `$0`.
  var parameterNames: [ClosureParameter]? {
    guard let clause = signature?.parameterClause else { return nil }
    switch clause {
    case .simpleInput(let names): return names.map { ClosureParameter(token: $0.name, type: nil) }
    case .parameterClause(let list):
      return list.parameters.map {
        ClosureParameter(token: $0.secondName ?? $0.firstName, type: $0.type)
      }
    @unknown default: return nil
    }
  }

  /// The number of parameters that the closure declares; nil if it declares none.
  var parameterCount: Int? {
    if let names = parameterNames { return names.count }
    guard let highest = highestShorthand else { return nil }
    return highest == 0 ? nil : highest + 1
  }

  /// The highest `$n` in this closure itself; nil if there is none.
  var highestShorthand: Int? {
    let finder = ShorthandFinder(viewMode: .sourceAccurate)
    finder.walk(statements)
    return finder.highest
  }
}

/// Finds `$0`, `$1`, … outside of inner closures, which have their own.
private final class ShorthandFinder: SyntaxVisitor {
  var highest: Int?

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.baseName.text
    if text.hasPrefix("$"), let number = Int(text.dropFirst()), number < 1000 { highest = max(highest ?? 0, number) }
    return .skipChildren
  }
}

extension CodeBlockItemListSyntax {
  /// Whether a `return` occurs here, outside of inner functions and closures.
  var hasReturn: Bool {
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.found
  }
}

private final class ReturnFinder: SyntaxVisitor {
  var found = false

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let active = node.activeClause?.elements { walk(active) }
    return .skipChildren
  }
  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    found = true
    return .skipChildren
  }
}

extension CodeBlockItemSyntax {
  /// The `if` or `switch` that the item consists of.
  var controlFlow: ExprSyntax? {
    let expression: ExprSyntax?
    switch item {
    case .expr(let own): expression = own
    case .stmt(let statement): expression = statement.as(ExpressionStmtSyntax.self)?.expression
    default: expression = nil
    }
    guard let expression, expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) else { return nil }
    return expression
  }

  /// The item as an expression; `if` and `switch` count as statements unless they are all there is.
  var singleExpression: ExprSyntax? {
    switch item {
    case .expr(let expression):
      if expression.kind == .ifExpr || expression.kind == .switchExpr { return nil }
      if let infix = expression.as(InfixOperatorExprSyntax.self), infix.isAssignment { return nil }
      return expression
    case .stmt(let statement):
      return statement.as(ReturnStmtSyntax.self)?.expression
    case .decl: return nil
    @unknown default: return nil
    }
  }
}

extension ExprSyntax {
  /// Whether an `if` or `switch` has a value: every path through it ends with one expression.
  var isValue: Bool {
    if let choice = self.as(IfExprSyntax.self) {
      switch choice.elseBody {
      case .codeBlock(let block): return choice.body.statements.isValue && block.statements.isValue
      case .ifExpr(let next): return choice.body.statements.isValue && ExprSyntax(next).isValue
      default: return false
      }
    }
    guard let choice = self.as(SwitchExprSyntax.self) else { return false }
    return choice.cases.allSatisfy { element in
      guard case .switchCase(let clause) = element else { return true }
      return clause.statements.isValue
    }
  }
}

extension CodeBlockItemListSyntax {
  fileprivate var isValue: Bool {
    guard count == 1, let only = first else { return false }
    if let choice = only.controlFlow { return choice.isValue }
    guard case .expr = only.item else { return false }
    return only.singleExpression != nil
  }
}

extension InfixOperatorExprSyntax {
  /// Whether it assigns, as `=`, `+=` and the like do, so that it has no value.
  var isAssignment: Bool {
    if self.operator.is(AssignmentExprSyntax.self) { return true }
    guard let symbol = self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return ["+=", "-=", "*=", "/=", "%="].contains(symbol)
  }
}
