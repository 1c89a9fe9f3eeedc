/// Ids that a program makes up, counted: each run makes the same ones.
///
/// While views are made the count begins anew with each round, so that a body that makes ids makes the same ones again
/// and its rows stay the rows they were.
struct MadeIDs {
  private var inRound = 0
  private var outside = 0
  private var isMakingViews = false

  mutating func startRound() {
    inRound = 0
    isMakingViews = true
  }

  mutating func endRound() { isMakingViews = false }

  /// An id that no other has.
  mutating func next() -> String {
    if isMakingViews { inRound += 1 } else { outside += 1 }
    let digits = String(isMakingViews ? inRound : outside, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(12 - digits.count, 0)) + digits
    return "\(isMakingViews ? "A" : "B")0000000-0000-4000-8000-\(padded)"
  }

  /// Whether a text is written as ids are: 32 digits in five groups.
  static func isID(_ text: String) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.utf8.count) == [8, 4, 4, 4, 12] && groups.allSatisfy { $0.allSatisfy(\.isHexDigit) }
  }
}
