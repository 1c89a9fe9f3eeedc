/// The files of a scene, all in memory.
struct RunFiles {
  /// What the program has written, by address.
  var written: [String: String] = [:]
  /// The data files that it asked for, by name.
  var asked: Set<String> = []
}
