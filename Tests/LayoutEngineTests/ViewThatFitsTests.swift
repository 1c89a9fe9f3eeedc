import LayoutEngine
import Testing

/// `ViewThatFits`: the first view whose ideal size fits. Frames by hand from that rule; the counts of the
/// last test are the engine's own.
@Suite struct ViewThatFitsTests {
  private func choice(horizontal: Bool = true, vertical: Bool = true, _ views: View...) -> View {
    View(rule: .viewThatFits(horizontal: horizontal, vertical: vertical), children: views)
  }

  @Test func theFirstThatFitsIsLaidOutInTheRealProposal() {
    let scene = Scene(
      200, 100,
      choice(
        box(201, 20).named("wide"), color.frame(FlexibleFrame(idealWidth: 200)).named("fits"), box(9, 9).named("last")
      )
      .named("choice"))
    #expect(scene["choice"] == [0, 0, 200, 100])
    #expect(scene["fits"] == [0, 0, 200, 100])
  }

  @Test func onlyTheChosenViewIsShown() {
    var builder = LayoutTreeBuilder()
    builder.open(.viewThatFits(horizontal: true, vertical: true))
    let wide = builder.open(.fixedFrame(width: 300, height: 10, alignment: .center))
    let inside = builder.add(.shape)
    builder.close()
    let narrow = builder.add(.shape)
    let result = builder.finish().layout(in: Size(width: 100, height: 100))
    #expect(!result.isShown(wide))
    #expect(!result.isShown(inside))
    #expect(result.isShown(narrow))
    #expect(!result.isShown(-1))
    #expect(!result.isShown(99))
  }

  @Test func theLastIsShownWhereNoneFits() {
    let scene = Scene(50, 50, choice(box(80, 80), box(60, 70).named("last")).named("choice"))
    #expect(scene["last"] == [-5, -10, 60, 70])
    #expect(scene["choice"] == [-5, -10, 60, 70])
  }

  @Test func anAxisThatIsNotLookedAtFitsAlways() {
    let tall = box(40, 400).named("tall")
    #expect(Scene(50, 50, choice(vertical: false, tall, box(1, 1)))["tall"] == [5, -175, 40, 400])
    #expect(
      Scene(50, 50, choice(horizontal: false, box(400, 60), box(400, 40).named("low")))["low"] == [-175, 5, 400, 40])
    #expect(Scene(50, 50, choice(horizontal: false, vertical: false, tall, box(1, 1)))["tall"] == [5, -175, 40, 400])
  }

  @Test func nothingProposedFitsAlways() {
    let scene = Scene(50, 50, choice(box(80, 80).named("first"), box(1, 1)).fixedSize())
    #expect(scene["first"] == [-15, -15, 80, 80])
  }

  /// A text counts with the width of a single line, though it could wrap.
  @Test func textsCountWithOneLine() {
    let long = text("Rather more words than fit into a hundred points").named("long")
    let scene = Scene(100, 200, choice(long, text("Few").named("short")))
    #expect(scene["short"][2] > 0)
    #expect(scene["long"] == [0, 0, 0, 0])
  }

  /// The row around it sees only the chosen view: its flexibility and its lines.
  @Test func whatIsAroundSeesTheChosenView() {
    let scene = Scene(
      100, 60,
      row(
        .bottom, spacing: 0, box(30, 40).named("box"),
        choice(box(500, 5), box(20, 20).guide(.bottom, at: 10).named("chosen")).named("choice")))
    #expect(scene["box"] == [25, 5, 30, 40])
    #expect(scene["chosen"] == [55, 35, 20, 20])
  }

  @Test func withoutAnyViewItIsNothing() {
    let scene = Scene(100, 60, row(choice().named("choice"), box(10, 10).named("box")))
    #expect(scene["choice"] == [45, 30, 0, 0])
    #expect(scene["box"] == [45, 25, 10, 10])
  }

  /// Choices inside of choices query every view a bounded number of times.
  @Test func nestedChoicesCostLinearTime() {
    func nest(_ depth: Int) -> View { (0..<depth).reduce(box(5, 5)) { inner, _ in choice(box(900, 1), inner) } }
    let costs = [50, 100, 200].map { Scene(100, 100, nest($0)).statistics.questions }
    #expect(costs[2] - costs[1] == 2 * (costs[1] - costs[0]))
    #expect(costs[2] < 200 * 20)
  }
}
