import Diagnostics
import LayoutEditing
import LayoutLanguage

/// Looks for the fewest changes of the learner's text that lead to what a right answer has, and make everything right.
///
///     differences from a right answer    tried                             found
///     1 `+` where it has `-`             1 alone: all right                1
///     2 another order of modifiers       1 and 2, without 1, without 2     1 and 2, where neither alone is enough
///
/// What does not matter falls away, since everything is right without it; what is left was tried.
struct NearAnswers {
  /// More differences than these are another way to do it, not a few mistakes.
  private static let mostDifferences = 12
  /// The same of so many words, from the reference and from others.
  private static let mostWords = 120.0
  private static let mostWordsOfOthers = 80.0
  /// By how much nearer another answer has to be than the reference, whose idea is the exercise's; one that needs fewer
  /// changes need only be nearer.
  private static let preference = 0.5
  /// How many times more words the reference has to have that the learner does not, or the other way round.
  private static let muchNearer = 3
  /// What a change of the line, or of its numbers, counts in words.
  private static let anotherWay = 4.0

  private let trace: AnswerTrace

  init(_ trace: AnswerTrace) { self.trace = trace }

  /// The line of its own that the reference has, where somebody has declared none and nothing else is known.
  func ownLine() -> ProgramChange? {
    trace.knownAnswers.first.flatMap(trace.difference).flatMap { missingLines($0).first }
  }

  /// The fewest changes with which everything is right, the first step first; nil where none were found.
  func found() -> FoundRepair? { nearest().map(withoutReplacement) }

  /// A modifier that is too many need not be replaced by another one.
  private func withoutReplacement(_ repair: FoundRepair) -> FoundRepair {
    guard repair.isSingle, let change = repair.changes.first, case .instead(let old, let new) = change.kind,
      old.sort == .modifier, old.name != new.name
    else { return repair }
    let removed = ProgramChange(
      .extra(old), edits: [TextEdit(change.range, "")], range: change.range, inside: change.inside)
    var less = FoundRepair(changes: [removed])
    less.isOfTheWay = repair.isOfTheWay
    return trace.whatIf(removed.edits) ? less : repair
  }

  private func nearest() -> FoundRepair? {
    guard let reference = trace.knownAnswers.first else { return nil }
    trace.rewrites.allow(.known)
    let words = WordCounts(trace.answer)
    // A text with so many other words need not be read to see that it is another way.
    let near = trace.knownAnswers.dropFirst().filter {
      Double(words.extra(besides: WordCounts($0))) <= Self.mostWordsOfOthers
    }
    let others = words.nearest(KnownDifferences.mostRead, of: near, within: KnownDifferences.notFar)
    if let other = others.first,
      words.distance(to: WordCounts(other)) * Self.muchNearer + 2 < words.distance(to: WordCounts(reference)),
      var found = difference(to: other).flatMap({ repair(among: $0.changes) }), found.isSmall, found.keepsTheWay
    {
      found.isOfTheWay = true
      return found
    }
    var best = difference(to: reference, within: Self.mostWords).flatMap { repair(among: $0.changes) }
    best?.isOfTheWay = true
    if let best, best.isSmall, best.keepsTheWay, cost(best) == best.size { return best }
    guard let nearest = others.compactMap({ difference(to: $0) }).min(by: { $0.size < $1.size }) else { return best }
    // Beside one change, only another one counts, and it has to be much smaller.
    let isSingle = best?.isSingle ?? false
    let other =
      isSingle
      ? alone(in: nearest.changes, below: (best?.size ?? 0) * Self.preference) : repair(among: nearest.changes)
    return other.flatMap { other in best.map { isNearer(other, than: $0) } ?? true ? other : nil } ?? best
  }

  private func isNearer(_ other: FoundRepair, than reference: FoundRepair) -> Bool {
    cost(other) < cost(reference) * (other.places < reference.places ? 1 : Self.preference)
  }

  /// How much of what is written is touched; to ask for another line, or to type other numbers, is more than it looks
  /// like where something else has to change along with it.
  private func cost(_ repair: FoundRepair) -> Double {
    if repair.isSingle { return repair.size }
    let numbers = Set(trace.facts.numbers.map(\.value))
    return repair.changes.reduce(repair.size) { sum, change in
      let isAnother = change.isOfTheLine || change.isOfNewNumbers(besides: numbers)
      return sum + (isAnother ? Self.anotherWay * Double(change.places) : 0)
    }
  }

  /// How the text differs from a right answer; nil where that goes another way, as who has declared no line does beside
  /// an answer that has one.
  private func difference(to text: SourceText, within words: Double = mostWordsOfOthers) -> ProgramDifference? {
    trace.difference(to: text).flatMap { difference in
      (1...Self.mostDifferences).contains(difference.changes.count) && difference.size <= words
        && missingLines(difference).isEmpty ? difference : nil
    }
  }

  private func missingLines(_ difference: ProgramDifference) -> [ProgramChange] {
    if trace.answer.text.contains(ProgramChange.lineProtocol) { return [] }
    return difference.changes.filter(\.declaresALine)
  }

  /// A change that mends all by itself, the smallest first.
  private func alone(in changes: [ProgramChange], below size: Double = .infinity) -> FoundRepair? {
    let likely = changes.filter { !$0.needsOthers && $0.size < size && !trace.silencesAGuide($0) }
    return trace.first(of: likely.bySize.map { Candidate([$0]) })
  }

  private func repair(among changes: [ProgramChange]) -> FoundRepair? {
    let all = CallChanges(changes, trace.facts).together
    let twins = TwinChanges(all)
    if let alone = alone(in: all) ?? alone(in: twins.repeated) { return alone }
    let changes = twins.together
    guard changes.count > 1, var kept = enough(changes) else { return nil }
    var needed: Set<Int> = []
    for index in changes.indices.sorted(by: { changes[$0].size > changes[$1].size })
    where kept.count > 2 && kept.contains(index) {
      if trace.whatIf(changes.part(kept.subtracting([index])).edits) {
        kept.remove(index)
      } else {
        needed.insert(index)
        // Who needs so many goes another way, and nothing is gained by knowing it to the last change.
        if needed.count > FoundRepair.mostOfOneWay { break }
      }
    }
    let first = needed.count > FoundRepair.mostOfOneWay ? needed : kept
    var repair = FoundRepair(changes: inOrder(changes.part(first)) + changes.part(kept.subtracting(first)))
    repair.isABeginning = repair.changes.first.map { gain($0) > 0 } ?? false
    return repair
  }

  /// Changes with which everything is right, as far as a look at each of them tells; nil where all together do not do.
  private func enough(_ changes: [ProgramChange]) -> Set<Int>? {
    // What is declared and not asked for any more does no harm, and mostly falls away together; so does what changes
    // nothing by itself.
    let all = Set(changes.indices)
    let used = all.filter { !changes[$0].isUnasked }
    let telling = used.filter { changes[$0].needsOthers || gain(changes[$0]) != 0 }
    return [telling, used, all].withoutRepetition.first { $0.count > 1 && trace.whatIf(changes.part($0).edits) }
  }

  /// What brings most into its place by itself comes first, and what is no Swift by itself comes last.
  ///
  /// Whatever can stand alone has been tried alone by now, so that nothing is laid out again.
  private func inOrder(_ changes: [ProgramChange]) -> [ProgramChange] {
    // `let` that has to be `var` follows from what is to be changed, and is no step by itself.
    // Of numbers that are for another line nobody can say whether they are right.
    let ranks = changes.enumerated().map { index, change in
      let isFirst = change.isOfTheAskedLine && changes.contains { $0.isOfTheGuidesLine || $0.isAtSeveralPlaces }
      let gain = gain(change)
      let rank: Double = isFirst ? -.infinity : gain == -.infinity ? .infinity : -max(0, gain)
      return (rank, change.slot == "specifier" ? 1 : 0, index)
    }
    return changes.indices.sorted { ranks[$0] < ranks[$1] }.map { changes[$0] }
  }

  /// How many points all views together come nearer to their places, in the scenarios up to the first one that stays
  /// wrong.
  private func gain(_ change: ProgramChange) -> Double {
    guard !change.needsOthers else { return 0 }
    guard let results = trace.results(with: [change].edits), results.allSatisfy({ $0.problems == nil }) else {
      return -.infinity
    }
    return zip(trace.failing, results).reduce(0) { sum, pair in
      sum + Distance(pair.0.result.views).points - Distance(pair.1.views).points
    }
  }
}

extension [ProgramChange] {
  fileprivate func part(_ numbers: Set<Int>) -> [ProgramChange] { numbers.sorted().map { self[$0] } }

  fileprivate var bySize: [ProgramChange] {
    enumerated().sorted { ($0.element.size, $0.offset) < ($1.element.size, $1.offset) }.map(\.element)
  }
}

extension AnswerTrace {
  /// Whether a guide would be for a line that nobody asks for: that takes it away, and says something else.
  func silencesAGuide(_ change: ProgramChange) -> Bool {
    guard change.isOfTheGuidesLine, !change.isAtSeveralPlaces, case .value(_, let to) = change.kind else {
      return false
    }
    return !cases.contains { one in
      one.tree.asks.contains { ask in
        one.tree.name(of: ask.key).split(separator: ".").last.map { to.contains(String($0)) } ?? false
      }
    }
  }
}

extension ProgramChange {
  /// Types and constants say nothing before something asks for them, so that one more or one less mends nothing alone.
  fileprivate var needsOthers: Bool {
    switch kind {
    case .missing, .extra: kind.piece?.isTypeOrConstant ?? false
    default: false
    }
  }

  /// Numbers that stand nowhere so far.
  fileprivate func isOfNewNumbers(besides numbers: Set<Double>) -> Bool {
    guard case .value(_, let to) = kind else { return false }
    return to.compactMap(Double.init).contains { abs($0) > 2 && !numbers.contains($0) }
  }

  fileprivate static let lineProtocol = "AlignmentID"

  /// Whether it adds a line of one's own.
  fileprivate var declaresALine: Bool {
    if case .missing(let piece) = kind { piece.isType && piece.words.contains(Self.lineProtocol) } else { false }
  }

  /// A type or a constant that the right answer does not have.
  fileprivate var isUnasked: Bool { if case .extra(let piece) = kind { piece.isTypeOrConstant } else { false } }
}

extension ProgramChange.Piece {
  private static let types: Set = ["struct", "enum", "class", "protocol", "extension"]

  fileprivate var isType: Bool { sort == .declaration && Self.types.contains { name.hasPrefix($0 + " ") } }

  fileprivate var isTypeOrConstant: Bool { isType || (sort == .declaration && name.hasPrefix("let ")) }
}
