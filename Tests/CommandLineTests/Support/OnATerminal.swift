import Foundation

extension Binary {
  /// Runs the program with a terminal as its output, and answers what the terminal got.
  func runOnATerminal(_ arguments: [String]) throws -> (status: Int32, text: String) {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer { close(terminal) }
    // `unlockpt` and `ptsname`, which Swift does not see.
    var isLocked: Int32 = 0
    var number: UInt32 = 0
    guard terminal >= 0, ioctl(terminal, 0x4004_5431, &isLocked) == 0, ioctl(terminal, 0x8004_5430, &number) == 0 else {
      throw POSIXError(.ENOTTY)
    }
    let side = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    guard side >= 0 else { throw POSIXError(.ENOTTY) }
    // Bytes as they come, without a carriage return before each line feed.
    var attributes = termios()
    tcgetattr(side, &attributes)
    cfmakeraw(&attributes)
    tcsetattr(side, TCSANOW, &attributes)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": "/usr/bin:/bin", "NO_COLOR": "1"].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(fileDescriptor: side, closeOnDealloc: false)
    process.standardError = FileHandle.nullDevice
    try process.run()
    close(side)
    // The terminal ends with an error when its last other side is closed.
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(terminal, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}
