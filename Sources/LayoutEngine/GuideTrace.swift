/// Who asked which view for which line when everything was put in its place, what the answer was, and where it came from.
///
///     HStack(alignment: .eyes) {
///       Image.alignmentGuide(.eyes) { _ in 12 }      HStack asked Image for eyes: 12, set by hand
///       VStack { Text; Text.alignmentGuide(…) }      HStack asked VStack for eyes: 30, from the second Text
///       Spacer()                                     HStack asked Spacer for eyes: 0, the default of eyes
///     }
///
/// Nodes are indices as the builder gave them out. Only the final placement counts, not what containers tried before, so
/// that the same tree always gives the same trace; asks are in the order of the tree.
public struct GuideTrace: Hashable, Sendable {
  /// One container, one line, one of the views that it lined up.
  public struct Ask: Hashable, Sendable {
    /// Who asked: a stack, a ZStack, a frame, an overlay or background; nil for the column around several roots.
    public var container: Int?
    /// Which line.
    public var key: AlignmentKey
    /// Who was asked. A frame also asks itself, as if it were empty.
    public var child: Int?
    /// Where the line lies in the view that was asked, from its own leading or top edge.
    public var value: Double
    /// Where the value came from.
    public var origin: Origin
    /// Where the common line of the container came to lie, in stage coordinates: an x or a y, as the key's axis says.
    public var line: Double
  }

  /// Where a value came from.
  public indirect enum Origin: Hashable, Sendable {
    /// The closure of an `alignmentGuide`, at this node.
    case explicit(guide: Int)
    /// The first or last line of a text, at this node.
    case textBaseline(text: Int)
    /// Values of several or one of the views inside a container, at this node.
    case combined(container: Int?, how: Combination, parts: [Part])
    /// Nobody set it: an edge or a centre, or the `defaultValue` of a custom alignment.
    case standard
  }

  /// How a container makes one value of those of its children.
  public enum Combination: String, Hashable, Sendable, CaseIterable {
    /// Of custom lines, the mean.
    case mean
    /// Of first baselines, the topmost.
    case minimum
    /// Of last baselines, the bottommost.
    case maximum
  }

  /// What one child gave to a combined value.
  public struct Part: Hashable, Sendable {
    /// The child.
    public var child: Int
    /// Where its line lies, from the container's own leading or top edge.
    public var value: Double
    /// Where that came from.
    public var origin: Origin
  }

  /// Everything that was asked in the final placement.
  public var asks: [Ask] = []
  /// The `alignmentGuide` nodes whose closures never ran, not even while containers tried sizes: nobody wanted that line.
  public var neverAsked: [Int] = []
}

extension LayoutTree {
  /// Lays the tree out as `layout(in:scale:)` does, and tells where every line came from.
  ///
  /// - Complexity: linear in the number of views, and in the number of answers that travelled through several containers.
  public func tracedLayout(in stage: Size, scale: Double = 2) -> (result: LayoutResult, trace: GuideTrace) {
    let pass = LayoutPass(tree: self, scale: scale)
    let result = pass.layout(in: stage)
    return (result, pass.guideTrace())
  }
}

/// The trace is read off afterwards: frames, offers and answers are all still there, so that layout itself does nothing for
/// it. No closure runs that has not run.
extension LayoutPass {
  func guideTrace() -> GuideTrace {
    var trace = GuideTrace()
    guard tree.count > 0 else { return trace }
    for node in tree.top..<tree.nodes.count {
      guard let offer = placements.offer(to: node) else { continue }
      for (child, key) in asked(by: node) { trace.asks.append(ask(child, key, by: node, offered: offer)) }
    }
    trace.neverAsked = tree.nodes.indices.filter { node in
      guard tree.nodes[node].kind == .alignmentGuide else { return false }
      return !guideAnswers.contains(.explicit, tree.payloads.guides[payload(of: node)].key, of: node)
    }.map { $0 - 1 }
    return trace
  }

  /// Whom a container asks for which line when it puts its children in their places. A frame comes first itself.
  private func asked(by node: Int) -> [(child: Int, key: AlignmentKey)] {
    switch tree.nodes[node].kind {
    case .stack: return Array(tree.children(of: node)).map { ($0, stack(node).alignment) }
    case .zStack:
      let alignment = tree.payloads.zStacks[payload(of: node)].alignment
      return tree.children(of: node).flatMap { [($0, alignment.horizontal), ($0, alignment.vertical)] }
    case .lazyStack: return Array(tree.children(of: node)).map { ($0, lazyStack(node).alignment) }
    case .fixedFrame, .flexibleFrame: return pairs([node, node + 1], alignmentOfFrame(node))
    case .overlay:
      let primary = tree.content(of: node)
      return pairs([primary, Int(tree.nodes[primary].end)], tree.payloads.overlays[payload(of: node)].alignment)
    default: return []
    }
  }

  private func pairs(_ children: [Int], _ alignment: Alignment) -> [(child: Int, key: AlignmentKey)] {
    [alignment.horizontal, alignment.vertical].flatMap { key in children.map { ($0, key) } }
  }

  private func ask(_ child: Int, _ key: AlignmentKey, by node: Int, offered offer: Proposal) -> GuideTrace.Ask {
    let value: Double
    var origin = GuideTrace.Origin.standard
    if child == node {
      value = blankGuide(key, of: node, in: offer).value
    } else {
      let proposal = placements.offer(to: child) ?? .ideal
      value = guide(key, of: child, in: proposal).value
      origin = self.origin(of: key, in: child) ?? .standard
    }
    return GuideTrace.Ask(
      container: outer(node), key: key, child: outer(child), value: value, origin: origin,
      line: onStage(value, in: child, key.axis, directionOf: node))
  }

  /// The index that the caller knows.
  private func outer(_ node: Int) -> Int? { node > 0 ? node - 1 : nil }

  /// A place in a view as a place on the stage; leading is right where rows run from right to left.
  private func onStage(_ value: Double, in node: Int, _ axis: Axis, directionOf parent: Int) -> Double {
    let frame = placements.frames[node]
    if axis == .vertical { return frame.y + value }
    return tree.nodes[parent].isRightToLeft ? frame.maxX - value : frame.x + value
  }

  // MARK: Where a value came from

  /// Where a view's own value for a line came from; nil if it has none.
  private func origin(of key: AlignmentKey, in node: Int) -> GuideTrace.Origin? {
    guard tree.traits.explicitKeys[node].contains(key), let offer = placements.offer(to: node),
      explicit(key, of: node, in: offer).value != nil
    else { return nil }
    switch tree.nodes[node].kind {
    case .text: return .textBaseline(text: node - 1)
    case .alignmentGuide where tree.payloads.guides[payload(of: node)].key == key: return .explicit(guide: node - 1)
    case .stack, .zStack: return combined(key, node)
    default: return origin(of: key, in: tree.content(of: node))
    }
  }

  private func combined(_ key: AlignmentKey, _ node: Int) -> GuideTrace.Origin {
    let parts = tree.children(of: node).compactMap { child -> GuideTrace.Part? in
      guard let origin = origin(of: key, in: child), let offer = placements.offer(to: child),
        let value = explicit(key, of: child, in: offer).value
      else { return nil }
      return GuideTrace.Part(child: child - 1, value: value + corner(of: child, in: node, key.axis), origin: origin)
    }
    let how: GuideTrace.Combination =
      switch key {
      case .firstTextBaseline: .minimum
      case .lastTextBaseline: .maximum
      default: .mean
      }
    return .combined(container: outer(node), how: how, parts: parts)
  }

  /// Where a child's leading or top edge lies, from its container's.
  private func corner(of child: Int, in node: Int, _ axis: Axis) -> Double {
    let outside = placements.frames[node]
    let inside = placements.frames[child]
    if axis == .vertical { return inside.y - outside.y }
    return tree.nodes[node].isRightToLeft ? outside.maxX - inside.maxX : inside.x - outside.x
  }
}
