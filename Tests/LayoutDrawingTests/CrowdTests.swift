import LayoutEngine
import Testing

@testable import LayoutDrawing

/// Many lines in one picture, as grids have them.
@Suite struct CrowdTests {
  private static func svg(_ picture: Picture) -> String {
    picture.drawn(SVGOptions(layers: [.guides, .containers]))
  }

  /// The plates behind the labels of lines: the only rounded rectangles of the layer.
  private static func plates(in text: String) -> [Rect] {
    text.matches(of: #/<rect x="([\d.\-]+)" y="([\d.\-]+)" width="([\d.]+)" height="([\d.]+)" rx="3"/#).map { match in
      func number(_ text: Substring) -> Double { Double(text) ?? .nan }
      return Rect(x: number(match.1), y: number(match.2), width: number(match.3), height: number(match.4))
    }
  }

  static let grids: [(Int, Int, Size)] = [
    (4, 5, Size(width: 50, height: 24)), (12, 9, Size(width: 18, height: 14)), (20, 3, Size(width: 12, height: 20)),
    (3, 20, Size(width: 80, height: 10)), (6, 6, Size(width: 31, height: 17)), (2, 9, Size(width: 24, height: 8)),
    (30, 30, Size(width: 9, height: 8)),
  ]

  @Test(arguments: grids) func noLabelHidesAnother(_ columns: Int, _ rows: Int, _ pitch: Size) {
    let plates = Self.plates(in: Self.svg(Pictures.grid(columns: columns, rows: rows, pitch: pitch)))
    #expect(plates.count >= 4)
    for (index, plate) in plates.enumerated() {
      for other in plates[..<index] {
        #expect(!plate.inset(by: 0.01).intersects(other), "\(plate) and \(other)")
      }
    }
  }

  /// Where each line is can be read: at the line, or in the list below.
  @Test(arguments: grids) func everyPlaceIsWritten(_ columns: Int, _ rows: Int, _ pitch: Size) {
    let picture = Pictures.grid(columns: columns, rows: rows, pitch: pitch)
    let text = Self.svg(picture)
    let written = text.split(separator: "\n").filter { $0.contains("<text") }.joined(separator: " ")
    let numbers = Set(written.matches(of: #/[\d.]+(?=[,<])/#).map { String($0.0) })
    for guide in picture.guides { #expect(numbers.contains(guide.position.short), "\(guide.caption)") }
    #expect(written.contains("leading at x 30") && written.contains("center at y"))
  }

  /// In words every line and every view on it is there.
  @Test func theWordsLeaveNothingOut() {
    let picture = Pictures.grid(columns: 12, rows: 9, pitch: Size(width: 18, height: 14))
    let words = picture.description(SVGOptions(layers: [.guides]))
    #expect(words.count(of: "The line leading of grid lies at x ") == 12)
    #expect(words.count(of: "The line center of GridRow lies at y ") == 9)
    #expect(words.count(of: ", its default") == 2 * 12 * 9)
  }

  /// Marks are small and join where a cell's lines cross, besides where letters are.
  @Test func marksOfACellJoin() {
    let text = Self.svg(Pictures.grid(columns: 4, rows: 5, pitch: Size(width: 50, height: 24)))
    let marks = text.matches(of: #/<circle cx="([\d.]+)" cy="([\d.]+)" r="1.75"/#).map { "\($0.1) \($0.2)" }
    #expect(marks.count == 40)
    #expect(Set(marks).count == 20)
    #expect(text.count(of: "GridRow × 5") == 1)
    #expect(text.count(of: ">GridRow<") == 0)
  }

  /// What the source sets keeps its number, whatever is around it.
  @Test func whatIsSetKeepsItsNumber() {
    var picture = Pictures.grid(columns: 12, rows: 9, pitch: Size(width: 18, height: 14))
    let cell = picture.guides[3].ticks[2].figure
    picture.guides[3].ticks[2] = GuideLine.Tick(figure: cell, value: 7.25, isExplicit: true)
    let text = Self.svg(picture)
    #expect(text.count(of: ">7.25</text>") == 1)
    #expect(text.count(of: "r=\"1.75\"") == 2 * 12 * 9 - 1)
  }

  /// Letters stay free of lines.
  @Test func linesLeaveLettersOut() throws {
    let picture = Pictures.grid(columns: 4, rows: 5, pitch: Size(width: 50, height: 24))
    let crowd = try #require(GuideCrowd(picture))
    let level = try #require(picture.guides.first { $0.axis == .vertical })
    // The first and the last of four cells are texts, 44 wide.
    #expect(crowd.parts(of: level, from: 22, to: 238) == [22...30, 74...180, 224...238])
    let upright = try #require(picture.guides.first)
    #expect(crowd.parts(of: upright, from: 22, to: 158) == [22...158], "at the edge of the letters")
  }

  @Test(arguments: DocumentTests.oddNumbers) func anyNumberGivesADocument(_ number: Double) {
    var picture = Pictures.grid(columns: 5, rows: 5, pitch: Size(width: 50, height: 24))
    for index in stride(from: 0, to: picture.guides.count, by: 3) { picture.guides[index].position = number }
    for index in stride(from: 1, to: picture.guides.count, by: 3) {
      picture.guides[index].ticks[0].figure = .max
      picture.guides[index].ticks[1].value = number
    }
    for index in stride(from: 2, to: picture.figures.count, by: 5) {
      picture.figures[index].frame = Rect(x: number, y: 3, width: 10, height: number)
    }
    let text = Self.svg(picture)
    #expect(!text.contains("nan") && !text.contains("inf\""))
    #expect(picture.terminal(TerminalTests.options(80)).count < 300)
  }

  @Test func fewLinesAreNoCrowd() {
    #expect(GuideCrowd(Pictures.numbers) == nil)
    #expect(GuideCrowd(Pictures.shop) == nil)
    #expect(GuideCrowd(Pictures.grid(columns: 2, rows: 3, pitch: Size(width: 50, height: 24))) == nil)
  }

  /// Rows beside each other match one line: it is named once, and nothing is said below the drawing.
  @Test func oneLineIsNamedOnceInTheTerminal() {
    var picture = Pictures.grid(columns: 2, rows: 2, pitch: Size(width: 80, height: 40))
    let levels = picture.guides.filter { $0.axis == .vertical }
    picture.guides = levels.flatMap { [$0, $0, $0] }
    let lines = picture.terminal(TerminalTests.options(80))
    #expect(lines.filter { $0.contains("center") }.map { $0.ranges(of: "center").count } == [1, 1])
  }

  /// A level line is named beside the drawing, also where it ends inside of a box.
  @Test func levelLinesAreNamedInTheTerminal() {
    let picture = Pictures.grid(columns: 4, rows: 5, pitch: Size(width: 50, height: 24))
    let lines = picture.terminal(TerminalTests.options(80))
    #expect(lines.filter { $0.hasSuffix(" center") }.count == 5)
    #expect(lines.allSatisfy { !$0.contains("center at y") })
  }
}
