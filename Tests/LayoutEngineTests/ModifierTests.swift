import LayoutEngine
import Testing

/// Modifiers with one child, and overlays. Frames by hand from the rules, unless a test says otherwise.
@Suite struct ModifierTests {
  // MARK: Padding

  @Test func paddingShrinksTheOfferAndGrowsTheSize() {
    let scene = Scene(100, 60, color.named("a").padding(10).named("padding"))
    #expect(scene["a"] == [10, 10, 80, 40])
    #expect(scene["padding"] == [0, 0, 100, 60])
  }

  @Test func paddingOnEachEdge() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let scene = Scene(100, 60, box(20, 20).named("a").padding(insets).named("padding"))
    #expect(scene["a"] == [39, 19, 20, 20])
    #expect(scene["padding"] == [37, 18, 26, 24])
  }

  @Test func negativePaddingOffersMoreAndTakesLess() {
    let insets = EdgeInsets(leading: -8, trailing: -8)
    let scene = Scene(100, 60, color.named("a").padding(insets).named("padding"))
    #expect(scene["a"] == [-8, 0, 116, 60])
    #expect(scene["padding"] == [0, 0, 100, 60])
  }

  @Test func paddingNeverOffersLessThanNothing() {
    let scene = Scene(60, 60, color.named("a").padding(40).named("padding"))
    #expect(scene["a"] == [30, 30, 0, 0])
    #expect(scene["padding"] == [-10, -10, 80, 80])
  }

  @Test func aPaddedViewIsNeverNegative() {
    let scene = Scene(60, 60, box(10, 10).padding(-20).named("padding"))
    #expect(scene["padding"][2...] == [0, 0])
  }

  // MARK: Fixed size and aspect ratio

  @Test func fixedSizeOnOneAxis() {
    let scene = Scene(100, 60, color.fixedSize(vertical: false).named("a"))
    #expect(scene["a"] == [45, 0, 10, 60])
  }

  struct Ratio: Sendable {
    var content: @Sendable () -> View
    var ratio: Double?
    var mode = ContentMode.fit
    var stage: [Double]
    var size: [Double]
  }

  static let ratios: [Ratio] = [
    Ratio(content: { image(64, 40, isResizable: true) }, mode: .fit, stage: [100, 40], size: [64, 40]),
    Ratio(content: { image(64, 40, isResizable: true) }, mode: .fit, stage: [40, 100], size: [40, 25]),
    Ratio(content: { image(64, 40, isResizable: true) }, mode: .fill, stage: [40, 60], size: [96, 60]),
    Ratio(content: { image(64, 40) }, mode: .fit, stage: [30, 30], size: [64, 40]),
    Ratio(content: { color }, ratio: 1, stage: [60, 40], size: [40, 40]),
    Ratio(content: { color }, ratio: 2, stage: [100, 300], size: [100, 50]),
    Ratio(content: { color }, ratio: 1, mode: .fill, stage: [60, 40], size: [60, 60]),
    Ratio(
      content: { color.frame(FlexibleFrame(idealWidth: 40, idealHeight: 20)) }, stage: [100, 100], size: [100, 50]),
    // A view of size zero has no ratio; a ratio of zero is ignored.
    Ratio(content: { image(0, 0, isResizable: true) }, stage: [100, 40], size: [100, 40]),
    Ratio(content: { color }, ratio: 0, stage: [60, 40], size: [40, 40]),
    Ratio(content: { color }, ratio: -3, stage: [60, 40], size: [40, 40]),
  ]

  @Test(arguments: ratios) func keepsItsRatio(_ ratio: Ratio) {
    let scene = Scene(ratio.stage[0], ratio.stage[1], ratio.content().aspectRatio(ratio.ratio, ratio.mode).named("a"))
    #expect(Array(scene["a"][2...]) == ratio.size)
  }

  @Test func anAxisThatProposesNothingDoesNotLimitTheRatio() {
    let fit = Scene(60, 40, color.aspectRatio(2).named("a").fixedSize(horizontal: false))
    #expect(fit["a"][2...] == [60, 30])
    let fill = Scene(60, 40, color.aspectRatio(2, .fill).named("a").fixedSize(horizontal: false))
    #expect(fill["a"][2...] == [60, 30])
    let neither = Scene(60, 40, color.aspectRatio(2).named("a").fixedSize())
    #expect(neither["a"][2...] == [10, 10])
  }

  @Test func aCircleIsASquareOfTheSmallerSide() {
    #expect(Scene(60, 40, circle.named("a"))["a"] == [10, 0, 40, 40])
    #expect(Scene(100, 40, circle.named("a").fixedSize(horizontal: false))["a"] == [45, 15, 10, 10])
  }

  // MARK: Moved views

  @Test func offsetMovesOnlyWhatIsDrawn() {
    let scene = Scene(
      200, 100,
      row(
        box(40, 40).named("a").overlay(.topTrailing, box(10, 10).named("badge")).offset(30, 5).named("out"),
        box(20, 20).named("b")))
    #expect(scene["out"] == [66, 30, 40, 40])
    #expect(scene["a"] == [96, 35, 40, 40])
    #expect(scene["badge"] == [126, 35, 10, 10])
    #expect(scene["b"] == [114, 40, 20, 20])
  }

  @Test func positionTakesTheRoomAndCentersOnThePoint() {
    let scene = Scene(300, 50, row(spacing: 0, box(56, 20), box(20, 20).named("a").position(10, 10).named("area")))
    #expect(scene["area"] == [56, 0, 244, 50])
    #expect(scene["a"] == [56, 0, 20, 20])
  }

  @Test func positionIsAsLongAsItsContentWhereNothingIsProposed() {
    let scene = Scene(100, 60, box(20, 10).position(0, 0).named("area").fixedSize(vertical: false))
    #expect(scene["area"] == [40, 0, 20, 60])
  }

  // MARK: Overlays

  @Test func anOverlayIsOfferedThePrimaryAndChangesNothing() {
    let scene = Scene(
      200, 200,
      row(
        box(20, 20).named("a").overlay(color.named("cover")).background(box(50, 50).named("halo")).named("both"),
        box(20, 20).named("b")))
    #expect(scene["both"] == [76, 90, 20, 20])
    #expect(scene["cover"] == [76, 90, 20, 20])
    #expect(scene["halo"] == [61, 75, 50, 50])
    #expect(scene["b"] == [104, 90, 20, 20])
  }

  /// Origin: the rule; the lines of both views may be explicit.
  @Test func anOverlayMeetsTheLinesOfBothViews() {
    let scene = Scene(
      200, 200,
      box(80, 50).named("a").guide(.trailing, at: 60)
        .overlay(
          .topTrailing, box(20, 20).guide(.trailing) { $0.width / 2 }.guide(.top) { $0.height / 2 }.named("badge")))
    #expect(scene["a"] == [60, 75, 80, 50])
    #expect(scene["badge"] == [110, 65, 20, 20])
  }
}
