import EditorService

/// The commands that connect editors.
extension Command {
  static let lsp = Command(
    summary: Translated(
      "run the language server that your editor starts",
      "ein Sprachserver, den ein Editor startet: Fehler, Erklärungen, Ergänzungen, Namen"),
    details: Translated(
      [
        "Speaks the Language Server Protocol 3.17 on the standard streams. Editors start it; “editor NAME” tells yours how.",
        "While you type it marks what is wrong, in Swift's words; when you save, what a check finds. A hover shows a view's "
          + "frame, what it was offered and what its guides answer, scenario by scenario.",
        "With COURSE_INLAY_HINTS=types, inlay hints show the types that you did not write; with =1 also what each guide "
          + "answers. An editor may send {\"inlayHints\": true} or \"types\" as an initialization option instead.",
      ],
      [
        "Spricht das Language Server Protocol 3.17 über Standardein- und -ausgabe. Editoren starten es; „editor NAME“ sagt "
          + "deinem, wie.",
        "Zeigt beim Tippen, was falsch ist, mit den Worten von Swift, und beim Speichern, was eine Prüfung findet. Wer auf eine "
          + "Ansicht zeigt, erfährt ihren Rahmen, was ihr angeboten wurde und was ihre Guides antworten, Szenario für Szenario.",
        "Mit COURSE_INLAY_HINTS=types stehen im Text die Typen, die niemand hingeschrieben hat; mit =1 auch, was jeder Guide "
          + "antwortet. Ein Editor kann stattdessen {\"inlayHints\": true} oder \"types\" als Option beim Start schicken.",
      ])
  ) { session throws(Complaint) in try session.languageServer() }

  static let editor = Command(
    operands: "[NAME] [--write]",
    takes: 0...1,
    completedBy: [.words(EditorName.allCases.map(\.rawValue))],
    options: [.write],
    summary: Translated(
      "set up your editor for .layout files",
      "was ein Editor wissen muss, damit er „lsp“ für .layout-Dateien startet"),
    details: Translated(
      [
        "NAME is vim, neovim, emacs, helix, kate, zed or vscode. It prints the few lines of configuration and where they "
          + "go; without NAME it lists the editors.",
        "With --write it puts them there. Your own lines stay: the new ones go into a separate file, or into a marked block "
          + "that the next --write replaces.",
      ],
      [
        "NAME ist vim, neovim, emacs, helix, kate, zed oder vscode. Es nennt die wenigen Zeilen, die der Editor braucht, und "
          + "wohin sie gehören; ohne NAME die Editoren.",
        "Mit --write schreibt es sie dorthin. Was in deinen Dateien steht, bleibt: Die Zeilen bekommen eine eigene Datei oder "
          + "einen markierten Block, den das nächste --write ersetzt.",
      ])
  ) { session throws(Complaint) in try session.editor() }
}
