import LayoutChecking
import LayoutLanguage
import SwiftSyntax

/// Visits only reachable code. Skips types, functions and properties that no code names, previews, code after a
/// `return`, and branches with the literal condition `false`.
///
///     let unused = d.width       no code reads it
///     if false { … }             never runs
///     #Preview { … }             no scenario shows it
class ReachedCode: SyntaxVisitor {
  /// The names in use; nil treats all code as reachable.
  let names: Set<String>?

  init(names: Set<String>?) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  /// Members that SwiftUI or Swift calls implicitly if their type is used.
  private static let calledByOthers: Set = [
    "body", "defaultValue", "sizeThatFits", "placeSubviews", "explicitAlignment", "makeCache", "updateCache",
    "spacing", "path", "makeBody", "id", "animatableData", "reduce", "hash", "description", "layoutProperties",
  ]

  private func isReached(_ name: String) -> Bool { names?.contains(name) ?? true }

  private func way(_ isReached: Bool) -> SyntaxVisitorContinueKind { isReached ? .visitChildren : .skipChildren }

  // MARK: Declarations

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { way(isReached(node.name.text)) }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { way(isReached(node.name.text)) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { way(isReached(node.name.text)) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    let isOperator = !(name.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? true)
    return way(isReached(name) || Self.calledByOthers.contains(name) || isOperator)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return .visitChildren }
    return way(isReached(name) || Self.calledByOthers.contains(name))
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { way(names == nil) }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { way(names == nil) }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    guard names != nil, let end = node.firstIndex(where: { $0.item.is(ReturnStmtSyntax.self) }) else {
      return .visitChildren
    }
    for item in node[...end] { walk(item) }
    return .skipChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard names != nil, node.conditions.isFalse else { return .visitChildren }
    if let other = node.elseBody { walk(other) }
    return .skipChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    way(names == nil || !node.conditions.isFalse)
  }
}

extension ConditionElementListSyntax {
  /// Whether one of the conditions is the literal `false`.
  fileprivate var isFalse: Bool {
    contains { $0.condition.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false) }
  }
}

/// Collects the names in reachable code.
private final class NameCollector: ReachedCode {
  private(set) var found: Set<String> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    // `$offset` is the binding of `offset`, `_offset` its wrapper.
    found.formUnion(name.hasPrefix("$") || name.hasPrefix("_") ? [name, String(name.dropFirst())] : [name])
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    found.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    found.insert(node.name.text)
    return .visitChildren
  }
}

extension Program {
  /// The names reachable from a view, in the learner's file and in the given code.
  ///
  /// - Complexity: a walk over the learner's file for each step from name to name; there are rarely more than five.
  func names(reachedFrom view: String) -> Set<String> {
    var names: Set = [view]
    for file in checked.files.dropFirst() {
      let collector = NameCollector(names: nil)
      collector.walk(file.tree)
      names.formUnion(collector.found)
    }
    guard let tree = checked.learnersTree else { return names }
    while true {
      let collector = NameCollector(names: names)
      collector.walk(tree)
      if collector.found.isSubset(of: names) { return names }
      names.formUnion(collector.found)
    }
  }
}
