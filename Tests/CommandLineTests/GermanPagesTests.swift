import Curriculum
import Diagnostics
import Foundation
import Testing

/// Checks the German output of the real program for chapter 1 and the main pages of all other chapters.
///
/// A message without German text would not compile. These tests find texts that are not messages yet, and untranslated
/// diagnoses.
@Suite struct GermanPagesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let chapter = root.appendingPathComponent("Exercises/01-numbers")

  static let exercises = (try? FileManager.default.contentsOfDirectory(atPath: chapter.path))?.sorted() ?? []

  private let playground: Playground
  private let binary: Binary

  init() throws {
    playground = try Playground()
    binary = Binary(
      folder: playground.home, environment: ["COURSE_PACK": Self.root.path, "COURSE_LANGUAGE": "de", "COLUMNS": "90"])
  }

  private func expectGerman(_ outcome: Binary.Outcome, _ what: String) {
    let text = outcome.output + outcome.complaints
    #expect(!text.isEmpty, "\(what)")
    let found = EnglishWords.found(in: text)
    #expect(found.isEmpty, "\(what): \(found)\n\(text)")
  }

  @Test func theChapterIsThere() { #expect(Self.exercises.count == 7) }

  @Test(arguments: exercises) func wrongAnswersAreExplainedInGerman(id: String) throws {
    #expect(try binary.run("next", id).status == 0)
    let folder = Self.chapter.appendingPathComponent("\(id)/wrong")
    let wrong = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".layout") }
    #expect(wrong.count >= 5)
    for name in wrong.sorted() {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      try playground.write("höme/my-course/exercises/01-numbers/\(id).layout", text)
      let check = try binary.run("check", id)
      #expect(check.status == 1)
      expectGerman(check, "check \(id) with \(name)")
      expectGerman(try binary.run("check", id, "--plain"), "check --plain \(id) with \(name)")
    }
    if id != "predict-the-guides" {
      for options in [[], ["--all"], ["--scenario", "base"]] {
        expectGerman(try binary.run(["explain", id] + options), "explain \(id) \(options)")
      }
      expectGerman(try binary.run("layout", "my-course/exercises/01-numbers/\(id).layout"), "layout \(id)")
      for options in [[], ["--states"], ["--phases"], ["--guides"]] {
        expectGerman(try binary.run(["show", id] + options), "show \(id) \(options)")
      }
    }
    for command in ["solution", "history", "hint", "reset"] {
      expectGerman(try binary.run(command, id), "\(command) \(id)")
    }
    let solution = Self.chapter.appendingPathComponent("\(id)/solution.layout")
    try playground.write(
      "höme/my-course/exercises/01-numbers/\(id).layout", String(contentsOf: solution, encoding: .utf8))
    let passed = try binary.run("check", id)
    #expect(passed.status == 0)
    #expect(passed.output.contains("Geschafft"))
    expectGerman(passed, "check \(id) after a pass")
  }

  /// `02-which-guide/implicit-guides` and so on, for each exercise after the first chapter.
  static let others: [String] = {
    let all = root.appendingPathComponent("Exercises")
    func names(_ folder: URL) -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { !$0.contains(".") }.sorted()
    }
    return names(all).dropFirst().flatMap { chapter in
      names(all.appendingPathComponent(chapter)).map { "\(chapter)/\($0)" }
    }
  }()

  @Test func theOthersAreThere() { #expect(Self.others.count == 71) }

  /// Checks the authors' texts, and the beginnings of the pages of one exercise in four; of all with
  /// `TEST_EVERYTHING=1`.
  @Test(arguments: others) func everyExerciseSpeaksGerman(place: String) throws {
    let folder = Self.root.appendingPathComponent("Exercises/\(place)")
    for name in ["lesson.de.md", "why.de.md", "exercise.de.json"] {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      // Type names are SwiftUI's.
      let found = EnglishWords.found(in: text).filter { $0 != "View" }
      #expect(found.isEmpty, "\(place)/\(name): \(found)")
    }
    guard ProcessInfo.processInfo.environment["TEST_EVERYTHING"] != nil || Self.isSample(place) else { return }
    let id = String(place.split(separator: "/").last ?? "")
    #expect(try binary.run("next", id).output.contains("Ziel"))
    #expect(try binary.run("hint", id).output.contains("Tipp 1 von 3"))
    let solution = try String(contentsOf: folder.appendingPathComponent("solution.layout"), encoding: .utf8)
    try playground.write("höme/my-course/exercises/\(place).layout", solution)
    let passed = try binary.run("check", id)
    #expect(passed.status == 0)
    #expect(passed.output.contains("Geschafft"))
  }

  /// Chooses by name, so that a new exercise does not change the sample.
  private static func isSample(_ place: String) -> Bool { place.utf8.reduce(0) { $0 + Int($1) } % 4 == 0 }

  /// A diagnosis has the page's language; its facts are the same in both.
  @Test func resultsSpeakGerman() throws {
    _ = try binary.run("next", "guide-is-a-number")
    let wrong = Self.chapter.appendingPathComponent("guide-is-a-number/wrong/minus-signs.layout")
    try playground.write(
      "höme/my-course/exercises/01-numbers/guide-is-a-number.layout", String(contentsOf: wrong, encoding: .utf8))
    let options = ["check", "--format", "json", "--reveal", "4"]
    let german = try binary.run(options, input: Data()).json["diagnoses"]?.elements?.first
    let english = try binary.run(options + ["--language", "en"], input: Data()).json["diagnoses"]?.elements?.first
    #expect(german?["id"]?.string == "sign-flipped")
    #expect(german?["where"]?.string?.contains("Der Guide von „pie“ für .leading ist -20.") == true, "\(german ?? nil)")
    #expect(english?["where"]?.string?.contains("The guide of “pie” for .leading is -20.") == true)
    #expect(german?["params"]?.compact == english?["params"]?.compact)
    #expect(german?["params"]?["needed"]?.number == 20)
  }

  /// A report is for the course's maintainers and therefore in English.
  @Test func reportsAreEnglish() throws {
    _ = try binary.run("next", "guide-is-a-number")
    let wrong = Self.chapter.appendingPathComponent("guide-is-a-number/wrong/minus-signs.layout")
    try playground.write(
      "höme/my-course/exercises/01-numbers/guide-is-a-number.layout", String(contentsOf: wrong, encoding: .utf8))
    #expect(try binary.run("report").output == binary.run("report", "--language", "en").output)
  }

  @Test func codeInAGoalIsMarked() throws {
    _ = try binary.run("next", "hello-frame")
    let page = try binary.run("review", "hello-frame").output
    let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("`height`"), "\(page)")
  }

  /// The compiler's messages stay English; the course's notes below them do not.
  @Test(
    arguments: [
      ("Color.red.fram(width: 140)", "has no member 'fram'", "Meinst du 'frame'?"),
      ("Color.red.frame(width: heigth)", "cannot find 'heigth'", "Meinst du 'height'?"),
      ("HStack(alignment: .leading) {}", "has no member 'leading'", "'.leading' ist eine waagerechte Ausrichtung."),
      ("VStack(alignment: .top) {}", "has no member 'top'", "'.top' ist eine senkrechte Ausrichtung."),
      ("Table(1)", "gehört nicht zu diesem Kurs", "Nimm einen VStack oder eine List."),
      ("Color.red.alignmentGuide(.leading) { d in d[.center] }", "ambiguous use of 'center'", "Schreib den Typ dazu."),
    ])
  func notesAreGerman(view: String, error: String, note: String) throws {
    _ = try binary.run("next", "hello-frame")
    try playground.write(
      "höme/my-course/exercises/01-numbers/hello-frame.layout",
      "import SwiftUI\n\nstruct DoorPlate: View {\n  var height = 40.0\n  var body: some View { \(view) }\n}\n")
    for command in ["check", "show", "explain"] {
      let output = try binary.run(command, "hello-frame").output
      #expect(output.contains(error) && output.contains(note), "\(command): \(output)")
    }
  }

  /// Messages that Swift's compiler does not have are in the reader's language.
  @Test func limitsOfTheCourseAreExplainedInGerman() throws {
    _ = try binary.run("next", "hello-frame")
    try playground.write(
      "höme/my-course/exercises/01-numbers/hello-frame.layout",
      "import SwiftUI\n\nstruct DoorPlate: View {\n  var body: some View { Text(\"a\").textRenderer(3) }\n}\n")
    let output = try binary.run("check").output
    #expect(output.contains("error: der Modifier 'textRenderer' gehört nicht zu diesem Kurs"), "\(output)")
    #expect(output.contains("Das gehört nicht zum Kurs."), "\(output)")
    let words = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("Such einen Weg mit dem, was die Lektion verwendet."), "\(output)")
  }

  // MARK: The other pages

  @Test(
    arguments: [
      [], ["list", "--chapter", "1"], ["init", "kurs"], ["explain"], ["explain", "Grundlinie"],
      ["explain", "sign-flipped"],
      ["layout", "a.layout"], ["layout", "a.layout", "--tap", "box"], ["show", "a.layout"],
      ["show", "a.layout", "--phases"],
      ["explain", "a.layout", "--view", "box"], ["goal"], ["given"], ["given", "guide-is-a-number"], ["prev"], ["skip"],
      ["next", "menu"], ["next", "99"], ["hint"], ["solution"], ["history"], ["list", "--todo", "--chapter", "1"],
      ["list", "qwertz"], ["explain", "Slip"], ["explain", "words"], ["packs"], ["doctor"], ["--version"], ["review"],
      ["list"],
    ])
  func pagesAreGerman(arguments: [String]) throws {
    try playground.write("höme/a.layout", Self.layout)
    expectGerman(try binary.run(arguments), "\(arguments)")
    _ = try binary.run("next")
    expectGerman(try binary.run(arguments), "\(arguments)")
  }

  /// Instructors' commands have English explanations, but German summaries.
  @Test func helpIsGerman() throws {
    let names = try binary.run("help", "--format", "json").json["commands"]?.elements?.compactMap { $0["name"]?.string }
    expectGerman(try binary.run("help"), "help")
    let instructors = ["new", "bake", "verify", "pack", "export", "compare", "grade", "represent", "similar", "serve"]
    for name in try #require(names) where !instructors.contains(name) {
      // Type names are SwiftUI's.
      let found = EnglishWords.found(in: try binary.run("help", name).output).filter { $0 != "View" }
      #expect(found.isEmpty, "help \(name): \(found)")
    }
    for name in instructors {
      #expect(try binary.run("help", name).output.contains("Optionen\n"))
      let summary = try binary.run("help", name, "--format", "json").json["summary"]?.string ?? ""
      #expect(!summary.isEmpty && EnglishWords.found(in: summary).isEmpty, "\(name): \(summary)")
    }
  }

  private static let layout = """
    import SwiftUI

    struct Boxes: View {
      @State private var shift = 0.0

      var body: some View {
        VStack(alignment: .leading) {
          Color.red.frame(width: 50, height: 40)
            .onTapGesture { withAnimation { shift = 20 } }
            .accessibilityIdentifier("box")
          Color.blue.frame(width: 50, height: 10)
            .alignmentGuide(.leading) { _ in shift }
            .alignmentGuide(.top) { _ in 5 }
            .accessibilityIdentifier("bar")
        }
      }
    }

    """

  @Test(
    arguments: [
      (["check"], "Hier ist noch kein Kursordner."), (["check", "niemand"], "Es gibt keine Aufgabe „niemand“."),
      (["next", "helo-frame"], "Meinst du `hello-frame`?"),
      (["check", "a/b.layout"], "Es gibt keine Datei a/b.layout."),
      (["layout", "niemand.layout"], "Es gibt keine Datei niemand.layout."),
      (["chek"], "Es gibt keinen Befehl „chek“."), (["next", "--plian"], "Es gibt keine Option „--plian“."),
      (["layout", "a.layout", "--size", "big"], "„big“ ist keine Größe."),
      (["explain", "qwertz"], "kein Wort des Kurses"),
      (["check", "a", "b"], "So geht es: course check [DATEI oder ID]"),
      (["layout", "a.layout", "--svg"], "braucht DATEI"),
      (["list", "--chapter", "--todo"], "--chapter braucht N, etwa --chapter 3."),
      (["list", "--chapter", "numbres"], "Es gibt kein Kapitel „numbres“."),
      (["layout", "a.layout", "--drag", "a"], "--drag versteht „a“ nicht."),
      (["layout", "a.layout", "--at", "-1"], "„-1“ ist keine Zahl von Sekunden"),
      (["list", "--language", "q"], "„q“ ist keine Sprache."),
      (["add", "/etc/passwd"], "/etc/passwd lässt sich nicht auspacken: Es ist kein Tar-Archiv"),
      (["add", "/etc"], "/etc ist keine Aufgabensammlung"),
      (["reset"], "Hier ist noch kein Kursordner."), (["show", "predict-the-guides"], "ist noch nicht da"),
      (["list", "--work", "nirgends", "--reveal"], "„list“ hat keine Option --reveal."),
    ])
  func complaintsAreGerman(arguments: [String], words: String) throws {
    let outcome = try binary.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.complaints.contains(words), "\(outcome.complaints)")
    expectGerman(outcome, "\(arguments)")
  }

  /// `--language` takes effect even if the other arguments are invalid.
  @Test(arguments: [["chek", "--language", "de"], ["chek", "--language=de"]])
  func theLanguageIsHeardEvenSo(arguments: [String]) throws {
    let outcome = try Binary(folder: playground.home).run(arguments)
    #expect(outcome.complaints.contains("Es gibt keinen Befehl „chek“."))
  }

  // MARK: Words and mistakes

  @Test(arguments: DiagnosisID.allCases) func everyMistakeHasAGermanPage(id: DiagnosisID) {
    let (page, english) = (id.help(in: .german), id.help())
    #expect(page.title != english.title)
    for (german, original) in [(page.meaning, english.meaning), (page.advice, english.advice)] {
      #expect(german != original)
      #expect(EnglishWords.found(in: german).isEmpty, "\(id.rawValue): \(EnglishWords.found(in: german))")
    }
    let words = [page.title, page.meaning, page.before, page.after, page.advice].joined(separator: " ")
      .split(whereSeparator: \.isWhitespace).count
    #expect((40...140).contains(words), "\(id.rawValue): \(words) words")
    #expect(withoutComments(page.before) == withoutComments(english.before))
  }

  @Test func everyWordHasAGermanText() {
    let entries = Glossary.entries(in: .german)
    #expect(entries.map(\.term) == Glossary.entries().map(\.term))
    for (entry, original) in zip(entries, Glossary.entries()) {
      #expect(entry.text != original.text, "\(entry.term)")
      #expect(EnglishWords.found(in: entry.text).isEmpty, "\(entry.term): \(EnglishWords.found(in: entry.text))")
      // The code is the same; its strings and comments are translated.
      #expect(code(of: entry.text) == code(of: original.text), "\(entry.term)")
      for name in [entry.term] + entry.aliases {
        #expect(Glossary.entry(for: name, in: .german)?.term == entry.term, "\(name)")
      }
      if !entry.title.isEmpty {
        #expect(Glossary.entry(for: entry.title, in: .german)?.term == entry.term, "\(entry.title)")
      }
    }
  }

  /// The lines of the fenced blocks, without comments and string literals.
  private func code(of text: String) -> [String] {
    var isCode = false
    var lines: [String] = []
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        lines.append(withoutComments(line).replacing(#/"[^"]*"/#, with: "\"\""))
      }
    }
    return lines
  }

  private func withoutComments(_ line: String) -> String {
    let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
    return String(code.reversed().drop { $0 == " " }.reversed())
  }
}
