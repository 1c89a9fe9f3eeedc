import Testing

@testable import LayoutEngine

/// The report on how a stack divided its space agrees with the layout.
@Suite struct SharedRoomLaws {
  private static let stages = [
    Size(width: 300, height: 200), Size(width: 45, height: 0), Size(width: 33.3, height: 71.7),
    Size(width: 100, height: 1000),
  ]

  private static func tree(_ seed: Int) -> LaidTree {
    switch seed % 3 {
    case 0: AnyTree.make(seed: seed)
    case 1: LinesTree.make(seed: seed)
    default: LinesTree.make(seed: seed, LinesTree.Ingredients(unit: 0.1))
    }
  }

  /// Every child is served once, and takes the length of its frame; the query changes nothing.
  @Test func whatIsServedIsWhatIsSeen() {
    var told = 0
    var shared = 0
    for seed in 0..<1500 {
      let made = Self.tree(seed)
      let layout = made.tree.tracedLayout(in: Self.stages[seed / 3 % Self.stages.count])
      let trace = layout.guideTrace()
      for node in 0..<made.tree.count {
        guard let room = layout.sharedRoom(of: node) else { continue }
        told += 1
        if room.servings.contains(where: { $0.share != nil }) { shared += 1 }
        #expect(room.servings.map(\.child).sorted() == made.children[node], "seed \(seed)")
        #expect(room.gaps.count == max(made.children[node].count - 1, 0), "seed \(seed)")
        guard layout.result.notes.isEmpty else { continue }
        for serving in room.servings {
          let length = layout.result.frame(of: serving.child).size[room.axis]
          #expect(serving.length == length, "seed \(seed), node \(node), child \(serving.child)")
          let offer = layout.proposal(to: serving.child)
          let offered = room.axis == .horizontal ? offer?.width : offer?.height
          #expect(offered == serving.share ?? room.proposed, "seed \(seed), node \(node), child \(serving.child)")
        }
        // A stack without a proposal across its axis is measured with nil, but placed with its own length.
        let own = layout.proposal(to: node)
        if (room.axis == .horizontal ? own?.height : own?.width) == nil { continue }
        let sum = room.servings.reduce(room.spacing) { $0 + $1.length }
        #expect(sum.isNear(layout.result.frame(of: node).size[room.axis]), "seed \(seed), node \(node)")
      }
      #expect(layout.guideTrace() == trace, "seed \(seed)")
    }
    #expect(told > 1500 && shared > 700, "\(told), \(shared)")
  }

  /// Higher priorities come first, then the least flexible children.
  @Test func theOrderIsThatOfTheLaw() {
    for seed in 0..<1500 {
      let made = Self.tree(seed)
      let layout = made.tree.tracedLayout(in: Self.stages[seed % Self.stages.count])
      for node in 0..<made.tree.count {
        guard let room = layout.sharedRoom(of: node) else { continue }
        for (one, next) in zip(room.servings, room.servings.dropFirst()) where one.share != nil {
          #expect(one.priority >= next.priority, "seed \(seed)")
          guard one.priority == next.priority else { continue }
          let (flexibility, other) = (one.longest - one.shortest, next.longest - next.shortest)
          #expect(!(flexibility > other), "seed \(seed), node \(node)")
        }
      }
    }
  }

  @Test func numbersWorkedOutByHand() throws {
    var builder = LayoutTreeBuilder()
    _ = builder.open(.stack(.horizontal, alignment: .top, spacing: 10))
    for minimum in [20.0, 0, 30] {
      let isFirst = minimum == 0
      if isFirst { _ = builder.open(.layoutPriority(1)) }
      _ = builder.open(
        .flexibleFrame(FlexibleFrame(minWidth: minimum, maxWidth: isFirst ? 40 : .infinity), alignment: .center))
      _ = builder.open(.shape)
      builder.close()
      builder.close()
      if isFirst { builder.close() }
    }
    builder.close()
    let room = try #require(builder.finish().tracedLayout(in: Size(width: 200, height: 50)).sharedRoom(of: 0))
    // 200 − 20 = 180; 20 + 30 are reserved from the first child, which takes 40 of 130; 140 are left for two.
    // Both can grow without limit, so the one with the larger minimum comes first.
    #expect(room.proposed == 200)
    #expect(room.gaps == [10, 10] && room.spacing == 20)
    #expect(room.servings.map(\.child) == [3, 6, 1])
    #expect(room.servings.map(\.priority) == [1, 0, 0])
    #expect(room.servings.map(\.shortest) == [0, 30, 20])
    #expect(room.servings.map(\.longest) == [40, .infinity, .infinity])
    #expect(room.servings.map(\.share) == [130, 70, 70])
    #expect(room.servings.map(\.length) == [40, 70, 70])
  }

  @Test func withoutRoomThereIsNothingToShare() throws {
    let made = LaidTree { _ in row(spacing: 4, color, text("Hi")).fixedSize() }
    let room = try #require(made.tree.tracedLayout(in: Size(width: 200, height: 50)).sharedRoom(of: 1))
    #expect(room.proposed == nil)
    #expect(room.servings.map(\.share) == [nil, nil])
    #expect(room.servings.first?.length == 10)
  }

  @Test func onlyStacksThatAreShownShare() {
    let made = LaidTree { _ in layers(.center, color, row(color, color)) }
    let layout = made.tree.tracedLayout(in: Size(width: 200, height: 50))
    #expect(layout.sharedRoom(of: 0) == nil && layout.sharedRoom(of: 1) == nil)
    #expect(layout.sharedRoom(of: 2) != nil)
    #expect(layout.sharedRoom(of: 5) == nil && layout.sharedRoom(of: -1) == nil)
  }

  /// A report that involves a failed closure is neither returned nor cached.
  @Test func failuresAreForgotten() throws {
    let made = LaidTree { _ in row(.top, color, row(.top, image(9, 9), image(5, 5))) }
    let layout = made.tree.tracedLayout(in: Size(width: 200, height: 50))
    #expect(layout.sharedRoom(of: 0, wentWell: { false }) == nil)
    #expect(layout.sharedRoom(of: 0)?.servings.count == 2)
  }
}

extension TracedLayout {
  /// How a stack distributed its length, among the reasons for its size.
  fileprivate func sharedRoom(of node: Int, wentWell: () -> Bool = { true }) -> SharedRoom? {
    reasons(of: node, wentWell: wentWell).lazy.compactMap(\.sharedRoom).first
  }
}
