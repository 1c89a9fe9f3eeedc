import Diagnostics

/// How often each word stands in a text: enough to see which of several texts is most like it, without reading them.
///
///     padding(4) on two lines    → ["padding": 2, "4": 2]
struct WordCounts {
  private var counts: [ArraySlice<UInt8>: Int] = [:]

  init(_ text: SourceText) {
    for word in text.bytes.split(whereSeparator: { !Self.isOfWord($0) }) { counts[word, default: 0] += 1 }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// How many words only one of the two has.
  func distance(to other: WordCounts) -> Int { extra(besides: other) + other.extra(besides: self) }

  /// How many words of this one the other lacks.
  func extra(besides other: WordCounts) -> Int {
    counts.reduce(0) { $0 + max(0, $1.value - (other.counts[$1.key] ?? 0)) }
  }

  /// The texts that are most like this one, and not much less than the nearest of them.
  func nearest(_ count: Int, of texts: some Collection<SourceText>, within factor: Double = .infinity) -> [SourceText] {
    let distances = texts.map { Double(distance(to: WordCounts($0))) }
    let most = (distances.min() ?? 0) * factor
    return zip(texts, distances).enumerated().filter { $0.element.1 <= most || factor == .infinity }
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.prefix(count).map(\.element.0)
  }
}
