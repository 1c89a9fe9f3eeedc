/// How a learner's progress is kept, for somebody who asks.
public struct StoreHealth: Hashable, Sendable {
  /// The steps that its tables have taken, oldest first.
  public var schema: [String]
  /// What the database finds wrong; empty where it is sound.
  public var faults: [String]
  /// How many bytes it takes: of a file all of it, without what lies beside it while it is open; of a server's rows the
  /// learner's texts.
  public var size: Int64
  /// How many texts it keeps.
  public var texts: Int
}

extension ProgressStore {
  /// Looks it over as a whole.
  ///
  /// - Complexity: O(size of the file).
  public func health() throws(ProgressStoreError) -> StoreHealth { try database.health() }
}
