/// Matches a pattern against a name from left to right; each part matches as little as it can.
///
/// - Complexity: polynomial for any name, since failed positions are remembered.
struct NameMatcher {
  let pattern: [NamingRule.Part]
  let name: [Character]
  private var failed: Set<Int> = []

  init(pattern: [NamingRule.Part], name: [Character]) {
    self.pattern = pattern
    self.name = name
  }

  mutating func match() -> NamingRule.Match? { match(from: 0, 0) }

  private mutating func match(from part: Int, _ start: Int) -> NamingRule.Match? {
    guard part < pattern.count else { return start == name.count ? NamingRule.Match() : nil }
    let key = part * (name.count + 1) + start
    if failed.contains(key) { return nil }
    for end in ends(of: pattern[part], from: start) {
      guard var found = match(from: part + 1, end) else { continue }
      let words = String(name[start..<end])
      if pattern[part] == .learner { found.learner = words }
      if pattern[part] == .exercise { found.exercise = words }
      // Matches are assembled from the end, so that the first number overwrites later ones.
      if pattern[part] == .number { found.number = words }
      return found
    }
    failed.insert(key)
    return nil
  }

  /// The possible ends of a part, the nearest first.
  private func ends(of part: NamingRule.Part, from start: Int) -> Range<Int> {
    func run(_ least: Int, while fits: (Character) -> Bool) -> Range<Int> {
      let count = name[start...].prefix(while: fits).count
      return count < least ? start..<start : (start + least)..<(start + count + 1)
    }
    switch part {
    case .text(let text):
      let end = start + text.count
      return name[start...].starts(with: text) ? end..<(end + 1) : start..<start
    case .learner, .exercise: return run(1) { $0 != "/" }
    case .number: return run(1) { $0.isASCII && $0.isNumber }
    case .anything: return run(0) { $0 != "/" }
    case .anythingWithSlashes: return run(0) { _ in true }
    }
  }
}
