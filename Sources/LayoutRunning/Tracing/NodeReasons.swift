import LayoutEngine

extension SceneTreeMaker {
  /// Why some nodes have their sizes and places. Call this after reading the traces, because it may run closures that
  /// layout did not run.
  ///
  /// - Parameter wanted: the nodes; nil for all.
  func reasons(of wanted: Set<Int>?, _ wentWell: () -> Bool) -> [Int: [LayoutReason]] {
    var reasons: [Int: [LayoutReason]] = [:]
    if wanted?.isEmpty ?? false { return reasons }
    for (number, places) in numbers.enumerated() {
      let tree = trees[number]
      let parents = tree.layout.parents
      for (node, place) in places.enumerated() where (wanted?.contains(place) ?? true) && tree.isOwn(node) {
        let parent = node < parents.count ? parents[node] : nil
        let own =
          tree.layout.reasons(of: node, wentWell: wentWell)
          + tree.layout.spills(of: node, outOf: parent, in: tree.result)
        if !own.isEmpty { reasons[place] = own.map { $0.renumbered { self.number($0, of: number) } } }
      }
    }
    return reasons
  }
}
