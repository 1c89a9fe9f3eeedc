import Curriculum
import Diagnostics
import LayoutEngine
import LayoutProgram

/// The tree in the output of `course layout FILE --trace --format json`: nodes, asks and guides.
///
/// Views and modifiers are identified by their index in `nodes`.
struct SceneTreePage {
  var tree: SceneTree
  var sources: [SourceText]
  /// The reasons for each node's size, by the node's index.
  var reasons: [[LayoutExplanation.Reason]]

  var members: [(key: String, value: JSON)] {
    [
      ("nodes", JSON(tree.nodes.indices.map(node))), ("asks", JSON(tree.asks.map(ask))),
      ("guides", JSON(tree.guides.map(guide))), ("elided", JSON(tree.elided.map(elided))),
      ("keys", JSON(tree.keys.map(key))),
    ]
  }

  // MARK: Nodes

  private func node(_ index: Int) -> JSON {
    let node = tree.nodes[index]
    return [
      "node": JSON(index), "parent": JSON(node.parent), "kind": JSON(node.kind.name),
      "parameters": parameters(node.kind), "frame": JSON(node.frame), "proposal": JSON(node.proposal),
      "isShown": JSON(node.isShown), "at": JSON(place(node.range)), "name": JSON(place(node.nameRange)),
      "in": JSON(node.enclosingType), "isImplied": JSON(node.isImplied), "names": JSON(node.names.map { JSON($0) }),
      "isRepeated": JSON(node.isRepeated), "layoutDirection": JSON(node.layoutDirection.rawValue),
      "reasons": JSON(reasons.indices.contains(index) ? reasons[index].map(\.json) : []),
    ]
  }

  private func parameters(_ kind: SceneNode.Kind) -> JSON {
    JSON(members: kind.parameters(tree.name).map { (key: $0.key, value: $0.value) })
  }

  private func elided(_ container: ElidedContainer) -> JSON {
    [
      "kind": JSON(container.kind.name), "parameters": parameters(container.kind), "at": JSON(place(container.range)),
      "node": JSON(container.node),
    ]
  }

  private func key(_ key: SceneKey) -> JSON {
    [
      "name": JSON(key.name), "axis": JSON("\(key.key.axis)"), "identifier": JSON(key.identifier),
      "at": JSON(place(key.range)),
    ]
  }

  /// `file:line:column-line:column`; the end is exclusive.
  private func place(_ range: SourceRange?) -> String? {
    guard let range, sources.indices.contains(range.file) else { return nil }
    let source = sources[range.file]
    let (start, end) = (source.location(at: range.lower), source.location(at: range.upper))
    return "\(start.file):\(start.line):\(start.column)-\(end.line):\(end.column)"
  }

  // MARK: Asks and guides

  private func ask(_ ask: GuideTrace.Ask) -> JSON {
    [
      "container": JSON(ask.container), "key": name(ask.key), "axis": JSON("\(ask.key.axis)"), "child": JSON(ask.child),
      "value": JSON(ask.value), "origin": origin(ask.origin), "line": JSON(ask.line),
    ]
  }

  private func name(_ key: AlignmentKey) -> JSON { JSON(tree.name(of: key)) }

  private func origin(_ origin: GuideTrace.Origin) -> JSON {
    switch origin {
    case .standard: ["from": "default"]
    case .explicit(let guide): ["from": "guide", "node": JSON(guide)]
    case .textBaseline(let text): ["from": "text", "node": JSON(text)]
    case .layout(let container): ["from": "layout", "node": JSON(container)]
    case .combined(let container, let how, let parts):
      [
        "from": JSON(how.rawValue), "node": JSON(container),
        "parts": JSON(
          parts.map { ["child": JSON($0.child), "value": JSON($0.value), "origin": self.origin($0.origin)] }),
      ]
    }
  }

  private func guide(_ scene: SceneGuide) -> JSON {
    let guide = scene.guide
    return [
      "node": JSON(guide.node), "key": name(guide.key), "axis": JSON("\(guide.key.axis)"),
      "value": JSON(guide.value), "standardValue": JSON(guide.standardValue), "fate": outcome(guide.outcome),
      "keyAt": JSON(place(scene.keyRange)), "closureAt": JSON(place(scene.closureRange)),
      "bodyAt": JSON(place(scene.bodyRange)),
    ]
  }

  private func outcome(_ outcome: GuideTrace.Outcome) -> JSON {
    switch outcome {
    case .used: ["is": "used"]
    case .consulted(by: let outer): ["is": "consulted", "by": JSON(outer)]
    case .overridden(by: let outer): ["is": "overridden", "by": JSON(outer)]
    case .neverAsked(let reason): JSON(members: [("is", "never asked")] + members(of: reason))
    }
  }

  private func members(of reason: GuideTrace.Reason) -> [(key: String, value: JSON)] {
    switch reason {
    case .notPlaced: [("why", "not placed")]
    case .alone: [("why", "alone")]
    case .otherKey(let asker, let further):
      [
        ("why", "other key"), ("asker", self.asker(asker)), ("further", JSON(further.map { self.asker($0) })),
      ]
    case .wrongAxis(let asker): [("why", "wrong axis"), ("asker", self.asker(asker))]
    case .hidden(in: let cover, from: let asker):
      [("why", "hidden"), ("in", JSON(cover)), ("asker", asker.map { self.asker($0) } ?? nil)]
    case .stopped(let stop, let asker):
      [("why", "stopped"), ("at", JSON(stop)), ("asker", self.asker(asker))]
    case .asksNothing(let container): [("why", "asks nothing"), ("container", JSON(container))]
    }
  }

  private func asker(_ asker: GuideTrace.Asker) -> JSON {
    ["container": JSON(asker.container), "key": name(asker.key), "axis": JSON("\(asker.key.axis)")]
  }
}

extension LayoutExplanation.Reason {
  /// The reason's kind and numbers, its sentence, and the term whose page states the rule.
  var json: JSON {
    JSON(
      members: members.map { (key: $0.key, value: $0.value) } + [
        (key: "words", value: JSON(words)), (key: "term", value: JSON(term)),
      ])
  }
}

/// The tree in the output of `course layout FILE --trace`: every view and modifier with the reasons for its size.
///
///     HStack on line 3: offered 393 × 852, takes 393 × 20.5, is at 0,415.75
///       Between its 3 views are gaps of 8 and 0 points, …
///       Text on line 4: offered …
struct TraceText {
  var scene: Scene
  var sources: [SourceText]
  var say: Speaker

  var blocks: [Document.Block] {
    guard let tree = scene.tree else { return [] }
    let steps = LayoutExplanation.steps(in: scene, sources: sources, speaking: say.language)
    var depths: [Int] = []
    return [.gap]
      + steps.enumerated().flatMap { index, step -> [Document.Block] in
        let depth = tree.nodes[index].parent.map { depths[$0] + 1 } ?? 0
        depths.append(depth)
        guard tree.nodes[index].isShown else { return [] }
        let offered = ExplainSentence.offered(step.offered, takes: step.frame.size, at: step.frame.origin)
        let own: [Document.Block] =
          [.paragraph("\(step.name, .strong): \(say(offered))")]
          + (step.reasons.isEmpty
            ? [] : [.indented(step.reasons.map { .paragraph(Phrase(withCode: $0.words)) })])
        return [(0..<min(depth, 12)).reduce(own) { blocks, _ in [.indented(blocks)] }].flatMap(\.self)
      }
  }
}

extension JSON {
  fileprivate init(_ number: Int?) { self = number.map { JSON($0) } ?? nil }
  fileprivate init(_ number: Double?) { self = number.map { JSON($0) } ?? nil }

  /// Width and height: `null` requests the ideal length, `".infinity"` an unbounded one.
  fileprivate init(_ proposal: ProposedViewSize?) {
    guard let proposal else {
      self = nil
      return
    }
    let lengths = [proposal.width, proposal.height].map { length -> JSON in
      length.map { $0 == .infinity ? ".infinity" : JSON($0) } ?? nil
    }
    self.init(lengths)
  }
}
