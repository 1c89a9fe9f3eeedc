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

/// Records attempts. A progress database that fails never hides a verdict.
final class Journal {
  /// The result of recording an attempt.
  struct Entry {
    /// The exercise's progress including this attempt; nil if it could not be recorded.
    var progress: ExerciseProgress?
    /// The number of passed exercises in the whole pack.
    var tally: Tally?
    /// The reason why the attempt was not recorded.
    var remark: Complaint?
  }

  private let folder: WorkFolder
  let pack: Pack
  /// The result of the first attempt to open the store, cached so that a server that does not answer is tried only
  /// once.
  private var opened: Result<ProgressStore, Complaint>?

  init(folder: WorkFolder, pack: Pack) {
    self.folder = folder
    self.pack = pack
  }

  deinit { if case .success(let store)? = opened { store.close() } }

  /// The learner's current exercise.
  func current(in folder: WorkFolder) throws(Complaint) -> CurrentExercise? {
    try CurrentExercise(in: pack, folder, store())
  }

  /// The text that was checked last; nil before the first check, and if the store cannot be read.
  func lastChecked(_ reference: ExerciseReference) -> String? {
    guard folder.exists, let store = try? store(), let last = try? store.history(of: pack.key(of: reference)).first,
      case .attempt = last.event
    else { return nil }
    return last.source
  }

  /// Records an attempt and makes its exercise the current one.
  func record(_ report: CheckReport, of answer: SourceText, material: Material, sources: [SourceText]) -> Entry {
    guard folder.exists else {
      return Entry(remark: .usage(.notKept, .makeOne))
    }
    let attempt = Attempt(
      key: pack.key(of: report.exercise.reference), source: answer.text, packVersion: pack.version,
      packHash: material.fingerprint, engineVersion: EngineVersion.current, verdict: report.verdict.forTheStore,
      scenarios: report.scenarios.map { $0.forTheStore(sources: sources) })
    do throws(Complaint) {
      return try keep(attempt, of: report.exercise.reference)
    } catch {
      var remark = error
      remark.message = ComplaintSentence.attemptNotKept(because: error.message)
      return Entry(remark: remark)
    }
  }

  private func keep(_ attempt: Attempt, of reference: ExerciseReference) throws(Complaint) -> Entry {
    let store = try store()
    try Complaint.ofProgress { () throws(ProgressStoreError) in
      _ = try store.record(attempt)
      try store.setCurrentExercise(reference.id, pack: pack.id)
    }
    let progress = try store.progress(in: pack)
    // Counts the whole pack only after a pass, because only then the page shows the count.
    let tally = attempt.verdict == .passed ? Tally(pack: pack, progress: progress) : nil
    return Entry(progress: progress[reference.id], tally: tally)
  }

  /// The store, if the work folder exists and its progress can be opened.
  var openStore: ProgressStore? { folder.exists ? try? store() : nil }

  private func store() throws(Complaint) -> ProgressStore {
    if let opened { return try opened.get() }
    do throws(Complaint) {
      let store = try folder.progress()
      opened = .success(store)
      return store
    } catch {
      opened = .failure(error)
      throw error
    }
  }
}

extension Verdict {
  fileprivate var forTheStore: AttemptVerdict {
    switch self {
    case .passed: .passed
    case .notYet: .notYet
    case .notUnderstood: .notUnderstood
    }
  }
}

extension ScenarioResult {
  fileprivate func forTheStore(sources: [SourceText]) -> ScenarioOutcome {
    ScenarioOutcome(
      id: scenario.id, passed: passed, matchingViews: matchingViews, checkedViews: checkedViews,
      detail: json(sources: sources).compact)
  }
}
