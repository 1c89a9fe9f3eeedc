import Diagnostics
import LayoutEngine
import LayoutLanguage
import SwiftSyntax

extension LiteralHandle {
  /// All handles of the learner's text, in source order.
  ///
  /// - Complexity: one walk over the text, and for each handle the way out to its context.
  public static func all(in program: Program) -> [LiteralHandle] {
    guard let source = program.sources.first, let tree = program.code.learnersTree else { return [] }
    let reader = LiteralReader(LiteralChoices(own: program.code.module.ownLines))
    reader.walk(tree)
    // Never write to a range that does not match the text.
    return reader.handles.filter { handle in
      handle.range.upper <= source.bytes.count
        && source.bytes[handle.range.lower..<handle.range.upper].elementsEqual(handle.text.utf8)
    }.sorted { $0.range.lower < $1.range.lower }
  }
}

extension Module {
  /// The static members that the program adds to `HorizontalAlignment` and `VerticalAlignment`.
  fileprivate var ownLines: [Axis: [String]] {
    var found: [Axis: [String]] = [:]
    for axis in [Axis.horizontal, .vertical] {
      guard let type = vocabulary.types[axis.alignmentType] else { continue }
      let all: [Member] = type.members.values.flatMap(\.self)
      let own = all.filter { $0.isStatic && !$0.isNative && $0.kind != .method && $0.range != nil }
      let inOrder = own.sorted { one, other in (one.range?.lower ?? 0) < (other.range?.lower ?? 0) }
      found[axis] = inOrder.map(\.name)
    }
    return found
  }
}

private final class LiteralReader: SyntaxVisitor {
  private(set) var handles: [LiteralHandle] = []
  private let choices: LiteralChoices

  init(_ choices: LiteralChoices) {
    self.choices = choices
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ expression: ExprSyntax, _ place: LiteralPlace, _ kind: LiteralHandle.Kind) {
    handles.append(
      LiteralHandle(
        range: expression.place, text: expression.trimmedDescription, label: place.name, kind: kind))
  }

  // MARK: Places without handles

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// The content of a preview has handles, but its name and size do not.
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let closure = node.trailingClosure { walk(closure) }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if let closure = node.trailingClosure { walk(closure) }
    return .skipChildren
  }

  // MARK: Numbers and Booleans

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    note(ExprSyntax(node), node.literal.text, isWhole: true)
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    note(ExprSyntax(node), node.literal.text, isWhole: false)
    return .skipChildren
  }

  private func note(_ literal: ExprSyntax, _ text: String, isWhole: Bool) {
    guard text.allSatisfy({ $0.isNumber || $0 == "." || $0 == "_" }), let value = Double(text.filter { $0 != "_" })
    else { return }
    let prefix = literal.parent?.as(PrefixOperatorExprSyntax.self)
    let isNegative = prefix?.operator.text == "-"
    let whole = isNegative ? prefix.map { ExprSyntax($0) } ?? literal : literal
    let place = LiteralPlace(of: whole)
    if place.isSubscript || place.isPattern { return }
    add(whole, place, .slider(isNegative ? -value : value, isWhole: isWhole, at: place))
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let place = LiteralPlace(of: ExprSyntax(node))
    if !place.isPattern { add(ExprSyntax(node), place, .flag) }
    return .skipChildren
  }

  // MARK: Containers

  /// A stack can become another one that takes the same arguments.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.as(DeclReferenceExprSyntax.self)
    if let name, node.trailingClosure != nil, let others = choices.containers(for: name.baseName.text, node.arguments) {
      let handle = LiteralHandle(
        range: ExprSyntax(name).place, text: name.baseName.text, label: "", kind: .choice(others))
      handles.append(handle)
    }
    return .visitChildren
  }

  // MARK: Names

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    let type = node.base.map { $0.as(DeclReferenceExprSyntax.self)?.baseName.text ?? "?" } ?? ""
    if !isCalled, node.declName.argumentNames == nil { note(node, type: type) }
    return .visitChildren
  }

  private func note(_ node: MemberAccessExprSyntax, type: String) {
    let name = node.declName.baseName.identifierText
    // In `Color.red.opacity(0.5)`, the part before the last dot is a color.
    let isBase = node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id
    let place = LiteralPlace(of: ExprSyntax(node))
    let isColor = LiteralChoices.colors.contains(name)
    if isColor, type == "Color" || (type.isEmpty && !isBase && !place.isPattern && LiteralChoices.takesColor(place)) {
      return add(ExprSyntax(node), place, .color(LiteralChoices.colors.map { "\(type).\($0)" }))
    }
    guard !isBase, !place.isPattern, let names = choices.names(for: name, type: type, at: place) else { return }
    add(ExprSyntax(node), place, .choice(names.map { "\(type).\($0)" }))
  }
}
