import LayoutEngine
import Testing

/// Grids: rows of cells in columns as wide as their widest cell. Origin: frames recorded from SwiftUI, with
/// boxes instead of words, and the published rules of `Grid`.
@Suite struct GridTests {
  static func grid(_ alignment: Alignment, x: Double? = nil, y: Double? = nil, _ rows: View...) -> View {
    View(rule: .grid(alignment, horizontalSpacing: x, verticalSpacing: y), children: rows)
  }

  static func grid(x: Double? = nil, y: Double? = nil, _ rows: View...) -> View {
    View(rule: .grid(.center, horizontalSpacing: x, verticalSpacing: y), children: rows)
  }

  static func cells(_ key: AlignmentKey? = nil, _ cells: View...) -> View {
    View(rule: .gridRow(key), children: cells)
  }

  // MARK: Columns and rows

  /// Recorded: columns 30, 17 and 50 wide, 8 apart, are 113 in total.
  @Test func columnsAreAsWideAsTheirWidestCell() {
    let scene = Scene(
      320, 200,
      Self.grid(
        Self.cells(nil, box(9, 16).named("a"), box(17, 16).named("b"), box(28, 16).named("c")),
        Self.cells(nil, box(30, 20).named("d"), box(8, 16).named("e"), box(50, 40).named("f")),
        Self.cells(nil, box(10, 16).named("g"), box(10, 16).named("h"))
      ).named("grid"))
    #expect(scene["grid"] == [103.5, 56, 113, 88])
    #expect(scene["a"] == [114, 56, 9, 16])
    #expect(scene["b"] == [141.5, 56, 17, 16])
    #expect(scene["c"] == [177.5, 56, 28, 16])
    #expect(scene["d"] == [103.5, 90, 30, 20])
    #expect(scene["e"] == [146, 92, 8, 16])
    #expect(scene["f"] == [166.5, 80, 50, 40])
    #expect(scene["g"] == [113.5, 128, 10, 16])
    #expect(scene["h"] == [145, 128, 10, 16])
    #expect(scene.noteKinds.isEmpty)
  }

  /// Recorded: a span, a column's alignment, an anchor, an unsized axis, and a view outside of rows that
  /// fills the proposal and divides the remaining space equally among the columns.
  @Test func cellsSayHowTheyStand() {
    let scene = Scene(
      320, 240,
      Self.grid(
        .leading,
        Self.cells(nil, box(44.5, 16).named("header").cell { $0.columns = 2 }, box(28, 16).named("c")),
        Self.cells(
          nil, box(9, 16).named("a").cell { $0.columnAlignment = .trailing }, box(60, 40).named("red"),
          box(8, 16).named("e").cell { $0.anchor = UnitPoint(x: 1, y: 1) }),
        color.frame(nil, 4).named("line"),
        Self.cells(
          nil, color.frame(nil, 20).named("blue").cell { $0.isUnsizedHorizontally = true }, box(10, 16).named("h"))
      ).named("grid"))
    #expect(scene["grid"] == [0, 68, 320, 104])
    #expect(scene["header"] == [0, 68, 44.5, 16])
    #expect(scene["c"] == [223, 68, 28, 16])
    #expect(scene["a"] == [69, 104, 9, 16])
    #expect(scene["red"] == [86, 92, 60, 40])
    #expect(scene["e"] == [312, 116, 8, 16])
    #expect(scene["line"] == [0, 140, 320, 4])
    #expect(scene["blue"] == [0, 152, 78, 20])
    #expect(scene["h"] == [86, 154, 10, 16])
  }

  /// Recorded: the grid's alignment puts every cell into a corner of its column and row.
  @Test func theAlignmentPlacesEveryCell() {
    let scene = Scene(
      108, 68,
      Self.grid(
        .bottomTrailing, Self.cells(nil, box(9, 16).named("a"), box(40, 40).named("b")),
        Self.cells(nil, box(60, 20).named("c"), box(10, 16).named("d"))))
    #expect(scene["a"] == [51, 24, 9, 16])
    #expect(scene["b"] == [68, 0, 40, 40])
    #expect(scene["c"] == [0, 48, 60, 20])
    #expect(scene["d"] == [98, 52, 10, 16])
  }

  /// Columns divide space as a stack's children do: the rigid one first, then the rest in equal parts.
  @Test func flexibleColumnsShareWhatIsLeft() {
    let scene = Scene(
      300, 100,
      Self.grid(x: 0, Self.cells(nil, color.named("a"), box(50, 10).named("b"), color.named("c"))))
    #expect(scene["a"] == [0, 0, 125, 100])
    #expect(scene["b"] == [125, 45, 50, 10])
    #expect(scene["c"] == [175, 0, 125, 100])
  }

  @Test func flexibleRowsShareWhatIsLeft() {
    let scene = Scene(
      100, 300,
      Self.grid(
        y: 10, Self.cells(nil, color.named("a")), Self.cells(nil, box(20, 60)), Self.cells(nil, color.named("c"))))
    #expect(scene["a"] == [0, 0, 100, 110])
    #expect(scene["c"] == [0, 190, 100, 110])
  }

  /// The column with the higher cell priority is served first, after reserving the minimum of the other one.
  @Test func moreImportantColumnsComeFirst() {
    let scene = Scene(
      200, 50,
      Self.grid(
        x: 0,
        Self.cells(
          nil, color.frame(FlexibleFrame(minWidth: 30, maxWidth: .infinity)).named("a"), color.priority(1).named("b"))))
    #expect(scene["a"] == [0, 0, 30, 50])
    #expect(scene["b"] == [30, 0, 170, 50])
  }

  @Test func wideSpansWidenTheirColumnsEqually() {
    let scene = Scene(
      200, 100,
      Self.grid(
        x: 10, y: 0, Self.cells(nil, box(20, 10).named("a"), box(40, 10).named("b"), box(10, 10).named("c")),
        Self.cells(nil, box(110, 10).cell { $0.columns = 2 }.named("wide"))
      ).named("grid"))
    #expect(scene["grid"][2] == 40 + 10 + 60 + 10 + 10)
    #expect(scene["wide"][2] == 110)
    #expect(scene["c"][0] == scene["grid"][0] + 120)
  }

  /// The ideal of flexible cells is 10.
  @Test func nothingProposedGivesIdealCells() {
    let scene = Scene(
      300, 300, Self.grid(x: 1, y: 1, Self.cells(nil, color, box(30, 5)), Self.cells(nil, color)).fixedSize().named("g")
    )
    #expect(scene["g"][2...] == [41, 21])
  }

  // MARK: Gaps

  /// The gap below a text is larger than 8, the gap next to it is not; only cells above each other count.
  @Test func rowsAreAsFarApartAsTheirCellsWant() {
    let scene = Scene(
      300, 300,
      Self.grid(
        .topLeading, Self.cells(nil, box(10, 10), text("A").named("text")),
        Self.cells(nil, box(10, 10), box(10, 10).named("box")), Self.cells(nil, box(10, 10))
      ).named("grid"))
    let below = Scene(300, 300, column(.leading, text("A").named("text"), box(10, 10).named("box")))
    #expect(scene["box"][1] - scene["text"][1] == below["box"][1] - below["text"][1])
    #expect(abs(scene["grid"][3] - (scene["box"][1] - scene["grid"][1] + 10 + 8 + 10)) < 0.01)
  }

  /// A span above two cells: the larger spacing preference counts, whichever cell has it.
  @Test(arguments: [true, false]) func spansLookAtAllCellsBelow(_ isFirst: Bool) {
    let (plain, close) = (box(10, 10), box(10, 10).padding(EdgeInsets(bottom: 1)))
    let scene = Scene(
      300, 300,
      Self.grid(
        .topLeading,
        Self.cells(nil, text("A").named("text").cell { $0.columns = 2 }, plain),
        Self.cells(nil, isFirst ? close.named("box") : text("B"), isFirst ? text("B") : close.named("box"), plain)))
    let below = Scene(300, 300, column(.leading, text("A").named("text"), box(10, 10).named("box")))
    #expect(scene["box"][1] - scene["text"][1] == below["box"][1] - below["text"][1])
  }

  /// Ten thousand rows: a grid's work grows linearly with its cells.
  @Test func longGridsTakeLinearWork() {
    func questions(_ rows: Int) -> Int {
      let cells = Self.cells(nil, box(10, 1), color)
      let grid = View(
        rule: .grid(.center, horizontalSpacing: nil, verticalSpacing: nil),
        children: Array(repeating: cells, count: rows))
      return Scene(300, 300, grid).statistics.questions
    }
    #expect(questions(10_000) - questions(5000) == questions(5000) - questions(0))
  }

  // MARK: Lines

  /// An explicit guide moves a view inside of its cell, as in a frame.
  @Test func edgesSetByHandMoveTheViewInItsCell() {
    let scene = Scene(
      50, 40, Self.grid(.topLeading, x: 0, Self.cells(nil, box(20, 20).guide(.top, at: -5).named("a"), box(30, 40))))
    #expect(scene["a"] == [0, 5, 20, 20])
  }

  /// The cells of a row share a baseline: 30 above it, 10 below.
  @Test func baselinesOfARowMeet() {
    let scene = Scene(
      200, 200,
      Self.grid(
        x: 0,
        Self.cells(
          .firstTextBaseline, box(20, 20).guide(.firstTextBaseline, at: 15).named("a"),
          box(10, 40).guide(.firstTextBaseline, at: 30).named("b"))
      ).named("grid"))
    #expect(scene["grid"][3] == 40)
    #expect(scene["a"][1] - scene["grid"][1] == 15)
    #expect(scene["b"][1] == scene["grid"][1])
  }

  @Test func customLinesComeOutAndEdgesDoNot() {
    let scene = Scene(200, 200) { builder in
      let key = builder.addKey(.horizontal, name: "Middle") { _ in 0 }
      let grid = Self.grid(
        x: 0, y: 0, Self.cells(nil, box(10, 10).guide(key, at: 4), box(10, 10).guide(key, at: 8)),
        box(20, 10).guide(.leading, at: 9)
      ).named("grid")
      return View(
        rule: .stack(.vertical, alignment: key, spacing: 0),
        children: [
          grid, box(30, 5).named("box"), column(.leading, spacing: 0, grid.named("edge"), box(1, 1).named("dot")),
        ])
    }
    // (4 + 18) / 2 = 11 from the grid's own edge; the column below uses the same line.
    #expect(scene["box"][0] == scene["grid"][0] + 11)
    #expect(scene["dot"][0] == scene["edge"][0])
  }

  // MARK: Right-to-left layout, invalid trees

  @Test func columnsRunFromTheRight() {
    let left = Scene(300, 100, sample)
    let right = Scene(300, 100, sample.rightToLeft())
    for name in ["a", "b", "c", "d"] {
      #expect(right[name][0] == 300 - left[name][0] - left[name][2])
      #expect(right[name][1...] == left[name][1...])
    }
  }

  private var sample: View {
    Self.grid(
      .leading, x: 5, Self.cells(nil, box(20, 10).named("a"), color.named("b")),
      Self.cells(nil, box(30, 20), box(10, 10).cell { $0.anchor = UnitPoint(x: 0, y: 1) }.named("c")),
      box(70, 5).named("d"))
  }

  @Test func anyGridHasALayout() {
    #expect(Scene(100, 100, Self.grid().named("empty"))["empty"] == [50, 50, 0, 0])
    #expect(Scene(100, 100, Self.grid(Self.cells()).named("row"))["row"][2] == 0)
    let alone = Scene(100, 100, Self.cells(.top, box(10, 10).named("a"), box(10, 20).named("b")).named("row"))
    #expect(alone["row"] == [36, 40, 28, 20])
    let odd = Scene(
      100, 100,
      Self.grid(
        x: .nan, y: -.infinity, Self.cells(nil, box(10, 10).cell { $0.columns = .max }, color.cell { $0.columns = -3 }),
        color.frame(FlexibleFrame(minWidth: .infinity)), Self.cells(nil, box(1e300, 1e300)),
        box(10, 10).cell { $0.anchor = UnitPoint(x: .nan, y: 0) }))
    #expect(odd.isFinite)
    #expect(odd.oddNumbers == [.spacing, .spacing, .gridCellColumns, .gridCellColumns, .gridCellAnchor])
  }

  /// Flexible grids inside of flexible grids: with enough space, the work for a level is the same at every
  /// depth. With too little space, a cell's final proposal is larger than its first one. The difference
  /// halves at every level, so it vanishes within a few levels.
  @Test func nestedGridsTakeLinearWork() {
    func questions(_ depth: Int, stage: Double) -> Int {
      let view = (0..<depth).reduce(color) { inner, _ in
        Self.grid(Self.cells(nil, color, inner), Self.cells(nil, box(5, 5), color))
      }
      return Scene(stage, stage, view).statistics.questions
    }
    #expect(
      questions(30, stage: 1e15) - questions(20, stage: 1e15) == questions(20, stage: 1e15) - questions(10, stage: 1e15)
    )
    #expect(questions(30, stage: 1e15) < 30 * 100)
    #expect(questions(100, stage: 3000) < 100 * 200)
  }
}

extension View {
  /// The view with grid cell modifiers.
  func cell(_ change: (inout GridCell) -> Void) -> View {
    var cell = GridCell()
    change(&cell)
    return inside(.gridCell(cell))
  }
}
