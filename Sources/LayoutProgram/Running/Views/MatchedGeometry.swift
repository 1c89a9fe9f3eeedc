import LayoutEngine

/// The arguments of `matchedGeometryEffect`.
package struct MatchedGeometry {
  /// The namespace and the id.
  package var group: String
  package var matchesSize = true
  package var matchesPosition = true
  package var anchor = UnitPoint.center
  package var isSource = true

  package init(
    group: String, matchesSize: Bool = true, matchesPosition: Bool = true, anchor: UnitPoint = UnitPoint.center,
    isSource: Bool = true
  ) {
    self.group = group
    self.matchesSize = matchesSize
    self.matchesPosition = matchesPosition
    self.anchor = anchor
    self.isSource = isSource
  }
}

/// A view with matched geometry in one tree.
package struct MatchedView {
  package let match: MatchedGeometry
  /// Identifies the view across rounds.
  package let identity: ReactionKey
  /// Its nodes; of a follower, the first is its slot and the others its content.
  package let nodes: Range<Int>
  package let isFollower: Bool

  package init(match: MatchedGeometry, identity: ReactionKey, nodes: Range<Int>, isFollower: Bool) {
    self.match = match
    self.identity = identity
    self.nodes = nodes
    self.isFollower = isFollower
  }
}

/// The sources of matched geometry, by group.
///
/// A follower's content has the source's size and place; its slot in the layout is its own. The source's
/// frame is known only after a layout, so the views are laid out again until the sources rest.
package struct MatchedGroups {
  package struct Source {
    package var identity: ReactionKey
    package var frame: Rect
    /// Its tree, and its nodes there.
    var tree: Int
    var nodes: Range<Int>
  }

  package private(set) var sources: [String: Source] = [:]
  private var candidates: [String: [Source]] = [:]
  /// The candidates of the last round that had settled.
  private var earlier: Set<ReactionKey> = []
  /// The sources that gave way to another in this update.
  private(set) var replaced: [String: Rect] = [:]
  /// Whether a source differs from the one that the round assumed, in identity or frame.
  package private(set) var isNews = false

  package mutating func startUpdate() {
    replaced = [:]
    earlier = Set(candidates.values.flatMap { $0.map(\.identity) })
  }

  mutating func startRound() {
    candidates = [:]
    isNews = false
  }

  package mutating func note(_ frame: Rect, of view: MatchedView, in tree: Int) {
    let source = Source(identity: view.identity, frame: frame, tree: tree, nodes: view.nodes)
    candidates[view.match.group, default: []].append(source)
  }

  /// The start of an animated frame in a new source: at the same relative position in the old source.
  package func start(of frame: Rect, _ node: Int, in tree: Int) -> Rect? {
    for (group, old) in replaced {
      guard let source = sources[group], source.tree == tree, source.nodes.contains(node) else { continue }
      let x = source.frame.width > 0 ? old.width / source.frame.width : 1
      let y = source.frame.height > 0 ? old.height / source.frame.height : 1
      return Rect(
        x: old.x + (frame.x - source.frame.x) * x, y: old.y + (frame.y - source.frame.y) * y, width: frame.width * x,
        height: frame.height * y)
    }
    return nil
  }

  /// Chooses each group's source: the view inserted last.
  package mutating func endRound() {
    for group in Set(sources.keys).union(candidates.keys) {
      let all = candidates[group] ?? []
      let known = sources[group]
      let newest = all.last { !earlier.contains($0.identity) }
      let kept = all.first { $0.identity == known?.identity }
      guard let source = newest ?? kept ?? all.last else {
        if known != nil { isNews = true }
        sources[group] = nil
        continue
      }
      if known?.identity != source.identity || known.map({ !$0.frame.isNearly(source.frame) }) ?? true {
        isNews = true
      }
      if let known, known.identity != source.identity, replaced[group] == nil { replaced[group] = known.frame }
      sources[group] = source
    }
  }
}

extension Rect {
  fileprivate func isNearly(_ other: Rect) -> Bool {
    abs(x - other.x) < 0.001 && abs(y - other.y) < 0.001 && abs(width - other.width) < 0.001
      && abs(height - other.height) < 0.001
  }
}
