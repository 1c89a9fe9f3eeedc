import Foundation
import Testing

@testable import LayoutEngine

/// Frames are a matter of the tree and the stage, and of nothing that happened before.
@Suite struct SamenessLaws {
  static let stage = Size(width: 300, height: 200)

  /// Kept answers, known extremes and known orders are never anything but what the rules would say again: bit for bit.
  @Test func memoryChangesNothing() {
    var shapes = Set<Int>()
    for seed in 0..<600 {
      let made = AnyTree.make(seed: seed)
      shapes.insert(made.tree.count)
      for stage in [Self.stage, Size(width: 45, height: 0)] {
        let quick = made.frames(stage)
        let slow = made.frames(made.tree.layoutWithoutMemory(in: stage))
        #expect(quick == slow, "seed \(seed)")
      }
    }
    #expect(shapes.count > 8)
  }

  /// The same where views are placed larger than they were measured and their guides read how large they are. Fractions
  /// that have no end show in which order numbers are added up; odd numbers, what is done with those that are none.
  @Test(arguments: [(1, false), (0.1, false), (1, true)])
  func memoryChangesNoLine(unit: Double, isOdd: Bool) {
    let differing = (0..<Self.treeCount).filter { seed in
      let made = LinesTree.make(seed: seed, LinesTree.Ingredients(unit: unit, isOdd: isOdd))
      let stage = Self.stages[seed % Self.stages.count]
      return made.frames(stage) != made.frames(made.tree.layoutWithoutMemory(in: stage))
    }
    #expect(differing.isEmpty, "\(differing.count) of \(Self.treeCount) trees, by seeds \(differing.prefix(9))")
  }

  /// Whatever the engine spares itself, with memory or without, a model that spares itself nothing comes to the same.
  @Test(arguments: [(1, false), (0.1, false), (1, true)])
  func aPlainModelAgrees(unit: Double, isOdd: Bool) {
    var compared = 0
    let differing = (0..<Self.treeCount).filter { seed in
      let made = LinesTree.make(seed: seed, LinesTree.Ingredients(unit: unit, hasTexts: false, isOdd: isOdd))
      let stage = Self.stages[seed % Self.stages.count]
      let model = PlainModel(made.view, custom: made.custom, standard: made.standardOfCustom).frames(in: stage)
      // Endless frames are cut short by the engine only.
      guard model.allSatisfy({ ($0.maxX + $0.maxY).isFinite }) else { return false }
      compared += 1
      let frames = made.frames(stage)
      return frames.count != model.count || !zip(frames, model).allSatisfy { $0.isNear($1) }
    }
    #expect(differing.isEmpty, "\(differing.count) of \(compared) trees, by seeds \(differing.prefix(9))")
    #expect(compared > Self.treeCount * 4 / 5)
  }

  /// How many trees these two laws draw of each kind: `LAW_TREES=100000 ./test --filter Sameness` draws more.
  private static let treeCount =
    min(max(ProcessInfo.processInfo.environment["LAW_TREES"].flatMap { Int($0) } ?? 1000, 1), 1_000_000)

  private static let stages = [
    stage, Size(width: 45, height: 0), Size(width: 33.3, height: 71.7), Size(width: 100, height: 1000),
  ]

  @Test func noLayoutKnowsOfAnother() {
    for seed in 0..<300 {
      let made = AnyTree.make(seed: seed)
      let first = made.frames(Self.stage)
      for other in [Size.zero, Size(width: 1000, height: 3), Size(width: 33.5, height: 900)] {
        let there = made.frames(other, scale: 3)
        #expect(made.frames(other, scale: 3) == there, "seed \(seed)")
        #expect(made.frames(Self.stage) == first, "seed \(seed)")
      }
      #expect(AnyTree.make(seed: seed).frames(Self.stage) == first, "seed \(seed)")
    }
  }

  /// In whatever order lengths and lines are asked for before anything is placed, the frames are the same.
  @Test func theOrderOfQuestionsDoesNotMatter() {
    for seed in 0..<300 {
      let made = AnyTree.make(seed: seed)
      var random = SmallGenerator(state: UInt64(seed) &+ 99)
      let pass = LayoutPass(tree: made.tree, scale: 2)
      for _ in 0..<40 {
        // Hand-written layouts' subviews, rows and what is in them are asked only by what is around them.
        let node = Int.random(in: made.tree.top..<made.tree.nodes.count, using: &random)
        guard made.tree.nodes[node].kind != .gridRow else { continue }
        let lengths: [Double?] = [nil, 0, .infinity, 300, 200, Double(Int.random(in: 0...90, using: &random))]
        let offer = Proposal(
          width: lengths.randomElement(using: &random) ?? nil, height: lengths.randomElement(using: &random) ?? nil,
          widthReads: .width, heightReads: .height)
        _ = pass.length(Bool.random(using: &random) ? .horizontal : .vertical, of: node, in: offer)
        _ = pass.guide(Bool.random(using: &random) ? .top : .leading, of: node, in: offer)
      }
      #expect(made.frames(pass.layout(in: Self.stage)) == made.frames(Self.stage), "seed \(seed)")
    }
  }

  /// Modifiers that say nothing change nothing. A frame without bounds is none of them: it offers its content its own
  /// size in the end, and not every view answers its own size with the same one.
  @Test func emptyModifiersChangeNothing() {
    let empty: [LayoutRule] = [
      .padding(EdgeInsets()), .offset(x: 0, y: 0), .fixedFrame(width: nil, height: nil, alignment: .center),
      .layoutPriority(-1), .fixedSize(horizontal: false, vertical: false), .layoutPriority(3),
      .alignmentGuide(.top) { $0.height / 3 },
    ]
    // Guides, which decide where frames put their contents, are left out.
    let ingredients = Ingredients(hasGuides: false, hasTexts: false)
    for seed in 0..<300 {
      let rule = empty[seed % empty.count]
      func made(_ isWrapped: Bool) -> [Rect] {
        let made = LaidTree { custom in
          var maker = AnyTree(seed: seed, custom: custom, ingredients)
          let view = maker.view(ingredients.depth)
          return isWrapped ? view.inside(rule) : view
        }
        return made.frames(Self.stage)
      }
      #expect(zip(made(true).dropFirst(), made(false)).allSatisfy { $0.isNear($1) }, "seed \(seed)")
    }
  }
}
