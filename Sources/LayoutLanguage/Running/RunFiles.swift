/// The files of a scene, all in memory.
struct RunFiles {
  /// Files that the program wrote, by address.
  var written: [String: String] = [:]
  /// Names of the data files that it loaded.
  var asked: Set<String> = []
}
