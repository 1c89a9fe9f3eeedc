extension ProgressTrouble.FilePlace {
  /// How to start over without losing the file: SQLite's companions share its name and must move along.
  var movingAside: String {
    let aside = aside.asShellWord
    return "mkdir -p \(aside) && mv \(path.asShellWord)* \(aside)/"
  }
}

extension ProgressTrouble.ServerPlace {
  /// What its owner types.
  var preparing: String { "course progress prepare \(withoutRole.asShellWord)" }
}
