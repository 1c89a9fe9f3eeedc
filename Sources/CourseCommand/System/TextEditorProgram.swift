/// The editor that somebody likes, and how it is told where to begin.
///
///     EDITOR="nvim"   → nvim +12 menu-icons.layout        EDITOR="code --wait"   → code --wait -g menu-icons.layout:12
struct TextEditorProgram {
  /// As it stands in the environment, perhaps with words of its own.
  let command: String

  /// COURSE_EDITOR, VISUAL or EDITOR; else the editor whose terminal this is; nil where none is known.
  init?(_ context: ProcessContext) {
    let wish = ["COURSE_EDITOR", "VISUAL", "EDITOR"].lazy.compactMap { context.environment($0) }.first
    let around = context.environment("TERM_PROGRAM") == "vscode" ? Self.ofTheirTerminals : []
    guard let found = wish ?? ForeignProgram.first(of: around, in: context)?.path else { return nil }
    command = found
  }

  /// Editors with a terminal inside.
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

  /// The program's own name.
  var name: String {
    Path.name(of: command.split(separator: " ").first.map(String.init) ?? command)
  }

  /// Whether it opens a window of its own and leaves the terminal alone.
  var hasWindow: Bool {
    let isInTheTerminal = command.split(separator: " ").contains { $0 == "-nw" || $0 == "-t" || $0 == "--tty" }
    return Self.withWindows.contains(name) && !isInTheTerminal
  }

  /// The words after its name that open a file at a line.
  func words(for file: String, line: Int) -> [String] {
    switch name {
    case "code", "cursor", "codium", "windsurf", "code-insiders": ["-g", "\(file):\(line)"]
    case "subl", "zed", "hx", "helix", "micro": ["\(file):\(line)"]
    case "kate", "kwrite": ["-l", "\(line)", file]
    case _ where Self.withPlus.contains(name): ["+\(line)", file]
    default: [file]
    }
  }

  /// The line that a shell takes to open a file.
  func shellLine(for file: String, line: Int) -> String {
    ([command] + words(for: file, line: line).map(\.quotedForTheShell)).joined(separator: " ")
  }
}
