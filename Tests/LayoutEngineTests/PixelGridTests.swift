import LayoutEngine
import Testing

/// Rounding to pixels. Origin: the rule that both corners round to the nearest pixel, halves to the right.
@Suite struct PixelGridTests {
  static let corners: [(scale: Double, x: Double, rounded: Double, width: Double)] = [
    (1, 0.25, 0, 40), (2, 0.25, 0.5, 40), (3, 0.25, 1.0 / 3, 40), (2, -0.25, 0, 40), (2, -0.26, -0.5, 40),
    (1, 0.5, 1, 40), (1, -0.5, 0, 40),
  ]

  @Test(arguments: corners) func roundsTheCorner(_ scale: Double, _ x: Double, _ rounded: Double, _ width: Double) {
    let result = PixelGrid(scale: scale).rounded(Rect(x: x, y: 0, width: 40, height: 1))
    #expect(abs(result.x - rounded) < 1e-12)
    #expect(abs(result.width - width) < 1e-12)
  }

  @Test func viewsThatTouchStillTouch() {
    let grid = PixelGrid(scale: 2)
    let left = grid.rounded(Rect(x: 0, y: 0, width: 33.3, height: 1))
    let right = grid.rounded(Rect(x: 33.3, y: 0, width: 33.3, height: 1))
    #expect(left.maxX == right.minX)
    #expect([left.width, right.width] == [33.5, 33])
  }

  @Test func layoutItselfIsNotRounded() {
    let scene = Scene(100, 10, row(spacing: 0, color.named("a"), color, color))
    #expect(scene["a"][2] == 33.333)
    #expect(scene.result.rounded(scene.result.frame(of: 1)).width == 33.5)
  }

  @Test func hugeNumbersStayAsTheyAre() {
    let rect = Rect(x: 1e308, y: -1e308, width: 1e308, height: 1)
    let rounded = PixelGrid(scale: 3).rounded(rect)
    #expect(rounded.x.isFinite && rounded.y.isFinite && rounded.height.isFinite)
    #expect(PixelGrid(scale: 0).scale == 1)
    #expect(PixelGrid(scale: .nan).scale == 1)
  }
}
