import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Suggestions for wrong statements.
extension TypeChecker {
  /// Rejects an assignment as an expression: `if side = 1`, and `wide = true ? 20 : 10` as an argument.
  func refuseAssignment(_ expression: ExprSyntax, as expected: Type, for purpose: Purpose) throws(Problem) {
    guard let infix = expression.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self),
      purpose == .condition || infix.rightOperand.is(TernaryExprSyntax.self)
    else { return }
    let words: SwiftMessage =
      purpose == .condition
      ? "use of '=' in a boolean context, did you mean '=='?"
      : "cannot convert value of type '()' to expected argument type '\(expected.withoutOptionals)'"
    throw problem(
      words, at: infix.operator,
      fixIts: [FixIt("replace '=' with '=='", replacing: range(infix.operator), with: "==")])
  }

  /// The error for an unknown operator: `count++`, `50%`.
  func unknownOperator(_ sign: TokenSyntax, behind operand: ExprSyntax?) -> Problem {
    let words = "cannot find operator '\(sign.text)' in scope"
    switch sign.text {
    case "++": return problem(.words("\(words); did you mean '+= 1'?"), at: sign)
    case "--": return problem(.words("\(words); did you mean '-= 1'?"), at: sign)
    case "%":
      let share = (operand?.short).flatMap { Double($0) }.map { "\($0 / 100)" }
      return problem(.words(words), at: sign, notes: share.map { [Note(SlipNote.noPercent($0))] } ?? [])
    case "+", "-", "*", "/":
      return problem(.words(words), at: sign, notes: [Note(SlipNote.spaceOnBothSides(sign.text))])
    default: return problem(.words(words), at: sign)
    }
  }

  /// The error for an assignment between views.
  ///
  ///     Text("a").alignmentGuide(.top) = { d in … }     the closure follows without '='
  ///     Text("a").padding = 8                           a modifier is called
  func assignmentBetweenViews(_ node: InfixOperatorExprSyntax) -> Problem {
    let call = node.leftOperand.as(FunctionCallExprSyntax.self)
    let access = (call?.calledExpression ?? node.leftOperand).as(MemberAccessExprSyntax.self)
    guard let modifier = access?.declName, access?.base?.is(FunctionCallExprSyntax.self) == true else {
      return Problem(
        .type, "type '()' cannot conform to 'View'", at: range(node), notes: [Note(ViewNote.onlyViewsStandHere)])
    }
    guard let call else {
      let value = node.rightOperand.short ?? "…"
      return problem(
        "cannot assign to value: '\(modifier.trimmedDescription)' is a method", at: modifier,
        notes: [Note(NameNote.write(".\(modifier.trimmedDescription)(\(value))"))])
    }
    let arguments = call.arguments.trimmedDescription
    let sign = range(node.operator)
    let end = range(node.rightOperand).lower
    return problem(
      "expression is not assignable: function call returns immutable value", at: modifier,
      notes: [Note(NameNote.write(".\(modifier.trimmedDescription)(\(arguments)) { … }"), at: sign)],
      fixIts: [FixIt("remove '='", replacing: SourceRange(file: file, lower: sign.lower, upper: end), with: "")])
  }

  /// Notes on a changed `let`: its declaration, if that is in the same or a surrounding block. Parameters have no
  /// `let`.
  func notes(onConstant name: String, at node: some SyntaxProtocol) -> [Note] {
    var here = Syntax(node).parent
    while let syntax = here {
      let declared = syntax.as(CodeBlockItemListSyntax.self)?.lazy.compactMap { $0.item.as(VariableDeclSyntax.self) }
        .first { $0.bindings.contains { $0.pattern.trimmedDescription == name } }
      if let declared { return [Note(SlipNote.letForVar, at: range(declared.bindingSpecifier))] }
      here = syntax.parent
    }
    return []
  }

  /// The error for a function whose last line is a value that it should return.
  func missingReturn(_ kind: String, of items: CodeBlockItemListSyntax, _ result: Type, at brace: Syntax) -> Problem {
    let words: SwiftMessage = "missing return in \(kind) expected to return '\(result)'"
    guard let last = items.last, case .expr(let value) = last.item, isOf(result, value) else {
      return problem(words, at: brace)
    }
    let start = range(value).lower
    return Problem(
      .type, words, at: range(value), notes: [Note(SwiftMessage.words("did you mean to return the last expression?"))],
      fixIts: [
        FixIt("insert 'return '", replacing: SourceRange(file: file, lower: start, upper: start), with: "return ")
      ]
    )
  }

  /// Whether an expression could be returned; called only after an error.
  private func isOf(_ result: Type, _ value: ExprSyntax) -> Bool {
    let mark = inference.mark
    let reported = found.count
    defer {
      inference.undo(to: mark)
      found.takeBack(after: reported)
    }
    guard let checked = try? infer(value, hint: result), !checked.type.isVoid else { return false }
    return converted(checked, to: result) != nil
  }

  /// Only requirements of a protocol have no body.
  func requireBody(_ function: FunctionDeclSyntax, of member: Member) throws(Problem) {
    guard function.body == nil, member.owner?.kind != .proto || member.context?.isInExtension == true else { return }
    throw Problem(.type, "expected '{' in body of function declaration", at: member.range)
  }

  /// The error for a property without a type: `var body { … }`.
  func missingType(of member: Member, _ binding: PatternBindingSyntax) -> Problem {
    guard binding.accessorBlock != nil else {
      if let beyond = ownStorageInitializer(of: member) { return beyond }
      return Problem(.type, "type annotation missing in pattern", at: member.range)
    }
    let type = member.name == "body" ? "some View" : "…"
    return Problem(
      .type, "computed property must have an explicit type", at: member.range,
      notes: [Note(NameNote.write("var \(member.name): \(type)"))])
  }

  /// Notes on a combined alignment for a guide, which needs a single line: `.topLeading`.
  func notes(onGuide name: String, among known: [String]) -> [Note] {
    let lines = name.splitByCapitals.filter { known.contains($0) }
    if lines.count == 2 { return [Note(SlipNote.standsForTwoLines(lines))] }
    if let meant = EverydayWords.meant(by: name, among: known) { return [meant.note(for: name)] }
    return module.suggestion(for: name, among: known)
  }

  /// - Throws: Swift's error for `withAnimation { isOpen == true }` as the only line of a closure without a result.
  func refuseValue(of expression: ExprSyntax) throws(Problem) {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "withAnimation",
      let statements = call.trailingClosure?.statements, statements.count == 1,
      let value = statements.first?.item.as(ExprSyntax.self)
    else { return }
    var meant: String?
    if let infix = value.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "==" {
      meant = "\(infix.leftOperand.trimmedDescription) = \(infix.rightOperand.trimmedDescription)"
    } else if let prefix = value.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      meant = "\(prefix.expression.trimmedDescription).toggle()"
    }
    guard let meant else { return }
    throw problem(
      "conflicting arguments to generic parameter 'Result' ('Void' vs. 'Bool')", at: call,
      notes: [Note(NameNote.write(meant))])
  }
}
