import Glibc

/// A message between the server and a helper process: a line that ends with the body's length, then the body.
///
///     7 scene 1234⏎{"subject": …      a request
///     7 200 5678⏎{"formatVersion": …  its response
///     7 cancel 0⏎                     the request is canceled
public struct HelperFrame: Sendable {
  /// The request's number.
  public var number: Int
  /// The route, the status, or `cancel`.
  public var word: String
  /// The body in JSON.
  public var body: [UInt8]

  /// The word that cancels a request.
  public static let cancel = "cancel"

  /// Makes a frame.
  public init(number: Int, word: String, body: [UInt8] = []) {
    self.number = number
    self.word = word
    self.body = body
  }

  /// Reads the next frame; nil at the end of the stream or for an invalid frame.
  public static func next(from file: Int32) -> HelperFrame? {
    var line: [UInt8] = []
    while line.last != UInt8(ascii: "\n") {
      guard line.count < 100, let byte = bytes(1, from: file)?.first else { return nil }
      line.append(byte)
    }
    let words = String(decoding: line.dropLast(), as: UTF8.self).split(separator: " ")
    guard words.count == 3, let number = Int(words[0]), let count = Int(words[2]), (0...largest).contains(count),
      let body = bytes(count, from: file)
    else { return nil }
    return HelperFrame(number: number, word: String(words[1]), body: body)
  }

  /// Writes the whole frame.
  ///
  /// - Returns: whether it succeeded.
  public func write(to file: Int32) -> Bool {
    let frame = Array("\(number) \(word) \(body.count)\n".utf8) + body
    var written = 0
    while written < frame.count {
      let count = frame.withUnsafeBytes { bytes in
        Glibc.write(file, bytes.baseAddress.map { $0 + written }, frame.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }

  /// More than the largest response, an hour of film.
  private static let largest = 256 << 20

  private static func bytes(_ count: Int, from file: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let more = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress.map { $0 + filled }, count - filled) }
      if more < 0, errno == EINTR { continue }
      guard more > 0 else { return nil }
      filled += more
    }
    return bytes
  }
}
