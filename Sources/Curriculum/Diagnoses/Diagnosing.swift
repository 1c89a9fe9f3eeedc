import Diagnostics
import LayoutEditing
import LayoutLanguage
import LayoutProgram

extension Diagnosis {
  /// Every kind that is decided from frames, in the order of explanatory power, in ranks: what is not proven is shown
  /// only where no kind of an earlier rank has anything to say.
  static let kinds: [[any DiagnosisRule.Type]] = [
    [MissingView.self, ExtraView.self, IdentityChanged.self, NotAnimated.self],
    // A line of the text that does nothing, or does something else than it looks like.
    [
      GuideNotConsulted.self, GuideStoppedAtStack.self, KeyOnWrongContainer.self, KeyMismatch.self,
      RTLForgotten.self, OffsetUsed.self, PositionUsed.self, FrameIsTight.self,
      OverflowsContainer.self,
    ],
    // One change that mends all.
    [
      MeanOfSeveral.self, SignFlipped.self, AxisSwapped.self, EdgeAsked.self, EdgeInsteadOfCenter.self,
      BaselineVsCenter.self,
      OwnLineUnasked.self, OneViewsRoom.self, ContainerKey.self, GuidesExchanged.self, GuidesAcross.self,
      OtherEdge.self,
      OverlayVsZStack.self,
      SiblingNesting.self, DefaultElsewhere.self,
      CenterInsteadOfEdge.self, WholeNumberDivision.self, FallbackOff.self, LengthAcross.self, BoundsForgotten.self,
      OrderReversed.self,
      DefaultUsed.self,
    ],
    // What sets the scenarios that fail apart.
    [
      TextSizeForgotten.self, HardCoded.self, CaseTooMany.self, ConstantMeant.self, StateForgotten.self,
    ],
    [NothingToAlignWith.self],
    [FrameKey.self, RoomNotTaken.self],
    // What can be seen without knowing why.
    [SizeChanged.self],
    [AfterAStep.self],
  ]

  /// After a pass.
  static let afterAPass: [any DiagnosisRule.Type] = [KeyInForce.self, OffsetUsed.self, PositionUsed.self]

  /// At most so many are shown.
  static let most = 3

  /// What keeps an answer from passing.
  ///
  ///     laws             what rules know, each with the change that it claims
  ///     own edits        small edits of the learner's text
  ///     near answers     differences from right answers
  ///     solved values    what a sum or number would have to be
  ///
  /// A change is told only if it was tried and makes everything right. A source is asked where those before it have found
  /// nothing that settles the matter, so that the learner's own text and structure are kept as far as possible.
  static func causes(in trace: AnswerTrace) -> [Diagnosis] {
    if trace.failing.isEmpty { return remarks(trace) }
    let found = found(in: trace)
    // Up to the first with whose change alone everything is right; a further one would only confuse.
    let last = found.firstIndex { $0.isProven || trace.isMendedAlready(by: $0.edits) }
    return found.prefix((last ?? found.count) + 1).map { diagnosis in
      var diagnosis = diagnosis
      diagnosis.seen = trace.observation(of: diagnosis)
      return diagnosis
    }
  }

  private static func found(in trace: AnswerTrace) -> [Diagnosis] {
    // Meanwhile the right answers are read that the search goes by.
    let reasons = reasons(trace)
    if !isSettled(reasons, trace), let own = OwnEdits(trace).found() {
      let besides = reasons.filter { reason in
        let isOfTheChange = reason.isOfScenarios && own.changes.contains { reason.speaks(of: $0, in: trace) }
        return !reason.isProven && (isOfTheChange || reason.kind?.isCertain ?? false)
      }
      return merged(own, trace, besides: besides)
    }
    let known = NearAnswers(trace).found().flatMap { trace.isElsewhere($0) || trace.hasAlready($0) ? nil : $0 }
    if reasons.first?.isProven ?? false { return proven(reasons, known, trace) }
    let isOpen = reasons.first.map { !$0.isProven || $0.blamesOthers || trace.blamesTheAskedLine(reasons) } ?? true
    if let known, known.isOfLines, isOpen, let silent = SolvedChanges(trace).silent() {
      return merged(silent, trace, besides: [])
    }
    if let known, known.movesLines, let solved = SolvedChanges(trace).read() {
      return merged(solved, trace, besides: [])
    }
    let isKnown = known?.keepsTheWay ?? false
    let found = reasons.isEmpty ? numbers(trace, isMended: isKnown) : reasons
    if found.first?.isProven ?? false { return proven(found, known, trace) }
    let repair = isKnown ? known : further(trace, found, known)
    // What holds from the start needs a change of the text to be the step's fault.
    let isOfNoStep = trace.blamesAStep(found) && !trace.isOfAStep(repair)
    let rest = isOfNoStep ? Array(found.dropFirst()) : found
    let merged = repair.map { Self.merged($0, trace, besides: rest) } ?? []
    return merged.isEmpty ? unexplained(trace, rest) : merged
  }

  /// Whether a rule has tried a change of a value or a line in its place: nothing smaller can be the cause. What takes
  /// something away, or moves views by hand, may be mended by less.
  private static func isSettled(_ reasons: [Diagnosis], _ trace: AnswerTrace) -> Bool {
    guard let first = reasons.first else { return false }
    if [.missingView, .extraView].contains(first.id) { return true }
    return first.isProven && first.kind != PositionUsed.self && !first.blamesOthers
      && !trace.blamesTheAskedLine(reasons)
  }

  /// A rule's change is right in every scenario. Who wrote a guide that is off by something is told that, and not that
  /// views without one, or the container with all of its guides, should make up for it.
  private static func proven(_ found: [Diagnosis], _ known: FoundRepair?, _ trace: AnswerTrace) -> [Diagnosis] {
    let isOfTheLine = trace.blamesTheAskedLine(found)
    if isOfTheLine || found[0].blamesOthers {
      if let known, known.isOfValues, known.places == 1 { return merged(known, trace, besides: []) }
      if isOfTheLine || !(known?.isSingle ?? false), let solved = SolvedChanges(trace).found(),
        isOfTheLine || solved.places == 1
      {
        // Another line for all is nearer than sums that make up for the line.
        let isOfLines = known.map { $0.isOfLines && $0.size <= solved.size } ?? false
        if let known, isOfLines { return merged(known, trace, besides: []) }
        return solved.isTyped ? found : merged(solved, trace, besides: [])
      }
      // A silent view is right as it is if the exercise's own answer is near and leaves it alone.
      if let known, known.isOfTheWay, known.keepsTheWay, !known.isSingle, found[0].id == .defaultUsed,
        !known.changes.contains(where: { found[0].speaks(of: $0, in: trace) })
      {
        return merged(known, trace, besides: [])
      }
    }
    return known.map { merged($0, trace, besides: found) } ?? found
  }

  /// Where no right answer is near.
  private static func further(_ trace: AnswerTrace, _ found: [Diagnosis], _ known: FoundRepair?) -> FoundRepair? {
    trace.rewrites.allow(.further)
    trace.scenes.allowMore()
    if let own = trace.first(of: OwnEdits(trace).further) { return own }
    let isOfNoStep = trace.blamesAStep(found) && !trace.isOfAStep(nil)
    if found.contains(where: { !$0.isOfSizes }), !isOfNoStep { return nil }
    let isTold = found.contains { !$0.isOfNumbers } && !isOfNoStep
    return SolvedChanges(trace).found() ?? (isTold ? nil : known)
  }

  /// What is known where no repair is, or none that can be told: half of a reason, or numbers.
  private static func unexplained(_ trace: AnswerTrace, _ found: [Diagnosis]) -> [Diagnosis] {
    if found.contains(where: { !$0.isOfNumbers }) { return found }
    let names = trace.scenarioNames(trace.failing)
    let inner = InnerLine.found(in: trace, names)
    if !inner.isEmpty { return inner }
    let half = oneAxis(trace, names)
    if !half.isEmpty { return distinct(half + found) }
    // What the exercise's own way has that is not there at all: no cause, and a way.
    let line = NearAnswers(trace).ownLine().flatMap { Diagnosis(TriedChange($0, .hint, in: trace), in: []) }
    return (found.isEmpty ? GuideValueOff.found(in: trace, names) : found) + (line.map { [$0] } ?? [])
  }

  private static func merged(_ repair: FoundRepair, _ trace: AnswerTrace, besides found: [Diagnosis]) -> [Diagnosis] {
    DiagnosisMerge(repair, in: trace).diagnoses(besides: found)
  }

  /// What is worth knowing after a pass.
  private static func remarks(_ trace: AnswerTrace) -> [Diagnosis] {
    afterAPass.flatMap { $0.found(in: trace, trace.scenarioNames(trace.cases)) }
  }

  /// What rules say of an answer that fails, the most explanatory first; nothing where nobody can be sure.
  ///
  /// A change that makes everything right is said alone, but for guides that nobody ever asks for: whatever else is odd
  /// did not keep the answer from passing.
  private static func reasons(_ trace: AnswerTrace) -> [Diagnosis] {
    let scenarios = trace.scenarioNames(trace.failing)
    var likely: [Diagnosis] = []
    var certain: [Diagnosis] = []
    var isDescribing = false
    for rank in kinds {
      var found: [Diagnosis] = []
      for kind in rank {
        let said = kind.found(in: trace, scenarios)
        if let proven = said.first(where: \.isProven) { return distinct(certain + [proven], keeping: proven) }
        found += said
        if kind.isCertain { certain += said }
      }
      if likely.isEmpty { likely = found }
      // Further ranks describe; they have no better reason.
      isDescribing = isDescribing || rank.contains { $0 == HardCoded.self }
      if isDescribing, !likely.isEmpty { break }
    }
    return Array(distinct(likely).prefix(most))
  }

  /// Numbers, where nobody knows a reason.
  ///
  /// - Parameter isMended: a repair is known, so that numbers and halves of a reason would help nobody.
  private static func numbers(_ trace: AnswerTrace, isMended: Bool) -> [Diagnosis] {
    let scenarios = trace.scenarioNames(trace.failing)
    let each = isMended ? [] : oneForEachAxis(trace, scenarios)
    if !each.isEmpty { return each }
    return isMended ? [] : GuideValueOff.found(in: trace, scenarios)
  }

  /// What is certain and says no more than what is proven is left out.
  private static func distinct(_ diagnoses: [Diagnosis], keeping proven: Diagnosis) -> [Diagnosis] {
    Array(distinct(diagnoses.filter { $0.id != proven.id || $0.isProven }).prefix(most))
  }

  /// None twice for the same text.
  private static func distinct(_ diagnoses: [Diagnosis]) -> [Diagnosis] {
    var shown: [Diagnosis] = []
    for diagnosis in diagnoses
    where !shown.contains(where: { $0.range == diagnosis.range && $0.range != nil || $0.id == diagnosis.id }) {
      // A number that explains it is more than the remark that something was forgotten.
      if diagnosis.id == .stateForgotten, shown.contains(where: { $0.id == .hardCoded }) { continue }
      shown.append(diagnosis)
    }
    return shown
  }
}

extension AnswerChecker {
  /// Why an answer fails, or what is worth knowing after a pass; empty where nothing is certain, or where it took too
  /// long.
  func diagnoses(
    of report: CheckReport, _ program: Program?, _ answer: SourceText, by deadline: Deadline
  ) -> [Diagnosis] {
    if let problems = report.problems { return Diagnosis.of(problems, in: []) }
    let stopped = report.scenarios.filter { $0.problems != nil }
    if let problems = stopped.first?.problems {
      let known = Diagnosis.of(problems, in: stopped.filter { !$0.scenario.isHidden }.map(\.scenario.id))
      if !known.isEmpty { return known }
    }
    guard let program else { return [] }
    if material.exercise.kind == .predict {
      let other = Diagnosis.of(predictions: report) { OtherQuestions(self, program, $0, by: deadline).found() }
      return deadline.isOver ? [] : other
    }
    let found = AnswerTrace(self, program, answer, report, by: deadline).map(Diagnosis.causes) ?? []
    // Trials that came too late prove nothing, not even that something is no reason.
    return deadline.isOver ? [] : found
  }
}
