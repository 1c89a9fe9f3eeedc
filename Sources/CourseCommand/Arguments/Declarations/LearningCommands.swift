/// The commands of a learner's day.
extension Command {
  static let next = Command(
    operands: "[ID or CHAPTER]",
    takes: 0...1,
    completedBy: [.exercises],
    summary: Translated(
      "show the exercise to work on, and write its file",
      "die Aufgabe zeigen, die dran ist, und ihre Datei anlegen"),
    details: Translated(
      [
        "Without ID it stays at your exercise until you pass it, then shows the next one. With a number such as 3.2 it "
          + "shows that exercise, with 3 the first exercise of chapter 3 that you have not passed.",
        "Exercises that you skipped come when all others are done.",
        "A lesson longer than the screen opens in PAGER, or in less; --no-pager prints it.",
        "The first time it makes the folder my-course for your work. It never overwrites a file.",
      ],
      [
        "Ohne ID bleibt es bei der Aufgabe, an der du bist, bis sie geschafft ist, und geht dann zur nächsten. Eine "
          + "Nummer wie 3.2 zeigt diese Aufgabe, 3 die erste aus Kapitel 3, die noch nicht geschafft ist.",
        "Was du mit „skip“ für später gelassen hast, kommt, wenn alle anderen geschafft sind.",
        "Eine Lektion, die länger ist als der Bildschirm, zeigt PAGER, oder less; --no-pager gibt sie einfach aus.",
        "Beim ersten Mal entsteht der Ordner my-course für deine Arbeit. Keine Datei wird je überschrieben.",
      ])
  ) { session throws(Complaint) in try session.next() }

  static let check = Command(
    operands: "[FILE or ID] [--all] [--reveal N]",
    takes: 0...1,
    completedBy: [.exercises, .files],
    options: [.all, .reveal],
    summary: Translated(
      "try your answer in every scenario and see what differs",
      "deine Antwort in jedem Szenario probieren und sagen, was anders ist"),
    details: Translated(
      [
        "Without FILE or ID it checks the exercise whose file you edited last, or else the one that “next” showed last.",
        "The answer fits on the screen if it can: the first scenario that is off, the reason, the next step. --all "
          + "shows everything.",
        "A file can be anywhere, but it has to be named after its exercise, such as menu-icons.layout.",
        "Exit codes: 0 if the answer passes, 1 if not yet, 2 for wrong usage, 3 for a fault that is not yours.",
      ],
      [
        "Ohne DATEI oder ID geht es um die Aufgabe, deren Datei du zuletzt geändert hast, sonst um die, die „next“ "
          + "zuletzt gezeigt hat.",
        "Die Antwort passt auf den Bildschirm, wo es geht: das erste Szenario, das nicht stimmt, der Grund, der nächste "
          + "Schritt. --all sagt alles.",
        "Eine Datei darf überall liegen; sie muss nur heißen wie ihre Aufgabe, etwa menu-icons.layout.",
        "Endet mit 0, wenn die Antwort stimmt, mit 1, wenn noch nicht, mit 2, wenn der Aufruf falsch war, mit 3 bei einem "
          + "Fehler, der nicht deiner ist.",
      ])
  ) { session throws(Complaint) in try session.check() }

  static let goal = Command(
    operands: "[ID]",
    takes: 0...1,
    completedBy: [.exercises],
    summary: Translated(
      "show what to achieve, and in which file",
      "was zu erreichen ist, und in welcher Datei"),
    details: Translated(
      ["The lesson that “next” shows ends with the same lines."],
      ["Dieselben Zeilen stehen am Ende der Lektion, die „next“ zeigt."])
  ) { session throws(Complaint) in try session.goal() }

  static let hint = Command(
    operands: "[ID]",
    takes: 0...1,
    completedBy: [.exercises],
    summary: Translated(
      "show one more hint",
      "ein Tipp mehr zur Aufgabe"),
    details: Translated(
      [
        "After a check, “hint” continues along what the check found, step by step. The exercise's own hints follow.",
        "Hints are free; we just count them. A review counts its own.",
      ],
      [
        "Nach einer Prüfung führt er Schritt für Schritt weiter zu dem, was sie gefunden hat; danach kommen die Tipps der "
          + "Aufgabe.",
        "Tipps kosten nichts; dass sie gezeigt wurden, wird nur vermerkt. In einer Wiederholung werden sie für sich gezählt.",
      ])
  ) { session throws(Complaint) in try session.hint() }

  static let given = Command(
    operands: "[ID]",
    takes: 0...1,
    completedBy: [.exercises],
    summary: Translated(
      "show the types that an exercise gives you besides SwiftUI",
      "der Code, den eine Aufgabe dir gibt: Typen, die nicht von SwiftUI sind"),
    details: Translated(
      ["The line numbers are the ones that other pages use. “explain NAME” shows one type alone."],
      ["Die Zeilen haben die Nummern, die andere Seiten nennen. „explain NAME“ zeigt einen der Typen allein."])
  ) { session throws(Complaint) in try session.given() }

  static let list = Command(
    operands: "[WORD] [--todo] [--chapter N]",
    takes: 0...12,
    options: [.todo, .chapter, .names],
    summary: Translated(
      "list the exercises and how far you are",
      "alle Aufgaben und wie weit du bist, oder die, die passen"),
    details: Translated(
      [
        "✓ done: passed once.  ○ tried: checked, not passed yet.  · new: not checked yet.",
        "With a WORD it lists exercises with that word in their names or titles, with a number the exercises of that "
          + "chapter. --todo leaves out what you have passed.",
      ],
      [
        "✓ geschafft: einmal bestanden.  ○ versucht: geprüft, noch nicht geschafft.  · neu: noch nicht geprüft.",
        "Mit einem WORT nur Aufgaben, in deren Namen oder Titel es vorkommt, mit einer Nummer die Aufgaben dieses Kapitels; "
          + "--todo lässt weg, was geschafft ist.",
      ])
  ) { session throws(Complaint) in try session.list() }

  static let start = Command(
    operands: "ID",
    takes: 1...1,
    completedBy: [.exercises],
    summary: Translated(
      "go to an exercise by its name or number",
      "zu einer Aufgabe gehen, nach Name oder Nummer"),
    details: Translated(
      ["“start 3.2” is the same as “next 3.2”."],
      ["„start 3.2“ ist dasselbe wie „next 3.2“."])
  ) { session throws(Complaint) in try session.start() }

  static let previous = Command(
    summary: Translated(
      "go back to the previous exercise",
      "zurück zur Aufgabe davor")
  ) { session throws(Complaint) in try session.previous() }

  static let skip = Command(
    summary: Translated(
      "leave this exercise for later and show the next one",
      "die Aufgabe für später lassen und die nächste zeigen"),
    details: Translated(
      [
        "“next” passes over the exercise until the others are done, and “list” marks it as skipped. Go back to it, or pass "
          + "it, and it no longer is."
      ],
      [
        "„next“ übergeht die Aufgabe, bis alle anderen geschafft sind; „list“ nennt sie übersprungen. Wer zu ihr "
          + "zurückgeht oder sie schafft, hat sie nicht mehr übersprungen."
      ])
  ) { session throws(Complaint) in try session.skip() }

  static let testOut = Command(
    operands: "CHAPTER",
    takes: 1...1,
    needs: Translated("a chapter", "ein Kapitel"),
    summary: Translated(
      "do one task instead of a chapter you already know",
      "eine Aufgabe statt eines Kapitels, das du schon kannst"),
    details: Translated(
      [
        "Shows the chapter's last task and leaves its other exercises for later. When you pass it, “next” goes on after "
          + "the chapter. If it is too hard, “start” leads to any of the others."
      ],
      [
        "Zeigt die letzte Aufgabe des Kapitels und lässt seine anderen für später. Ist sie geschafft, geht „next“ nach dem "
          + "Kapitel weiter; ist sie zu schwer, führt „start“ zu jeder der anderen."
      ])
  ) { session throws(Complaint) in try session.testOut() }

  static let solution = Command(
    operands: "[ID] [--reveal] [--diff] [--other]",
    takes: 0...1,
    completedBy: [.exercises],
    options: [.reveal, .diff, .other],
    summary: Translated(
      "show the reference answer, or another right one",
      "die Musterlösung zeigen; neben deiner Antwort, oder eine andere richtige"),
    details: Translated(
      [
        "Before you have passed it asks for --reveal, so that you do not see it by accident.",
        "--diff shows the changes from your text to the reference answer; --other shows another right answer.",
      ],
      [
        "Bevor die Aufgabe geschafft ist, will es --reveal, damit niemand sie aus Versehen sieht.",
        "--diff zeigt, was sich von deinem Text zur Musterlösung ändert; --other gibt eine andere richtige Antwort aus.",
      ])
  ) { session throws(Complaint) in try session.solution() }

  static let reset = Command(
    operands: "[ID] or --all",
    takes: 0...1,
    completedBy: [.exercises],
    options: [.all, .yes],
    summary: Translated(
      "start an exercise over; your text stays in the history",
      "die Datei einer Aufgabe auf ihren Anfang setzen; dein Text ist aufgehoben"),
    details: Translated(
      [
        "“history” brings your text back.",
        "With --all it asks, then gives every exercise its starter again. What you passed stays passed, and every text stays "
          + "in the history. --yes answers for you.",
      ],
      [
        "Den Text, der in der Datei war, holt „history“ zurück.",
        "Mit --all fragt es und gibt dann jeder Aufgabe ihren Anfang zurück. Geschafftes bleibt geschafft, und jeder Text bleibt "
          + "in der Geschichte. --yes antwortet für dich.",
      ])
  ) { session throws(Complaint) in try session.reset() }

  static let history = Command(
    operands: "[ID] [NUMBER [NUMBER]] [--restore]",
    takes: 0...3,
    completedBy: [.exercises],
    options: [.restore],
    summary: Translated(
      "list your earlier texts of an exercise, or put one back",
      "deine früheren Texte einer Aufgabe; --restore holt einen zurück"),
    details: Translated(
      [
        "With a number it prints that text, with two numbers what changed between them. With --restore it puts a text back "
          + "into your file, and the one that was there stays in the history. Times are those of your clock."
      ],
      [
        "Mit einer Nummer gibt es den Text aus, mit zweien, was sich dazwischen geändert hat. Mit --restore kommt der Text "
          + "wieder in deine Datei, und der dort war, ist aufgehoben. Zeiten sind die deiner Uhr."
      ])
  ) { session throws(Complaint) in try session.history() }

  static let initialize = Command(
    operands: "DIR",
    takes: 1...1,
    needs: Translated("a folder", "einen Ordner"),
    completedBy: [.files],
    summary: Translated(
      "make a folder for your work",
      "einen Ordner für deine Arbeit anlegen"),
    details: Translated(
      ["Writes every exercise's file into DIR/exercises. Files that already exist stay as they are."],
      ["Schreibt die Dateien aller Aufgaben nach ORDNER/exercises. Dateien, die da sind, bleiben, wie sie sind."])
  ) { session throws(Complaint) in try session.initialize() }

  static let explain = Command(
    operands: "[FILE or ID or TERM] [--view NAME] [--steps NAME] [--want WISH] [--scenario ID] [--all]",
    takes: 0...12,
    completedBy: [.exercises, .files],
    options: [
      .view, .stepByStep, .want, .scenario, .after, .all, .preview, .size, .scale, .textSize, .direction, .dark,
    ]
      + OptionName.steps.filter { $0 != .at },
    summary: Translated(
      "see why views have their places and sizes, or what a word means",
      "warum Ansichten ihre Plätze und Größen haben, und was die Wörter bedeuten"),
    details: Translated(
      [
        "For a file or an exercise: each container with the guide it asks for, what each view answers and why, where the "
          + "line ends up, and which guides nobody asks for. It shows the containers that your guides answer; --all shows "
          + "every one.",
        "It also says what is worth knowing about sizes: a text that is cut, a view that sticks out, what ViewThatFits tried.",
        "With --view it follows one view from the root: what it was offered and why, what it took and why, who placed it.",
        "With --steps it tells how one container lays out its views: the gaps, who is served in which order, what each is "
          + "offered and takes, what each answers, where the lines meet.",
        "With --want it looks for the fewest edits that make a wish come true in every preview, or in every scenario of an "
          + "exercise, and lays out each before it names one. A wish compares edges, centers and sizes of named views: "
          + "\"a.leading = b.leading\", \"a.width = b.width\", \"a.bottom = stage.bottom\", \"a.lines = 1\". More in "
          + "Docs/Audit.md. Exit codes: 0 if it found them, 1 if not.",
        "It explains a scenario with steps as it is at the start; with --after as it is after one of them. For a file, "
          + "--tap and the other steps of “layout” come first.",
        "For a word of the course, such as “guide key”, or a diagnosis, such as sign-flipped: what it means. For a type that "
          + "an exercise gives: its code. “explain words” lists the words. On its own it explains your current exercise.",
      ],
      [
        "Zu einer Datei oder Aufgabe: jeder Container mit dem Guide, nach dem er fragt, was jede Ansicht antwortet und "
          + "warum, wo die Linie liegt, und nach welchen Guides der Datei niemand fragt. Es beginnt mit den Containern, zu "
          + "denen deine Guides sprechen; --all zeigt alle.",
        "Dazu, was an den Größen auffällt: ein gekürzter Text, eine Ansicht, die herausragt, was ViewThatFits probiert hat.",
        "Mit --view folgt es einer Ansicht von der Wurzel an: was ihr angeboten wurde und warum, was sie nahm und warum, wer "
          + "sie hingestellt hat.",
        "Mit --steps sagt es der Reihe nach, wie ein Container seine Ansichten anordnet: die Abstände, wer wann drankommt, was "
          + "jede angeboten bekommt und nimmt, was jede antwortet, wo sich die Linien treffen.",
        "Mit --want sucht es die wenigsten Änderungen, mit denen ein Wunsch in jeder Preview gilt, oder in jedem Szenario einer "
          + "Aufgabe, und probiert jede aus, bevor es sie nennt. Ein Wunsch vergleicht Kanten, Mitten und Größen benannter "
          + "Ansichten: \"a.leading = b.leading\", \"a.width = b.width\", \"a.bottom = b.bottom\", \"a.lines = 1\". Mehr in "
          + "Docs/Audit.md. Status: 0, wenn es sie findet, sonst 1.",
        "Ein Szenario mit Schritten wird erklärt, wie es am Anfang ist, mit --after, wie es nach einem davon ist. Zu einer "
          + "Datei werden erst --tap und die anderen Schritte von „layout“ getan.",
        "Zu einem Wort des Kurses, etwa „Guide-Schlüssel“, oder zum Namen einer Diagnose, etwa sign-flipped: was es bedeutet. Zu "
          + "einem Typ, den eine Aufgabe gibt: sein Code. „explain words“ nennt die Wörter; ohne alles geht es um die Aufgabe, an "
          + "der du bist.",
      ])
  ) { session throws(Complaint) in try session.explain() }

  static let watch = Command(
    operands: "[--advance] [--poll]",
    options: [.advance, .poll],
    summary: Translated(
      "check whenever you save; one key does everything else",
      "prüfen, sooft du speicherst, mit einer Taste für alles andere"),
    details: Translated(
      [
        "Keeps the last result on the screen. Keys: n the next exercise, v the previous one, s this one later, h a hint, g the "
          + "goal, e who asked which view, l the list (arrows and Enter choose an exercise), p a picture, r check now, x start "
          + "over, u the text before, o the editor, ? this page, q quit. Space, b, j, k and the arrows move through a long "
          + "page, Enter leads back to the result.",
        "With --advance, or after the key a, the next exercise follows a pass; a key leads there when you have read why.",
        "The system reports when a file is saved. If it does not, as on some network disks, “watch” notices and looks three "
          + "times a second; --poll does so from the start.",
        "With --plain it prints one result after another and never redraws; with --format json as well, one object per "
          + "line.",
      ],
      [
        "Behält das letzte Ergebnis auf dem Bildschirm. Tasten: n die nächste Aufgabe, v die vorige, s diese später, h ein Tipp, "
          + "g das Ziel, e wer welche Ansicht gefragt hat, l die Liste (Pfeile und Eingabetaste wählen eine Aufgabe), p ein Bild, "
          + "r jetzt prüfen, x von vorn, u der Text davor, o der Editor, ? diese Seite, q Schluss. Leertaste, b, j, k und die "
          + "Pfeile gehen durch eine lange Seite, die Eingabetaste zurück zum Ergebnis.",
        "Mit --advance, oder nach der Taste a, folgt auf eine geschaffte Aufgabe die nächste; eine Taste führt hin, wenn du "
          + "gelesen hast, warum.",
        "Das System meldet, wenn eine Datei gespeichert wird. Wo es das nicht tut, etwa auf manchen Netzlaufwerken, wird "
          + "das bemerkt und dreimal in der Sekunde nachgesehen; --poll tut das von Anfang an.",
        "Mit --plain kommt ein Ergebnis nach dem anderen, und nichts wird neu gezeichnet; mit --format json dazu ein Objekt "
          + "je Zeile.",
      ])
  ) { session throws(Complaint) in try session.watch() }

  static let edit = Command(
    operands: "[ID]",
    takes: 0...1,
    completedBy: [.exercises],
    summary: Translated(
      "open the exercise's file in your editor",
      "die Datei der Aufgabe in deinem Editor öffnen"),
    details: Translated(
      [
        "Opens it at the first TODO, in the editor that COURSE_EDITOR, VISUAL or EDITOR names; in a VS Code terminal, in VS "
          + "Code.",
        "From “watch” (the key o) an editor that needs a terminal gets a pane of its own in tmux or Zellij.",
      ],
      [
        "Am ersten TODO, im Editor, den COURSE_EDITOR, VISUAL oder EDITOR nennt; in einem Terminal von VS Code in VS Code.",
        "Aus „watch“ (Taste o) bekommt ein Editor, der ein Terminal braucht, einen eigenen Bereich in tmux oder Zellij.",
      ])
  ) { session throws(Complaint) in try session.edit() }

  static let review = Command(
    operands: "[ID]",
    takes: 0...1,
    completedBy: [.exercises],
    summary: Translated(
      "repeat a passed exercise when it is due, with other numbers",
      "eine geschaffte Aufgabe wiederholen, wenn es Zeit ist, mit anderen Zahlen"),
    details: Translated(
      [
        "Passed exercises come back at growing intervals, so that you remember about 90% (FSRS 6 with its published "
          + "weights). The checks and hints that you needed say how well it went; nobody asks you.",
        "You work on the starter in a new file, review/ID.layout; your passed answer stays as it is. The scenarios get new "
          + "lengths if the solution works with them. “check” on that file tries it.",
        "With ID it brings that exercise back even if it is not due.",
      ],
      [
        "Geschaffte Aufgaben kommen in wachsenden Abständen wieder, so dass du etwa 90 % behältst (FSRS 6 mit seinen "
          + "veröffentlichten Gewichten). Wie gut es ging, wird an Prüfungen und Tipps abgelesen; niemand wird gefragt.",
        "Sie kommt in einer eigenen Datei, review/ID.layout, mit ihrem Anfang; deine geschaffte Antwort bleibt. Längen in "
          + "ihren Szenarien werden neu gezogen, wo die Lösung damit auskommt; „check“ prüft diese Datei.",
        "Mit ID kommt diese Aufgabe, auch wenn sie noch nicht fällig ist.",
      ])
  ) { session throws(Complaint) in try session.review() }
}
