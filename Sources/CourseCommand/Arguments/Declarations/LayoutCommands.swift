/// The commands for any layout, exercise or not.
extension Command {
  static let play = Command(
    operands: "[FILE] [--port N]",
    takes: 0...1,
    completedBy: [.files],
    options: [.port, .listen, .behind, .quota, .helper],
    summary: Translated(
      "open the course as a live page in the browser",
      "der Kurs als lebendige Seite im Browser: tippen, sehen, anfassen"),
    details: Translated(
      [
        "Prints an address for your browser. Type SwiftUI on the left, see it laid out on the right, and touch what you see: "
          + "guides, numbers, controls. The source changes, and the drawing follows. Page and terminal share your files and "
          + "your progress.",
        "With FILE the page opens that file. The page listens on this machine only, unless --listen names an address that "
          + "others reach, and only the printed address opens it.",
      ],
      [
        "Nennt eine Adresse für deinen Browser. Links tippst du SwiftUI, rechts siehst du es im Layout und fasst an, was du "
          + "siehst: Guides, Zahlen, Bedienelemente; der Text ändert sich, und die Zeichnung folgt. Seite und Terminal sind ein "
          + "Kurs, mit denselben Dateien und demselben Fortschritt.",
        "Mit DATEI öffnet die Seite diese Datei. Sie ist nur auf diesem Rechner zu erreichen, außer mit --listen, und nur über "
          + "die genannte Adresse.",
      ])
  ) { session throws(Complaint) in try session.play() }

  static let layout = Command(
    operands: "FILE|FOLDER [--size WxH] [--view NAME] [--svg FILE] [--tap NAME]…",
    takes: 0...1,
    completedBy: [.files],
    options: [
      .size, .scale, .textSize, .direction, .dark, .view, .arguments, .preview, .between, .expect, .update, .jsonl,
      .trace, .svg, .sweep,
    ] + OptionName.steps,
    summary: Translated(
      "print the frame of every named view in a file or folder",
      "den Rahmen jeder benannten Ansicht einer Datei oder eines Ordners ausgeben"),
    details: Translated(
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
      ],
      [
        "Die Wurzel steht in der Mitte einer Bühne der genannten Größe (sonst 393x852), mit 2 Pixeln je Punkt, wenn --scale "
          + "nichts anderes sagt.",
        "Ein ORDNER ist ein Programm: alle seine .swift- und .layout-Dateien, ohne Tests. Gezeigt wird seine App, sonst die "
          + "erste Preview, die ContentView oder die einzige View, die keine andere verwendet. --preview und --view wählen eine "
          + "andere, und --arguments gibt dieser View, was sie braucht; sonst werden Argumente erfunden. Seine JSON- und "
          + "Textdateien sind unter ihren Namen zu lesen; Bilder und Farben seiner Asset-Kataloge haben ihre Größen und Namen.",
        "Mit --tap, --double-tap, --long-press, --drag, --set und --scroll, in beliebiger Zahl und Reihenfolge, tut es eins nach "
          + "dem anderen und sagt jedes Mal, welche benannten Ansichten gerückt, gekommen, gegangen oder geblieben sind. Jeder "
          + "Schritt wartet, bis alles ruht, wenn nicht --wait davor steht.",
        "Mit NAME@0.5, NAME@0.2s oder --at 0.2 sagt es, was unterwegs zu sehen ist: wo alles ist, wie deckend, wie groß, wie weit "
          + "gedreht.",
        "Mit --jsonl liest es ein JSON-Objekt je Zeile von der Standardeingabe und antwortet jedem mit einer Zeile: "
          + #"{"id": …, "source": "…", "size": [w, h], "scale": 2, "assets": {"photo": [64, 40]}}. "#
          + "Die letzten beiden dürfen fehlen; jeder andere Schlüssel ist ein Fehler.",
        "Mit --preview all zeigt es jede Preview. Mit --between sagt es, wie weit Kanten und Mitten zweier benannter Ansichten "
          + "auseinander sind.",
        "Mit --expect vergleicht es alle Rahmen mit denen einer JSON-Datei und nennt jeden Unterschied wie „check“; gibt es "
          + "einen, ist der Status 1. Mit --update schreibt es die Datei. So testest du ein Layout ohne Simulator.",
        "Mit --trace nennt es jede Ansicht und jeden Modifier mit Angebot, Größe und Gründen; mit --format json dazu die "
          + "Stelle im Text; jeden Guide, nach dem ein Container gefragt hat, mit der Antwort und woher sie kam; und was aus jedem alignmentGuide "
          + "geworden ist.",
      ])
  ) { session throws(Complaint) in try session.layout() }

  static let audit = Command(
    operands: "FILE|FOLDER [--sizes WxH,…] [--text-size SIZE] [--direction DIRECTION] [--svg FILE]",
    takes: 1...1,
    needs: Translated("a file or a folder", "eine Datei oder einen Ordner"),
    completedBy: [.files],
    options: [.sizes, .textSize, .direction, .dark, .view, .arguments, .preview, .svg],
    summary: Translated(
      "find cut, overlapping, hidden and too small views on many screens",
      "abgeschnittene, überdeckte und zu kleine Ansichten auf vielen Bildschirmen finden"),
    details: Translated(
      [
        "Lays out every preview, and a folder's App, on four screens (393x852, 375x667, 320x568, 820x1180) in three text sizes "
          + "(large, xxxLarge, accessibility3) and both directions. --sizes, --text-size and --direction choose others.",
        "It reports texts that are cut, views of a stack that overlap, views outside the stage, views without a size, and touch "
          + "targets under 44 × 44: each once, with its line and the smallest configuration that shows it. What your code does on "
          + "purpose does not count: layers, offsets, negative spacing, what scrolls, what is hidden.",
        "--svg draws all configurations. --format sarif writes what code hosts show beside the lines. "
          + "Exit codes: 0 if it finds nothing, 1 if it finds something or cannot lay a preview out, 2 for wrong usage, 3 for a "
          + "fault that is not yours.",
      ],
      [
        "Jede Preview, und von einem Ordner die App, wird auf vier Bildschirmen gezeigt (393x852, 375x667, 320x568, 820x1180), in "
          + "drei Schriftgrößen (large, xxxLarge, accessibility3) und beiden Richtungen. --sizes, --text-size und --direction "
          + "wählen andere.",
        "Es nennt gekürzte Texte, Ansichten eines Stacks, die sich überdecken, Ansichten außerhalb der Bühne, Ansichten ohne Größe "
          + "und Ziele unter 44 × 44: jedes einmal, mit seiner Zeile und der kleinsten Konfiguration, die es zeigt. Was dein Code "
          + "mit Absicht tut, zählt nicht: Schichten, Offsets, negative Abstände, Rollendes, Verborgenes.",
        "--svg zeichnet alle Konfigurationen. --format sarif schreibt, was Code-Hosts neben den Zeilen zeigen. Status: 0, wenn es "
          + "nichts findet; 1, wenn es etwas findet oder eine Preview nicht zeigen kann; 2, wenn der Befehl falsch benutzt ist; "
          + "3 bei einem Fehler, der nicht deiner ist.",
      ])
  ) { session throws(Complaint) in try session.audit() }

  static let tune = Command(
    operands: "FILE:LINE",
    takes: 1...1,
    needs: Translated("a file and a line", "eine Datei und eine Zeile"),
    completedBy: [.files],
    summary: Translated(
      "move a number with the arrow keys and watch the layout follow",
      "eine Zahl mit den Pfeiltasten ändern und sehen, wie das Layout folgt"),
    details: Translated(
      [
        "Left and right change the number in that line by 1, up and down by 10; a decimal moves by its last digit. Tab goes to "
          + "the line's next number. The file changes with each key, so an open editor and “watch” follow. Enter keeps the "
          + "number, Esc puts the old text back.",
        "FILE:LINE:COLUMN chooses a number of the line, ID:LINE an exercise's file, :LINE the file you are at.",
      ],
      [
        "Links und rechts ändern die Zahl in dieser Zeile um 1, oben und unten um 10; eine Dezimalzahl um ihre letzte Stelle. "
          + "Tab geht zur nächsten Zahl der Zeile. Die Datei ändert sich mit jeder Taste, sodass ein offener Editor und "
          + "„watch“ folgen. Die Eingabetaste behält die Zahl, Esc bringt den alten Text zurück.",
        "DATEI:ZEILE:SPALTE wählt eine Zahl der Zeile, ID:ZEILE die Datei einer Aufgabe, :ZEILE die, an der du bist.",
      ])
  ) { session throws(Complaint) in try session.tune() }

  static let show = Command(
    operands: "[ID or FILE]… or --all [--guides] [--phases [--view NAME]] [--states] [--svg FILE] [--tap NAME]…",
    takes: 0...100,
    completedBy: [.exercises, .files],
    options: [.guides, .phases, .view, .states, .all, .svg, .size, .scale] + OptionName.steps,
    summary: Translated(
      "draw your answer, and where its views belong",
      "ein Bild deiner Antwort, und wohin ihre Ansichten gehören"),
    details: Translated(
      [
        "An exercise means your own file in the exercise's first scenario. It lays out any other file as “layout” does.",
        "With --svg the picture has colors, texts and images, and follows light and dark screens. For several exercises, or "
          + "with --all for every one you have started, --svg names a folder that gets one drawing each.",
        "With --tap and the other steps of “layout” it shows the result; with --at a moment on the way.",
        "With --phases it shows every container that your guides answer, or every container if you have no guides; with "
          + "--view the container of that view.",
      ],
      [
        "Eine Aufgabe steht für deine eigene Datei, im ersten Szenario der Aufgabe. Jede andere Datei wird behandelt wie bei "
          + "„layout“.",
        "Mit --svg hat das Bild Farben, Texte und Bilder; es richtet sich nach hellen und dunklen Bildschirmen. Von mehreren "
          + "Aufgaben, oder mit --all von jeder begonnenen, bekommt jede eine eigene Zeichnung in dem Ordner, den --svg nennt.",
        "Mit --tap und den anderen Schritten von „layout“ zeigt es, was danach da ist; mit --at unterwegs dorthin.",
        "Mit --phases zeigt es jeden Container, zu dem deine Guides sprechen, oder jeden, wo es keine gibt; mit --view den "
          + "Container dieser Ansicht.",
      ])
  ) { session throws(Complaint) in try session.show() }

  static let export = Command(
    operands: "ID or FILE --html FILE or --swift FILE or --png FILE, or --recorder [CASES]… -o DIR",
    takes: 0...1000,
    completedBy: [.exercises, .files],
    options: [.html, .swift, .png, .recorder, .output, .size, .scale] + OptionName.steps,
    audience: .instructors,
    summary: Translated(
      "write a layout as a web page or for Xcode, or a package that records frames on a Mac",
      "ein Layout als Seite oder als Datei für Xcode; oder ein Paket, das auf einem Mac Rahmen aufnimmt"),
    details: Translated(
      inEnglish: [
        "With --html it writes one page without network: every scenario's drawing, frames and two phases, and what steps do, "
          + "to be played. With --swift it writes a file that Xcode compiles: the text, what the exercise gives, a preview.",
        "With --png a browser of this machine (Chromium or Chrome) turns the first scenario's drawing into pixels.",
        "CASES are files of cases (.jsonl: a JSON object a line with id, source and size), exercises by their names, and any "
          + ".layout files. Without CASES it takes the solutions of all exercises in all their scenarios.",
        "DIR gets a small Swift package. On a Mac with Xcode its script “run” lays every case out in an iPhone simulator and "
          + "writes recorded.jsonl, a line a case; “compare” reads that file. The package has never been run on a Mac.",
        "What is left out, and why, stands in the package's README.md and is said here. A folder that this command wrote "
          + "before is replaced; any other that is not empty stays as it is.",
      ])
  ) { session throws(Complaint) in try session.export() }

  static let compare = Command(
    operands: "RECORDED… [--within POINTS]",
    takes: 1...1000,
    needs: Translated("a file of recorded frames", "eine Datei mit aufgenommenen Rahmen"),
    completedBy: [.files],
    options: [.within],
    audience: .instructors,
    summary: Translated(
      "compare frames recorded on a Mac with those of this program",
      "Rahmen, die auf einem Mac aufgenommen sind, neben die dieses Programms halten"),
    details: Translated(
      inEnglish: [
        "RECORDED are files that such a package wrote, or any files of cases with frames. Each case is laid out here, and "
          + "views that differ are listed, the worst first, with the rule that decides here about what differs most.",
        "What each rule rests on is in Docs/Fidelity.md. A view that only goes along with one around it says so, and is not "
          + "counted under a rule.",
        "Ends with 0 if nothing differs by more than half a point, or by what --within says, and with 1 if something does.",
      ])
  ) { session throws(Complaint) in try session.compare() }
}
