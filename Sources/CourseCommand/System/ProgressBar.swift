import Glibc

/// One line on a terminal that tells how far a long piece of work is; nothing where nobody looks.
///
///     [############----------------] 26 of 60
struct ProgressBar: Sendable {
  private let total: Int
  private let isShown: Bool

  /// Drawn beside the answers, so that these can go into a file.
  init(total: Int, isWanted: Bool) {
    self.total = total
    isShown = isWanted && total > 1 && isatty(STDERR_FILENO) == 1
  }

  /// Shows that so many things are done.
  func show(_ done: Int) {
    guard isShown, total > 0 else { return }
    let width = 28
    let filled = min(width, width * done / total)
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
    try? Output.complaints.write("\r[\(bar)] \(done) of \(total)")
  }

  /// Takes the line away.
  func clear() {
    if isShown { try? Output.complaints.write("\r\u{1B}[K") }
  }
}
