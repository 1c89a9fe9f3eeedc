import LayoutEngine
import Testing

/// The lengths of frames, and the alignment of their content.
@Suite struct FrameTests {
  struct Bounded: Sendable, CustomTestStringConvertible {
    var min: Double?
    var ideal: Double?
    var max: Double?
    /// Nil for no proposal.
    var proposed: Double?
    var content: Double
    var length: Double
    var origin = "by hand, from the table of the rule"

    var testDescription: String {
      let bounds = "min \(min ?? -1) ideal \(ideal ?? -1) max \(max ?? -1)"
      return "\(bounds): \(proposed ?? -1) proposed, content \(content)"
    }
  }

  static let bounded: [Bounded] = [
    // Only an ideal length, or none.
    Bounded(proposed: 300, content: 40, length: 40), Bounded(proposed: nil, content: 40, length: 40),
    Bounded(ideal: 150, proposed: 300, content: 40, length: 40, origin: "recorded"),
    Bounded(ideal: 150, proposed: nil, content: 40, length: 150, origin: "recorded"),
    // Only a minimum.
    Bounded(min: 100, proposed: 300, content: 40, length: 100, origin: "recorded"),
    Bounded(min: 20, proposed: 50, content: 80, length: 50), Bounded(min: 20, proposed: 300, content: 80, length: 80),
    Bounded(min: 100, proposed: 30, content: 150, length: 100),
    Bounded(min: 30, proposed: nil, content: 10, length: 30),
    Bounded(min: 30, proposed: nil, content: 70, length: 70),
    Bounded(min: 30, ideal: 50, proposed: nil, content: 70, length: 50),
    // Only a maximum.
    Bounded(max: 200, proposed: 300, content: 40, length: 200, origin: "recorded"),
    Bounded(max: 200, proposed: 300, content: 250, length: 200, origin: "recorded"),
    Bounded(max: .infinity, proposed: 300, content: 40, length: 300),
    Bounded(max: .infinity, proposed: 30, content: 40, length: 40),
    Bounded(max: 60, proposed: 20, content: 40, length: 40), Bounded(max: 60, proposed: nil, content: 25, length: 25),
    Bounded(max: 20, proposed: nil, content: 25, length: 20),
    Bounded(ideal: 50, max: 90, proposed: nil, content: 25, length: 50),
    // A minimum and a maximum.
    Bounded(min: 50, max: .infinity, proposed: 300, content: 40, length: 300, origin: "recorded"),
    Bounded(min: 0, max: .infinity, proposed: 30, content: 40, length: 30),
    Bounded(min: 40, max: 70, proposed: 55, content: 20, length: 55),
    Bounded(min: 40, max: 70, proposed: 10, content: 90, length: 40),
    Bounded(min: 30, max: 60, proposed: nil, content: 10, length: 30),
    Bounded(min: 30, max: 60, proposed: nil, content: 90, length: 60),
    Bounded(min: 20, ideal: 30, max: 50, proposed: nil, content: 90, length: 30),
    Bounded(min: 20, ideal: 30, max: 50, proposed: 200, content: 90, length: 50),
    // Contradictory bounds: ideal is at least min, max at least ideal; a min above max is ignored.
    Bounded(min: -5, proposed: 300, content: 40, length: 40),
    Bounded(min: 80, ideal: 50, proposed: nil, content: 40, length: 80),
    Bounded(ideal: 80, max: 50, proposed: 300, content: 40, length: 80),
    Bounded(min: 100, max: 50, proposed: 300, content: 40, length: 40),
    Bounded(min: .nan, max: .nan, proposed: 300, content: 40, length: 40),
  ]

  @Test(arguments: bounded) func hasLength(_ bounded: Bounded) {
    for axis in [Axis.horizontal, .vertical] {
      let content = axis == .horizontal ? box(bounded.content, 7) : box(7, bounded.content)
      let bounds =
        axis == .horizontal
        ? FlexibleFrame(minWidth: bounded.min, idealWidth: bounded.ideal, maxWidth: bounded.max)
        : FlexibleFrame(minHeight: bounded.min, idealHeight: bounded.ideal, maxHeight: bounded.max)
      let frame = content.frame(bounds).named("frame")
      let view = bounded.proposed == nil ? frame.fixedSize() : frame
      let room = bounded.proposed ?? 500
      let scene = Scene(axis == .horizontal ? room : 500, axis == .horizontal ? 500 : room, view)
      #expect(scene["frame"][axis == .horizontal ? 2 : 3] == bounded.length)
      #expect(scene["frame"][axis == .horizontal ? 3 : 2] == 7)
    }
  }

  /// Origin: the rule that a frame without a proposal proposes its ideal length.
  @Test func theIdealLengthIsProposedToTheContent() {
    let scene = Scene(
      200, 100, color.named("a").frame(FlexibleFrame(idealWidth: 30, maxWidth: .infinity)).fixedSize())
    #expect(scene["a"] == [85, 45, 30, 10])
  }

  /// Origin: the published algorithm; without a proposal, and if no bound applies, the frame proposes nil again.
  @Test func nothingIsProposedAgainUnlessABoundBites() {
    let loose = Scene(
      300, 100, row(color.named("a"), color).frame(FlexibleFrame(maxWidth: 100)).named("frame").fixedSize())
    #expect(loose["frame"][2] == 28)
    #expect(loose["a"][2] == 10)
    let tight = Scene(
      300, 100, row(color.named("a"), color).frame(FlexibleFrame(minWidth: 50)).named("frame").fixedSize())
    #expect(tight["frame"][2] == 50)
    #expect(tight["a"][2] == 21)
  }

  @Test func aFixedFrameLeavesTheOtherAxisAlone() {
    let scene = Scene(200, 100, color.named("a").frame(50, nil).named("frame"))
    #expect(scene["a"] == [75, 0, 50, 100])
    #expect(scene["frame"] == [75, 0, 50, 100])
  }

  /// Origin: by hand. 100 × 60 in 200 × 100 starts at 50, 20; the content is 20 × 10.
  @Test(arguments: [
    (Alignment.topLeading, 50.0, 20.0), (.top, 90, 20), (.topTrailing, 130, 20), (.leading, 50, 45), (.center, 90, 45),
    (.trailing, 130, 45), (.bottomLeading, 50, 70), (.bottom, 90, 70), (.bottomTrailing, 130, 70),
    // The empty frame has its baselines at its bottom, as a box has.
    (.leadingFirstTextBaseline, 50, 70), (.centerLastTextBaseline, 90, 70), (.trailingLastTextBaseline, 130, 70),
  ])
  func alignsItsContent(_ alignment: Alignment, _ x: Double, _ y: Double) {
    let scene = Scene(200, 100, box(20, 10).named("a").frame(100, 60, alignment))
    #expect(scene["a"] == [x, y, 20, 10])
  }

  @Test func contentThatIsTooLargeSticksOut() {
    let scene = Scene(
      100, 100, row(box(60, 20).named("a").frame(20, 20, .leading).named("frame"), box(20, 20).named("b")))
    #expect(scene["frame"] == [26, 40, 20, 20])
    #expect(scene["a"] == [26, 40, 60, 20])
    #expect(scene["b"] == [54, 40, 20, 20])
  }

  /// Origin: the frame is compared as an empty view of its size, so it has the default of a custom line.
  @Test func aCustomLineOfTheFrameIsItsDefault() {
    let scene = Scene(200, 100) { builder in
      let menu = builder.addKey(.horizontal, name: "menu") { $0.width * 0.25 }
      return box(20, 20).named("a").guide(menu, at: 18).frame(100, 60, Alignment(horizontal: menu, vertical: .bottom))
    }
    #expect(scene["a"] == [57, 60, 20, 20])
  }
}
