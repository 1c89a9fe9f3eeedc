import LayoutChecking
import SwiftSyntax

/// Writes a program's tokens in canonical order.
struct NormalTokens {
  /// Separates statements; not a Swift token.
  static let statementEnd = "\n"

  private let own: ChosenNames
  private(set) var tokens: [NormalForm.Token] = []
  /// Declared names in the order of first mention.
  private(set) var mentioned: [String] = []
  private var numbers: [String: Int] = [:]

  init(own: ChosenNames) { self.own = own }

  mutating func add(_ node: Syntax) {
    if let token = node.as(TokenSyntax.self) {
      add(token, isOwn: own.names.contains(token.identifierText))
    } else if node.is(ImportDeclSyntax.self) {
      // Every file has this import, and it changes nothing.
    } else if let literal = node.as(StringLiteralExprSyntax.self), literal.segments.count == 1 {
      tokens.append(NormalForm.Token(word: literal.trimmedDescription))
    } else if let argument = node.as(LabeledExprSyntax.self), let label = argument.label {
      add(label, isOwn: own.names.contains(label.identifierText) && isOwnCall(of: argument))
      for child in argument.children(viewMode: .sourceAccurate).dropFirst() { add(child) }
    } else if let access = node.as(MemberAccessExprSyntax.self), access.base != nil, !access.isOnSelf {
      for child in access.children(viewMode: .sourceAccurate).dropLast() { add(child) }
      let name = access.declName.baseName.identifierText
      add(access.declName.baseName, isOwn: own.names.contains(name) && !Self.measures.contains(name))
    } else if let chain = ModifierChain(node) {
      add(chain)
    } else if let item = node.as(CodeBlockItemSyntax.self) {
      add(Syntax(item.item))
      endStatement()
    } else if let item = node.as(MemberBlockItemSyntax.self) {
      add(Syntax(item.decl))
      endStatement()
    } else if let access = node.as(MemberAccessExprSyntax.self), access.isOnSelf {
      add(Syntax(access.declName))
    } else {
      for child in node.children(viewMode: .sourceAccurate) { add(child) }
    }
  }

  private mutating func add(_ chain: ModifierChain) {
    add(Syntax(chain.base))
    for call in chain.inNormalOrder {
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { continue }
      endStatement()
      add(access.period, isOwn: false)
      add(access.declName.baseName, isOwn: own.callable.contains(access.declName.baseName.identifierText))
      for child in call.children(viewMode: .sourceAccurate).dropFirst() { add(child) }
    }
  }

  /// Members of SwiftUI's values, which are never the program's own names.
  private static let measures: Set<String> = ["width", "height", "x", "y", "count", "id", "size"]

  /// Whether an argument belongs to one of the program's own types or functions, so that its label is the author's
  /// choice.
  private func isOwnCall(of argument: LabeledExprSyntax) -> Bool {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return own.names.contains(name.baseName.identifierText)
    }
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
    return member.map(own.callable.contains) ?? false
  }

  private mutating func add(_ token: TokenSyntax, isOwn: Bool) {
    switch token.tokenKind {
    case .endOfFile, .semicolon: return
    default: break
    }
    let text = token.identifierText
    if text.isEmpty { return }
    guard case .identifier = token.tokenKind, isOwn else {
      tokens.append(NormalForm.Token(word: text))
      return
    }
    let number = numbers[text] ?? mentioned.count + 1
    if numbers.updateValue(number, forKey: text) == nil { mentioned.append(text) }
    tokens.append(NormalForm.Token(word: "name", number: number))
  }

  private mutating func endStatement() {
    if tokens.last?.word != Self.statementEnd { tokens.append(NormalForm.Token(word: Self.statementEnd)) }
  }
}

extension MemberAccessExprSyntax {
  /// Whether it is a member of `self`: `self.gap` means the same as `gap` wherever both are valid.
  fileprivate var isOnSelf: Bool {
    base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }
}
