import Curriculum
import Diagnostics
import ProgressStore

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
