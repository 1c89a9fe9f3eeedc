extension ProgressTrouble.FilePlace {
  /// A command that moves the file and SQLite's companions aside, so that the learner can start over without losing it.
  var movingAside: String {
    let aside = aside.asShellWord
    return "mkdir -p \(aside) && mv \(path.asShellWord)* \(aside)/"
  }
}

extension ProgressTrouble.ServerPlace {
  /// The command for its owner.
  var preparing: String { "course progress prepare \(withoutRole.asShellWord)" }
}
