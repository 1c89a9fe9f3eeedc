/// The commands, with everything that help and the argument reader need to know about them.
enum CommandName: String, CaseIterable, Sendable {
  case next, check, goal, hint, given, list, start
  case previous = "prev"
  case skip
  case testOut = "test-out"
  case solution, reset, history
  case initialise = "init"
  case watch, edit, review, play, lsp, editor, layout, audit, show, tune, explain, packs, add, use, remove
  case new, bake, verify, pack, export, compare
  case grade, represent, similar
  case progress, settings, doctor, report, completions, man, help

  /// The command with that name; `?` and `h`, which people commonly type for help, mean `help`.
  init?(typed name: String) {
    self.init(rawValue: ["?", "h"].contains(name) ? Self.help.rawValue : name)
  }

  /// The operands after the command's name, as usage lines show them.
  var operands: String {
    switch self {
    case .next: "[ID or CHAPTER]"
    case .start: "ID"
    case .goal, .hint, .given: "[ID]"
    case .reset: "[ID] or --all"
    case .previous, .skip: ""
    case .testOut: "CHAPTER"
    case .watch: "[--advance] [--poll]"
    case .edit, .review, .report: "[ID]"
    case .progress: "export FILE or import FILE or prepare ADDRESS"
    case .completions: "bash or zsh or fish"
    case .settings: "[KEY [VALUE]]"
    case .doctor, .man: ""
    case .check: "[FILE or ID] [--all] [--reveal N]"
    case .list: "[WORD] [--todo] [--chapter N]"
    case .solution: "[ID] [--reveal] [--diff] [--other]"
    case .history: "[ID] [NUMBER [NUMBER]] [--restore]"
    case .initialise: "DIR"
    case .explain: "[FILE or ID or TERM] [--view NAME] [--want WISH] [--scenario ID] [--all]"
    case .play: "[FILE] [--port N]"
    case .lsp: ""
    case .editor: "[NAME] [--write]"
    case .layout: "FILE|FOLDER [--size WxH] [--view NAME] [--svg FILE] [--tap NAME]…"
    case .audit: "FILE|FOLDER [--sizes WxH,…] [--text-size SIZE] [--direction DIRECTION] [--svg FILE]"
    case .tune: "FILE:LINE"
    case .show: "[ID or FILE]… or --all [--guides] [--phases [--view NAME]] [--states] [--svg FILE] [--tap NAME]…"
    case .bake: "[ID] [--yes]"
    case .verify: "[ID]"
    case .add: "PATH [--yes]"
    case .packs: ""
    case .use, .remove: "PACK"
    case .pack: "[DIR] -o FILE.tar.gz [--for-learners]"
    case .new: "ID [--chapter N] [--kind KIND] [--title TEXT] [--goal TEXT]"
    case .export: "ID or FILE --html FILE or --swift FILE or --png FILE, or --recorder [CASES]… -o DIR"
    case .compare: "RECORDED… [--within POINTS]"
    case .grade: "PATH… --output DIR [--exercise ID] [--map RULE] [--rubric FILE] [--formats LIST], or --jsonl"
    case .represent: "FILE"
    case .similar: "PATH… [--exercise ID] [--map RULE] [--at-least PERCENT]"
    case .help: "[COMMAND or all]"
    }
  }

  /// The number of operands that the command accepts.
  var operandCount: ClosedRange<Int> {
    switch self {
    case .next, .check, .goal, .hint, .given, .solution, .reset, .edit, .review, .report, .completions, .help: 0...1
    case .previous, .skip, .watch, .lsp, .doctor, .man, .packs: 0...0
    case .progress, .settings: 0...2
    case .list: 0...12
    case .start, .testOut, .initialise, .new, .add, .use, .remove: 1...1
    case .show: 0...100
    case .export: 0...1000
    case .compare: 1...1000
    case .grade: 0...1000
    case .similar: 1...1000
    case .history: 0...3
    case .explain: 0...12
    case .play, .editor, .layout, .bake, .verify, .pack: 0...1
    case .represent, .tune, .audit: 1...1
    }
  }

  /// The options that only this command takes.
  var options: [OptionName] {
    switch self {
    case .check: [.all, .reveal]
    case .list: [.todo, .chapter, .names]
    case .solution: [.reveal, .diff, .other]
    case .history: [.restore]
    case .explain:
      [.view, .want, .scenario, .after, .all, .preview, .size, .scale, .textSize, .direction, .dark]
        + OptionName.steps.filter { $0 != .at }
    case .layout:
      [
        .size, .scale, .textSize, .direction, .dark, .view, .arguments, .preview, .between, .expect, .update, .jsonl,
        .trace, .svg, .sweep,
      ] + OptionName.steps
    case .audit: [.sizes, .textSize, .direction, .dark, .view, .arguments, .preview, .svg]
    case .show: [.guides, .phases, .view, .states, .all, .svg, .size, .scale] + OptionName.steps
    case .reset: [.all, .yes]
    case .bake, .add: [.yes]
    case .new: [.chapter, .kind, .title, .goal, .undo]
    case .pack: [.output, .forLearners]
    case .packs: [.names]
    case .export: [.html, .swift, .png, .recorder, .output, .size, .scale] + OptionName.steps
    case .compare: [.within]
    case .grade:
      [
        .exercise, .map, .rubric, .points, .hidden, .submitted, .seed, .formats, .verdicts, .workers, .output, .jsonl,
        .withoutHidden, .helper,
      ]
    case .similar: [.exercise, .map, .atLeast]
    case .play: [.port, .listen, .behind, .account, .helper]
    case .watch: [.advance, .poll]
    case .editor: [.write]
    default: []
    }
  }

  /// A one-line summary of the command.
  var summary: String {
    switch self {
    case .next: "show the exercise to work on, and write its file"
    case .check: "try your answer in every scenario and see what differs"
    case .goal: "show what to achieve, and in which file"
    case .hint: "show one more hint"
    case .given: "show the types that an exercise gives you besides SwiftUI"
    case .list: "list the exercises and how far you are"
    case .start: "go to an exercise by its name or number"
    case .previous: "go back to the previous exercise"
    case .skip: "leave this exercise for later and show the next one"
    case .testOut: "do one task instead of a chapter you already know"
    case .solution: "show the reference answer, or another right one"
    case .reset: "start an exercise over; your text stays in the history"
    case .history: "list your earlier texts of an exercise, or put one back"
    case .initialise: "make a folder for your work"
    case .explain: "see why views have their places and sizes, or what a word means"
    case .watch: "check whenever you save; one key does everything else"
    case .edit: "open the exercise's file in your editor"
    case .review: "repeat a passed exercise when it is due, with other numbers"
    case .progress: "take your progress to another machine"
    case .settings: "choose how the course answers: feedback steps or full"
    case .doctor: "see whether the course has everything it needs"
    case .report: "print what a bug report needs, with nothing about you"
    case .completions: "print a script that lets your shell complete commands"
    case .man: "print the manual page"
    case .play: "open the course as a live page in the browser"
    case .lsp: "run the language server that your editor starts"
    case .editor: "set up your editor for .layout files"
    case .layout: "print the frame of every named view in a file or folder"
    case .audit: "find cut, overlapping, hidden and too small views on many screens"
    case .tune: "move a number with the arrow keys and watch the layout follow"
    case .show: "draw your answer, and where its views belong"
    case .bake: "compute an exercise's expected frames from its solution"
    case .verify: "look for mistakes in exercises"
    case .packs: "list the packs of exercises, and the one in use"
    case .add: "add or update a pack of exercises, from a folder or a .tar.gz"
    case .use: "switch to another pack, or back to the course"
    case .remove: "remove a pack; your files and your history stay"
    case .pack: "put a pack into an archive to share it"
    case .new: "make the files of an exercise that you want to write"
    case .export: "write a layout as a web page or for Xcode, or a package that records frames on a Mac"
    case .compare: "compare frames recorded on a Mac with those of this program"
    case .grade: "grade everything that a class handed in"
    case .represent: "print a file's normal form: no names, no blanks, and a fixed order where order does not matter"
    case .similar: "list submissions that share more than what everybody was given"
    case .help: "explain a command"
    }
  }

  /// More about the command, one paragraph per string.
  var details: [String] {
    switch self {
    case .next:
      [
        "Without ID it stays at your exercise until you pass it, then shows the next one. With a number such as 3.2 it "
          + "shows that exercise, with 3 the first exercise of chapter 3 that you have not passed.",
        "Exercises that you skipped come when all others are done.",
        "A lesson longer than the screen opens in PAGER, or in less; --no-pager prints it.",
        "The first time it makes the folder my-course for your work. It never overwrites a file.",
      ]
    case .check:
      [
        "Without FILE or ID it checks the exercise whose file you edited last, or else the one that “next” showed last.",
        "The answer fits on the screen if it can: the first scenario that is off, the reason, the next step. --all "
          + "shows everything.",
        "A file can be anywhere, but it has to be named after its exercise, such as menu-icons.layout.",
        "Exit codes: 0 if the answer passes, 1 if not yet, 2 for wrong usage, 3 for a fault that is not yours.",
      ]
    case .goal: ["The lesson that “next” shows ends with the same lines."]
    case .hint:
      [
        "After a check, “hint” continues along what the check found, step by step. The exercise's own hints follow.",
        "Hints are free; we just count them. A review counts its own.",
      ]
    case .given:
      ["The line numbers are the ones that other pages use. “explain NAME” shows one type alone."]
    case .list:
      [
        "✓ done: passed once.  ○ tried: checked, not passed yet.  · new: not checked yet.",
        "With a WORD it lists exercises with that word in their names or titles, with a number the exercises of that "
          + "chapter. --todo leaves out what you have passed.",
      ]
    case .start: ["“start 3.2” is the same as “next 3.2”."]
    case .previous: []
    case .skip:
      [
        "“next” passes over the exercise until the others are done, and “list” marks it as skipped. Go back to it, or pass "
          + "it, and it no longer is."
      ]
    case .testOut:
      [
        "Shows the chapter's last task and leaves its other exercises for later. When you pass it, “next” goes on after "
          + "the chapter. If it is too hard, “start” leads to any of the others."
      ]
    case .solution:
      [
        "Before you have passed it asks for --reveal, so that you do not see it by accident.",
        "--diff shows the changes from your text to the reference answer; --other shows another right answer.",
      ]
    case .reset:
      [
        "“history” brings your text back.",
        "With --all it asks, then gives every exercise its starter again. What you passed stays passed, and every text stays "
          + "in the history. --yes answers for you.",
      ]
    case .history:
      [
        "With a number it prints that text, with two numbers what changed between them. With --restore it puts a text back "
          + "into your file, and the one that was there stays in the history. Times are those of your clock."
      ]
    case .initialise: ["Writes every exercise's file into DIR/exercises. Files that already exist stay as they are."]
    case .explain:
      [
        "For a file or an exercise: each container with the guide it asks for, what each view answers and why, where the "
          + "line ends up, and which guides nobody asks for. It shows the containers that your guides answer; --all shows "
          + "every one.",
        "It also says what is worth knowing about sizes: a text that is cut, a view that sticks out, what ViewThatFits tried.",
        "With --view it follows one view from the root: what it was offered and why, what it took and why, who placed it.",
        "With --want it looks for the fewest edits that make a wish come true in every preview, or in every scenario of an "
          + "exercise, and lays out each before it names one. A wish compares edges, centers and sizes of named views: "
          + "\"a.leading = b.leading\", \"a.width = b.width\", \"a.bottom = stage.bottom\", \"a.lines = 1\". More in "
          + "Docs/Audit.md. Exit codes: 0 if it found them, 1 if not.",
        "It explains a scenario with steps as it is at the start; with --after as it is after one of them. For a file, "
          + "--tap and the other steps of “layout” come first.",
        "For a word of the course, such as “guide key”, or a diagnosis, such as sign-flipped: what it means. For a type that "
          + "an exercise gives: its code. “explain words” lists the words. On its own it explains your current exercise.",
      ]
    case .watch:
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
      ]
    case .edit:
      [
        "Opens it at the first TODO, in the editor that COURSE_EDITOR, VISUAL or EDITOR names; in a VS Code terminal, in VS "
          + "Code.",
        "From “watch” (the key o) an editor that needs a terminal gets a pane of its own in tmux or Zellij.",
      ]
    case .review:
      [
        "Passed exercises come back at growing intervals, so that you remember about 90% (FSRS 6 with its published "
          + "weights). The checks and hints that you needed say how well it went; nobody asks you.",
        "You work on the starter in a new file, review/ID.layout; your passed answer stays as it is. The scenarios get new "
          + "lengths if the solution works with them. “check” on that file tries it.",
        "With ID it brings that exercise back even if it is not due.",
      ]
    case .progress:
      [
        "“export” writes all attempts, hints, kept texts and reviews as JSON (Docs/Schemas/progress.schema.json); - is "
          + "standard output. “import” adds what is new; a second time it changes nothing, and no text is ever lost.",
        "“prepare” makes the course's tables in a PostgreSQL database that a class shares; its owner runs it once. Learners "
          + "then name the database with --progress or COURSE_PROGRESS, and each sees only their own rows. More in "
          + "Docs/Classes.md.",
      ]
    case .settings:
      [
        "“feedback steps” first says what is wrong and why. If the same cause fails again, it says which kind of change helps; "
          + "“hint” shows the change itself. “feedback full” says everything at once."
      ]
    case .doctor: ["Exit codes: 0 if nothing is missing, 1 if something is."]
    case .report:
      [
        "Prints versions, the system, your text and what a check finds. It names no people, machines or folders."
      ]
    case .completions:
      [
        "For bash:  eval \"$(course completions bash)\". For zsh and fish, save it where its first line says."
      ]
    case .man: ["For example:  course man | man -l -"]
    case .play:
      [
        "Prints an address for your browser. Type SwiftUI on the left, see it laid out on the right, and touch what you see: "
          + "guides, numbers, controls. The source changes, and the drawing follows. Page and terminal share your files and "
          + "your progress.",
        "With FILE the page opens that file. The page listens on this machine only, and only the printed address opens it.",
      ]
    case .lsp:
      [
        "Speaks the Language Server Protocol 3.17 on the standard streams. Editors start it; “editor NAME” tells yours how.",
        "While you type it marks what is wrong, in Swift's words; when you save, what a check finds. A hover shows a view's "
          + "frame, what it was offered and what its guides answer, scenario by scenario.",
        "It shows what each guide answers in the text itself if the editor sends {\"inlayHints\": true} as an initialization "
          + "option, or with COURSE_INLAY_HINTS=1.",
      ]
    case .editor:
      [
        "NAME is vim, neovim, emacs, helix, kate, zed or vscode. It prints the few lines of configuration and where they "
          + "go; without NAME it lists the editors.",
        "With --write it puts them there. Your own lines stay: the new ones go into a separate file, or into a marked block "
          + "that the next --write replaces.",
      ]
    case .layout:
      [
        "The root view is centered in a stage of the given size, or else 393x852, at 2 pixels a point unless --scale says "
          + "otherwise.",
        "A FOLDER is one program: all its .swift and .layout files, without tests. It shows the App, or else the first "
          + "preview, the ContentView, or the only view that no other uses. --preview and --view choose another one, and "
          + "--arguments gives that view what it needs; otherwise arguments are made up. The program can read its JSON and "
          + "text files by name; pictures and colors of its asset catalogs have their sizes and names.",
        "With --tap, --double-tap, --long-press, --drag, --set and --scroll, in any number and order, it does one step "
          + "after another and says each time which named views moved, came, went or stayed. A step waits until everything "
          + "has settled, unless --wait comes before it.",
        "With NAME@0.5, NAME@0.2s or --at 0.2 it says what you see on the way: where everything is, how opaque, how large, "
          + "how far turned.",
        "With --jsonl it reads one JSON object a line from standard input and answers each with one line: "
          + #"{"id": …, "source": "…", "size": [w, h], "scale": 2, "assets": {"photo": [64, 40]}}. "#
          + "The last two are optional; any other key is an error.",
        "With --preview all it shows every preview. With --between it prints how far the edges and centers of two named views "
          + "are apart.",
        "With --expect it compares all frames with those in a JSON file and names each difference as “check” does; exit code "
          + "1 if there is one. With --update it writes that file. This is a layout test without a simulator.",
        "With --trace it prints every view and modifier with what it was offered, what it took, and the reasons. With "
          + "--format json the same with places in the source; every guide that a container asked for, with the answer and its origin; and what happened "
          + "to each alignmentGuide.",
      ]
    case .audit:
      [
        "Lays out every preview, and a folder's App, on four screens (393x852, 375x667, 320x568, 820x1180) in three text sizes "
          + "(large, xxxLarge, accessibility3) and both directions. --sizes, --text-size and --direction choose others.",
        "It reports texts that are cut, views of a stack that overlap, views outside the stage, views without a size, and touch "
          + "targets under 44 × 44: each once, with its line and the smallest configuration that shows it. What your code does on "
          + "purpose does not count: layers, offsets, negative spacing, what scrolls, what is hidden.",
        "--svg draws all configurations. --format sarif writes what code hosts show beside the lines. "
          + "Exit codes: 0 if it finds nothing, 1 if it finds something or cannot lay a preview out, 2 for wrong usage, 3 for a "
          + "fault that is not yours.",
      ]
    case .tune:
      [
        "Left and right change the number in that line by 1, up and down by 10; a decimal moves by its last digit. Tab goes to "
          + "the line's next number. The file changes with each key, so an open editor and “watch” follow. Enter keeps the "
          + "number, Esc puts the old text back.",
        "FILE:LINE:COLUMN chooses a number of the line, ID:LINE an exercise's file, :LINE the file you are at.",
      ]
    case .show:
      [
        "An exercise means your own file in the exercise's first scenario. It lays out any other file as “layout” does.",
        "With --svg the picture has colors, texts and images, and follows light and dark screens. For several exercises, or "
          + "with --all for every one you have started, --svg names a folder that gets one drawing each.",
        "With --tap and the other steps of “layout” it shows the result; with --at a moment on the way.",
        "With --phases it shows every container that your guides answer, or every container if you have no guides; with "
          + "--view the container of that view.",
      ]
    case .bake:
      [
        "Says what changed since the last time, asks, and writes expected.json beside the solution; with --yes it does "
          + "not ask. Without ID it bakes every exercise of the pack, and where nobody can be asked it needs --yes. A file "
          + "whose meaning is the same is never rewritten.",
        "It works on the pack that --pack or COURSE_PACK names, or whose folder you are in.",
      ]
    case .packs: ["Commands that name no pack use the one in use."]
    case .use:
      [
        "From then on every command uses that pack, until “use” names another one. “next --pack PACK” does the same. The "
          + "course itself has an id, too; “packs” shows it."
      ]
    case .remove:
      ["Removes the copy in your work folder. Your files for it stay in packs/PACK, your attempts in the history."]
    case .add:
      [
        "Copies the pack into your work folder. From then on --pack and “use” take its id. Your files for it are in packs/ID.",
        "It replaces a pack with the same id and lists what is new, changed, moved and gone. It replaces a starter that you "
          + "have not touched and keeps the old one in the history; if you have changed the file, the new starter goes beside "
          + "it as ID.new.layout. Attempts stay. Before going back to an older version it asks; --yes answers for you.",
        "It refuses links, paths that lead out of the pack, and more than 64 MB.",
      ]
    case .pack:
      [
        "DIR is the pack; without it the one that --pack or COURSE_PACK names, or whose folder you are in. The same files "
          + "give the same archive, byte by byte.",
        "With --for-learners the archive has no solutions, no wrong and accepted answers and no hidden scenarios. What is "
          + "left out is put beside it, as FILE.grading.tar.gz: unpacked over the learners' form, it gives the whole pack.",
      ]
    case .new:
      [
        "Asks for what the options do not say. It works on the pack that --pack or COURSE_PACK names, or whose folder you "
          + "are in. The exercise is added to Exercises/course.json; a chapter that is not there "
          + "yet is added as well. With --pack DIR and a folder without exercises, that folder becomes a pack.",
        "Afterwards “verify ID” names what is still empty. --undo takes an exercise away in which nothing was written yet.",
      ]
    case .verify:
      [
        "Tries every answer of every exercise, or of one, and holds the pack against its formats: files, texts, hints, "
          + "placeholders, the order of ideas, starters, solutions, wrong answers, diagnoses, expected frames, scenarios.",
        "Ends with 0 if nothing fails, 1 if something does. A warning is no failure.",
      ]
    case .export:
      [
        "With --html it writes one page without network: every scenario's drawing, frames and two phases, and what steps do, "
          + "to be played. With --swift it writes a file that Xcode compiles: the text, what the exercise gives, a preview.",
        "With --png a browser of this machine (Chromium or Chrome) turns the first scenario's drawing into pixels.",
        "CASES are files of cases (.jsonl: a JSON object a line with id, source and size), exercises by their names, and any "
          + ".layout files. Without CASES it takes the solutions of all exercises in all their scenarios.",
        "DIR gets a small Swift package. On a Mac with Xcode its script “run” lays every case out in an iPhone simulator and "
          + "writes recorded.jsonl, a line a case; “compare” reads that file. The package has never been run on a Mac.",
        "What is left out, and why, stands in the package's README.md and is said here. A folder that this command wrote "
          + "before is replaced; any other that is not empty stays as it is.",
      ]
    case .compare:
      [
        "RECORDED are files that such a package wrote, or any files of cases with frames. Each case is laid out here, and "
          + "views that differ are listed, the worst first, with the rule that decides here about what differs most.",
        "What each rule rests on is in Docs/Fidelity.md. A view that only goes along with one around it says so, and is not "
          + "counted under a rule.",
        "Ends with 0 if nothing differs by more than half a point, or by what --within says, and with 1 if something does.",
      ]
    case .grade:
      [
        "PATH is a folder, a .zip, .tar or .tar.gz, a file, or - for the standard input. Every file has a result, whatever is "
          + "in it; one that fits no exercise is named at the end.",
        "--exercise says what all of them answer; else a file's own name says it. --map says where the learner is in the name: "
          + "moodle, canvas, classroom, or a pattern such as “{learner}/{exercise}.layout” (* is anything but a slash, ** anything, "
          + "{number} digits). Without it the first folder is the learner's.",
        "Results go into DIR/results.jsonl, in the order of the names, and from there into the formats: csv, gradebook, class, "
          + "learners, junit, sarif, gradescope, exercism, check50. Unless --formats says otherwise, these are csv and class. "
          + "The same command again goes on where it was ended.",
        "With --jsonl it reads one submission a line and answers each with one line: "
          + #"{"submission": "…", "learner": "…", "exercise": "…", "source": "…" or "path": "…", "pack": "…", "seed": "…", "#
          + #""submitted": "2026-11-20T18:00:00Z"}. Only the exercise and the source are needed."#,
        "Nothing is asked, and no work folder or progress is touched. More in Docs/Grading.md.",
      ]
    case .represent:
      ["With --format json the names that were replaced come with it. Texts with one normal form do the same."]
    case .similar:
      [
        "Fingerprints of normal forms are compared (winnowing). What starters and given code hold does not count, nor what many "
          + "share. It shows what to read side by side, and proves nothing."
      ]
    case .help: []
    }
  }

  /// A name for the operand that the command requires, for the message that it is missing.
  var neededOperand: String {
    switch self {
    case .initialise: "a folder"
    case .add: "a folder or an archive"
    case .use, .remove: "a pack"
    case .new: "a name"
    case .compare: "a file of recorded frames"
    case .grade, .similar: "what was handed in"
    case .represent: "a file"
    case .testOut: "a chapter"
    case .tune: "a file and a line"
    case .audit: "a file or a folder"
    default: "an exercise"
    }
  }

  /// The commands that learners use every day, as plain `help` lists them.
  static let daily: [CommandName] = [.next, .check, .watch, .hint, .explain, .show, .list, .solution, .reset, .play]

  /// Whether it is for people who write exercises or grade submissions.
  var isForInstructors: Bool {
    [.new, .bake, .verify, .pack, .export, .compare, .grade, .represent, .similar].contains(self)
  }
}

extension CommandName {
  /// Whether only people who write exercises use it.
  var isForAuthors: Bool { [.new, .bake, .verify, .pack].contains(self) }

  /// Whether it manages packs rather than exercises within a pack.
  var isAboutPacks: Bool { [.packs, .add, .use, .remove].contains(self) }
}
