import Curriculum
import Diagnostics
import ProgressStore

/// The effects of a pack's newer version on a learner who is in the middle of the older one.
///
/// Nothing that the learner wrote is lost: an untouched starter is replaced and kept in the history, and an edited file
/// stays and gets the new starter beside it. Files and records follow renamed exercises.
struct PackUpdate {
  /// The effects on one exercise.
  struct Outcome {
    var changes: [PackSentence.Change]
    var exercise: String
    /// The exercise's previous name.
    var was: String?
    /// How the learner's file changed.
    var file: FileOutcome?
  }

  /// How a learner's file changed, with its path.
  enum FileOutcome {
    /// It was the old starter and is now the new one.
    case replaced(String)
    /// It stays, and the new starter is beside it.
    case beside(String, starter: String)
    /// It moved to this path.
    case moved(String)
    /// It belongs to an exercise that was removed.
    case left(String)
  }

  /// The outcomes worth reporting, in the order of the new version.
  private(set) var outcomes: [Outcome] = []
  private let folder: WorkFolder
  private let store: ProgressStore
  private let pack: String

  /// Compares two versions, and updates the learner's files and records.
  init(from old: Pack, to new: Pack, in folder: WorkFolder, _ store: ProgressStore) throws(Complaint) {
    self.folder = folder
    self.store = store
    pack = new.id
    let comparison = try Complaint.ofPack(PackComparison(from: old, to: new))
    let passes = try Complaint.ofProgress(store.passes(pack: pack))
    for step in comparison.steps {
      let passedIn = passes.last { $0.exercise == step.old?.id }?.packVersion
      let file = try follow(step)
      let changes = Self.changes(of: step, passedIn: passedIn)
      guard !changes.isEmpty || file != nil, let reference = step.new ?? step.old else { continue }
      outcomes.append(
        Outcome(changes: changes, exercise: reference.id, was: step.isRenamed ? step.old?.id : nil, file: file))
    }
  }

  private static func changes(of step: PackComparison.Step, passedIn version: String?) -> [PackSentence.Change] {
    guard let new = step.new else { return step.old.map { [.gone($0.id)] } ?? [] }
    guard let old = step.old else { return [.new(new.id)] }
    var changes: [PackSentence.Change] = []
    if step.isRenamed { changes.append(.renamed(new.id, from: old.id)) }
    if step.isMoved { changes.append(.moved(new.id)) }
    if step.isJudgedOtherwise { changes.append(.judgedOtherwise(new.id, passedIn: version)) }
    return changes
  }

  // MARK: Migrating

  private func follow(_ step: PackComparison.Step) throws(Complaint) -> FileOutcome? {
    guard let old = step.old else { return nil }
    let before = folder.file(of: old)
    guard let new = step.new else { return Path.isFile(before) ? .left(before) : nil }
    if step.isRenamed {
      _ = try Complaint.ofProgress(store.rename(ExerciseKey(pack: pack, exercise: old.id), to: new.id))
    }
    let file = folder.file(of: new)
    var isMoved = false
    if file != before, Path.isFile(before) {
      isMoved = try Complaint.ofSystem(FileText.move(before, to: file))
    }
    guard step.hasOtherStarter, Path.isFile(file) else { return isMoved ? .moved(file) : nil }
    return try renew(file, of: new, step) ?? (isMoved ? .moved(file) : nil)
  }

  /// Replaces the old starter with the new one, or writes the new one beside a file that the learner edited.
  private func renew(
    _ file: String, of reference: ExerciseReference, _ step: PackComparison.Step
  ) throws(Complaint) -> FileOutcome? {
    guard let starter = step.newStarter else { return nil }
    let text = try Complaint.ofReading(file, called: reference.learnerFile)
    if text.elementsEqual(starter.text.utf8) { return nil }
    if let old = step.oldStarter, text.elementsEqual(old.text.utf8) {
      let own = LearnerFile(
        folder: folder, reference: reference, key: ExerciseKey(pack: pack, exercise: reference.id))
      _ = try own.put(starter.text, reason: .replaced, into: store)
      return .replaced(file)
    }
    let beside = LearnerFile.newStarter(beside: file)
    try Complaint.ofSystem(FileText.put(starter.text, at: beside, within: folder.path))
    return .beside(file, starter: beside)
  }
}
