import Curriculum
import Glibc
import ProgressStore

/// The exercise that a command without an operand uses: the one whose file was edited last, else the one shown last.
///
/// A file counts as edited if it was written after the learner was shown the current exercise and differs from its
/// starter. Files that `init` or `next` wrote therefore do not count.
/// text than its starter: files that `init` or `next` write are nobody's edits.
struct CurrentExercise {
  var reference: ExerciseReference
  /// Whether it differs from the exercise that the learner was shown last.
  var isElsewhere: Bool
}

extension Session {
  /// The learner's current exercise. Throws if there is none.
  func currentExercise(
    in pack: Pack, _ folder: WorkFolder, _ store: ProgressStore?
  ) throws(Complaint) -> CurrentExercise {
    guard let store, let current = try CurrentExercise(in: pack, folder, store) else {
      throw .usage(.nothingStarted, .startWith)
    }
    return current
  }
}

extension Session {
  /// The name of the learner's current exercise, for a command that also accepts files.
  func currentWord(in pack: Pack?, for command: CommandName) throws(Complaint) -> String {
    let folder = workFolder()
    guard let pack, folder.exists else {
      throw .usage(
        .needsAnExerciseOrFile(command: command.rawValue),
        .usage("\(typed: command.rawValue) \(typed: command.operands)"))
    }
    let store = try progress(in: folder)
    defer { store.close() }
    return try currentExercise(in: pack, folder, store).reference.id
  }
}

extension CurrentExercise {
  /// A tolerance in milliseconds for file systems whose clocks advance in steps: a file written just after a moment may
  /// have a time just before it.
  private static let step: Int64 = 20

  /// Finds the current exercise; nil before the first one.
  init?(in pack: Pack, _ folder: WorkFolder, _ store: ProgressStore) throws(Complaint) {
    let shown = try store.shown(in: pack)
    let since = try Complaint.ofProgress(store.currentExerciseSince(pack: pack.id)) ?? 0
    let edited = Self.edited(in: pack, folder, since: since - Self.step)
    guard let reference = edited ?? shown else { return nil }
    self.init(reference: reference, isElsewhere: shown != nil && reference != shown)
  }

  /// The exercise whose file was edited last.
  private static func edited(in pack: Pack, _ folder: WorkFolder, since: Int64) -> ExerciseReference? {
    let files = pack.exercises.compactMap { reference in
      Path.changed(folder.file(of: reference)).map { (reference: reference, at: $0) }
    }
    let written = files.filter { $0.at >= since }.sorted { $0.at > $1.at }
    return written.lazy.map(\.reference).first { reference in
      guard let text = try? FileText.bytes(of: folder.file(of: reference)) else { return false }
      let starter = try? pack.text(.starter, of: reference)
      return !(starter?.text.utf8.elementsEqual(text) ?? false)
    }
  }
}
