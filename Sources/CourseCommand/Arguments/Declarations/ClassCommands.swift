/// The commands for those who grade.
extension Command {
  static let serve = Command(
    operands: "--work DIR --behind ADDRESS --account HEADER --listen SOCKET|ADDRESS:PORT [--learners FILE]",
    options: [.listen, .behind, .account, .learners, .atOnce, .idle, .quota],
    audience: .instructors,
    summary: Translated(
      "the live page for a class, behind a proxy that knows the accounts",
      "die lebendige Seite für eine Klasse, hinter einem Proxy, der die Konten kennt"),
    details: Translated(
      [
        "Your proxy has the certificate and the login, and names the account in HEADER. Each account has a page and a folder of "
          + "its own, DIR/ACCOUNT; its processes start with its first request and end when it is idle.",
        "--listen is a socket in the file system, which only its user and group reach, or an address. Whoever reaches it without the "
          + "proxy can name any account.",
        "With --progress 'postgresql://{learner}@school.example/course' progress is on a server, each learner with a role; else in a "
          + "file of each folder. More in Docs/Page.md.",
      ],
      [
        "Dein Proxy hat das Zertifikat und die Anmeldung und nennt das Konto in HEADER. Jedes Konto hat eine Seite und einen Ordner "
          + "für sich, DIR/KONTO; seine Prozesse beginnen mit der ersten Anfrage und enden, wenn nichts mehr geschieht.",
        "--listen ist ein Socket im Dateisystem, den nur sein Benutzer und seine Gruppe erreichen, oder eine Adresse. Wer sie ohne "
          + "den Proxy erreicht, kann sich jedes Konto geben.",
        "Mit --progress 'postgresql://{learner}@school.example/course' liegt der Stand auf einem Server, für jedes Konto unter einer "
          + "eigenen Rolle; sonst in einer Datei je Ordner. Mehr in Docs/Page.md.",
      ])
  ) { session throws(Complaint) in try session.serve() }

  static let grade = Command(
    operands:
      "PATH… --output DIR [--exercise ID] [--map RULE] [--rubric FILE] [--formats LIST], --from FILE --output DIR, or --jsonl",
    takes: 0...1000,
    needs: Translated("what was handed in", "was abgegeben wurde"),
    completedBy: [.exercises, .files],
    options: [
      .exercise, .map, .rubric, .roster, .from, .points, .hidden, .submitted, .seed, .formats, .verdicts, .workers,
      .output, .jsonl,
      .withoutHidden, .helper,
    ],
    audience: .instructors,
    summary: Translated(
      "grade everything that a class handed in",
      "alles bewerten, was eine Klasse abgegeben hat"),
    details: Translated(
      inEnglish: [
        "PATH is a folder, a .zip, .tar or .tar.gz, a file, or - for the standard input. Every file has a result, whatever is "
          + "in it; one that fits no exercise is named at the end.",
        "--exercise says what all of them answer; else a file's own name says it. --map says where the learner is in the name: "
          + "moodle, canvas, classroom, or a pattern such as “{learner}/{exercise}.layout” (* is anything but a slash, ** anything, "
          + "{number} digits). Without it the first folder is the learner's.",
        "Results go into DIR/results.jsonl, in the order of the names, and from there into the formats: csv, moodle, canvas, "
          + "class, learners, junit, sarif, gradescope, exercism, check50. Unless --formats says otherwise, these are csv and class. "
          + "The same command again goes on where it was ended.",
        "--roster names the class. Moodle's and Canvas's tables then have everybody's id, extensions move due dates, and who "
          + "handed in nothing is named. DIR/overrides.csv (learner, exercise, points, comment) holds what you set by hand.",
        "With --from it grades nothing, and writes the formats of results that are there; PATH then only shows the code.",
        "With --jsonl it reads one submission a line and answers each with one line: "
          + #"{"submission": "…", "learner": "…", "exercise": "…", "source": "…" or "path": "…", "pack": "…", "seed": "…", "#
          + #""submitted": "2026-11-20T18:00:00Z"}. Only the exercise and the source are needed."#,
        "Nothing is asked, and no work folder or progress is touched. More in Docs/Grading.md.",
      ])
  ) { session throws(Complaint) in try session.grade() }

  static let represent = Command(
    operands: "FILE",
    takes: 1...1,
    needs: Translated("a file", "eine Datei"),
    completedBy: [.files],
    audience: .instructors,
    summary: Translated(
      "print a file's normal form: no names, no blanks, and a fixed order where order does not matter",
      "eine Datei in ihrer Normalform: ohne Namen, Leerraum und gleichgültige Reihenfolge"),
    details: Translated(inEnglish: [
      "With --format json the names that were replaced come with it. Texts with one normal form do the same."
    ])
  ) { session throws(Complaint) in try session.represent() }

  static let similar = Command(
    operands: "PATH… [--exercise ID] [--map RULE] [--at-least PERCENT]",
    takes: 1...1000,
    needs: Translated("what was handed in", "was abgegeben wurde"),
    completedBy: [.exercises, .files],
    options: [.exercise, .map, .atLeast],
    audience: .instructors,
    summary: Translated(
      "list submissions that share more than what everybody was given",
      "welche Abgaben sich über das hinaus ähneln, was alle bekommen haben"),
    details: Translated(
      inEnglish: [
        "Fingerprints of normal forms are compared (winnowing). What starters and given code hold does not count, nor what many "
          + "share. It shows what to read side by side, and proves nothing."
      ])
  ) { session throws(Complaint) in try session.similar() }
}
