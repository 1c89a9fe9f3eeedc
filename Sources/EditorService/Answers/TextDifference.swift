import Diagnostics

/// The difference of two texts: everything between the first and the last line that differ.
struct TextDifference {
  /// nil if nothing differs.
  static func edit(from old: [UInt8], to new: [UInt8]) -> (range: SourceRange, replacement: String)? {
    guard old != new else { return nil }
    let before = lines(of: old)
    let after = lines(of: new)
    let shared = zip(before, after).prefix { $0 == $1 }.count
    let most = min(before.count, after.count) - shared
    let end = zip(before.reversed(), after.reversed()).prefix(most).prefix { $0 == $1 }.count
    let lower = before[..<shared].reduce(0) { $0 + $1.count }
    let upper = old.count - before[(before.count - end)...].reduce(0) { $0 + $1.count }
    let replacement = after[shared..<(after.count - end)].reduce(into: [UInt8]()) { $0 += $1 }
    return (SourceRange(lower: lower, upper: upper), String(decoding: replacement, as: UTF8.self))
  }

  /// Lines with their line breaks.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 10 {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}
