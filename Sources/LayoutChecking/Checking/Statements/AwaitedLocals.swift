import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks `async let photo = load()`. Here the value is evaluated at once; reading it needs `await`, and rethrows its
/// error.
extension TypeChecker {
  func awaitedLocal(_ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax) throws(Problem) -> EmitBlock {
    let home = function.home
    if variable.bindingSpecifier.tokenKind != .keyword(.let) {
      throw problem("'async' can only be used with 'let' declarations", at: variable.modifiers)
    }
    if !home.canWait, !home.isClosure {
      throw problem(
        "'async let' in a function that does not support concurrency", at: variable.bindingSpecifier,
        notes: [Note(CallNote.waitInTask)])
    }
    home.waits = true
    if let tuple = binding.pattern.as(TuplePatternSyntax.self), let initializer = binding.initializer {
      return try awaitedTuple(tuple, initializer.value, binding)
    }
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self), let initializer = binding.initializer else {
      throw unsupported(.statement, at: binding)
    }
    let (value, mayThrow) = try awaitedValue(initializer.value, binding)
    let declared = try declareAwaited(name, type: value.type.resolved)
    guard mayThrow else { return { [.declare(slot: declared.slot, value.emit())] } }
    declared.mayThrow = true
    declared.isComputed = true
    return keepingError(of: value, for: declared, at: range(binding))
  }

  /// Checks a tuple pattern: `async let (photo, name) = load()`.
  private func awaitedTuple(
    _ tuple: TuplePatternSyntax, _ initializer: ExprSyntax, _ binding: PatternBindingSyntax
  ) throws(Problem) -> EmitBlock {
    let (value, mayThrow) = try awaitedValue(initializer, binding)
    guard !mayThrow, case .tuple(let parts) = value.type.resolved, parts.count == tuple.elements.count else {
      throw unsupported(.statement, at: binding)
    }
    var slots: [Int?] = []
    for (element, part) in zip(tuple.elements, parts) {
      guard let name = element.pattern.as(IdentifierPatternSyntax.self) else {
        guard element.pattern.is(WildcardPatternSyntax.self) else { throw unsupported(.statement, at: binding) }
        slots.append(nil)
        continue
      }
      slots.append(try declareAwaited(name, type: part.type).slot)
    }
    return { [.declareTuple(slots: slots, value.emit())] }
  }

  private func declareAwaited(_ pattern: IdentifierPatternSyntax, type: Type) throws(Problem) -> Variable {
    let name = pattern.identifier.identifierText
    if !scope.declareOnce(name) {
      throw problem("invalid redeclaration of '\(name)'", at: pattern, notes: [Note(NameNote.isTaken)])
    }
    let declared = scope.declare(name, type: type)
    notes?.declare(declared, at: pattern.identifier, in: file)
    declared.isAwaited = true
    return declared
  }

  /// The value, and whether its evaluation may throw.
  private func awaitedValue(
    _ node: ExprSyntax, _ binding: PatternBindingSyntax
  ) throws(Problem) -> (Checked, mayThrow: Bool) {
    let home = function.home
    let (read, threw) = (home.readsAwaited, home.awaitedThrows)
    home.readsAwaited = true
    home.awaitedThrows = false
    effects.awaits += 1
    defer {
      home.readsAwaited = read
      home.awaitedThrows = threw
      effects.awaits -= 1
    }
    let mark = inference.mark
    let value: Checked
    if let annotation = binding.typeAnnotation {
      value = try check(node, as: try type(annotation.type, in: function.context), for: .specified)
    } else {
      value = try infer(node, hint: nil)
    }
    inference.settleLiterals(since: mark)
    return (value, home.awaitedThrows)
  }

  /// Stores the value or the error in a slot each; the variable's own slot has a closure that returns the one or throws
  /// the other.
  private func keepingError(of value: Checked, for variable: Variable, at range: SourceRange) -> EmitBlock {
    let (result, error, caught) = (function.newSlot(), function.newSlot(), function.newSlot())
    let code = FunctionCode(name: variable.name, range: range)
    code.slotCount = 1
    code.body = [
      .choose(
        [.unwrap(.local(depth: 1, slot: error), slot: 0)], then: [.throwing(.local(depth: 0, slot: 0), range: range)],
        otherwise: nil, isBuilder: false, range: range),
      .returning(.local(depth: 1, slot: result)),
    ]
    code.settlePurity(readsVariables: true)
    return {
      let kept = Statement.declare(slot: error, Expression.some(.local(depth: 0, slot: caught)))
      return [
        .declare(slot: error, .constant(.none)),
        .doCatch(
          [.declare(slot: result, value.emit())], slot: caught,
          [SwitchCase(patterns: [.bind(slot: caught)], condition: nil, body: [kept])]),
        .declare(slot: variable.slot, .closure(code)),
      ]
    }
  }

  /// Reading an `async let` needs `await`, and a handler for its errors.
  func requireAwaiting(of variable: Variable, at node: DeclReferenceExprSyntax) throws(Problem) {
    function.home.waits = true
    try requireWaiting(at: node)
    if variable.mayThrow { try requireHandling(at: node) }
  }
}

extension VariableDeclSyntax {
  /// Whether it is an `async let`.
  var isAsync: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.async) } }
}
