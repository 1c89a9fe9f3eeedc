import Glibc

/// A file, pipe or terminal that text is written to.
struct Output: Sendable {
  /// What answers go to.
  static let answers = Output(file: STDOUT_FILENO)
  /// What complaints go to.
  static let complaints = Output(file: STDERR_FILENO)

  var file: Int32

  /// Writes the whole text.
  ///
  /// - Returns: false if that was not possible, such as when the reader of a pipe has gone.
  @discardableResult
  func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Writes all bytes.
  ///
  /// - Returns: false if that was not possible.
  func write(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes { write($0) } }

  private func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(file, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return true
  }
}
