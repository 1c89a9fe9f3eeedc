import LayoutEngine
import LayoutProgram

/// Converts the engine's node numbers to those of the whole tree.
extension SceneTreeMaker {
  func renumbered(_ ask: GuideTrace.Ask, of tree: Int) -> GuideTrace.Ask {
    let shift = trees[tree].shift(of: ask.child)
    var ask = ask
    ask.container = ask.container.map { number($0, of: tree) }
    ask.child = ask.child.map { number($0, of: tree) }
    ask.origin = renumbered(ask.origin, of: tree)
    ask.line += ask.key.axis == .horizontal ? shift.x : shift.y
    return ask
  }

  mutating func sceneGuide(_ guide: GuideTrace.Guide, of tree: Int) -> SceneGuide {
    var guide = guide
    let range = trees[tree].staged.nodes[guide.node].range
    guide.node = number(guide.node, of: tree)
    guide.outcome = seenFromOutside(renumbered(guide.outcome, of: tree), guide.key, of: tree)
    guard !nodes[guide.node].isImplied, let place = range.flatMap({ index.guide(at: $0) }) else {
      return SceneGuide(guide: guide)
    }
    return SceneGuide(
      guide: guide, keyRange: place.key, closureRange: place.closure, bodyRange: place.body,
      isConditional: place.isConditional)
  }

  func number(_ node: Int, of tree: Int) -> Int {
    numbers[tree].indices.contains(node) ? numbers[tree][node] : node
  }

  func renumbered(_ origin: GuideTrace.Origin, of tree: Int) -> GuideTrace.Origin {
    switch origin {
    case .explicit(let guide): return .explicit(guide: number(guide, of: tree))
    case .textBaseline(let text): return .textBaseline(text: number(text, of: tree))
    case .layout(let container): return .layout(container: number(container, of: tree))
    case .standard: return .standard
    case .combined(let container, let how, let parts):
      let parts = parts.map { part in
        var part = part
        part.child = number(part.child, of: tree)
        part.origin = renumbered(part.origin, of: tree)
        return part
      }
      return .combined(container: container.map { number($0, of: tree) }, how: how, parts: parts)
    }
  }

  private func renumbered(_ outcome: GuideTrace.Outcome, of tree: Int) -> GuideTrace.Outcome {
    switch outcome {
    case .used: .used
    case .consulted(by: let outer): .consulted(by: outer.map { number($0, of: tree) })
    case .overridden(by: let outer): .overridden(by: number(outer, of: tree))
    case .neverAsked(let reason): .neverAsked(renumbered(reason, of: tree))
    }
  }

  private func renumbered(_ reason: GuideTrace.Reason, of tree: Int) -> GuideTrace.Reason {
    switch reason {
    case .notPlaced, .alone: reason
    case .otherKey(let asker, let further):
      .otherKey(renumbered(asker, of: tree), further: further.map { renumbered($0, of: tree) })
    case .wrongAxis(let asker): .wrongAxis(renumbered(asker, of: tree))
    case .hidden(in: let cover, from: let asker):
      .hidden(in: number(cover, of: tree), from: asker.map { renumbered($0, of: tree) })
    case .stopped(let stop, let asker):
      .stopped(at: number(stop, of: tree), asker: renumbered(asker, of: tree))
    case .asksNothing(let container): .asksNothing(container: number(container, of: tree))
    }
  }

  private func renumbered(_ asker: GuideTrace.Asker, of tree: Int) -> GuideTrace.Asker {
    var asker = asker
    asker.container = asker.container.map { number($0, of: tree) }
    return asker
  }

  // MARK: Across readers

  mutating func learnAskers(from asks: [GuideTrace.Ask]) {
    for ask in asks where ask.child != ask.container {
      guard let child = ask.child else { continue }
      askers[child, default: []].append(GuideTrace.Asker(container: ask.container, key: ask.key))
    }
  }

  /// The engine does not know what is around a reader's content. If something outside asks for this line, the reader
  /// hides the guide from it.
  private func seenFromOutside(_ outcome: GuideTrace.Outcome, _ key: AlignmentKey, of tree: Int) -> GuideTrace.Outcome {
    guard case .neverAsked(let reason) = outcome, let place = trees[tree].reader else { return outcome }
    let reader = number(place.node, of: place.tree)
    guard let asker = asker(for: key, around: reader) else { return outcome }
    switch reason {
    case .hidden(let cover, .none): return .neverAsked(.hidden(in: cover, from: asker))
    case .wrongAxis: return .neverAsked(.hidden(in: reader, from: asker))
    case .otherKey where !key.staysInside: return .neverAsked(.hidden(in: reader, from: asker))
    default: return outcome
    }
  }

  private func asker(for key: AlignmentKey, around reader: Int) -> GuideTrace.Asker? {
    var node: Int? = reader
    while let here = node {
      if let asker = askers[here]?.first(where: { $0.key == key }) { return asker }
      node = nodes[here].parent
    }
    return nil
  }
}

extension AlignmentKey {
  /// Whether it is one of SwiftUI's edges or centers, which do not pass a container's border.
  fileprivate var staysInside: Bool {
    [.leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom].contains(self)
  }
}
