import LayoutEngine
import LayoutProgram

/// Builds views with matched geometry, and moves followers to their sources.
extension Stage {
  /// A follower keeps its slot, and offers its content the source's size.
  mutating func emit(_ flat: FlatView, _ index: Int, matching match: MatchedGeometry) throws(Stop) {
    let identity = run.key(of: flat, index)
    let source = run.events.matched.sources[match.group]
    let isFollower = source.map { $0.identity != identity } ?? false
    let start = builder.count
    if isFollower {
      try emit(flat, index, inside: .matchedGeometryEffect(size: match.matchesSize ? source?.frame.size : nil))
    } else {
      try emit(flat, from: index + 1)
    }
    matches.append(
      MatchedView(match: match, identity: identity, nodes: start..<builder.count, isFollower: isFollower))
  }
}

extension Run {
  /// Moves the content of followers to their sources, and notes where the sources are.
  func match(_ layout: inout LayoutResult, _ views: [MatchedView], in tree: Int, at corner: Point) {
    for view in views where layout.isShown(view.nodes.lowerBound) {
      if view.match.isSource {
        var frame = layout.frame(of: view.nodes.lowerBound)
        frame.x += corner.x
        frame.y += corner.y
        events.matched.note(frame, of: view, in: tree)
      }
      guard view.isFollower, view.match.matchesPosition, view.nodes.count > 1,
        let source = events.matched.sources[view.match.group]
      else { continue }
      let content = layout.frame(of: view.nodes.lowerBound + 1)
      let (frame, anchor) = (source.frame, view.match.anchor)
      layout.move(
        view.nodes.dropFirst(), x: frame.x - corner.x + (frame.width - content.width) * anchor.x - content.x,
        y: frame.y - corner.y + (frame.height - content.height) * anchor.y - content.y)
    }
  }
}
