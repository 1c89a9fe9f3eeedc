import Diagnostics
import LayoutEngine
import LayoutProgram
import Testing

@testable import Curriculum

@Suite struct PackReadingTests {
  @Test func readsAPackWithoutItsExercises() throws {
    let folder = try Folder(["Exercises/course.json": Folder.course])
    let pack = try Pack.read(in: folder.pack)
    #expect(pack.id == "mini")
    #expect(pack.exercises.map(\.id) == ["eyes", "menu"])
    #expect(pack.exercise(called: "menu")?.learnerFile == "exercises/01-one/menu.layout")
    #expect(pack.exercise(called: "nope") == nil)
    #expect(pack.chapter(of: Folder.eyes)?.number == 1)
  }

  @Test func readsOneExerciseAlone() throws {
    let folder = try Folder.complete()
    let exercise = try Pack.read(in: folder.pack).exercise(Folder.eyes)
    #expect(exercise.check == ["image", "icon"])
    #expect(exercise.hints.count == 3)
    #expect(exercise.points == 3)
    #expect(!exercise.isOptional)
    let tall = exercise.scenarios[1]
    #expect(tall.size == Size(width: 320.5, height: 220))
    #expect(tall.arguments.map(\.key) == ["width", "name"])
    #expect(tall.data == [.init(name: "a.json", replacement: "b.json")])
    #expect(tall.direction == .rightToLeft)
    #expect(tall.textSize == .xLarge)
    #expect(tall.scale == 3)
    #expect(tall.isHidden)
    #expect(
      tall.circumstances(in: .english)
        == "320.5 × 220, width 180, name “Ow”, b.json, Shop.isOpen true, right to left, text size xLarge, scale 3")
    #expect(exercise.scenarios[0].circumstances(in: .english) == "360 × 220")
  }

  /// Replacements in a valid file, with the expected problem and its line.
  @Test(
    arguments: [
      (#""format": 1"#, #""format": 2"#, "newer version", 1),
      (#""format": 1"#, #""format": 0"#, "first format is 1", 1),
      (#""id": "mini""#, #""id": "../x""#, "small letters", 1),
      (#""title": "Mini""#, #""titel": "x""#, "no \"titel\"", 1),
      (#""eyes", "menu""#, #""eyes", "eyes""#, "two exercises are called \"eyes\"", 2),
      (#"["eyes", "menu"]"#, "[]", "no exercises", 2), (#""version": "1.0","#, "", "needs \"version\"", 1),
      (#""eyes", "menu""#, #""a/../../b""#, "element 1 of \"exercises\"", 2),
    ])
  func saysWhatIsWrongWithACourse(_ good: String, _ bad: String, _ words: String, _ line: Int) throws {
    #expect(Folder.course.contains(good))
    let folder = try Folder(["Exercises/course.json": Folder.course.replacing(good, with: bad)])
    let problems = try #require(throws: Problems.self) { try Pack.read(in: folder.pack) }
    let problem = try #require(problems.all.first)
    #expect(problem.message.english.contains(words), "\(problem.message.english)")
    let location = problems.sources.first?.location(at: try #require(problem.range).lower)
    #expect(location?.line == line)
    #expect(location?.file == "Exercises/course.json")
  }

  @Test(
    arguments: [
      (#""kind": "fix""#, #""kind": "predict""#, "and no \"scenarios\""),
      (#""kind": "fix""#, #""kind": "fixx""#, "cannot be \"fixx\""),
      (#""points": 3"#, #""rules": [{"severity": "advice", "reason": "x"}]"#, "either \"uses\" or \"avoids\""),
      (
        #""points": 3"#, #""rules": [{"uses": "A", "avoids": "B", "severity": "advice", "reason": "x"}]"#,
        "either \"uses\" or \"avoids\""
      ),
      (#""points": 3"#, #""rules": [{"uses": "a.b", "severity": "advice", "reason": "x"}]"#, "after a dot"),
      (#""points": 3"#, #""rules": [{"uses": "A", "severity": "fatal", "reason": "x"}]"#, "cannot be \"fatal\""),
      (#""points": 3"#, #""hintFor": {"sign-flipped": 3}"#, "\"sign-flipped\" of \"hintFor\""),
      (#""hidden": true"#, #""steps": [{"tip": "a"}]"#, "a step has no \"tip\""),
      (#""points": 3"#, #""pionts": 3"#, "has no \"pionts\""), (#""minutes": 8"#, #""minutes": "8""#, "from 1 to 600"),
      (#"["image", "icon"]"#, "[]", "check at least one"), (#"["image", "icon"]"#, #"["a", "a"]"#, "named \"a\""),
      ("[360, 220]", "[360]", "a width and a height"), ("[360, 220]", "[0, 220]", "from 1 to 100000"),
      (#""id": "tall""#, #""id": "base""#, "called \"base\""), (#""xLarge""#, #""xlarge""#, "cannot be \"xlarge\""),
      (#""rightToLeft""#, #""rtl""#, "cannot be \"rtl\""), (#""scale": 3"#, #""scale": 2.5"#, "1, 2 or 3"),
      (#""b.json""#, #""../b.json""#, "the name of a file in Data"),
      (#""b.json""#, #""\u002f\u0301b.json""#, "the name of a file in Data"),
      (#""b.json""#, #""..\u002f\u0301b.json""#, "the name of a file in Data"),
      (#""b.json""#, #""a\u0000/../b.json""#, "the name of a file in Data"),
    ])
  func saysWhatIsWrongWithAnExercise(_ good: String, _ bad: String, _ words: String) throws {
    #expect(Folder.exercise.contains(good))
    let folder = try Folder.complete()
    try folder.write(["Exercises/01-one/eyes/exercise.json": Folder.exercise.replacing(good, with: bad)])
    let pack = try Pack.read(in: folder.pack)
    let problems = try #require(throws: Problems.self) { try pack.exercise(Folder.eyes) }
    let problem = try #require(problems.all.first)
    #expect(problem.message.english.contains(words), "\(problem.message.english)")
    #expect(problem.range != nil)
    #expect(problems.sources.first?.name == "Exercises/01-one/eyes/exercise.json")
  }

  @Test(arguments: [
    "", "/", "/a", "a/", "a//b", ".", "..", "./a", "a/..", "a/../b", "a/./b", "a\\b", "a\0b", "a\nb", "a\u{1B}b",
    "a\u{9B}",
    "a\u{202E}b", "/\u{301}a", "a/\u{301}../b", "a\u{600}/b", String(repeating: "a", count: 256),
    String(repeating: "abc/", count: 250) + "a",
  ])
  func noNameLeadsOutOfAPack(_ name: String) throws {
    #expect(PackPath(name) == nil)
    let folder = try Folder(["Exercises/course.json": Folder.course])
    #expect(throws: Problems.self) { try folder.pack.textIfPresent(name) }
  }

  @Test(arguments: ["a", "...", "..a", ".a", "a/b.c/d", "ä/🦉 x", "a:b", String(repeating: "a", count: 255)])
  func aPlainNameStaysAsItIs(_ name: String) { #expect(PackPath(name)?.text == name) }

  @Test func namesAMissingFile() throws {
    let folder = try Folder(["Exercises/course.json": Folder.course])
    let problems = try #require(throws: Problems.self) { try Pack.read(in: folder.pack).exercise(Folder.eyes) }
    #expect(problems.all.first?.message.english == "the pack has no file Exercises/01-one/eyes/exercise.json")
  }
}

@Suite struct MaterialTests {
  @Test func givesAScenarioItsDataAndImages() throws {
    let folder = try Folder.complete()
    let material = try Material(of: Folder.eyes, in: try Pack.read(in: folder.pack))
    #expect(material.given?.text == "struct Given {}")
    #expect(material.images == ["owl": Size(width: 120, height: 96)])
    let request = try material.request(for: material.exercise.scenarios[1])
    #expect(request.view == "Shop")
    #expect(request.data["a.json"]?.text == "[1]")
    #expect(request.data["b.json"]?.text == "[1]")
    #expect(request.stage == Size(width: 320.5, height: 220))
    #expect(try material.request(for: material.exercise.scenarios[0]).data["a.json"]?.text == "[]")
  }

  @Test func namesAMissingDataFile() throws {
    let folder = try Folder.complete()
    let exercise = Folder.exercise.replacing("\"b.json\"", with: "\"c.json\"")
    try folder.write(["Exercises/01-one/eyes/exercise.json": exercise])
    let material = try Material(of: Folder.eyes, in: try Pack.read(in: folder.pack))
    let problems = try #require(throws: Problems.self) { try material.request(for: material.exercise.scenarios[1]) }
    #expect(problems.all.first?.message.english.contains("Data/c.json") == true)
  }

  /// The fingerprint changes with every file that determines a verdict, and with no other.
  @Test(
    arguments: [
      ("Exercises/01-one/eyes/given.layout", true), ("Exercises/01-one/eyes/expected.json", true),
      ("Data/a.json", true),
      ("Exercises/01-one/eyes/solution.layout", false), ("Exercises/01-one/eyes/lesson.md", false),
    ])
  func fingerprint(_ file: String, _ changes: Bool) throws {
    let folder = try Folder.complete()
    let pack = try Pack.read(in: folder.pack)
    let before = try Material(of: Folder.eyes, in: pack).fingerprint
    #expect(try Material(of: Folder.eyes, in: pack).fingerprint == before)
    try folder.write([file: "[2]"])
    #expect((try Material(of: Folder.eyes, in: pack).fingerprint != before) == changes)
  }

  /// Values from the algorithm's reference tables.
  @Test(arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
  func fingerprintOfKnownTexts(_ text: String, _ digits: String) { #expect(Fingerprint.of(text) == digits) }
}

@Suite struct ExpectationsTests {
  private func exercise(in folder: Folder) throws -> Exercise { try Pack.read(in: folder.pack).exercise(Folder.eyes) }

  @Test func readsBackWhatItWrites() throws {
    let folder = try Folder.complete()
    let exercise = try exercise(in: folder)
    let first = try Expectations.read(SourceText(name: "e", text: Folder.expected), for: exercise)
    #expect(first.scenarios.map(\.id) == ["base", "tall"])
    #expect(first.scenarios[0].frames[1] == .init(name: "icon#0", frame: Rect(x: 5, y: 6, width: 7, height: 8)))
    let again = try Expectations.read(SourceText(name: "e", text: first.json.pretty), for: exercise)
    #expect(again == first)
    #expect(again.changes(since: first).isEmpty)
  }

  @Test(
    arguments: [
      (#""engine": "1""#, #""engine": "0""#, "computed by engine 0, this is engine 1"),
      (#""tall""#, #""long""#, "no frames for the scenario \"tall\""),
      (#""tall": {"start": {"image": [1, 2, 3, 4]}}"#, #""tall": {"start": {}}"#, "has no frames to compare"),
      (#""tall": {"start""#, #""other": {"start": {"a": [1, 2, 3, 4]}}, "tall": {"start""#, "no scenario \"other\""),
      (#""tall": {"start""#, #""tall": {"tap a@1""#, "\"tall\" needs \"start\""),
      (#""tall": {"start""#, #""tall": {"tap a": {"a": [1, 2, 3, 4]}, "start""#, "\"tall\" has no \"tap a\""),
      ("[5, 6, 7, 8]", "[5, 6, 7]", "four numbers"), ("[5, 6, 7, 8]", "[5, 6, 7, null]", "element 4"),
      (#""format": 1"#, #""format": 9"#, "format 9"),
    ])
  func saysWhatIsWrong(_ good: String, _ bad: String, _ words: String) throws {
    #expect(Folder.expected.contains(good))
    let folder = try Folder.complete()
    let source = SourceText(name: "e", text: Folder.expected.replacing(good, with: bad))
    let exercise = try exercise(in: folder)
    let problems = try #require(throws: Problems.self) { try Expectations.read(source, for: exercise) }
    #expect(problems.all.first?.message.english.contains(words) == true, "\(problems.all)")
  }

  @Test func saysWhatChanged() {
    func expectations(_ frames: [(String, Double)]) -> Expectations {
      let list = frames.map {
        Expectations.Frame(name: $0.0, frame: Rect(x: $0.1, y: 0, width: 10, height: 10))
      }
      return Expectations(engine: "1", solution: "", scenarios: [.init(id: "base", frames: list)])
    }
    let changes = expectations([("a", 1), ("b", 2.5), ("c", 3)]).changes(
      since: expectations([("a", 1), ("b", 2), ("d", 3)]))
    #expect(
      changes == [
        "base: b x 2 → 2.5", "base: c is new, 3,0 10 × 10", "base: d is no longer there",
      ])
  }
}
