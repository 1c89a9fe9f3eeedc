import Curriculum
import Diagnostics
import ProgressStore

/// One run of the program: what was asked and where. Opens and reads only what a command needs.
struct Session: Sendable {
  var context: ProcessContext
  var invocation: Invocation

  /// Does what was asked.
  func answer() throws(Complaint) -> Reply {
    if invocation.flags.contains(.version) { return version() }
    switch invocation.command {
    case nil: return try status()
    case .next: return try next()
    case .check: return try check()
    case .hint: return try hint()
    case .list: return try list()
    case .solution: return try solution()
    case .reset: return try reset()
    case .history: return try history()
    case .initialise: return try initialise()
    case .play: return try play()
    case .lsp: return try languageServer()
    case .editor: return try editor()
    case .layout: return try layout()
    case .show: return try show()
    case .explain: return try explain()
    case .bake: return try bake()
    case .verify: return try verify()
    case .new: return try new()
    case .add: return try add()
    case .export: return try export()
    case .compare: return try compare()
    case .help: return try help()
    }
  }

  /// Opens the progress of a work folder.
  func progress(in folder: WorkFolder) throws(Complaint) -> ProgressStore { try folder.progress() }

  /// The exercise that the command's first word names, else the one that the learner is at.
  func exercise(in pack: Pack, store: ProgressStore?) throws(Complaint) -> ExerciseReference {
    if let id = invocation.operands.first { return try pack.exercise(named: id) }
    let current = try store.map { (store) throws(Complaint) in try store.current(in: pack) } ?? nil
    guard let current else {
      throw .usage(.nothingStarted, .startWith)
    }
    return current
  }
}

extension WorkFolder {
  /// Opens the progress, and tidies the folder up.
  func progress() throws(Complaint) -> ProgressStore {
    tidy()
    return try Complaint.ofProgress(ProgressStore(at: database))
  }
}

extension Pack {
  /// The exercise of that name; a mistyped one is answered with the nearest.
  func exercise(named id: String) throws(Complaint) -> ExerciseReference {
    if let reference = exercise(called: id) { return reference }
    throw unknownExercise(id)
  }

  /// The complaint about a name that no exercise has.
  func unknownExercise(_ id: String) -> Complaint {
    let advice: ComplaintSentence =
      nearest(to: id, in: exercises.map(\.id)).map { .didYouMean($0) } ?? .allExercises
    return .usage(.noExercise(id), advice)
  }

  /// An exercise's name in the progress database.
  func key(of reference: ExerciseReference) -> ExerciseKey { ExerciseKey(pack: id, exercise: reference.id) }
}

extension ProgressStore {
  /// The exercise that the learner is at; nil before the first, or if the pack no longer has it.
  func current(in pack: Pack) throws(Complaint) -> ExerciseReference? {
    let id = try Complaint.ofProgress(currentExercise(pack: pack.id))
    return id.flatMap { pack.exercise(called: $0) }
  }

  /// What is known about an exercise.
  func progress(of reference: ExerciseReference, in pack: Pack) throws(Complaint) -> ExerciseProgress {
    try Complaint.ofProgress(progress(of: pack.key(of: reference)))
  }

  /// What is known about the pack's exercises, by name; those that nobody touched are missing.
  func progress(in pack: Pack) throws(Complaint) -> [String: ExerciseProgress] {
    let all = try Complaint.ofProgress(allProgress(pack: pack.id))
    return Dictionary(all.map { ($0.key.exercise, $0) }) { first, _ in first }
  }
}

extension ExerciseProgress {
  /// Whether the exercise passed at least once.
  var isDone: Bool { firstPassedAttempt != nil }
}

extension Complaint {
  /// What comes of the progress database; its errors become a complaint that says what to do.
  static func ofProgress<Value>(
    _ value: @autoclosure () throws(ProgressStoreError) -> Value
  ) throws(Complaint) -> Value {
    try ofProgress(steps: value)
  }

  /// The same, where it takes several steps.
  static func ofProgress<Value>(steps deed: () throws(ProgressStoreError) -> Value) throws(Complaint) -> Value {
    do throws(ProgressStoreError) {
      return try deed()
    } catch {
      throw .progress(error)
    }
  }

  /// What to say about an error of the progress database.
  static func progress(_ error: ProgressStoreError) -> Complaint {
    let statement: [Phrase] = error.sql.map { ["For a bug report, the statement was: \($0)"] } ?? []
    return Complaint(status: .fault, message: Phrase(error.message), advice: [Phrase(error.advice)] + statement)
  }
}
