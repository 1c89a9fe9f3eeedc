import Curriculum
import Diagnostics
import ProgressStore

extension Journal {
  /// The step up to which a diagnosis was revealed for an exercise; nil if it was not, or if the store cannot be read.
  func told(_ cause: DiagnosisID, of reference: ExerciseReference) -> Reveal? {
    guard let store = openStore else { return nil }
    let step = (try? store.told(cause.rawValue, for: pack.key(of: reference))) ?? nil
    return step.flatMap(Reveal.init)
  }

  /// Records the step up to which a diagnosis was revealed.
  func tell(_ cause: DiagnosisID, _ reveal: Reveal, of reference: ExerciseReference) {
    try? openStore?.tell(cause.rawValue, upTo: reveal.rawValue, for: pack.key(of: reference))
  }
}

extension Session {
  /// Limits a report's diagnoses to the step that a recorded check reveals, and records that step.
  func tell(
    _ report: inout CheckReport, of pack: Pack, _ folder: WorkFolder, _ journal: Journal, isUnchanged: Bool
  ) {
    let reference = report.exercise.reference
    guard let cause = report.cause else { return report.reveal(invocation.reveal ?? .law) }
    if let asked = invocation.reveal {
      report.reveal(asked)
      return journal.tell(cause, asked, of: reference)
    }
    if report.isUntouched { return report.reveal(.law) }
    if feedback(on: report.exercise, in: pack, folder) == .full { return report.reveal(.code) }
    let reveal = Reveal.afterCheck(told: journal.told(cause, of: reference), isUnchanged: isUnchanged)
    report.reveal(reveal)
    journal.tell(cause, reveal, of: reference)
  }

  /// Limits the diagnoses of a check that is not recorded, as in an editor or on the live page, to the recorded step.
  ///
  /// - Parameter asked: a step that the learner requests; it is recorded.
  func retell(_ report: inout CheckReport, of pack: Pack, _ folder: WorkFolder, asked: Reveal? = nil) {
    guard let cause = report.cause else { return report.reveal(.law) }
    if report.isUntouched { return report.reveal(.law) }
    if feedback(on: report.exercise, in: pack, folder) == .full { return report.reveal(.code) }
    let reference = report.exercise.reference
    let journal = Journal(folder: folder, pack: pack)
    if let asked { journal.tell(cause, asked, of: reference) }
    let told = Reveal.afterCheck(told: journal.told(cause, of: reference), isUnchanged: true)
    report.reveal(max(told, asked ?? told))
  }
}

extension Session {
  /// The next step of the diagnosis in the learner's file, if a check has revealed the diagnosis only in part.
  func nextStep(of exercise: Exercise, in pack: Pack, _ folder: WorkFolder) -> NextStep? {
    let reference = exercise.reference
    let journal = Journal(folder: folder, pack: pack)
    guard let answer = try? source(folder.file(of: reference), called: name(of: reference, in: folder)),
      let judged = try? judge(answer, for: reference, in: pack), !judged.report.isUntouched,
      let cause = judged.report.cause, let told = journal.told(cause, of: reference), told < .code,
      let diagnosis = judged.report.diagnoses.first(where: { $0.id == cause })
    else { return nil }
    let words = diagnosis.words
    var step = Reveal.onRequest(told: told)
    if step == .direction, words.direction.isEmpty { step = .code }
    guard step < .code || !words.code.isEmpty || !diagnosis.edits.isEmpty else { return nil }
    journal.tell(cause, step, of: reference)
    return NextStep(
      diagnosis: diagnosis.revealed(step), sources: judged.sources, special: exercise.hintFor[cause.rawValue])
  }
}

/// A diagnosis revealed one step further than before.
struct NextStep {
  var diagnosis: Diagnosis
  var sources: [SourceText]
  /// The exercise's own hint for this mistake.
  var special: String?

  /// The messages up to the new step, with the source line.
  var blocks: [Document.Block] {
    let quote = SourceQuote(of: diagnosis.range, in: sources)
    let words = diagnosis.told + (special.map { [$0] } ?? [])
    return [
      .line("  \(diagnosis.id.rawValue, .strong)   \(quote.location)"),
      .indented([
        .indented(quote.lines + words.map { .paragraph(Phrase(withCode: $0.replacing("\n", with: "⏎"))) })
      ]),
    ]
  }
}
