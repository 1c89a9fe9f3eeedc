import Testing

@testable import Curriculum

/// Tests for the order of versions as authors write them.
@Suite struct PackVersionTests {
  /// In order; each is earlier than all after it.
  private static let ordered = [
    "0.1", "0.2", "0.10", "1", "1.0-beta", "1.0", "1.0.1", "1.2", "1.10", "2.0-alpha", "2.0-beta", "2.0",
  ]

  @Test func versionsHaveAnOrder() {
    for (place, early) in Self.ordered.enumerated() {
      for late in Self.ordered[(place + 1)...] where (early, late) != ("1", "1.0-beta") {
        #expect(PackVersion(early) < PackVersion(late), "\(early) < \(late)")
        #expect(!(PackVersion(late) < PackVersion(early)), "\(late) < \(early)")
      }
    }
    #expect(!(PackVersion("1.0") < PackVersion("1.0")))
  }
}

/// Tests for the parts of an exercise that determine a verdict.
@Suite struct JudgedContentTests {
  private func fingerprint(_ changes: [String: String] = [:]) throws -> String {
    let folder = try SoundPack.folder()
    try folder.write(changes)
    let pack = try Pack.read(in: folder.pack)
    return try Material(of: ExerciseReference(chapter: "01-first", id: "level"), in: pack).fingerprint
  }

  private let home = SoundPack.home

  @Test func wordsDoNotCount() throws {
    let whole = try fingerprint()
    #expect(try fingerprint(["\(home)/why.md": "Other words.", "Data/new.json": "[]"]) == whole)
    let text = SoundPack.exercise.replacing("The row asks.", with: "It asks.").replacing(
      "\"minutes\": 3", with: "\"minutes\": 9")
    #expect(try fingerprint(["\(home)/exercise.json": text]) == whole)
    #expect(try fingerprint(["\(home)/starter.layout": SoundPack.answer("", first: "// TODO: other\n")]) == whole)
  }

  @Test func whatIsAskedCounts() throws {
    let whole = try fingerprint()
    for (good, bad) in [
      ("\"height\": 60", "\"height\": 70"), ("[\"a\", \"b\"]", "[\"a\"]"), ("[200, 100]", "[210, 100]"),
    ] {
      #expect(SoundPack.exercise.contains(good))
      let text = SoundPack.exercise.replacing(good, with: bad)
      #expect(try fingerprint(["\(home)/exercise.json": text]) != whole, "\(bad)")
    }
    #expect(try fingerprint(["\(home)/given.layout": "let a = 1"]) != whole)
    // A data set counts if the exercise names it.
    let named = ["\(home)/given.layout": "let a = load(\"a.json\")", "Data/a.json": "[1]"]
    #expect(try fingerprint(named) != fingerprint(named.merging(["Data/a.json": "[2]"]) { $1 }))
  }
}
