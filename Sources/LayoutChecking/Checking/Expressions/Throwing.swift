import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks errors: where they are thrown, where `try` is required, and where they are caught.
extension TypeChecker {
  func throwStatement(_ node: ThrowStmtSyntax) throws(Problem) -> EmitBlock {
    let value = try infer(node.expression, hint: node.expression.startsWithDot ? function.home.thrown : nil)
    function.home.noteThrown(nil)
    if let proto = module.vocabulary.types["Error"], !inference.conforms(value.type, to: proto) {
      throw problem("thrown expression type '\(value.type)' does not conform to 'Error'", at: node.expression)
    }
    let home = function.home
    if !isHandled(in: home) {
      let reason =
        home.catches.isEmpty
        ? "the enclosing function is not declared 'throws'" : "the enclosing catch is not exhaustive"
      throw problem("error is not handled because \(reason)", at: node)
    }
    let range = range(node)
    return { [.throwing(value.emit(), range: range)] }
  }

  func attempt(_ node: TryExprSyntax, hint: Type?) throws(Problem) -> Checked {
    let home = function.home
    let takes = node.questionOrExclamationMark != nil
    home.tries.append(node)
    if takes { home.takingTries += 1 }
    defer {
      home.tries.removeLast()
      if takes { home.takingTries -= 1 }
    }
    let range = range(node)
    switch node.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark:
      let inner = try infer(node.expression, hint: hint?.withoutOptionals)
      let flattens = inner.type.wrapped != nil
      return Checked(type: flattens ? inner.type : module.optional(inner.type)) {
        .tryOptional(inner.emit(), flattens: flattens)
      }
    case .exclamationMark:
      let inner = try infer(node.expression, hint: hint)
      return Checked(type: inner.type) { .tryForced(inner.emit(), range: range) }
    default: return try infer(node.expression, hint: hint)
    }
  }

  /// A call of a throwing function needs `try`, and a handler for the error.
  func requireHandling(at node: some SyntaxProtocol, throwing type: Type? = nil) throws(Problem) {
    let home = function.home
    if home.readsAwaited, home.takingTries == 0 {
      home.awaitedThrows = true
      return
    }
    if home.takingTries == 0 { home.noteThrown(type) }
    let isHandled = isHandled(in: home)
    guard let marked = home.tries.last else {
      let message: SwiftMessage =
        isHandled
        ? "call can throw but is not marked with 'try'"
        : "call can throw, but it is not marked with 'try' and the error is not handled"
      throw atStart(message, of: node)
    }
    if isHandled { return }
    let reason = home.catches.isEmpty ? "" : " because the enclosing catch is not exhaustive"
    throw atStart("errors thrown from here are not handled\(reason)", of: marked)
  }

  private func atStart(_ message: SwiftMessage, of node: some SyntaxProtocol) -> Problem {
    Problem(.type, message, at: range(node))
  }

  /// Closures propagate errors implicitly; functions must declare `throws`.
  private func isHandled(in home: FunctionScope) -> Bool {
    if home.takingTries > 0 || home.canThrow || home.catches.contains(true) { return true }
    if home.isClosure { home.letsErrorsOut = true }
    return home.isClosure
  }

  // MARK: do and catch

  func doStatement(_ node: DoStmtSyntax) throws(Problem) -> EmitBlock {
    let home = function.home
    if node.catchClauses.isEmpty {
      let body = try block(node.body)
      let label = takeLabel() ?? ""
      return { [.labeled(label, body())] }
    }
    let takesAll = node.catchClauses.contains { clause in
      clause.catchItems.isEmpty
        || clause.catchItems.contains { $0.whereClause == nil && $0.pattern?.takesEverything ?? true }
    }
    home.catches.append(takesAll)
    home.caught.append([])
    let body: EmitBlock
    let caught: [Type?]
    do throws(Problem) {
      body = try block(node.body)
      home.catches.removeLast()
      caught = home.caught.removeLast()
    } catch {
      home.catches.removeLast()
      home.caught.removeLast()
      throw error
    }
    let slot = function.newSlot()
    var error = module.native(.error)
    if let written = node.throwsClause?.type {
      error = try type(written, in: function.context)
    } else if let first = caught.first, let only = first, caught.allSatisfy({ $0 == only }) {
      error = only
    }
    var clauses: [() -> SwitchCase] = []
    for clause in node.catchClauses { clauses.append(try catchClause(clause, error, slot)) }
    return { [.doCatch(body(), slot: slot, clauses.map { $0() })] }
  }

  private func catchClause(_ clause: CatchClauseSyntax, _ error: Type, _ slot: Int) throws(Problem) -> () -> SwitchCase
  {
    try inBlock { () throws(Problem) in
      var patterns: [() -> Pattern] = []
      var condition: Checked?
      if clause.catchItems.isEmpty {
        let variable = scope.declare("error", type: error)
        patterns.append { .bind(slot: variable.slot) }
      }
      for item in clause.catchItems {
        guard let pattern = item.pattern else { continue }
        patterns.append(try self.pattern(pattern, of: error))
        if let clause = item.whereClause { condition = try check(clause.condition, as: bool, for: .condition) }
      }
      let body = try statements(clause.body.statements)
      return { SwitchCase(patterns: patterns.map { $0() }, condition: condition?.emit(), body: body()) }
    }
  }
}

extension PatternSyntax {
  /// Whether the pattern catches every error: `let error`, or `_`.
  fileprivate var takesEverything: Bool {
    if self.is(WildcardPatternSyntax.self) || self.is(IdentifierPatternSyntax.self) { return true }
    return self.as(ValueBindingPatternSyntax.self)?.pattern.takesEverything ?? false
  }
}

// MARK: Throwing closures

extension TypeChecker {
  /// A throwing closure is allowed if the parameter is a throwing function; then the call throws too.
  func requirePlaceForErrors(
    of type: FunctionType, _ wanted: FunctionType?, at node: ClosureExprSyntax
  ) throws(Problem) {
    guard let wanted, !wanted.keepsErrors else { return }
    if wanted.isThrowing {
      effects.throwingArguments += 1
      return
    }
    throw invalidThrowing(type, at: node)
  }

  /// - Returns: Swift's error for a throwing function if the context expects no errors.
  func invalidThrowing(_ type: FunctionType, at node: some SyntaxProtocol) -> Problem {
    let parameters = type.parameters.map(\.description).joined(separator: ", ")
    let result = type.result.isVoid ? "Void" : type.result.description
    return problem(
      "invalid conversion from throwing function of type '(\(parameters)) throws -> \(result)' to non-throwing function type '(\(parameters)) -> \(result)'",
      at: node, notes: [Note(CallNote.takeTheError)])
  }
}

extension TypeChecker {
  /// A function passed by name, as to `map`: if it throws, so does the call.
  func noteErrors(of argument: ExprSyntax, handedTo signature: Signature, as type: Type) throws(Problem) {
    guard signature.isRethrowing, case .function = type.withoutOptionals,
      case .function(let given) = try infer(argument, hint: type).type.shallow, given.isThrowing
    else { return }
    effects.throwingArguments += 1
  }
}

extension Signature {
  /// Reads `throws` and `rethrows`.
  func note(_ effects: FunctionEffectSpecifiersSyntax?) {
    let word = effects?.throwsClause?.throwsSpecifier.text
    isThrowing = word == "throws"
    isRethrowing = word == "rethrows"
    isAsync = effects?.asyncSpecifier != nil
  }
}

extension Signature {
  /// Reads the effects after `get`.
  func note(_ effects: AccessorEffectSpecifiersSyntax?) {
    isThrowing = effects?.throwsClause != nil
    isAsync = effects?.asyncSpecifier != nil
  }
}

extension AccessorBlockSyntax {
  /// The effects of a getter: `get async throws`.
  var effects: AccessorEffectSpecifiersSyntax? {
    guard case .accessors(let list) = accessors else { return nil }
    return list.first { $0.accessorSpecifier.text == "get" }?.effectSpecifiers
  }
}

extension Type {
  /// The function type with `throws`, for an argument of a `rethrows` function.
  var allowingErrors: Type {
    guard case .function(var function) = shallow else { return self }
    function.isThrowing = true
    return .function(function)
  }
}
