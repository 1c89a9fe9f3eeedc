import Diagnostics
import LayoutLanguage
import LayoutProgram

/// Checks with a result that is independent of the machine and its load.
extension AnswerChecker {
  /// The outcome of a check.
  public enum Outcome: Sendable {
    /// The check ended by itself.
    case report(CheckReport)
    /// The check was stopped. Its progress differs from run to run and is therefore not reported.
    case stopped(Deadline.Reason)
    /// The check could not be stopped and has blocked a thread.
    case stuck
  }

  /// Checks an answer. Diagnosing has a time limit of its own, so that it never affects the verdict.
  ///
  /// - Parameter explains: whether to diagnose, which takes several times as long.
  /// - Throws: only faults of the pack.
  public func outcome(of answer: SourceText, explains: Bool) throws(Problems) -> Outcome {
    let deadline = Deadline(seconds: seconds, memory: memory)
    let compared = deadline.answer { () -> Result<(CheckReport, Program?), Problems> in
      Result { () throws(Problems) in try compare(answer, by: deadline) }
    }
    guard let compared else { return .stuck }
    if let reason = deadline.reason { return .stopped(reason) }
    let (found, program) = try compared.get()
    guard explains else { return .report(found) }
    let later = Deadline(seconds: seconds, memory: memory)
    var report = found
    report.diagnoses = later.answer { diagnoses(of: found, program, answer, by: later) } ?? []
    return .report(report)
  }
}
