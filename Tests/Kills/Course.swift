import Foundation

/// One started `course` command, which may be killed.
final class Course {
  struct Ending {
    /// Nil if it was killed while it ran.
    var status: Int32?
    var output: String
    var complaints: String
    var seconds: Double
  }

  static let path = FileManager.default.currentDirectoryPath + "/.build/release/course"
  /// What takes longer hangs.
  static let patience = 20.0

  private let process = Process()
  private let files: [URL]
  private let began: UInt64

  init(_ arguments: [String], in folder: String, environment: [String: String], log: String) throws {
    files = ["out", "err"].map { URL(fileURLWithPath: "\(log).\($0)") }
    for file in files { try Data().write(to: file) }
    process.executableURL = URL(fileURLWithPath: Self.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    began = DispatchTime.now().uptimeNanoseconds
    try process.run()
  }

  private var seconds: Double { Double(DispatchTime.now().uptimeNanoseconds &- began) / 1e9 }

  /// Lets it run until it ends or so many seconds have gone by since it was started, then kills it.
  func kill(after delay: Double) -> Ending {
    let rest = delay - seconds
    if rest > 0 { usleep(UInt32(rest * 1e6)) }
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    return ending()
  }

  /// Lets it run to its end; nil if it hangs.
  func end() -> Ending? {
    while process.isRunning, seconds < Self.patience { usleep(300) }
    guard process.isRunning else { return ending() }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return nil
  }

  private func ending() -> Ending {
    process.waitUntilExit()
    let texts = files.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "" }
    return Ending(
      status: process.terminationReason == .exit ? process.terminationStatus : nil, output: texts[0],
      complaints: texts[1], seconds: seconds)
  }
}
