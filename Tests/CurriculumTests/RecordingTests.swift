import Diagnostics
import Foundation
import LayoutEditing
import LayoutEngine
import LayoutProgram
import Testing

@testable import Curriculum

/// Tests for recording packages and the comparison of their frames. Without a Mac, the conformance cases, whose frames
/// are known, replace a recording.
@Suite struct RecordingTests {
  private static let folder = ExercisesTests.root.appendingPathComponent("Tests/ConformanceTests/Cases")

  private static func cases(in file: String) throws -> [LayoutCase] {
    let text = try String(contentsOf: folder.appendingPathComponent("\(file).jsonl"), encoding: .utf8)
    return try text.split(separator: "\n").map { line in
      try LayoutCase(line: SourceText(name: file, text: String(line)))
    }
  }

  private static func scene(_ example: LayoutCase) throws -> Scene {
    let deadline = Deadline(seconds: LayoutCase.seconds)
    let program = try compile(example.source, with: example.given, by: deadline).get()
    return try Curriculum.scene(of: program, for: example.request, by: deadline).get()
  }

  // MARK: Comparing

  @Test(arguments: ["rules", "right-to-left", "recorded", "decided"])
  func nothingDiffersInWhatIsKnown(file: String) throws {
    for example in try Self.cases(in: file) {
      let result = example.compared()
      #expect(result.agrees, "\(example.id): \(result.differences)")
      #expect(result.views == example.frames.count)
    }
  }

  /// A line as a recording writes it, with all views under unique names.
  private static func recording(of example: LayoutCase) throws -> LayoutCase {
    let line = example.line(with: try scene(example), on: "a test").compact
    return try LayoutCase(line: SourceText(name: example.id, text: line))
  }

  @Test func exactlyWhatIsSpoiltIsFound() throws {
    for (number, example) in try Self.cases(in: "rules").enumerated() {
      var recorded = try Self.recording(of: example)
      #expect(recorded.recordedOn == "a test")
      #expect(recorded.compared().agrees, "\(example.id)")
      let place = number % recorded.frames.count
      let name = recorded.frames[place].name
      switch number % 4 {
      case 0: recorded.frames[place].frame.x += 3
      case 1: recorded.frames[place].frame.height -= 0.75
      case 2: recorded.frames[place].frame.width += 0.4
      default: recorded.frames.remove(at: place)
      }
      let found = recorded.compared().differences
      if number % 4 == 2 {
        #expect(found.isEmpty, "\(example.id): \(found)")
        #expect(recorded.compared(within: 0.3).differences.map(\.view) == [name])
      } else {
        #expect(found.map(\.view) == [name], "\(example.id): \(found)")
        #expect((found.first?.worst == nil) == (number % 4 == 3))
        #expect((found.first?.rule == nil) == (number % 4 == 3))
      }
    }
  }

  @Test func aViewThatIsOnlyRecordedIsFound() throws {
    var example = try #require(Self.cases(in: "rules").first)
    example.frames.append(("nobody", Rect(x: 0, y: 0, width: 1, height: 1)))
    let found = example.compared().differences
    #expect(found.map(\.view) == ["nobody"])
    #expect(found.first?.ours == nil)
  }

  @Test(arguments: [
    (0, nil), (1, "; 1 moment after a step is left out."), (2, "; 2 moments after steps are left out."),
  ])
  func thePackageSaysHowManyMomentsItLacks(count: Int, words: String?) {
    var package = RecorderPackage([])
    package.moments = count
    let page = RecorderReadMe(package).text
    #expect(page.contains("Scenarios with steps") == (words != nil))
    if let words { #expect(page.contains(words)) }
    #expect(page.contains("\n- `Date()` and random values are"))
  }

  @Test func aCaseThatDoesNotRunIsNoAgreement() throws {
    let example = try LayoutCase(
      line: SourceText(name: "a", text: #"{"id": "a", "source": "Colour.red", "size": [10, 10], "frames": {}}"#))
    #expect(!example.compared().agrees)
    #expect(example.compared().stop != nil)
  }

  /// The rule that decides a view's frame, by the index of the wrong number: x, y, width, height.
  static let deciding: [(source: String, number: Int, rule: FidelityRule, node: String?)] = [
    ("Color.red.frame(width: 20, height: 10).id(\"a\")", 0, .root, nil),
    ("Color.red.frame(width: 20, height: 10).id(\"a\")", 2, .modifiers, "frame"),
    ("Color.red.id(\"a\")", 2, .root, nil), ("Text(\"Hi\").id(\"a\")", 2, .textWidths, "Text"),
    ("Text(\"Hi\").id(\"a\")", 3, .textHeights, "Text"),
    ("HStack { Color.blue; Color.red.id(\"a\") }", 0, .gaps, "HStack"),
    ("HStack { Color.blue; Color.red.id(\"a\") }", 2, .sharingRoom, "HStack"),
    ("HStack { Color.blue; Color.red.frame(height: 10).id(\"a\") }", 1, .matchingLines, "HStack"),
    ("Color.red.frame(width: 20, height: 10).id(\"a\").padding(.leading, 8)", 0, .modifiers, "padding"),
    ("Color.blue.overlay(alignment: .top) { Color.red.frame(height: 10).id(\"a\") }", 1, .overlays, "overlay"),
    ("Grid { GridRow { Color.blue; Color.red.frame(width: 20).id(\"a\") } }", 0, .grids, nil),
    ("GeometryReader { _ in Color.red.frame(width: 20).offset(x: 3).id(\"a\") }", 2, .modifiers, "frame"),
    ("ScrollView { Color.red.frame(height: 20).id(\"a\") }", 1, .scrollViews, "ScrollView"),
  ]

  @Test(arguments: deciding.indices) func theRuleIsTheOneThatDecides(_ index: Int) throws {
    let (source, number, rule, node) = Self.deciding[index]
    let line: JSON = ["id": "a", "source": JSON(source), "size": [100, 60]]
    var example = try Self.recording(of: LayoutCase(line: SourceText(name: "a", text: line.compact)))
    let place = try #require(example.frames.firstIndex { $0.name == "a" })
    switch number {
    case 0: example.frames[place].frame.x += 5
    case 1: example.frames[place].frame.y += 5
    case 2: example.frames[place].frame.width += 5
    default: example.frames[place].frame.height += 5
    }
    let found = try #require(example.compared().differences.first)
    #expect(found.rule == rule, "\(source): \(found)")
    if let node { #expect(found.decidedBy == node) }
  }

  @Test func aViewThatGoesAlongSaysSo() throws {
    let source = "HStack { Color.red.frame(width: 20, height: 10).id(\\\"a\\\") }.padding(4).id(\\\"row\\\")"
    let line = "{\"id\": \"a\", \"source\": \"\(source)\", \"size\": [100, 60]}"
    var example = try Self.recording(of: LayoutCase(line: SourceText(name: "a", text: line)))
    for place in example.frames.indices { example.frames[place].frame.y += 2 }
    let found = example.compared().differences
    #expect(found.count == 2)
    #expect(found.first { $0.view == "a" }?.follows == "row")
    #expect(found.first { $0.view == "row" }?.follows == nil)
  }

  /// `Docs/Fidelity.md` lists each rule by the same words.
  @Test func everyRuleIsInTheDocuments() throws {
    let page = try String(
      contentsOf: ExercisesTests.root.appendingPathComponent("Docs/Fidelity.md"), encoding: .utf8)
    for rule in FidelityRule.allCases { #expect(page.contains(rule.rawValue), "\(rule.rawValue)") }
  }

  // MARK: Writing

  /// The recording modifiers in terms that the course supports, so that a rewritten program can be laid out.
  private static let recorder = """

    extension View {
      func recorded(_ id: String) -> some View { background { GeometryReader { _ in Color.clear } } }
      func recorded(_ id: Int) -> some View { background { GeometryReader { _ in Color.clear } } }
      func recorded(shown call: Int) -> some View { background { GeometryReader { _ in Color.clear } } }
    }
    extension Image {
      init(recorded name: String, sizes: [String: CGSize]) { self.init(name) }
    }
    let recordedAssets: [String: CGSize] = [:]

    """

  /// Recording modifiers change no frame, according to the known rules.
  private func expectSameFrames(_ example: LayoutCase) throws {
    let deadline = Deadline(seconds: LayoutCase.seconds)
    let program = try compile(example.source, with: example.given, by: deadline).get()
    let original = try Curriculum.scene(of: program, for: example.request, by: deadline).get()
    let made = deadline.answer { () -> Result<RecordingSource, RecordingObstacle> in
      Result { () throws(RecordingObstacle) in
        try program.recordingSource(for: example.request, showing: original)
      }
    }
    let source = try #require(made).get()
    let text = source.declarations + Self.recorder + "#Preview { \(source.root) }\n"
    var rewritten = LayoutCase(
      id: example.id, source: SourceText(name: example.id, text: text), request: example.request)
    rewritten.request.view = nil
    rewritten.request.arguments = []
    rewritten.request.state = []
    let scene = try Self.scene(rewritten)
    func frames(_ scene: Scene) -> [String] { RecordedNames(scene).views.map { "\($0.key) \($0.frame)" } }
    #expect(frames(scene) == frames(original), "\(example.id):\n\(text)")
  }

  @Test(arguments: ["rules", "right-to-left", "recorded", "decided"])
  func recordingChangesNoFrame(file: String) throws {
    for example in try Self.cases(in: file) { try expectSameFrames(example) }
  }

  @Test(arguments: ExercisesTests.exercises) func recordingChangesNoFrameOfTheCourse(id: String) throws {
    let pack = try #require(ExercisesTests.pack)
    let material = try Material(of: try #require(pack.exercise(called: id)), in: pack)
    let solution = try pack.text(.solution, of: material.exercise.reference)
    // Decoding data needs Foundation.
    guard material.exercise.view != nil, material.given?.text.contains("Decodable") != true else { return }
    for scenario in material.exercise.scenarios {
      try expectSameFrames(
        LayoutCase(
          id: "\(id)/\(scenario.id)", source: solution, given: material.given,
          request: material.request(for: scenario)))
    }
  }

  private static func entry(_ source: String, _ more: JSON.Member...) throws -> RecorderPackage.Entry {
    let line = JSON(
      members: [("id", "a"), ("source", JSON(source)), ("size", [100, 60])] + more.map { ($0.key, $0.value) })
    return RecorderPackage.entry(
      for: try LayoutCase(line: SourceText(name: "a", text: line.compact)), number: 7)
  }

  /// A program, and a part of the file generated from it.
  static let rewritten = [
    ("Color.red.id(\"a\")", "Color.red.id(\"a\").recorded(\"a\")"),
    ("Text(\"Hi\").bold().padding()", "Text(\"Hi\").bold().recorded(shown: 0).padding()"),
    ("Image(\"owl\").resizable().frame(width: 3)", "Image(recorded: \"owl\", sizes: recordedAssets).resizable()"),
    ("Image(systemName: \"star\").id(\"s\")", "Image(systemName: \"star\").id(\"s\").recorded(\"s\")"),
    ("VStack { ForEach(0..<2) { n in Text(\"\\(n)\") } }", "shown: [[\"Text:0\", \"Text:1\"]]"),
    ("VStack { Color.red }; Color.blue", "isSeveral: true"),
    ("struct A: View { var body: some View { Color.red } }", "AnyView(A.recordedRoot())"),
    ("public struct A: View { public var body: some View { Color.red } }", "private struct A: View"),
    ("@main struct A: View { var body: some View { Color.red } }", " private struct A: View"),
    ("extension View { public func a() -> some View { self } }\nColor.red.a()", "private extension View { func a()"),
    ("protocol P {}\nextension Int: P { var a: Int { 1 } }\nColor.red", "fileprivate var a: Int"),
    (
      "struct A: View { var body: some View { Color.red } }\n#Preview { A() }", "View {\nvar body: some View { A() }\n}"
    ),
    ("#Preview { @Previewable @State var n = 1\nText(\"\\(n)\") }", "View {\n@State var n = 1\nvar body: some View {"),
    ("#Preview { Color.red }\n#Preview { Color.blue }", "var body: some View { Color.red }\n}\n\n"),
    (
      "struct A<C: View>: View { let c: C; var body: some View { c } }\n"
        + "extension A where C == Text { init() { self.init(c: { Text(\"Hi\") }()) } }\nA()",
      "Text(\"Hi\") }()"
    ),
    ("\u{FEFF}Color.red", "import SwiftUI\n\nprivate struct RecordedRoot"),
  ]

  @Test(arguments: rewritten.indices) func programsBecomeFiles(_ index: Int) throws {
    let (source, part) = Self.rewritten[index]
    guard case .recorded = try Self.entry(source) else { throw Failure() }
    let package = RecorderPackage([try Self.entry(source)])
    let file = try #require(package.files.last)
    #expect(file.path == "Sources/Cases/case0007.swift")
    #expect(file.text.contains(part), "\(file.text)")
  }

  struct Failure: Error {}

  static let requests: [(source: String, JSON.Member, part: String)] = [
    (
      "struct A: View { var n = 1; var body: some View { Color.red } }", .init(key: "arguments", value: ["n": 3]),
      "Self(n: 3)"
    ),
    (
      "struct A: View { @State private var n = 1; var body: some View { Color.red } }",
      .init(key: "state", value: ["A.n": 3]), "@State private var n = (3) as Int"
    ),
    (
      "struct A: View { @State var a: HorizontalAlignment = .leading; var body: some View { Color.red } }",
      .init(key: "state", value: ["A.a": "trailing"]), "var a: HorizontalAlignment = .trailing"
    ),
    (
      "struct A: View { @Binding var n: Bool; var body: some View { Color.red } }",
      .init(key: "arguments", value: ["n": true]), "Self(n: .constant(true))"
    ),
    (
      "struct B { var n = 1 }\nstruct A: View { var b: [B]; var body: some View { Color.red } }",
      .init(key: "arguments", value: ["b": [["n": 2]]]), "Self(b: [B(n: 2)])"
    ),
    ("Color.red", .init(key: "direction", value: "rightToLeft"), "isMirrored: true, textSize: .large"),
    ("Color.red", .init(key: "textSize", value: "xLarge"), "textSize: .xLarge"),
  ]

  @Test(arguments: requests.indices) func requestsBecomeCode(_ index: Int) throws {
    let (source, member, part) = Self.requests[index]
    let file = try #require(RecorderPackage([try Self.entry(source, member)]).files.last)
    #expect(file.text.contains(part), "\(file.text)")
  }

  static let obstacles: [(source: String, reason: String)] = [
    ("infix operator +++\nColor.red", RecordingObstacle.operators.words),
    (
      "extension String: Identifiable { public var id: String { self } }\nColor.red",
      RecordingObstacle.conformance("String").words
    ),
    ("@main struct A: App { var body: some Scene { WindowGroup { Color.red } } }", RecordingObstacle.app.words),
    ("Colour.red", "cannot find 'Colour' in scope"),
  ]

  @Test(arguments: obstacles.indices) func whatDoesNotFitIsLeftOut(_ index: Int) throws {
    guard case .leftOut(let one) = try Self.entry(Self.obstacles[index].source) else { throw Failure() }
    #expect(one.reason == Self.obstacles[index].reason)
  }

  @Test func titlesOfButtonsAreSaidNotToBeRecorded() throws {
    let package = RecorderPackage([try Self.entry("VStack { Button(\"Tap\") {}; Text(\"a\") + Text(\"b\") }")])
    #expect(package.recorded.first?.unrecorded == ["Text:Tap", "Text:ab"])
    let page = try #require(package.files.first { $0.path == "README.md" })
    #expect(page.text.contains("a: Text:Tap, Text:ab"))
  }
}
