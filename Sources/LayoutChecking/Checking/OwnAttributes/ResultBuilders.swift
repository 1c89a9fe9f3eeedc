import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks the program's own result builders.
///
///     { "a"; if on { "b" } }      let x = B.buildExpression("a"), y = on ? B.buildBlock("b") : nil
///                                 return B.buildBlock(x, B.buildOptional(y))
extension TypeChecker {
  /// A partial result: its syntax, and its value in a variable.
  struct BuiltPart {
    let node: ExprSyntax
    let value: Checked
  }

  /// The builder in a declaration's attributes.
  func builder(_ attributes: AttributeListSyntax, in context: DeclarationContext) throws(Problem) -> Type? {
    guard let attribute = module.ownAttributes.builder(in: attributes) else { return nil }
    return try type(attribute.attributeName, in: context)
  }

  /// The builder of a member's body: its own, or that of the protocol requirement that it implements.
  func builder(of member: Member) throws(Problem) -> Type? {
    if module.ownAttributes.builders.isEmpty { return nil }
    let context = member.context ?? function.context
    if let own = try member.attributes.flatMap({ (list) throws(Problem) in try builder(list, in: context) }) {
      return own
    }
    for proto in member.owner?.allConformances ?? [] where !proto.isNative {
      for wanted in proto.ownMembers(member.name) where !wanted.hasBody && wanted.isStatic == member.isStatic {
        if let list = wanted.attributes, let found = try builder(list, in: wanted.context ?? context) { return found }
      }
    }
    return nil
  }

  /// The statements of a body; the last one returns the builder's result.
  func builtBody(
    _ items: CodeBlockItemListSyntax, by builder: Type, result: Type
  ) throws(Problem) -> EmitBlock {
    let (statements, part) = try built(items, by: builder)
    var value = part.value
    if let last = try ask("buildFinalResult", of: builder, [(nil, part)], at: part.node) { value = last }
    let converted = try convert(value, to: result, for: function.isClosure ? .closureResult : .result, at: part.node)
    return { statements() + [.returning(converted.emit())] }
  }

  // MARK: Blocks

  private func built(
    _ items: CodeBlockItemListSyntax, by builder: Type
  ) throws(Problem) -> (statements: EmitBlock, part: BuiltPart) {
    var blocks: [EmitBlock] = []
    var parts: [BuiltPart] = []
    declareLocalTypes(in: items)
    declareLocalFunctions(in: items)
    scope.noteDeclarations(in: items)
    var isBroken = false
    for item in items where !isDone {
      do throws(Problem) {
        let mark = inference.mark
        if let part = try part(item, by: builder, &blocks) { parts.append(part) }
        inference.settleLiterals(since: mark)
      } catch {
        if error.kind == .unsupported { throw error }
        report(error)
        scope.noteBroken(item)
        isBroken = true
      }
    }
    let place = parts.first?.node ?? emptyExpression
    if isBroken { throw problem(.toldAlready, at: place) }
    let mark = inference.mark
    let whole = try combined(parts, by: builder, at: place, &blocks)
    inference.settleLiterals(since: mark)
    return ({ blocks.flatMap { $0() } }, whole)
  }

  private func combined(
    _ parts: [BuiltPart], by builder: Type, at place: ExprSyntax, _ blocks: inout [EmitBlock]
  ) throws(Problem) -> BuiltPart {
    let isStepwise = !memberCandidates("buildPartialBlock", of: builder, isStatic: true).isEmpty
    guard isStepwise, let first = parts.first else {
      guard let whole = try ask("buildBlock", of: builder, parts.map { (nil, $0) }, at: place) else {
        throw problem("type '\(builder)' has no member 'buildBlock'", at: place)
      }
      return kept(whole, from: placeholderNode, &blocks)
    }
    guard let start = try ask("buildPartialBlock", of: builder, [("first", first)], at: first.node) else {
      return first
    }
    var whole = kept(start, from: placeholderNode, &blocks)
    for next in parts.dropFirst() {
      let both = [("accumulated" as String?, whole), ("next", next)]
      guard let longer = try ask("buildPartialBlock", of: builder, both, at: next.node) else { break }
      whole = kept(longer, from: placeholderNode, &blocks)
    }
    return whole
  }

  private var placeholderNode: ExprSyntax { ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier("part"))) }

  /// Stores a value in a variable once it is evaluated.
  private func kept(_ value: Checked, from node: ExprSyntax, _ blocks: inout [EmitBlock]) -> BuiltPart {
    let slot = function.newSlot()
    blocks.append { [.declare(slot: slot, value.emit())] }
    return BuiltPart(node: node, value: Checked(type: value.type) { .local(depth: 0, slot: slot) })
  }

  /// Calls one of the builder's functions; nil if it has none of that name.
  private func ask(
    _ name: String, of builder: Type, _ parts: [(label: String?, part: BuiltPart)], at place: ExprSyntax
  ) throws(Problem) -> Checked? {
    let members = memberCandidates(name, of: builder, isStatic: true)
    if members.isEmpty { return nil }
    let outer = settledCalls
    defer { settledCalls = outer }
    for (_, part) in parts { settledCalls[part.node.id] = part.value }
    let plain = parts.map { CallArguments.Argument(label: $0.label, expression: $0.part.node) }
    let arguments = CallArguments(plain: plain, trailing: [], node: Syntax(place))
    return try call(members, of: .type(builder), arguments, at: Syntax(place), hint: nil)
  }

  // MARK: Statements

  private func part(
    _ item: CodeBlockItemSyntax, by builder: Type, _ blocks: inout [EmitBlock]
  ) throws(Problem) -> BuiltPart? {
    if let choice = item.controlFlow { return try choicePart(choice, by: builder, &blocks) }
    switch item.item {
    case .expr(let expression):
      if let value = try built(expression, by: builder) { return kept(value, from: expression, &blocks) }
      return kept(try infer(expression, hint: nil), from: expression, &blocks)
    case .decl(let declaration):
      blocks.append(try localDeclaration(declaration))
      return nil
    case .stmt(let statement):
      if let loop = statement.as(ForStmtSyntax.self) { return try loopPart(loop, by: builder, &blocks) }
      if let group = statement.as(DoStmtSyntax.self), group.catchClauses.isEmpty {
        let (statements, part) = try inBlock { () throws(Problem) in try built(group.body.statements, by: builder) }
        blocks.append(statements)
        return part
      }
      throw controlFlow(builder, at: statement)
    @unknown default: throw unsupported(.statement, at: item)
    }
  }

  private func controlFlow(_ builder: Type, at node: some SyntaxProtocol) -> Problem {
    problem(
      "closure containing control flow statement cannot be used with result builder '\(builder.nominal?.name ?? "")'",
      at: node)
  }

  private func built(_ expression: ExprSyntax, by builder: Type) throws(Problem) -> Checked? {
    let members = memberCandidates("buildExpression", of: builder, isStatic: true)
    if members.isEmpty { return nil }
    let only = CallArguments.Argument(label: nil, expression: expression)
    let arguments = CallArguments(plain: [only], trailing: [], node: Syntax(expression))
    return try call(members, of: .type(builder), arguments, at: Syntax(expression), hint: nil)
  }

  /// Checks `if` and `switch`: nested `buildEither` calls identify the branch.
  private func choicePart(
    _ node: ExprSyntax, by builder: Type, _ blocks: inout [EmitBlock]
  ) throws(Problem) -> BuiltPart {
    let count = node.branchCount
    let isComplete = node.isComplete
    let slot = function.newSlot()
    let isLimited = node.as(IfExprSyntax.self)?.conditions.contains {
      $0.condition.is(AvailabilityConditionSyntax.self)
    }
    let range = range(node)
    var type: Type?
    var index = 0
    let branch: (CodeBlockItemListSyntax) throws(Problem) -> EmitBlock = { (items) throws(Problem) in
      let number = index
      index += 1
      var (statements, part) = try self.built(items, by: builder)
      var more: [EmitBlock] = []
      if isLimited == true, number == 0,
        let limited = try self.ask("buildLimitedAvailability", of: builder, [(nil, part)], at: node)
      {
        part = self.kept(limited, from: self.placeholderNode, &more)
      }
      for label in Self.path(to: number, of: count) {
        guard let either = try self.ask("buildEither", of: builder, [(label, part)], at: node) else {
          throw self.controlFlow(builder, at: node)
        }
        part = self.kept(either, from: self.placeholderNode, &more)
      }
      let value =
        try type.map { (type) throws(Problem) in
          try self.convert(part.value, to: type, for: .closureResult, at: node)
        } ?? part.value
      type = type ?? value.type
      let block = statements
      return {
        let made = isComplete ? value.emit() : .some(value.emit())
        return block() + more.flatMap { $0() } + [
          .expression(.assign(.local(depth: 0, slot: slot), made), range: range)
        ]
      }
    }
    if !isComplete { blocks.append { [.declare(slot: slot, .constant(.none))] } }
    if let condition = node.as(IfExprSyntax.self) {
      blocks.append(try ifStatement(condition, isBuilder: false, branch: branch))
    } else if let cases = node.as(SwitchExprSyntax.self) {
      blocks.append(try switchStatement(cases, isBuilder: false, branch: branch))
    }
    let found = type ?? .void
    if isComplete { return BuiltPart(node: node, value: Checked(type: found) { .local(depth: 0, slot: slot) }) }
    let optional = Checked(type: module.optional(found)) { .local(depth: 0, slot: slot) }
    let asked = BuiltPart(node: placeholderNode, value: optional)
    for name in ["buildOptional", "buildIf"] {
      if let value = try ask(name, of: builder, [(nil, asked)], at: node) { return kept(value, from: node, &blocks) }
    }
    throw controlFlow(builder, at: node)
  }

  /// The labels of the `buildEither` calls around a branch, innermost first: the left side of the tree has a power of
  /// two branches.
  private static func path(to index: Int, of count: Int) -> [String] {
    if count < 2 { return [] }
    var left = 1
    while left * 2 < count { left *= 2 }
    return index < left
      ? path(to: index, of: left) + ["first"] : path(to: index - left, of: count - left) + ["second"]
  }

  /// Checks `for`: collects the parts of all rounds in one list.
  private func loopPart(
    _ node: ForStmtSyntax, by builder: Type, _ blocks: inout [EmitBlock]
  ) throws(Problem) -> BuiltPart {
    if memberCandidates("buildArray", of: builder, isStatic: true).isEmpty { throw controlFlow(builder, at: node) }
    let list = function.newSlot()
    let range = range(node)
    var element: Type = .void
    let loop = try forLoop(node) { (items) throws(Problem) in
      let (statements, part) = try self.built(items, by: builder)
      element = part.value.type
      return {
        statements() + [
          .expression(
            .native(
              Self.collecting, arguments: [.place(.local(depth: 1, slot: list)), .value(part.value.emit())],
              range: range), range: range)
        ]
      }
    }
    blocks.append { [.declare(slot: list, .array([]))] }
    blocks.append(loop)
    let all = Checked(type: module.native(.array, [element])) { .local(depth: 0, slot: list) }
    let asked = BuiltPart(node: placeholderNode, value: all)
    guard let value = try ask("buildArray", of: builder, [(nil, asked)], at: node.sequence) else {
      throw controlFlow(builder, at: node)
    }
    return kept(value, from: placeholderNode, &blocks)
  }

  private static let collecting = NativeFunction(name: "append") { run, arguments throws(Stop) in
    let values = try arguments.required(0, as: [Value].self) + [try arguments.value(1)]
    return .array(try run.checked(values, at: arguments.range))
  }
}

extension ExprSyntax {
  /// The number of branches of an `if` or `switch`.
  fileprivate var branchCount: Int {
    if let choice = self.as(SwitchExprSyntax.self) {
      return choice.cases.count { if case .switchCase = $0 { true } else { false } }
    }
    guard let choice = self.as(IfExprSyntax.self) else { return 0 }
    switch choice.elseBody {
    case .codeBlock: return 2
    case .ifExpr(let next): return 1 + ExprSyntax(next).branchCount
    default: return 1
    }
  }

  /// Whether it always takes some branch.
  fileprivate var isComplete: Bool {
    guard let choice = self.as(IfExprSyntax.self) else { return true }
    switch choice.elseBody {
    case .codeBlock: return true
    case .ifExpr(let next): return ExprSyntax(next).isComplete
    default: return false
    }
  }
}

extension Member {
  /// The attributes of its declaration.
  fileprivate var attributes: AttributeListSyntax? {
    switch syntax {
    case .binding(_, let attributes, _): attributes
    case .function(let function): function.attributes
    case .subscripting(let subscripting): subscripting.attributes
    default: nil
    }
  }
}
