extension LayoutTree {
  /// One past the last node inside a node; the next index if it has no children or does not exist.
  public func end(of node: Int) -> Int {
    node >= 0 && node < count ? Int(nodes[node + 1].end) - 1 : node + 1
  }
}
