import Diagnostics
import Glibc

/// The process's arguments and environment, read once so that everything else is a function of it.
struct ProcessContext: Sendable {
  /// The name by which the program was started.
  var started: String
  /// The word that starts the program from the current folder in a shell.
  var program: String
  /// The arguments after the program's name.
  var arguments: [String]
  /// The current folder; empty if it no longer exists.
  var currentFolder: String
  /// Whether answers go to a terminal.
  var isTerminal: Bool
  /// Whether input and output are a terminal, so that questions can be answered.
  var asksQuestions: Bool
  /// The width of the terminal in columns.
  var width: Int
  /// The height of the terminal in lines.
  var height: Int

  /// Reads the context of this process.
  init(commandLine: [String]) {
    started = commandLine.first ?? ""
    program = ProgramName.typed(for: started)
    arguments = Array(commandLine.dropFirst())
    currentFolder = Self.workingFolder()
    isTerminal = isatty(STDOUT_FILENO) == 1
    asksQuestions = isTerminal && isatty(STDIN_FILENO) == 1
    let size = Self.size(isTerminal: isTerminal)
    width = size.columns
    height = size.rows
  }

  /// The value of an environment variable; nil if it is not set or empty.
  func environment(_ name: String) -> String? { Self.environment(name) }

  /// Whether to use color: NO_COLOR turns it off, CLICOLOR_FORCE turns it on, otherwise a terminal decides.
  var usesColor: Bool {
    if environment("NO_COLOR") != nil { return false }
    if let forced = environment("CLICOLOR_FORCE"), forced != "0" { return true }
    return isTerminal && environment("CLICOLOR") != "0" && environment("TERM") != "dumb"
  }

  /// The styles that the output may use. A terminal announces 256 colors in TERM or COLORTERM; others get bold text,
  /// which every terminal supports.
  var means: Ink.Capability {
    guard usesColor else { return .letters }
    guard environment("COLORTERM") == nil, let name = environment("TERM") else { return .colors }
    let knows = ["256", "direct", "kitty", "alacritty", "foot", "ghostty", "wezterm"].contains { name.contains($0) }
    return knows ? .colors : .weight
  }

  /// The absolute path; relative paths start from the current folder.
  func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : Path.joined(currentFolder, path)
  }

  /// The shortest form of a path: relative if it is inside the current folder.
  func shown(_ path: String) -> String {
    guard path != currentFolder else { return "." }
    let start = currentFolder == "/" ? "/" : currentFolder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }

  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  private static func workingFolder() -> String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  /// COLUMNS and LINES, else the terminal's size, else 80 × 24.
  private static func size(isTerminal: Bool) -> (columns: Int, rows: Int) {
    var size = winsize()
    let isKnown = isTerminal && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    func number(_ name: String, _ cells: UInt16, usual: Int, least: Int) -> Int {
      if let number = environment(name).flatMap({ Int($0) }), number >= least { return min(number, 1000) }
      return isKnown && cells >= least ? Int(cells) : usual
    }
    return (
      number("COLUMNS", size.ws_col, usual: 80, least: 20), number("LINES", size.ws_row, usual: 24, least: 8)
    )
  }
}
