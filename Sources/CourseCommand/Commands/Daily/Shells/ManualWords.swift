/// The manual page's own words, besides the help texts, in one language.
struct ManualWords {
  /// The section of the manual.
  var kind: String
  var name: String
  var oneLine: String
  var synopsis: String
  var word: String
  var description: String
  var whatItDoes: String
  var commands: String
  var options: String
  var everywhere: String
  var exitStatus: String
  var exits: [(name: String, text: String)]
  var environment: String
  var variables: [(name: String, text: String)]
  var files: String
  var yourFiles: String
  var yourAttempts: String
  var examples: String
  var seeAlso: String

  static var english: ManualWords {
    ManualWords(
      kind: "User commands", name: "NAME", oneLine: "learn SwiftUI's alignment guides by mending layouts",
      synopsis: "SYNOPSIS", word: "WORD", description: "DESCRIPTION",
      whatItDoes:
        "You edit a file of real SwiftUI. The program lays it out by SwiftUI's rules, in several scenarios, compares "
        + "where your views end up with where they should be, and says which view is off, by how much, on which line, and "
        + "why. Every attempt is kept on your machine; nothing leaves it.",
      commands: "COMMANDS", options: "OPTIONS", everywhere: "These go with every command.", exitStatus: "EXIT STATUS",
      exits: [
        ("0", "Done, or passed."), ("1", "Not passed yet."), ("2", "Wrong usage."),
        ("3", "A fault of the pack, the program or the machine."),
      ],
      environment: "ENVIRONMENT",
      variables: [
        (
          "COURSE_WORK, COURSE_PACK, COURSE_PROGRESS, COURSE_LANGUAGE",
          "What --work, --pack, --progress and --language say where they are not given."
        ), ("COURSE_LISTEN", "Where “play” listens if neither --listen nor --port is given."),
        ("COURSE_EDITOR, VISUAL, EDITOR", "The editor that “edit” opens; the first that is set."),
        ("PAGER, NO_COLOR", "As every program takes them."),
      ],
      files: "FILES", yourFiles: "Your files.", yourAttempts: "Your attempts.", examples: "EXAMPLES",
      seeAlso: "SEE ALSO")
  }

  static var german: ManualWords {
    ManualWords(
      kind: "Dienstprogramme für Benutzer", name: "BEZEICHNUNG",
      oneLine: "SwiftUIs Alignment-Guides lernen, indem man Layouts in Ordnung bringt",
      synopsis: "ÜBERSICHT", word: "WORT", description: "BESCHREIBUNG",
      whatItDoes:
        "Du bearbeitest eine Datei aus echtem SwiftUI. Das Programm ordnet sie nach SwiftUIs Regeln an, in mehreren "
        + "Szenarien, vergleicht, wo deine Ansichten sind und wo sie sein sollen, und sagt, welche daneben liegt, um wie "
        + "viel, in welcher Zeile und warum. Jeder Versuch bleibt auf deinem Rechner; nichts verlässt ihn.",
      commands: "BEFEHLE", options: "OPTIONEN", everywhere: "Diese gehen mit jedem Befehl.", exitStatus: "EXIT-STATUS",
      exits: [
        ("0", "Erledigt, oder geschafft."), ("1", "Noch nicht geschafft."), ("2", "So nicht zu benutzen."),
        ("3", "Ein Fehler der Aufgabensammlung, des Programms oder des Rechners."),
      ],
      environment: "UMGEBUNGSVARIABLEN",
      variables: [
        (
          "COURSE_WORK, COURSE_PACK, COURSE_PROGRESS, COURSE_LANGUAGE",
          "Was --work, --pack, --progress und --language sagen, wo sie nicht angegeben sind."
        ), ("COURSE_LISTEN", "Wo „play“ hört, wenn weder --listen noch --port angegeben ist."),
        ("COURSE_EDITOR, VISUAL, EDITOR", "Der Editor, den „edit“ öffnet; der erste, der gesetzt ist."),
        ("PAGER, NO_COLOR", "Wie jedes Programm sie nimmt."),
      ],
      files: "DATEIEN", yourFiles: "Deine Dateien.", yourAttempts: "Deine Versuche.", examples: "BEISPIELE",
      seeAlso: "SIEHE AUCH")
  }
}
