import Diagnostics
import LayoutDrawing
import LayoutEngine
import Testing

/// What holds of every drawing in a terminal.
@Suite struct TerminalTests {
  static func options(_ columns: Int, isPlain: Bool = false) -> TerminalOptions {
    TerminalOptions(columns: columns, isPlain: isPlain) { $0.displayWidth }
  }

  static func width(_ line: String) -> Int { line.displayWidth }

  @Test(arguments: [20, 33, 40, 57, 80, 120, 200]) func noDrawingIsWiderThanItsWindow(_ columns: Int) {
    for isPlain in [false, true] {
      let options = Self.options(columns, isPlain: isPlain)
      let drawings = [
        Pictures.numbers.terminal(options), Pictures.shop.terminal(options), Pictures.mirrored.terminal(options),
        Pictures.bars.terminal(options),
      ]
      let strokes = isPlain ? Set("+|") : Set("┌└│├")
      for line in drawings.joined() where line.contains(where: strokes.contains) {
        #expect(Self.width(line) <= columns, "\(line)")
      }
    }
  }

  @Test func plainIsASCII() {
    let options = Self.options(60, isPlain: true)
    for line in Pictures.numbers.terminal(options) + Pictures.shop.terminal(options) + Pictures.phases.terminal(options)
      + Pictures.rowPhases.terminal(options) + Pictures.gallery.terminal(options)
    {
      #expect(line.allSatisfy { $0.isASCII }, "\(line)")
    }
  }

  /// The right edge of a box is where it would be without the name, whatever its letters.
  @Test(arguments: ["owl", "梟", "梟の絵", "🦉🦉", "é", "e\u{301}", "👩‍👩‍👧‍👦"])
  func wideLettersMoveNothing(_ name: String) {
    let figures = [
      Figure(name, frame: Rect(x: 0, y: 0, width: 60, height: 40)),
      Figure("b", frame: Rect(x: 80, y: 0, width: 40, height: 40)),
    ]
    let lines = Picture(stage: Size(width: 120, height: 40), figures: figures).terminal(Self.options(80))
    #expect(lines.count == 5)
    #expect(Set(lines.map(Self.width)) == [25])
    #expect(lines.contains { $0.contains(name) })
  }

  /// A name never moves the cursor or changes a color.
  @Test func controlCharactersAreShownAsMarks() {
    let name = "\u{1B}[31mred\u{7}\r\n"
    let picture = Picture(
      stage: Size(width: 100, height: 40), figures: [Figure(name, frame: Rect(x: 0, y: 0, width: 100, height: 40))],
      expected: [ExpectedFrame(name, frame: Rect(x: 40, y: 0, width: 100, height: 40))])
    let strip = Filmstrip(frames: [.init(name, picture), .init("\u{9B}31m", picture)])
    for line in picture.terminal(Self.options(80)) + strip.terminal(Self.options(80)) {
      let controls = line.unicodeScalars.filter { $0.properties.generalCategory == .control }
      #expect(controls.isEmpty, "\(line.debugDescription)")
    }
  }

  @Test(arguments: DocumentTests.oddNumbers) func anyNumberGivesADrawing(_ number: Double) {
    let frames = [
      Rect(x: number, y: 0, width: 20, height: 20), Rect(x: 0, y: number, width: number, height: 20),
      Rect(x: 0, y: 0, width: 20, height: number),
    ]
    let figures = frames.enumerated().map { Figure("v\($0)", frame: $1) }
    let guides = [Axis.horizontal, .vertical].map {
      GuideLine(key: "line", axis: $0, position: number, ticks: [.init(figure: 0, value: number, isExplicit: true)])
    }
    let picture = Picture(
      stage: Size(width: number, height: number), figures: figures, guides: guides,
      expected: frames.map { ExpectedFrame("v0", frame: $0) })
    #expect(picture.terminal(Self.options(40)).count < 200)
    let phases = AlignmentPhases(
      container: "VStack", key: "line", axis: .horizontal,
      children: [
        .init("a", size: Size(width: number, height: number), value: number, isExplicit: true),
        .init("b", size: Size(width: 20, height: 20), value: 3, isExplicit: false),
      ])
    #expect(phases.terminal(Self.options(40)).count < 200)
    _ = phases.drawn()
  }

  @Test func nothingToDrawIsSaid() {
    #expect(Picture(stage: .zero).terminal(Self.options(80)) == ["No view here has a name."])
    #expect(Filmstrip(frames: []).terminal(Self.options(80)) == ["Nothing changes.", ""])
    let empty = AlignmentPhases(container: "HStack", key: "top", axis: .vertical, children: [])
    #expect(empty.distances.isEmpty)
    _ = empty.drawn()
    _ = Filmstrip(frames: []).drawn()
  }

  /// A difference that no cell shows is said in numbers.
  @Test func smallDifferencesAreSaid() {
    let figures = [Figure("badge", frame: Rect(x: 11, y: 10, width: 100, height: 40))]
    let picture = Picture(
      stage: Size(width: 120, height: 60), figures: figures,
      expected: [
        ExpectedFrame("badge", frame: Rect(x: 10, y: 10, width: 100, height: 40)),
        ExpectedFrame("gone", frame: Rect(x: 10, y: 10, width: 20, height: 20)),
      ])
    let text = picture.terminal(Self.options(100)).joined(separator: "\n")
    #expect(text.contains("badge  1 too far right (less than a cell)"))
    #expect(text.contains("gone   missing, belongs at 10,10, 20 × 20"))
  }

  /// Frames, the place of "yours" beside "expected", and the number of columns from which on they stand side by side.
  @Test func sideBySideWhenThereIsRoom() throws {
    for (columns, isBeside) in [(100, true), (30, false)] {
      let lines = Pictures.numbers.terminal(Self.options(columns))
      let title = try #require(lines.first { $0.contains("expected") })
      #expect(title.contains("yours") == isBeside, "\(columns) columns")
    }
  }
}

/// How a difference is worded.
@Suite struct DifferenceTests {
  static let cases: [(Rect, String?)] = [
    (Rect(x: 10, y: 10, width: 20, height: 20), nil),
    (Rect(x: 10.5, y: 9.5, width: 20, height: 20), nil),
    (Rect(x: 30, y: 10, width: 20, height: 20), "20 too far right"),
    (Rect(x: 5, y: 12, width: 20, height: 20), "5 too far left, 2 too low"),
    (Rect(x: 10, y: 0, width: 40, height: 10), "10 too high, 20 too wide, 10 too short"),
    (Rect(x: 10, y: 10, width: 0, height: 20.75), "20 too narrow, 0.75 too tall"),
  ]

  @Test(arguments: cases)
  func words(_ yours: Rect, _ words: String?) {
    let picture = Picture(
      stage: .zero, figures: [Figure("a", frame: yours)],
      expected: [ExpectedFrame("a", frame: Rect(x: 10, y: 10, width: 20, height: 20))])
    #expect(picture.differences.map { $0.words() } == [words])
  }

  @Test func germanNumbersHaveAComma() {
    #expect(Difference.words(x: -0.75, y: 3, width: 0, height: 0, in: .german) == "0,75 zu weit links, 3 zu weit unten")
  }
}
