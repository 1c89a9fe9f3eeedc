import Diagnostics
import LayoutEngine
import LayoutLanguage
import LayoutProgram

extension Pack {
  /// Reads an exercise's description. Its sources and expected frames are read on demand.
  public func exercise(_ reference: ExerciseReference) throws(Problems) -> Exercise {
    let source = try folder.text("\(reference.folder)/\(Exercise.fileName)")
    do throws(Problem) {
      return try Exercise(JSON.read(source), at: reference)
    } catch {
      throw Problems([error], in: [source])
    }
  }
}

extension Pack {
  /// An exercise with placeholders for missing texts, and the missing keys; nil if nothing is missing or anything else
  /// is wrong.
  ///
  /// This lets authors try the code before the texts are written.
  func unwrittenExercise(_ reference: ExerciseReference) -> (exercise: Exercise, missing: [String])? {
    let file = "\(reference.folder)/\(Exercise.fileName)"
    guard let source = (try? folder.textIfPresent(file)) ?? nil, let json = try? JSON.read(source),
      let members = json.members
    else { return nil }
    let texts: [(key: String, value: JSON)] = [
      ("title", JSON(reference.id)), ("goal", JSON(reference.id)), ("hints", ["1", "2", "3"]), ("minutes", 1),
    ]
    let missing = texts.filter { text in !members.contains { $0.key == text.key } }
    let whole = JSON(.object(members + missing.map { JSON.Member(key: $0.key, value: $0.value) }), at: json.range)
    guard !missing.isEmpty, let exercise = try? Exercise(whole, at: reference) else { return nil }
    return (exercise, missing.map(\.key))
  }
}

extension Pack {
  /// The ids of the optional exercises. An unreadable exercise is not optional.
  ///
  /// - Complexity: reads the description of every exercise.
  public func optionalExercises() -> Set<String> {
    Set(exercises.filter(isOptional).map(\.id))
  }

  private func isOptional(_ reference: ExerciseReference) -> Bool {
    guard let source = try? folder.textIfPresent("\(reference.folder)/\(Exercise.fileName)") else { return false }
    // Most exercises do not have the key and need not be parsed.
    return Self.mentionsOptional(source) && (try? JSON.read(source))?["optional"]?.bool == true
  }

  private static let optionalKey = Array("\"optional\"".utf8)

  /// Searches bytes, since every pass searches every exercise and the library's search takes milliseconds each.
  private static func mentionsOptional(_ source: SourceText) -> Bool {
    var matched = 0
    for byte in source.bytes {
      if byte != optionalKey[matched] { matched = 0 }
      if byte == optionalKey[matched] { matched += 1 }
      if matched == optionalKey.count { return true }
    }
    return false
  }
}

extension Exercise {
  /// The name of the file in an exercise's folder.
  public static let fileName = "exercise.json"

  /// The number of hints: a question, the idea, nearly the code.
  static let hintCount = 3

  static let keys = [
    "format", "title", "kind", "minutes", "concepts", "goal", "hints", "optional", "points", "view", "check",
    "scenarios", "variants", "questions", "rules", "hintFor", "idea", "mixesAxes",
    "firstLook", "feedback", "formerly",
  ]

  /// Parses an exercise from the value of its `exercise.json`.
  init(_ json: JSON, at reference: ExerciseReference) throws(Problem) {
    let reader = try ObjectReader(json, what: "an exercise", keys: Self.keys)
    try self.init(formOf: reader, at: reference)
    try checkMeaning(of: reader)
  }

  /// Parses the parts without checking whether they fit each other.
  init(formOf reader: ObjectReader, at reference: ExerciseReference) throws(Problem) {
    try checkFormat(of: reader)
    let kind = try reader.required("kind", as: .word(of: Kind.allCases, "a kind of exercise"))
    try Self.checkKeys(of: kind, in: reader)
    let questions = kind == .predict ? try reader.required("questions", as: .list(of: .question)) : []
    let needsViews = Self.needsViews(kind, questions)
    self.init(
      reference: reference, title: try reader.required("title", as: .text), kind: kind,
      minutes: try reader.required("minutes", as: .count(1...600)),
      concepts: try reader.optional("concepts", as: .list(of: .text)) ?? [],
      goal: try reader.required("goal", as: .text), hints: try reader.required("hints", as: .list(of: .text)),
      isOptional: try reader.optional("optional", as: .flag) ?? false,
      points: try reader.optional("points", as: .count(0...1000)) ?? 1,
      view: needsViews ? try reader.required("view", as: .text) : nil,
      check: needsViews ? try reader.required("check", as: .list(of: .text)) : [],
      scenarios: try reader.required(Self.scenarios(of: kind), as: .list(of: .scenario)), questions: questions,
      rules: try reader.optional("rules", as: .list(of: .rule)) ?? [],
      hintFor: try reader.optional("hintFor", as: .texts) ?? [:],
      idea: try reader.optional("idea", as: .text), mixesAxes: try reader.optional("mixesAxes", as: .flag) ?? false,
      firstLook: try reader.optional("firstLook", as: .text),
      feedback: try reader.optional("feedback", as: .word(of: Feedback.allCases, "a way to tell diagnoses")),
      formerly: try reader.optional("formerly", as: .list(of: .plainName)) ?? [])
  }

  /// The key of the list of scenarios.
  private static func scenarios(of kind: Kind) -> String { kind == .predict ? "variants" : "scenarios" }

  private static func needsViews(_ kind: Kind, _ questions: [Question]) -> Bool {
    kind != .predict || questions.contains { $0.isMeasured }
  }

  /// Checks whether the parts fit each other.
  private func checkMeaning(of reader: ObjectReader) throws(Problem) {
    let scenarios = Self.scenarios(of: kind)
    if Self.needsViews(kind, questions), check.isEmpty {
      throw reader.problem("an exercise has to check at least one view", at: "check")
    }
    if self.scenarios.isEmpty {
      throw reader.problem("an exercise needs at least one of its \(scenarios)", at: scenarios)
    }
    if let place = check.firstIndex(where: \.isBlank) {
      throw reader.problem("the name of a view is empty", inside: "check", .element(place))
    }
    try Self.checkUnique(concepts, what: "concept is called", at: "concepts", of: reader)
    try Self.checkUnique(formerly, what: "former name is", at: "formerly", of: reader)
    if let place = formerly.firstIndex(of: reference.id) {
      throw reader.problem(
        "\"\(reference.id)\" is what the exercise is called now", inside: "formerly", .element(place))
    }
    try Self.checkUnique(check, what: "view is named", at: "check", of: reader)
    try Self.checkUnique(self.scenarios.map(\.id), what: "scenario is called", at: scenarios, "id", of: reader)
    try checkQuestions(of: reader)
  }

  /// Checks that every question has a valid answer in every variant, since otherwise nobody could pass.
  private func checkQuestions(of reader: ObjectReader) throws(Problem) {
    guard kind == .predict else { return }
    if questions.isEmpty { throw reader.problem("a prediction needs at least one question", at: "questions") }
    try Self.checkUnique(questions.map(\.name), what: "question is called", at: "questions", "name", of: reader)
    for (place, question) in questions.enumerated() {
      let isHashed = !question.hashes.isEmpty
      var count = isHashed ? question.hashes.count : scenarios.count
      if case .words(let words) = question.truth, !isHashed { count = words.count }
      if count != scenarios.count {
        let message = "\"\(question.name)\" has \(count) answers and needs \(scenarios.count), one for each variant"
        throw reader.problem(message, inside: "questions", .element(place), isHashed ? "hashes" : "answers")
      }
      for (number, mistake) in question.mistakes.enumerated() {
        let way: [JSONStep] = ["questions", .element(place), "mistakes", .element(number), "values"]
        try checkValues(of: mistake, question, at: way, of: reader)
      }
      guard case .measured(_, let name, let outer) = question.truth else { continue }
      for (key, name) in [("of", name), ("inside", outer ?? name)] where !check.contains(ViewName(name).group) {
        var problem = reader.problem(
          "\"\(name)\" is measured, but not among the views of \"check\"", inside: "questions", .element(place),
          .member(key))
        problem.notes = nearest(to: name, in: check).map { [Note("Did you mean \"\($0)\"?")] } ?? []
        throw problem
      }
    }
  }

  /// Throws if the exercise has a key that only another kind has.
  private static func checkKeys(of kind: Kind, in reader: ObjectReader) throws(Problem) {
    let own = kind == .predict ? ["variants", "questions"] : ["scenarios"]
    let others = kind == .predict ? ["scenarios"] : ["variants", "questions"]
    guard let other = others.first(where: reader.has) else { return }
    let whose =
      kind == .predict
      ? "a prediction has \"variants\" and \"questions\", and no \"scenarios\""
      : "only a prediction has \"\(other)\"; an exercise of the kind \"\(kind.rawValue)\" has \"scenarios\""
    throw reader.problem(whose, at: own.contains(where: reader.has) ? other : "kind")
  }

  /// Checks that a mistake's values are possible answers, with at least one that is not null.
  private func checkValues(
    of mistake: Question.Mistake, _ question: Question, at way: [JSONStep], of reader: ObjectReader
  ) throws(Problem) {
    guard mistake.values.count == scenarios.count else {
      let message =
        "a mistake of \"\(question.name)\" has \(mistake.values.count) values and needs \(scenarios.count), "
        + "one for each variant; null where it gives no answer of its own"
      throw reader.problem(message, inside: way)
    }
    if mistake.values.allSatisfy({ $0 == nil }) {
      throw reader.problem("a mistake of \"\(question.name)\" is made in no variant: all values are null", inside: way)
    }
    for (number, value) in mistake.values.enumerated() {
      guard let value, let misfit = question.misfit(of: value) else { continue }
      throw reader.problem(misfit, inside: way + [.element(number)])
    }
  }

  /// Throws if a name is repeated; the problem points at the second one.
  private static func checkUnique(
    _ names: [String], what: String, at key: String, _ inner: JSONStep..., of reader: ObjectReader
  ) throws(Problem) {
    var seen: Set<String> = []
    for (place, name) in names.enumerated() where !seen.insert(name).inserted {
      throw reader.problem(
        "more than one \(what) \"\(name)\"", inside: [.member(key), .element(place)] + inner)
    }
  }
}

extension JSONForm where Value == Int {
  fileprivate static func count(_ range: ClosedRange<Int>) -> JSONForm {
    JSONForm("a whole number from \(range.lowerBound) to \(range.upperBound)") { json in
      json.number.flatMap { Int(exactly: $0) }.flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension Question {
  fileprivate var isMeasured: Bool { if case .measured = truth { true } else { false } }

  /// The reason why a value cannot be an answer; nil if it can.
  fileprivate func misfit(of value: Constant.Value) -> String? {
    switch (value, truth) {
    case (.number, .measured): nil
    case (.text(let word), .measured): "\"\(name)\" is answered with a number, not with the text \"\(word)\""
    case (.text(let word), .words):
      choices.contains { $0.lowercased() == word.lowercased() }
        ? nil : "\"\(word)\" is none of the choices of \"\(name)\""
    case (_, .words): "\"\(name)\" is answered with a text, one of its choices"
    case (.other, .measured): "\"\(name)\" is answered with a number"
    }
  }
}

extension JSONForm where Value == [String: String] {
  /// An object whose values are strings.
  static var texts: JSONForm {
    JSONForm("an object of texts") { (json: JSON, what: String) throws(Problem) in
      var texts: Value = [:]
      for member in try JSONForm<[JSON.Member]>.object.value(of: json, called: what) {
        texts[member.key] = try JSONForm<String>.text.value(of: member.value, called: "\"\(member.key)\" of \(what)")
      }
      return texts
    }
  }
}

extension JSONForm where Value == ExerciseScenario {
  fileprivate static var scenario: JSONForm {
    JSONForm("a scenario") { (json: JSON, what: String) throws(Problem) in
      let reader = try ObjectReader(json, what: "a scenario", keys: ExerciseScenario.keys)
      return ExerciseScenario(
        id: try reader.required("id", as: .plainName), size: try reader.required("size", as: .stageSize),
        arguments: try reader.optional("arguments", as: .object) ?? [],
        data: try reader.optional("data", as: .substitutions) ?? [],
        state: try reader.optional("state", as: .object) ?? [],
        direction: try reader.optional("direction", as: .direction) ?? .leftToRight,
        textSize: try reader.optional("textSize", as: .textSize) ?? .large,
        scale: try reader.optional("scale", as: .scale) ?? ExerciseScenario.usualScale,
        isHidden: try reader.optional("hidden", as: .flag) ?? false,
        steps: try reader.optional("steps", as: .list(of: .step)) ?? [])
    }
  }
}

extension ExerciseScenario {
  static let keys = ["id", "size", "arguments", "data", "state", "direction", "textSize", "scale", "hidden", "steps"]
}

extension JSONForm where Value == SceneStep {
  fileprivate static var step: JSONForm {
    JSONForm("a step") { (json: JSON, _: String) throws(Problem) in try SceneStep(json) }
  }
}

extension JSONForm where Value == [ExerciseScenario.DataSubstitution] {
  fileprivate static var substitutions: JSONForm {
    JSONForm("an object of file names") { (json: JSON, what: String) throws(Problem) in
      var all: Value = []
      for member in try JSONForm<[JSON.Member]>.object.value(of: json, called: what) {
        let key = JSON(.string(member.key), at: member.keyRange)
        let name = try JSONForm<String>.dataFileName.value(of: key, called: what)
        let called = "the file for \"\(name)\""
        let replacement = try JSONForm<String>.dataFileName.value(of: member.value, called: called)
        all.append(.init(name: name, replacement: replacement))
      }
      return all
    }
  }
}

extension JSONForm where Value == LayoutDirection {
  /// `leftToRight` or `rightToLeft`.
  public static var direction: JSONForm { word(of: LayoutDirection.allCases, "a direction") }
}

extension JSONForm where Value == DynamicTypeSize {
  /// A text size by its name: `large`.
  public static var textSize: JSONForm { word(of: DynamicTypeSize.allCases, "a text size") }
}

extension JSONForm where Value == Double {
  fileprivate static var scale: JSONForm {
    JSONForm("1, 2 or 3") { json in json.number.flatMap { [1, 2, 3].contains($0) ? $0 : nil } }
  }
}

extension JSONForm where Value: RawRepresentable<String> {
  /// One of several words.
  public static func word(of all: [Value], _ name: String) -> JSONForm {
    JSONForm(name) { (json: JSON, what: String) throws(Problem) in
      let word = try JSONForm<String>.text.value(of: json, called: what)
      if let value = all.first(where: { $0.rawValue == word }) { return value }
      throw unknownWord(word, known: all.map(\.rawValue), what: what, at: json.range)
    }
  }
}

private func unknownWord(_ word: String, known: [String], what: String, at range: SourceRange?) -> Problem {
  let advice =
    nearest(to: word, in: known).map { "Did you mean \"\($0)\"?" } ?? "Known: \(known.joined(separator: ", "))."
  return Problem(.input, "\(what) cannot be \"\(word)\"", at: range, notes: [Note(advice)])
}
