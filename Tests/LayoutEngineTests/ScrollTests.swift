import LayoutEngine
import Testing

/// Scroll views. Frames by hand from the rule: along the axis as long as proposed, across as wide as the
/// content. The content gets no proposal along the axis and is at the start.
@Suite struct ScrollTests {
  private func scroll(axis: Axis = .vertical, margins: EdgeInsets = EdgeInsets(), _ content: View) -> View {
    content.inside(.scroll(horizontal: axis == .horizontal, vertical: axis == .vertical, insets: margins))
  }

  @Test func asLongAsOfferedAndAsWideAsItsContent() {
    let scene = Scene(300, 200, scroll(box(120, 400).named("content")).named("scroll"))
    #expect(scene["scroll"] == [90, 0, 120, 200])
    #expect(scene["content"] == [90, 0, 120, 400])
  }

  @Test func shortContentStaysAtTheStart() {
    let scene = Scene(300, 200, scroll(box(120, 50).named("content")))
    #expect(scene["content"] == [90, 0, 120, 50])
  }

  @Test func sideways() {
    let scene = Scene(300, 200, scroll(axis: .horizontal, box(120, 40).named("content")).named("scroll"))
    #expect(scene["scroll"] == [0, 80, 300, 40])
    #expect(scene["content"] == [0, 80, 120, 40])
  }

  @Test func bothWays() {
    let both = box(500, 40).named("content")
      .inside(.scroll(horizontal: true, vertical: true, insets: EdgeInsets())).named("scroll")
    let scene = Scene(300, 200, both)
    #expect(scene["scroll"] == [0, 0, 300, 200])
    #expect(scene["content"] == [0, 0, 500, 40])
  }

  /// Nothing is proposed along the axis, so a spacer has its minimum and a color its ideal length.
  @Test func flexibleViewsAreAtTheirIdealLength() {
    let content = column(spacing: 0, color.named("color"), spacer().named("spacer"), box(20, 20))
    let scene = Scene(300, 200, scroll(content))
    #expect(scene["color"] == [0, 0, 300, 10])
    #expect(scene["spacer"][3] == 8)
  }

  @Test func withNothingProposedItIsAsLongAsItsContent() {
    let scene = Scene(300, 200, scroll(box(120, 400)).named("scroll").fixedSize())
    #expect(scene["scroll"] == [90, -100, 120, 400])
  }

  /// In a column, it is as flexible as a color.
  @Test func itIsFlexibleAlongItsAxis() {
    let scene = Scene(
      300, 200, column(spacing: 0, box(10, 40), scroll(box(20, 900)).named("scroll"), color.named("color")))
    #expect(scene["scroll"] == [140, 40, 20, 80])
    #expect(scene["color"] == [0, 120, 300, 80])
  }

  @Test func marginsMoveTheContentAndWidenTheWindow() {
    let insets = EdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 20)
    let scene = Scene(300, 200, scroll(margins: insets, box(120, 400).named("content")).named("scroll"))
    #expect(scene["scroll"] == [75, 0, 150, 200])
    #expect(scene["content"] == [85, 5, 120, 400])
    let ideal = Scene(300, 200, scroll(margins: insets, box(120, 100)).named("scroll").fixedSize())
    #expect(ideal["scroll"][2...] == [150, 112])
    let flexible = Scene(300, 200, scroll(margins: insets, color.named("content")).named("scroll"))
    #expect(flexible["scroll"] == [0, 0, 300, 200])
    #expect(flexible["content"] == [10, 5, 270, 10])
  }

  @Test func fromRightToLeftItStartsAtTheRight() {
    let scene = Scene(100, 50, scroll(axis: .horizontal, box(180, 20).named("content")).rightToLeft())
    #expect(scene["content"] == [-80, 15, 180, 20])
  }

  /// The content's lines are visible outside, shifted by the margins: a text's baseline in a row of scroll views.
  @Test func linesComeOut() {
    let insets = EdgeInsets(top: 6)
    let content = box(20, 50).guide(.firstTextBaseline, at: 10)
    let scene = Scene(
      100, 80, row(.firstTextBaseline, spacing: 0, scroll(margins: insets, content), box(10, 30).named("box")))
    // The scroll view, 80 high, has its line at 16; the box at its bottom, 30: the row is from −30 to 64.
    #expect(scene["box"] == [55, -7, 10, 30])
  }

  @Test func priorityIsItsOwn() {
    let scene = Scene(
      100, 20, row(spacing: 0, scroll(axis: .horizontal, color.priority(1)).named("scroll"), color.named("color")))
    #expect(scene["scroll"][2] == 50)
    #expect(scene["color"][2] == 50)
  }

  /// Scroll views of alternating directions inside of each other: every view answers a bounded number of queries.
  @Test func nestedScrollViewsCostLinearTime() {
    func nest(_ depth: Int) -> View {
      (0..<depth).reduce(box(5, 5)) { scroll(axis: $1 % 2 == 0 ? .vertical : .horizontal, column($0, color)) }
    }
    let costs = [50, 100, 200].map { Scene(100, 100, nest($0)).statistics.questions }
    #expect(costs[2] - costs[1] == 2 * (costs[1] - costs[0]))
    #expect(costs[2] < 200 * 40)
  }
}
