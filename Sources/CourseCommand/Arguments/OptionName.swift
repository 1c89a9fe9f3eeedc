/// The options, with what help and the argument reader say about them.
enum OptionName: String, CaseIterable, Sendable {
  case format, plain, work, pack, progress, language
  case noPager = "no-pager"
  case todo, diff, other
  case size, scale, jsonl, trace, svg, phases, states, guides, reveal, restore, yes, all, view, scenario, after
  case chapter, kind, title, goal
  case recorder, output, within, undo
  case forLearners = "for-learners"
  case preview, arguments
  case port, behind, account, helper, sweep, html, swift, png, advance, poll, write, names
  case exercise, map, rubric, points, hidden, submitted, seed, formats, verdicts, workers
  case atLeast = "at-least"
  case tap
  case doubleTap = "double-tap"
  case longPress = "long-press"
  case drag, set, scroll, wait, at
  case help, version

  /// Options that every command takes.
  static let everywhere: [OptionName] = [.format, .plain, .noPager, .work, .pack, .progress, .language, .help]

  /// Things done to a scene, in the order in which they are typed.
  static let steps: [OptionName] = [.tap, .doubleTap, .longPress, .drag, .set, .scroll, .wait, .at]

  /// As it is typed.
  var typed: String { "--\(rawValue)" }

  /// What its value is called; nil for an option without one.
  var value: String? {
    switch self {
    case .format: "text|json"
    case .work, .pack: "DIR"
    case .progress: "ADDRESS"
    case .language: "CODE"
    case .size: "WxH"
    case .scale: "N"
    case .tap, .doubleTap, .longPress: "NAME"
    case .drag: "NAME=DX,DY"
    case .set: "NAME=VALUE"
    case .scroll: "NAME=VIEW"
    case .wait, .at: "SECONDS"
    case .svg, .html, .swift, .png: "FILE"
    case .output: "PATH"
    case .within: "POINTS"
    case .port: "N"
    case .behind: "ADDRESS"
    case .account: "HEADER=NAME"
    case .sweep: "NUMBER=FROM...TO"
    case .preview: "N|NAME"
    case .arguments: "JSON"
    case .chapter: "N"
    case .kind: "fix|write|predict"
    case .title, .goal: "TEXT"
    case .view: "NAME"
    case .scenario: "ID"
    case .after: "STEP"
    case .exercise: "ID"
    case .map: "RULE"
    case .rubric, .submitted: "FILE"
    case .points: "all|scenario|view"
    case .hidden: "nothing|count|names|all"
    case .seed: "WORD"
    case .formats: "LIST"
    case .workers: "N"
    case .atLeast: "PERCENT"
    default: nil
    }
  }

  /// A value as it might be typed.
  var example: String {
    switch self {
    case .format: "json"
    case .work: "my-course"
    case .pack: "course"
    case .progress: "postgresql://school.example/course"
    case .language: "de"
    case .size: "360x220"
    case .scale: "3"
    case .tap, .doubleTap, .longPress: "left"
    case .drag: "knob=20,0"
    case .set: "volume=0.8"
    case .scroll: "list=row15"
    case .wait, .at: "0.5"
    case .svg: "picture.svg"
    case .html: "page.html"
    case .swift: "Row.swift"
    case .png: "picture.png"
    case .output: "recorder"
    case .within: "0.5"
    case .port: "8080"
    case .behind: "https://anna.course.example"
    case .account: "X-Remote-User=anna"
    case .sweep: "width=60...140"
    case .preview: "2"
    case .arguments: "'{\"gap\": 8}'"
    case .chapter: "3"
    case .kind: "fix"
    case .title: "\"A row of tools\""
    case .goal: "\"All tools are level.\""
    case .view: "left"
    case .scenario: "base"
    case .after: "\"tap left\""
    case .exercise: "menu-icons"
    case .map: "moodle"
    case .rubric: "rubric.json"
    case .submitted: "times.csv"
    case .points: "scenario"
    case .hidden: "count"
    case .seed: "autumn"
    case .formats: "csv,junit"
    case .workers: "4"
    case .atLeast: "80"
    default: ""
    }
  }

  /// What it does, in one line.
  var summary: String {
    switch self {
    case .format: "answer in sentences or in JSON"
    case .plain: "sentences only: no columns, no signs, no colours"
    case .work: "the folder with your files (else COURSE_WORK, a parent folder, ./my-course)"
    case .pack: "the folder with Exercises/ (else COURSE_PACK, a parent folder, the program's place)"
    case .progress: "a server that a class shares (else COURSE_PROGRESS, a file in the work folder)"
    case .language: "en or de (else COURSE_LANGUAGE, the system's); English where something is not translated"
    case .size: "the stage, in points"
    case .scale: "pixels a point: 1, 2 or 3"
    case .tap:
      "tap a named view and say what changes; NAME@0.5 adds what is seen half of the time on the way, NAME@10,20 taps a point"
    case .doubleTap: "tap it twice"
    case .longPress: "press it for long"
    case .drag: "drag it by so many points"
    case .set: "give a toggle, slider, stepper, picker or field a value"
    case .scroll: "scroll to a view inside, or to X,Y"
    case .wait: "let so many seconds go by; the next step does not wait until everything rests"
    case .at: "what is seen so many seconds after the step before it, or after the start"
    case .jsonl: "answer requests from standard input, one JSON object a line"
    case .trace: "with --format json: every view and modifier, and who asked whom for which guide"
    case .svg: "draw the layout into a file; - is the standard output"
    case .phases: "in two steps: each view marks its guide, then they move until the marks meet"
    case .states: "every scenario, side by side"
    case .guides: "with the lines that containers match, and each view's value"
    case .reveal:
      "solution: show it although the exercise has not passed yet; check: so many steps of each diagnosis, 1 to 4 (else all)"
    case .restore: "put the text back into your file"
    case .yes: "do it without asking"
    case .recorder: "as a package that records frames on a Mac"
    case .output: "the folder or the file to write; -o for short"
    case .undo: "take the exercise away again, if nothing was written in it"
    case .forLearners: "without solutions, other answers and hidden scenarios; those go into an archive of their own"
    case .within: "how far frames may differ and still count as the same; half a point unless said"
    case .port: "the port that the page is at; any that is free unless said"
    case .behind: "the address of a proxy of yours in front of the page; needs --port"
    case .account: "let in only whom the proxy names so in that header, without a key in the address"
    case .preview: "the preview to show, by its number or its name (else the first)"
    case .arguments: "a JSON object with what the view's initializer takes, by label"
    case .sweep:
      "let a number go from one end to the other, and find where something breaks: width or height of the stage, a "
        + "Type.property of @State, or the number at LINE:COLUMN of the file"
    case .advance: "an exercise that passes is followed by the next one"
    case .names: "only the names, one a line, for other programs"
    case .poll: "look for changes, instead of being told by the system"
    case .html: "as one page with drawings, tables and what moves, for any browser; - is the standard output"
    case .swift: "as one file that Xcode compiles, with a preview"
    case .png: "as a picture of pixels, where Chromium or Chrome is installed"
    case .write: "put the lines where the editor looks for them"
    case .helper: "what the program itself starts: answers questions from standard input"
    case .exercise: "what all submissions answer, whatever they are called"
    case .map: "how names tell who handed in what: moodle, canvas, classroom, or a pattern with {learner}"
    case .rubric: "what answers are worth, when they are due, what coming late costs"
    case .points: "for a pass only, for each scenario, or for each view in a scenario"
    case .hidden: "what learners are told of hidden scenarios"
    case .submitted: "a table of learners or files and times: ada,2026-11-20T18:00:00Z"
    case .seed: "draws lengths of scenarios anew for each learner, from this word; the same each time"
    case .formats: "which files to write beside results.jsonl, with commas between"
    case .verdicts: "without reasons: several times faster"
    case .workers: "how many are graded at once; as many as there are cores unless said"
    case .atLeast: "how much of the smaller text the other has to have; 60 unless said"
    case .chapter: "the chapter, by its number or name"
    case .kind: "how learners work: repair, fill a gap, or predict"
    case .title: "what people call the exercise"
    case .goal: "what is to be reached, in one or two sentences"
    case .noPager: "print long pages at once (else PAGER, or less -FRX, where they are longer than the screen)"
    case .todo: "only what has not passed"
    case .diff: "what changes from your text to the reference answer"
    case .other: "another right answer"
    case .all: "check: every table; explain: every container; show: every exercise that you have begun"
    case .view:
      "explain: the way from the root to a named view; show --phases: the container of that view; layout: the View type to "
        + "show"
    case .scenario: "another scenario of the exercise than the first"
    case .after: "the moment after one of the scenario's steps, by its words or its number"
    case .help: "explain a command"
    case .version: "the version of the program and of its layout rules"
    }
  }
}
