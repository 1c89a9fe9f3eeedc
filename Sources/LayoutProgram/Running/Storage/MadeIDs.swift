/// Generates unique ids by counting, so that each run makes the same ones.
///
/// The count restarts with each round of views: a body that generates ids makes the same ones again, and its rows keep
/// their identity.
package struct MadeIDs {
  private var inRound = 0
  private var outside = 0
  private var isMakingViews = false

  mutating func startRound() {
    inRound = 0
    isMakingViews = true
  }

  mutating func endRound() { isMakingViews = false }

  /// A unique id.
  package mutating func next() -> String {
    if isMakingViews { inRound += 1 } else { outside += 1 }
    let digits = String(isMakingViews ? inRound : outside, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(12 - digits.count, 0)) + digits
    return "\(isMakingViews ? "A" : "B")0000000-0000-4000-8000-\(padded)"
  }

  /// Whether a text looks like an id: 32 digits in five groups.
  package static func isID(_ text: String) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.utf8.count) == [8, 4, 4, 4, 12] && groups.allSatisfy { $0.allSatisfy(\.isHexDigit) }
  }
}
