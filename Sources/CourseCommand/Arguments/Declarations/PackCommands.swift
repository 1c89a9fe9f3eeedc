/// The commands about packs, for those who learn from them and those who write them.
extension Command {
  static let packs = Command(
    options: [.names],
    isAboutPacks: true,
    summary: Translated(
      "list the packs of exercises, and the one in use",
      "welche Sammlungen es gibt, und welche in Gebrauch ist"),
    details: Translated(
      ["Commands that name no pack use the one in use."],
      ["Um die Sammlung in Gebrauch geht es in Befehlen, die keine nennen."])
  ) { session throws(Complaint) in try session.packs() }

  static let add = Command(
    operands: "PATH [--yes]",
    takes: 1...1,
    needs: Translated("a folder or an archive", "einen Ordner oder ein Archiv"),
    completedBy: [.files],
    options: [.yes],
    isAboutPacks: true,
    summary: Translated(
      "add or update a pack of exercises, from a folder or a .tar.gz",
      "eine Aufgabensammlung aufnehmen, oder eine neuere Fassung: aus einem Ordner, .tar oder .tar.gz"),
    details: Translated(
      [
        "Copies the pack into your work folder. From then on --pack and “use” take its id. Your files for it are in packs/ID.",
        "It replaces a pack with the same id and lists what is new, changed, moved and gone. It replaces a starter that you "
          + "have not touched and keeps the old one in the history; if you have changed the file, the new starter goes beside "
          + "it as ID.new.layout. Attempts stay. Before going back to an older version it asks; --yes answers for you.",
        "It refuses links, paths that lead out of the pack, and more than 64 MB.",
      ],
      [
        "Kopiert die Sammlung in deinen Arbeitsordner. Von da an nehmen --pack und „use“ ihre ID. Deine Dateien dazu sind in "
          + "packs/ID.",
        "Eine Sammlung mit derselben ID wird ersetzt, und was neu, geändert, verschoben und weg ist, wird gesagt. Ein Anfang, den "
          + "du nicht geändert hast, wird ersetzt und bleibt in der Geschichte; neben eine Datei von dir kommt der neue Anfang als "
          + "ID.new.layout. Versuche bleiben. Bei einer älteren Fassung als deiner wird gefragt; --yes antwortet für dich.",
        "Links, Pfade, die aus der Sammlung hinausführen, und mehr als 64 MB werden abgelehnt.",
      ])
  ) { session throws(Complaint) in try session.add() }

  static let use = Command(
    operands: "PACK",
    takes: 1...1,
    needs: Translated("a pack", "eine Aufgabensammlung"),
    completedBy: [.packs],
    isAboutPacks: true,
    summary: Translated(
      "switch to another pack, or back to the course",
      "mit einer anderen Sammlung weitermachen, oder wieder mit dem Kurs"),
    details: Translated(
      [
        "From then on every command uses that pack, until “use” names another one. “next --pack PACK” does the same. The "
          + "course itself has an id, too; “packs” shows it."
      ],
      [
        "Von da an geht es in jedem Befehl um diese Sammlung, bis „use“ eine andere nennt. „next --pack SAMMLUNG“ tut dasselbe. "
          + "Der Kurs selbst heißt, wie „packs“ ihn nennt."
      ])
  ) { session throws(Complaint) in try session.use() }

  static let remove = Command(
    operands: "PACK",
    takes: 1...1,
    needs: Translated("a pack", "eine Aufgabensammlung"),
    completedBy: [.packs],
    isAboutPacks: true,
    summary: Translated(
      "remove a pack; your files and your history stay",
      "eine Sammlung wegnehmen; deine Dateien und deine Geschichte bleiben"),
    details: Translated(
      ["Removes the copy in your work folder. Your files for it stay in packs/PACK, your attempts in the history."],
      [
        "Nimmt die Kopie aus deinem Arbeitsordner. Deine Dateien dazu bleiben in packs/SAMMLUNG, deine Versuche in der "
          + "Geschichte."
      ])
  ) { session throws(Complaint) in try session.remove() }

  static let pack = Command(
    operands: "[DIR] -o FILE.tar.gz [--for-learners]",
    takes: 0...1,
    completedBy: [.files],
    options: [.output, .forLearners],
    audience: .authors,
    summary: Translated(
      "put a pack into an archive to share it",
      "eine Sammlung in ein Archiv packen, um sie weiterzugeben"),
    details: Translated(
      inEnglish: [
        "DIR is the pack; without it the one that --pack or COURSE_PACK names, or whose folder you are in. The same files "
          + "give the same archive, byte by byte.",
        "With --for-learners the archive has no solutions, no wrong and accepted answers and no hidden scenarios. What is "
          + "left out is put beside it, as FILE.grading.tar.gz: unpacked over the learners' form, it gives the whole pack.",
      ])
  ) { session throws(Complaint) in try session.packUp() }

  static let new = Command(
    operands: "ID [--chapter N] [--kind KIND] [--title TEXT] [--goal TEXT]",
    takes: 1...1,
    needs: Translated("a name", "einen Namen"),
    options: [.chapter, .kind, .title, .goal, .undo],
    audience: .authors,
    summary: Translated(
      "make the files of an exercise that you want to write",
      "die Dateien einer Aufgabe anlegen, die du schreiben willst"),
    details: Translated(
      inEnglish: [
        "Asks for what the options do not say. It works on the pack that --pack or COURSE_PACK names, or whose folder you "
          + "are in. The exercise is added to Exercises/course.json; a chapter that is not there "
          + "yet is added as well. With --pack DIR and a folder without exercises, that folder becomes a pack.",
        "Afterwards “verify ID” names what is still empty. --undo takes an exercise away in which nothing was written yet.",
      ])
  ) { session throws(Complaint) in try session.new() }

  static let bake = Command(
    operands: "[ID] [--expects] [--yes]",
    takes: 0...1,
    completedBy: [.exercises],
    options: [.expects, .yes],
    audience: .authors,
    summary: Translated(
      "compute an exercise's expected frames from its solution",
      "die erwarteten Rahmen einer Aufgabe aus ihrer Lösung berechnen"),
    details: Translated(
      inEnglish: [
        "Says what changed since the last time, asks, and writes expected.json beside the solution; with --yes it does "
          + "not ask. Without ID it bakes every exercise of the pack, and where nobody can be asked it needs --yes. A file "
          + "whose meaning is the same is never rewritten.",
        "It works on the pack that --pack or COURSE_PACK names, or whose folder you are in.",
      ])
  ) { session throws(Complaint) in try session.bake() }

  static let verify = Command(
    operands: "[ID]",
    takes: 0...1,
    completedBy: [.exercises],
    audience: .authors,
    summary: Translated(
      "look for mistakes in exercises",
      "nach Fehlern in Aufgaben suchen"),
    details: Translated(
      inEnglish: [
        "Tries every answer of every exercise, or of one, and holds the pack against its formats: files, texts, hints, "
          + "placeholders, the order of ideas, starters, solutions, wrong answers, diagnoses, expected frames, scenarios.",
        "Ends with 0 if nothing fails, 1 if something does. A warning is no failure.",
      ])
  ) { session throws(Complaint) in try session.verify() }
}
