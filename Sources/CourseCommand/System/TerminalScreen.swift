import Glibc

/// The terminal as a screen of its own: keys come one by one, and what is shown is drawn as a whole.
///
/// What was on the terminal before is there again afterwards.
final class TerminalScreen {
  private var usual = termios()
  private var isOpen = false
  private var drawn: [String] = []

  /// Opens it; nil where there is no terminal to read keys from.
  init?() {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &usual) == 0 else {
      return nil
    }
    open()
  }

  deinit { close() }

  /// How large the terminal is, in cells.
  static var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Takes the terminal.
  func open() {
    guard !isOpen else { return }
    isOpen = true
    drawn = []
    var raw = usual
    // Ctrl-C and Ctrl-Z come as keys, so that the terminal is always given back.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    put("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
  }

  /// Gives the terminal back.
  func close() {
    guard isOpen else { return }
    isOpen = false
    put("\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(STDIN_FILENO, TCSADRAIN, &usual)
  }

  /// Gives the terminal back, and stops as Ctrl-Z does; goes on when the shell lets it.
  func suspend() {
    close()
    kill(getpid(), SIGSTOP)
    open()
  }

  /// Shows these lines from the top. Only those that differ are written, all at once, so that nothing flickers.
  ///
  /// - Parameter isAnew: the terminal may show something else than what was drawn last.
  func draw(_ lines: [String], isAnew: Bool = false) {
    if isAnew { drawn = [] }
    guard lines != drawn else { return }
    // Terminals that know it show everything up to the end of the update in one step.
    var text = "\u{1B}[?2026h" + (isAnew ? "\u{1B}[2J" : "")
    for (row, line) in lines.enumerated() where !drawn.indices.contains(row) || drawn[row] != line {
      text += "\u{1B}[\(row + 1);1H\(line)\u{1B}[0m\u{1B}[K"
    }
    put(text + "\u{1B}[?2026l")
    drawn = lines
  }

  // A terminal that has gone is told by its signal.
  private func put(_ text: String) { try? Output.answers.write(text) }
}
