import Diagnostics
import LayoutEngine
import LayoutLanguage
import SwiftSyntax

extension SceneEditing {
  /// Moves a view's guide, or removes it.
  ///
  /// If there is already a guide on the view or on a modifier around it, its result changes; otherwise a new one is
  /// added where the container that asks for it sees it, in the style of the surrounding text.
  ///
  /// - Parameter wish: a number counts from the node's own leading or top edge, wherever the guide is written.
  public func settingGuide(_ key: AlignmentKey, of node: Int, to wish: GuideWish) throws(EditRefusal) -> WrittenEdit {
    guard tree.nodes.indices.contains(node) else { throw .noView }
    guard tree.canWrite(key) else { throw .noLine(tree.name(of: key)) }
    let target = GuideTarget(node, key, in: tree)
    switch wish {
    case .implicit: return try first(of: [removal(of: target, key)])
    case .number(let value) where !value.isFinite || abs(value) > Self.farthest: throw .noNumber
    case .preset(let preset) where preset.key.axis != key.axis:
      throw .otherAxis(preset: tree.plainExpression(for: preset.key), key: tree.plainExpression(for: key))
    default: break
    }
    let drafts = try replacements(at: target, wish) + insertions(at: target, key, wish)
    if drafts.isEmpty { throw refusal(of: node) }
    return try first(of: drafts)
  }

  /// The farthest position of a guide in points.
  private static let farthest = 1e6

  private func text(_ wish: GuideWish, _ target: GuideTarget, at node: Int) -> GuideText {
    switch wish {
    case .number(let value): .number(target.number(value, in: node))
    case .preset(let preset): .line(tree.plainExpression(for: preset.key))
    case .implicit: .number(0)
    }
  }

  // MARK: Existing guides

  /// Edits of the guide in effect, if it is in the learner's text.
  private func replacements(at target: GuideTarget, _ wish: GuideWish) throws(EditRefusal) -> [EditDraft] {
    let (_, syntax) = try learnersText()
    guard let guide = target.guides.first, let range = guide.closureRange, range.file == 0 else { return [] }
    let node = guide.guide.node
    let text = text(wish, target, at: node)
    guard let closure = syntax.expression(at: range)?.as(ClosureExprSyntax.self) else {
      let edit = TextEdit(range, text.closure)
      return [EditDraft([edit], main: edit, words: text.expression("d"), at: node)]
    }
    return [closure.answering(text, at: node)]
  }

  // MARK: New guides

  private func insertions(
    at target: GuideTarget, _ key: AlignmentKey, _ wish: GuideWish
  ) throws(EditRefusal) -> [EditDraft] {
    let (source, syntax) = try learnersText()
    let name = tree.plainExpression(for: key)
    var drafts: [EditDraft] = []
    for node in target.places {
      let text = text(wish, target, at: node)
      let modifier = ".alignmentGuide(\(name)) \(text.closure)"
      let chains = places(of: node, in: syntax).compactMap { place in
        SourceChain(at: place, before: start(ofModifierAround: node), in: syntax)
      }
      drafts += (chains + chains.compactMap(\.choice)).map { chain in
        chain.adding(modifier, saying: text.expression("d"), at: node, in: source)
      }
    }
    return drafts
  }

  /// The start of the modifier directly around a node; -1 if it is not in the learner's text, nil if there is none.
  private func start(ofModifierAround node: Int) -> Int? {
    guard let outer = tree.modifier(aroundPrimary: node) else { return nil }
    return tree.nodes[outer].range.map { $0.file == 0 ? $0.lower : -1 } ?? -1
  }

  /// The calls in the learner's text that create a node, best first: calls of the program's own views of which it is
  /// the only view, which affect no other calls, then its own call.
  private func places(of node: Int, in syntax: SourceFileSyntax) -> [SourceRange] {
    let here = tree.nodes[node]
    let known = Set(tree.modifier(aroundPrimary: node).map { tree.nodes[$0].uses } ?? [])
    let siblings = tree.nodes.indices.filter { tree.nodes[$0].parent == here.parent }.map { tree.nodes[$0] }
    let uses = here.uses.filter { use in
      use.file == 0 && !known.contains(use) && !syntax.isInPreview(use)
        && !siblings.contains { $0.uses.contains(use) && $0.range != here.range }
    }
    guard !here.isImplied, let range = here.range, range.file == 0 else { return uses }
    return uses + [range]
  }

  // MARK: Removal

  private func removal(of target: GuideTarget, _ key: AlignmentKey) throws(EditRefusal) -> EditDraft {
    let (source, _) = try learnersText()
    let written = target.guides.filter { !tree.nodes[$0.guide.node].isImplied }
    guard let node = written.first?.guide.node else { throw .noGuide(key: tree.plainExpression(for: key)) }
    let ranges = Set(written.compactMap { tree.nodes[$0.guide.node].range }.filter { $0.file == 0 })
    if ranges.isEmpty { throw .isGiven }
    let edits = ranges.sorted { $0.lower < $1.lower }.map { TextEdit(source.removing($0), "") }
    return EditDraft(edits, main: nil, words: "", at: node)
  }
}

extension SourceChain {
  /// The edit that adds a modifier to it.
  fileprivate func adding(_ modifier: String, saying words: String, at node: Int, in source: SourceText) -> EditDraft {
    let (lower, upper) = (end.place.lower, end.place.upper)
    let separator = separator(before: modifier, in: source)
    let edit = TextEdit(
      SourceRange(lower: upper, upper: upper), (needsParentheses ? ")" : "") + separator + modifier)
    let open = TextEdit(SourceRange(lower: lower, upper: lower), "(")
    return EditDraft(needsParentheses ? [open, edit] : [edit], main: edit, words: words, at: node)
  }
}

extension SourceFileSyntax {
  /// Whether it is in a `#Preview` or a preview provider, whose layout is not graded.
  fileprivate func isInPreview(_ range: SourceRange) -> Bool {
    var node = token(at: AbsolutePosition(utf8Offset: range.lower)).map { Syntax($0) }
    while let here = node {
      if here.is(MacroExpansionExprSyntax.self) || here.is(MacroExpansionDeclSyntax.self) { return true }
      let clause = here.as(StructDeclSyntax.self)?.inheritanceClause
      if clause?.trimmedDescription.contains("PreviewProvider") ?? false { return true }
      node = here.parent
    }
    return false
  }
}

extension SourceText {
  /// The range to delete with a modifier: whole lines if nothing else is on them.
  fileprivate func removing(_ modifier: SourceRange) -> SourceRange {
    if isFirstOnLine(modifier.lower), isLastOnLine(modifier.upper) {
      let (lower, upper) = (lineStart(of: modifier.lower), lineEnd(of: modifier.upper))
      return SourceRange(lower: lower, upper: upper)
    }
    return modifier
  }
}
