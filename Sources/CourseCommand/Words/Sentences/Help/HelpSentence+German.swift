extension HelpSentence {
  /// In German.
  var german: Phrase {
    switch self {
    case .whatItIs: "\("course", .strong)  Alignment Guides von SwiftUI lernen, indem man Layouts in Ordnung bringt"
    case .commands: "Befehle"
    case .forInstructors: "Für Lehrende"
    case .options: "Optionen"
    case .allCommands: "Alle Befehle und Optionen:  \(command: "help all")"
    case .moreAboutOne: "Mehr über einen:  \(command: "help BEFEHL")"
    case .exitCodes:
      "Endet mit 0 (getan oder geschafft), 1 (nicht geschafft), 2 (falsch aufgerufen) oder 3 (ein Fehler, der nicht deiner ist)."
    case .versions(let program, let engine): "course \(program), Layoutregeln \(engine)"
    }
  }
}
