import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Suggestions for calls that fit no declaration.
extension TypeChecker {
  /// A missing label: `alignmentGuide(.leading, 20)`, `VStack(alignment = .leading)`.
  func notes(onMissingLabel label: String, _ argument: ExprSyntax, for type: Type) -> [Note] {
    if let infix = argument.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self),
      infix.leftOperand.trimmedDescription == label, let value = infix.rightOperand.short
    {
      return [Note(NameNote.write("\(label): \(value)"))]
    }
    if let call = argument.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == label,
      let closure = call.trailingClosure?.trimmedDescription
    {
      return [Note(NameNote.write("\(label): \(closure)"))]
    }
    guard case .function(let wanted) = type.withoutOptionals.shallow, wanted.isGuide,
      argument.is(IntegerLiteralExprSyntax.self) || argument.is(FloatLiteralExprSyntax.self),
      let number = argument.short
    else { return [] }
    return [Note(SlipNote.guideIsAClosure(number: number))]
  }

  /// Notes on a label that should be a value of the argument before it: `padding(leading: 8)`.
  func notes(onExtraneous label: String, _ argument: ExprSyntax) -> [Note] {
    guard let edges = module.vocabulary.types["EdgeSet"], !edges.lookUp(label, isStatic: true).isEmpty,
      let call = argument.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let value = argument.short
    else { return [] }
    return [Note(NameNote.write(".\(callee.declName.baseName.text)(.\(label), \(value))"))]
  }

  /// The error for a property that is called, `names.count()`, or for a misspelled label, `frame(maxwidth: 8)`.
  func meantCall(_ members: [Member], _ arguments: CallArguments, at node: Syntax) -> Problem? {
    if arguments.count == 0, let property = members.first(where: { $0.kind == .field || $0.kind == .computed }),
      let callee = node.as(FunctionCallExprSyntax.self)?.calledExpression
    {
      let words = (try? type(of: property)).map { "'\($0)'" } ?? "of a property"
      return problem(
        "cannot call value of non-function type \(words)", at: callee,
        notes: callee.short.map { [Note(NameNote.write($0))] } ?? [])
    }
    let unknown = arguments.plain.first { argument in
      argument.label.map { label in !members.contains { takes(label, $0) } } ?? false
    }
    guard let unknown, let label = unknown.label, let token = unknown.labelNode else { return nil }
    let labels = members.flatMap { (try? signature(of: $0).parameters.compactMap(\.label)) ?? [] }
    guard let near = labels.first(where: { $0 != label && $0.lowercased() == label.lowercased() }) else { return nil }
    let have = arguments.plain.map { "\($0.label ?? "_"):" }.joined()
    let expected = arguments.plain.map { "\($0 === unknown ? near : $0.label ?? "_"):" }.joined()
    return problem(
      "incorrect argument label in call (have '\(have)', expected '\(expected)')", at: token,
      fixIts: [FixIt("replace '\(label):' with '\(near):'", replacing: range(token), with: near)])
  }

  /// Notes on views in parentheses instead of braces: `VStack() (Text("a"))`.
  func notes(onMissingContent call: Syntax) -> [Note] {
    guard let outer = call.parent?.as(FunctionCallExprSyntax.self), outer.calledExpression.id == ExprSyntax(call)?.id
    else { return [] }
    return [Note(SlipNote.writeBraces)]
  }

  /// Notes on a type made from an alignment ID: `Alignment(OneThird.self)`.
  func notes(onConstruction type: Type, _ arguments: CallArguments) -> [Note] {
    guard type.isNative(called: "Alignment"), arguments.count == 1, let only = arguments.plain.first?.expression,
      let access = only.as(MemberAccessExprSyntax.self), access.declName.baseName.identifierText == "self",
      let code = only.short
    else { return [] }
    let around = function.selfType.flatMap { $0.isAlignmentOfOneAxis ? "\($0)" : nil }
    return [Note(SlipNote.idIsNoLine("\(around ?? "HorizontalAlignment")(\(code))"))]
  }

  /// Notes on elements that are not identifiable: `ForEach(names)`.
  func notes(onUnmet proto: Nominal, of member: Member, at call: Syntax) -> [Note] {
    guard proto.name == "Identifiable", member.owner?.name == "ForEach" || member.owner?.name == "List",
      let call = call.as(FunctionCallExprSyntax.self), let data = call.arguments.first?.expression,
      let owner = member.owner?.name
    else { return [] }
    if let list = data.as(ArrayExprSyntax.self)?.elements, list.count == 1, let only = list.first?.expression,
      let sign = only.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription, sign == "..<" || sign == "..."
    {
      return only.short.map { [Note(NameNote.write("\(owner)(\($0))"))] } ?? []
    }
    guard let data = data.short else { return [] }
    return [Note(NameNote.write("\(owner)(\(data), id: \\.self)"))]
  }

  /// Notes on a call of something that is no function: `d(.trailing)`, `names(0)`, `row()` of a property.
  func notes(onCallOf type: Type, _ arguments: CallArguments, at node: Syntax) -> [Note] {
    let callee = node.as(FunctionCallExprSyntax.self)?.calledExpression.short
    if arguments.count == 0, let callee { return [Note(NameNote.write(callee))] }
    if type.isNominal(.array) || type.isNominal(.dictionary), arguments.count == 1, let callee,
      let index = arguments.plain.first?.expression.short
    {
      return [Note(NameNote.write("\(callee)[\(index)]"))]
    }
    guard type.isNative(called: "ViewDimensions"), arguments.count == 1,
      let line = arguments.plain.first?.expression.short,
      let call = node.as(FunctionCallExprSyntax.self)
    else { return [] }
    return [Note(SlipNote.askInBrackets("\(call.calledExpression.trimmedDescription)[\(line)]"))]
  }
}
