/// The scheduler's estimate of one memory.
public struct MemoryState: Hashable, Sendable {
  /// The number of days after which the probability of remembering falls to 0.9.
  public var stability: Double
  /// The resistance to an increase of the stability, from 1 to 10.
  public var difficulty: Double

  /// Makes a state.
  public init(stability: Double, difficulty: Double) {
    self.stability = stability
    self.difficulty = difficulty
  }
}
