import SwiftSyntax

/// Writes a program's words and signs in their normal order.
struct NormalTokens {
  /// Where one statement ends and the next begins; no word of Swift.
  static let statementEnd = "\n"

  private let own: Set<String>
  private(set) var tokens: [NormalForm.Token] = []
  /// Own names as they came up.
  private(set) var mentioned: [String] = []
  private var numbers: [String: Int] = [:]

  init(own: Set<String>) { self.own = own }

  mutating func add(_ node: Syntax) {
    if let token = node.as(TokenSyntax.self) {
      add(token)
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
      add(access.period)
      add(Syntax(access.declName))
      for child in call.children(viewMode: .sourceAccurate).dropFirst() { add(child) }
    }
  }

  private mutating func add(_ token: TokenSyntax) {
    switch token.tokenKind {
    case .endOfFile, .semicolon: return
    default: break
    }
    let text = token.identifierText
    if text.isEmpty { return }
    guard case .identifier = token.tokenKind, own.contains(text) else {
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
  /// `self.gap`, which means the same as `gap` wherever both can be written.
  fileprivate var isOnSelf: Bool {
    base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }
}
