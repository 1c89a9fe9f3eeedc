import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks calls of function values.
extension TypeChecker {
  func callValue(_ callee: Checked, _ arguments: CallArguments, at node: some SyntaxProtocol) throws(Problem) -> Checked
  {
    guard case .function(let type) = callee.type.shallow else {
      if let called = try callAsFunction(callee, arguments, at: node) { return called }
      if !memberCandidates("dynamicallyCall", of: callee.type, isStatic: false).isEmpty {
        throw unsupported(.name("@dynamicCallable"), at: node)
      }
      throw problem(
        "cannot call value of non-function type '\(callee.type)'", at: node,
        notes: notes(onCallOf: callee.type, arguments, at: Syntax(node)))
    }
    notes?.note(call: node) { $0.closure = type }
    let written = arguments.plain + arguments.trailing
    if let labelled = written.first(where: { $0.label != nil }), let label = labelled.label {
      throw problem("extraneous argument label '\(label):' in call", at: labelled.expression)
    }
    guard written.count == type.parameters.count else {
      let message: SwiftMessage =
        written.count < type.parameters.count
        ? "missing argument for parameter #\(written.count + 1) in call" : "extra argument in call"
      throw problem(message, at: node)
    }
    if type.isThrowing { try requireHandling(at: node) }
    if !type.inoutParameters.isEmpty { return try callChanging(callee, type, written.map(\.expression), at: node) }
    var parts: [Checked] = []
    for (argument, parameter) in zip(written, type.parameters) {
      parts.append(try check(argument.expression, as: parameter, for: .argument))
    }
    let range = range(node)
    return Checked(type: type.result) { .callValue(callee.emit(), parts.map { $0.emit() }, range: range) }
  }

  /// Calls a closure with `inout` parameters: `change(&width)`.
  private func callChanging(
    _ callee: Checked, _ type: FunctionType, _ arguments: [ExprSyntax], at node: some SyntaxProtocol
  ) throws(Problem) -> Checked {
    var parts: [() -> Argument] = []
    for (index, argument) in arguments.enumerated() {
      guard type.inoutParameters.contains(index) else {
        let value = try check(argument, as: type.parameters[index], for: .argument)
        parts.append { .value(value.emit()) }
        continue
      }
      let (placeType, place) = try inoutPlace(argument)
      guard inference.unify(placeType, type.parameters[index]) else {
        throw problem(
          "cannot convert value of type '\(placeType)' to expected argument type '\(type.parameters[index])'",
          at: argument)
      }
      parts.append { .place(place()) }
    }
    let range = range(node)
    return Checked(type: type.result) { .callLocal(callee.emit(), parts.map { $0() }, range: range) }
  }

  func call(
    _ local: BlockScope.LocalFunction, _ arguments: CallArguments, at node: FunctionCallExprSyntax
  ) throws(Problem) -> Checked {
    notes?.note(.variable(local.variable), named: node, in: file)
    noteCallees([local.member], of: .none, at: Syntax(node))
    let match = try matched(arguments, with: local.signature.parameters)
    noteLabels(match, local.signature.parameters, of: local.member)
    let parts = try checkArguments(match, local.signature.parameters, [:])
    if local.signature.isThrowing { try requireHandling(at: node, throwing: local.signature.thrown) }
    return try emit(local.variable, local.signature, parts, [], result: local.signature.result, at: Syntax(node))
  }

  /// Emits the call of a function in a variable, with default values for omitted arguments.
  func emit(
    _ variable: Variable, _ signature: Signature, _ parts: [CheckedArgument], _ types: [() -> Expression],
    result: Type, at node: Syntax
  ) throws(Problem) -> Checked {
    let callee = read(variable)
    let range = range(node)
    var arguments: [() -> Argument] = []
    var hasPlaces = false
    for (part, parameter) in zip(parts, signature.parameters) {
      switch part {
      case .value(let checked): arguments.append { .value(checked.emit()) }
      case .variadic(let several): arguments.append { .value(.array(several.map { $0.emit() })) }
      case .place(let place):
        hasPlaces = true
        arguments.append { .place(place()) }
      case .omitted:
        guard let written = parameter.defaultValue else {
          arguments.append { .value(.array([])) }
          continue
        }
        let value = try check(written, as: parameter.type, for: .argument)
        arguments.append { .value(value.emit()) }
      }
    }
    for type in types { arguments.append { .value(type()) } }
    return Checked(type: result) {
      let made = arguments.map { $0() }
      if hasPlaces { return .callLocal(callee.emit(), made, range: range) }
      let values = made.map { if case .value(let value) = $0 { value } else { Expression.constant(.void) } }
      return .callValue(callee.emit(), values, range: range)
    }
  }
}
