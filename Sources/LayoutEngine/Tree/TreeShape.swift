extension LayoutTree {
  /// One past the last node inside a node; the next one if nothing is inside, or if there is no such node.
  public func end(of node: Int) -> Int {
    node >= 0 && node < count ? Int(nodes[node + 1].end) - 1 : node + 1
  }
}
