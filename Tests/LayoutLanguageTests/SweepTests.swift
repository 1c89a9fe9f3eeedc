import Diagnostics
import LayoutEngine
import Testing

@testable import LayoutEditing
@testable import LayoutLanguage
@testable import LayoutProgram

/// Sweeps of a number: the breaks are where the frames, known in advance, leave their lines.
@Suite struct SweepTests {
  private static func view(_ name: String, _ naming: NamedView.Naming = .id, width: Double) -> NamedView {
    NamedView(
      name: name, naming: naming, frame: Rect(x: 0, y: 0, width: width, height: 10), range: nil, isRepeated: false)
  }

  private static func breaks(_ range: ClosedRange<Double>, _ show: (Double) -> [NamedView]) -> [Sweep.Break] {
    Sweep(over: range, grain: 0.5, show: show).breaks
  }

  @Test func aStraightLineHasNone() {
    #expect(Self.breaks(0...200) { [Self.view("a", width: $0 / 3)] }.isEmpty)
  }

  @Test func aJumpIsFoundBetweenTwoPixels() {
    let found = Self.breaks(0...200) { number in
      [Self.view("a", width: number < 93.5 ? number : number + 20), Self.view("b", width: number)]
    }
    #expect(found == [Sweep.Break(before: 93, after: 93.5, views: ["a"])])
  }

  @Test func aBendIsFoundWithinAPixel() throws {
    let found = Self.breaks(0...200) { [Self.view("a", width: min($0, 77))] }
    #expect(found.count == 1)
    #expect(try abs(#require(found.first).after - 77) <= 1)
  }

  @Test func whatComesAndGoesBreaks() {
    let found = Self.breaks(0...100) { number in
      [Self.view("a", width: 10)] + (number > 40 && number < 60 ? [Self.view("b", width: 5)] : [])
    }
    #expect(found.map(\.after) == [40.5, 60])
    #expect(found.allSatisfy { $0.views == ["b"] })
  }

  @Test func oneThatBreaksAgainAndAgainIsOneStretch() {
    let found = Self.breaks(0...100) { number in
      [Self.view("a", width: number > 20 && number < 40 ? (number / 2).rounded(.down) * 9 : 0)]
    }
    #expect(found.count <= 2)
    #expect(found.reduce(0) { $0 + $1.count } >= 9)
  }

  @Test func aTextThatSaysTheNumberIsNoView() {
    let found = Self.breaks(0...50) { number in
      [Self.view("a", width: number), Self.view("Text:\(number)", .content, width: 20)]
    }
    #expect(found.isEmpty)
  }

  private static let source = """
    struct Row: View {
      @State private var gap = 8.0
      let count = 3

      var body: some View {
        HStack(spacing: gap) {
          ForEach(0..<count, id: \\.self) { _ in Color.red.frame(width: 10, height: 10) }
          Spacer(minLength: 0)
        }
        .frame(width: 100).id("row")
      }
    }
    """

  private static func program() throws -> Program {
    try Program.compile([SourceText(name: "row.layout", text: source)])
  }

  private static func number(_ words: String) throws -> SweptNumber {
    let start = try #require(source.range(of: words))
    let offset =
      source[..<start.lowerBound].utf8.count
      + (words.split(separator: " ").last.map { words.utf8.count - $0.utf8.count } ?? 0)
    return try #require(try program().number(at: SourceRange(lower: offset, upper: offset)))
  }

  /// `8.0` stays a `Double` at 20, and a count is never 2.5.
  @Test(arguments: ["gap = 8.0", "count = 3"]) func aLiteralStaysOfItsKind(_ words: String) throws {
    let sweep = try Self.program().sweep(
      try Self.number(words), over: 0...20, for: SceneRequest(stage: Size(width: 200, height: 50)))
    #expect(sweep.curves.map(\.name) == ["row"])
  }

  @Test func aStateThatNobodyHasIsRefused() throws {
    let request = SceneRequest(stage: Size(width: 200, height: 50))
    let error = #expect(throws: Problems.self) {
      try Self.program().sweep(.state("Row.gpa"), over: 0...20, for: request)
    }
    #expect(error?.all.first?.message.english == "there is no @State called 'Row.gpa'")
    #expect(error?.all.first?.notes.first?.message.english.contains("Row.gap") == true)
    #expect(throws: Never.self) { try Self.program().sweep(.state("Row.gap"), over: 0...20, for: request) }
  }
}

/// Steps as JSON, and places that respond to touches.
@Suite struct SceneTouchTests {
  @Test(arguments: [
    #"{"tap":"a"}"#, #"{"tap":"","count":2,"at":[10,20.5]}"#, #"{"longPress":"a","at":[1,2]}"#,
    #"{"drag":"a","by":[3,-4],"released":false}"#, #"{"set":"","to":0.5,"at":[1,2]}"#, #"{"scroll":"a","to":"b"}"#,
    #"{"scroll":"a","to":[0,120]}"#, #"{"wait":0.5}"#, #"{"tap":"a","times":[0.5,"0.2s"]}"#,
  ])
  func aStepIsWrittenAsItIsRead(_ text: String) throws {
    let step = try SceneStep(try JSON.read(SourceText(name: "step", text: text)))
    #expect(step.json.compact == text)
  }

  @Test func aStepOnNothingNeedsAPoint() {
    #expect(throws: Problem.self) { try SceneStep(try JSON.read(SourceText(name: "step", text: #"{"tap":""}"#))) }
  }

  private static let source = """
    struct Panel: View {
      @State private var isOn = false
      @State private var level = 2.0

      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 20).onTapGesture { isOn.toggle() }.id("bar")
          Slider(value: $level, in: 0...10).frame(width: 100, height: 20)
          Button("Go") {}.frame(width: 100, height: 20).disabled(true)
          Color.blue.frame(width: isOn ? 50 : 10, height: 10 * level).id("out")
        }
      }
    }
    """

  private static func performance(_ steps: [SceneStep]) throws -> ScenePerformance {
    var request = SceneRequest(stage: Size(width: 100, height: 200))
    request.traced = true
    return try Program.compile([SourceText(name: "panel.layout", text: source)]).performance(of: request, steps: steps)
  }

  @Test func whatReactsIsTold() throws {
    let touches = try Self.performance([]).start.touches
    #expect(
      touches.map { $0.control?.kind.rawValue ?? $0.gestures.map(\.rawValue).joined() } == ["tap", "slider", "button"])
    // A slider is 31 high and the button's title 20.5, whatever their frames; both are centered in their frames.
    #expect(touches.map(\.frame.midY) == [70, 90, 110])
    #expect(touches[1].control?.value.number == 2)
    #expect(touches[1].control?.bounds == 0...10)
    #expect(touches[2].label == "Go")
    #expect(touches.map(\.isDisabled) == [false, false, true])
  }

  @Test func aFingerFindsWhatIsAtAPoint() throws {
    let tapped = try Self.performance([SceneStep(.tap(count: 1), on: "", at: Point(x: 50, y: 70))])
    #expect(tapped.moments.last?.scene.views.first { $0.name == "out" }?.frame.width == 50)
    let slid = try Self.performance([SceneStep(.set(JSON(5)), on: "", at: Point(x: 50, y: 90))])
    #expect(slid.moments.last?.scene.views.first { $0.name == "out" }?.frame.height == 50)
    #expect(throws: Problems.self) {
      try Self.performance([SceneStep(.tap(count: 1), on: "", at: Point(x: 1, y: 199))])
    }
  }
}
