extension Stack {
  static func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    let across = at(node, pass.tree).axis.other
    return [.room(pass.sharedRoom(of: node, in: offer)), .across(across, longest: pass.longest(across, in: node))]
  }
}

extension LayoutPass {
  /// The children, or those of `children` alone, that are as long as their container.
  fileprivate func longest(_ axis: Axis, in node: Int, of children: [Int]? = nil) -> [Int] {
    let length = placements.frames[node].size[axis]
    let children = (children ?? Array(tree.children(of: node))).filter { placements.offer(to: $0) != nil }
    return children.filter { abs(placements.frames[$0].size[axis] - length) < 0.01 }.map { $0 - 1 }
  }
}

extension LazyStack {
  static func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    [.ideal([at(node, pass.tree).axis])]
  }
}

extension ZStack {
  static func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    let highest = pass.tree.highestPriority(in: node)
    let children = Array(pass.tree.children(of: node))
    let deciding = children.filter { pass.tree.traits.priority[$0] == highest }
    let others = children.filter { pass.tree.traits.priority[$0] != highest }
    return [.layers(deciding: deciding.map { $0 - 1 }, others: others.map { $0 - 1 })]
      + [Axis.horizontal, .vertical].map { .across($0, longest: pass.longest($0, in: node, of: deciding)) }
  }
}

extension Overlay {
  static func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    [.secondary(Int(pass.tree.nodes[node + 1].end) - 1)]
  }
}

extension ViewThatFits {
  static func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    let rule = at(node, pass.tree)
    let children = Array(pass.tree.children(of: node))
    var isDecided = false
    return [
      .candidates(
        children.map { child in
          let ideal = Size(
            width: pass.length(.horizontal, of: child, in: .ideal).value,
            height: pass.length(.vertical, of: child, in: .ideal).value)
          func excess(_ axis: Axis, _ counts: Bool) -> Double {
            counts ? max(offer[axis].map { ideal[axis] - $0 } ?? 0, 0) : 0
          }
          let (width, height) = (excess(.horizontal, rule.horizontal), excess(.vertical, rule.vertical))
          let outcome: FitCandidate.Outcome =
            if isDecided {
              .notTried
            } else if width == 0, height == 0 {
              .fits
            } else if child == children.last {
              .last(width: width, height: height)
            } else {
              .tooLarge(width: width, height: height)
            }
          if outcome == .fits { isDecided = true }
          return FitCandidate(child: child - 1, ideal: ideal, outcome: outcome)
        })
    ]
  }
}

extension SafeAreaInset {
  static func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    let inset = at(node, pass.tree)
    let bar = Int(pass.tree.nodes[node + 1].end)
    return [
      .bar(
        bar - 1, inset.edge, length: pass.placements.frames[bar].size[inset.edge.axis], gap: pass.gaps[bar],
        isAbove: pass.tree.scrollView(under: node) != nil)
    ]
  }
}

extension HandWrittenLayout {
  static func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] { [.ownCode] }
}

extension Grid {
  /// A placed cell was offered the width of its columns.
  static func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    let table = pass.tree.gridTable(of: node)
    let columns = table.cellsOfColumn.compactMap { cells -> GridColumn? in
      let nodes = cells.map { table.cells[$0].node }
      guard let width = nodes.lazy.compactMap({ pass.placements.offer(to: $0)?.width }).first else { return nil }
      let widest = nodes.first { abs(pass.placements.frames[$0].width - width) < 0.01 }
      let place = table.cells[cells[0]].columns.lowerBound
      let spanning = table.cells.filter {
        $0.isSpanning && !$0.traits.isUnsizedHorizontally && $0.columns.contains(place)
      }
      let stretcher = spanning.map(\.node).max { pass.placements.frames[$0].width < pass.placements.frames[$1].width }
      return GridColumn(
        width: width, widest: widest.map { $0 - 1 }, stretchedBy: widest == nil ? stretcher.map { $0 - 1 } : nil)
    }
    return columns.isEmpty ? [] : [.columns(columns)]
  }
}

extension LazyGrid {
  static func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    let grid = at(node, pass.tree)
    let cells = Array(pass.tree.children(of: node))
    var items: [(item: GridTrack, share: Double?, start: Int)] = []
    let tracks = Tracks(of: grid.tracks, across: offer[grid.axis.other], most: cells.count) {
      items.append(($0, $1, $2))
    }
    let ends = items.dropFirst().map(\.start) + [tracks.all.count]
    let shares = zip(items, ends).compactMap { noted, end -> TrackShare? in
      guard noted.start < end else { return nil }
      return TrackShare(
        thickness: noted.item.thickness, count: end - noted.start, share: noted.share,
        length: tracks.all[noted.start].length, gap: noted.item.gap)
    }
    return [.tracks(grid.axis.other, shares)]
  }
}
