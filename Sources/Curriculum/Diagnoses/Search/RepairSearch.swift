import Diagnostics
import LayoutEditing
import LayoutProgram

/// Looks for the fewest changes of the learner's text that make everything right.
///
///     differences from a right answer    tried                             found
///     1 `+` where it has `-`             1 alone: all right                1
///     2 another order of modifiers       1 and 2, without 1, without 2     1 and 2, where neither alone is enough
///
/// Candidates come from the answers that are known to be right: from how the learner's text differs from the one that it
/// is most like. What does not matter falls away, since everything is right without it; what is left was tried.
struct RepairSearch {
  /// More differences than these are another way to do it, not a few mistakes.
  private static let mostDifferences = 12
  /// The same of so many words, from the reference and from others.
  private static let mostWords = 120.0
  private static let mostWordsOfOthers = 80.0
  /// Other right answers that are compared with, the nearest first.
  private static let mostOthers = 1
  /// By how much nearer another answer has to be than the reference, whose idea is the exercise's; one that needs fewer
  /// changes need only be nearer.
  private static let preference = 0.5
  /// How many times more words the reference has to have that the learner does not, or the other way round.
  private static let muchNearer = 3
  /// What a change of the line, or of its numbers, counts in words.
  private static let anotherWay = 4.0
  /// Changes that are told; who has more to mend begins with these.
  static let mostTold = 2

  let evidence: Evidence
  private var facts: SourceFacts { evidence.facts }

  init(_ evidence: Evidence) { self.evidence = evidence }

  /// A small change of the learner's own text that makes everything right, whatever other answers look like, or one for
  /// each axis.
  ///
  /// - Parameter halves: those that make one axis right are noted.
  func small(noting halves: inout AxisHalves) -> FoundRepair? {
    evidence.rewrites.allowSmall()
    for change in SmallChanges(evidence).candidates where !silencesAGuide(change) {
      if mends([change]) { return FoundRepair(changes: [change]) }
      halves.note(change, in: evidence)
    }
    return halves.pairs.first(where: mends).map { FoundRepair(changes: $0) }
  }

  /// The line of its own that the reference has, where somebody has declared none and nothing else is known.
  func ownLine() -> ProgramChange? {
    evidence.knownAnswers.first.flatMap(evidence.difference).flatMap { missingLines($0).first }
  }

  /// The fewest changes with which everything is right, the first step first; nil where none were found.
  func found() -> FoundRepair? {
    let known = evidence.knownAnswers
    if let near = likelier(than: known.first, of: known.dropFirst()), near.isSingle || near.keepsTheWay, near.isSmall {
      return near
    }
    guard let reference = known.first.flatMap(repair(towards:)) else { return best(among: known.dropFirst(), nil) }
    if reference.isSmall, reference.keepsTheWay, cost(reference) == reference.size { return reference }
    return best(among: known.dropFirst(), reference)
  }

  /// The repair towards another answer that has most of the text's words, where the reference has others.
  private func likelier(than reference: SourceText?, of others: ArraySlice<SourceText>) -> FoundRepair? {
    guard let reference else { return nil }
    let words = WordCounts(evidence.answer)
    guard let other = words.nearest(1, of: others).first,
      words.distance(to: WordCounts(other)) * Self.muchNearer + Self.muchNearer
        < words.distance(to: WordCounts(reference)),
      let difference = evidence.difference(to: other), isNear(difference)
    else { return nil }
    return repair(among: difference.changes)
  }

  /// The repair that keeps most of what is written.
  private func best(among known: ArraySlice<SourceText>, _ reference: FoundRepair?) -> FoundRepair? {
    let words = WordCounts(evidence.answer)
    // A text with so many other words need not be read to see that it is another way.
    let near = known.filter { Double(words.extra(besides: WordCounts($0))) <= Self.mostWordsOfOthers }
    let likely = words.nearest(KnownDifferences.mostRead, of: near, within: KnownDifferences.notFar)
    let differences = likely.compactMap(evidence.difference).filter { isNear($0) }.sorted { $0.size < $1.size }
    var best = reference
    for difference in differences.prefix(Self.mostOthers) {
      // Beside one change, only another one counts, and it has to be much smaller.
      let single = reference.flatMap { $0.isSingle ? $0.size * Self.preference : nil }
      guard let repair = single.map({ alone(in: difference.changes, below: $0) }) ?? repair(among: difference.changes)
      else { continue }
      if best.map({ isNearer(repair, than: $0) }) ?? true { best = repair }
    }
    return best
  }

  private func isNearer(_ other: FoundRepair, than reference: FoundRepair) -> Bool {
    let isSimpler = other.places < reference.places
    return cost(other) < cost(reference) * (isSimpler ? 1 : Self.preference)
  }

  /// How much of what is written is touched; to ask for another line, or to type other numbers, is more than it looks
  /// like where something else has to change along with it.
  private func cost(_ repair: FoundRepair) -> Double {
    if repair.isSingle { return repair.size }
    let numbers = Set(facts.numbers.map(\.value))
    return repair.changes.reduce(repair.size) { sum, change in
      let isAnother = change.isOfTheLine || change.isOfNewNumbers(besides: numbers)
      return sum + (isAnother ? Self.anotherWay * Double(change.places) : 0)
    }
  }

  private func repair(towards reference: SourceText) -> FoundRepair? {
    guard let difference = evidence.difference(to: reference), isNear(difference, within: Self.mostWords) else {
      return nil
    }
    var found = repair(among: difference.changes)
    found?.leadsToReference = true
    return found
  }

  /// Who has declared no line goes another way than an answer that has one.
  private func isNear(_ difference: ProgramDifference, within words: Double = mostWordsOfOthers) -> Bool {
    (1...Self.mostDifferences).contains(difference.changes.count) && difference.size <= words
      && missingLines(difference).isEmpty
  }

  private func missingLines(_ difference: ProgramDifference) -> [ProgramChange] {
    if evidence.answer.text.contains(ProgramChange.lineProtocol) { return [] }
    return difference.changes.filter(\.declaresALine)
  }

  /// A change that mends all by itself, the smallest first.
  private func alone(in changes: [ProgramChange], below size: Double = .infinity) -> FoundRepair? {
    changes.filter { !$0.needsOthers && $0.size < size && !silencesAGuide($0) }.enumerated()
      .sorted { ($0.element.size, $0.offset) < ($1.element.size, $1.offset) }.map(\.element)
      .first { mends([$0]) }.map { FoundRepair(changes: [$0]) }
  }

  /// Whether a guide would be for a line that nobody asks for: that takes it away, and says something else.
  private func silencesAGuide(_ change: ProgramChange) -> Bool {
    guard change.isOfTheGuidesLine, !change.isAtSeveralPlaces, case .value(_, let to) = change.kind else {
      return false
    }
    return !evidence.cases.contains { one in
      one.tree.asks.contains { ask in
        one.tree.name(of: ask.key).split(separator: ".").last.map { to.contains(String($0)) } ?? false
      }
    }
  }

  private func repair(among changes: [ProgramChange]) -> FoundRepair? {
    let all = CallChanges(changes, facts).together
    if let alone = alone(in: all) { return alone }
    let twins = TwinChanges(all)
    if twins.areThere, let alone = alone(in: twins.groups.filter { $0.count > 1 }.map(TwinChanges.together)) {
      return alone
    }
    let changes = twins.together
    let bySize = changes.indices.sorted { changes[$0].size < changes[$1].size }
    guard changes.count > 1, var kept = enough(changes) else { return nil }
    var needed: Set<Int> = []
    for index in bySize.reversed() where kept.count > 2 && kept.contains(index) {
      let fewer = kept.subtracting([index])
      if mends(changes.part(fewer)) {
        kept = fewer
      } else {
        needed.insert(index)
        // Who needs so many goes another way, and nothing is gained by knowing it to the last change.
        if needed.count > FoundRepair.mostOfOneWay { break }
      }
    }
    var ordered = inOrder(changes.part(kept))
    if needed.count > FoundRepair.mostOfOneWay {
      ordered = inOrder(changes.part(needed)) + changes.part(kept.subtracting(needed))
    }
    var repair = FoundRepair(changes: ordered)
    repair.isABeginning = ordered.first.map { gain($0) > 0 } ?? false
    return repair
  }

  /// Changes with which everything is right, as far as a look at each of them tells; nil where all together do not do.
  private func enough(_ changes: [ProgramChange]) -> Set<Int>? {
    // What is declared and not asked for any more does no harm, and mostly falls away together; so does what changes
    // nothing by itself.
    let all = Set(changes.indices)
    let used = all.filter { !changes[$0].isUnasked }
    let telling = used.filter { changes[$0].needsOthers || gain(changes[$0]) != 0 }
    var tried: Set<Set<Int>> = []
    return [telling, used, all].first { $0.count > 1 && tried.insert($0).inserted && mends(changes.part($0)) }
  }

  private func mends(_ changes: [ProgramChange]) -> Bool { evidence.isMended(by: changes.edits) }

  /// What brings most into its place by itself comes first; what cannot stand alone comes as the text has it.
  ///
  /// Whatever can stand alone has been tried alone by now, so that nothing is laid out again.
  private func inOrder(_ changes: [ProgramChange]) -> [ProgramChange] {
    let gains = changes.map { max(0, gain($0)) }
    // `let` that has to be `var` follows from what is to be changed, and is no step by itself.
    // Of numbers that are for another line nobody can say whether they are right.
    func rank(_ index: Int) -> (Double, Int, Int) {
      let isFirst = changes[index].isOfTheAskedLine && changes.contains { $0.isOfTheGuidesLine || $0.isAtSeveralPlaces }
      return (isFirst ? -.infinity : -gains[index], changes[index].slot == "specifier" ? 1 : 0, index)
    }
    return changes.indices.sorted { rank($0) < rank($1) }.map { changes[$0] }
  }

  /// How many points all views together come nearer to their places, in the scenarios up to the first one that stays
  /// wrong.
  private func gain(_ change: ProgramChange) -> Double {
    guard !change.needsOthers else { return 0 }
    guard let results = evidence.results(with: [change].edits) else { return -.infinity }
    var (before, after) = (0.0, 0.0)
    for (one, result) in zip(evidence.failing, results) {
      guard result.problems == nil else { return -.infinity }
      before += Distance(one.result.views).points
      after += Distance(result.views).points
    }
    return before - after
  }
}

extension [ProgramChange] {
  fileprivate func part(_ numbers: Set<Int>) -> [ProgramChange] { numbers.sorted().map { self[$0] } }
}

extension ProgramChange {
  /// Types and constants say nothing before something asks for them, so that one more or one less mends nothing alone.
  fileprivate var needsOthers: Bool {
    switch kind {
    case .missing, .extra: kind.piece?.isTypeOrConstant ?? false
    default: false
    }
  }

  /// Whether the same is done elsewhere as well.
  var isAtSeveralPlaces: Bool { places > 1 }

  /// Another line that a container asks for, or that a guide is for.
  var isOfTheLine: Bool {
    switch kind {
    case .value: inside?.label == "alignment" || (inside?.name == "alignmentGuide" && inside?.isInClosure == false)
    case .missing(let piece), .extra(let piece): piece.sort == .argument && piece.name == "alignment"
    default: false
    }
  }

  /// Another line that a container asks for.
  fileprivate var isOfTheAskedLine: Bool { isOfTheLine && !isOfTheGuidesLine }

  /// Another line that a guide is for.
  fileprivate var isOfTheGuidesLine: Bool {
    if case .value = kind { inside?.name == "alignmentGuide" && inside?.isInClosure == false } else { false }
  }

  /// Numbers that stand nowhere so far.
  fileprivate func isOfNewNumbers(besides numbers: Set<Double>) -> Bool {
    guard case .value(_, let to) = kind else { return false }
    return to.compactMap(Double.init).contains { abs($0) > 2 && !numbers.contains($0) }
  }

  static let lineProtocol = "AlignmentID"

  /// Whether it adds a line of one's own.
  fileprivate var declaresALine: Bool {
    if case .missing(let piece) = kind { piece.isType && piece.words.contains(Self.lineProtocol) } else { false }
  }

  /// A type or a constant that the right answer does not have.
  fileprivate var isUnasked: Bool {
    if case .extra(let piece) = kind { piece.isTypeOrConstant } else { false }
  }
}

extension ProgramChange.Piece {
  fileprivate var isGuide: Bool { sort == .modifier && name == "alignmentGuide" }

  private static let types: Set = ["struct", "enum", "class", "protocol", "extension"]

  fileprivate var isType: Bool { sort == .declaration && Self.types.contains { name.hasPrefix($0 + " ") } }

  fileprivate var isTypeOrConstant: Bool { isType || (sort == .declaration && name.hasPrefix("let ")) }
}

/// Changes with which everything is right, and without any of which it is not.
struct FoundRepair {
  /// Who has more to change is led to another way.
  static let mostOfOneWay = 3

  /// The first step first.
  let changes: [ProgramChange]
  /// The reference was the right answer that led to it.
  var leadsToReference = false
  /// The first change brings something nearer to its place by itself.
  var isABeginning = true

  init(changes: [ProgramChange]) { self.changes = changes }

  var isSingle: Bool { changes.count == 1 }

  /// At how many places something changes.
  var places: Int { changes.reduce(0) { $0 + $1.places } }

  /// Whether each change is of so few words that it is what was meant, and nothing else need be looked at.
  var isSmall: Bool { changes.allSatisfy { $0.size <= 4 } }

  /// Whether the first change says something, though nothing is better with it alone: another view, or what is missing.
  /// A declaration that another way has is no step for anybody.
  var leadsOn: Bool {
    switch changes.first?.kind {
    case .name: true
    case .missing(let piece): piece.sort != .declaration
    default: false
    }
  }

  /// Whether it mends the learner's own way, rather than leading to another one.
  var keepsTheWay: Bool {
    changes.count <= Self.mostOfOneWay
      && !changes.contains { change in
        switch change.kind {
        case .extra(let piece): changes.count > 1 && [.view, .statement].contains(piece.sort)
        case .instead(let piece, _): changes.count > 1 && [.view, .statement, .declaration].contains(piece.sort)
        case .value, .name, .exchanged, .missing, .reordered, .moved: false
        }
      }
  }

  /// Whether a container and guides change, or several of them.
  var isAtSeveralPlaces: Bool { changes.count > 1 || changes.contains(where: \.isAtSeveralPlaces) }

  /// Whether all that changes is by which lines things are lined up.
  var isOfLines: Bool {
    changes.allSatisfy { change in
      if case .value = change.kind { change.isOfTheLine } else { false }
    }
  }

  /// Whether all that changes is what numbers come to, and no line or view.
  var isOfValues: Bool {
    keepsTheWay
      && changes.allSatisfy { change in
        if case .value = change.kind {
          change.inside?.label != "alignment" && change.slot != "condition"
        } else {
          false
        }
      }
  }

  /// Whether a number of something else makes up for a number that is typed.
  var isTyped: Bool {
    changes.contains { change in
      guard case .value(let from, let to) = change.kind, !from.contains(where: { $0.first?.isLetter ?? false }) else {
        return false
      }
      return to.contains { word in Double(word).map { abs($0) > 2 } ?? false && !from.contains(word) }
    }
  }

  /// Whether it mends several things on the exercise's own way.
  var isOfTheExercise: Bool { leadsToReference && keepsTheWay && !isSingle }

  /// Whether another line is asked for, and more has to change along with it.
  var asksForAnotherLine: Bool { !isSingle && changes.contains(where: \.isOfTheLine) }

  /// Whether a guide goes and another one comes, elsewhere and with another value.
  var putsGuidesElsewhere: Bool {
    changes.contains { if case .missing(let piece) = $0.kind { piece.isGuide } else { false } }
      && changes.contains { if case .extra(let piece) = $0.kind { piece.isGuide } else { false } }
  }

  /// How much of what is written is touched, in words.
  var size: Double { changes.reduce(0) { $0 + $1.size * Double($1.places) } }
}

extension Evidence {
  /// Whether several changes lead to another way of writing what is there: a view would be missing that stands
  /// somewhere else in the text, or a choice of views that nobody can be told.
  func isElsewhere(_ repair: FoundRepair) -> Bool {
    repair.changes.contains { change in
      guard !repair.isSingle, case .missing(let piece) = change.kind else { return false }
      let first = piece.text.split(separator: "\n").first.map { String($0.drop(while: \.isWhitespace)) }
      switch piece.sort {
      case .view:
        let isAView = first?.first?.isUppercase ?? false
        return isAView && piece.name != "Spacer" && (first.map(answer.text.contains) ?? false)
      case .statement: return piece.text.contains("\n") && piece.text.contains(".accessibilityIdentifier(")
      default: return false
      }
    }
  }

  /// Whether all that a repair adds is a guide that its view has already, in another way than in the known answer.
  func hasAlready(_ repair: FoundRepair) -> Bool {
    // A modifier of the learner's own does the same, or nearly: what is wrong is in it, or in what it is given.
    if repair.isSingle, case .instead(let old, _) = repair.changes[0].kind, old.sort == .modifier,
      facts.declarations.contains(where: { $0.name == old.name })
    {
      return true
    }
    guard repair.isSingle, case .missing(let piece) = repair.changes[0].kind, piece.sort == .modifier,
      piece.name == "alignmentGuide",
      let one = failing.first, let target = TriedChange(repair.changes[0], .whole, in: self).target
    else { return false }
    return one.tree.guides.contains { guide in
      guide.guide.fate.isUsed && one.tree.name(of: guide.guide.key) == piece.argument
        && one.name(of: guide.guide.node).withoutNumber == target
    }
  }
}
