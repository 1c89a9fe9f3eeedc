import Diagnostics
import LayoutLanguage
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The smallest part around changed words that can be parsed by itself: the code before and after it does not affect
/// where it ends.
///
///     .frame(width: 60 + gap)                          for the 60:  60 + gap
///     .alignmentGuide(.top) { _ in height / 2 }        for the _:   { _ in height / 2 }
///
/// For changes between the statements of a function or computed property, the part is all of these statements.
struct ChangedPart {
  /// An expression, or a list of statements.
  let node: Syntax
  private(set) var edits: [TextEdit]

  /// Nil if the words are outside of any such part.
  init?(around edit: TextEdit, in tree: SourceFileSyntax) {
    guard let next = tree.token(at: AbsolutePosition(utf8Offset: edit.range.lower)) else { return nil }
    // An insertion that continues the code before it belongs to it: a modifier at the end of a view.
    let isAdded = edit.range.lower == edit.range.upper && edit.text.first { !$0.isWhitespace } == "."
    guard let token = isAdded ? next.previousToken(viewMode: .sourceAccurate) : next,
      let part = Syntax(token).expression(upTo: edit.range.upper, goingOn: isAdded)
        ?? tree.statements(around: edit.range, from: next)
    else { return nil }
    node = part
    edits = [edit]
  }

  /// The parts that contain the edits, without nested ones; nil if an edit is in none.
  static func around(_ edits: [TextEdit], in tree: SourceFileSyntax) -> [ChangedPart]? {
    var found: [ChangedPart] = []
    for edit in edits {
      guard var next = ChangedPart(around: edit, in: tree) else { return nil }
      if let outer = found.firstIndex(where: { next.node.whole.isInside($0.node.whole) }) {
        found[outer].edits.append(edit)
      } else {
        next.edits = found.filter { $0.node.whole.isInside(next.node.whole) }.flatMap(\.edits) + next.edits
        found.removeAll { $0.node.whole.isInside(next.node.whole) }
        found.append(next)
      }
    }
    return found
  }

  /// The changed part with folded operators; nil if the text is not exactly one part.
  func read(in source: SourceText, _ operators: OperatorTable) -> Syntax? {
    let whole = node.whole
    let inside = edits.inOrder.map { edit in
      TextEdit(
        SourceRange(lower: edit.range.lower - whole.lower, upper: edit.range.upper - whole.lower), edit.text)
    }
    let old = String(decoding: source.bytes[whole.lower..<whole.upper], as: UTF8.self)
    guard let text = SourceText(name: source.name, text: old).replacing(inside),
      (try? SourceGuard.check(text, file: 0)) != nil,
      let read = node.is(ExprSyntax.self) ? expression(text) : statements(text)
    else { return nil }
    let folder = SequenceFolder(operators)
    let folded = folder.rewrite(read)
    return folder.hasErrors ? nil : folded
  }

  private func expression(_ text: SourceText) -> Syntax? {
    if mayJoinLineBefore(text) { return nil }
    var parser = Parser(text.text)
    let read = ExprSyntax.parse(from: &parser)
    let isOther = read.kind == .missingExpr || (node.kind == .closureExpr && !read.isClosure)
    return read.hasError || isOther ? nil : Syntax(read)
  }

  /// Only statements: type declarations would affect more than the surrounding code.
  private func statements(_ text: SourceText) -> Syntax? {
    var parser = Parser(text.text)
    let read = SourceFileSyntax.parse(from: &parser)
    let declarations = read.statements.compactMap { $0.item.as(DeclSyntax.self) }
    let areStatements = declarations.allSatisfy { $0.is(VariableDeclSyntax.self) }
    return read.hasError || !areStatements || read.statements.isEmpty ? nil : Syntax(read.statements)
  }

  /// Whether the expression is a statement that could continue the one before it.
  private func mayJoinLineBefore(_ text: SourceText) -> Bool {
    let statement = node.parent?.kind == .expressionStmt ? node.parent : node
    guard let item = statement?.parent?.as(CodeBlockItemSyntax.self),
      item.parent?.as(CodeBlockItemListSyntax.self)?.first?.id != item.id
    else { return false }
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
    // Comments before it stay as they are.
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let lead = edits.contains { $0.range.lower < start } ? 0 : start - node.whole.lower
    guard let first = text.bytes.dropFirst(lead).first(where: { !isBlank($0) }) else { return true }
    return ".{+-*/%<>=&|!?^~".utf8.contains(first)
  }
}

/// Replaces parts by others.
final class PartExchange: SyntaxRewriter {
  private let new: [SyntaxIdentifier: Syntax]
  private let places: [SourceRange]

  init(_ pairs: [(old: Syntax, new: Syntax)]) {
    new = pairs.reduce(into: [:]) { $0[$1.old.id] = $1.new }
    places = pairs.map(\.old.whole)
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> Syntax? {
    if let new = new[node.id] { return new }
    let whole = node.whole
    return places.contains { $0.isInside(whole) } ? nil : node
  }
}

extension Syntax {
  /// The smallest expression around that can be parsed by itself and extends to an offset; code that continues there
  /// continues a call, not its closure.
  fileprivate func expression(upTo end: Int, goingOn: Bool) -> Syntax? {
    var node = self
    while !node.standsAlone || node.endPosition.utf8Offset < end
      || (goingOn && node.kind == .closureExpr && node.endPosition.utf8Offset == end)
    {
      guard let parent = node.parent else { return nil }
      node = parent
    }
    return node.is(ExprSyntax.self) ? node : nil
  }

  /// Whether the surrounding code, or its own braces, determine where an expression ends.
  fileprivate var standsAlone: Bool {
    if kind == .closureExpr { return true }
    guard self.is(ExprSyntax.self), let parent else { return false }
    return switch parent.kind {
    case .labeledExpr, .codeBlockItem, .expressionStmt, .initializerClause, .returnStmt, .arrayElement: true
    default: false
    }
  }
}

extension SourceFileSyntax {
  /// The statements of the nearest body around a range.
  ///
  /// - Parameter token: the token that begins or continues at the range.
  fileprivate func statements(around range: Diagnostics.SourceRange, from token: TokenSyntax) -> Syntax? {
    var node = Syntax(token)
    while let parent = node.parent {
      if let statements = parent.bodyStatements, statements.position.utf8Offset <= range.lower,
        range.upper <= statements.endPosition.utf8Offset
      {
        return Syntax(statements)
      }
      if parent.is(MemberBlockItemSyntax.self) { return nil }
      node = parent
    }
    return nil
  }
}

extension Syntax {
  /// The statements between the braces of a function, initializer or computed property.
  fileprivate var bodyStatements: CodeBlockItemListSyntax? {
    if let block = self.as(AccessorBlockSyntax.self), case .getter(let statements) = block.accessors {
      return statements
    }
    guard let block = self.as(CodeBlockSyntax.self), let parent else { return nil }
    return [.functionDecl, .initializerDecl].contains(parent.kind) ? block.statements : nil
  }
}
