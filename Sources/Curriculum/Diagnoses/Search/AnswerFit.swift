import LayoutEngine

/// Sums of known lengths that are what guides would have to answer.
///
///     needed 30, 90, 40                   floors[...door].reduce(0, +)
///     needed 5 more, 9 more, 7 more       what stands there + gap / 2
///
/// A sum that holds in every scenario is one that somebody could have meant; those that keep most of what is written
/// come first.
struct AnswerFit {
  private static let shares = [1, -1, 0.5, -0.5, 2, -2]
  /// Of several lengths, none is taken twice.
  private static let simpleShares = [1, -1, 0.5, -0.5]
  /// More ways to write it are not tried.
  private static let mostTexts = 3

  private let terms: [AnswerTerm]
  private let needed: [Double]
  private let missing: [Double]
  private let sum: GuideSum
  private let isChoice: Bool

  init(_ needed: NeededAnswers, _ terms: AnswerTerms, body: String) {
    self.terms = terms.terms
    self.needed = needed.rows.map(\.needed)
    missing = needed.rows.map { $0.needed - $0.value }
    sum = GuideSum(body)
    isChoice = body.contains("?") || body.contains("{") || body.contains("\n")
  }

  /// What could stand there instead, the likeliest first.
  var texts: [String] {
    var found: [String] = []
    func note(_ text: String) { if !found.contains(text), !makesSumsOfNumbers(text) { found.append(text) } }
    for fit in fits(missing, Self.shares, 1) where sum.isPlain { note(corrected(fit)) }
    if !isChoice {
      if needed.allSatisfy({ abs($0) <= FrameDifference.tolerance / 2 }) { note("0") }
      for fit in fits(needed, Self.shares, 1) { note(written(fit)) }
    }
    if !found.isEmpty { return Array(found.prefix(Self.mostTexts)) }
    // Two lengths more, one of which stands there with the other sign.
    let turned = sum.isPlain ? fits(missing, Self.shares, 2).filter { $0.contains { terms[$0.term].isInUse } } : []
    for fit in turned { note(corrected(fit)) }
    if !isChoice {
      for fit in fits(needed, Self.simpleShares, 2) { note(written(fit)) }
      if found.isEmpty {
        for fit in fits(needed, Self.simpleShares, 3) { note(written(fit)) }
      }
    }
    return Array(found.sorted { $0.count < $1.count }.prefix(Self.mostTexts))
  }

  /// Whether twice a typed number would stand there, or the same one again: nobody means that.
  private func makesSumsOfNumbers(_ text: String) -> Bool {
    let (words, now) = (text.codeWords, sum.text.codeWords)
    func count(_ words: [String]) -> Int {
      words.indices.dropLast(2).count { words[$0] == "2" && words[$0 + 1] == "*" && Double(words[$0 + 2]) != nil }
    }
    func again(_ word: String) -> Bool {
      let times = words.count { $0 == word }
      return word != "2" && Double(word) != nil && times > 1 && times > now.count { $0 == word }
    }
    return count(words) > count(now) || words.contains(where: again)
  }

  private struct Share {
    let term: Int
    let share: Double
  }

  /// All sums of so many terms that are the target; none where there are too few answers to tell one from another.
  private func fits(_ target: [Double], _ shares: [Double], _ count: Int) -> [[Share]] {
    let different = Set(target.indices.map { row in terms.map { $0.values[row] } + [target[row]] })
    guard different.count > count else { return [] }
    var found: [[Share]] = []
    func add(_ chosen: [Share], _ rest: [Double], from first: Int) {
      for term in terms.indices.dropFirst(first) {
        let values = terms[term].values
        for share in shares where abs(share) == 1 || terms[term].isDivisible {
          let more = chosen + [Share(term: term, share: share)]
          if more.count < count {
            add(more, zip(rest, values).map { $0 - share * $1 }, from: term + 1)
          } else if zip(rest, values).allSatisfy({ abs($0 - share * $1) <= FrameDifference.tolerance / 2 }) {
            found.append(more)
          }
        }
      }
    }
    add([], target, from: 0)
    return found
  }

  private func corrected(_ fit: [Share]) -> String {
    fit.reduce(sum) { GuideSum($0.adding($1.share, of: terms[$1.term].text)) }.text
  }

  /// What is added first, what is taken away behind it.
  private func written(_ fit: [Share]) -> String {
    let ordered = fit.filter { $0.share > 0 } + fit.filter { $0.share < 0 }
    return ordered.reduce(GuideSum("0")) { GuideSum($0.adding($1.share, of: terms[$1.term].text)) }.text
  }
}
