/// The names of the commands, in the order in which help lists them.
@dynamicMemberLookup
enum CommandName: String, CaseIterable, Sendable {
  case next, check, goal, hint, given, list, start
  case previous = "prev"
  case skip
  case testOut = "test-out"
  case solution, reset, history
  case initialize = "init"
  case watch, edit, review, play, lsp, editor, layout, audit, show, tune, explain, packs, add, use, remove
  case new, bake, verify, pack, export, compare
  case serve, grade, represent, similar
  case progress, settings, doctor, report, completions, man, help

  /// The command of that name; what people type everywhere to get help gets it here, too.
  init?(typed name: String) {
    self.init(rawValue: ["?", "h"].contains(name) ? Self.help.rawValue : name)
  }

  /// What learners use every day, as `help` lists it.
  static let daily: [CommandName] = [.next, .check, .watch, .hint, .explain, .show, .list, .solution, .reset, .play]
}
