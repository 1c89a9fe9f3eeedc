import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks statements. An error ends its statement; checking continues with the next one.
extension TypeChecker {
  typealias EmitBlock = () -> [Statement]

  /// Statements of a function or closure with a value as its result, or none.
  func statements(_ items: CodeBlockItemListSyntax) throws(Problem) -> EmitBlock {
    var blocks: [EmitBlock] = []
    declareLocalTypes(in: items)
    declareLocalFunctions(in: items)
    scope.noteDeclarations(in: items)
    for item in items where !isDone {
      do throws(Problem) {
        let mark = inference.mark
        let isReturn = item.item.is(ReturnStmtSyntax.self)
        let block = try statement(item)
        if !isReturn { inference.settleLiterals(since: mark) }
        blocks.append(block)
      } catch {
        blocks.append(broken(item, by: error))
      }
    }
    return { blocks.flatMap { $0() } }
  }

  /// The code of a statement with an error: nothing, or a stop when the run reaches an unsupported feature.
  private func broken(_ item: CodeBlockItemSyntax, by problem: Problem) -> EmitBlock {
    scope.noteBroken(item)
    if item.leavesAppearance(because: problem) {
      // Other uses of an appearance variable are unsupported.
      if item.declaredAppearance != nil { found.postpone(problem) }
      return { [] }
    }
    if let stop = stopping(for: problem, in: item) {
      let range = range(item)
      return { [.expression(stop, range: range)] }
    }
    report(problem)
    return { [] }
  }

  func block(_ block: CodeBlockSyntax) throws(Problem) -> EmitBlock {
    try inBlock { () throws(Problem) in
      function.buildsViews ? try viewBlock(block.statements) : try statements(block.statements)
    }
  }

  private func statement(_ item: CodeBlockItemSyntax) throws(Problem) -> EmitBlock {
    switch item.item {
    case .expr(let expression): return try expressionStatement(expression)
    case .decl(let declaration): return try localDeclaration(declaration)
    case .stmt(let statement): return try self.statement(statement)
    @unknown default: throw unsupported(.statement, at: item)
    }
  }

  private func expressionStatement(_ expression: ExprSyntax) throws(Problem) -> EmitBlock {
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      return try choice(expression, isBuilder: false)
    }
    let range = range(expression)
    let checked = try infer(expression, hint: nil)
    return { [.expression(checked.emit(), range: range)] }
  }

  // MARK: View builders

  /// Statements of a view builder: each expression is a view.
  func viewBlock(_ items: some Sequence<CodeBlockItemSyntax>) throws(Problem) -> EmitBlock {
    var blocks: [EmitBlock] = []
    for item in items where !isDone {
      do throws(Problem) {
        let mark = inference.mark
        let block = try viewStatement(item)
        inference.settleLiterals(since: mark)
        blocks.append(block)
      } catch {
        blocks.append(broken(item, by: error))
      }
    }
    return { blocks.flatMap { $0() } }
  }

  private func viewStatement(_ item: CodeBlockItemSyntax) throws(Problem) -> EmitBlock {
    switch item.item {
    case .expr(let expression):
      if expression.kind == .ifExpr || expression.kind == .switchExpr {
        return try choice(expression, isBuilder: true)
      }
      if let infix = expression.as(InfixOperatorExprSyntax.self), infix.isAssignment {
        throw assignmentBetweenViews(infix)
      }
      let range = range(expression)
      if expression.as(MacroExpansionExprSyntax.self)?.macroName.text == "warning" { return { [] } }
      let checked = try infer(expression, hint: nil)
      if checked.type.isVoid, let call = expression.as(FunctionCallExprSyntax.self),
        call.calledExpression.trimmedDescription == "print"
      {
        throw problem(
          "type '()' cannot conform to 'View'", at: expression, notes: notes(onNoView: checked.type, at: expression))
      }
      if checked.isExistential {
        throw problem(
          .cannotConform(type: "any View", isNamed: true, to: "View"), at: expression,
          notes: [Note(ViewNote.wrapInAnyView)])
      }
      guard let proto = view.nominal, isView(checked.type, proto) else {
        throw problem(
          .cannotConform(type: "\(checked.type)", isNamed: checked.type.isNamed, to: "View"), at: expression,
          notes: notes(onNoView: checked.type, at: expression) + [Note(ViewNote.viewExpected)])
      }
      return { [.view(checked.emit(), range: range)] }
    case .decl(let declaration):
      if let condition = declaration.as(IfConfigDeclSyntax.self) { return try conditionalCompilation(condition) }
      return try localDeclaration(declaration)
    case .stmt(let statement):
      if let wrapped = statement.as(ExpressionStmtSyntax.self) {
        return try choice(wrapped.expression, isBuilder: true)
      }
      if statement.is(ForStmtSyntax.self) {
        throw problem(
          "closure containing control flow statement cannot be used with result builder 'ViewBuilder'", at: statement,
          notes: [Note(ViewNote.useForEach)])
      }
      throw problem(
        "closure containing control flow statement cannot be used with result builder 'ViewBuilder'", at: statement)
    @unknown default: throw unsupported(.statement, at: item)
    }
  }

  private func isView(_ type: Type, _ proto: Nominal) -> Bool {
    if let wrapped = type.wrapped { return inference.conforms(wrapped, to: proto) }
    if type.isVariable { return false }
    return inference.conforms(type, to: proto)
  }

  /// Checks the active branch of an `#if` inside of a block.
  private func conditionalCompilation(_ node: IfConfigDeclSyntax) throws(Problem) -> EmitBlock {
    guard case .statements(let items)? = node.activeClause?.elements else { return { [] } }
    return function.buildsViews ? try viewBlock(items) : try statements(items)
  }

  // MARK: Local declarations

  func localDeclaration(_ declaration: DeclSyntax) throws(Problem) -> EmitBlock {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      var blocks: [EmitBlock] = []
      for binding in variable.bindings {
        blocks.append(try localVariable(variable, binding))
      }
      return { blocks.flatMap { $0() } }
    }
    if let function = declaration.as(FunctionDeclSyntax.self) { return try localFunction(function) }
    if let condition = declaration.as(IfConfigDeclSyntax.self) { return try conditionalCompilation(condition) }
    if CodeBlockItemSyntax(item: .decl(declaration)).localType != nil, function.context.hasLocalTypes { return { [] } }
    throw unsupported(.declarationInFunction, at: declaration)
  }

  private func localVariable(_ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax) throws(Problem)
    -> EmitBlock
  {
    let isMutable = variable.bindingSpecifier.tokenKind == .keyword(.var)
    if variable.isAsync { return try awaitedLocal(variable, binding) }
    if let misused = module.misusedWrapper(in: variable, file: file) { throw misused }
    if let weak = variable.modifiers.weak { throw unsupported(.name("weak"), at: weak) }
    let wrappers = module.ownAttributes.wrappers(in: variable.attributes)
    if !wrappers.isEmpty, binding.accessorBlock == nil { return try wrappedLocal(wrappers, binding) }
    if let wrapper = nativeWrapper(variable), binding.accessorBlock == nil { return try boxedLocal(wrapper, binding) }
    if let wrapper = variable.attributes.names.first(where: { Member.Wrapper(rawValue: $0) != nil }) {
      throw unsupported(.name(wrapper), at: variable.attributes)
    }
    if let accessors = binding.accessorBlock {
      return try accessors.hasOnlyObservers ? observedLocal(binding, accessors) : computedLocal(binding, accessors)
    }
    if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
      return try localTuple(tuple, binding, isMutable: isMutable)
    }
    var type: Type?
    if let annotation = binding.sharedAnnotation { type = try self.type(annotation.type, in: function.context) }
    var value: Checked?
    if let initializer = binding.initializer {
      let mark = inference.mark
      if let type {
        value = try check(initializer.value, as: type, for: .specified)
      } else {
        value = try infer(initializer.value, hint: nil)
      }
      inference.settleLiterals(since: mark)
    }
    guard let found = type ?? value?.type else {
      throw problem("type annotation missing in pattern", at: binding.pattern)
    }
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
      // `let _ = print(size)`: evaluates the value and discards it.
      let range = range(binding)
      return { value.map { [.expression($0.emit(), range: range)] } ?? [] }
    }
    if !scope.declareOnce(name.identifier.identifierText) {
      throw problem(
        "invalid redeclaration of '\(name.identifier.identifierText)'", at: name, notes: [Note(NameNote.isTaken)])
    }
    let declared = scope.declare(
      name.identifier.identifierText, type: found.resolved, isMutable: isMutable || value == nil)
    declared.isImplicitlyUnwrapped = binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
    notes?.declare(declared, at: name.identifier, in: file)
    remember(value, in: declared, isAnnotated: type != nil)
    if value == nil, !(isMutable && found.wrapped != nil) { function.home.hasOpenVariables = true }
    let startsEmpty = value == nil && found.wrapped != nil
    return { [.declare(slot: declared.slot, value?.emit() ?? (startsEmpty ? .constant(.none) : nil))] }
  }

  private func localTuple(
    _ pattern: TuplePatternSyntax, _ binding: PatternBindingSyntax, isMutable: Bool
  ) throws(Problem) -> EmitBlock {
    let written: Type? =
      if let annotation = binding.typeAnnotation {
        try type(annotation.type, in: function.context)
      } else { nil }
    guard let initializer = binding.initializer else {
      guard let written else { throw problem("type annotation missing in pattern", at: pattern) }
      // Each part is initialized later; the tuple itself never is.
      let parts = try openParts(pattern, written)
      function.home.hasOpenVariables = true
      return { parts.map { .declare(slot: $0, nil) } }
    }
    let mark = inference.mark
    let value =
      if let written { try check(initializer.value, as: written, for: .specified) } else {
        try infer(initializer.value, hint: nil)
      }
    inference.settleLiterals(since: mark)
    let parts = try tupleParts(pattern, value.type, isMutable: isMutable)
    return { parts(value.emit()) }
  }

  /// Declares the variables of a tuple pattern without initial values: `let (x, anchor): (CGFloat, UnitPoint)`.
  private func openParts(_ pattern: TuplePatternSyntax, _ type: Type) throws(Problem) -> [Int] {
    guard case .tuple(let elements) = type.shallow, elements.count == pattern.elements.count else {
      throw problem("tuple pattern has the wrong length for tuple type '\(type)'", at: pattern)
    }
    var slots: [Int] = []
    for (element, part) in zip(pattern.elements, elements) {
      if let name = element.pattern.as(IdentifierPatternSyntax.self) {
        // Constants are initialized once, too.
        let variable = scope.declare(name.identifier.identifierText, type: part.type.resolved, isMutable: true)
        notes?.declare(variable, at: name.identifier, in: file)
        slots.append(variable.slot)
      } else if let nested = element.pattern.as(TuplePatternSyntax.self) {
        slots += try openParts(nested, part.type)
      }
    }
    return slots
  }

  /// Declares the variables of a nested tuple pattern.
  private func tupleParts(
    _ pattern: TuplePatternSyntax, _ type: Type, isMutable: Bool
  ) throws(Problem) -> (Expression) -> [Statement] {
    guard case .tuple(let elements) = type.shallow, elements.count == pattern.elements.count else {
      throw problem("tuple pattern has the wrong length for tuple type '\(type)'", at: pattern)
    }
    var slots: [Int?] = []
    var inner: [(Int, (Expression) -> [Statement])] = []
    for (element, part) in zip(pattern.elements, elements) {
      if let name = element.pattern.as(IdentifierPatternSyntax.self) {
        let text = name.identifier.identifierText
        let variable = scope.declare(text, type: part.type.resolved, isMutable: isMutable)
        notes?.declare(variable, at: name.identifier, in: file)
        slots.append(variable.slot)
      } else if let nested = element.pattern.as(TuplePatternSyntax.self) {
        let slot = function.newSlot()
        slots.append(slot)
        inner.append((slot, try tupleParts(nested, part.type, isMutable: isMutable)))
      } else {
        slots.append(nil)
      }
    }
    return { value in
      [.declareTuple(slots: slots, value)] + inner.flatMap { $0.1(.local(depth: 0, slot: $0.0)) }
    }
  }

  private func localFunction(_ node: FunctionDeclSyntax) throws(Problem) -> EmitBlock {
    let local = scope.localFunctions[node.name.identifierText]?.first { $0.node == node.id }
    guard let local else {
      try declareLocalFunction(node)
      return try localFunction(node)
    }
    let parameters = local.signature.parameters
    let result = local.signature.result
    let variable = local.variable
    guard let body = node.body else { return { [] } }
    let code = FunctionCode(name: variable.name, range: range(node.name))
    let inner = FunctionScope(
      parent: function, context: local.context, selfType: function.selfType, isStatic: function.isStatic)
    inner.isSelfMutable = function.isSelfMutable
    inner.canThrow = local.signature.isThrowing || local.signature.isRethrowing
    inner.thrown = local.signature.thrown
    let block = BlockScope(function: inner, parent: scope)
    let names = node.signature.parameterClause.innerNames
    for (index, parameter) in parameters.enumerated() {
      let type = parameter.isVariadic ? module.native(.array, [parameter.type]) : parameter.type
      let variable = block.declare(parameter.name, type: type, isMutable: parameter.isInout)
      notes?.declare(variable, at: index < names.count ? names[index] : nil, in: file)
      code.parameterSlots.append(variable.slot)
    }
    for generic in local.signature.handedTypes {
      let slot = inner.newSlot()
      inner.typeSlots[generic] = slot
      code.parameterSlots.append(slot)
    }
    code.defaults = Array(repeating: nil, count: code.parameterSlots.count)
    let outer = scope
    scope = block
    defer { scope = outer }
    let wrapping = try wrapParameters(parameters, in: block)
    let emit = try functionBody(
      body.statements, result: result, isBuilder: node.attributes.has("ViewBuilder"), scope: inner, code: code,
      kind: "local function", builder: try builder(node.attributes, in: function.context))
    return {
      code.body = (wrapping?() ?? []) + emit()
      code.slotCount = inner.slotCount
      return [.declare(slot: variable.slot, .closure(code))]
    }
  }

  /// The statements of a function, getter or initializer.
  ///
  /// - Parameter kind: the compiler's word for the function.
  func functionBody(
    _ items: CodeBlockItemListSyntax, result: Type, isBuilder: Bool, scope: FunctionScope, code: FunctionCode,
    kind: String = "function", builder: Type? = nil
  ) throws(Problem) -> EmitBlock {
    do throws(Problem) {
      return try wholeBody(
        items, result: result, isBuilder: isBuilder, scope: scope, code: code, kind: kind, builder: builder)
    } catch {
      guard let stop = stopping(for: error, in: items) else { throw error }
      return { [.returning(stop)] }
    }
  }

  private func wholeBody(
    _ items: CodeBlockItemListSyntax, result: Type, isBuilder: Bool, scope: FunctionScope, code: FunctionCode,
    kind: String, builder: Type?
  ) throws(Problem) -> EmitBlock {
    scope.returnType = result
    if items.count == 1, case .decl(let only)? = items.first?.item,
      case .statements(let active)? = only.as(IfConfigDeclSyntax.self)?.activeClause?.elements
    {
      return try wholeBody(
        active, result: result, isBuilder: isBuilder, scope: scope, code: code, kind: kind, builder: builder)
    }
    if let builder, !hasReturn(items) { return try builtBody(items, by: builder, result: result) }
    if isBuilder, !hasReturn(items) {
      scope.buildsViews = true
      code.buildsViews = true
      return try viewBlock(items)
    }
    if items.count == 1, let only = items.first, !result.isVoid {
      if let expression = only.singleExpression {
        let mark = inference.mark
        let checked = try check(expression, as: result, for: .result)
        inference.settleLiterals(since: mark)
        return { [.returning(checked.emit())] }
      }
      if let choice = only.controlFlow, choice.isValue {
        let block = try valueStatements(choice, result: result)
        try requireOneResult(of: scope, items)
        return block
      }
    }
    if items.count > 1, result.nominal?.name == "Scene", !hasReturn(items) { return try sceneList(items, as: result) }
    let before = found.count
    let block = try statements(items)
    try requireOneResult(of: scope, items)
    if scope.hasOpenVariables, found.isSound(since: before) { checkInitialization(of: items) }
    if !result.isVoid, !items.alwaysLeaves {
      let brace = closingBrace(of: items)
      if result.nominal?.conforms(toNative: .view) == true {
        throw problem(
          "function declares an opaque return type, but has no return statements in its body from which to infer an underlying type",
          at: brace)
      }
      throw missingReturn(kind, of: items, result, at: brace)
    }
    return block
  }

  private func closingBrace(of items: CodeBlockItemListSyntax) -> Syntax {
    if let block = items.parent?.as(CodeBlockSyntax.self) { return Syntax(block.rightBrace) }
    if let block = items.parent?.as(AccessorBlockSyntax.self) { return Syntax(block.rightBrace) }
    return items.last.map { Syntax($0) } ?? Syntax(items)
  }

  // MARK: Other statements

  private func statement(_ statement: StmtSyntax) throws(Problem) -> EmitBlock {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let node): return try returnStatement(node)
    case .expressionStmt(let node): return try expressionStatement(node.expression)
    case .forStmt(let node): return try forLoop(node)
    case .whileStmt(let node):
      let label = takeLabel()
      return try inBlock { () throws(Problem) in
        let conditions = try self.conditions(node.conditions)
        let body = try leaving(label, isLoop: true) { () throws(Problem) in try block(node.body) }
        let range = range(node)
        return { [.whileLoop(conditions(), body: body(), isRepeat: false, label: label, range: range)] }
      }
    case .repeatStmt(let node):
      let label = takeLabel()
      let body = try leaving(label, isLoop: true) { () throws(Problem) in try block(node.body) }
      let condition = try check(node.condition, as: bool, for: .condition)
      let range = range(node)
      return {
        [.whileLoop([.expression(condition.emit())], body: body(), isRepeat: true, label: label, range: range)]
      }
    case .guardStmt(let node):
      let conditions = try self.conditions(node.conditions)
      let otherwise = try block(node.body)
      let range = range(node)
      if !node.body.statements.alwaysLeaves {
        throw problem(
          "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope",
          at: node.body.rightBrace)
      }
      return { [.choose(conditions(), then: [], otherwise: otherwise(), isBuilder: false, range: range)] }
    case .breakStmt(let node): return try breakStatement(node)
    case .continueStmt(let node): return try continueStatement(node)
    case .fallThroughStmt: return { [.fallingThrough] }
    case .labeledStmt(let node): return try labeled(node) { (inner) throws(Problem) in try self.statement(inner) }
    case .deferStmt(let node):
      let body = try block(node.body)
      return { [.deferring(body())] }
    case .throwStmt(let node): return try throwStatement(node)
    case .doStmt(let node): return try doStatement(node)
    default: throw unsupported(.statement, at: statement)
    }
  }

  private func returnStatement(_ node: ReturnStmtSyntax) throws(Problem) -> EmitBlock {
    let result = function.returnType ?? .void
    guard let expression = node.expression else {
      if !result.isVoid, !result.isVariable { throw problem("non-void function should return a value", at: node) }
      return { [.returning(nil)] }
    }
    if function.home.isFailable, expression.is(NilLiteralExprSyntax.self) {
      return { [.returning(.constant(.none))] }
    }
    if result.isVoid {
      let checked = try infer(expression, hint: nil)
      guard checked.type.isVoid else {
        throw problem("unexpected non-void return value in void function", at: expression)
      }
      let range = range(expression)
      return { [.expression(checked.emit(), range: range), .returning(nil)] }
    }
    let checked = try check(expression, as: result, for: function.isClosure ? .closureResult : .result)
    return { [.returning(checked.emit())] }
  }

  private func forLoop(_ node: ForStmtSyntax) throws(Problem) -> EmitBlock {
    try forLoop(node) { (items) throws(Problem) in try self.statements(items) }
  }

  func forLoop(
    _ node: ForStmtSyntax, reading: (CodeBlockItemListSyntax) throws(Problem) -> EmitBlock
  ) throws(Problem) -> EmitBlock {
    let label = takeLabel()
    let mark = inference.mark
    // `for edge: Edge in [.top, .bottom]`
    let written = try node.typeAnnotation.map { (annotation) throws(Problem) in
      try type(annotation.type, in: function.context)
    }
    let isList = node.sequence.is(ArrayExprSyntax.self)
    let sequence = try infer(node.sequence, hint: isList ? written.map { module.native(.array, [$0]) } : nil)
    inference.settleLiterals(since: mark)
    let element = try elementType(of: sequence.type, at: node.sequence)
    if let written, !inference.unify(element, written) {
      throw problem(
        "cannot convert sequence element type '\(element)' to expected type '\(written)'", at: node.sequence)
    }
    let code = FunctionCode(name: "for", range: range(node))
    let inner = FunctionScope(
      parent: function, context: function.context, selfType: function.selfType, isStatic: function.isStatic)
    inner.returnType = function.returnType
    inner.isSelfMutable = function.isSelfMutable
    inner.isInitializer = function.isInitializer
    inner.isClosure = function.isClosure
    inner.isLoop = true
    inner.exits = function.exits
    let outer = scope
    scope = BlockScope(function: inner, parent: outer)
    defer { scope = outer }
    let outerBinds = mode.bindsVariables
    mode.bindsVariables = node.pattern.as(ValueBindingPatternSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.var)
    defer { mode.bindsVariables = outerBinds }
    let pattern = try self.pattern(node.pattern, of: element.resolved)
    mode.bindsVariables = outerBinds
    var filter: Checked?
    if let clause = node.whereClause { filter = try check(clause.condition, as: bool, for: .condition) }
    let body = try leaving(label, isLoop: true) { () throws(Problem) in try reading(node.body.statements) }
    let range = range(node)
    return {
      code.body = body()
      code.slotCount = inner.slotCount
      return [
        .forIn(
          sequence.emit(), pattern: pattern(), filter: filter?.emit(), body: code, label: label, range: range)
      ]
    }
  }

  /// The element type of `for` and `ForEach`.
  func elementType(of type: Type, at node: ExprSyntax) throws(Problem) -> Type {
    if let element = element(of: type) { return element }
    if let problem = inherited(by: type, at: Syntax(node)) { throw problem }
    throw problem("for-in loop requires '\(type)' to conform to 'Sequence'", at: node)
  }
}

extension CodeBlockItemListSyntax {
  /// Whether the end of the statements is unreachable; code after a `return` never runs.
  var alwaysLeaves: Bool { contains(where: \.alwaysLeaves) }
}

extension CodeBlockItemSyntax {
  fileprivate var alwaysLeaves: Bool {
    switch item {
    case .stmt(let statement):
      if statement.is(ReturnStmtSyntax.self) || statement.is(BreakStmtSyntax.self)
        || statement.is(ContinueStmtSyntax.self) || statement.is(ThrowStmtSyntax.self)
        || statement.is(FallThroughStmtSyntax.self)
      {
        return true
      }
      if let attempt = statement.as(DoStmtSyntax.self) {
        return attempt.body.statements.alwaysLeaves
          && attempt.catchClauses.allSatisfy { $0.body.statements.alwaysLeaves }
      }
      if let loop = statement.as(RepeatStmtSyntax.self) { return loop.condition.trimmedDescription == "true" }
      if let wrapped = statement.as(ExpressionStmtSyntax.self) { return wrapped.expression.alwaysLeaves }
      if let loop = statement.as(WhileStmtSyntax.self) { return loop.conditions.trimmedDescription == "true" }
      return false
    case .expr(let expression): return expression.alwaysLeaves
    case .decl(let declaration):
      guard case .statements(let items)? = declaration.as(IfConfigDeclSyntax.self)?.activeClause?.elements else {
        return false
      }
      return items.alwaysLeaves
    @unknown default: return false
    }
  }
}

extension ExprSyntax {
  fileprivate var alwaysLeaves: Bool {
    if let choice = self.as(IfExprSyntax.self) {
      guard choice.body.statements.alwaysLeaves, let otherwise = choice.elseBody else { return false }
      switch otherwise {
      case .codeBlock(let block): return block.statements.alwaysLeaves
      case .ifExpr(let next): return ExprSyntax(next).alwaysLeaves
      @unknown default: return false
      }
    }
    if let choice = self.as(SwitchExprSyntax.self) {
      return choice.cases.allSatisfy { element in
        guard case .switchCase(let clause) = element else { return true }
        return clause.statements.alwaysLeaves
      }
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return ["fatalError", "preconditionFailure"].contains(call.calledExpression.trimmedDescription)
    }
    return false
  }
}
