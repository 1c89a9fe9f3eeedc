import Diagnostics
import LayoutEngine
import LayoutLanguage

extension Pack {
  /// Reads what one exercise asks; its sources and expected frames are read when they are needed.
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
  /// The exercises without which the course counts as done, too. One that cannot be read is none of them.
  ///
  /// - Complexity: reads the description of every exercise.
  public func optionalExercises() -> Set<String> {
    Set(exercises.filter(isOptional).map(\.id))
  }

  private func isOptional(_ reference: ExerciseReference) -> Bool {
    guard let source = try? folder.textIfPresent("\(reference.folder)/\(Exercise.fileName)") else { return false }
    // Most say nothing about it, and then nothing else of them is of interest here.
    return source.text.contains("\"optional\"") && (try? JSON.read(source))?["optional"]?.bool == true
  }
}

extension Exercise {
  /// The name of the file inside an exercise's folder.
  public static let fileName = "exercise.json"

  static let keys = [
    "format", "title", "kind", "minutes", "concepts", "goal", "hints", "optional", "points", "view", "check",
    "scenarios", "variants", "questions", "rules", "hintFor", "idea", "mixesAxes",
    "firstLook",
  ]

  /// Takes an exercise from the value of its `exercise.json`.
  init(_ json: JSON, at reference: ExerciseReference) throws(Problem) {
    let reader = try ObjectReader(json, what: "an exercise", keys: Self.keys)
    try checkFormat(of: reader)
    let kind = try reader.required("kind", as: .word(of: Kind.allCases, "a kind of exercise"))
    let questions = kind == .predict ? try reader.required("questions", as: .list(of: .question)) : []
    let scenarios = kind == .predict ? "variants" : "scenarios"
    let needsViews = kind != .predict || questions.contains { $0.isMeasured }
    self.init(
      reference: reference, title: try reader.required("title", as: .text), kind: kind,
      minutes: try reader.required("minutes", as: .count(upTo: 600)),
      concepts: try reader.optional("concepts", as: .list(of: .text)) ?? [],
      goal: try reader.required("goal", as: .text), hints: try reader.required("hints", as: .list(of: .text)),
      isOptional: try reader.optional("optional", as: .flag) ?? false,
      points: try reader.optional("points", as: .count(upTo: 1000)) ?? 1,
      view: needsViews ? try reader.required("view", as: .text) : nil,
      check: needsViews ? try reader.required("check", as: .list(of: .text)) : [],
      scenarios: try reader.required(scenarios, as: .list(of: .scenario)), questions: questions,
      rules: try reader.optional("rules", as: .list(of: .rule)) ?? [],
      hintFor: try reader.optional("hintFor", as: .texts) ?? [:],
      idea: try reader.optional("idea", as: .text), mixesAxes: try reader.optional("mixesAxes", as: .flag) ?? false,
      firstLook: try reader.optional("firstLook", as: .text))
    if needsViews, check.isEmpty { throw reader.problem("an exercise has to check at least one view", at: "check") }
    if self.scenarios.isEmpty {
      throw reader.problem("an exercise needs at least one of its \(scenarios)", at: scenarios)
    }
    try Self.checkUnique(check, what: "view is named", at: "check", of: reader)
    try Self.checkUnique(self.scenarios.map(\.id), what: "scenario is called", at: scenarios, of: reader)
    try checkQuestions(of: reader)
  }

  /// A question that could not be answered right in some variant would never let anybody pass.
  private func checkQuestions(of reader: ObjectReader) throws(Problem) {
    guard kind == .predict else { return }
    if questions.isEmpty { throw reader.problem("a prediction needs at least one question", at: "questions") }
    try Self.checkUnique(questions.map(\.name), what: "question is called", at: "questions", of: reader)
    for question in questions {
      if case .words(let words) = question.truth, words.count != scenarios.count {
        let message = "\"\(question.name)\" needs \(scenarios.count) answers, one for each variant"
        throw reader.problem(message, at: "questions")
      }
      if case .measured(_, let name, let outer) = question.truth,
        let missing = [name, outer].compactMap({ $0 }).first(where: { !check.contains(ViewName($0).group) })
      {
        throw reader.problem("\"\(missing)\" is measured, but not among the views of \"check\"", at: "questions")
      }
    }
  }

  private static func checkUnique(
    _ names: [String], what: String, at key: String, of reader: ObjectReader
  ) throws(Problem) {
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted {
      throw reader.problem("more than one \(what) \"\(name)\"", at: key)
    }
  }
}

extension JSONForm where Value == Int {
  fileprivate static func count(upTo most: Int) -> JSONForm {
    JSONForm("a whole number from 0 to \(most)") { json in
      json.number.flatMap { Int(exactly: $0) }.flatMap { (0...most).contains($0) ? $0 : nil }
    }
  }
}

extension Question {
  fileprivate var isMeasured: Bool { if case .measured = truth { true } else { false } }
}

extension JSONForm where Value == [String: String] {
  /// An object whose values are texts.
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
  /// One of a few words.
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
