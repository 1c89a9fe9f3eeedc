import Curriculum
import Diagnostics
import ProgressStore

/// One run of the program: the command and its environment. It opens and reads only what the command needs.
struct Session: Sendable {
  var context: ProcessContext
  var invocation: Invocation

  /// Runs the command.
  func answer() throws(Complaint) -> Reply {
    if invocation.flags.contains(.version) { return version() }
    guard let name = invocation.command else { return try status() }
    return try name.declaration.run(self)
  }

  /// The form in which to print commands, with the pack, work folder, server and language that were typed.
  var caller: Caller {
    let given: [(OptionName, String?)] = [
      (.pack, invocation.pack), (.work, invocation.work), (.progress, shownServer), (.language, invocation.language),
    ]
    return Caller(
      program: context.program,
      options: given.compactMap { option, value in value.map { (name: option.typed, value: $0) } })
  }

  /// The server as it was typed, without the password.
  private var shownServer: String? { invocation.progress.flatMap { ServerAddress($0)?.shown } }

  /// Opens the progress store of a work folder.
  func progress(in folder: WorkFolder) throws(Complaint) -> ProgressStore { try folder.progress() }

  /// The exercise that the first operand names, else the current one.
  func exercise(in pack: Pack, _ folder: WorkFolder, store: ProgressStore?) throws(Complaint) -> ExerciseReference {
    if let word = invocation.operands.first { return try pack.exercise(named: word) }
    return try currentExercise(in: pack, folder, store).reference
  }
}

extension WorkFolder {
  /// Opens the progress store after tidying the folder up.
  func progress() throws(Complaint) -> ProgressStore {
    tidy()
    let place = try progressPlace()
    return try Complaint.ofProgress(ProgressStore(at: place))
  }

  /// The progress file, or the server that was named.
  func progressPlace() throws(Complaint) -> ProgressPlace {
    guard let server else { return .file(database) }
    return .server(try ServerAddress(typed: server))
  }
}

extension ServerAddress {
  /// Parses a server address from an option or from COURSE_PROGRESS.
  init(typed text: String) throws(Complaint) {
    guard let address = ServerAddress(text) else { throw .usage(.noServerAddress(text), .serverAddressesAre) }
    self = address
  }
}

extension Pack {
  /// The exercise with that name or number.
  func exercise(meant word: String) -> ExerciseReference? { exercise(called: word) ?? exercise(numbered: word) }

  /// The exercise with that name or number. Throws a complaint that suggests the nearest name.
  func exercise(named word: String) throws(Complaint) -> ExerciseReference {
    if let reference = exercise(meant: word) { return reference }
    throw unknownExercise(word)
  }

  /// The complaint about an unknown name. It suggests all exercises whose names contain the word, else the nearest.
  func unknownExercise(_ word: String) -> Complaint {
    let fitting = word.count > 1 ? exercises.filter { $0.id.contains(word.lowercased()) } : []
    if fitting.count > 1 {
      let names = fitting.map { ComplaintSentence.isOne(number: number(of: $0), id: $0.id) }
      return Complaint(status: .wrongUsage, message: ComplaintSentence.severalExercises(word), advice: names)
    }
    let one = fitting.first?.id ?? nearest(to: word, in: exercises.map(\.id))
    return .usage(.noExercise(word), one.map { .didYouMean($0) } ?? .allExercises)
  }

  /// The exercise's key in the progress database.
  func key(of reference: ExerciseReference) -> ExerciseKey { ExerciseKey(pack: id, exercise: reference.id) }

  /// The nearest matching exercise of the same chapter; of two equally near ones, the earlier.
  func neighbor(
    of reference: ExerciseReference, where fits: (ExerciseReference) -> Bool
  ) -> ExerciseReference? {
    guard let (_, chapter) = chapter(of: reference), let place = chapter.exercises.firstIndex(of: reference) else {
      return nil
    }
    let fitting = chapter.exercises.indices.filter { $0 != place && fits(chapter.exercises[$0]) }
    return fitting.min { abs($0 - place) < abs($1 - place) }.map { chapter.exercises[$0] }
  }

  /// The exercise's number and name: `3.2 menu-icons`.
  func label(of reference: ExerciseReference) -> String { "\(number(of: reference)) \(reference.id)" }
}

extension ProgressStore {
  /// The exercise that the learner was shown last; nil before the first, or if the pack no longer has it.
  func shown(in pack: Pack) throws(Complaint) -> ExerciseReference? {
    let id = try Complaint.ofProgress(currentExercise(pack: pack.id))
    return id.flatMap { pack.exercise(called: $0) }
  }

  /// The progress in an exercise.
  func progress(of reference: ExerciseReference, in pack: Pack) throws(Complaint) -> ExerciseProgress {
    try Complaint.ofProgress(progress(of: pack.key(of: reference)))
  }

  /// The progress in the pack's exercises, by name; untouched exercises are missing.
  func progress(in pack: Pack) throws(Complaint) -> [String: ExerciseProgress] {
    let all = try Complaint.ofProgress(allProgress(pack: pack.id))
    return Dictionary(all.map { ($0.key.exercise, $0) }) { first, _ in first }
  }
}

extension ExerciseProgress {
  /// Whether the exercise was passed at least once.
  var isDone: Bool { firstPassedAttempt != nil }
}

extension Complaint {
  /// Turns an error of the progress database into a complaint with advice.
  static func ofProgress<Value>(
    _ value: @autoclosure () throws(ProgressStoreError) -> Value
  ) throws(Complaint) -> Value {
    try ofProgress(steps: value)
  }

  /// Runs several steps on the progress database and turns an error into a complaint with advice.
  static func ofProgress<Value>(steps deed: () throws(ProgressStoreError) -> Value) throws(Complaint) -> Value {
    do throws(ProgressStoreError) {
      return try deed()
    } catch {
      throw .progress(error)
    }
  }

  /// The complaint about an error of the progress database.
  static func progress(_ error: ProgressStoreError) -> Complaint {
    let statement: [any Localizable] = error.sql.map { [ProgressSentence.statement($0)] } ?? []
    return Complaint(
      status: .fault, message: ProgressSentence.message(error), advice: [ProgressSentence.advice(error)] + statement)
  }
}
