import Glibc

/// A line on the terminal that shows the progress of long work; invisible without a terminal.
///
///     [############----------------] 26 of 60
struct ProgressBar: Sendable {
  private let total: Int
  private let isShown: Bool

  /// Draws on standard error, so that answers can be redirected to a file.
  init(total: Int, isWanted: Bool) {
    self.total = total
    isShown = isWanted && total > 1 && isatty(STDERR_FILENO) == 1
  }

  /// Shows the number of completed items.
  func show(_ done: Int) {
    guard isShown, total > 0 else { return }
    let width = 28
    let filled = min(width, width * done / total)
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
    try? Output.complaints.write("\r[\(bar)] \(done) of \(total)")
  }

  /// Erases the line.
  func clear() {
    if isShown { try? Output.complaints.write("\r\u{1B}[K") }
  }
}
