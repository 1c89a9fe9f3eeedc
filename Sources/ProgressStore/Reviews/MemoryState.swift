/// What a schedule believes about one memory.
public struct MemoryState: Hashable, Sendable {
  /// After how many days the chance to remember has fallen to nine in ten.
  public var stability: Double
  /// How hard it is to make it last, from 1 to 10.
  public var difficulty: Double

  /// Makes a state.
  public init(stability: Double, difficulty: Double) {
    self.stability = stability
    self.difficulty = difficulty
  }
}
