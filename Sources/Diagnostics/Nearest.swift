/// The known word that is closest to a mistyped one; nil if none is close.
///
///     nearest(to: "cehck", in: ["next", "check", "hint"])   → "check"
///     nearest(to: "sol", in: ["list", "solution"])          → "solution"
///     nearest(to: "xyz", in: ["next", "check", "hint"])     → nil
///
/// A missing, extra, swapped or wrong letter each counts as one edit; a third of a word's letters may be wrong. Among
/// equally close words, one with the same first letter wins, then the first one. Case does not matter. A prefix of
/// three letters or more counts as close.
///
/// - Complexity: the product of both words' lengths for each known word; words of more than 64 letters have no nearest.
public func nearest(to word: String, in known: some Sequence<String>) -> String? {
  let wanted = Array(word.lowercased())
  guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
  var best: (word: String, distance: Int)?
  for candidate in known {
    let letters = Array(candidate.lowercased())
    guard let slips = closeness(of: wanted, to: letters) else { continue }
    let distance = 2 * slips + (letters.first == wanted.first ? 0 : 1)
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.word
}

/// Whether a word differs from a known one by at most one letter in five. This is stricter than `nearest(to:in:)`, for
/// words that may also be names of their own.
public func isSlip(_ word: String, of known: some Sequence<String>) -> Bool {
  let wanted = Array(word.lowercased())
  guard !wanted.isEmpty, wanted.count <= 64 else { return false }
  let limit = max(1, wanted.count / 5)
  return known.contains { candidate in
    let letters = Array(candidate.lowercased())
    guard letters.count <= 64, abs(letters.count - wanted.count) <= limit else { return false }
    return editDistance(wanted, letters) <= limit
  }
}

/// The edit distance of two words if it is small enough for a typo.
private func closeness(of wanted: [Character], to known: [Character]) -> Int? {
  guard !known.isEmpty, known.count <= 64 else { return nil }
  let limit = max(1, max(wanted.count, known.count) / 3)
  if abs(wanted.count - known.count) <= limit {
    let distance = editDistance(wanted, known)
    // At least one letter must be right.
    if distance <= limit, distance < max(wanted.count, known.count) { return distance }
  }
  return wanted.count >= 3 && known.starts(with: wanted) ? limit : nil
}

/// The edit distance of two words, in which no letter is edited twice.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
      var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last[second.count]
}
