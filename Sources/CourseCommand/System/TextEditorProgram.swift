/// The learner's editor, with the arguments that open a file at a line.
///
///     EDITOR="nvim"   → nvim +12 menu-icons.layout        EDITOR="code --wait"   → code --wait -g menu-icons.layout:12
struct TextEditorProgram {
  /// The command from the environment, possibly with arguments.
  let command: String

  /// COURSE_EDITOR, VISUAL or EDITOR; else the editor in whose terminal this runs; nil if none is known.
  init?(_ context: ProcessContext) {
    let wish = ["COURSE_EDITOR", "VISUAL", "EDITOR"].lazy.compactMap { context.environment($0) }.first
    let around = context.environment("TERM_PROGRAM") == "vscode" ? Self.ofTheirTerminals : []
    guard let found = wish ?? ForeignProgram.first(of: around, in: context)?.path else { return nil }
    command = found
  }

  /// Editors with a built-in terminal.
  private static let ofTheirTerminals = ["code", "cursor", "codium", "windsurf", "code-insiders"]
  private static let withWindows: Set = [
    "code", "cursor", "codium", "windsurf", "code-insiders", "subl", "zed", "kate", "kwrite", "gedit", "gvim", "xed",
    "gnome-text-editor", "mousepad", "pluma",
  ]
  private static let withPlus: Set = [
    "vi", "vim", "nvim", "nano", "pico", "emacs", "emacsclient", "gedit", "gvim", "kak", "joe", "jed", "ne", "mg",
    "vis",
    "gnome-text-editor", "mousepad", "xed", "pluma",
  ]

  /// The program's name without folder and arguments.
  var name: String {
    Path.name(of: command.split(separator: " ").first.map(String.init) ?? command)
  }

  /// Whether it opens a window of its own and leaves the terminal free.
  var hasWindow: Bool {
    let isInTheTerminal = command.split(separator: " ").contains { $0 == "-nw" || $0 == "-t" || $0 == "--tty" }
    return Self.withWindows.contains(name) && !isInTheTerminal
  }

  /// The arguments that open a file at a line.
  func words(for file: String, line: Int) -> [String] {
    switch name {
    case "code", "cursor", "codium", "windsurf", "code-insiders": ["-g", "\(file):\(line)"]
    case "subl", "zed", "hx", "helix", "micro": ["\(file):\(line)"]
    case "kate", "kwrite": ["-l", "\(line)", file]
    case _ where Self.withPlus.contains(name): ["+\(line)", file]
    default: [file]
    }
  }

  /// The shell command that opens a file.
  func shellLine(for file: String, line: Int) -> String {
    ([command] + words(for: file, line: line).map(\.quotedForTheShell)).joined(separator: " ")
  }
}
