import Diagnostics

/// What differs between two versions of one pack, as somebody notices who is in the middle of it.
public struct PackComparison: Sendable {
  /// What became of one exercise.
  public struct Step: Sendable {
    /// Its place in the old version; nil for a new exercise.
    public var old: ExerciseReference?
    /// Its place in the new version; nil for one that is gone.
    public var new: ExerciseReference?
    /// Whether answers are judged in another way.
    public var isJudgedOtherwise = false
    /// The old version's starter.
    public var oldStarter: SourceText?
    /// The new version's starter.
    public var newStarter: SourceText?

    /// Whether it has another name.
    public var isRenamed: Bool { old.flatMap { old in new.map { $0.id != old.id } } ?? false }

    /// Whether it is in another chapter.
    public var isMoved: Bool { old.flatMap { old in new.map { $0.chapter != old.chapter } } ?? false }

    /// Whether learners begin with another text.
    public var hasOtherStarter: Bool { oldStarter?.text != newStarter?.text }
  }

  /// One for each exercise of either version, in the new one's order; those that are gone come last.
  public var steps: [Step]

  /// Compares two versions.
  ///
  /// - Throws: what is wrong with the new one; of the old one only what can be read counts.
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
