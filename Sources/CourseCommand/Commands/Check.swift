import Curriculum
import Diagnostics
import LayoutChecking
import LayoutProgram
import ProgressStore

extension Session {
  /// `course check`: checks the answer, records the attempt, and reports the differences.
  func check() throws(Complaint) -> Reply {
    Preparation.begin()
    let pack = try pack()
    let folder = workFolder()
    let journal = Journal(folder: folder, pack: pack)
    let (target, isElsewhere) = try wanted(in: pack, folder, journal)
    if let reply = try checkReview(target, in: pack, folder) { return reply }
    let answer = try source(target.path, called: target.name)
    let judged = try judge(answer, for: target.reference, in: pack)
    let isUnchanged = journal.lastChecked(target.reference) == answer.text
    var report = judged.report
    let (material, sources) = (judged.material, judged.sources)
    let entry = journal.record(report, of: answer, material: material, sources: sources)
    tell(&report, of: pack, folder, journal, isUnchanged: isUnchanged)
    var page = CheckPage(
      report: report, sources: sources, why: judged.why?.text, entry: entry, say: say,
      window: invocation.isPlain ? nil : terminal)
    page.number = pack.number(of: target.reference)
    page.file = target.name
    page.isElsewhere = isElsewhere
    page.isUnchanged = isUnchanged
    page.hasSolutions = !pack.isForLearners
    // Only a pass mentions other answers; each needs a file to be read.
    page.hasOtherAnswers =
      report.verdict == .passed && !otherAnswers(to: target.reference, in: pack, than: answer.text).isEmpty
    let circumstances = CheckReport.Circumstances(
      pack: pack.id, version: pack.version, fingerprint: material.fingerprint, attempts: entry.progress?.attempts,
      hintsUsed: entry.progress?.hintsShown)
    let showsAll = invocation.flags.contains(.all) || report.verdict == .passed
    let short = ShortCheckPage(page: page, rows: context.height - 1) { text(of: $0).lines.count }
    return Reply(
      document: showsAll ? page.document : short.document, json: report.results(circumstances, sources: sources),
      status: ExitStatus(of: report),
      isForReading: invocation.flags.contains(.all))
  }

  /// The exercise to check, and whether it differs from the one that the learner was shown last.
  private func wanted(
    in pack: Pack, _ folder: WorkFolder, _ journal: Journal
  ) throws(Complaint) -> (target: CheckTarget, isElsewhere: Bool) {
    if let word = invocation.operands.first { return (try checkTarget(word, in: pack, folder), false) }
    let current = try journal.current(in: existingWorkFolder())
    guard let current else { throw .usage(.nothingStarted, .startWith) }
    return (try target(current.reference, in: folder), current.isElsewhere)
  }
}

/// The result of checking an answer, with the material used.
struct JudgedAnswer {
  var report: CheckReport
  var material: Material
  /// The answer and the given code.
  var sources: [SourceText]
  /// The explanation of the correct answer; only after a pass.
  var why: SourceText?
}

extension Session {
  /// Checks an answer in every scenario without recording the attempt.
  func judge(
    _ answer: SourceText, for reference: ExerciseReference, in pack: Pack
  ) throws(Complaint) -> JudgedAnswer {
    var material = try Complaint.ofPack(Material(of: reference, in: pack))
    material.exercise = try Complaint.ofPack(pack.exercise(reference, in: language))
    var report = try Complaint.ofPack { () throws(Problems) in
      let expectations = try material.expectations(in: pack)
      let checker = AnswerChecker(material: material, expectations: expectations, memory: Deadline.usualMemory)
      return try checker.check(answer).spoken(in: language)
    }
    report.askWhereToBegin(answer, starter: try? pack.text(.starter, of: reference))
    let why = try Complaint.ofPack(
      report.verdict == .passed ? try pack.textIfPresent(.why, of: reference, in: language) : nil)
    return JudgedAnswer(
      report: report, material: material, sources: [answer] + (material.given.map { [$0] } ?? []), why: why)
  }
}
