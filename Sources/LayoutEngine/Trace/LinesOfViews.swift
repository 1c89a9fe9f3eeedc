/// The position of one line in one view, whether or not a container asks for it.
public struct LineInView: Hashable, Sendable {
  /// The line.
  public var key: AlignmentKey
  /// Its position, from the view's own leading or top edge.
  public var value: Double
  /// The source of that value.
  public var origin: GuideTrace.Origin
}

extension TracedLayout {
  /// The positions of lines in a view, computed as for a container's question with the view's final proposal.
  ///
  ///     Text("Hi").alignmentGuide(.leading) { _ in 4 }      leading 4, set by hand; center 6.5, the default
  ///
  /// This may run closures that layout did not run, so call it after `guideTrace`, once nothing depends on them any
  /// more. A hidden view has no lines, and a line is missing if its closure failed.
  ///
  /// - Parameter wentWell: as for `guideTrace`.
  public func lines(_ keys: [AlignmentKey], of node: Int, wentWell: () -> Bool = { true }) -> [LineInView] {
    guard node >= 0, node < pass.tree.count, let offer = pass.placements.offer(to: node + 1) else { return [] }
    // Break the cycle: caches of hand-written layouts may hold their subviews, which hold the pass.
    defer { pass.custom.caches = [:] }
    return keys.compactMap { key in
      let known = pass.memory
      let value = pass.guide(key, of: node + 1, in: offer).value
      let origin = pass.origin(of: key, in: node + 1) ?? .standard
      if wentWell() { return LineInView(key: key, value: value, origin: origin) }
      pass.forget(since: known)
      return nil
    }
  }
}
