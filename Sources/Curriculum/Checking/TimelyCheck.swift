import Diagnostics
import LayoutLanguage
import LayoutProgram

/// Checks whose outcome must be the same on every machine and beside any neighbor.
extension AnswerChecker {
  /// What came of an answer.
  public enum Outcome: Sendable {
    /// It ended by itself.
    case report(CheckReport)
    /// It was stopped. Where it was by then differs from run to run, so nothing of that is told.
    case stopped(Deadline.Reason)
    /// It could not even be stopped, and a thread is lost to it.
    case stuck
  }

  /// Tries an answer; saying why has as much time again, so that it can never cost a verdict.
  ///
  /// - Parameter explains: whether to look for reasons, which takes several times as long.
  /// - Throws: only what is wrong with the pack.
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
