import Diagnostics
import Foundation
import LayoutEditing
import LayoutProgram
import Testing

@testable import Curriculum

/// Compares the schemas in `Docs/Schemas` with the program's readers: by their keys, with every file of the course, and
/// with files that are broken on purpose.
@Suite struct SchemaTests {
  private static let folder = ExercisesTests.root.appendingPathComponent("Docs/Schemas")

  private func schema(_ name: String) throws -> Schema {
    let url = Self.folder.appendingPathComponent("\(name).schema.json")
    return Schema(root: try Self.json(try String(contentsOf: url, encoding: .utf8)))
  }

  private static func json(_ text: String) throws -> JSON { try JSON.read(SourceText(name: "a", text: text)) }

  /// Paths of objects in a schema, with the keys that their readers accept.
  static let keys: [(schema: String, path: [String], keys: [String])] = [
    ("course", [], Pack.keys), ("course", ["$defs", "chapter"], Pack.chapterKeys),
    ("course", ["$defs", "concept"], Concept.keys), ("exercise", [], Exercise.keys),
    ("exercise", ["$defs", "scenario"], ExerciseScenario.keys), ("exercise", ["$defs", "step"], SceneStep.keys),
    ("exercise", ["$defs", "rule"], Rule.keys), ("exercise", ["$defs", "question"], Question.keys),
    ("exercise", ["$defs", "question", "properties", "mistakes", "items"], Question.Mistake.keys),
    ("expected", [], Expectations.keys), ("translation", [], Translation.keys), ("case", [], LayoutCase.keys),
  ]

  @Test(arguments: keys.indices) func keysAreTheReaders(_ index: Int) throws {
    let (name, path, keys) = Self.keys[index]
    let object = try path.reduce(schema(name).root) { try #require($0[$1]) }
    let known = try #require(object["properties"]?.members).map(\.key)
    #expect(Set(known) == Set(keys), "\(name) \(path)")
    #expect(object["additionalProperties"]?.bool == false)
  }

  @Test func everyFileOfTheCourseFits() throws {
    let pack = try #require(ExercisesTests.pack)
    var files = [("course", Pack.index)]
    for reference in pack.exercises {
      files.append(("exercise", "\(reference.folder)/\(Exercise.fileName)"))
      files.append(("expected", "\(reference.folder)/\(Expectations.fileName)"))
      for name in pack.folder.entries(in: reference.folder) where Translation.isFile(name) && name.hasSuffix(".json") {
        files.append(("translation", "\(reference.folder)/\(name)"))
      }
    }
    for (name, file) in files {
      let found = try schema(name).faults(in: JSON.read(pack.folder.text(file)))
      #expect(found.isEmpty, "\(file): \(found)")
    }
  }

  @Test(arguments: ["rules", "random", "right-to-left", "recorded", "decided"])
  func everyConformanceCaseFits(file: String) throws {
    let url = ExercisesTests.root.appendingPathComponent("Tests/ConformanceTests/Cases/\(file).jsonl")
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      let found = try schema("case").faults(in: Self.json(String(line)))
      #expect(found.isEmpty, "\(file): \(found)")
    }
  }

  /// The result of every kind of rule fits the schema of results.
  @Test(
    arguments: [
      Rule.Demand.uses([.name("AlignmentID"), .member("alignmentGuide")]), .avoids([.label("spacing")]),
      .shows("badge", over: "button"), .staysOn(.horizontal, reads: "height"),
    ])
  func everyResultOfARuleFits(_ demand: Rule.Demand) throws {
    let rule = Rule(demand, weight: .essential, reason: "Because.")
    let form = try #require(try schema("grade").part("rule"))
    let code = SourceText(name: "a.layout", text: "VStack {}")
    let place = SourceRange(lower: 0, upper: 6)
    for result in [RuleResult(rule: rule, isMet: true), RuleResult(rule: rule, isMet: false, range: place)] {
      #expect(form.faults(in: result.json(sources: [code])) == [])
    }
    #expect(form.faults(in: ["severity": "essential", "status": "pass", "reason": "", "under": "a"]) != [])
  }

  /// The reader rejects whatever the schema rejects; the schema rejects whatever the reader rejects for its form.
  @Test(
    arguments: [
      (#""title": "Level""#, #""titel": "Level""#), (#""kind": "fix""#, #""kind": "fox""#),
      (#""minutes": 3"#, #""minutes": "3""#), (#""minutes": 3"#, #""minutes": 601"#),
      (#""hints": ["#, #""hints": [1, "#), (#""view": "Boxes", "#, ""), (#""check": ["a", "b"]"#, #""check": []"#),
      ("[200, 100]", "[200]"), ("[200, 100]", "[0, 100]"), (#""id": "tall""#, #""id": "Tall!""#),
      (#""size": [200, 100]}"#, #""size": [200, 100], "scale": 4}"#),
      (#""size": [200, 100]}"#, #""size": [200, 100], "textSize": "huge"}"#),
      (#""size": [200, 100]}"#, #""size": [200, 100], "steps": [{"tap": 3}]}"#),
      (#""size": [200, 100]}"#, #""size": [200, 100], "steps": [{"tap": "a", "times": [2]}]}"#),
      (#""view": "Boxes""#, #""view": "Boxes", "rules": [{"severity": "advice", "reason": "x"}]"#),
      (#""view": "Boxes""#, #""view": "Boxes", "hintFor": {"sign-flipped": 1}"#),
      (#""format": 1"#, #""format": 2"#), (#""kind": "fix""#, #""kind": "predict""#),
    ])
  func refusesWhatTheReaderRefuses(_ good: String, _ bad: String) throws {
    #expect(SoundPack.exercise.contains(good))
    let text = SoundPack.exercise.replacing(good, with: bad, maxReplacements: 1)
    let reference = ExerciseReference(chapter: "01-first", id: "level")
    #expect(throws: Problem.self) { try Exercise(Self.json(text), at: reference) }
    if bad != #""kind": "predict""# { #expect(try !schema("exercise").faults(in: Self.json(text)).isEmpty) }
    #expect(try schema("exercise").faults(in: Self.json(SoundPack.exercise)) == [])
  }

  /// Docs/Audit.md shows a file of frames; the reader refuses the same broken ones (`ExpectedLayoutTests`).
  @Test func theFileOfFramesInTheDocsFits() throws {
    let page = try String(contentsOf: Self.folder.appendingPathComponent("../Audit.md"), encoding: .utf8)
    let example = try #require(page.split(separator: "\n").first { $0.hasPrefix(#"{"formatVersion": 1, "layouts""#) })
    #expect(try schema("frames").faults(in: Self.json(String(example))) == [])
    for bad in [
      "[]", #"{"layouts": 3}"#, #"{"formatVersion": 1, "layouts": [{"frames": {"a": [1]}}]}"#,
      #"{"formatVersion": 1, "layouts": [], "other": 1}"#,
    ] {
      #expect(try !schema("frames").faults(in: Self.json(bad)).isEmpty, "\(bad)")
    }
  }

  @Test func theSchemaOfAPackRefusesWhatTheReaderRefuses() throws {
    #expect(try schema("course").faults(in: Self.json(SoundPack.course)) == [])
    for (good, bad) in [
      ("\"sound\"", "\"So und\""), ("\"needs\"", "\"need\""), ("[\"key\"]", "[1]"), ("\"chapters\"", "\"chapter\""),
    ] {
      let text = SoundPack.course.replacing(good, with: bad)
      #expect(try !schema("course").faults(in: Self.json(text)).isEmpty, "\(bad)")
      #expect(throws: Problems.self) { try Pack.read(in: Folder(["Exercises/course.json": text]).pack) }
    }
  }
}

/// The part of JSON Schema that these schemas use.
struct Schema {
  var root: JSON

  /// One of its definitions as a schema of its own.
  func part(_ name: String) -> Schema? {
    guard root["$defs"]?[name] != nil, let definitions = root["$defs"] else { return nil }
    return Schema(root: ["$ref": JSON("#/$defs/\(name)"), "$defs": definitions])
  }

  func faults(in value: JSON) -> [String] { faults(in: value, root, at: "") }

  private func faults(in value: JSON, _ schema: JSON, at path: String) -> [String] {
    if let target = schema["$ref"]?.string {
      let parts = target.split(separator: "/").dropFirst().map(String.init)
      guard let found = parts.reduce(Optional(root), { $0?[$1] }) else { return ["\(target) leads nowhere"] }
      return faults(in: value, found, at: path)
    }
    return form(of: value, schema, path) + members(of: value, schema, path) + elements(of: value, schema, path)
  }

  private func form(of value: JSON, _ schema: JSON, _ path: String) -> [String] {
    var faults: [String] = []
    let types = schema["type"].map { $0.elements?.compactMap(\.string) ?? [$0.string].compactMap { $0 } }
    if let types, !types.contains(where: { fits(value, $0) }) { faults.append("\(path) is no \(types)") }
    if let constant = schema["const"], constant.compact != value.compact { faults.append("\(path) is another") }
    if let all = schema["enum"]?.elements, !all.contains(where: { $0.compact == value.compact }) {
      faults.append("\(path) is none of \(all.map(\.compact))")
    }
    if let number = value.number {
      if let least = schema["minimum"]?.number, number < least { faults.append("\(path) is too small") }
      if let most = schema["maximum"]?.number, number > most { faults.append("\(path) is too large") }
    }
    if let pattern = schema["pattern"]?.string, let text = value.string,
      (try? Regex(pattern).wholeMatch(in: text)) == nil
    {
      faults.append("\(path) does not fit \(pattern)")
    }
    if let choices = schema["oneOf"]?.elements {
      let fitting = choices.count { self.faults(in: value, $0, at: path).isEmpty }
      if fitting != 1 { faults.append("\(path) fits \(fitting) of \(choices.count) forms") }
    }
    return faults
  }

  private func fits(_ value: JSON, _ type: String) -> Bool {
    switch (type, value.content) {
    case ("object", .object), ("array", .array), ("string", .string), ("boolean", .bool), ("null", .null),
      ("number", .number):
      true
    case ("integer", .number(let number, _)): number == number.rounded()
    default: false
    }
  }

  private func members(of value: JSON, _ schema: JSON, _ path: String) -> [String] {
    guard let members = value.members else { return [] }
    let needed = schema["required"]?.elements?.compactMap(\.string) ?? []
    var faults = needed.filter { value[$0] == nil }.map { "\(path) needs \($0)" }
    for member in members {
      let place = "\(path)/\(member.key)"
      if let known = schema["properties"]?[member.key] {
        faults += self.faults(in: member.value, known, at: place)
      } else if let other = schema["additionalProperties"] {
        faults += other.bool == false ? ["\(place) is unknown"] : self.faults(in: member.value, other, at: place)
      }
    }
    return faults
  }

  private func elements(of value: JSON, _ schema: JSON, _ path: String) -> [String] {
    guard let elements = value.elements else { return [] }
    var faults: [String] = []
    if let least = schema["minItems"]?.number, Double(elements.count) < least { faults.append("\(path) is too short") }
    if let most = schema["maxItems"]?.number, Double(elements.count) > most { faults.append("\(path) is too long") }
    guard let item = schema["items"] else { return faults }
    for (index, element) in elements.enumerated() { faults += self.faults(in: element, item, at: "\(path)/\(index)") }
    return faults
  }
}
