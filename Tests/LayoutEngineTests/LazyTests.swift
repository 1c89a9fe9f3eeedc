import LayoutEngine
import Testing

/// Lazy stacks and grids. Frames by hand from the rules; the numbers of the first two grids were measured on SwiftUI.
@Suite struct LazyTests {
  private func lazyColumn(_ alignment: AlignmentKey = .horizontalCenter, spacing: Double? = 0, _ views: View...) -> View
  {
    View(rule: .lazyStack(.vertical, alignment: alignment, spacing: spacing), children: views)
  }

  private func grid(
    axis: Axis = .vertical, _ tracks: [GridTrack], alignment: AlignmentKey = .horizontalCenter, spacing: Double? = nil,
    roles: [Int: LazyGrid.Role] = [:], _ views: [View]
  ) -> View {
    View(
      rule: .lazyGrid(LazyGrid(axis, tracks: tracks, alignment: alignment, spacing: spacing, roles: roles)),
      children: views)
  }

  private func cells(_ count: Int, height: Double = 20) -> [View] {
    (0..<count).map { color.frame(nil, height).named("\($0)") }
  }

  private let flexible = GridTrack(.flexible(minimum: 10, maximum: .infinity))

  // MARK: Stacks

  @Test func aLazyStackFillsAcrossAndHugsAlong() {
    let scene = Scene(300, 200, lazyColumn(.leading, color.named("color"), box(80, 20).named("box")).named("stack"))
    #expect(scene["stack"] == [0, 85, 300, 30])
    #expect(scene["color"] == [0, 85, 300, 10])
    #expect(scene["box"] == [0, 95, 80, 20])
  }

  @Test func aLazyRow() {
    let views = [color.named("color"), spacer().named("spacer"), box(20, 30).named("box")]
    let scene = Scene(200, 100, View(rule: .lazyStack(.horizontal, alignment: .bottom, spacing: nil), children: views))
    #expect(scene["color"] == [81, 0, 10, 100])
    #expect(scene["spacer"] == [91, 100, 8, 0])
    #expect(scene["box"] == [99, 70, 20, 30])
  }

  @Test func gapsAreThoseOfAStack() {
    let scene = Scene(300, 200, lazyColumn(spacing: nil, text("One").named("text"), box(80, 20).named("box")))
    let eager = Scene(300, 200, column(text("One").named("text"), box(80, 20).named("box")))
    #expect(scene["text"] == eager["text"])
    #expect(scene["box"] == eager["box"])
  }

  @Test func withNothingProposedItIsAsWideAsItsChildren() {
    let scene = Scene(300, 200, lazyColumn(.trailing, box(40, 10).named("a"), box(80, 20)).named("stack").fixedSize())
    #expect(scene["stack"] == [110, 85, 80, 30])
    #expect(scene["a"] == [150, 85, 40, 10])
  }

  /// Each child is aligned with the stack itself, so that a guide of one child moves no other.
  @Test func aGuideMovesItsChildAlone() {
    let scene = Scene(
      300, 200, lazyColumn(.leading, box(40, 10).guide(.leading, at: 15).named("moved"), box(40, 10).named("plain")))
    #expect(scene["moved"] == [-15, 90, 40, 10])
    #expect(scene["plain"] == [0, 100, 40, 10])
  }

  @Test func mirrored() {
    let scene = Scene(300, 200, lazyColumn(.leading, box(40, 10).named("a")).rightToLeft())
    #expect(scene["a"] == [260, 95, 40, 10])
  }

  /// Two queries for each row: the length and the width of the color; its frame is rigid, which is known in advance.
  @Test func aLongLazyStackCostsTheSameForEachRow() {
    for count in [100, 400] {
      let rows = (0..<count).map { _ in box(9, 9) }
      let scene = Scene(300, 200, View(rule: .lazyStack(.vertical, alignment: .leading, spacing: 0), children: rows))
      #expect(scene.statistics.questions == 2 * count + 2)
    }
  }

  // MARK: Grids

  /// Measured: 60, 102 and 80 in 280, in the middle of the grid; the space left by the last track is not divided again.
  @Test func flexibleTracksShareEquallyAndOnce() {
    let tracks = [GridTrack(.fixed(60)), flexible, GridTrack(.flexible(minimum: 10, maximum: 80))]
    let scene = Scene(280, 100, grid(tracks, cells(4)).named("grid"))
    #expect(scene["grid"] == [0, 26, 280, 48])
    #expect(scene["0"] == [11, 26, 60, 20])
    #expect(scene["1"] == [79, 26, 102, 20])
    #expect(scene["2"] == [189, 26, 80, 20])
    #expect(scene["3"] == [11, 54, 60, 20])
  }

  /// Measured: four tracks of 52.5. By its minimum a track only counts; read from worked screenshots (juejin.cn).
  @Test func asManyAdaptiveTracksAsFit() {
    let track = GridTrack(.adaptive(minimum: 50, maximum: .infinity), spacing: 10)
    let scene = Scene(240, 100, grid([track], spacing: 4, cells(5)))
    #expect(scene["3"] == [187.5, 28, 52.5, 20])
    #expect(scene["4"] == [0, 52, 52.5, 20])
    let narrow = Scene(30, 100, grid([track], cells(2)))
    #expect(narrow["0"][2] == 30)
    #expect(narrow["1"][1] == narrow["0"][1] + 28)
  }

  @Test func anAdaptiveTrackKeepsToItsMaximum() {
    let track = GridTrack(.adaptive(minimum: 50, maximum: 60), spacing: 0)
    let scene = Scene(130, 100, grid([track], alignment: .leading, cells(2)))
    #expect(scene["1"] == [60, 40, 60, 20])
  }

  @Test func aLineIsAsHighAsItsHighestCell() {
    let views = [box(10, 20).named("low"), box(10, 40).named("high"), color.named("color")]
    let scene = Scene(100, 100, grid([flexible, flexible], spacing: 0, views))
    #expect(scene["low"] == [18, 35, 10, 20])
    #expect(scene["high"] == [72, 25, 10, 40])
    #expect(scene["color"] == [0, 65, 46, 10])
  }

  /// Finally, a cell gets its line's height as a proposal.
  @Test func aFlexibleCellFillsItsLine() {
    let scene = Scene(100, 100, grid([flexible, flexible], [color.named("color"), box(10, 40)]))
    #expect(scene["color"] == [0, 30, 46, 40])
  }

  @Test func alignmentOfTheItemElseOfTheGrid() {
    let own = GridTrack(.fixed(40), spacing: 0, alignment: .topTrailing)
    let scene = Scene(
      100, 60,
      grid([own, GridTrack(.fixed(40))], alignment: .leading, [box(10, 10).named("own"), box(10, 30).named("grid")]))
    #expect(scene["own"] == [30, 15, 10, 10])
    #expect(scene["grid"] == [40, 15, 10, 30])
  }

  @Test func headersHaveALineToThemselves() {
    let header = color.frame(nil, 10).named("header")
    let scene = Scene(
      100, 100,
      grid(
        [flexible, flexible], spacing: 0, roles: [1: .wholeLine, 2: .startsLine],
        [cells(1)[0], header] + cells(3)[1...]))
    #expect(scene["0"] == [0, 25, 46, 20])
    #expect(scene["header"] == [0, 45, 100, 10])
    #expect(scene["1"] == [0, 55, 46, 20])
    #expect(scene["2"] == [54, 55, 46, 20])
  }

  @Test func aNewSectionStartsALine() {
    let scene = Scene(100, 100, grid([flexible, flexible], spacing: 0, roles: [1: .startsLine], cells(2)))
    #expect(scene["1"] == [0, 50, 46, 20])
  }

  @Test func rowsRunSideways() {
    let views = (0..<3).map { color.frame(20, nil).named("\($0)") }
    let scene = Scene(
      240, 200,
      grid(
        axis: .horizontal, [GridTrack(.fixed(30)), GridTrack(.fixed(40))], alignment: .verticalCenter, spacing: 4, views
      ).named("grid"))
    #expect(scene["grid"] == [98, 0, 44, 200])
    #expect(scene["0"] == [98, 61, 20, 30])
    #expect(scene["1"] == [98, 99, 20, 40])
    #expect(scene["2"] == [122, 61, 20, 30])
  }

  @Test func withoutTracksOrWithoutCells() {
    #expect(Scene(100, 100, grid([], cells(1)))["0"] == [0, 40, 100, 20])
    #expect(Scene(100, 100, grid([flexible], []).named("grid"))["grid"] == [0, 50, 100, 0])
  }

  @Test func mirroredGrid() {
    let scene = Scene(100, 100, grid([flexible, flexible], cells(1)).rightToLeft())
    #expect(scene["0"] == [54, 40, 46, 20])
  }

  @Test func withNothingProposedTracksAreAtTheirMinimum() {
    let scene = Scene(100, 100, grid([flexible, GridTrack(.fixed(30))], cells(2)).named("grid").fixedSize())
    #expect(scene["grid"][2...] == [48, 20])
  }
}
