import Diagnostics
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The smallest expression around changed words that can be read by itself: what stands before and after it does not
/// decide where it ends.
///
///     .frame(width: 60 + gap)                          for the 60:  60 + gap
///     .alignmentGuide(.top) { _ in height / 2 }        for the _:   { _ in height / 2 }
struct ChangedExpression {
  let node: ExprSyntax
  private(set) var edits: [TextEdit]

  /// Nil where the words stand in no such expression.
  init?(around edit: TextEdit, in tree: SourceFileSyntax) {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: edit.range.lower)) else { return nil }
    var node = Syntax(token)
    while !node.standsAlone || node.endPosition.utf8Offset < edit.range.upper {
      guard let parent = node.parent else { return nil }
      node = parent
    }
    guard let expression = node.as(ExprSyntax.self) else { return nil }
    self.node = expression
    edits = [edit]
  }

  /// The expressions that edits stand in, none inside of another; nil if one stands in none.
  static func around(_ edits: [TextEdit], in tree: SourceFileSyntax) -> [ChangedExpression]? {
    var found: [ChangedExpression] = []
    for edit in edits {
      guard var next = ChangedExpression(around: edit, in: tree) else { return nil }
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

  /// The expression as it is now, with operators that have their precedence; nil if it is none, or not all of it is.
  func read(in source: SourceText, _ operators: OperatorTable) -> ExprSyntax? {
    let whole = node.whole
    let inside = edits.inOrder.map { edit in
      TextEdit(
        SourceRange(lower: edit.range.lower - whole.lower, upper: edit.range.upper - whole.lower), edit.text)
    }
    let old = String(decoding: source.bytes[whole.lower..<whole.upper], as: UTF8.self)
    guard let text = SourceText(name: source.name, text: old).replacing(inside),
      (try? SourceGuard.check(text, file: 0)) != nil, !mayJoinLineBefore(text)
    else { return nil }
    var parser = Parser(text.text)
    let read = ExprSyntax.parse(from: &parser)
    if read.hasError || read.kind == .missingExpr || (node.isClosure && !read.isClosure) { return nil }
    let folder = SequenceFolder(operators)
    let folded = folder.rewrite(read).as(ExprSyntax.self)
    return folder.hasErrors ? nil : folded
  }

  /// Whether the expression is a statement that could go on where the one before ends.
  private func mayJoinLineBefore(_ text: SourceText) -> Bool {
    let statement = node.parent?.kind == .expressionStmt ? node.parent : Syntax(node)
    guard let item = statement?.parent?.as(CodeBlockItemSyntax.self),
      item.parent?.as(CodeBlockItemListSyntax.self)?.first?.id != item.id
    else { return false }
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
    guard let first = text.bytes.first(where: { !isBlank($0) }) else { return true }
    return ".{+-*/%<>=&|!?^~".utf8.contains(first)
  }
}

/// Puts expressions in the place of others.
final class ExpressionExchange: SyntaxRewriter {
  private let new: [SyntaxIdentifier: ExprSyntax]
  private let places: [SourceRange]

  init(_ pairs: [(old: ExprSyntax, new: ExprSyntax)]) {
    new = pairs.reduce(into: [:]) { $0[$1.old.id] = $1.new }
    places = pairs.map(\.old.whole)
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> Syntax? {
    if let new = new[node.id] { return Syntax(new) }
    let whole = node.whole
    return places.contains { $0.isInside(whole) } ? nil : node
  }
}

extension Syntax {
  /// Whether an expression's end is plain from what is around it, or from its own braces.
  fileprivate var standsAlone: Bool {
    if kind == .closureExpr { return true }
    guard self.is(ExprSyntax.self), let parent else { return false }
    return switch parent.kind {
    case .labeledExpr, .codeBlockItem, .expressionStmt, .initializerClause, .returnStmt, .arrayElement: true
    default: false
    }
  }
}
