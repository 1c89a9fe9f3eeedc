import Diagnostics

/// The material for checking an exercise in a review.
public struct ReviewMaterial: Sendable {
  /// The exercise's material, with the data of this review.
  public var material: Material
  /// The expected frames.
  public var expectations: Expectations
  /// Whether the data differ from those of the lesson.
  public var hasNewData: Bool

  /// Draws new data from a seed and lays the solution out with them. Uses the lesson's own data if nothing can be
  /// drawn, if the solution cannot be laid out, or if the starter would pass.
  public init(_ material: Material, in pack: Pack, seed: UInt64) throws(Problems) {
    let reference = material.exercise.reference
    // Without a solution, the frames for other data are unknown.
    if pack.isForLearners {
      (self.material, expectations, hasNewData) = (material, try material.expectations(in: pack), false)
      return
    }
    let solution = try pack.text(.solution, of: reference)
    let starter = try pack.text(.starter, of: reference)
    // The first draw nearly always works.
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
