import Testing

@testable import LayoutEngine

/// Numbers without end, and those that are none, where a stack tries how flexible its children are. Origin: an endless
/// demand on an endless room changes nothing; a line that is no number counts as endlessly far; the rest is a ruling.
@Suite struct EndlessTests {
  private let endless = View(rule: .custom(OddLayout(kind: 2)))
  private let noNumber = View(rule: .custom(OddLayout(kind: 1)))
  private let nothingOrNoNumber = View(rule: .custom(OddLayout(kind: 0)))

  private func widths(_ views: View..., stage: Double = 100) -> [Double] {
    let names = views.indices.map { "\($0)" }
    let scene = Scene(stage, 40, row(spacing: 0, zip(views, names).map { $0.named($1) }))
    return names.map { scene[$0][2] }
  }

  /// Endless at the least and at the most: as flexible as can be, with the largest minimum, so that it is served first and
  /// leaves nothing. An endless frame is shown as wide as the stage.
  @Test func whatIsAlwaysEndlessIsServedFirst() {
    #expect(widths(color, endless) == [0, 100])
    #expect(widths(endless, color) == [100, 0])
    #expect(widths(color, endless, box(30, 10)) == [0, 100, 30])
  }

  /// Of lower priority, its endless minimum is held back for it, and nothing is left for anybody; nor is it given back.
  @Test func anEndlessMinimumHoldsEverythingBack() {
    #expect(widths(color, endless.priority(-1)) == [0, 100])
    #expect(widths(color.priority(1), endless, color) == [0, 100, 0])
  }

  /// A length that is no number is 0, whatever was offered, and does not disturb the order of the others.
  @Test func noNumberIsNoLength() {
    #expect(widths(color, noNumber, color.frame(FlexibleFrame(maxWidth: 20))) == [80, 0, 20])
    #expect(widths(color, nothingOrNoNumber, color) == [50, 0, 50])
    #expect(Scene(100, 40, row(noNumber)).oddNumbers == [.sizeThatFits])
  }

  /// A guide that comes to ∞ − ∞ while the stack tries how wide its view would get, and to 0 where it matters, changes
  /// nothing and is not worth a note.
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

  /// Where it comes to no number in the end, the stack reaches endlessly far, and is as flexible as that.
  @Test func aGuideWithoutANumberIsEndlesslyFar() {
    let column = column(.leading, image(20, 10).guide(.leading, at: .nan), image(10, 5)).named("column")
    let scene = Scene(100, 40, row(spacing: 0, column, color.named("color")))
    #expect(scene["column"][2] == 100)
    #expect(scene["color"][2] == 0)
    #expect(scene.oddNumbers == [.guide] && scene.noteKinds.contains(.endlessFrame))
  }

  /// The same order, and so the same frames, from run to run and with everybody asked.
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
      // The first of the two endless ones takes what there is.
      #expect(frames.map(\.width).filter { $0 == 0 }.count >= 3)
    }
  }
}
