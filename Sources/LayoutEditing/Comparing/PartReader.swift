import Diagnostics
import LayoutLanguage
import SwiftSyntax

/// Turns a file's syntax tree into parts.
struct PartReader {
  /// Replacements for names that the file declares.
  let renamed: [String: String]
  /// The bodies of helper properties, which only this file has.
  let helpers: [String: ExprSyntax]
  /// Placeholders for the parameters of surrounding closures.
  private var scope: [String: String] = [:]
  private var depth = 0
  /// All tokens of the file in order; every part is a range of them.
  private let tokens: [ReadToken]

  init(_ tree: SourceFileSyntax, renaming renamed: [String: String] = [:], inlining helpers: HelperProperties) {
    self.renamed = renamed
    self.helpers = helpers.bodies
    tokens = ReadToken.all(in: tree, helpers: helpers.bodies)
  }

  /// The whole file, without imports and previews, which do not affect the answer.
  func file(_ tree: SourceFileSyntax) -> ProgramPart {
    var part = plain(Syntax(tree), .slot("file"))
    part.inside = tree.endPosition.utf8Offset
    part.children = items(tree.statements)
    return part
  }

  // MARK: Words

  /// - Complexity: linear in the number of words; a binary search finds the first.
  func words(of node: Syntax) -> [ProgramWord] {
    let lower = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let upper = node.endPositionBeforeTrailingTrivia.utf8Offset
    var found: [ProgramWord] = []
    var index = tokens.firstIndex(from: lower)
    while index < tokens.count, tokens[index].lower < upper {
      let token = tokens[index]
      index += 1
      if let body = token.helper {
        for (number, word) in words(of: Syntax(body)).enumerated() {
          let space = number == 0 ? token.space : word.space
          found.append(ProgramWord(text: word.text, written: word.written, space: space))
        }
      } else {
        let written = renamed.isEmpty ? token.text : renamed[token.text] ?? token.text
        found.append(
          ProgramWord(text: scope[written] ?? written, written: written, space: token.space, lower: token.lower))
      }
    }
    return found
  }

  /// The body of a helper property; nil for other names, and for members of something else.
  func helper(_ name: DeclReferenceExprSyntax) -> ExprSyntax? {
    guard let body = helpers[name.baseName.text] else { return nil }
    let access = name.parent?.as(MemberAccessExprSyntax.self)
    return access.map { $0.declName.id != name.id } ?? true ? body : nil
  }

  func plain(_ node: Syntax, _ head: ProgramPart.Head) -> ProgramPart {
    ProgramPart(head: head, range: node.range(in: 0), words: words(of: node))
  }

  func plain(_ node: some SyntaxProtocol, _ head: ProgramPart.Head) -> ProgramPart { plain(Syntax(node), head) }

  // MARK: Statements

  func items(_ list: CodeBlockItemListSyntax) -> [ProgramPart] { list.compactMap { item($0.item) } }

  private func item(_ item: CodeBlockItemSyntax.Item) -> ProgramPart? {
    switch item {
    case .decl(let declaration): return self.declaration(declaration)
    case .expr(let expression): return isPreview(Syntax(expression)) ? nil : self.expression(expression)
    case .stmt(let statement): return self.statement(statement)
    @unknown default: return nil
    }
  }

  private func isPreview(_ node: Syntax) -> Bool {
    node.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
      || node.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
  }

  private func statement(_ statement: StmtSyntax) -> ProgramPart {
    if let expression = statement.as(ExpressionStmtSyntax.self) { return self.expression(expression.expression) }
    if let back = statement.as(ReturnStmtSyntax.self) {
      var part = plain(back, .statement("return"))
      if let value = back.expression { part.children = [slot("value", expression(value), lead: " ")] }
      return part
    }
    if let loop = statement.as(ForStmtSyntax.self) {
      var part = plain(loop, .statement("for"))
      part.children = [
        plain(loop.pattern, .slot("pattern")), slot("sequence", expression(loop.sequence)), block(loop.body, "body"),
      ]
      return part
    }
    if let way = statement.as(GuardStmtSyntax.self) {
      var part = plain(way, .statement("guard"))
      part.children = [plain(way.conditions, .slot("condition")), block(way.body, "body")]
      return part
    }
    return plain(statement, .value)
  }

  func block(_ block: CodeBlockSyntax, _ name: String) -> ProgramPart {
    var part = plain(block, .slot(name))
    part.inside = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    part.children = items(block.statements)
    return part
  }

  func slot(_ name: String, _ part: ProgramPart, lead: String = "") -> ProgramPart {
    // A plain value becomes the slot itself; anything with a structure of its own is a child of the slot.
    if part.head == .value {
      var named = part
      named.head = .slot(name)
      named.lead = lead
      return named
    }
    var outer = part
    outer.head = .slot(name)
    outer.lead = lead
    outer.nameRange = nil
    outer.inside = nil
    outer.parameters = [:]
    outer.children = [part]
    return outer
  }

  /// A reader for the inside of a closure with these parameters.
  func inside(_ parameters: [String]) -> (reader: PartReader, names: [String: String]) {
    var reader = self
    var names: [String: String] = [:]
    for (number, name) in parameters.enumerated() {
      let place = "%\(depth).\(number)"
      reader.scope[name] = place
      names[place] = name
    }
    reader.depth = depth + 1
    return (reader, names)
  }
}
