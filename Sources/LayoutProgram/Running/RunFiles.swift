/// The files of a scene, all in memory.
package struct RunFiles {
  /// Files that the program wrote, by address.
  package var written: [String: String] = [:]
  /// Names of the data files that it loaded.
  package var asked: Set<String> = []
}
