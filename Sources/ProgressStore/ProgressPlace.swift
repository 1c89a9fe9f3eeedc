/// Where a learner's progress is kept.
public enum ProgressPlace: Hashable, Sendable {
  /// In a SQLite file of their own.
  case file(String)
  /// In rows of their own on a server that a class shares.
  case server(ServerAddress)
}
