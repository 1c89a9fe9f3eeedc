import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks `if` and `switch` with their conditions and patterns.
extension TypeChecker {
  /// Checks `if` or `switch` as a statement.
  func choice(_ node: ExprSyntax, isBuilder: Bool) throws(Problem) -> EmitBlock {
    if let condition = node.as(IfExprSyntax.self) {
      return try ifStatement(condition, isBuilder: isBuilder) { (items) throws(Problem) in
        isBuilder ? try self.viewBlock(items) : try self.statements(items)
      }
    }
    guard let cases = node.as(SwitchExprSyntax.self) else { throw unsupported(.statement, at: node) }
    return try switchStatement(cases, isBuilder: isBuilder) { (items) throws(Problem) in
      isBuilder ? try self.viewBlock(items) : try self.statements(items)
    }
  }

  /// Checks `if` or `switch` as a value: the single expression of each branch is the result.
  func valueStatements(_ node: ExprSyntax, result: Type) throws(Problem) -> EmitBlock {
    let branch: (CodeBlockItemListSyntax) throws(Problem) -> EmitBlock = { (items) throws(Problem) in
      guard items.count == 1, let only = items.first else { return try self.statements(items) }
      if let expression = only.singleExpression {
        do throws(Problem) {
          let checked =
            self.function.isClosure
            ? try self.endOfClosure(expression, result: result) : try self.check(expression, as: result, for: .result)
          return { [.returning(checked.emit())] }
        } catch {
          guard let stop = self.stopping(for: error, in: expression) else { throw error }
          return { [.returning(stop)] }
        }
      }
      if let choice = only.controlFlow { return try self.valueStatements(choice, result: result) }
      return try self.statements(items)
    }
    if let condition = node.as(IfExprSyntax.self) {
      return try ifStatement(condition, isBuilder: false, branch: branch)
    }
    guard let cases = node.as(SwitchExprSyntax.self) else { throw unsupported(.expression, at: node) }
    return try switchStatement(cases, isBuilder: false, branch: branch)
  }

  /// The value of a branch, if the `if` or `switch` is a closure's only statement.
  private func endOfClosure(_ expression: ExprSyntax, result: Type) throws(Problem) -> Checked {
    let value = try infer(expression, hint: result)
    do throws(Problem) {
      return try convert(value, to: result, for: .closureResult, at: expression)
    } catch {
      function.home.branchesDisagree = true
      throw error
    }
  }

  func ifStatement(
    _ node: IfExprSyntax, isBuilder: Bool, branch: @escaping (CodeBlockItemListSyntax) throws(Problem) -> EmitBlock
  ) throws(Problem) -> EmitBlock {
    let range = range(node)
    let (conditions, then) = try inBlock { () throws(Problem) in
      let conditions = try self.conditions(node.conditions)
      return (conditions, try branch(node.body.statements))
    }
    var otherwise: EmitBlock?
    switch node.elseBody {
    case .codeBlock(let block): otherwise = try inBlock { () throws(Problem) in try branch(block.statements) }
    case .ifExpr(let next): otherwise = try ifStatement(next, isBuilder: isBuilder, branch: branch)
    case nil: otherwise = nil
    @unknown default: throw unsupported(.elseBranch, at: node)
    }
    return { [.choose(conditions(), then: then(), otherwise: otherwise?(), isBuilder: isBuilder, range: range)] }
  }

  // MARK: Conditions

  func conditions(_ list: ConditionElementListSyntax) throws(Problem) -> () -> [Condition] {
    var parts: [() -> Condition] = []
    for element in list {
      switch element.condition {
      case .expression(let expression):
        let mark = inference.mark
        let checked = try check(expression, as: bool, for: .condition)
        inference.settleLiterals(since: mark)
        parts.append { .expression(checked.emit()) }
      case .optionalBinding(let binding): parts.append(try optionalBinding(binding))
      case .matchingPattern(let match):
        let value = try infer(match.initializer.value, hint: nil)
        let pattern = try self.pattern(match.pattern, of: value.type)
        parts.append { .pattern(pattern(), value.emit()) }
      case .availability: parts.append { .expression(.constant(.bool(true))) }
      @unknown default: throw unsupported(.condition, at: element)
      }
    }
    return { parts.map { $0() } }
  }

  private func optionalBinding(_ binding: OptionalBindingConditionSyntax) throws(Problem) -> () -> Condition {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
      guard let value = binding.initializer?.value else { throw unsupported(.pattern, at: binding.pattern) }
      let checked = try infer(value, hint: nil)
      if binding.pattern.is(WildcardPatternSyntax.self) { return { .unwrap(checked.emit(), slot: nil) } }
      guard let wrapped = checked.type.wrapped else { throw notOptional(checked, at: binding) }
      let outer = mode.bindsVariables
      mode.bindsVariables = binding.bindingSpecifier.tokenKind == .keyword(.var)
      defer { mode.bindsVariables = outer }
      // `if let (width, height) = sizes.first`
      let parts = try self.pattern(binding.pattern, of: wrapped)
      return { .pattern(.some(parts()), checked.emit()) }
    }
    let name = pattern.identifier
    let expression = binding.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: name))
    let checked: Checked
    if binding.initializer == nil {
      checked = try shorthandBinding(name)
    } else {
      checked = try infer(expression, hint: nil)
    }
    guard let wrapped = checked.type.wrapped else { throw notOptional(checked, at: binding) }
    let isMutable = binding.bindingSpecifier.tokenKind == .keyword(.var)
    let original = binding.initializer == nil ? meaning(of: name) : nil
    let variable = scope.declare(name.identifierText, type: wrapped.resolved, isMutable: isMutable)
    if let original {
      notes?.declare(variable, for: original)
      notes?.note(original, at: name, in: file)
    } else {
      notes?.declare(variable, at: name, in: file)
    }
    return { .unwrap(checked.emit(), slot: variable.slot) }
  }

  private func notOptional(_ value: Checked, at binding: OptionalBindingConditionSyntax) -> Problem {
    problem("initializer for conditional binding must have Optional type, not '\(value.type)'", at: binding)
  }

  /// The value that `if let name` rebinds.
  private func shorthandBinding(_ name: TokenSyntax) throws(Problem) -> Checked {
    let text = name.identifierText
    if let variable = scope.lookUp(text) { return read(variable) }
    if let selfType = function.selfType, let member = memberCandidates(text, of: selfType, isStatic: false).first,
      function.hasSelf
    {
      let base = try selfValue(at: ExprSyntax(DeclReferenceExprSyntax(baseName: name)))
      let type = try type(of: member)
      if member.kind == .field {
        return Checked(type: type) {
          let field = Expression.field(base.emit(), member.index)
          return member.wrapper == nil ? field : .unbox(field)
        }
      }
      let place = range(name)
      return Checked(type: type) { .call(member, receiver: .value(base.emit()), arguments: [], range: place) }
    }
    if let type = function.selfType, let inherited = inherited(by: type, at: Syntax(name)) { throw inherited }
    throw problem("cannot find '\(text)' in scope", at: name)
  }

  // MARK: Switch

  func switchStatement(
    _ node: SwitchExprSyntax, isBuilder: Bool, branch: @escaping (CodeBlockItemListSyntax) throws(Problem) -> EmitBlock
  ) throws(Problem) -> EmitBlock {
    let mark = inference.mark
    let subject = try infer(node.subject, hint: nil)
    inference.settleLiterals(since: mark)
    let type = subject.type
    let slot = function.newSlot()
    let label = takeLabel()
    var cases: [() -> SwitchCase] = []
    var coverage = Coverage()
    for element in node.cases {
      guard case .switchCase(let clause) = element else { continue }
      let clauseBody = try inBlock { () throws(Problem) in
        let (patterns, condition) = try self.labels(of: clause, type: type, coverage: &coverage)
        let body = try leaving(label, isLoop: false) { () throws(Problem) in try branch(clause.statements) }
        return { SwitchCase(patterns: patterns(), condition: condition(), body: body()) }
      }
      cases.append(clauseBody)
    }
    try requireExhaustive(coverage, type, at: node)
    let range = range(node)
    return {
      let choice = Statement.switching(
        subject.emit(), slot: slot, cases.map { $0() }, isBuilder: isBuilder, range: range)
      return [label.map { .labeled($0, [choice]) } ?? choice]
    }
  }

  /// The values that the cases of a `switch` cover.
  private struct Coverage {
    var everything = false
    var spaces: [PatternSpace] = []
    /// The named cases, for the message.
    var cases: Set<String> = []
  }

  private func labels(
    of clause: SwitchCaseSyntax, type: Type, coverage: inout Coverage
  ) throws(Problem) -> (() -> [Pattern], () -> Expression?) {
    guard case .case(let label) = clause.label else {
      coverage.everything = true
      return ({ [.any] }, { nil })
    }
    var patterns: [() -> Pattern] = []
    var condition: Checked?
    defer { mode.sharedBindings = nil }
    for (index, item) in label.caseItems.enumerated() {
      // The alternatives of one case bind the same names.
      if index == 1 { mode.sharedBindings = scope.variables }
      patterns.append(try pattern(item.pattern, of: type))
      if let clause = item.whereClause {
        condition = try check(clause.condition, as: bool, for: .condition)
      } else {
        note(item.pattern, type, in: &coverage)
      }
    }
    return ({ patterns.map { $0() } }, { condition?.emit() })
  }

  private func note(_ pattern: PatternSyntax, _ type: Type, in coverage: inout Coverage) {
    let space = space(of: pattern, type)
    coverage.spaces.append(space)
    if case .shape(let name, _) = space { coverage.cases.insert(name) }
  }

  private func requireExhaustive(_ coverage: Coverage, _ type: Type, at node: SwitchExprSyntax) throws(Problem) {
    if coverage.everything || !leavesValues(coverage.spaces, of: type) { return }
    if let nominal = type.nominal, nominal.kind == .enumeration, !nominal.cases.isEmpty {
      let missing = nominal.cases.map(\.name).filter { !coverage.cases.contains($0) }
      throw problem(
        "switch must be exhaustive", at: node.switchKeyword,
        notes: missing.isEmpty
          ? [Note(ViewNote.casesNeedTheirValues)]
          : [Note(ViewNote.addCases(missing))])
    }
    throw problem(
      "switch must be exhaustive", at: node.switchKeyword, notes: [Note(ViewNote.addDefault)])
  }

  // MARK: Patterns

  func pattern(_ node: PatternSyntax, of type: Type) throws(Problem) -> () -> Pattern {
    if node.is(WildcardPatternSyntax.self) { return { .any } }
    if let name = node.as(IdentifierPatternSyntax.self) {
      let text = name.identifier.identifierText
      if let shared = mode.sharedBindings?[text] {
        notes?.note(.variable(shared), at: name.identifier, in: file)
        return { .bind(slot: shared.slot) }
      }
      let variable = scope.declare(text, type: type.resolved, isMutable: mode.bindsVariables)
      notes?.declare(variable, at: name.identifier, in: file)
      return { .bind(slot: variable.slot) }
    }
    if let binding = node.as(ValueBindingPatternSyntax.self) {
      let outer = mode.bindsVariables
      mode.bindsVariables = outer || binding.bindingSpecifier.tokenKind == .keyword(.var)
      defer { mode.bindsVariables = outer }
      return try pattern(binding.pattern, of: type)
    }
    if let tuple = node.as(TuplePatternSyntax.self) {
      guard case .tuple(let elements) = type.shallow, elements.count == tuple.elements.count else {
        throw problem("tuple pattern cannot match values of type '\(type)'", at: node)
      }
      var parts: [() -> Pattern] = []
      for (item, element) in zip(tuple.elements, elements) { parts.append(try pattern(item.pattern, of: element.type)) }
      return { .tuple(parts.map { $0() }) }
    }
    if let test = node.as(IsTypePatternSyntax.self) {
      let wanted = try self.type(test.type, in: function.context).resolved
      return { .cast(wanted, .any) }
    }
    guard let expression = node.as(ExpressionPatternSyntax.self)?.expression else {
      throw unsupported(.pattern, at: node)
    }
    return try expressionPattern(expression, of: type)
  }

  private func expressionPattern(_ node: ExprSyntax, of type: Type) throws(Problem) -> () -> Pattern {
    if node.is(DiscardAssignmentExprSyntax.self) { return { .any } }
    if node.is(NilLiteralExprSyntax.self) { return { .none } }
    if let cast = node.as(AsExprSyntax.self), cast.questionOrExclamationMark == nil {
      let wanted = try self.type(cast.type, in: function.context).resolved
      let inner = try expressionPattern(cast.expression, of: wanted)
      return { .cast(wanted, inner()) }
    }
    if let pattern = node.as(PatternExprSyntax.self) { return try self.pattern(pattern.pattern, of: type) }
    if let chain = node.as(OptionalChainingExprSyntax.self), let wrapped = type.wrapped {
      let inner = try expressionPattern(chain.expression, of: wrapped)
      return { .some(inner()) }
    }
    if let tuple = node.as(TupleExprSyntax.self), case .tuple(let elements) = type.shallow,
      tuple.elements.count == elements.count
    {
      var parts: [() -> Pattern] = []
      for (item, element) in zip(tuple.elements, elements) {
        parts.append(try expressionPattern(item.expression, of: element.type))
      }
      return { .tuple(parts.map { $0() }) }
    }
    if let found = try casePattern(node, of: type) { return found }
    if let own = try ownMatch(node, of: type) { return own }
    let value = try infer(node, hint: type)
    if isRange(value.type), !isRange(type) {
      if let bound = value.type.genericArguments.first { _ = inference.unify(bound, type) }
      return { .range(value.emit()) }
    }
    guard let converted = converted(value, to: type) else {
      throw problem("expression pattern of type '\(value.type)' cannot match values of type '\(type)'", at: node)
    }
    return { .value(converted.emit()) }
  }

  /// A pattern that the program's own `~=` matches.
  private func ownMatch(_ node: ExprSyntax, of type: Type) throws(Problem) -> (() -> Pattern)? {
    let hasOwn = module.globals["~="] != nil || module.members.contains { $0.name == "~=" }
    guard hasOwn else { return nil }
    let mark = inference.mark
    let reported = found.count
    let slot = function.newSlot()
    let subject = Checked(type: type) { .local(depth: 0, slot: slot) }
    if let value = try? infer(node, hint: nil), let test = try ownOperator("~=", [value, subject], at: node) {
      return { .test(slot: slot, test.emit()) }
    }
    found.takeBack(after: reported)
    inference.undo(to: mark)
    return nil
  }

  /// The case of an enum without its dot, which is valid in static members of the enum itself: `case plain:`.
  /// Elsewhere Swift rejects it.
  func ownCase(_ node: ExprSyntax, of type: Type) -> DeclReferenceExprSyntax? {
    guard let reference = node.as(DeclReferenceExprSyntax.self), let nominal = type.withoutOptionals.nominal,
      function.isStatic, function.selfType?.nominal === nominal, scope.lookUp(reference.baseName.identifierText) == nil,
      nominal.cases.contains(where: { $0.name == reference.baseName.identifierText })
    else { return nil }
    return reference
  }

  /// The pattern of an enum case: `.corner(let radius)` or `.plain`.
  private func casePattern(_ node: ExprSyntax, of type: Type) throws(Problem) -> (() -> Pattern)? {
    let call = node.as(FunctionCallExprSyntax.self)
    let written = call?.calledExpression ?? node
    let access = written.as(MemberAccessExprSyntax.self)
    guard let named = access?.declName ?? ownCase(written, of: type) else { return nil }
    let name = named.baseName.identifierText
    search(for: name, in: type.withoutOptionals, isStatic: true)
    if type.wrapped != nil, name == "none" { return { .none } }
    if type.wrapped != nil, name == "some", call == nil { return { .some(.any) } }
    if type.wrapped != nil, name == "some", let wrapped = type.wrapped, let only = call?.arguments.first {
      let inner = try expressionPattern(only.expression, of: wrapped)
      return { .some(inner()) }
    }
    if let base = access?.base, let named = try typeExpression(base), let nominal = named.nominal,
      nominal.kind == .enumeration, type.withoutOptionals.nominal !== nominal
    {
      guard let inner = try casePattern(node, of: named) else { return nil }
      return { .cast(named.resolved, inner()) }
    }
    let enumeration = type.withoutOptionals
    if let never = try nativePayload(call, name, of: enumeration) {
      if let own = enumeration.nominal?.lookUp(name, isStatic: true).first {
        notes?.note(.member(own), named: named, in: file)
      }
      return never
    }
    guard let nominal = enumeration.nominal, let member = nominal.cases.first(where: { $0.name == name }) else {
      if access?.base == nil, let nominal = enumeration.nominal, !nominal.isNative, nominal.kind == .enumeration {
        throw unknownMember(name, of: enumeration, isStatic: true, at: Syntax(named))
      }
      return nil
    }
    notes?.note(.member(member), named: named, in: file)
    var parameters = try signature(of: member).parameters
    let given: [GenericParameter: Type] = .init(
      zip(nominal.parameters, enumeration.genericArguments), uniquingKeysWith: { first, _ in first })
    for index in parameters.indices { parameters[index].type = parameters[index].type.substituting(given) }
    var parts: [() -> Pattern] = []
    if let call {
      if call.arguments.count == 1, parameters.count > 1, let only = call.arguments.first?.expression,
        only.bindsAll
      {
        // `.size(let both)` and `let .size(_)`: all associated values as one.
        let payload = Type.tuple(parameters.map { TupleElement(label: $0.label, type: $0.type) })
        let whole = try expressionPattern(only, of: payload)
        return { .enumCase(member.index, [whole()]) }
      }
      guard call.arguments.count == parameters.count else {
        let place = call.leftParen.map { Syntax($0) } ?? Syntax(node)
        if parameters.count == 1 {
          throw problem("tuple pattern cannot match values of the non-tuple type '\(parameters[0].type)'", at: place)
        }
        let payload = Type.tuple(parameters.map { TupleElement(label: $0.label, type: $0.type) })
        throw problem("tuple pattern has the wrong length for tuple type '\(payload)'", at: place)
      }
      for (argument, parameter) in zip(call.arguments, parameters) {
        if let label = parameter.label { notes?.note(.label(label, of: member), at: argument.label, in: file) }
        parts.append(try expressionPattern(argument.expression, of: parameter.type))
      }
    }
    let isOptional = type.wrapped != nil
    return {
      let found = Pattern.enumCase(member.index, parts.map { $0() })
      return isOptional ? .some(found) : found
    }
  }

  /// The pattern of an image loading phase with its associated value: `.success(let image)`. No image ever
  /// loads here, but the names are valid.
  private func nativePayload(
    _ call: FunctionCallExprSyntax?, _ name: String, of type: Type
  ) throws(Problem) -> (() -> Pattern)? {
    guard let call, let nominal = type.nominal, let payload = payload(of: name, in: nominal),
      call.arguments.count == 1, let only = call.arguments.first
    else { return nil }
    let part = try expressionPattern(only.expression, of: applied(payload, []))
    return { .cast(.nominal(payload, []), part()) }
  }
}

extension ExprSyntax {
  /// Whether it is `_`, or a name for the whole value.
  fileprivate var bindsAll: Bool {
    if self.is(DiscardAssignmentExprSyntax.self) { return true }
    guard let pattern = self.as(PatternExprSyntax.self)?.pattern else { return false }
    return pattern.is(IdentifierPatternSyntax.self)
      || pattern.as(ValueBindingPatternSyntax.self)?.pattern.is(IdentifierPatternSyntax.self) == true
  }
}
