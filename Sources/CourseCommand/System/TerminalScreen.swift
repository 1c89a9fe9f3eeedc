import Glibc

/// The terminal's alternate screen, with unbuffered keys and whole-screen drawing.
///
/// Closing it restores the previous content.
final class TerminalScreen {
  private var usual = termios()
  private var isOpen = false
  private var drawn: [String] = []

  /// Opens the screen; nil without a terminal to read keys from.
  init?() {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &usual) == 0 else {
      return nil
    }
    open()
  }

  deinit { close() }

  /// The size of the terminal in cells.
  static var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Switches to the alternate screen and to unbuffered keys.
  func open() {
    guard !isOpen else { return }
    isOpen = true
    drawn = []
    var raw = usual
    // Delivers Ctrl-C and Ctrl-Z as keys, so that the terminal is always restored.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    put("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
  }

  /// Restores the terminal.
  func close() {
    guard isOpen else { return }
    isOpen = false
    put("\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(STDIN_FILENO, TCSADRAIN, &usual)
  }

  /// Restores the terminal and stops the process as Ctrl-Z does; reopens the screen when the shell continues it.
  func suspend() {
    close()
    kill(getpid(), SIGSTOP)
    open()
  }

  /// Draws lines from the top. It writes only the changed ones, all at once, to avoid flicker.
  ///
  /// - Parameter isAnew: whether the terminal may show something other than the last drawing.
  func draw(_ lines: [String], isAnew: Bool = false) {
    if isAnew { drawn = [] }
    guard lines != drawn else { return }
    // Terminals with synchronized output show the update in one step.
    var text = "\u{1B}[?2026h" + (isAnew ? "\u{1B}[2J" : "")
    for (row, line) in lines.enumerated() where !drawn.indices.contains(row) || drawn[row] != line {
      text += "\u{1B}[\(row + 1);1H\(line)\u{1B}[0m\u{1B}[K"
    }
    put(text + "\u{1B}[?2026l")
    drawn = lines
  }

  // Ignores errors: a signal reports that the terminal is gone.
  private func put(_ text: String) { try? Output.answers.write(text) }
}
