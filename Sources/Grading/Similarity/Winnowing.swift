import LayoutEditing

/// Fingerprints of a text by winnowing: S. Schleimer, D. S. Wilkerson, A. Aiken, “Winnowing: Local Algorithms for
/// Document Fingerprinting”, SIGMOD 2003.
///
/// Each run of `length` tokens has a hash. Of every `window` consecutive runs, the smallest hash is kept, the last one
/// if there are several. So two texts that share `length + window - 1` consecutive tokens anywhere share a fingerprint.
struct Winnowing {
  /// The tokens in a run; shorter matches are noise, such as a modifier with its arguments.
  static let length = 14
  static let window = 8

  /// The hashes of all runs.
  let runs: [UInt64]

  init(_ form: NormalForm) {
    let words = form.tokens.map { Self.number(of: $0.word) }
    guard words.count >= Self.length else {
      runs = []
      return
    }
    runs = (0...words.count - Self.length).map { start in
      // Weight each position differently, so that reordered runs have different hashes.
      words[start..<start + Self.length].reduce(0) { ($0 &* 0x9E37_79B9_7F4A_7C15) ^ $1 }
    }
  }

  /// The selected hashes, without those of the starter and the given code.
  func fingerprints(without base: Set<UInt64>) -> Set<UInt64> {
    guard !runs.isEmpty else { return [] }
    let width = min(Self.window, runs.count)
    var chosen: Set<UInt64> = []
    for start in 0...runs.count - width {
      let window = runs[start..<start + width]
      if let least = window.min(), !base.contains(least) { chosen.insert(least) }
    }
    return chosen
  }

  /// FNV-1a.
  private static func number(of word: String) -> UInt64 {
    word.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
