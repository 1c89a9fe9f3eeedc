import Diagnostics

/// What an exercise is tried with when it comes back.
public struct ReviewMaterial: Sendable {
  /// What the exercise asks, with the data of this review.
  public var material: Material
  /// The frames that an answer has to reach.
  public var expectations: Expectations
  /// Whether the data are others than those of the lesson.
  public var hasNewData: Bool

  /// Draws data from a seed, and has the solution laid out with them. Where nothing can be drawn, where the solution cannot
  /// be laid out with what was drawn, or where the starter would pass, the lesson's own data are used.
  public init(_ material: Material, in pack: Pack, seed: UInt64) throws(Problems) {
    let reference = material.exercise.reference
    // Without a solution nobody knows the frames that other data would give.
    if pack.isForLearners {
      (self.material, expectations, hasNewData) = (material, try material.expectations(in: pack), false)
      return
    }
    let solution = try pack.text(.solution, of: reference)
    let starter = try pack.text(.starter, of: reference)
    // The first draw serves nearly always.
    for attempt in UInt64(0)..<3 {
      guard let exercise = material.exercise.varied(seed: seed &+ attempt) else { break }
      var varied = material
      varied.exercise = exercise
      guard let expectations = try? varied.bake(solution) else { continue }
      let checker = AnswerChecker(material: varied, expectations: expectations)
      if let report = try? checker.check(starter), report.verdict == .passed { continue }
      (self.material, self.expectations, hasNewData) = (varied, expectations, true)
      return
    }
    (self.material, expectations, hasNewData) = (material, try material.expectations(in: pack), false)
  }
}
