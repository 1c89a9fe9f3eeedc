import Diagnostics
import LayoutEditing
import LayoutLanguage

/// What is told of changes that make everything right, beside what rules say of the answer.
///
///     a rule speaks of the same text                              the rule's words
///     it tells where the answer fails, and not why                its fact, with the change as the reason
///     a rule's change was tried as well, at another place         the change that leads to the exercise's own answer
///     a rule has numbers alone                                    the change
struct DiagnosisMerge {
  /// Changes that are told; who has more to mend begins with these.
  private static let most = 2

  let repair: FoundRepair
  let trace: AnswerTrace
  private let changes: ArraySlice<ProgramChange>

  /// A name that other names follow from says nothing by itself, nor does the removal of a view that is to come back in
  /// another shape. Of another way, the first step has to do.
  init(_ repair: FoundRepair, in trace: AnswerTrace) {
    (self.repair, self.trace) = (repair, trace)
    changes =
      repair.isSingle
      ? repair.changes[...]
      : repair.changes.filter {
        !$0.isOfNames && !$0.takesAwayWhatIsShown && (repair.keepsTheWay || !$0.isOfAnotherWay)
      }
      .prefix(repair.keepsTheWay ? Self.most : 1)
  }

  func diagnoses(besides found: [Diagnosis]) -> [Diagnosis] {
    let telling = found.filter { repair.keepsTheWay ? !$0.isOfSizes : !$0.isOfNumbers }
    guard let first = telling.first else { return withoutRules(found) }
    if repair.isSingle { return single(first, found) }
    return first.isProven ? found : several(telling)
  }

  /// One change mends all.
  private func single(_ first: Diagnosis, _ found: [Diagnosis]) -> [Diagnosis] {
    let change = repair.changes[0]
    guard let new = diagnosis(of: change) else { return found }
    // That a container leaves its line to the default is nearer than what nobody asks it for.
    let isSpoken = first.speaks(of: change, in: trace) && !(change.isOfTheAskedLine && first.isOfTheAsker)
    if first.isIdle { return [isSpoken ? first.explained(by: new) : new] }
    // Where a number alone is right, nothing has to be worked out.
    if first.isWithoutMeaning { return [change.isAnotherNumber || change.addsAGuide ? new : first.explained(by: new)] }
    if first.id == .stateForgotten { return [first.explained(by: new)] }
    // A sum turned round its middle has its other sign, too, and that is what stands there: `d.height / 2 + 56`.
    let isOfASign = first.id == .otherEdge && change.turnsASign
    if isSpoken, !isOfASign, !change.isOfStructure || !first.isOfValues {
      return first.id == .guideNotConsulted && !first.isProven && change.movesAModifier
        ? [first.explained(by: new)] : found
    }
    if !first.isProven { return [first.isOfTheText ? first.explained(by: new) : new] }
    // The exercise's own idea decides, unless the rule says the same of the container, and why; or asking for a guide of
    // the learner's is enough. Views that jump say so themselves.
    if case .name = change.kind { return found }
    if first.id == .notAnimated || first.isOfTheAsker && !change.isOfTheAskedLine { return found }
    // Guides for another line, all of them, are more to change than the line that a rule has tried.
    return repair.isOfTheWay && !repair.isOfLines ? [first.isOfScenarios ? first.explained(by: new) : new] : found
  }

  /// What rules know of the changes, and the changes' own words for the others.
  private func several(_ telling: [Diagnosis]) -> [Diagnosis] {
    // Where a guide is missing, what a number elsewhere would have to be helps nobody.
    let isElsewhere = changes.first?.addsAGuide ?? false
    var said = telling.compactMap { diagnosis -> Diagnosis? in
      if isElsewhere, diagnosis.isWithoutMeaning { return nil }
      let own = changes.first { diagnosis.speaks(of: $0, in: trace) }.flatMap(self.diagnosis)
      if diagnosis.isIdle { return own.map(diagnosis.explained) }
      // Where it fails and nothing else is a beginning that the first step goes on from.
      if diagnosis.saysOnlyWhere { return changes.first.flatMap(self.diagnosis).map(diagnosis.explained) ?? diagnosis }
      return diagnosis
    }
    for (number, change) in changes.enumerated() where !said.contains(where: { $0.speaks(of: change, in: trace) }) {
      guard let new = diagnosis(of: change) else { continue }
      // The first step stands first, whoever knows it.
      let isLater = said.first.map { first in
        first.id == .guideNotConsulted && changes.dropFirst().contains { first.speaks(of: $0, in: trace) }
      }
      said.insert(new, at: number == 0 && isLater ?? false ? 0 : said.count)
    }
    // A fact that a later change explains comes after the first change.
    let first = changes.first.map { $0.range }
    let later = changes.dropFirst().map(\.range)
    let isOfLater = { (one: Diagnosis) in
      one.kind == nil && one.range != first && one.range.map(later.contains) ?? false
    }
    return distinct(said.filter { !isOfLater($0) } + said.filter(isOfLater))
  }

  private func withoutRules(_ found: [Diagnosis]) -> [Diagnosis] {
    // The first of many steps of another way helps nobody who does not see anything come of it.
    if !repair.keepsTheWay, !repair.isABeginning, !found.isEmpty || !repair.leadsOn { return found }
    let said = changes.compactMap { change in
      diagnosis(of: change).map { new in typedNumber(in: change)?.explained(by: new) ?? new }
    }
    return said.isEmpty ? found : distinct(said)
  }

  /// A number that goes with a change, and suits some scenarios: that it does not suit all is what is to be seen.
  private func typedNumber(in change: ProgramChange) -> Diagnosis? {
    guard !trace.passing.isEmpty, !trace.variesOnly(.textSize), case .value(let from, let to) = change.kind,
      from.contains(where: { $0.first?.isLetter ?? false }), to.contains(where: { $0.first?.isLetter ?? false }),
      let number = trace.facts.numbers(in: change.range).first(where: { number in
        number.role == .amount && number.value > 4 && !to.contains(trace.text(number.range))
      })
    else { return nil }
    let typed = TypedNumber(
      number: number, call: "", view: nil, claim: .needed([], alone: nil), others: [], isProven: true)
    return HardCoded.diagnosis(of: typed, in: trace)
  }

  private func diagnosis(of change: ProgramChange) -> Diagnosis? {
    let isFirst = change.range == changes.first?.range
    let share: TriedChange.Share = repair.isSingle ? .whole : isFirst ? .first(of: repair.changes.count) : .later
    return Diagnosis(TriedChange(change, share, in: trace), in: trace.scenarioNames(trace.failing))
  }

  /// None twice.
  private func distinct(_ diagnoses: [Diagnosis]) -> [Diagnosis] {
    var shown: [Diagnosis] = []
    for diagnosis in diagnoses
    where !shown.contains(where: {
      $0.id == diagnosis.id && $0.range == diagnosis.range && $0.views == diagnosis.views
    }) {
      shown.append(diagnosis)
    }
    return Array(shown.prefix(Diagnosis.most))
  }
}

// MARK: What a rule's words are worth beside a change

extension Diagnosis {
  /// What shows that something is off, without saying why.
  var isOfSizes: Bool { id == .guideValueOff || id == .sizeChanged }

  /// Whether it has numbers alone: what a layout makes of its views, and what it should make of them, is more.
  var isOfNumbers: Bool { isOfSizes }

  /// Whether others are blamed for what a guide says: a view that says nothing, or a container with all of its guides.
  var blamesOthers: Bool {
    claims.contains(.blamesOthers)
  }

  /// What another number would mend, whatever makes the number.
  fileprivate var isOfValues: Bool {
    switch id {
    case .signFlipped, .otherEdge, .edgeInsteadOfCenter, .centerInsteadOfEdge, .axisSwapped, .defaultUsed: true
    default: false
    }
  }

  /// What tells failing scenarios from others.
  var isOfScenarios: Bool {
    switch id {
    case .hardCoded, .textSizeForgotten, .rtlForgotten: true
    default: false
    }
  }

  /// What is so in any case, whatever keeps the answer from passing, or in all scenarios that fail.
  fileprivate var isOfTheText: Bool {
    switch id {
    case .offsetUsed, .guideStoppedAtStack, .keyOnWrongContainer, .guideNotConsulted, .missingView, .extraView: true
    default: isOfScenarios
    }
  }

  /// Whether a container or frame is told which line it has to ask for.
  fileprivate var isOfTheAsker: Bool {
    claims.contains(.tellsTheContainer)
  }

  /// What is seen and tells no cause by itself: without a change that was tried it claims nothing.
  fileprivate var isIdle: Bool {
    switch id {
    case .keyMismatch, .positionUsed, .nothingToAlignWith, .frameIsTight, .overflowsContainer:
      return !isProven
    default: return false
    }
  }

  /// Whether a typed number is told of which nothing is known but what it would have to be.
  fileprivate var isWithoutMeaning: Bool {
    claims.contains(.isNumberAlone)
  }

  /// Whether it tells the scenarios that fail, and nothing else.
  fileprivate var saysOnlyWhere: Bool { claims.contains(.saysOnlyWhere) }

  /// Its fact, with the change that mends it as the reason.
  fileprivate func explained(by repair: Diagnosis) -> Diagnosis {
    var both = self
    both.said = Explained(fact: said, reason: repair.said)
    (both.kind, both.claims) = (nil, [])
    (both.range, both.edits, both.isProven) = (repair.range, repair.edits, repair.isProven)
    return both
  }

  /// Whether it speaks of the text that a change is about.
  func speaks(of change: ProgramChange, in trace: AnswerTrace) -> Bool {
    func lines(_ range: SourceRange) -> ClosedRange<Int> {
      let first = trace.answer.line(at: range.lower)
      return first...max(first, trace.answer.line(at: max(range.lower, range.upper - 1)))
    }
    guard let own = range.map(lines) else { return false }
    // A diagnosis of a whole container speaks of no single change in it.
    let places = ([change.range] + change.edits.map(\.range)).map(lines)
    if places.contains(where: { $0.overlaps(own) && own.count <= $0.count + 3 }) { return true }
    // What is missing stands nowhere yet: the view that lacks it is what is spoken of.
    guard case .missing = change.kind, let view = change.anchor.map(lines) else { return false }
    return own.count <= view.count && (own.contains(view.lowerBound) || own.contains(view.upperBound))
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

// MARK: What a change is about

extension ProgramChange {
  /// Whether every sign, edge and side is right as it is, in another case, at another place or with another number.
  fileprivate var isOfStructure: Bool {
    switch kind {
    case .exchanged, .moved, .reordered: true
    case .value(let from, let to):
      slot == "condition"
        || from.count == to.count && zip(from, to).allSatisfy { $0 == $1 || $0.isNumber && $1.isNumber }
    case .name, .missing, .extra, .instead: false
    }
  }

  /// Whether a plus becomes a minus, or the other way round, and all else stays.
  fileprivate var turnsASign: Bool {
    guard case .value(let from, let to) = kind, from.count == to.count else { return false }
    let different = zip(from, to).filter { $0 != $1 }
    return different.count == 1 && different.allSatisfy { ["+", "-"].contains($0.0) && ["+", "-"].contains($0.1) }
  }

  /// Whether a number takes the place of another, or of something that is worked out, and is right in every scenario.
  fileprivate var isAnotherNumber: Bool {
    guard case .value(let from, let to) = kind, to.count == 1, to[0].isNumber else { return false }
    return from.count == 1 && from[0].isNumber || from.contains { $0.first?.isLetter ?? false }
  }

  fileprivate var addsAGuide: Bool {
    guard case .missing(let piece) = kind else { return false }
    return piece.sort == .modifier && piece.name == "alignmentGuide"
  }

  /// Whether a modifier is right as it is, at another place.
  fileprivate var movesAModifier: Bool {
    switch kind {
    case .moved, .reordered: kind.piece?.sort == .modifier
    default: false
    }
  }

  /// Whether it only gives a view its name.
  fileprivate var isOfNames: Bool {
    if case .instead = kind { false } else { kind.piece?.name == "accessibilityIdentifier" }
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

extension String {
  fileprivate var isNumber: Bool { first?.isNumber ?? false }
}

extension AnswerTrace {
  /// Whether a container is blamed for the line that it asks for, where the learner has written guides for that line.
  func blamesTheAskedLine(_ found: [Diagnosis]) -> Bool {
    guard found.first?.claims.contains(.ofTheAskedLine) ?? false, let asked = containerTrial?.from else { return false }
    return usedGuides().contains { asked.contains($0.key) }
  }
}
