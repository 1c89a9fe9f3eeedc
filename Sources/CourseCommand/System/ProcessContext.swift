import Diagnostics
import Glibc

/// What the process was started with and where: read once, so that everything else is a function of it.
struct ProcessContext: Sendable {
  /// The name by which this program was started.
  var started: String
  /// What starts it from the current folder, as one types it in a shell.
  var program: String
  /// The words after it.
  var arguments: [String]
  /// The folder that relative paths start from; empty where it has been taken away meanwhile.
  var currentFolder: String
  /// Whether answers go to a terminal.
  var isTerminal: Bool
  /// Whether somebody sits there who can answer a question.
  var asksQuestions: Bool
  /// How many cells a line has.
  var width: Int
  /// How many lines a reader sees at once.
  var height: Int

  /// Looks around.
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

  /// Whether words may be colored: NO_COLOR forbids it, CLICOLOR_FORCE demands it, else a terminal decides.
  var usesColour: Bool {
    if environment("NO_COLOR") != nil { return false }
    if let forced = environment("CLICOLOR_FORCE"), forced != "0" { return true }
    return isTerminal && environment("CLICOLOR") != "0" && environment("TERM") != "dumb"
  }

  /// What words may be shown in. A terminal says in TERM or COLORTERM that it knows 256 colors; one that does not gets
  /// bold words, which every terminal has.
  var means: Ink.Capability {
    guard usesColour else { return .letters }
    guard environment("COLORTERM") == nil, let name = environment("TERM") else { return .colours }
    let knows = ["256", "direct", "kitty", "alacritty", "foot", "ghostty", "wezterm"].contains { name.contains($0) }
    return knows ? .colours : .weight
  }

  /// A path as the system needs it: relative ones start from the current folder.
  func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : Path.joined(currentFolder, path)
  }

  /// A path as short as it can be said: relative to the current folder where it lies inside it.
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

  /// COLUMNS and LINES, else what the terminal says, else what terminals once had.
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
