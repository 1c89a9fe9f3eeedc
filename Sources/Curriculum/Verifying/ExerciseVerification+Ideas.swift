import Diagnostics

/// Checks shortcuts: wrong answers that give the right frames in the first scenario without the exercise's idea. Their
/// second line names what they leave out:
///
///     // expects: advice
///     // without: a guide, by padding around the view
extension ExerciseVerification {
  private static let mark = "// without:"

  /// The part that an answer leaves out, from its second line; nil if it is another kind of mistake.
  static func whatIsLeftOut(of answer: SourceText) -> String? {
    let line = answer.text(ofLine: 2)
    return line.hasPrefix(mark) ? String(line.dropFirst(mark.count).trimmed) : nil
  }

  /// Whether an answer is expected to pass with advice.
  static func expectsAdvice(_ answer: SourceText) -> Bool { expected(of: answer) == "advice" }

  /// Checks that a shortcut passes the first scenario and then fails or gets advice.
  mutating func checkShortcut(_ report: CheckReport, _ answer: SourceText, _ name: String) {
    if Self.whatIsLeftOut(of: answer)?.isEmpty == true {
      add(.ideas, name, line: 2, "the second line does not say what \(name) leaves out", "// without: the custom guide")
    }
    if report.scenarios.first?.passed == false {
      add(
        .ideas, name, line: 2, "\(name) does not reach the frames of the first scenario",
        "Show how one gets there without the idea, or take the line away.")
    }
    guard Self.expectsAdvice(answer) else { return }
    if report.verdict != .passed {
      add(.ideas, name, line: 1, "\(name) expects an advice, but it does not pass", "// expects: none")
    } else if report.brokenRules.isEmpty {
      add(
        .ideas, name, line: 1, "\(name) passes, and nobody tells that the idea is missing", "Add a rule that it breaks."
      )
    }
  }

  /// Checks that an exercise states its idea and has a wrong answer without it.
  mutating func checkIdea(of exercise: Exercise, shortcuts: Int) {
    if exercise.kind == .predict { return }
    guard let idea = exercise.idea else {
      add(.ideas, isWarning: true, Exercise.fileName, "\"idea\" is missing", "Say in a sentence what is understood.")
      return
    }
    // An empty idea is reported with the texts.
    if shortcuts == 0, !idea.isBlank {
      add(
        .ideas, Exercise.fileName, line: places.line("idea"), "no wrong answer does without the idea",
        "Write one that is right in the first scenario; its second line is // without: what it leaves out.")
    }
  }
}
