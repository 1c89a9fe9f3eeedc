import Diagnostics
import Foundation
import Testing

@testable import Curriculum

/// A change to a file that makes exactly one thing wrong, with the expected finding.
struct Fault: Sendable, CustomTestStringConvertible {
  var file: String
  /// The text to replace; nil for the whole file.
  var good: String?
  /// The replacement; nil to delete the file.
  var bad: String?
  var check: VerificationCheck
  var words: String

  init(_ file: String, _ good: String?, _ bad: String?, _ check: VerificationCheck, _ words: String) {
    self.file = file.hasPrefix("/") ? String(file.dropFirst()) : "\(SoundPack.home)/\(file)"
    self.good = good
    self.bad = bad
    self.check = check
    self.words = words
  }

  var testDescription: String { "\(check): \(words)" }

  static let all: [Fault] = [
    Fault("exercise.json", "\"minutes\"", "\"minuets\"", .formats, "has no \"minuets\""),
    Fault("exercise.json", "\"minutes\": 3", "\"minutes\": \"3\"", .formats, "not the text \"3\""),
    Fault("exercise.json", "\"kind\": \"fix\",", "\"kind\": \"fix\"", .formats, "is expected"),
    Fault("expected.json", "\"engine\"", "\"engnie\"", .frames, "has no \"engnie\""),
    Fault("/Data/a.json", nil, "[1,]", .formats, "comma too many"),
    Fault("/Data/Images/manifest.json", nil, #"{"owl": {"size": [1, 2]}}"#, .formats, "needs \"file\""),
    Fault("/Data/Images/manifest.json", nil, #"{"o": {"size": [1, 2], "file": "o.svg"}}"#, .files, "no file o.svg"),
    Fault("exercise.de.json", nil, #"{"format": 1, "titel": "x"}"#, .formats, "has no \"titel\""),
    Fault("exercise.de.json", nil, #"{"format": 1, "hints": ["x"]}"#, .texts, "1 hints, the exercise has 3"),
    Fault("/Exercises/course.de.json", nil, #"{"format": 1, "chapters": {"02": "x"}}"#, .formats, "no chapter \"02\""),
    Fault("lesson.md", nil, nil, .files, "lesson.md is missing"),
    Fault("why.md", nil, nil, .files, "why.md is missing"),
    Fault("starter.layout", nil, nil, .files, "starter.layout is missing"),
    Fault("solution.layout", nil, nil, .files, "solution.layout is missing"),
    Fault("expected.json", nil, nil, .files, "expected.json is missing"),
    Fault("accepted/zero.layout", nil, nil, .files, "accepted/ has 1 answers"),
    Fault("lessson.md", nil, "x", .files, "nobody reads lessson.md"),
    Fault("wrong/notes.txt", nil, "x", .files, "nobody reads wrong/notes.txt"),
    Fault("/Exercises/01-first/forgotten/lesson.md", nil, "x", .files, "\"forgotten\" is not listed"),
    Fault("/Exercises/02-second/a/lesson.md", nil, "x", .files, "no chapter"),
    Fault("lesson.md", nil, "  \n", .texts, "lesson.md is empty"),
    Fault("exercise.json", "\"Level\"", "\"\"", .texts, "\"title\" is empty"),
    Fault("exercise.json", "\"Both boxes begin at one height.\"", "\" \"", .texts, "\"goal\" is empty"),
    Fault("exercise.json", "\"Who asks?\", ", "", .texts, "2 hints, not 3"),
    Fault("exercise.json", "\"Who asks?\"", "\"\"", .texts, "hint 1 is empty"),
    Fault("exercise.json", "\"Who asks?\"", "\"The row asks.\"", .texts, "two hints are the same"),
    Fault("exercise.json", "\"minutes\"", #""hintFor": {"sign-flipped": ""}, "minutes""#, .texts, "for \"sign-fl"),
    Fault("exercise.json", "\"minutes\"", #""hintFor": {"sign-fliped": "x"}, "minutes""#, .diagnoses, "sign-fliped"),
    Fault("lesson.md", "![Two boxes at one height]", "![]", .pictures, "nobody who listens"),
    Fault("lesson.md", "(lesson.svg)", "(lessons.svg)", .pictures, "is called lesson.svg, not \"lessons.svg\""),
    Fault("lesson.md", "![Two", "See ![Two", .pictures, "shares its line"),
    Fault("lesson.md", "![Two", "![One](lesson.svg)\n\n![Two", .pictures, "a lesson has one picture"),
    Fault("lesson.md", "![Two boxes at one height](lesson.svg)", "", .pictures, "lesson.md does not show"),
    Fault("lesson.md", "![Two", "```\n![Two", .pictures, "lesson.md does not show"),
    Fault("lesson.de.md", nil, "Eine Reihe fragt einmal.\n", .pictures, "lesson.de.md does not show"),
    Fault("lesson.layout", nil, nil, .pictures, "lesson.layout is missing"),
    Fault("lesson.layout", "HStack", "HStak", .pictures, "HStak"),
    Fault("lesson.layout", "width: 30", "width: 31", .pictures, "is not what lesson.layout gives today"),
    Fault("lesson.layout", "width: 100, height: 60", "width: 600, height: 60", .pictures, "stage is 600 × 60"),
    Fault("lesson.layout", "(traits: .fixedLayout(width: 100, height: 60))", "", .pictures, "stage is 393 × 852"),
    Fault("lesson.svg", "Two", "Three", .pictures, "is not what lesson.layout gives today"),
    Fault("lesson.svg", nil, nil, .pictures, "lesson.svg is missing"),
    Fault("lesson.md", nil, "Lorem ipsum.", .placeholders, "“Lorem”"),
    Fault("solution.layout", "import", "// FIXME\nimport", .placeholders, "“FIXME”"),
    Fault("solution.layout", "import", "// TODO: this\nimport", .placeholders, "“TODO”"),
    Fault("exercise.json", "\"rows\"", "\"columns\"", .concepts, "\"columns\" is not among"),
    Fault(
      "/Exercises/course.json", #""title": "A key""#, #""title": "A", "introducedIn": "again""#, .concepts,
      "before it is introduced in again"),
    Fault(
      "/Exercises/course.json", #""needs": ["key"]"#, #""needs": ["key"]}, {"id": "x", "title": "X""#, .concepts,
      "no exercise practises the concept \"x\""),
    Fault("solution.layout", "var body: some View {", "var body: some View {{", .sources, "expected"),
    Fault("wrong/center.layout", "Color.red", "Color.rde", .sources, "rde"),
    Fault("starter.layout", "HStack", "HStack(alignment: .top)", .starters, "passes as it is"),
    Fault("starter.layout", "// TODO: make them level\n", "", .starters, "has no TODO"),
    Fault("starter.layout", "HStack", "HStack(alignment: height > 50 ? .center : .top)", .starters, "first scenario"),
    Fault("accepted/zero.layout", "_ in 0", "_ in height", .answers, "does not pass: \"base\""),
    Fault("wrong/center.layout", ".center", ".top", .wrongAnswers, "passes, but"),
    Fault("wrong/center.layout", "// expects: key-mismatch\n", "", .diagnoses, "does not say which diagnosis"),
    Fault("wrong/center.layout", "key-mismatch", "sing-flipped", .diagnoses, "no diagnosis \"sing-flipped\""),
    Fault("wrong/center.layout", "key-mismatch", "sign-flipped", .diagnoses, "gets key-mismatch; expected sign-flip"),
    Fault("wrong/center.layout", "key-mismatch", "none", .diagnoses, "gets key-mismatch; expected none"),
    Fault("expected.json", "\"a\": [46, 30,", "\"a\": [46, 32,", .frames, "base: a y 32 → 30"),
    Fault("expected.json", "\"tall\"", "\"tail\"", .frames, "no frames for the scenario \"tall\""),
    Fault("wrong/tall.layout", nil, nil, .scenarios, "\"tall\" is not needed"),
    Fault(
      "exercise.json", "\"size\": [200, 100]}", #""size": [200, 100], "steps": [{"wait": 1, "times": [0.5]}]}"#,
      .scenarios, "the frames after this step are not compared"),
    Fault("exercise.json", #""idea": "The row asks for the top.", "#, "", .ideas, "\"idea\" is missing"),
    Fault("wrong/tall.layout", "// without: the top, where it matters\n", "", .ideas, "no wrong answer does without"),
    Fault("wrong/tall.layout", "height > 50", "height > 30", .ideas, "does not reach the frames of the first"),
    Fault("wrong/tall.layout", "key-mismatch", "advice", .ideas, "but it does not pass"),
    Fault("wrong/tall.layout", nil, SoundPack.shortcut, .ideas, "nobody tells that the idea is missing"),
    Fault("exercise.json", #""id": "base","#, #""id": "base", "data": {"a.json": "b.json"},"#, .names, "b.json"),
    Fault("exercise.json", #""view": "Boxes""#, #""view": "Boxs""#, .names, "'Boxs'"),
  ]
}

@Suite struct VerifyingTests {
  @Test func findsNothingInASoundPack() throws {
    #expect(try SoundPack.findings(in: SoundPack.folder()) == [])
  }

  /// The right check finds each fault and tells where to look.
  @Test(arguments: Fault.all) func finds(_ fault: Fault) throws {
    let folder = try SoundPack.folder()
    let path = "\(folder.path)/\(fault.file)"
    if let bad = fault.bad {
      let old = try? String(contentsOfFile: path, encoding: .utf8)
      if let good = fault.good { #expect(old?.contains(good) == true, "\(old ?? "no file")") }
      try folder.write([fault.file: fault.good.map { old?.replacing($0, with: bad, maxReplacements: 1) ?? bad } ?? bad])
    } else {
      try FileManager.default.removeItem(atPath: path)
    }
    let findings = try SoundPack.findings(in: folder)
    let found = findings.filter { $0.check == fault.check && $0.message.contains(fault.words) }
    #expect(!found.isEmpty, "\(findings)")
    #expect(found.allSatisfy { $0.file != nil || $0.message.contains("Data/") })
    // A fault in a value of exercise.json has a line.
    if fault.file.hasSuffix("exercise.json"), fault.check == .texts { #expect(found.allSatisfy { $0.line != nil }) }
  }

  @Test func aMissingFileIsFoundOnceAndLeavesTheRestUntried() throws {
    let folder = try SoundPack.folder()
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(SoundPack.home)/expected.json")
    let findings = try SoundPack.findings(in: folder)
    #expect(findings.map(\.message) == ["expected.json is missing"])
    let untried = try SoundPack.untried(in: folder)
    #expect(untried.isSuperset(of: [.starters, .answers, .wrongAnswers, .diagnoses, .frames, .scenarios]))
    #expect(untried.isDisjoint(with: [.files, .formats, .texts]))
  }

  @Test func anAnswerThatShouldPassTellsWhatIsOffFirst() throws {
    let folder = try SoundPack.folder()
    let file = "\(SoundPack.home)/accepted/zero.layout"
    let old = try String(contentsOfFile: "\(folder.path)/\(file)", encoding: .utf8)
    try folder.write([file: old.replacing("_ in 0", with: "_ in height", maxReplacements: 1)])
    let finding = try #require(try SoundPack.findings(in: folder).first { $0.check == .answers })
    #expect(finding.advice.contains(#/In "base" [a-z]+ is at .*; expected at .*/#), "\(finding.advice)")
  }

  @Test func aLessonWithoutAPictureIsFound() throws {
    let folder = try SoundPack.folder()
    for name in ["lesson.layout", "lesson.svg"] {
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(SoundPack.home)/\(name)")
    }
    try folder.write(["\(SoundPack.home)/lesson.md": "A row asks one question.\n"])
    let findings = try SoundPack.findings(in: folder)
    #expect(findings.map(\.message) == ["the lesson has no picture"])
    #expect(findings.first?.check == .pictures)
    #expect(findings.first?.isWarning == false)
    #expect(findings.first?.file == "\(SoundPack.home)/lesson.md")
  }

  /// Faults in the text and in the views have lines.
  @Test func faultsOfPicturesHaveLines() throws {
    let folder = try SoundPack.folder()
    try folder.write([
      "\(SoundPack.home)/lesson.md": "A row.\n\n![](picture.png)\n",
      "\(SoundPack.home)/lesson.layout": SoundPack.picture.replacing("Color.blue", with: "Color.bleu"),
    ])
    let findings = try SoundPack.findings(in: folder)
    #expect(findings.filter { $0.file == "\(SoundPack.home)/lesson.md" }.map(\.line) == [3, 3])
    #expect(findings.filter { $0.file == "\(SoundPack.home)/lesson.layout" }.map(\.line) == [6])
    #expect(findings.allSatisfy { $0.check == .pictures && !$0.isWarning })
  }

  /// Every check finds some fault.
  @Test func noCheckIsIdle() { #expect(Set(Fault.all.map(\.check)) == Set(VerificationCheck.allCases)) }

  @Test func brokenUTF8NamesFileAndLine() throws {
    let folder = try SoundPack.folder()
    let url = URL(fileURLWithPath: folder.path).appendingPathComponent("\(SoundPack.home)/exercise.json")
    try Data([0x7B, 0x0A, 0x0A, 0xC3, 0x28]).write(to: url)
    let finding = try #require(try SoundPack.findings(in: folder).first { $0.check == .formats })
    #expect(finding.file == "\(SoundPack.home)/exercise.json")
    #expect(finding.line == 3)
    #expect(finding.advice.contains("UTF-8"))
  }

  @Test func hugeFilesAreNotRead() throws {
    let folder = try SoundPack.folder()
    try folder.write(["\(SoundPack.home)/exercise.json": String(repeating: " ", count: 5 << 20)])
    let finding = try #require(try SoundPack.findings(in: folder).first { $0.check == .files })
    #expect(finding.message.contains("too large: 5242880 bytes"))
  }

  @Test(
    arguments: [
      (
        #""id": "key", "title": "A key""#, #""id": "key", "title": "A key", "needs": ["rows"]"#,
        "key needs rows needs key"
      ),
      (#""needs": ["key"]"#, #""needs": ["rows"]"#, "rows needs rows"),
      (#""needs": ["key"]"#, #""needs": ["kye"]"#, "\"kye\", which is not among the concepts"),
      (#""needs": ["key"]"#, #""introducedIn": "levle""#, "\"levle\", which is no exercise"),
      (#""id": "rows""#, #""id": "key""#, "two concepts are called \"key\""),
    ])
  func conceptsAreRefused(_ good: String, _ bad: String, _ words: String) throws {
    #expect(SoundPack.course.contains(good))
    let folder = try Folder(["Exercises/course.json": SoundPack.course.replacing(good, with: bad)])
    let problems = try #require(throws: Problems.self) { try Pack.read(in: folder.pack) }
    let problem = try #require(problems.all.first)
    #expect(problem.message.english.contains(words), "\(problem.message.english)")
    #expect(problem.range != nil)
    #expect(problems.sources.first?.name == "Exercises/course.json")
  }

  @Test func aLongChainOfConceptsIsNoCircle() {
    let chain = (0..<5000).map { Concept(id: "c\($0)", title: "", needs: $0 < 4999 ? ["c\($0 + 1)"] : []) }
    #expect(Concept.circle(in: chain) == nil)
    #expect(Concept.circle(in: chain + [Concept(id: "c4999", title: "", needs: [])]) == nil)
  }
}
