import Foundation

/// One `course layout --jsonl` that answers one program after another.
final class Course {
  enum Answer {
    case answered(String, seconds: Double)
    case silent(seconds: Double)
    case ended(status: Int32)
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var pending = Data()

  init(path: String) throws {
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["layout", "--jsonl"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Memory in use, in megabytes.
  var residentMegabytes: Int {
    // Files of /proc have no length, so they are read to their end by hand.
    let file = FileHandle(forReadingAtPath: "/proc/\(process.processIdentifier)/statm")
    let pages = String(decoding: (try? file?.readToEnd()) ?? Data(), as: UTF8.self)
    let resident = pages.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return (resident * Int(sysconf(Int32(_SC_PAGESIZE)))) >> 20
  }

  func answer(to source: String, patience: Double) -> Answer {
    let request: [String: Any] = ["id": 1, "source": source, "size": [320, 480]]
    guard var line = try? JSONSerialization.data(withJSONObject: request) else { return .answered("", seconds: 0) }
    line.append(UInt8(ascii: "\n"))
    let start = DispatchTime.now().uptimeNanoseconds
    func elapsed() -> Double { Double(DispatchTime.now().uptimeNanoseconds &- start) / 1e9 }
    do { try input.fileHandleForWriting.write(contentsOf: line) } catch { return ended() }
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let answer = String(decoding: pending[pending.startIndex..<end], as: UTF8.self)
        pending = Data(pending[pending.index(after: end)...])
        return .answered(answer, seconds: elapsed())
      }
      var waiting = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let left = patience - elapsed()
      if left <= 0 || poll(&waiting, 1, Int32(left * 1000) + 1) == 0 { return .silent(seconds: elapsed()) }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return ended() }
      pending.append(more)
    }
  }

  private func ended() -> Answer {
    process.waitUntilExit()
    return .ended(status: process.terminationStatus)
  }

  func end() {
    try? input.fileHandleForWriting.close()
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}
