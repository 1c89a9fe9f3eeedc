import Diagnostics
import LayoutProgram

/// What each wrong answer of an exercise gets today, for its author to confirm.
public struct FoundMistakes {
  /// A wrong answer whose first line says something else, or nothing.
  public struct Answer: Sendable {
    /// The path inside the pack.
    public var file: String
    /// What the first line expects; empty if it does not say.
    public var expected: String
    /// A diagnosis, `none` or `advice`; nil if the answer passes, so that nothing can be expected.
    public var got: String?
    /// The text with a first line that says what it got.
    public var text: String
  }

  /// Without the answers that get what they expect.
  public private(set) var answers: [Answer] = []

  /// Checks the wrong answers of an exercise.
  public init(of reference: ExerciseReference, in pack: Pack, _ expectations: Expectations) throws(Problems) {
    let checker = AnswerChecker(
      material: try Material(of: reference, in: pack), expectations: expectations, seconds: 4 * Deadline.usual)
    for name in pack.folder.names(in: "\(reference.folder)/wrong", ending: ".layout") {
      let source = try pack.folder.text("\(reference.folder)/wrong/\(name)")
      let report = try checker.check(source)
      let expected = ExerciseVerification.expected(of: source)
      let got = Self.got(report, expected)
      if got == expected { continue }
      let lines = source.text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let hasLine = lines.first?.hasPrefix("// expects:") ?? false
      let rest = hasLine ? lines.dropFirst().first.map(String.init) ?? "" : source.text
      answers.append(
        Answer(
          file: "\(reference.folder)/wrong/\(name)", expected: expected ?? "", got: got,
          text: got.map { "// expects: \($0)\n\(rest)" } ?? source.text))
    }
  }

  /// Keeps an expectation that holds, because an author may care about another diagnosis than the first.
  private static func got(_ report: CheckReport, _ expected: String?) -> String? {
    if report.verdict == .passed { return report.rules.contains { !$0.isMet } ? "advice" : nil }
    let found = report.diagnosisNames
    if let expected, found.contains(expected) || expected == "none" && report.essentialDiagnosis == nil {
      return expected
    }
    return found.first ?? "none"
  }
}
