import CZlib

/// Unpacks a file in memory if it is compressed with gzip.
///
///     course.tar.gz, 30 KB      its 200 KB of tar
///     course.tar                unchanged
///
/// Only zeros may follow the last member; some archivers pad their blocks with them.
enum GzipFile {
  /// The reason why a file cannot be unpacked.
  enum Fault: Error, Hashable {
    /// The file ends before its content does, as after an interrupted download.
    case truncated
    /// The bytes are corrupt.
    case damaged
    /// The unpacked content exceeds the limit.
    case tooLarge
    /// Something other than zeros follows the content.
    case hasMore
  }

  /// The file's content, unpacked if necessary.
  static func content(of bytes: [UInt8], atMost most: Int) throws(Fault) -> [UInt8] {
    guard bytes.starts(with: [0x1F, 0x8B]) else { return bytes }
    return try unpacked(bytes, atMost: most).get()
  }

  /// Compresses bytes without a time and a name, so that equal input gives equal output. Nil if the library fails.
  static func packed(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard
      deflateInit2_(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))) + 32)
    let isWhole = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(clamping: input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(clamping: output.count)
        return deflate(&stream, Z_FINISH) == Z_STREAM_END
      }
    }
    return isWhole ? Array(output.prefix(output.count - Int(stream.avail_out))) : nil
  }

  /// Unpacks all members and concatenates them.
  private static func unpacked(_ bytes: [UInt8], atMost most: Int) -> Result<[UInt8], Fault> {
    var stream = z_stream()
    // A window of 15 bits, plus 16 for gzip's header and checksum.
    guard inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      return .failure(.damaged)
    }
    defer { inflateEnd(&stream) }
    var input = bytes
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    return input.withUnsafeMutableBufferPointer { input -> Result<[UInt8], Fault> in
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
        guard output.count <= most else { return .failure(.tooLarge) }
        switch status {
        case Z_OK where count > 0 || stream.avail_in > 0: continue
        case Z_OK, Z_BUF_ERROR: return .failure(.truncated)
        case Z_STREAM_END:
          let rest = input.suffix(Int(stream.avail_in))
          if rest.allSatisfy({ $0 == 0 }) { return .success(output) }
          guard rest.starts(with: [0x1F, 0x8B]), inflateReset(&stream) == Z_OK else { return .failure(.hasMore) }
        default: return .failure(.damaged)
        }
      }
    }
  }
}
