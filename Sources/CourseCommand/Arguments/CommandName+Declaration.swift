extension CommandName {
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
