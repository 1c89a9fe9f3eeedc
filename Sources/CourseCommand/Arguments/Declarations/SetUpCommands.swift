import Curriculum

/// The commands about the program itself.
extension Command {
  static let progress = Command(
    operands: "export FILE or import FILE or prepare ADDRESS",
    takes: 0...2,
    completedBy: [.words(["export", "import", "prepare"]), .files],
    summary: Translated(
      "take your progress to another machine",
      "deinen Fortschritt auf einen anderen Rechner mitnehmen"),
    details: Translated(
      [
        "“export” writes all attempts, hints, kept texts and reviews as JSON (Docs/Schemas/progress.schema.json); - is "
          + "standard output. “import” adds what is new; a second time it changes nothing, and no text is ever lost.",
        "“prepare” makes the course's tables in a PostgreSQL database that a class shares; its owner runs it once. Learners "
          + "then name the database with --progress or COURSE_PROGRESS, and each sees only their own rows. More in "
          + "Docs/Classes.md.",
      ],
      [
        "„export“ schreibt alle Versuche, Tipps, aufgehobenen Texte und Wiederholungen als JSON "
          + "(Docs/Schemas/progress.schema.json); - ist die Standardausgabe. „import“ fügt hinzu, was noch nicht bekannt ist; "
          + "zweimal getan, ändert es nichts, und kein Text geht verloren.",
        "„prepare“ legt die Tabellen des Kurses in einer PostgreSQL-Datenbank an, die sich eine Klasse teilt; das tut, wer sie "
          + "verwaltet. Lernende nennen sie dann mit --progress oder COURSE_PROGRESS; alle sehen nur die eigenen Zeilen. Mehr in "
          + "Docs/Classes.md.",
      ])
  ) { session throws(Complaint) in try session.progressExchange() }

  static let settings = Command(
    operands: "[KEY [VALUE]]",
    takes: 0...2,
    completedBy: [.words(["feedback"] + Feedback.allCases.map(\.rawValue))],
    summary: Translated(
      "choose how the course answers: feedback steps or full",
      "wie der Kurs antwortet: feedback steps oder full"),
    details: Translated(
      [
        "“feedback steps” first says what is wrong and why. If the same cause fails again, it says which kind of change helps; "
          + "“hint” shows the change itself. “feedback full” says everything at once."
      ],
      [
        "„feedback steps“ sagt zuerst, was nicht stimmt und warum; schlägt dieselbe Ursache wieder fehl, welche Art von "
          + "Änderung hilft; die Änderung selbst nur auf Wunsch, mit „hint“. „feedback full“ sagt alles auf einmal."
      ])
  ) { session throws(Complaint) in try session.settings() }

  static let doctor = Command(
    summary: Translated(
      "see whether the course has everything it needs",
      "nachsehen, ob alles da ist, was der Kurs braucht"),
    details: Translated(
      ["Exit codes: 0 if nothing is missing, 1 if something is."],
      ["Endet mit 0, wenn alles da ist, was nötig ist, und mit 1, wenn etwas fehlt."])
  ) { session throws(Complaint) in try session.doctor() }

  static let report = Command(
    operands: "[ID]",
    takes: 0...1,
    completedBy: [.exercises],
    summary: Translated(
      "print what a bug report needs, with nothing about you",
      "was in einen Bericht über eine Aufgabe gehört, ohne etwas über dich"),
    details: Translated(
      [
        "Prints versions, the system, your text and what a check finds. It names no people, machines or folders."
      ],
      [
        "Nennt Versionen, das System, deinen Text und was eine Prüfung findet. Namen von Leuten, Rechnern oder Ordnern stehen "
          + "nicht darin."
      ])
  ) { session throws(Complaint) in try session.report() }

  static let completions = Command(
    operands: "bash or zsh or fish",
    takes: 0...1,
    completedBy: [.words(Shell.allCases.map(\.rawValue))],
    summary: Translated(
      "print a script that lets your shell complete commands",
      "ein Skript, mit dem eine Shell die Wörter dieses Programms ergänzt"),
    details: Translated(
      [
        "For bash:  eval \"$(course completions bash)\". For zsh and fish, save it where its first line says."
      ],
      [
        "Für bash:  eval \"$(course completions bash)\". Für zsh und fish leg es dorthin, wo sie suchen; die erste Zeile sagt, "
          + "wohin."
      ])
  ) { session throws(Complaint) in try session.completions() }

  static let man = Command(
    summary: Translated(
      "print the manual page",
      "die Handbuchseite"),
    details: Translated(
      ["For example:  course man | man -l -"],
      ["Zum Beispiel:  course man | man -l -"])
  ) { session throws(Complaint) in try session.manual() }

  static let help = Command(
    operands: "[COMMAND or all]",
    takes: 0...1,
    completedBy: [.words(CommandName.allCases.map(\.rawValue))],
    summary: Translated(
      "explain a command",
      "einen Befehl erklären")
  ) { session throws(Complaint) in try session.help() }
}
