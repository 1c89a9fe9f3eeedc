import Diagnostics
import Testing

/// Tests for pages and exercises in another language; untranslated texts stay English.
@Suite struct LanguageTests {
  private let playground: Playground

  init() throws {
    playground = try Playground()
    _ = try playground.binary.run("bake", "--yes")
    let home = "pack/Exercises/01-first/level-tops"
    try playground.write(
      "\(home)/exercise.de.json",
      #"{"format": 1, "title": "Eben", "goal": "Beide Kästen sind eben.", "hints": ["Wer fragt?", "Die Reihe."]}"#)
    try playground.write("\(home)/lesson.de.md", "Eine Reihe stellt ihren Kindern **eine** Frage.\n")
    try playground.write("\(home)/why.de.md", "Die Reihe fragt nach *top*.\n")
    try playground.write(
      "pack/Exercises/course.de.json", #"{"format": 1, "title": "Kleiner Kurs", "chapters": {"01-first": "Anfang"}}"#)
  }

  @Test func nextHintAndListInGerman() throws {
    let next = try playground.binary.run("next", "--language", "de")
    for words in [
      "Kapitel 1  Anfang", "Eben", "etwa 3 Min.", "Ziel", "Beide Kästen sind eben.", "Eine Reihe stellt ihren Kindern",
      "TODO in Zeile 7", "Ändere die Datei, dann:  course check", "0 von 2 geschafft (0 %)",
    ] { #expect(next.output.contains(words), "\(words)\n\(next.output)") }
    let hint = try playground.binary.run("hint", "--language", "de")
    #expect(hint.output.contains("Wer fragt?"))
    #expect(hint.output.contains("Tipp 1 von 2"))
    let list = try playground.binary.run("list", "--language=de")
    #expect(list.output.contains("1 Anfang"))
    #expect(list.output.contains("2 Aufgaben: ✓ 0 geschafft, ○ 0 versucht, · 2 neu"))
    let notYet = try playground.binary.run("check", "--language", "de")
    for words in ["0 von 3 Szenarien gut", "zu weit unten", "ein verdecktes Szenario", "Ziel", "Kein Weiterkommen?"] {
      #expect(notYet.output.contains(words), "\(words)\n\(notYet.output)")
    }
    try playground.write(playground.file("level-tops"), Playground.layout(alignment: "(alignment: .top)"))
    let check = try playground.binary.run("check", "--language", "de")
    #expect(check.output.contains("Geschafft im 2. Versuch, mit 1 Tipp."))
    #expect(check.output.contains("Warum die Musterlösung stimmt"))
    #expect(check.output.contains("Die Reihe fragt nach top."))
  }

  /// Without `--language`, the first environment variable that is set decides.
  @Test(
    arguments: [
      (["COURSE_LANGUAGE": "de", "LANG": "en_US.UTF-8"], true), (["LANG": "de_AT.UTF-8"], true),
      (["LC_ALL": "C", "LANG": "de_DE.UTF-8"], false), (["LANG": "C.UTF-8"], false), (["LANG": "fr_FR"], false),
      ([:], false),
    ])
  func environmentDecides(_ environment: [String: String], _ isGerman: Bool) throws {
    let pack = ["COURSE_PACK": "\(playground.path)/pack"]
    let binary = Binary(folder: playground.home, environment: environment.merging(pack) { $1 })
    let output = try binary.run("next").output
    #expect(output.contains("Beide Kästen sind eben.") == isGerman)
    #expect(output.contains("Both boxes are level.") == !isGerman)
  }

  @Test func whatIsMissingStaysEnglish() throws {
    let output = try playground.binary.run("next", "level-bottoms", "--language", "de").output
    #expect(output.contains("Both boxes are level."))
    #expect(output.contains("Ziel"))
  }

  @Test(arguments: ["d", "deutsch", "12", "../x"]) func noLanguage(_ word: String) throws {
    let outcome = try playground.binary.run("list", "--language", word)
    #expect(outcome.status == 2)
    #expect(outcome.complaints.contains("is not a language"))
  }

  /// An optional exercise is marked, and the course can be done without it.
  @Test func optionalExercisesDoNotCount() throws {
    let name = "pack/Exercises/01-first/level-bottoms/exercise.json"
    try playground.write(
      name, try playground.read(name).replacing("\"points\"", with: "\"optional\": true, \"points\""))
    #expect(try playground.binary.run("next").output.contains("0 of 1 done"))
    try playground.write(playground.file("level-tops"), Playground.layout(alignment: "(alignment: .top)"))
    #expect(try playground.binary.run("check").output.contains("1 of 1 done (100 %)"))
    let list = try playground.binary.run("list")
    #expect(list.output.contains("1 exercise (and 1 optional): ✓ 1 done, ○ 0 tried, · 0 new"))
    #expect(list.output.contains(#/level-bottoms +[^ ]+ +optional/#))
    #expect(try playground.binary.run("next").output.contains("about 3 min, optional"))
  }
}
