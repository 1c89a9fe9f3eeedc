/// A word's bytes in two integers, for fast comparison.
///
///     "let"          → the bytes l, e, t in the first number, and the count 3
///     "nonisolated"  → eight bytes in the first number and three in the second, and the count 11
///
/// Only the first sixteen bytes of a longer word count. No keyword is longer, and the length sets longer words apart.
struct ShortWord: Equatable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private(set) var count = 0

  init() {}

  init(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  /// A bit that words with the same first letter share.
  var beginning: UInt64 { 1 << (low & 63) }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count < 8 {
      low |= UInt64(byte) << UInt64(8 * count)
    } else if count < 16 {
      high |= UInt64(byte) << UInt64(8 * (count - 8))
    }
    count += 1
  }

  static func == (left: ShortWord, right: ShortWord) -> Bool {
    left.low == right.low && left.high == right.high && left.count == right.count
  }
}

/// A set of words for fast lookup of every word in a text.
struct WordSet: Sendable {
  /// The words by length, which already rules out most words of a text.
  private let rows: [[ShortWord]]
  /// The bits of the first letters, which rule out most others.
  private let beginnings: UInt64

  init(_ words: [String]) {
    var rows: [[ShortWord]] = []
    for word in words.map({ ShortWord($0) }) {
      while rows.count <= word.count { rows.append([]) }
      rows[word.count].append(word)
    }
    self.rows = rows
    beginnings = rows.joined().reduce(0) { $0 | $1.beginning }
  }

  func contains(_ word: ShortWord) -> Bool {
    guard beginnings & word.beginning != 0, word.count < rows.count else { return false }
    for known in rows[word.count] where known == word { return true }
    return false
  }
}
