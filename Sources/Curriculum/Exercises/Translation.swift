import Diagnostics

extension Language {
  /// `lesson.md` → `lesson.de.md`.
  func name(of file: String) -> String {
    guard let dot = file.lastIndex(of: ".") else { return file }
    return "\(file[..<dot]).\(code)\(file[dot...])"
  }
}

/// An exercise's texts in another language: the content of an `exercise.de.json`. Missing texts stay English.
///
///     {"format": 1, "title": "Jede Ansicht hat einen Rahmen", "goal": "…", "hints": ["…", "…", "…"]}
struct Translation {
  var title: String?
  var goal: String?
  var idea: String?
  var hints: [String]?
  var hintFor: [String: String]?
  var firstLook: String?
  /// The reasons of the rules, in order.
  var reasons: [String]?
  /// The texts of the questions, by name.
  var asks: [String: String]?
  /// The explanations of each question's known mistakes, in order, by the question's name.
  var says: [String: [String]]?

  static let keys = ["format", "title", "goal", "idea", "hints", "hintFor", "firstLook", "reasons", "asks", "says"]

  init(_ json: JSON) throws(Problem) {
    let reader = try ObjectReader(json, what: "a translation", keys: Self.keys)
    try checkFormat(of: reader)
    title = try reader.optional("title", as: .text)
    goal = try reader.optional("goal", as: .text)
    idea = try reader.optional("idea", as: .text)
    hints = try reader.optional("hints", as: .list(of: .text))
    hintFor = try reader.optional("hintFor", as: .texts)
    firstLook = try reader.optional("firstLook", as: .text)
    reasons = try reader.optional("reasons", as: .list(of: .text))
    asks = try reader.optional("asks", as: .texts)
    var says: [String: [String]] = [:]
    for member in try reader.optional("says", as: .object) ?? [] {
      says[member.key] = try JSONForm<[String]>.list(of: .text).value(
        of: member.value, called: "\"\(member.key)\" of \"says\"")
    }
    self.says = says
  }

  /// Whether a file in an exercise's folder is a translation.
  static func isFile(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, Language(locale: parts[1])?.code == parts[1] else { return false }
    return ["exercise.json", ExerciseFile.lesson.rawValue, ExerciseFile.why.rawValue].contains(
      "\(parts[0]).\(parts[2])")
  }

  /// The exercise with these texts instead of its own.
  func applied(to exercise: Exercise) -> Exercise {
    var exercise = exercise
    exercise.title = title ?? exercise.title
    exercise.goal = goal ?? exercise.goal
    exercise.idea = idea ?? exercise.idea
    if let hints, hints.count == exercise.hints.count { exercise.hints = hints }
    exercise.hintFor.merge(hintFor ?? [:]) { $1 }
    exercise.firstLook = firstLook ?? exercise.firstLook
    for (index, reason) in (reasons ?? []).enumerated() where exercise.rules.indices.contains(index) {
      exercise.rules[index].reason = reason
    }
    for index in exercise.questions.indices {
      let name = exercise.questions[index].name
      exercise.questions[index].asks = asks?[name] ?? exercise.questions[index].asks
      for (number, text) in (says?[name] ?? []).enumerated()
      where exercise.questions[index].mistakes.indices.contains(number) {
        exercise.questions[index].mistakes[number].says = text
      }
    }
    return exercise
  }

  /// The first part that does not fit the exercise, with its path in the translation; nil if all fit.
  func misfit(with exercise: Exercise) -> (message: String, way: [JSONStep])? {
    // A wrong number of hints in the exercise itself is reported elsewhere.
    if let hints, hints.count != exercise.hints.count, exercise.hints.count == Exercise.hintCount {
      return ("there are \(hints.count) hints, the exercise has \(exercise.hints.count)", ["hints"])
    }
    if let reasons, reasons.count != exercise.rules.count {
      return ("there are \(reasons.count) reasons, the exercise has \(exercise.rules.count) rules", ["reasons"])
    }
    if let stranger = hintFor?.keys.sorted().first(where: { exercise.hintFor[$0] == nil }) {
      return ("the exercise has no hint for \"\(stranger)\"", ["hintFor", .member(stranger)])
    }
    let questions = exercise.questions.map(\.name)
    for (key, names) in [("asks", asks.map { Array($0.keys) }), ("says", says.map { Array($0.keys) })] {
      if let stranger = names?.sorted().first(where: { !questions.contains($0) }) {
        return ("the exercise has no question \"\(stranger)\"", [.member(key), .member(stranger)])
      }
    }
    let counts = exercise.questions.filter { says?[$0.name] != nil && says?[$0.name]?.count != $0.mistakes.count }
    return counts.first.map {
      ("the question \"\($0.name)\" has \($0.mistakes.count) mistakes", ["says", .member($0.name)])
    }
  }
}

extension Pack {
  /// Reads an exercise's description, with its texts in a language as far as they exist.
  public func exercise(_ reference: ExerciseReference, in language: Language) throws(Problems) -> Exercise {
    let exercise = try exercise(reference)
    let file = "\(reference.folder)/\(language.name(of: Exercise.fileName))"
    guard language != .english, let source = try folder.textIfPresent(file) else { return exercise }
    return try Self.translation(in: source).applied(to: exercise)
  }

  /// A text for people in a language, else in English; nil if there is none.
  public func textIfPresent(
    _ file: ExerciseFile, of reference: ExerciseReference, in language: Language
  ) throws(Problems) -> SourceText? {
    let translated = "\(reference.folder)/\(language.name(of: file.rawValue))"
    if language != .english, let source = try folder.textIfPresent(translated) { return source }
    return try textIfPresent(file, of: reference)
  }

  /// A text for people in a language, else in English.
  public func text(
    _ file: ExerciseFile, of reference: ExerciseReference, in language: Language
  ) throws(Problems) -> SourceText {
    if let source = try textIfPresent(file, of: reference, in: language) { return source }
    return try text(file, of: reference)
  }

  static func translation(in source: SourceText) throws(Problems) -> Translation {
    do throws(Problem) {
      return try Translation(JSON.read(source))
    } catch {
      throw Problems([error], in: [source])
    }
  }

  /// The pack with the titles that `course.de.json` has for it and its chapters.
  ///
  ///     {"format": 1, "title": "…", "chapters": {"01-numbers": "…"}}
  public func titled(in language: Language) throws(Problems) -> Pack {
    let file = language.name(of: Self.index)
    guard language != .english, let source = try folder.textIfPresent(file) else { return self }
    do throws(Problem) {
      let reader = try ObjectReader(
        JSON.read(source), what: "a translated course", keys: Self.translationKeys)
      try checkFormat(of: reader)
      var pack = self
      pack.title = try reader.optional("title", as: .text) ?? title
      let titles = try reader.optional("chapters", as: .texts) ?? [:]
      if let stranger = titles.keys.sorted().first(where: { id in !chapters.contains { $0.id == id } }) {
        var problem = reader.problem(
          "the course has no chapter \"\(stranger)\"", inside: "chapters", .member(stranger))
        problem.notes = nearest(to: stranger, in: chapters.map(\.id)).map { [Note("Did you mean \"\($0)\"?")] } ?? []
        throw problem
      }
      for index in pack.chapters.indices {
        pack.chapters[index].title = titles[pack.chapters[index].id] ?? pack.chapters[index].title
      }
      return pack
    } catch {
      throw Problems([error], in: [source])
    }
  }

  static let translationKeys = ["format", "title", "chapters"]
}
