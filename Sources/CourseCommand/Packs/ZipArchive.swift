import CZlib
import Curriculum

/// The files of an untrusted ZIP archive, the format in which learning platforms export submissions. It excludes links
/// and paths that leave the folder, and unpacks a file only on request.
///
/// Supports stored and deflated files up to 4 GB. Encrypted files and other compression methods are listed but cannot
/// be read.
struct ZipArchive: Sendable {
  /// A file of the archive.
  struct File: Sendable {
    var path: PackPath
    fileprivate var method: Int
    fileprivate var packedSize: Int
    fileprivate var size: Int
    /// The offset of its local header.
    fileprivate var header: Int
    fileprivate var isEncrypted: Bool
  }

  private let bytes: [UInt8]
  private(set) var files: [File] = []
  /// The names of members that are not plain files or lead out of the folder.
  private(set) var leftOut: [String] = []

  /// Whether the bytes start like a ZIP archive.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: end)
  }

  /// Reads the central directory; nil if there is none.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard let directory = Self.directory(of: bytes) else { return nil }
    var place = directory.start
    for _ in 0..<directory.count {
      guard place + 46 <= bytes.count, Self.number(bytes, place, 4) == 0x0201_4B50 else { return nil }
      let lengths = [28, 30, 32].map { Self.number(bytes, place + $0, 2) }
      let next = place + 46 + lengths.reduce(0, +)
      guard next <= bytes.count else { return nil }
      let name = String(decoding: bytes[place + 46..<place + 46 + lengths[0]], as: UTF8.self)
      take(name, at: place)
      place = next
    }
  }

  private mutating func take(_ name: String, at place: Int) {
    if name.hasSuffix("/") { return }
    // On Unix, the upper four bits hold the file type: 0xA is a link.
    let kind = Self.number(bytes, place + 38, 4) >> 28
    guard let path = PackPath(name), kind == 0 || kind == 8 else {
      return leftOut.append(name)
    }
    files.append(
      File(
        path: path, method: Self.number(bytes, place + 10, 2), packedSize: Self.number(bytes, place + 20, 4),
        size: Self.number(bytes, place + 24, 4), header: Self.number(bytes, place + 42, 4),
        isEncrypted: Self.number(bytes, place + 8, 2) & 1 == 1))
  }

  /// The reason why a file cannot be read.
  enum Fault: Error {
    case tooLarge
    case encrypted
    case damaged
  }

  /// A file's content.
  func content(of file: File, atMost most: Int) throws(Fault) -> [UInt8] {
    if file.isEncrypted { throw .encrypted }
    guard file.size <= most, file.packedSize <= bytes.count else { throw .tooLarge }
    guard file.header + 30 <= bytes.count, Self.number(bytes, file.header, 4) == 0x0403_4B50 else { throw .damaged }
    let start = file.header + 30 + Self.number(bytes, file.header + 26, 2) + Self.number(bytes, file.header + 28, 2)
    guard start + file.packedSize <= bytes.count else { throw .damaged }
    let packed = Array(bytes[start..<start + file.packedSize])
    switch file.method {
    case 0: return packed
    case 8:
      guard let content = Self.inflated(packed, size: file.size) else { throw .damaged }
      return content
    default: throw .damaged
    }
  }

  // MARK: Bytes

  private static let end: [UInt8] = [0x50, 0x4B, 0x05, 0x06]

  /// Finds the end record, which a comment of up to 64 KB may follow.
  private static func directory(of bytes: [UInt8]) -> (start: Int, count: Int)? {
    guard bytes.count >= 22 else { return nil }
    for place in stride(from: bytes.count - 22, through: max(0, bytes.count - 22 - 0xFFFF), by: -1)
    where bytes[place] == end[0] && bytes[place...].starts(with: end) {
      return (number(bytes, place + 16, 4), number(bytes, place + 10, 2))
    }
    return nil
  }

  /// Reads a little-endian number.
  private static func number(_ bytes: [UInt8], _ place: Int, _ length: Int) -> Int {
    guard place + length <= bytes.count else { return 0 }
    return bytes[place..<place + length].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Inflates exactly that many bytes; nil if there are fewer or more, or if the data are invalid.
  private static func inflated(_ packed: [UInt8], size: Int) -> [UInt8]? {
    var stream = z_stream()
    // A negative window size means deflated data without a header.
    guard inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    var input = packed
    // One byte more than expected, to detect excess data.
    var output = [UInt8](repeating: 0, count: size + 1)
    let status = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(clamping: input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(clamping: output.count)
        return inflate(&stream, Z_FINISH)
      }
    }
    guard status == Z_STREAM_END, Int(stream.total_out) == size else { return nil }
    output.removeLast()
    return output
  }
}
