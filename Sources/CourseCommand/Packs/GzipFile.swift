import CZlib

/// A file that may be compressed with gzip, unpacked in memory.
///
///     course.tar.gz, 30 KB      its 200 KB of tar
///     course.tar                as it is
///
/// What is behind the last member must be zeros, with which some archivers fill their blocks.
enum GzipFile {
  /// What a file's bytes hold; nil if that is more than `most`, or if it is damaged.
  static func content(of bytes: [UInt8], atMost most: Int) -> [UInt8]? {
    bytes.starts(with: [0x1F, 0x8B]) ? unpacked(bytes, atMost: most) : bytes
  }

  /// Of all members, one behind the other.
  private static func unpacked(_ bytes: [UInt8], atMost most: Int) -> [UInt8]? {
    var stream = z_stream()
    // 15 bits of window, and 16 for gzip's own header and check sum.
    guard inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    var input = bytes
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    return input.withUnsafeMutableBufferPointer { input -> [UInt8]? in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(clamping: input.count)
      while true {
        let (status, count) = chunk.withUnsafeMutableBufferPointer { chunk in
          stream.next_out = chunk.baseAddress
          stream.avail_out = UInt32(clamping: chunk.count)
          let status = inflate(&stream, Z_NO_FLUSH)
          return (status, chunk.count - Int(stream.avail_out))
        }
        output += chunk[..<count]
        guard output.count <= most else { return nil }
        switch status {
        case Z_OK where count > 0 || stream.avail_in > 0: continue
        case Z_STREAM_END:
          let rest = input.suffix(Int(stream.avail_in))
          if rest.allSatisfy({ $0 == 0 }) { return output }
          guard inflateReset(&stream) == Z_OK else { return nil }
        default: return nil
        }
      }
    }
  }
}
