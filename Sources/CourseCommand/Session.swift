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
    guard let name = invocation.command else { return try status() }
    return try name.declaration.run(self)
  }

  /// How a command is typed from here so that it means this pack, this folder and this language.
  var caller: Caller {
    let given: [(OptionName, String?)] = [
      (.pack, invocation.pack), (.work, invocation.work), (.progress, shownServer), (.language, invocation.language),
    ]
    return Caller(
      program: context.program,
      options: given.compactMap { option, value in value.map { (name: option.typed, value: $0) } })
  }

  /// The server that was typed, without a password.
  private var shownServer: String? { invocation.progress.flatMap { ServerAddress($0)?.shown } }

  /// Opens the progress of a work folder.
  func progress(in folder: WorkFolder) throws(Complaint) -> ProgressStore { try folder.progress() }

  /// The exercise that the command's first word names, else the one that the learner is at.
  func exercise(in pack: Pack, _ folder: WorkFolder, store: ProgressStore?) throws(Complaint) -> ExerciseReference {
    if let word = invocation.operands.first { return try pack.exercise(named: word) }
    return try currentExercise(in: pack, folder, store).reference
  }
}

extension WorkFolder {
  /// Opens the progress, and tidies the folder up.
  func progress() throws(Complaint) -> ProgressStore {
    tidy()
    let place = try progressPlace()
    return try Complaint.ofProgress(ProgressStore(at: place))
  }

  /// A file of its own, or rows on the server that was named.
  func progressPlace() throws(Complaint) -> ProgressPlace {
    guard let server else { return .file(database) }
    return .server(try ServerAddress(typed: server))
  }
}

extension ServerAddress {
  /// Takes what somebody typed, or put into COURSE_PROGRESS.
  init(typed text: String) throws(Complaint) {
    guard let address = ServerAddress(text) else { throw .usage(.noServerAddress(text), .serverAddressesAre) }
    self = address
  }
}

extension Pack {
  /// The exercise that a word means, by its name or its number.
  func exercise(meant word: String) -> ExerciseReference? { exercise(called: word) ?? exercise(numbered: word) }

  /// The exercise of that name or number; a mistyped one is answered with the nearest.
  func exercise(named word: String) throws(Complaint) -> ExerciseReference {
    if let reference = exercise(meant: word) { return reference }
    throw unknownExercise(word)
  }

  /// The complaint about a name that no exercise has: with all that the word stands in, else with the nearest.
  func unknownExercise(_ word: String) -> Complaint {
    let fitting = word.count > 1 ? exercises.filter { $0.id.contains(word.lowercased()) } : []
    if fitting.count > 1 {
      let names = fitting.map { ComplaintSentence.isOne(number: number(of: $0), id: $0.id) }
      return Complaint(status: .wrongUsage, message: ComplaintSentence.severalExercises(word), advice: names)
    }
    let one = fitting.first?.id ?? nearest(to: word, in: exercises.map(\.id))
    return .usage(.noExercise(word), one.map { .didYouMean($0) } ?? .allExercises)
  }

  /// An exercise's name in the progress database.
  func key(of reference: ExerciseReference) -> ExerciseKey { ExerciseKey(pack: id, exercise: reference.id) }

  /// The nearest exercise of the same chapter that fits; of two that are as near, the one before.
  func neighbor(
    of reference: ExerciseReference, where fits: (ExerciseReference) -> Bool
  ) -> ExerciseReference? {
    guard let (_, chapter) = chapter(of: reference), let place = chapter.exercises.firstIndex(of: reference) else {
      return nil
    }
    let fitting = chapter.exercises.indices.filter { $0 != place && fits(chapter.exercises[$0]) }
    return fitting.min { abs($0 - place) < abs($1 - place) }.map { chapter.exercises[$0] }
  }

  /// The exercise's number and its name: `3.2 menu-icons`.
  func label(of reference: ExerciseReference) -> String { "\(number(of: reference)) \(reference.id)" }
}

extension ProgressStore {
  /// The exercise that the learner was shown last; nil before the first, or if the pack no longer has it.
  func shown(in pack: Pack) throws(Complaint) -> ExerciseReference? {
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
    let statement: [any Sayable] = error.sql.map { [ProgressSentence.statement($0)] } ?? []
    return Complaint(
      status: .fault, message: ProgressSentence.message(error), advice: [ProgressSentence.advice(error)] + statement)
  }
}
