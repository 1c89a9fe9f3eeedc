extension HelpSentence {
  /// In English.
  var english: Phrase {
    switch self {
    case .whatItIs: "\("course", .strong)  learn SwiftUI's alignment guides by mending layouts"
    case .commands: "Commands"
    case .forInstructors: "For instructors"
    case .options: "Options"
    case .moreAboutOne: "More about one:  \(command: "help COMMAND")"
    case .exitCodes: "Ends with 0 (done or passed), 1 (not passed), 2 (wrong usage) or 3 (a fault that is not yours)."
    case .versions(let program, let engine): "course \(program), layout rules \(engine)"
    }
  }
}
