import Foundation
import Testing

@testable import LayoutEngine

/// Frames depend only on the tree and the stage, and not on earlier work.
@Suite struct SamenessLaws {
  static let stage = Size(width: 300, height: 200)

  /// Caches, known extremes and known orders equal what the rules would compute again: bit for bit.
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

  /// The same for views that are placed larger than they were measured, with guides that read their size. Fractions
  /// without exact binary values reveal the order of additions; invalid numbers reveal how they are handled.
  @Test(arguments: [(1, false), (0.1, false), (1, true)])
  func memoryChangesNoLine(unit: Double, isOdd: Bool) {
    let differing = (0..<Self.treeCount).filter { seed in
      let made = LinesTree.make(seed: seed, LinesTree.Ingredients(unit: unit, isOdd: isOdd))
      let stage = Self.stages[seed % Self.stages.count]
      return made.frames(stage) != made.frames(made.tree.layoutWithoutMemory(in: stage))
    }
    #expect(differing.isEmpty, "\(differing.count) of \(Self.treeCount) trees, by seeds \(differing.prefix(9))")
  }

  /// With or without caches, the engine agrees with a model that takes no shortcuts.
  @Test(arguments: [(1, false), (0.1, false), (1, true)])
  func aPlainModelAgrees(unit: Double, isOdd: Bool) {
    var compared = 0
    let differing = (0..<Self.treeCount).filter { seed in
      let made = LinesTree.make(seed: seed, LinesTree.Ingredients(unit: unit, hasTexts: false, isOdd: isOdd))
      let stage = Self.stages[seed % Self.stages.count]
      let model = PlainModel(made.view, custom: made.custom, standard: made.standardOfCustom).frames(in: stage)
      // Only the engine clamps infinite frames.
      guard model.allSatisfy({ ($0.maxX + $0.maxY).isFinite }) else { return false }
      compared += 1
      let frames = made.frames(stage)
      return frames.count != model.count || !zip(frames, model).allSatisfy { $0.isNear($1) }
    }
    #expect(differing.isEmpty, "\(differing.count) of \(compared) trees, by seeds \(differing.prefix(9))")
    #expect(compared > Self.treeCount * 4 / 5)
  }

  /// The number of trees of each kind for these two laws: `LAW_TREES=100000 ./test --filter Sameness` draws more.
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

  /// The order of queries for lengths and lines before placement does not affect the frames.
  @Test func theOrderOfQuestionsDoesNotMatter() {
    for seed in 0..<300 {
      let made = AnyTree.make(seed: seed)
      var random = SmallGenerator(state: UInt64(seed) &+ 99)
      let pass = LayoutPass(tree: made.tree, scale: 2)
      for _ in 0..<40 {
        // Only the view around it queries a custom layout's subviews, a row, or its content.
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

  /// Modifiers without an effect change nothing. A frame without bounds is not among them: it finally
  /// proposes the content's own size to the content, and not every view keeps its size for that proposal.
  @Test func emptyModifiersChangeNothing() {
    let empty: [LayoutRule] = [
      .padding(EdgeInsets()), .offset(x: 0, y: 0), .fixedFrame(width: nil, height: nil, alignment: .center),
      .layoutPriority(-1), .fixedSize(horizontal: false, vertical: false), .layoutPriority(3),
      .alignmentGuide(.top) { $0.height / 3 },
    ]
    // Guides are excluded, because they affect where frames put their content.
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
