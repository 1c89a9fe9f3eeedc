import Testing

@testable import LayoutEngine

/// Infinite lengths and NaN while a stack determines how flexible its children are. Origin: an infinite
/// demand does not reduce infinite space; a line at NaN counts as infinitely far away; the rest is a ruling.
@Suite struct EndlessTests {
  private let endless = View(rule: .custom(OddLayout(kind: 2)))
  private let noNumber = View(rule: .custom(OddLayout(kind: 1)))
  private let nothingOrNoNumber = View(rule: .custom(OddLayout(kind: 0)))

  private func widths(_ views: View..., stage: Double = 100) -> [Double] {
    let names = views.indices.map { "\($0)" }
    let scene = Scene(stage, 40, row(spacing: 0, zip(views, names).map { $0.named($1) }))
    return names.map { scene[$0][2] }
  }

  /// A child with an infinite minimum and maximum is as flexible as possible and has the largest minimum. So
  /// it is served first and leaves nothing. An infinite frame is shown as wide as the stage.
  @Test func whatIsAlwaysEndlessIsServedFirst() {
    #expect(widths(color, endless) == [0, 100])
    #expect(widths(endless, color) == [100, 0])
    #expect(widths(color, endless, box(30, 10)) == [0, 100, 30])
  }

  /// If it has a lower priority, the stack reserves its infinite minimum, so nothing is left for any child,
  /// and does not return it.
  @Test func anEndlessMinimumHoldsEverythingBack() {
    #expect(widths(color, endless.priority(-1)) == [0, 100])
    #expect(widths(color.priority(1), endless, color) == [0, 100, 0])
  }

  /// A length of NaN is 0 for any proposal, and does not disturb the order of the others.
  @Test func noNumberIsNoLength() {
    #expect(widths(color, noNumber, color.frame(FlexibleFrame(maxWidth: 20))) == [80, 0, 20])
    #expect(widths(color, nothingOrNoNumber, color) == [50, 0, 50])
    #expect(Scene(100, 40, row(noNumber)).oddNumbers == [.sizeThatFits])
  }

  /// A guide that is ∞ − ∞ while the stack measures how wide its view could get, and 0 in the final layout,
  /// changes nothing and needs no note.
  @Test func aGuideWithoutANumberWhileOthersTry() {
    func scene(_ guided: (View) -> View) -> Scene {
      let rigid = color.frame(FlexibleFrame(maxWidth: 30)).named("rigid")
      let tried = column(.leading, guided(color).named("color"), image(10, 5))
      return Scene(100, 40, row(spacing: 0, tried, rigid, color.named("last")))
    }
    let plain = scene { $0 }
    let odd = scene { $0.guide(.leading) { $0.width - $0.width } }
    for name in ["color", "rigid", "last"] { #expect(odd[name] == plain[name]) }
    #expect(odd["color"] == [0, 0, 35, 27])
    #expect(odd.noteKinds.isEmpty)
  }

  /// A guide that is NaN in the final layout makes the column infinitely wide, and equally flexible.
  @Test func aGuideWithoutANumberIsEndlesslyFar() {
    let column = column(.leading, image(20, 10).guide(.leading, at: .nan), image(10, 5)).named("column")
    let scene = Scene(100, 40, row(spacing: 0, column, color.named("color")))
    #expect(scene["column"][2] == 100)
    #expect(scene["color"][2] == 0)
    #expect(scene.oddNumbers == [.guide] && scene.noteKinds.contains(.endlessFrame))
  }

  /// The same order, and so the same frames, in each run and with all children queried.
  @Test func theOrderIsTheSameEveryTime() {
    let atLeastEndless = color.frame(FlexibleFrame(minWidth: .infinity))
    let views = [endless, color, noNumber, atLeastEndless, nothingOrNoNumber, spacer()]
    for turn in views.indices {
      let turned = Array(views[turn...] + views[..<turn])
      let made = LaidTree { _ in row(spacing: 0, turned) }
      let stage = Size(width: 100, height: 40)
      let frames = made.frames(stage)
      #expect(frames == made.frames(stage))
      #expect(frames == made.frames(made.tree.layoutWithoutMemory(in: stage)))
      // The first of the two infinite children takes the available space.
      #expect(frames.map(\.width).filter { $0 == 0 }.count >= 3)
    }
  }
}
