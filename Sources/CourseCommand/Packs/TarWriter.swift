/// Writes tar archives (ustar, and pax for long names) that are identical on every machine for the same files.
///
/// Files are sorted by name; owner, time and permissions are constant.
enum TarWriter {
  /// An archive of these files, each with its path.
  static func archive(of files: [(path: String, bytes: [UInt8])]) -> [UInt8] {
    var archive: [UInt8] = []
    for file in files.sorted(by: { Array($0.path.utf8).lexicographicallyPrecedes(Array($1.path.utf8)) }) {
      archive += member(file.path, file.bytes)
    }
    // Two empty blocks end the archive.
    return archive + [UInt8](repeating: 0, count: 2 * block)
  }

  private static let block = 512
  private static let longestName = 100

  private static func member(_ path: String, _ bytes: [UInt8]) -> [UInt8] {
    let isLong = path.utf8.count > longestName
    let long = isLong ? content("x", named: "long-name", record("path", path)) : []
    return long
      + content("0", named: isLong ? String(decoding: path.utf8.prefix(longestName), as: UTF8.self) : path, bytes)
  }

  /// Makes a line of a pax header, whose length includes its own digits.
  private static func record(_ key: String, _ value: String) -> [UInt8] {
    let rest = " \(key)=\(value)\n".utf8.count
    var length = rest
    while String(length).utf8.count + rest != length { length = String(length).utf8.count + rest }
    return Array("\(length) \(key)=\(value)\n".utf8)
  }

  private static func content(_ kind: Character, named name: String, _ bytes: [UInt8]) -> [UInt8] {
    let padding = (block - bytes.count % block) % block
    return header(kind, named: name, size: bytes.count) + bytes + [UInt8](repeating: 0, count: padding)
  }

  private static func header(_ kind: Character, named name: String, size: Int) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: block)
    func put(_ text: String, at place: Int, atMost most: Int) {
      for (index, byte) in text.utf8.prefix(most).enumerated() { header[place + index] = byte }
    }
    put(name, at: 0, atMost: longestName)
    put("0000644", at: 100, atMost: 7)
    put("0000000", at: 108, atMost: 7)
    put("0000000", at: 116, atMost: 7)
    put(octal(size, 11), at: 124, atMost: 11)
    put("00000000000", at: 136, atMost: 11)
    // The checksum counts its own field as spaces.
    put("        ", at: 148, atMost: 8)
    put(String(kind), at: 156, atMost: 1)
    put("ustar\0" + "00", at: 257, atMost: 8)
    put(octal(header.reduce(0) { $0 + Int($1) }, 6) + "\0 ", at: 148, atMost: 8)
    return header
  }

  private static func octal(_ number: Int, _ digits: Int) -> String {
    let text = String(number, radix: 8)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
