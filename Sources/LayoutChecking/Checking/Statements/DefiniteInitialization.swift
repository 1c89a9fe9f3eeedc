import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks that every variable has a value before its use, that constants get only one, and that initializers set all
/// properties. Follows each path through the statements.
struct DefiniteInitialization {
  /// The variables that have a value at some point: definitely, and possibly.
  struct State {
    var surely: Set<String> = []
    var perhaps: Set<String> = []
  }

  /// Names that need a value, and whether they are constants.
  private var isConstant: [String: Bool] = [:]
  /// Names of properties, which are checked only at the end.
  private let properties: Set<String>
  /// Names of local variables, which hide properties of the same name.
  private var locals: Set<String> = []
  private(set) var problems: [(message: SwiftMessage, node: Syntax)] = []

  init(properties: [(name: String, isConstant: Bool)] = []) {
    self.properties = Set(properties.map { "self.\($0.name)" })
    for property in properties { isConstant["self.\(property.name)"] = property.isConstant }
  }

  /// Follows the statements; nil if their end is unreachable.
  mutating func follow(_ items: CodeBlockItemListSyntax, from start: State) -> State? {
    var state = start
    for item in items {
      switch item.item {
      case .decl(let declaration): declare(declaration, &state)
      case .expr(let expression):
        guard let next = follow(expression, state) else { return nil }
        state = next
      case .stmt(let statement):
        guard let next = follow(statement, state) else { return nil }
        state = next
      @unknown default: continue
      }
    }
    return state
  }

  /// Whether an initializer has left properties unset.
  func open(in state: State) -> Bool { !properties.isSubset(of: state.surely) }

  private mutating func declare(_ declaration: DeclSyntax, _ state: inout State) {
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return }
    for binding in variable.bindings {
      if let value = binding.initializer?.value { use(value, &state) }
      let isLet = variable.bindingSpecifier.tokenKind == .keyword(.let)
      let isOptionalVar = !isLet && binding.sharedAnnotation?.type.is(OptionalTypeSyntax.self) == true
      let isOpen = binding.initializer == nil && binding.accessorBlock == nil && !isOptionalVar
      for name in binding.pattern.boundNames { declare(name, isOpen: isOpen, isConstant: isLet, &state) }
    }
  }

  private mutating func declare(_ name: String, isOpen: Bool, isConstant: Bool, _ state: inout State) {
    locals.insert(name)
    guard isOpen else {
      self.isConstant[name] = nil
      return
    }
    self.isConstant[name] = isConstant
    state.surely.remove(name)
    state.perhaps.remove(name)
  }

  private mutating func follow(_ statement: StmtSyntax, _ start: State) -> State? {
    var state = start
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let node):
      if let value = node.expression { use(value, &state) }
      if !properties.isEmpty, open(in: state), node.expression == nil {
        problems.append(("return from initializer without initializing all stored properties", Syntax(node)))
      }
      return nil
    case .throwStmt(let node):
      use(node.expression, &state)
      return nil
    case .breakStmt, .continueStmt, .fallThroughStmt: return nil
    case .expressionStmt(let node): return follow(node.expression, state)
    case .guardStmt(let node):
      use(node.conditions, &state)
      _ = follow(node.body.statements, from: state)
      return state
    case .whileStmt(let node):
      use(node.conditions, &state)
      return merged(state, follow(node.body.statements, from: state))
    case .repeatStmt(let node):
      state = follow(node.body.statements, from: state) ?? state
      use(node.condition, &state)
      return state
    case .forStmt(let node):
      use(node.sequence, &state)
      return merged(state, follow(node.body.statements, from: state))
    case .doStmt(let node):
      let end = follow(node.body.statements, from: state)
      if node.catchClauses.isEmpty { return end }
      let ends = node.catchClauses.map { follow($0.body.statements, from: state) }
      return merged([end] + ends)
    case .labeledStmt(let node): return follow(node.statement, state)
    default: return state
    }
  }

  /// The state after statements that may not have run.
  private func merged(_ before: State, _ after: State?) -> State {
    State(surely: before.surely, perhaps: before.perhaps.union(after?.perhaps ?? []))
  }

  private func merged(_ ends: [State?]) -> State? {
    let reached = ends.compactMap { $0 }
    guard var state = reached.first else { return nil }
    for other in reached.dropFirst() {
      state.surely.formIntersection(other.surely)
      state.perhaps.formUnion(other.perhaps)
    }
    return state
  }

  private mutating func follow(_ expression: ExprSyntax, _ start: State) -> State? {
    var state = start
    if let choice = expression.as(IfExprSyntax.self) {
      use(choice.conditions, &state)
      let then = follow(choice.body.statements, from: state)
      switch choice.elseBody {
      case .codeBlock(let block): return merged([then, follow(block.statements, from: state)])
      case .ifExpr(let next): return merged([then, follow(ExprSyntax(next), state)])
      default: return merged([then, state])
      }
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      use(choice.subject, &state)
      var ends: [State?] = []
      for element in choice.cases {
        guard case .switchCase(let clause) = element else { continue }
        let items = clause.statements
        ends.append(follow(items.endsWithBreak ? CodeBlockItemListSyntax(items.dropLast()) : items, from: state))
      }
      return merged(ends)
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      ["fatalError", "preconditionFailure"].contains(call.calledExpression.trimmedDescription)
    {
      return nil
    }
    use(expression, &state)
    return state
  }

  private mutating func use(_ conditions: ConditionElementListSyntax, _ state: inout State) {
    for condition in conditions {
      switch condition.condition {
      case .expression(let expression): use(expression, &state)
      case .optionalBinding(let binding): if let value = binding.initializer?.value { use(value, &state) }
      case .matchingPattern(let match): use(match.initializer.value, &state)
      default: continue
      }
    }
  }

  /// Reads an expression: assignments initialize names, other uses require a value.
  private mutating func use(_ expression: ExprSyntax, _ state: inout State) {
    if let infix = expression.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self) {
      use(infix.rightOperand, &state)
      assign(infix.leftOperand, &state, at: Syntax(infix.operator))
      return
    }
    let finder = NameFinder(viewMode: .sourceAccurate)
    finder.walk(expression)
    for (name, node, isCaptured) in finder.names {
      guard let constant = isConstant[name], !state.surely.contains(name) else { continue }
      let what = constant ? "constant" : "variable"
      let how = isCaptured ? "captured by a closure" : "used"
      problems.append(("\(what) '\(name)' \(how) before being initialized", node))
      state.surely.insert(name)
    }
  }

  private mutating func assign(_ target: ExprSyntax, _ state: inout State, at node: Syntax) {
    if let tuple = target.as(TupleExprSyntax.self) {
      for element in tuple.elements { assign(element.expression, &state, at: node) }
      return
    }
    var name = target.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    if let plain = name, !locals.contains(plain), properties.contains("self.\(plain)") { name = "self.\(plain)" }
    // `_name = Published(…)` initializes the property.
    if let stored = name, stored.hasPrefix("_"), properties.contains("self.\(stored.dropFirst())") {
      name = "self.\(stored.dropFirst())"
    }
    if name == "self" {
      state.surely.formUnion(properties)
      return
    }
    if let access = target.as(MemberAccessExprSyntax.self) {
      guard access.base?.trimmedDescription == "self" else {
        if let base = access.base { use(base, &state) }
        return
      }
      let member = "self.\(access.declName.baseName.identifierText)"
      name = properties.contains(member) ? member : nil
    }
    guard let name, let constant = isConstant[name] else { return }
    if constant, state.perhaps.contains(name) {
      problems.append(("immutable value '\(name)' may only be initialized once", node))
    }
    state.surely.insert(name)
    state.perhaps.insert(name)
  }
}

/// The names that an expression reads; closures capture those inside of them.
private final class NameFinder: SyntaxVisitor {
  private(set) var names: [(name: String, node: Syntax, isCaptured: Bool)] = []
  private var closures = 0

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    closures += 1
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { closures -= 1 }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.append((node.baseName.identifierText, Syntax(node), closures > 0))
    return .skipChildren
  }
}

extension PatternSyntax {
  /// The variables of a pattern: `x` and `anchor` of `let (x, anchor)`.
  fileprivate var boundNames: [String] {
    if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier.identifierText] }
    return self.as(TuplePatternSyntax.self)?.elements.flatMap(\.pattern.boundNames) ?? []
  }
}

extension CodeBlockItemListSyntax {
  /// Whether a case ends with `break`.
  fileprivate var endsWithBreak: Bool {
    guard case .stmt(let statement)? = last?.item else { return false }
    return statement.is(BreakStmtSyntax.self)
  }
}

extension TypeChecker {
  /// Checks a function with variables that have no initial value.
  func checkInitialization(of items: CodeBlockItemListSyntax) {
    var test = DefiniteInitialization()
    _ = test.follow(items, from: DefiniteInitialization.State())
    for (message, node) in test.problems { report(problem(message, at: node)) }
  }

  /// An initializer must set every stored property without an initial value.
  func checkInitializer(_ body: CodeBlockSyntax, of nominal: Nominal) {
    guard nominal.kind != .enumeration, !body.delegates else { return }
    let own = nominal.fields.filter { field in
      guard field.owner === nominal, !field.hasInitialValue, field.wrapper == nil, field.wrapping == nil, !field.isLazy,
        field.beyond == nil
      else { return false }
      guard case .known(let type) = field.typeState else { return false }
      return !(field.isMutable && type.wrapped != nil) && type.nominal?.isBeyond != true
    }
    if own.isEmpty { return }
    var test = DefiniteInitialization(properties: own.map { ($0.name, !$0.isMutable) })
    if let end = test.follow(body.statements, from: DefiniteInitialization.State()), test.open(in: end) {
      report(problem("return from initializer without initializing all stored properties", at: body.rightBrace))
    }
    for (message, node) in test.problems { report(problem(message, at: node)) }
  }

  /// The error for a class with uninitialized properties and no initializer.
  func requireInitializers(of nominal: Nominal) {
    guard nominal.lookUp("init", isStatic: true).isEmpty, let range = nominal.range else { return }
    let open = nominal.fields.contains { field in
      guard !field.hasInitialValue, field.wrapper == nil, field.wrapping == nil, field.beyond == nil else {
        return false
      }
      guard case .known(let type) = field.typeState else { return false }
      return !(field.isMutable && type.wrapped != nil) && type.nominal?.isBeyond != true
    }
    if open { report(Problem(.type, "class '\(nominal.name)' has no initializers", at: range)) }
  }
}

extension CodeBlockSyntax {
  /// Whether it delegates to another initializer: `self.init(…)`.
  fileprivate var delegates: Bool {
    statements.contains { $0.trimmedDescription.contains("self.init(") }
  }
}
