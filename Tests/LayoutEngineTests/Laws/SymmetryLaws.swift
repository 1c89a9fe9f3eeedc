import Testing

@testable import LayoutEngine

/// The effect on every frame if the whole tree is mirrored, scaled or moved.
@Suite struct SymmetryLaws {
  static let stage = Size(width: 300, height: 200)

  /// x′ = stage − x − width, for every view.
  @Test func rightToLeftIsTheMirrorImage() {
    for seed in 0..<500 {
      func made(_ direction: LayoutDirection) -> [Rect] {
        let made = LaidTree(direction) { custom in
          var maker = AnyTree(seed: seed, custom: custom)
          return maker.view(4)
        }
        let result = made.tree.layout(in: Self.stage)
        return made.frames(result).enumerated().map { result.isShown($0) ? $1 : Rect(origin: .zero, size: .zero) }
      }
      for (node, (left, right)) in zip(made(.leftToRight), made(.rightToLeft)).enumerated() where left != right {
        let mirrored = Rect(x: 300 - left.maxX, y: left.y, width: left.width, height: left.height)
        #expect(mirrored.isNear(right), "seed \(seed), view \(node)")
      }
    }
  }

  /// Twice every length with half as many pixels per point: twice every frame, bit for bit.
  @Test func lengthsScale() {
    let once = Ingredients(hasTexts: false, isScalable: true)
    var twice = once
    twice.unit = 2
    for seed in 0..<500 {
      let small = AnyTree.make(seed: seed, once).frames(Self.stage, scale: 2)
      let large = AnyTree.make(seed: seed, twice).frames(Self.stage.twice, scale: 1)
      #expect(small.map { $0.scaled(2) } == large, "seed \(seed)")
    }
  }

  /// Inside of a fixed frame, a tree is independent of the stage: it keeps its sizes and moves with the frame.
  @Test func aFrameMovesWithWhatIsInIt() {
    for seed in 0..<300 {
      let made = LaidTree { custom in
        var maker = AnyTree(seed: seed, custom: custom)
        return maker.view(4).frame(120, 90)
      }
      let here = made.tree.layout(in: Self.stage)
      let there = made.tree.layout(in: Size(width: 346, height: 218))
      for node in 0..<made.tree.count where here.isShown(node) {
        #expect(here.frame(of: node).moved(23, 9).isNear(there.frame(of: node)), "seed \(seed), view \(node)")
      }
    }
  }
}

extension Size {
  fileprivate var twice: Size { Size(width: width * 2, height: height * 2) }
}
