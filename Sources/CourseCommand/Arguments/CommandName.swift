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

  /// What the command's declaration says: `name.options`, `name.summary(in: language)`.
  subscript<Value>(dynamicMember part: KeyPath<Command, Value>) -> Value { declaration[keyPath: part] }

  /// The declaration of the command.
  var declaration: Command {
    switch self {
    case .next: .next
    case .check: .check
    case .goal: .goal
    case .hint: .hint
    case .given: .given
    case .list: .list
    case .start: .start
    case .previous: .previous
    case .skip: .skip
    case .testOut: .testOut
    case .solution: .solution
    case .reset: .reset
    case .history: .history
    case .initialize: .initialize
    case .watch: .watch
    case .edit: .edit
    case .review: .review
    case .play: .play
    case .lsp: .lsp
    case .editor: .editor
    case .layout: .layout
    case .audit: .audit
    case .show: .show
    case .tune: .tune
    case .explain: .explain
    case .packs: .packs
    case .add: .add
    case .use: .use
    case .remove: .remove
    case .new: .new
    case .bake: .bake
    case .verify: .verify
    case .pack: .pack
    case .export: .export
    case .compare: .compare
    case .serve: .serve
    case .grade: .grade
    case .represent: .represent
    case .similar: .similar
    case .progress: .progress
    case .settings: .settings
    case .doctor: .doctor
    case .report: .report
    case .completions: .completions
    case .man: .man
    case .help: .help
    }
  }
}
