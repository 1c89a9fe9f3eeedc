/// The place where a learner's progress is stored.
public enum ProgressPlace: Hashable, Sendable {
  /// In the learner's own SQLite file.
  case file(String)
  /// In the learner's own rows on a server that a class shares.
  case server(ServerAddress)
}
