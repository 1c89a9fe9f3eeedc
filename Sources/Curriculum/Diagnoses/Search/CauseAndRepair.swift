import Diagnostics
import LayoutEditing

/// What rules say of an answer, held against the repair that was found.
///
///     a rule's claim was tried, and speaks of the same text       the rule has the better words
///     a rule tells how something works, of the same text          the rule's words
///     a rule tells where the answer fails, and not why            its sentence, with the repair as the reason
///     a rule's claim was tried, and speaks of something else      the repair has the word
///     a rule has numbers alone                                    the repair has the word
///
/// Where several changes would make an answer right, the one that leads to an answer known to be right is the cause.
struct CauseAndRepair {
  let repair: FoundRepair
  let evidence: Evidence
  let scenarios: [String]

  /// What shows that something is off, without saying why.
  private static let numbersOnly: Set<DiagnosisID> = [.guideValueOff, .sizeChanged]

  private static func isOfNumbers(_ diagnosis: Diagnosis) -> Bool {
    numbersOnly.contains(diagnosis.id) && diagnosis.kind != EqualShares.self
      // What a layout makes of its views, and what it should make of them, is more.
      && diagnosis.fact(SizeChanged.self)?.length == nil
  }

  /// What tells failing scenarios from others.
  private static let ofScenarios: Set<DiagnosisID> = [
    .stateForgotten, .hardCoded, .textSizeForgotten, .rtlForgotten,
  ]
  /// What is so in any case, and has to go whatever else is mended.
  private static let ofTheText: Set<DiagnosisID> = [
    .offsetUsed, .positionUsed, .guideStoppedAtStack, .keyOnWrongContainer, .guideNotConsulted, .missingView,
    .extraView, .identityChanged, .notAnimated, .wholeNumberDivision,
  ]

  /// What is seen and tells no cause by itself: without a change that was tried it claims nothing.
  private static let idle: Set<DiagnosisID> = [
    .defaultUsed, .keyMismatch, .positionUsed, .nothingToAlignWith, .frameIsTight, .overflowsContainer,
  ]

  private static func isIdle(_ diagnosis: Diagnosis) -> Bool {
    // That a value is nil is a fact.
    if case .explicitIsNil? = diagnosis.fact(DefaultUsed.self)?.fault { return false }
    return !diagnosis.isProven && idle.contains(diagnosis.id)
  }

  /// What is seen of room that is there or not, whatever takes it.
  private static let ofRoom: Set<DiagnosisID> = [.nothingToAlignWith, .frameIsTight, .overflowsContainer]

  /// What another number would mend, whatever makes the number.
  private static let ofValues: Set<DiagnosisID> = [
    .signFlipped, .otherEdge, .edgeInsteadOfCenter, .centerInsteadOfEdge, .axisSwapped, .defaultUsed,
  ]

  /// Whether others are blamed for what a guide says: a view that says nothing, or a container with all of its guides.
  static func blamesOthers(_ found: [Diagnosis]) -> Bool {
    guard let first = found.first else { return false }
    return isOfSilence(first) || first.fact(ContainerKey.self)?.asks.trial.movesGuides ?? false
  }

  /// At how many places what is told would change the text.
  static func places(_ found: [Diagnosis]) -> Int { found.first?.fact(GuideMissing.self)?.gaps.count ?? 1 }

  /// Whether a view is blamed that says nothing.
  private static func isOfSilence(_ first: Diagnosis) -> Bool {
    first.id == .defaultUsed && first.kind != DefaultElsewhere.self && first.kind != FallbackOff.self
  }

  /// Whether a view is blamed that says nothing, and that the repair has nothing to do with.
  func blamesBystanders(_ found: [Diagnosis]) -> Bool {
    guard let first = found.first, Self.isOfSilence(first) else { return false }
    return !repair.changes.contains { speaks(first, of: $0) }
  }

  /// Whether rules have more to say than numbers, or what numbers come from: nothing better has to be looked for.
  static func isExplained(_ found: [Diagnosis]) -> Bool {
    found.contains { !numbersOnly.contains($0.id) || $0.kind == EqualShares.self }
  }

  /// Whether rules have more to say than the numbers of one scenario.
  static func isTold(_ found: [Diagnosis]) -> Bool { found.contains { !isOfNumbers($0) } }

  /// Whether a rule has more to say than numbers; what sizes come from is nothing more where the size is right after
  /// the repair, and the rest stays as it is written.
  private func isTelling(_ diagnosis: Diagnosis) -> Bool {
    repair.keepsTheWay ? !Self.numbersOnly.contains(diagnosis.id) : !Self.isOfNumbers(diagnosis)
  }

  func diagnoses(besides found: [Diagnosis]) -> [Diagnosis] {
    guard let first = found.first(where: isTelling) else { return withoutRules(found) }
    if repair.isSingle { return single(repair.changes[0], first, found) }
    return first.isProven ? found : several(found)
  }

  /// One change mends all.
  private func single(_ change: ProgramChange, _ first: Diagnosis, _ found: [Diagnosis]) -> [Diagnosis] {
    if Self.isIdle(first), let new = diagnosis(of: 0) {
      return [speaks(first, of: change) ? first.explained(by: new) : new]
    }
    // A sum turned round its middle has its other sign, too, and that is what stands there: `d.height / 2 + 56`.
    let isOfASign = first.id == .otherEdge && change.turnsASign
    let isSpoken =
      speaks(first, of: change) && !isOfASign && !(change.isOfStructure && Self.ofValues.contains(first.id))
    if isSpoken, first.id == .guideNotConsulted, !first.isProven, change.movesAModifier, let new = diagnosis(of: 0) {
      return distinct([first.explained(by: new)])
    }
    // Where a number alone is right, nothing has to be worked out.
    let isOfANumber = change.isOfANumber || change.isAnotherNumber
    if isWithoutMeaning(first), isOfANumber, let new = diagnosis(of: 0) { return [new] }
    if isSpoken, first.id != .stateForgotten { return found }
    // Views that jump say so themselves, and who waits for the wrong value need not write all anew.
    if first.id == .notAnimated { return found }
    guard let new = diagnosis(of: 0) else { return found }
    if Self.ofScenarios.contains(first.id) { return [first.explained(by: new)] }
    // A guide of the learner's own that nobody asks for is the reason, where asking for it is enough.
    if first.isProven, !change.isOfTheLine, first.asksForUnread { return found }
    // The rule says the same of the container, and why.
    if first.isProven, case .name = change.kind { return found }
    // One tried change against another: the exercise's own idea decides.
    if first.isProven { return repair.leadsToReference ? distinct([new]) : found }
    // What is seen of a size or of room follows from it.
    if Self.ofRoom.contains(first.id) { return [new] }
    return distinct(Self.ofTheText.contains(first.id) ? [first, new] : [new, first])
  }

  /// Whether a typed number is told of which nothing is known but what it would have to be.
  private func isWithoutMeaning(_ diagnosis: Diagnosis) -> Bool {
    if case .needed? = diagnosis.fact(HardCoded.self)?.typed.claim { true } else { false }
  }

  /// What rules know of the changes, and the repair's own words for the others.
  private func several(_ found: [Diagnosis]) -> [Diagnosis] {
    var said = found.filter { isTelling($0) && !(isWithoutMeaning($0) && answersElsewhere) }.compactMap(withItsChange)
      .map(withItsPlace)
    // Where it fails and nothing else is a beginning that the first step goes on from.
    if let first = said.first, first.saysOnlyWhere, let number = told.first, let new = diagnosis(of: number) {
      said[0] = first.explained(by: new)
    }
    for number in told
    where !said.contains(where: { speaks($0, of: repair.changes[number]) }) {
      // The first step stands first, whoever knows it.
      guard let new = diagnosis(of: number) else { continue }
      said.insert(new, at: number == told.first && isLater(said.first) ? 0 : said.count)
    }
    return distinct(said)
  }

  /// What claims nothing by itself, with the change that it speaks of; nil if there is none.
  private func withItsChange(_ diagnosis: Diagnosis) -> Diagnosis? {
    guard Self.isIdle(diagnosis) else { return diagnosis }
    return told.first { speaks(diagnosis, of: repair.changes[$0]) }.flatMap(self.diagnosis).map(diagnosis.explained)
  }

  /// Whether a guide is missing where it belongs: what a number elsewhere would have to be helps nobody then.
  private var answersElsewhere: Bool {
    guard let first = told.first, case .missing(let piece) = repair.changes[first].kind else { return false }
    return piece.sort == .modifier && piece.name == "alignmentGuide"
  }

  /// A guide that nobody asks for, with the place where somebody does.
  private func withItsPlace(_ diagnosis: Diagnosis) -> Diagnosis {
    guard diagnosis.id == .guideNotConsulted,
      let number = told.first(where: { number in
        repair.changes[number].movesAModifier && speaks(diagnosis, of: repair.changes[number])
      }), let new = self.diagnosis(of: number)
    else { return diagnosis }
    return diagnosis.explained(by: new)
  }

  /// Whether a rule speaks of a change that is no first step.
  private func isLater(_ diagnosis: Diagnosis?) -> Bool {
    guard let diagnosis, diagnosis.id == .guideNotConsulted else { return false }
    return told.dropFirst().contains { speaks(diagnosis, of: repair.changes[$0]) }
  }

  private func withoutRules(_ found: [Diagnosis]) -> [Diagnosis] {
    // The first of many steps of another way helps nobody who does not see anything come of it.
    if !repair.keepsTheWay, !repair.isABeginning, !found.isEmpty || !repair.leadsOn { return found }
    let said = told.compactMap(diagnosis)
    return said.isEmpty ? found : distinct(said)
  }

  /// The changes that are told, the first step first; a name that other names follow from says nothing by itself, nor
  /// does the removal of a view that is to come back in another shape. Of another way, the first step has to do.
  private var told: ArraySlice<Int> {
    repair.changes.indices.filter { number in
      let change = repair.changes[number]
      return repair.isSingle
        || !(change.isOfNames || change.takesAwayWhatIsShown || (!repair.keepsTheWay && change.isOfAnotherWay))
    }.prefix(repair.keepsTheWay ? RepairSearch.mostTold : 1)
  }

  private func diagnosis(of number: Int) -> Diagnosis? {
    let share: TriedChange.Share =
      repair.isSingle ? .whole : number == told.first ? .first(of: repair.changes.count) : .later
    return Diagnosis(TriedChange(repair.changes[number], share, in: evidence), in: scenarios)
  }

  /// None twice.
  private func distinct(_ diagnoses: [Diagnosis]) -> [Diagnosis] {
    var shown: [Diagnosis] = []
    for diagnosis in diagnoses where !shown.contains(where: { $0.isSame(as: diagnosis) }) { shown.append(diagnosis) }
    return Array(shown.prefix(Diagnosis.most))
  }

  /// Whether a diagnosis speaks of the text that a change is about.
  private func speaks(_ diagnosis: Diagnosis, of change: ProgramChange) -> Bool {
    guard let range = diagnosis.range else { return false }
    let lines = lines(of: range)
    let places = [change.range] + change.edits.map(\.range)
    if places.contains(where: { self.lines(of: $0).overlaps(lines) && isNear($0, range) }) { return true }
    // What is missing stands nowhere yet: the view that lacks it is what is spoken of.
    if let anchor = change.anchor, case .missing = change.kind {
      let ends = [
        evidence.answer.line(at: anchor.lower), evidence.answer.line(at: max(anchor.lower, anchor.upper - 1)),
      ]
      return lines.count <= ends[1] - ends[0] + 1 && ends.contains { lines.contains($0) }
    }
    return false
  }

  /// A diagnosis of a whole container speaks of no single change in it.
  private func isNear(_ place: SourceRange, _ range: SourceRange) -> Bool {
    lines(of: range).count <= lines(of: place).count + 3
  }

  private func lines(of range: SourceRange) -> ClosedRange<Int> {
    let first = evidence.answer.line(at: range.lower)
    return first...max(first, evidence.answer.line(at: max(range.lower, range.upper - 1)))
  }
}

extension Diagnosis {
  /// Whether it tells the scenarios that fail, and nothing else.
  fileprivate var saysOnlyWhere: Bool { fact(StateForgotten.self).map { $0.silent == nil } ?? false }

  /// Whether both say the same of the same text.
  fileprivate func isSame(as other: Diagnosis) -> Bool {
    id == other.id && range == other.range && views == other.views
  }

  /// Where an answer fails, with the change that mends it as the reason.
  fileprivate func explained(by repair: Diagnosis) -> Diagnosis {
    var both = self
    both.said = Explained(fact: said, reason: repair.said)
    (both.range, both.edits, both.isProven) = (repair.range, repair.edits, repair.isProven)
    return both
  }
}

/// A rule's fact, with what a tried change says of its cause.
private struct Explained: Saying {
  let fact: any Saying
  let reason: any Saying

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    let (mine, other) = (fact.words(in: language), reason.words(in: language))
    return DiagnosisWords(
      fact: mine.fact, why: [other.fact, other.why].filter { !$0.isEmpty }.joined(separator: " "),
      direction: other.direction, code: other.code)
  }
}

extension ProgramChange {
  /// Whether every sign, edge and side is right as it is, in another case, at another place or with another number.
  fileprivate var isOfStructure: Bool {
    switch kind {
    case .exchanged, .moved, .reordered: return true
    case .value(let from, let to):
      if slot == "condition" { return true }
      let different = zip(from, to).filter { $0 != $1 }
      return from.count == to.count && different.allSatisfy { $0.0.isNumber && $0.1.isNumber }
    case .name, .missing, .extra, .instead: return false
    }
  }
}

extension ProgramChange {
  /// Whether a plus becomes a minus, or the other way round, and all else stays.
  fileprivate var turnsASign: Bool {
    guard case .value(let from, let to) = kind, from.count == to.count else { return false }
    let different = zip(from, to).filter { $0 != $1 }
    return different.count == 1 && different.allSatisfy { ["+", "-"].contains($0.0) && ["+", "-"].contains($0.1) }
  }

  /// Whether it only gives a view its name.
  fileprivate var isOfNames: Bool {
    if case .instead = kind { false } else { kind.piece?.name == "accessibilityIdentifier" }
  }
}

extension ProgramChange {
  /// Whether a modifier is right as it is, at another place.
  fileprivate var movesAModifier: Bool {
    switch kind {
    case .moved, .reordered: kind.piece?.sort == .modifier
    default: false
    }
  }

  /// Whether it adds a declaration, or what is declared so: as the first of many steps that helps nobody.
  fileprivate var isOfAnotherWay: Bool {
    guard case .missing(let piece) = kind else { return false }
    return piece.sort == .declaration || (piece.sort == .view && piece.name.first?.isLowercase ?? false)
  }

  fileprivate var takesAwayWhatIsShown: Bool {
    if case .extra(let piece) = kind { piece.sort == .view || piece.sort == .statement } else { false }
  }
}

extension ProgramChange {
  /// Whether one number takes the place of another, and is right in every scenario.
  fileprivate var isAnotherNumber: Bool {
    guard case .value(let from, let to) = kind else { return false }
    return from.count == 1 && from[0].isNumber && to.count == 1 && to[0].isNumber
  }

  /// Whether a number takes the place of something that is worked out.
  fileprivate var isOfANumber: Bool {
    guard case .value(let from, let to) = kind else { return false }
    return from.contains { $0.first?.isLetter ?? false } && to.count == 1 && to[0].isNumber
  }
}

extension String {
  fileprivate var isNumber: Bool { first?.isNumber ?? false }
}

extension Evidence {
  /// Whether a container is blamed for the line that it asks for, where the learner has written guides for that line.
  func blamesTheAskedLine(_ found: [Diagnosis]) -> Bool {
    guard let first = found.first, first.asks != nil, let asked = containerTrial?.from else { return false }
    return usedGuides().contains { asked.contains($0.key) }
  }
}

extension Diagnosis {
  /// What is said of a container that asks for another line.
  fileprivate var asks: ContainerAsks? { (said as? any AskedLineLaw)?.asks }

  /// Whether a container is told to ask for a guide that is there.
  fileprivate var asksForUnread: Bool {
    if case .container? = fact(KeyMismatch.self)?.remedy { true } else { false }
  }
}

extension RepairSearch {
  /// What the exercise's own way has that is not there at all, where nothing else is known: no cause, and a way.
  func hint() -> [Diagnosis] {
    ownLine().flatMap { Diagnosis(TriedChange($0, .hint, in: evidence), in: []) }.map { [$0] } ?? []
  }
}
