import Diagnostics
import LayoutEngine
import SwiftSyntax

extension SceneEditing {
  /// Puts a view's guide somewhere else, or takes it away.
  ///
  /// A guide that is written at the view, or at a modifier around it, answers something else from now on; else one is
  /// written, where it takes effect for the container that asks, in the style of the text around.
  ///
  /// - Parameter wish: a number counts from the leading or top edge of the very node, whatever it is written at.
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

  /// Beyond this nobody drags a guide.
  private static let farthest = 1e6

  private func text(_ wish: GuideWish, _ target: GuideTarget, at node: Int) -> GuideText {
    switch wish {
    case .number(let value): .number(target.number(value, in: node))
    case .preset(let preset): .line(tree.plainExpression(for: preset.key))
    case .implicit: .number(0)
    }
  }

  // MARK: A guide that is there

  /// The guide that counts, if it stands in the learner's text.
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

  // MARK: A new guide

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

  /// Where the modifier begins that is directly around a node; -1 if that is not the learner's text, nil if there is
  /// none.
  private func start(ofModifierAround node: Int) -> Int? {
    guard let outer = tree.modifier(aroundPrimary: node) else { return nil }
    return tree.nodes[outer].range.map { $0.file == 0 ? $0.lower : -1 } ?? -1
  }

  /// Where in the learner's text a node is called, best first: the calls of the program's own views whose only view it
  /// is, which change nothing for other calls, then its own.
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

  // MARK: No guide

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
  /// The change that calls one more modifier on it.
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
  /// Whether it stands in a `#Preview` or a type of previews, which lay nothing out that is judged.
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
  /// What goes when a modifier goes: its lines, if nothing else stands there.
  fileprivate func removing(_ modifier: SourceRange) -> SourceRange {
    if isFirstOnLine(modifier.lower), isLastOnLine(modifier.upper) {
      let (lower, upper) = (lineStart(of: modifier.lower), lineEnd(of: modifier.upper))
      return SourceRange(lower: lower, upper: upper)
    }
    return modifier
  }
}
