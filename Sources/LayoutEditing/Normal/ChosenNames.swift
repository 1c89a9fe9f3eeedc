import LayoutLanguage
import SwiftSyntax

/// The names that a program's author chose: all that it declares, except those that SwiftUI requires.
struct ChosenNames {
  let names: Set<String>
  /// Names of functions, types and cases, which can be called.
  let callable: Set<String>

  init(in tree: SourceFileSyntax) {
    let collector = NameCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    names = collector.names.union(collector.callable).subtracting(Self.asked)
    callable = collector.callable.subtracting(Self.asked)
  }

  /// Names that protocols require, so the author has no choice.
  private static let asked: Set<String> = [
    "body", "defaultValue", "reduce", "id", "makeBody", "path", "sizeThatFits", "placeSubviews", "explicitAlignment",
    "makeCache", "updateCache", "spacing", "animatableData", "previews", "content", "configuration", "self", "_",
    "init",
  ]
}

private final class NameCollector: SyntaxVisitor {
  var names: Set<String> = []
  var callable: Set<String> = []

  private func call(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    callable.insert(token.identifierText)
    return .visitChildren
  }

  private func add(_ token: TokenSyntax?) -> SyntaxVisitorContinueKind {
    if let token { names.insert(token.identifierText) }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { call(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { call(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { call(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { call(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { call(node.name) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { call(node.name) }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { add(node.identifier) }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { call(node.name) }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { call(node.name) }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.firstName.identifierText)
    return add(node.secondName)
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.firstName.identifierText)
    return add(node.secondName)
  }
}
