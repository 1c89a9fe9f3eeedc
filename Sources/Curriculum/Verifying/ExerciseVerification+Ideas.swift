import Diagnostics

/// Shortcuts: answers that come to the right frames of the first scenario without what the exercise teaches. Their second
/// line says what they leave out:
///
///     // expects: advice
///     // without: a guide, by padding around the view
extension ExerciseVerification {
  private static let mark = "// without:"

  /// What an answer does without, from its second line; nil if it is a mistake of another kind.
  static func whatIsLeftOut(of answer: SourceText) -> String? {
    let line = answer.text(ofLine: 2)
    return line.hasPrefix(mark) ? String(line.dropFirst(mark.count).trimmed) : nil
  }

  /// Whether an answer passes and gets an advice.
  static func expectsAdvice(_ answer: SourceText) -> Bool { expected(of: answer) == "advice" }

  /// A shortcut is one in the first scenario, and is caught or told somewhere.
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

  /// An exercise says what it is about, and shows what happens to somebody who does without.
  mutating func checkIdea(of exercise: Exercise, shortcuts: Int) {
    if exercise.kind == .predict { return }
    guard let idea = exercise.idea else {
      add(.ideas, isWarning: true, Exercise.fileName, "\"idea\" is missing", "Say in a sentence what is understood.")
      return
    }
    // An empty one is found with the texts.
    if shortcuts == 0, !idea.isBlank {
      add(
        .ideas, Exercise.fileName, line: places.line("idea"), "no wrong answer does without the idea",
        "Write one that is right in the first scenario; its second line is // without: what it leaves out.")
    }
  }
}
