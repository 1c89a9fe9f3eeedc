import Diagnostics

extension ExerciseVerification {
  /// Checks every answer in the folder.
  mutating func checkAnswers(_ checker: AnswerChecker) {
    checkStarter(checker)
    checkCopies()
    for name in [ExerciseFile.solution.rawValue] + answers(in: "accepted") {
      guard let answer = text(name, .answers), let report = report(checker, answer, name) else { continue }
      if report.verdict != .passed {
        add(.answers, name, "\(name) does not pass: \(report.whatIsMissing)", report.firstDifference)
      }
      if name != ExerciseFile.solution.rawValue { result.acceptedAnswers += 1 }
    }
    var needed: Set<String> = []
    let wrong = answers(in: "wrong")
    if wrong.isEmpty { result.untried.formUnion([.wrongAnswers, .diagnoses]) }
    var shortcuts = 0
    for name in wrong {
      guard let answer = text(name, .wrongAnswers), let report = report(checker, answer, name) else { continue }
      result.wrongAnswers += 1
      if report.verdict == .passed, !Self.expectsAdvice(answer) {
        add(.wrongAnswers, name, "\(name) passes, but it is meant to be wrong", "Add a scenario that it fails.")
        continue
      }
      if Self.whatIsLeftOut(of: answer) != nil {
        shortcuts += 1
        checkShortcut(report, answer, name)
      }
      let failed = report.scenarios.filter { !$0.passed }
      if failed.count == 1, let only = failed.first { needed.insert(only.scenario.id) }
      checkDiagnosis(of: report, answer, name)
    }
    // Missing wrong answers are reported elsewhere.
    if !wrong.isEmpty { checkIdea(of: checker.material.exercise, shortcuts: shortcuts) }
    for scenario in checker.material.exercise.scenarios.dropFirst() where !needed.contains(scenario.id) {
      add(
        .scenarios, isWarning: true, Exercise.fileName, line: places.line(of: scenario, in: checker.material.exercise),
        "\"\(scenario.id)\" is not needed: no wrong answer fails there alone",
        "Write the answer that it is there to catch, or take it away.")
    }
  }

  /// Reports answers that repeat another one, except for comments and blank lines.
  private mutating func checkCopies() {
    var seen: [[String]: String] = [:]
    for name in [ExerciseFile.solution.rawValue] + answers(in: "accepted") + answers(in: "wrong") {
      let file = "\(reference.folder)/\(name)"
      guard let source = (try? pack.folder.textIfPresent(file)) ?? nil, !source.text.isBlank else { continue }
      let lines = source.text.split(separator: "\n").map { String($0.trimmed) }
      let code = lines.filter { !$0.isEmpty && !$0.hasPrefix("//") }
      guard let first = seen[code] else {
        seen[code] = name
        continue
      }
      // A wrong answer equal to a right one passes, which is a clearer finding.
      if name.hasPrefix("wrong/"), !first.hasPrefix("wrong/") { continue }
      add(.answers, name, "\(name) is \(first) once more", "Write another answer, or take it away.")
    }
  }

  private func answers(in folder: String) -> [String] {
    pack.folder.names(in: "\(reference.folder)/\(folder)", ending: ".layout").map { "\(folder)/\($0)" }
  }

  private mutating func checkStarter(_ checker: AnswerChecker) {
    let name = ExerciseFile.starter.rawValue
    guard let starter = text(name, .starters) else { return }
    if !starter.text.contains("TODO") {
      add(.starters, name, "\(name) has no TODO", "Say in a comment where to begin.")
    }
    guard let report = report(checker, starter, name) else { return }
    if report.verdict == .passed {
      add(.starters, name, "\(name) passes as it is", "It needs a flaw that every learner sees.")
    } else if report.scenarios.first?.passed == true, report.rules.allSatisfy({ !$0.blocks }) {
      let first = report.scenarios.first?.scenario.id ?? ""
      add(.starters, name, "\(name) passes the first scenario, \"\(first)\"", "Show the flaw in the first one.")
    }
  }

  /// Checks an answer. Reports one that cannot be laid out, unless that is its expected mistake.
  private mutating func report(_ checker: AnswerChecker, _ answer: SourceText, _ name: String) -> CheckReport? {
    do throws(Problems) {
      let report = try checker.check(answer)
      verifier.onReport?(name, report)
      if report.verdict == .notUnderstood, !Self.mayBeRefused.contains(Self.expected(of: answer) ?? "") {
        let problems = report.problems ?? report.scenarios.compactMap(\.problems).first
        if let problems { fail(problems.inFolder(reference.folder), .sources, file: name) }
        return nil
      }
      return report
    } catch {
      fail(error, .frames, file: name)
      return nil
    }
  }

  /// Diagnoses of answers that are not laid out.
  private static let mayBeRefused = ["not-in-course", "budget-exceeded"]

  // MARK: Diagnoses

  /// `// expects: sign-flipped` in the first line → `sign-flipped`.
  static func expected(of answer: SourceText) -> String? {
    let start = "// expects: "
    let line = answer.text(ofLine: 1)
    guard line.hasPrefix(start) else { return nil }
    return String(line.dropFirst(start.count).trimmed)
  }

  private mutating func checkDiagnosis(of report: CheckReport, _ answer: SourceText, _ name: String) {
    guard let expected = Self.expected(of: answer), !expected.isEmpty else {
      add(
        .diagnoses, name, line: 1, "the first line does not say which diagnosis \(name) has to get",
        "// expects: sign-flipped, or // expects: none")
      return
    }
    if let line = (2...max(2, answer.lineCount)).first(where: { answer.text(ofLine: $0).hasPrefix("// expects:") }) {
      add(.diagnoses, name, line: line, "what \(name) has to get stands in its first line, and once", "Take one away.")
      return
    }
    if Self.expectsAdvice(answer) { return }
    guard expected == "none" || checkDiagnosis(expected, name, line: 1) else { return }
    checkFound(report, expects: expected, name)
  }

  /// Reports an unknown diagnosis.
  ///
  /// - Returns: whether the diagnosis is known.
  @discardableResult
  mutating func checkDiagnosis(_ id: String, _ file: String, line: Int?) -> Bool {
    let known = DiagnosisID.allCases.map(\.rawValue)
    guard !known.contains(id) else { return true }
    let near = nearest(to: id, in: known).map { "Did you mean \($0)?" } ?? "Known: \(known.joined(separator: ", "))."
    add(.diagnoses, file, line: line, "there is no diagnosis \"\(id)\"", near)
    return false
  }

  private mutating func checkFound(_ report: CheckReport, expects expected: String, _ name: String) {
    let found = report.diagnosisNames
    if expected == "none" {
      if let essential = report.essentialDiagnosis {
        add(.diagnoses, name, "\(name) gets \(essential); expected none")
      }
    } else if !found.contains(expected) {
      let what = found.isEmpty ? "no diagnosis" : found.joined(separator: ", ")
      add(.diagnoses, name, "\(name) gets \(what); expected \(expected)")
    }
  }
}

extension CheckReport {
  /// The failed scenarios and rules, in a few words.
  fileprivate var whatIsMissing: String {
    let failed = scenarios.filter { !$0.passed }.map { "\"\($0.scenario.id)\"" }
    let rules = rules.filter(\.blocks).map { "the rule about \($0.rule.demand.spelling)" }
    return (failed + rules).joined(separator: ", ")
  }

  /// The first difference: `In "tall" share is at 92,47 24 × 48; expected at 92,45.5 24 × 48.`
  fileprivate var firstDifference: String {
    for result in scenarios where !result.passed {
      let scenario = "\"\(result.scenario.id)\""
      if let problem = result.problems?.all.first { return "In \(scenario): \(problem.message.english)" }
      for view in result.allViews where !view.matches {
        let actual = view.actual.map { "is at \($0.inWords)" } ?? "is missing"
        let expected = view.expected.map { "expected at \($0.inWords)" } ?? "not expected"
        return "In \(scenario) \(view.name) \(actual); \(expected)."
      }
    }
    return ""
  }
}

extension Problems {
  /// The same problems, with files named by their paths inside the pack.
  fileprivate func inFolder(_ folder: String) -> Problems {
    Problems(
      all,
      in: sources.map { source in
        source.name.hasPrefix(folder) ? source : SourceText(name: "\(folder)/\(source.name)", text: source.text)
      })
  }
}
