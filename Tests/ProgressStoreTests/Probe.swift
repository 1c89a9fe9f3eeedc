import Foundation
import Testing

/// A second process with the store open: the probe that is built beside the test bundle.
final class Probe {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread = Data()

  init(_ arguments: String...) throws {
    process.executableURL = try Self.executable()
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// The probe's next line; nil when it has ended.
  func line() -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread = Data(unread[(end + 1)...]) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { return nil }
      unread += more
    }
  }

  /// Everything that the probe still has to say.
  func remainingLines() -> [String] {
    var lines: [String] = []
    while let line = line() { lines.append(line) }
    return lines
  }

  /// Ends it as a power cut would end it: without a word.
  func killAtOnce() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Ends its input, which a holding probe takes as the sign to close.
  func finish() throws {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  var number: Int32 { process.processIdentifier }

  /// The exit code, once it has ended.
  func exitCode() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The folder that the running tests were built into, where the probe is too.
  private static func executable() throws -> URL {
    let running = [ProcessInfo.processInfo.arguments.first ?? "", "/proc/self/exe"] + testBundlePaths()
    let candidates = running.map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("ProgressStoreProbe")
    }
    return try #require(
      candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) },
      "ProgressStoreProbe is not beside the test bundle; looked for \(candidates.map(\.path))")
  }

  private static func testBundlePaths() -> [String] {
    ProcessInfo.processInfo.arguments.filter { $0.hasSuffix(".xctest") }
  }
}
