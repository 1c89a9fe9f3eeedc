/// The options, with everything that help and the argument reader need to know about them.
enum OptionName: String, CaseIterable, Sendable {
  case format, plain, work, pack, progress, language
  case noPager = "no-pager"
  case todo, diff, other
  case size, scale, jsonl, trace, svg, phases, states, guides, reveal, restore, yes, all, view, scenario, after
  case chapter, kind, title, goal
  case recorder, output, within, undo
  case forLearners = "for-learners"
  case preview, arguments
  case textSize = "text-size"
  case direction, dark, between, expect, update, sizes, want
  case port, listen, behind, account, learners, idle, quota
  case atOnce = "at-once"
  case helper, sweep, html, swift, png, advance, poll, write, names
  case exercise, map, rubric, roster, from, points, hidden, submitted, seed, formats, verdicts, workers
  case atLeast = "at-least"
  case withoutHidden = "without-hidden"
  case expects
  case tap
  case doubleTap = "double-tap"
  case longPress = "long-press"
  case drag, set, scroll, wait, at
  case help, version

  /// Options that every command takes.
  static let everywhere: [OptionName] = [.format, .plain, .noPager, .work, .pack, .progress, .language, .help]

  /// Actions performed on a scene, in the order in which they are typed.
  static let steps: [OptionName] = [.tap, .doubleTap, .longPress, .drag, .set, .scroll, .wait, .at]

  /// The option as it is typed, such as `--size`.
  var typed: String { "--\(rawValue)" }

  /// The placeholder for its value in usage lines; nil if the option takes none.
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
    case .listen: "ADDRESS:PORT"
    case .behind: "ADDRESS"
    case .account: "HEADER"
    case .learners: "FILE"
    case .atOnce: "N"
    case .idle: "SECONDS"
    case .quota: "MB"
    case .sweep: "NUMBER=FROM...TO"
    case .preview: "N|NAME"
    case .arguments: "JSON"
    case .textSize: "SIZE"
    case .direction: "leftToRight|rightToLeft"
    case .between: "NAME NAME"
    case .expect: "FILE"
    case .sizes: "WxH,WxH…"
    case .want: "WISH"
    case .chapter: "N"
    case .kind: "fix|write|predict"
    case .title, .goal: "TEXT"
    case .view: "NAME"
    case .scenario: "ID"
    case .after: "STEP"
    case .exercise: "ID"
    case .map: "RULE"
    case .rubric, .roster, .from, .submitted: "FILE"
    case .points: "all|scenario|view"
    case .hidden: "nothing|count|names|all"
    case .seed: "WORD"
    case .formats: "LIST"
    case .workers: "N"
    case .atLeast: "PERCENT"
    default: nil
    }
  }

  /// An example value.
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
    case .listen: "0.0.0.0:8080"
    case .behind: "https://course.example"
    case .account: "X-Remote-User"
    case .learners: "learners.txt"
    case .atOnce: "50"
    case .idle: "600"
    case .quota: "50"
    case .sweep: "width=60...140"
    case .preview: "2"
    case .arguments: "'{\"gap\": 8}'"
    case .textSize: "xxxLarge"
    case .direction: "rightToLeft"
    case .between: "icon title"
    case .expect: "frames.json"
    case .sizes: "320x568,820x1180"
    case .want: "\"a.leading = b.leading\""
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
    case .roster: "roster.csv"
    case .from: "results.jsonl"
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

  /// A one-line summary of the option.
  var summary: String {
    switch self {
    case .format: "answer in sentences or in JSON"
    case .plain: "sentences only: no columns, no signs, no colors"
    case .work: "the folder with your files (else COURSE_WORK, a parent folder, ./my-course)"
    case .pack: "the folder with Exercises/ (else COURSE_PACK, a parent folder, the program's place)"
    case .progress: "a server that a class shares (else COURSE_PROGRESS, a file in the work folder)"
    case .language: "en or de (else COURSE_LANGUAGE, the system's); English where something is not translated"
    case .size: "the stage, in points"
    case .scale: "pixels a point: 1, 2 or 3"
    case .tap:
      "tap a named view and say what changes; NAME@0.5 adds what you see halfway, NAME@10,20 taps a point"
    case .doubleTap: "tap it twice"
    case .longPress: "long-press it"
    case .drag: "drag it by so many points"
    case .set: "give a toggle, slider, stepper, picker or field a value"
    case .scroll: "scroll to a view inside it, or to X,Y"
    case .wait: "wait that many seconds; the next step does not wait until everything has settled"
    case .at: "what you see that many seconds after the step before it, or after the start"
    case .jsonl: "answer requests from standard input, one JSON object per line"
    case .trace: "every view and modifier with the reasons for its size; in JSON also the guides"
    case .svg: "draw the layout into a file; - is standard output"
    case .phases: "in two steps: each view marks its guide, then the views move until the marks meet"
    case .states: "every scenario, side by side"
    case .guides: "with the lines that containers line up, and each view's value"
    case .reveal: "solution: show it even if you have not passed yet; check: this many steps of each diagnosis, 1 to 4"
    case .restore: "put the text back into your file"
    case .yes: "do it without asking"
    case .recorder: "as a package that records frames on a Mac"
    case .output: "the folder or the file to write; -o for short"
    case .undo: "remove the exercise again, if nothing was written in it"
    case .forLearners: "without solutions, other answers and hidden scenarios; those go into a second archive"
    case .within: "how far frames may differ and still count as the same; half a point by default"
    case .port: "the port of the page; any free one by default"
    case .listen: "where other machines may reach the page (else COURSE_LISTEN, this machine alone)"
    case .behind: "the address of your proxy in front of the page; needs --port or --listen"
    case .account: "the header in which the proxy names who has logged in"
    case .learners: "let in these accounts only, one on each line; else everybody whom the proxy names"
    case .atOnce: "the number of learners with processes at the same time; 50 by default"
    case .idle: "end a learner's processes after so many idle seconds; 600 by default"
    case .quota: "refuse to save more into a learner's folder that is larger than that"
    case .preview: "the preview to show, by its number or its name (else the first); layout: or all"
    case .textSize: "the Dynamic Type size, from xSmall to accessibility5; large if you name none"
    case .direction: "the layout direction; leftToRight if you name none"
    case .dark: "on a dark screen"
    case .between: "the distances between two named views"
    case .expect: "compare the frames with those in a file; exit code 1 if they differ"
    case .update: "with --expect: write the frames into that file"
    case .sizes: "the stages to try, instead of four screens"
    case .want: "find the fewest edits that make a wish come true, such as \"a.leading = b.leading\""
    case .arguments: "a JSON object with what the view's initializer takes, by label"
    case .sweep:
      "move a number through a range and find where the layout breaks: width or height of the stage, a "
        + "Type.property of @State, or the number at LINE:COLUMN of the file"
    case .advance: "show the next exercise after a pass"
    case .names: "only the names, one per line, for other programs"
    case .poll: "look for changes instead of waiting for the system to report them"
    case .html: "as one page with drawings, tables and animations, for any browser; - is standard output"
    case .swift: "as one file that Xcode compiles, with a preview"
    case .png: "as a picture of pixels, if Chromium or Chrome is installed"
    case .write: "put the lines where the editor looks for them"
    case .helper: "for the program itself: answers questions from standard input"
    case .exercise: "the exercise of all submissions, whatever their names"
    case .map: "how file names say who handed in what: moodle, canvas, classroom, or a pattern with {learner}"
    case .rubric: "points, due dates and late penalties"
    case .points: "points for a pass only, for each scenario, or for each view in a scenario"
    case .hidden: "what learners see of hidden scenarios"
    case .roster: "the class: a table with the columns id, name, group and extension (hours)"
    case .from: "write the formats of these results, whichever engine graded them"
    case .submitted: "a table of learners or files and times: ada,2026-11-20T18:00:00Z"
    case .seed: "draw new lengths for each learner from this word; the same each time"
    case .formats: "which files to write besides results.jsonl, separated by commas"
    case .verdicts: "without reasons: several times faster"
    case .withoutHidden: "accept a pack in the learners' form, which has no hidden scenarios"
    case .expects: "write into the first line of each wrong answer which diagnosis it gets"
    case .workers: "how many to grade at once; one per core by default"
    case .atLeast: "how much of the smaller text the other has to contain; 60 by default"
    case .chapter: "the chapter, by its number or name"
    case .kind: "how learners work: repair, fill a gap, or predict"
    case .title: "what people call the exercise"
    case .goal: "what to achieve, in one or two sentences"
    case .noPager: "print long pages at once instead of opening PAGER or less"
    case .todo: "only what you have not passed"
    case .diff: "the changes from your text to the reference answer"
    case .other: "another right answer"
    case .all:
      "check: every table; explain: every container; show: every exercise you have started; reset: the whole pack"
    case .view:
      "explain: from the root to a named view; show --phases: the container of that view; layout: the View type to "
        + "show"
    case .scenario: "another scenario of the exercise than the first"
    case .after: "the moment after one of the scenario's steps, by its words or its number"
    case .help: "explain a command"
    case .version: "the version of the program and of its layout rules"
    }
  }
}
