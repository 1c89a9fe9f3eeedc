/// The known word that someone probably meant; nil where none is near.
///
///     nearest(to: "cehck", in: ["next", "check", "hint"])   → "check"
///     nearest(to: "sol", in: ["list", "solution"])          → "solution"
///     nearest(to: "xyz", in: ["next", "check", "hint"])     → nil
///
/// A letter too many, too few, exchanged with its neighbour or typed wrong each counts one; a word may be off by a
/// third of its letters. Of two words equally near, one with the same first letter wins, then the first. Capitals do
/// not count. A beginning of three letters or more counts as near.
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

/// Whether a word is a known one but for a letter in five: nearer than `nearest(to:in:)` asks for, where the word may as
/// well be a name of its own.
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

/// The distance of two words if it is small enough to be a slip.
private func closeness(of wanted: [Character], to known: [Character]) -> Int? {
  guard !known.isEmpty, known.count <= 64 else { return nil }
  let limit = max(1, max(wanted.count, known.count) / 3)
  if abs(wanted.count - known.count) <= limit {
    let distance = editDistance(wanted, known)
    // Of two letters, one has to be right.
    if distance <= limit, distance < max(wanted.count, known.count) { return distance }
  }
  return wanted.count >= 3 && known.starts(with: wanted) ? limit : nil
}

/// How many slips lead from one word to the other, where a slip touches no letter twice.
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
