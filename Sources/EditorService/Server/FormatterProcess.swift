import Diagnostics
import Glibc

/// Runs the toolchain's `swift-format` as a process; without it, the server offers no formatting.
struct FormatterProcess: Sendable {
  /// The result.
  enum Outcome: Sendable {
    case text([UInt8])
    /// The formatter's error message.
    case failed(String)
  }

  /// Longer than any formatting takes.
  private static let patience = 5.0

  let program: String

  /// Finds it in the folders of a `PATH`, or beside the `swift` there.
  init?(searchPath: String) {
    let folders = searchPath.split(separator: ":").filter { $0.hasPrefix("/") }.map { String($0) }
    let beside = folders.first { access("\($0)/swift", X_OK) == 0 }.flatMap { Self.folder(of: "\($0)/swift") }
    let places = (folders + (beside.map { [$0] } ?? [])).map { "\($0)/swift-format" }
    guard let found = places.first(where: { access($0, X_OK) == 0 }) else { return nil }
    program = found
  }

  private static func folder(of program: String) -> String? {
    guard let real = realpath(program, nil) else { return nil }
    defer { free(real) }
    let path = String(cString: real)
    return path.lastIndex(of: "/").map { String(path[..<$0]) }
  }

  /// Formats a text with the configuration of its file's folders.
  func format(_ text: SourceText, at path: String?) -> Outcome {
    guard var pipes = FormatterPipes() else { return .failed("no more files may be opened") }
    defer { pipes.close() }
    let words = [program, "format", "--assume-filename", (path ?? "/text") + ".swift"]
    guard let child = pipes.start(words) else { return .failed("\(program) cannot be started") }
    let (answer, complaint) = pipes.exchange(text.bytes, seconds: Self.patience)
    if answer == nil { kill(child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    guard let answer, status == 0 else {
      let words = String(decoding: complaint, as: UTF8.self).split(separator: "\n").first.map { String($0) }
      return .failed(answer == nil ? "it takes too long" : words ?? "it ended with \(status >> 8)")
    }
    return .text(answer)
  }
}
