import LayoutEngine

/// The pixel size of an image file, read from its first bytes.
///
///     89 50 4E 47 … IHDR 00 00 01 2C 00 00 00 C8        a PNG of 300 × 200
///
/// PNG, JPEG and GIF store the size in their headers, SVG and PDF as text. Any other or broken file has no size.
struct ImageFileSize {
  /// The number of bytes that are read at most.
  static let mostBytes = 4 << 20

  static func size(of bytes: [UInt8]) -> Size? {
    let found = png(bytes) ?? gif(bytes) ?? jpeg(bytes) ?? pdf(bytes) ?? svg(bytes)
    guard let found, found.width > 0, found.height > 0, found.width <= 100_000, found.height <= 100_000 else {
      return nil
    }
    return found
  }

  private static func png(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    return Size(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
  }

  private static func gif(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return Size(width: number(bytes[6..<8].reversed()), height: number(bytes[8..<10].reversed()))
  }

  /// Scans the segments of a JPEG, each with its length, for one that starts a frame, which has the size.
  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 < bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let mark = bytes[place + 1]
      if mark == 0xFF {
        place += 1
        continue
      }
      // C4, C8 and CC are tables, not frames.
      if (0xC0...0xCF).contains(mark), ![0xC4, 0xC8, 0xCC].contains(mark) {
        return Size(width: number(bytes[(place + 7)..<(place + 9)]), height: number(bytes[(place + 5)..<(place + 7)]))
      }
      place += 2 + Int(number(bytes[(place + 2)..<(place + 4)]))
    }
    return nil
  }

  /// Reads `/MediaBox [0 0 24 24]`.
  private static func pdf(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: Array("%PDF".utf8)) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let box = text.firstMatch(of: /\/MediaBox\s*\[\s*([-.\d]+)\s+([-.\d]+)\s+([-.\d]+)\s+([-.\d]+)\s*\]/) else {
      return nil
    }
    guard let x = Double(box.1), let y = Double(box.2), let right = Double(box.3), let bottom = Double(box.4) else {
      return nil
    }
    return Size(width: right - x, height: bottom - y)
  }

  /// Reads `<svg width="24" height="24" …>`, or else the size of its `viewBox`.
  private static func svg(_ bytes: [UInt8]) -> Size? {
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    guard let tag = text.firstMatch(of: /<svg\b[^>]*>/)?.0 else { return nil }
    if let width = tag.firstMatch(of: /\swidth=[\u{22}\u{27}]([.\d]+)(?:px|pt)?[\u{22}\u{27}]/)?.1,
      let height = tag.firstMatch(of: /\sheight=[\u{22}\u{27}]([.\d]+)(?:px|pt)?[\u{22}\u{27}]/)?.1,
      let width = Double(width),
      let height = Double(height)
    {
      return Size(width: width, height: height)
    }
    guard let box = tag.firstMatch(of: /viewBox=[\u{22}\u{27}]\s*[-.\d]+[\s,]+[-.\d]+[\s,]+([.\d]+)[\s,]+([.\d]+)/),
      let width = Double(box.1), let height = Double(box.2)
    else { return nil }
    return Size(width: width, height: height)
  }

  /// Decodes a big-endian number.
  private static func number(_ bytes: some Sequence<UInt8>) -> Double {
    Double(bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
