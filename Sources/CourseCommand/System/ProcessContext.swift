import Diagnostics
import Glibc

/// What the process was started with and where: read once, so that everything else is a function of it.
struct ProcessContext: Sendable {
  /// What the learner typed to start this program.
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

  /// Looks around.
  init(commandLine: [String]) {
    program = Self.program(startedAs: commandLine.first ?? "")
    arguments = Array(commandLine.dropFirst())
    currentFolder = Self.workingFolder()
    isTerminal = isatty(STDOUT_FILENO) == 1
    asksQuestions = isTerminal && isatty(STDIN_FILENO) == 1
    width = Self.width(isTerminal: isTerminal)
  }

  /// The value of an environment variable; nil if it is not set or empty.
  func environment(_ name: String) -> String? { Self.environment(name) }

  /// Whether words may be coloured: NO_COLOR forbids it, CLICOLOR_FORCE demands it, else a terminal decides.
  var usesColour: Bool {
    if environment("NO_COLOR") != nil { return false }
    if let forced = environment("CLICOLOR_FORCE"), forced != "0" { return true }
    return isTerminal && environment("CLICOLOR") != "0" && environment("TERM") != "dumb"
  }

  /// What words may be shown in. A terminal says in TERM or COLORTERM that it knows 256 colours; one that does not gets
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

  /// A launcher in a folder nearby is called as it was called; everything else is `course`.
  private static func program(startedAs typed: String) -> String {
    let isNearby = typed.hasPrefix("./") || typed.hasPrefix("../")
    return isNearby && typed.hasSuffix("/course") && !typed.contains(".build/") ? typed : "course"
  }

  private static func width(isTerminal: Bool) -> Int {
    if let columns = environment("COLUMNS").flatMap({ Int($0) }), columns >= 20 { return min(columns, 1000) }
    var size = winsize()
    if isTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 20 { return Int(size.ws_col) }
    return 80
  }
}
