import Diagnostics
import LayoutEngine
import LayoutProgram

/// Names for the views, containers and lines of a traced scene.
struct SceneWords {
  let tree: SceneTree
  let sources: [SourceText]
  let language: Language
  /// The children of each node.
  let children: [[Int]]
  /// The guides of the source, by node.
  let guides: [Int: SceneGuide]
  /// Guides whose values an outer container combines with others.
  let combined: Set<Int>

  init(tree: SceneTree, sources: [SourceText], language: Language) {
    self.tree = tree
    self.sources = sources
    self.language = language
    var children = [[Int]](repeating: [], count: tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      if let parent = node.parent, children.indices.contains(parent) { children[parent].append(index) }
    }
    self.children = children
    guides = Dictionary(tree.guides.map { ($0.guide.node, $0) }) { first, _ in first }
    combined = tree.asks.reduce(into: []) { combined, ask in
      if case .combined = ask.origin { combined.formUnion(ask.origin.guides) }
    }
  }

  func say(_ sentence: SceneSentence) -> String { sentence.text(in: language) }

  func node(_ index: Int?) -> SceneNode? {
    index.flatMap { tree.nodes.indices.contains($0) ? tree.nodes[$0] : nil }
  }

  // MARK: Places

  /// `line 14`, or `given.layout line 5` for given code; nil for a view without a source.
  func line(of range: SourceRange?) -> String? {
    guard let range, sources.indices.contains(range.file) else { return nil }
    let source = sources[range.file]
    let line = source.line(at: range.lower)
    guard range.file != 0 else { return say(.line(line)) }
    return say(.lineOfFile(source.name.split(separator: "/").last.map(String.init) ?? source.name, line))
  }

  /// The text of a range, joined into one line.
  func text(of range: SourceRange?) -> String? {
    guard let range, sources.indices.contains(range.file) else { return nil }
    let bytes = sources[range.file].bytes
    guard range.lower >= 0, range.upper <= bytes.count else { return nil }
    let words = String(decoding: bytes[range.lower..<range.upper], as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return words.joined(separator: " ")
  }

  // MARK: Names

  /// The word in the source, such as `Circle`; for a container inside a control, the control's name; else SwiftUI's
  /// name.
  private func word(_ node: SceneNode) -> String {
    switch node.kind {
    case .shape: text(of: node.nameRange) ?? node.kind.name
    case .text, .image, .symbol, .circle, .spacer, .divider: node.kind.name
    default: writtenName(of: node) ?? node.kind.name
    }
  }

  /// The control to which an implied node belongs: `List`, `Button`; nil for a view in the source.
  func writtenName(of node: SceneNode) -> String? {
    guard node.isImplied, let name = text(of: node.nameRange), name.first?.isUppercase ?? false else { return nil }
    return name
  }

  /// Whether a node is a part of a `List` or a `Form`.
  func isList(_ index: Int) -> Bool {
    node(index).flatMap(writtenName).map { ["List", "Form"].contains($0) } ?? false
  }

  /// A container or modifier with its line: `VStack on line 3`.
  func container(_ index: Int?) -> String {
    guard let node = node(index) else { return say(.columnAroundRoots) }
    guard let line = line(of: node.nameRange ?? node.range) else { return word(node) }
    return say(.container(word(node), line: line))
  }

  /// A view's name, else its content, else what it contains; a modifier is named by its view.
  ///
  ///     name   Text “Hello”   HStack with Photo   Circle on line 9
  func view(_ index: Int?) -> String {
    guard let index, let outer = node(index) else { return say(.columnAroundRoots) }
    if let name = (outer.names.first ?? named(in: index)) { return shown(name) }
    let base = base(of: index)
    guard let inner = node(base) else { return word(outer) }
    if case .text(let words) = inner.kind, !words.isEmpty { return say(.text(words)) }
    if let name = firstName(inside: base) { return say(.view(word(inner), with: shown(name))) }
    return container(base)
  }

  private func shown(_ name: String) -> String {
    switch ViewName(name).meaning {
    case .text(let words): say(.text(words))
    case .image(let name), .given(let name): name
    }
  }

  /// The view inside its modifiers.
  func base(of index: Int) -> Int {
    var index = index
    while tree.nodes.indices.contains(index), tree.nodes[index].kind.isModifier, let inner = children[index].first {
      index = inner
    }
    return index
  }

  /// A name on one of the view's own modifiers.
  private func named(in index: Int) -> String? {
    var index = index
    while tree.nodes.indices.contains(index) {
      if let name = tree.nodes[index].names.first { return name }
      guard tree.nodes[index].kind.isModifier, let inner = children[index].first else { return nil }
      index = inner
    }
    return nil
  }

  private func firstName(inside index: Int) -> String? {
    var end = index + 1
    while end < tree.nodes.count, let parent = tree.nodes[end].parent, parent >= index {
      if tree.nodes[end].isShown, let name = tree.nodes[end].names.first { return name }
      end += 1
    }
    return nil
  }

  /// A line's name, with the direction if the name is ambiguous: `.center (vertical)`.
  func key(_ key: AlignmentKey) -> String {
    let name = tree.name(of: key)
    return name == ".center" ? say(.center(name, key.axis)) : name
  }

  // MARK: Remarks

  /// Remarks about stacks around exactly one view, which have no effect, and about guides for separators.
  var remarks: [String] {
    var told: Set<SourceRange> = []
    let separators = tree.guides.filter { isForSeparator($0.guide) }.compactMap { scene -> String? in
      let range = scene.keyRange ?? node(scene.guide.node)?.range
      guard let range, told.insert(range).inserted else { return nil }
      let sentence = ReasonSentence.separatorGuide(key: tree.name(of: scene.guide.key), line: line(of: range))
      return sentence.text(in: language)
    }
    return separators
      + tree.elided.compactMap { elided in
        guard let range = elided.range, told.insert(range).inserted, let line = line(of: range) else { return nil }
        return say(.elided(elided.kind.name, line: line))
      }
  }
}
