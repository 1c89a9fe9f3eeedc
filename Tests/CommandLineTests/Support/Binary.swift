import Diagnostics
import DrawingCheck
import Foundation
import Testing

/// Checks a drawing of the program for faults; all drawings that tests read pass through here.
func checkDrawing(_ drawing: String) {
  let found = fault(inDrawing: drawing)
  #expect(found == nil, "\(found ?? "")")
}

/// The real program, run as a learner runs it.
struct Binary {
  /// The result of a run.
  struct Outcome {
    var status: Int32
    var output: String
    var complaints: String

    /// The complaints on one line, independent of the width of the terminal.
    var complaintInOneLine: String { complaints.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// The output as JSON.
    var json: JSON {
      get throws { try JSON.read(SourceText(name: "output", text: output)) }
    }
  }

  /// The program's path, beside the test bundle.
  static var path: String {
    let bundle = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return bundle.deletingLastPathComponent().appendingPathComponent("course").path
  }

  /// A search path that includes the program, as after an installation.
  static var searchPath: String { URL(fileURLWithPath: path).deletingLastPathComponent().path + ":/usr/bin:/bin" }

  /// The current folder.
  var folder: String
  var environment: [String: String] = [:]

  /// Runs the program to its end. Output goes through files, so that no pipe can fill up.
  func run(_ arguments: [String], input: Data = Data()) throws -> Outcome {
    try run(Self.path, arguments, input: input)
  }

  /// Runs a shell line to its end, in which the program is called `course`; a run of more than ten seconds counts as a
  /// hang.
  func shell(_ line: String) throws -> Outcome {
    let script = "course() { timeout 10 \"$COURSE\" \"$@\"; }; set -o pipefail; \(line)"
    var binary = self
    binary.environment["COURSE"] = Self.path
    return try binary.run("/bin/bash", ["-c", script], input: Data())
  }

  private func run(_ program: String, _ arguments: [String], input: Data) throws -> Outcome {
    let scratch = NSTemporaryDirectory() + "course-run-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let files = ["in", "out", "err"].map { URL(fileURLWithPath: scratch).appendingPathComponent($0) }
    try input.write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": Self.searchPath].merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    // A process that hangs fails with the status of a killed process.
    let number = process.processIdentifier
    let end = DispatchWorkItem { kill(number, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 240, execute: end)
    process.waitUntilExit()
    end.cancel()
    let outcome = Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      complaints: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
    if outcome.output.hasPrefix("<svg") { checkDrawing(outcome.output) }
    return outcome
  }

  func run(_ arguments: String..., input: String = "") throws -> Outcome {
    try run(arguments, input: Data(input.utf8))
  }
}
