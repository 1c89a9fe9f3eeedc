extension HelpSentence {
  /// In English.
  var english: Phrase {
    switch self {
    case .whatItIs: "\("course", .strong)  learn SwiftUI's alignment guides by fixing layouts"
    case .commands: "Commands"
    case .forInstructors: "For instructors"
    case .options: "Options"
    case .allCommands: "All commands and options:  \(command: "help all")"
    case .moreAboutOne: "More about one:  \(command: "help COMMAND")"
    case .exitCodes: "Exit codes: 0 done or passed, 1 not passed, 2 wrong usage, 3 a fault that is not yours."
    case .versions(let program, let engine): "course \(program), layout rules \(engine)"
    }
  }
}
