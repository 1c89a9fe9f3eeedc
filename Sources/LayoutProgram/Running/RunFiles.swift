/// The files of a scene.
package struct RunFiles {
  /// Names of the data files that it loaded.
  package var asked: Set<String> = []
}
