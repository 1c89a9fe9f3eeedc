import Diagnostics
import LayoutEngine
import LayoutProgram
import Testing

/// Laws of scene trees, checked in every accepted program.
@Suite struct SceneTreeLaws {
  @Test(arguments: CaseFile.names(in: "accepted"))
  func treesFitTheirScenes(name: String) throws {
    let example = try CaseFile(name, in: "accepted")
    let plain = try #require(example.run(), "no answer in time").get()
    let traced = try #require(example.run(traced: true), "no answer in time").get()
    let tree = try #require(traced.tree)
    #expect(plain.views.map(\.frame) == traced.views.map(\.frame))
    #expect(plain.views.map(\.name) == traced.views.map(\.name))
    for (index, node) in tree.nodes.enumerated() {
      if let parent = node.parent {
        #expect(parent < index)
      } else {
        #expect(node.kind != .geometryReader || index == 0)
      }
      if !node.isImplied { check(node, in: example) }
    }
    checkNames(tree, traced, isTransformed: example.source.text.contains("transformEffect"))
    checkGuides(tree, example)
  }

  /// Checks that a node's range contains its source.
  private func check(_ node: SceneNode, in example: CaseFile) {
    guard let range = node.range else {
      Issue.record("a \(node.kind.name) without a place")
      return
    }
    let text = example.text(range)
    let word = node.nameRange.map(example.text) ?? ""
    switch node.kind {
    case .text: #expect(text.contains("Text("), "\(text)")
    case .alignmentGuide, .safeAreaInset, .layoutPriority, .offset, .position, .padding:
      let isOther = word.hasPrefix("safeArea") || word == "transformEffect"
      #expect(node.kind.name == word || isOther, "\(node.kind.name): \(text)")
    case .lazyGrid, .lazyStack, .grid, .gridRow, .scrollView, .spacer, .divider, .geometryReader, .viewThatFits:
      #expect(word == node.kind.name || word.hasSuffix("Layout") || word.first?.isLowercase == true, "\(text)")
    default: #expect(!text.isEmpty)
    }
    if node.kind.isModifier, text.hasPrefix(".") { #expect(text.hasPrefix(".\(word)"), "\(text)") }
  }

  private func checkNames(_ tree: SceneTree, _ scene: Scene, isTransformed: Bool) {
    let shown = tree.nodes.filter { $0.isShown }
    for view in scene.views {
      // A named view has its frame behind transforms, a node the one before them.
      let node = shown.first { $0.names.contains(view.name) && (isTransformed || $0.frame == view.frame) }
      #expect(node != nil, "\(view.name) has no node")
      #expect(node?.isRepeated == view.isRepeated)
    }
    #expect(shown.map(\.names.count).reduce(0, +) == scene.views.count)
  }

  private func checkGuides(_ tree: SceneTree, _ example: CaseFile) {
    let guides = tree.nodes.indices.filter { if case .alignmentGuide = tree.nodes[$0].kind { true } else { false } }
    #expect(Set(tree.guides.map(\.guide.node)) == Set(guides))
    #expect(tree.guides.count == guides.count)
    for guide in tree.guides where !tree.nodes[guide.guide.node].isImplied {
      let whole = tree.nodes[guide.guide.node].range
      for part in [guide.keyRange, guide.closureRange, guide.bodyRange] {
        guard let part, let whole else {
          Issue.record("a guide without all its parts")
          continue
        }
        #expect(whole.lower < part.lower && part.upper <= whole.upper, "\(example.text(part))")
      }
    }
    for ask in tree.asks {
      if let container = ask.container { #expect(tree.nodes[container].isShown) }
      if let child = ask.child { #expect(tree.nodes[child].isShown) }
    }
  }
}

extension CaseFile {
  /// The text of a range.
  fileprivate func text(_ range: Diagnostics.SourceRange) -> String {
    guard range.file == 0, range.upper <= source.bytes.count else { return "" }
    return String(decoding: source.bytes[range.lower..<range.upper], as: UTF8.self)
  }
}
