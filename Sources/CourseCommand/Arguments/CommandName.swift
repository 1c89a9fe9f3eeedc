/// The commands, with everything that help and the argument reader say about them.
enum CommandName: String, CaseIterable, Sendable {
  case next, check, goal, hint, given, list, start
  case previous = "prev"
  case skip, solution, reset, history
  case initialise = "init"
  case watch, edit, review, play, lsp, editor, layout, show, explain, packs, add, use, remove
  case new, bake, verify, pack, export, compare
  case grade, represent, similar
  case progress, settings, doctor, report, completions, man, help

  /// What stands after the command's name.
  var operands: String {
    switch self {
    case .next: "[ID or CHAPTER]"
    case .start: "ID"
    case .goal, .hint, .given, .reset: "[ID]"
    case .previous, .skip: ""
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
    case .explain: "[FILE or ID or TERM] [--view NAME] [--scenario ID] [--after STEP] [--all]"
    case .play: "[FILE] [--port N]"
    case .lsp: ""
    case .editor: "[NAME] [--write]"
    case .layout: "FILE|FOLDER [--size WxH] [--view NAME] [--svg FILE] [--tap NAME]…"
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
    case .help: "[COMMAND]"
    }
  }

  /// How many words may follow the command's name.
  var operandCount: ClosedRange<Int> {
    switch self {
    case .next, .check, .goal, .hint, .given, .solution, .reset, .edit, .review, .report, .completions, .help: 0...1
    case .previous, .skip, .watch, .lsp, .doctor, .man, .packs: 0...0
    case .progress, .settings: 0...2
    case .list: 0...12
    case .start, .initialise, .new, .add, .use, .remove: 1...1
    case .show: 0...100
    case .export: 0...1000
    case .compare: 1...1000
    case .grade: 0...1000
    case .similar: 1...1000
    case .history: 0...3
    case .explain: 0...12
    case .play, .editor, .layout, .bake, .verify, .pack: 0...1
    case .represent: 1...1
    }
  }

  /// Options of this command alone.
  var options: [OptionName] {
    switch self {
    case .check: [.all, .reveal]
    case .list: [.todo, .chapter, .names]
    case .solution: [.reveal, .diff, .other]
    case .history: [.restore]
    case .explain: [.view, .scenario, .after, .all, .size, .scale] + OptionName.steps.filter { $0 != .at }
    case .layout: [.size, .scale, .view, .arguments, .preview, .jsonl, .trace, .svg, .sweep] + OptionName.steps
    case .show: [.guides, .phases, .view, .states, .all, .svg, .size, .scale] + OptionName.steps
    case .bake, .add: [.yes]
    case .new: [.chapter, .kind, .title, .goal, .undo]
    case .pack: [.output, .forLearners]
    case .packs: [.names]
    case .export: [.html, .swift, .png, .recorder, .output, .size, .scale] + OptionName.steps
    case .compare: [.within]
    case .grade:
      [
        .exercise, .map, .rubric, .points, .hidden, .submitted, .seed, .formats, .verdicts, .workers, .output, .jsonl,
        .helper,
      ]
    case .similar: [.exercise, .map, .atLeast]
    case .play: [.port, .behind, .account, .helper]
    case .watch: [.advance, .poll]
    case .editor: [.write]
    default: []
    }
  }

  /// What the command is for, in one line.
  var summary: String {
    switch self {
    case .next: "show the exercise to work on, and write its file"
    case .check: "try your answer in every scenario and say what differs"
    case .goal: "what is to be reached, and in which file"
    case .hint: "one more hint for the exercise"
    case .given: "the code that an exercise gives you: types that are not SwiftUI's"
    case .list: "all exercises and how far you are, or those that fit"
    case .start: "go to an exercise, by its name or its number"
    case .previous: "go back to the exercise before"
    case .skip: "leave the exercise for later and show the next one"
    case .solution: "print the reference answer; beside yours, or another right one"
    case .reset: "put an exercise's file back to its start; your text is kept"
    case .history: "your earlier texts of an exercise; --restore puts one back"
    case .initialise: "make a folder for your work"
    case .explain: "who asked which view for which guide, and what the words mean"
    case .watch: "check whenever you save, with one key for everything else"
    case .edit: "open the exercise's file in your editor"
    case .review: "do a passed exercise again when it is time, with other numbers"
    case .progress: "take your progress to another machine"
    case .settings: "how the course answers: feedback steps or full"
    case .doctor: "see whether everything that the course needs is there"
    case .report: "what to put into a report about an exercise, without anything about you"
    case .completions: "a script with which a shell completes this program's words"
    case .man: "the manual page"
    case .play: "the course as a live page in the browser: type, see, touch"
    case .lsp: "a language server, for an editor to start: problems, hovers, completions, names"
    case .editor: "what an editor needs to know so that it starts “lsp” for .layout files"
    case .layout: "print the frame of every named view of a file or a folder"
    case .show: "a picture of your answer, and of where its views belong"
    case .bake: "compute an exercise's expected frames from its solution"
    case .verify: "look for mistakes in exercises"
    case .packs: "the packs that there are, and the one in use"
    case .add: "take in a pack of exercises, or a newer version of one, from a folder, a .tar or a .tar.gz"
    case .use: "go on with another pack, or with the course again"
    case .remove: "take a pack away; your files and your history stay"
    case .pack: "put a pack into an archive, to hand it on"
    case .new: "make the files of an exercise that you are going to write"
    case .export: "a layout as a page or a file for Xcode; or a package that records frames on a Mac"
    case .compare: "hold frames that were recorded on a Mac against those of this program"
    case .grade: "grade everything that a class has handed in"
    case .represent: "a file in its normal form: without names, blanks and the order of what does not matter"
    case .similar: "which submissions are alike beyond what everybody was given"
    case .help: "explain a command"
    }
  }

  /// More about the command, a paragraph each.
  var details: [String] {
    switch self {
    case .next:
      [
        "Without ID it stays with the exercise you are at until that passes, then goes on to the next one. With a number "
          + "such as 3.2 it shows that exercise, with 3 the first of chapter 3 that has not passed.",
        "What you left for later with “skip” comes when all others are done.",
        "A lesson that is longer than the screen is shown with PAGER, or with less; --no-pager prints it.",
        "The first time it makes the folder my-course for your work. It never overwrites a file.",
      ]
    case .check:
      [
        "Without FILE or ID it checks the exercise whose file you edited last, else the one that “next” showed last.",
        "What it says fits on the screen where it can: the first scenario that is off, the reason, the next step. --all "
          + "says everything.",
        "A file may lie anywhere; it has to be named after its exercise, such as menu-icons.layout.",
        "Ends with 0 if the answer passes, 1 if not yet, 2 for wrong usage, 3 for a fault that is not yours.",
      ]
    case .goal: ["The same lines stand at the end of the lesson, which “next” shows."]
    case .hint:
      [
        "After a check it goes on along what the check found, step by step; the exercise's own hints follow.",
        "Hints are free; that they were shown is only remembered. In a review they are counted by themselves.",
      ]
    case .given:
      ["Lines are numbered as other pages cite them. “explain NAME” shows one of the types alone."]
    case .list:
      [
        "✓ done: passed once.  ○ tried: checked, not passed yet.  · new: not checked yet.",
        "With a WORD only exercises with it in their names or titles; --todo leaves out what has passed; --chapter shows "
          + "one chapter.",
      ]
    case .start: ["“start 3.2” is the same as “next 3.2”."]
    case .previous: []
    case .skip:
      [
        "“next” passes over the exercise until the others are done; “list” says that it is skipped. Going back to it, or "
          + "passing it, ends that."
      ]
    case .solution:
      [
        "Before the exercise has passed it asks for --reveal, so that nobody sees it by accident.",
        "--diff shows what changes from your text to the reference answer; --other prints another right answer.",
      ]
    case .reset: ["The text that was in the file can be had back with “history”."]
    case .history:
      [
        "With a number it prints that text, with two what changed between them. With --restore it puts that text back into your file and keeps the one that "
          + "was there. Times are those of your clock."
      ]
    case .initialise: ["Writes every exercise's file into DIR/exercises. Files that are there stay as they are."]
    case .explain:
      [
        "For a file or an exercise: each container with the guide that it asks for, what each view answers and why, where "
          + "the line comes to lie, and which guides of the file nobody asks for. It starts with the containers that "
          + "your guides speak to; --all has every one.",
        "With --view it follows one view from the root: what it was offered, what it took, who placed it.",
        "A scenario with steps is explained as it is at the start, and with --after as it is after one of them. Of a file, "
          + "--tap and the other steps of “layout” are done first.",
        "For a word of the course, such as “guide key”, or the name of a diagnosis, such as sign-flipped: what it means. "
          + "For a type that an exercise gives: its code. “explain words” lists the words; without anything it explains the "
          + "exercise you are at.",
      ]
    case .watch:
      [
        "Keeps the last result on the screen. Keys: n the next exercise, s this one later, h a hint, g the goal, e who asked which view, l the "
          + "list, p a picture, r check now, x start over, u the text before, o the editor, q quit. Space, b, j, k and the "
          + "arrows move through a long page, Enter leads back to the result.",
        "With --advance, or after the key a, an exercise that passes is followed by the next one.",
        "It is told by the system when a file is saved. Where that does not happen, as on some network disks, it notices and "
          + "looks three times a second; --poll does so from the start.",
        "With --plain it prints one result after the other and never draws anything anew; with --format json as well, one "
          + "object a line.",
      ]
    case .edit:
      [
        "At the first TODO, in the editor that COURSE_EDITOR, VISUAL or EDITOR names; in a terminal of VS Code in VS Code.",
        "From “watch” (the key o) an editor that needs a terminal gets a pane of its own in tmux or Zellij.",
      ]
    case .review:
      [
        "Passed exercises come back at growing intervals, by the schedule FSRS 6 with its published weights and a wanted "
          + "retention of 0.9. How well one went is read from the checks and hints that it took; nobody is asked.",
        "It comes in a file of its own, review/ID.layout, with its starter; your passed answer stays as it is. Lengths in "
          + "its scenarios are drawn anew where the solution can be laid out with them; “check” on that file tries it.",
        "With ID it brings that exercise back although it is not due.",
      ]
    case .progress:
      [
        "“export” writes all attempts, hints, kept texts and reviews as JSON (Docs/Schemas/progress.schema.json); - is the "
          + "standard output. “import” adds what is not known yet; done twice it changes nothing, and no text is ever lost.",
        "“prepare” makes the course's tables in a PostgreSQL database that a class shares, for whoever keeps it. Learners "
          + "then name it with --progress or COURSE_PROGRESS; each sees only their own rows. More in Docs/Classes.md.",
      ]
    case .settings:
      [
        "“feedback steps” first says what is wrong and why; if the same cause fails again, which kind of change helps; the "
          + "change itself only on request, with “hint”. “feedback full” says everything at once."
      ]
    case .doctor: ["Ends with 0 if everything needed is there, 1 if something is not."]
    case .report:
      [
        "Prints versions, the system, your text and what a check finds. No names of people, machines or folders are in it."
      ]
    case .completions:
      [
        "For bash:  eval \"$(course completions bash)\". For zsh and fish save it where they look; its first line says where."
      ]
    case .man: ["For example:  course man | man -l -"]
    case .play:
      [
        "Prints an address for your browser. Type SwiftUI on the left, see it laid out on the right, and touch what you see: "
          + "guides, numbers, controls; the source changes, and the drawing follows. The page and the terminal are one "
          + "course, with the same files and the same progress.",
        "With FILE the page opens that file. The page listens on this machine only, and only the printed address opens it.",
      ]
    case .lsp:
      [
        "Speaks the Language Server Protocol 3.17 on the standard streams. Editors start it; “editor NAME” tells yours how.",
        "Marks what is wrong while you type, in Swift's words, and what a check finds when you save. A hover tells a view's "
          + "frame, what it was offered and what its guides answer, scenario by scenario.",
        "What each guide answers stands in the text itself when the editor sends {\"inlayHints\": true} as an initialization "
          + "option, or with COURSE_INLAY_HINTS=1.",
      ]
    case .editor:
      [
        "NAME is vim, neovim, emacs, helix, kate, zed or vscode. It prints the few lines of configuration and where they "
          + "go; without NAME it lists the editors.",
        "With --write it puts them there. What is in your files already stays: the lines get a file of their own, or a "
          + "marked block that the next --write replaces.",
      ]
    case .layout:
      [
        "The root view is centred in a stage of the given size (393x852 if there is none), at 2 pixels a point unless "
          + "--scale says otherwise.",
        "A FOLDER is one program: all of its .swift and .layout files, without tests. Its App is shown, else the first "
          + "preview, the ContentView, or the only view that no other uses. --preview and --view choose another one, and "
          + "--arguments gives that view what it needs; else arguments are made up. Its JSON and text files can be read by "
          + "their names; pictures and colors of its asset catalogs have their sizes and names.",
        "With --tap, --double-tap, --long-press, --drag, --set and --scroll, in any number and order, it does one after "
          + "another and says after each which named views moved, came, went or stayed. Each waits until everything rests, "
          + "unless --wait comes before it.",
        "With NAME@0.5, NAME@0.2s or --at 0.2 it says what is seen on the way: where everything is, how opaque, how large, "
          + "how far turned.",
        "With --jsonl it reads one JSON object a line from standard input and answers each with one line: "
          + #"{"id": …, "source": "…", "size": [w, h], "scale": 2, "assets": {"photo": [64, 40]}}. "#
          + "The last two may be left out, and other keys of yours are passed over.",
        "With --trace and --format json it prints every view and modifier with its frame, what it was offered and its "
          + "place in the source; every guide that a container asked for, with the answer and where that came from; and "
          + "what became of each alignmentGuide.",
      ]
    case .show:
      [
        "An exercise stands for your own file, laid out in the exercise's first scenario. Any other file is laid out like "
          + "“layout” does.",
        "With --svg the picture has colours, texts and images; it follows light and dark screens. Of several exercises, "
          + "or with --all of every one that you have begun, each gets a drawing of its own in the folder that --svg names.",
        "With --tap and the other steps of “layout” it shows what there is after them; with --at on the way there.",
        "With --phases it shows every container that your guides speak to, or every one where there are none; with --view "
          + "the container of that view.",
      ]
    case .bake:
      [
        "Says what changed since the last time, asks, and writes expected.json beside the solution; with --yes it does "
          + "not ask. Without ID it bakes every exercise of the pack, and where nobody can be asked it needs --yes. A file "
          + "whose meaning is the same is never rewritten.",
        "It works on the pack that --pack or COURSE_PACK names, or whose folder you are in.",
      ]
    case .packs: ["The one in use is what commands are about that name no pack."]
    case .use:
      [
        "From then on every command is about that pack, until “use” names another one. “next --pack PACK” does the same. "
          + "The course itself goes by its own id, which “packs” shows."
      ]
    case .remove:
      ["Takes away the copy in your work folder. Your files of it stay in packs/PACK, your attempts in the history."]
    case .add:
      [
        "Copies the pack into your work folder. From then on --pack and “use” take its id. Your files of it are in packs/ID.",
        "A pack of the same id is replaced, and what is new, changed, moved and gone is said. A starter that you have not "
          + "touched is replaced, and kept in the history; beside a file that you have, the new starter is put as "
          + "ID.new.layout. Attempts stay. An older version than yours is asked about; --yes answers for you.",
        "Links, paths that lead out of the pack, and more than 64 MB are refused.",
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

  /// What is missing where nothing follows the command's name.
  var neededOperand: String {
    switch self {
    case .initialise: "a folder"
    case .add: "a folder or an archive"
    case .use, .remove: "a pack"
    case .new: "a name"
    case .compare: "a file of recorded frames"
    case .grade, .similar: "what was handed in"
    case .represent: "a file"
    default: "an exercise"
    }
  }

  /// For learners or for people who write exercises.
  var isForInstructors: Bool {
    [.new, .bake, .verify, .pack, .export, .compare, .grade, .represent, .similar].contains(self)
  }
}

extension CommandName {
  /// Whether only people who write exercises use it.
  var isForAuthors: Bool { [.new, .bake, .verify, .pack].contains(self) }

  /// Whether it is about packs and not about what is in one.
  var isAboutPacks: Bool { [.packs, .add, .use, .remove].contains(self) }
}
