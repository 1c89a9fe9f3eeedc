/// Where one line lies in one view, whoever may ask for it.
public struct LineInView: Hashable, Sendable {
  /// The line.
  public var key: AlignmentKey
  /// Where it lies, from the view's own leading or top edge.
  public var value: Double
  /// Where that came from.
  public var origin: GuideTrace.Origin
}

extension TracedLayout {
  /// Where lines lie in a view, asked as a container would ask: with the view's own proposal, on the way of all guides.
  ///
  ///     Text("Hi").alignmentGuide(.leading) { _ in 4 }      leading 4, set by hand; center 6.5, the default
  ///
  /// Closures may run that nobody asked for, so call it after `guideTrace`, when nothing depends on them any more. A view
  /// that is not shown has no lines, nor has a line whose closure failed.
  ///
  /// - Parameter wentWell: as for `guideTrace`.
  public func lines(_ keys: [AlignmentKey], of node: Int, wentWell: () -> Bool = { true }) -> [LineInView] {
    guard node >= 0, node < pass.tree.count, let offer = pass.placements.offer(to: node + 1) else { return [] }
    // What hand-written layouts keep may hold their subviews, and these hold the pass.
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
