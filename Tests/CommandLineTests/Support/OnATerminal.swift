import Foundation

extension Binary {
  /// Runs the program with a terminal as its output; returns the exit status and the output.
  ///
  /// - Parameters:
  ///   - size: the terminal's lines and columns; 0 for a terminal that does not tell its size, which counts as 24 × 80.
  ///   - hasKeys: whether the terminal is the program's input as well, which it always is with `keys`.
  ///   - keys: the text to type.
  func runOnATerminal(
    _ arguments: [String], size: (rows: UInt16, columns: UInt16) = (0, 0), hasKeys: Bool = false,
    typing keys: String = ""
  ) throws -> (status: Int32, text: String) {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer { close(terminal) }
    // `unlockpt` and `ptsname`, which Swift does not import.
    var isLocked: Int32 = 0
    var number: UInt32 = 0
    guard terminal >= 0, ioctl(terminal, 0x4004_5431, &isLocked) == 0, ioctl(terminal, 0x8004_5430, &number) == 0 else {
      throw POSIXError(.ENOTTY)
    }
    let side = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    guard side >= 0 else { throw POSIXError(.ENOTTY) }
    var window = winsize(ws_row: size.rows, ws_col: size.columns, ws_xpixel: 0, ws_ypixel: 0)
    if size.rows > 0 { _ = ioctl(terminal, UInt(TIOCSWINSZ), &window) }
    // Raw mode, without a carriage return before each line feed.
    var attributes = termios()
    tcgetattr(side, &attributes)
    cfmakeraw(&attributes)
    tcsetattr(side, TCSANOW, &attributes)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": Self.searchPath, "NO_COLOR": "1"].merging(environment) { $1 }
    let typist = FileHandle(fileDescriptor: side, closeOnDealloc: false)
    process.standardInput = hasKeys || !keys.isEmpty ? typist : FileHandle.nullDevice
    process.standardOutput = FileHandle(fileDescriptor: side, closeOnDealloc: false)
    process.standardError = FileHandle.nullDevice
    try process.run()
    close(side)
    // The typed text waits until the program reads it.
    _ = Array(keys.utf8).withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
    // Reading fails when the other side of the terminal is closed.
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(terminal, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}
