import Diagnostics
import LayoutEngine
import LayoutLanguage

extension SceneWords {
  /// The nodes from the root down to the view of a name, with what each was offered and who placed it.
  func chain(to name: String) -> [LayoutExplanation.Step]? {
    let (wanted, position) = ViewName(name).parts ?? (name, 0)
    let found = tree.nodes.indices.filter { index in
      tree.nodes[index].names.contains { $0 == wanted || ViewName($0).short == wanted }
    }
    guard found.indices.contains(position) else { return nil }
    return chain(toNode: base(of: found[position]))
  }

  /// The nodes from the root down to a view or modifier.
  func chain(toNode node: Int) -> [LayoutExplanation.Step] {
    var path: [Int] = []
    var index: Int? = node
    while let here = index, tree.nodes.indices.contains(here) {
      path.append(here)
      index = tree.nodes[here].parent
    }
    return path.reversed().filter { !tree.nodes[$0].isImplied || $0 == path.first }.map(step)
  }

  private func step(_ index: Int) -> LayoutExplanation.Step {
    let node = tree.nodes[index]
    return LayoutExplanation.Step(
      node: index, name: container(index), offered: inWords(node.proposal), frame: node.frame,
      placed: placement(of: index))
  }

  func inWords(_ proposal: ProposedViewSize?) -> String {
    guard let proposal else { return say(.nothingOffered) }
    func length(_ length: Double?) -> String {
      guard let length else { return say(.ideal) }
      return length == .infinity ? "∞" : points(length)
    }
    return "\(length(proposal.width)) × \(length(proposal.height))"
  }

  private func placement(of index: Int) -> [String] {
    let parent = tree.nodes[index].parent
    var sentences = tree.asks.filter { $0.child == index && $0.container != index }.map { ask -> String in
      say(
        .puts(
          who: container(ask.container).firstUppercased, key: tree.name(of: ask.key), value: ask.value,
          because: because(ask.origin, ask.key, of: ask.child), axis: ask.key.axis, line: ask.line))
    }
    guard let parent, let around = node(parent) else {
      return sentences.isEmpty ? [say(.centredInStage)] : sentences
    }
    if case .stack(let axis, _, _) = around.kind, let before = children[parent].last(where: { $0 < index }) {
      sentences.append(say(.comesAfter(view(before), gap(from: before, to: index, axis))))
    }
    if case .offset(let x, let y) = around.kind {
      sentences.append(say(.offsetDraws(x, y)))
    }
    return sentences
  }

  private func gap(from before: Int, to index: Int, _ axis: Axis) -> Double {
    let (first, second) = (tree.nodes[before].frame, tree.nodes[index].frame)
    if axis == .vertical { return second.y - first.y - first.height }
    return max(second.x - first.x - first.width, first.x - second.x - second.width)
  }
}
