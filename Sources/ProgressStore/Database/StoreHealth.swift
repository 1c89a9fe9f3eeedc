/// The state of a learner's stored progress, for diagnostics.
public struct StoreHealth: Hashable, Sendable {
  /// The applied migrations, oldest first.
  public var schema: [String]
  /// The faults that the database reports; empty if it is sound.
  public var faults: [String]
  /// The size in bytes: a file without its log and journal; on a server, the learner's texts.
  public var size: Int64
  /// The number of stored texts.
  public var texts: Int
}

extension ProgressStore {
  /// Checks the whole database.
  ///
  /// - Complexity: O(size of the file).
  public func health() throws(ProgressStoreError) -> StoreHealth { try database.health() }
}
