import Diagnostics

extension ExerciseVerification {
  private static let needed = [
    Exercise.fileName, ExerciseFile.lesson.rawValue, ExerciseFile.why.rawValue, ExerciseFile.starter.rawValue,
    ExerciseFile.solution.rawValue,
  ]
  private static let folders = ["wrong", "accepted"]
  private static let fewest = ["wrong": 2, "accepted": 2]

  /// Checks that all required files exist, and no others.
  mutating func checkFiles() {
    let there = pack.folder.entries(in: reference.folder)
    for name in Self.needed where !there.contains(name) {
      add(.files, name, "\(name) is missing", "What is in it: Docs/Exercises.md")
    }
    if !there.contains(Expectations.fileName) {
      add(.files, Expectations.fileName, "expected.json is missing", "course bake \(reference.id)")
    }
    for folder in Self.folders {
      let answers = pack.folder.names(in: "\(reference.folder)/\(folder)", ending: ".layout")
      let fewest = Self.fewest[folder] ?? 0
      if answers.count < fewest {
        add(.files, folder, "\(folder)/ has \(answers.count) answers, at least \(fewest) are needed")
      }
      for stray in pack.folder.entries(in: "\(reference.folder)/\(folder)") where !answers.contains(stray) {
        add(.files, "\(folder)/\(stray)", "nobody reads \(folder)/\(stray)", "An answer's name ends in .layout.")
      }
    }
    let optional: [ExerciseFile] = [.given, .picture, .drawing]
    let known = Self.needed + Self.folders + [Expectations.fileName] + optional.map(\.rawValue)
    for name in there where !known.contains(name) && !Translation.isFile(name) {
      let near = nearest(to: name, in: known).map { "Did you mean \($0)?" } ?? "Remove it."
      add(.files, name, "nobody reads \(name)", near)
    }
  }

  /// Checks that titles, hints and the lesson are written, distinct, and free of placeholders.
  mutating func checkTexts(of exercise: Exercise) {
    let file = Exercise.fileName
    for (place, old) in exercise.formerly.enumerated() where pack.exercise(called: old) != nil {
      add(
        .formats, inside: ["formerly", .element(place)],
        "the pack has an exercise \"\(old)\", so this one was never it",
        "Only a name that no exercise has any more belongs here.")
    }
    checkBlanks(of: exercise)
    checkRepeated(in: exercise)
    if exercise.hints.count != Exercise.hintCount {
      add(
        .texts, file, line: places.line("hints"), "there are \(exercise.hints.count) hints, not 3",
        "A question, the idea, nearly the code.")
    }
    for (number, hint) in exercise.hints.enumerated() where hint.isBlank {
      add(
        .texts, file, line: places.line("hints", .element(number)), "hint \(number + 1) is empty",
        "A question, the idea, nearly the code.")
    }
    if Set(exercise.hints).count < exercise.hints.count, !exercise.hints.contains(where: \.isBlank) {
      add(
        .texts, file, line: places.line("hints"), "two hints are the same",
        "Each hint helps a little more than the one before.")
    }
    if exercise.scenarios.count < 3 {
      let what = exercise.kind == .predict ? "variants" : "scenarios"
      add(
        .texts, file, line: places.line(.member(exercise.scenariosKey)),
        "there are \(exercise.scenarios.count) \(what), at least 3 are needed")
    }
    for (diagnosis, hint) in exercise.hintFor.sorted(by: { $0.key < $1.key }) {
      let line = places.line("hintFor", .member(diagnosis))
      if hint.isBlank { add(.texts, file, line: line, "the hint for \"\(diagnosis)\" is empty", "Write it.") }
      checkDiagnosis(diagnosis, file, line: line)
    }
    for name in [ExerciseFile.lesson.rawValue, ExerciseFile.why.rawValue] {
      guard let text = text(name, .texts), !checkMarkup(in: text, name) else { continue }
      if !verifier.showsAnything(text.withoutPictures) { add(.texts, name, "\(name) is empty", "Write it.") }
    }
    for name in pack.folder.entries(in: reference.folder) where Translation.isFile(name) { checkTranslation(name) }
    checkPlaceholders()
  }

  private mutating func checkPlaceholders() {
    let answers = Self.folders.flatMap { folder in
      pack.folder.names(in: "\(reference.folder)/\(folder)", ending: ".layout").map { "\(folder)/\($0)" }
    }
    let texts = pack.folder.entries(in: reference.folder).filter { name in
      [".md", ".json", ".layout"].contains { name.hasSuffix($0) } && name != Expectations.fileName
    }
    let starter = ExerciseFile.starter.rawValue
    for name in texts + answers {
      // An unreadable file is reported where it is needed.
      guard let source = try? pack.folder.textIfPresent("\(reference.folder)/\(name)") else { continue }
      // A wrong answer may be an unfinished starter.
      let allowsToDo = name == starter || name.hasPrefix("wrong/") || name.hasSuffix(".md")
      if let found = Placeholders.first(in: source, allowingToDo: allowsToDo) {
        add(.placeholders, name, line: found.line, "“\(found.word)” is still there", "Write what belongs there.")
      }
    }
  }
}

extension String {
  /// Whether the text has only whitespace.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
