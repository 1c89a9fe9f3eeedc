import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Notes for editors. The checker itself never depends on them.
extension TypeChecker {
  /// The notes; nil except for editors.
  var notes: NameNotes? { inference.notes }

  /// Records a lookup of an unqualified name.
  func search(for name: String, wanted: Type?) {
    guard let question = notes?.question, question.name == name else { return }
    let here = CursorQuestion.Surroundings(
      variables: scope.visibleVariables, selfType: function.selfType,
      isInstance: !function.isStatic && function.hasSelf && !function.isDefaultValue, context: function.context)
    question.note(.names(here, wanted: wanted?.resolved))
  }

  /// Records a lookup among the members of a type.
  func search(for name: String, in type: Type, isStatic: Bool) {
    guard let question = notes?.question, question.name == name else { return }
    question.note(.members(of: type.resolved, isStatic: isStatic))
  }

  /// Checks the arguments of a call that does not fit: it may be incomplete.
  func searchArguments(of call: CallArguments, for parameters: [Parameter]) {
    guard notes?.question != nil else { return }
    for argument in call.plain {
      guard let parameter = parameters.first(where: { $0.label == argument.label }) else { continue }
      _ = try? infer(argument.expression, hint: parameter.type)
    }
  }

  /// Records the member that a call resolved to, and the meanings of its labels.
  func noteCall(of candidate: Candidate, at node: Syntax) {
    guard let notes else { return }
    let member = candidate.member
    if member.kind != .initializer, member.name != "callAsFunction", !node.is(SubscriptCallExprSyntax.self),
      seen.localFunctions[ObjectIdentifier(member)] == nil
    {
      notes.note(.member(member), named: node, in: file)
    }
    if let local = seen.localFunctions[ObjectIdentifier(member)] {
      notes.note(.variable(local.variable), named: node, in: file)
    }
    noteLabels(candidate.match, candidate.signature.parameters, of: member)
    notes.note(call: node) { $0.chosen = member }
  }

  func noteLabels(_ match: ArgumentMatch, _ parameters: [Parameter], of member: Member) {
    guard let notes else { return }
    for (index, parameter) in parameters.enumerated() {
      guard let label = parameter.label, let first = match.numbers(index).first else { continue }
      notes.note(.label(label, of: member), at: match.arguments[first].labelNode, in: file)
    }
  }

  /// Labels of a memberwise initializer mean its properties.
  func noteLabels(_ match: ArgumentMatch, _ fields: [Member]) {
    guard let notes else { return }
    for (index, field) in fields.enumerated() {
      guard let first = match.numbers(index).first else { continue }
      notes.note(.member(field), at: match.arguments[first].labelNode, in: file)
    }
  }

  /// Records the possible targets of a call, before any of them is known to fit.
  func noteCallees(_ members: [Member], of receiver: Receiver, at node: Syntax) {
    guard let notes else { return }
    notes.note(call: node) { callees in
      callees.members = members
      switch receiver {
      case .value(let checked, _): callees.receiver = checked.type.resolved
      case .type(let type): callees.receiver = type.resolved
      case .none: break
      }
    }
  }

  /// Checks arguments that nothing else checks: those of a call without a fitting function, or of a function that
  /// accepts anything.
  func salvage(_ arguments: CallArguments, of node: Syntax) {
    guard let notes, !isDone, notes.salvages(node) else { return }
    let reported = found.count
    for number in 0..<arguments.count {
      let argument = arguments[number]
      let hints = hints(for: argument, number, in: arguments, of: node)
      for hint in argument.isClosure ? Array(hints.prefix(1)) : hints {
        let mark = inference.mark
        _ = try? infer(argument.expression, hint: hint)
        inference.undo(to: mark, keepingNotes: true)
      }
    }
    found.takeBack(after: reported)
  }

  /// Checks a closure that never runs.
  func salvage(_ closure: ExprSyntax, as type: Type) {
    guard notes != nil else { return }
    let reported = found.count
    let mark = inference.mark
    _ = try? infer(closure, hint: type)
    inference.undo(to: mark, keepingNotes: true)
    found.takeBack(after: reported)
  }

  /// The distinct parameter types of candidate functions for an argument; for a trailing closure, views.
  private func hints(
    for argument: CallArguments.Argument, _ number: Int, in arguments: CallArguments, of node: Syntax
  ) -> [Type?] {
    let isTrailing = number >= arguments.plain.count
    var found: [Type?] = []
    for member in notes?.calls[node.id]?.members ?? [] {
      guard let signature = try? signature(of: member) else { continue }
      let named = signature.parameters.filter { $0.label == argument.label }
      let place = arguments.plain.prefix(number).count { $0.label == argument.label }
      let parameter = isTrailing ? signature.parameters.last { $0.isFunction } : named.dropFirst(place).first
      guard let parameter else { continue }
      var open: [GenericParameter: Type] = [:]
      for generic in signature.generics + (member.owner?.parameters ?? []) {
        open[generic] = inference.fresh(constraints: generic.constraints)
      }
      let type = parameter.type.substituting(open)
      if !found.contains(type) { found.append(type) }
    }
    if !found.isEmpty { return found }
    guard isTrailing, let closure = argument.expression.as(ClosureExprSyntax.self), closure.parameterCount == nil else {
      return [nil]
    }
    return [.function(FunctionType(parameters: [], result: view, isViewBuilder: true))]
  }
}

extension Parameter {
  fileprivate var isFunction: Bool {
    if case .function = type.withoutOptionals { true } else { false }
  }
}

extension BlockScope {
  /// All variables and functions visible here, the nearest of each name.
  var visibleVariables: [Variable] {
    var seen: Set<String> = []
    var found: [Variable] = []
    var here: BlockScope? = self
    while let scope = here {
      let functions = scope.localFunctions.values.flatMap { $0.map(\.variable) }
      for variable in (Array(scope.variables.values) + functions).sorted(by: { $0.name < $1.name })
      where seen.insert(variable.name).inserted {
        found.append(variable)
      }
      here = scope.parent
    }
    return found
  }
}

extension MemberSyntax {
  /// The names of the parameters inside of a declaration's body.
  var parameterNames: [TokenSyntax] {
    switch self {
    case .function(let function): function.signature.parameterClause.innerNames
    case .initializer(let initializer): initializer.signature.parameterClause.innerNames
    case .subscripting(let subscripting): subscripting.parameterClause.innerNames
    case .binding, .enumCase: []
    }
  }
}

extension FunctionParameterClauseSyntax {
  var innerNames: [TokenSyntax] { parameters.map { $0.secondName ?? $0.firstName } }
}

// MARK: Variables

extension TypeChecker {
  /// The meaning of an unqualified variable or property, for names that rebind its value.
  func meaning(of name: TokenSyntax) -> NameNotes.Meaning? {
    guard notes != nil else { return nil }
    let text = name.identifierText
    if let variable = scope.lookUp(text) { return .variable(variable) }
    guard let type = function.selfType else { return nil }
    return memberCandidates(text, of: type, isStatic: false).first.map { .member($0) }
  }

  /// Records the declaration of a function's or accessor's parameter; `newValue` has none.
  func noteParameter(_ variable: Variable, of member: Member, in accessor: String) {
    let block: AccessorBlockSyntax? =
      switch member.syntax {
      case .binding(let binding, _, _): binding.accessorBlock
      case .subscripting(let subscripting): subscripting.accessorBlock
      default: nil
      }
    var names = member.syntax?.parameterNames ?? []
    if case .accessors(let list)? = block?.accessors {
      // Filtering the list itself would create copies without source positions.
      for written in list where accessor == "subscript" || written.accessorSpecifier.text == accessor {
        if let name = written.parameters?.name { names.append(name) }
      }
    }
    let file = member.context?.file ?? file
    notes?.declare(variable, at: names.first { $0.identifierText == variable.name }, in: file)
  }

  /// Records that `_gap`, `gap` and `$gap` of a wrapped variable or parameter are one name.
  func noteWrapped(_ variables: [Variable], _ wrapping: Wrapping, _ named: Variable?) {
    guard let notes else { return }
    for variable in variables {
      if let named {
        notes.declare(variable, for: .variable(named))
      } else {
        let name = Syntax(wrapping.binding.pattern).firstToken(viewMode: .sourceAccurate)
        notes.declare(variable, at: name, in: file)
      }
    }
  }
}
