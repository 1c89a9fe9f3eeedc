import Diagnostics

/// The differences between two versions of a pack that matter to a learner in the middle of it.
public struct PackComparison: Sendable {
  /// The change of one exercise.
  public struct Step: Sendable {
    /// Its place in the old version; nil for a new exercise.
    public var old: ExerciseReference?
    /// Its place in the new version; nil for a removed exercise.
    public var new: ExerciseReference?
    /// Whether the parts that determine a verdict have changed.
    public var isJudgedOtherwise = false
    /// The old version's starter.
    public var oldStarter: SourceText?
    /// The new version's starter.
    public var newStarter: SourceText?

    /// Whether it was renamed.
    public var isRenamed: Bool { old.flatMap { old in new.map { $0.id != old.id } } ?? false }

    /// Whether it moved to another chapter.
    public var isMoved: Bool { old.flatMap { old in new.map { $0.chapter != old.chapter } } ?? false }

    /// Whether the starter has changed.
    public var hasOtherStarter: Bool { oldStarter?.text != newStarter?.text }
  }

  /// One step per exercise of either version, in the new version's order; removed exercises come last.
  public var steps: [Step]

  /// Compares two versions.
  ///
  /// - Throws: the problems of the new version; unreadable parts of the old one are ignored.
  public init(from old: Pack, to new: Pack) throws(Problems) {
    var rest = old.exercises
    var steps: [Step] = []
    for reference in new.exercises {
      let material = try Material(of: reference, in: new)
      let names = [reference.id] + material.exercise.formerly.filter { new.exercise(called: $0) == nil }
      let before = names.lazy.compactMap { name in rest.first { $0.id == name } }.first
      var step = Step(old: before, new: reference)
      step.newStarter = try new.text(.starter, of: reference)
      if let before {
        rest.removeAll { $0 == before }
        step.oldStarter = try? old.text(.starter, of: before)
        step.isJudgedOtherwise = (try? Material(of: before, in: old).fingerprint) != material.fingerprint
      }
      steps.append(step)
    }
    self.steps = steps + rest.map { Step(old: $0, new: nil) }
  }
}
