import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutLanguage
import LayoutProgram

/// Everything that diagnoses are decided from: an answer in all its scenarios, its text, and trials with it.
///
///     trace.failing[0].tree                        who asked which view for which guide
///     trace.whatIf([guide 3 answers 20])           the program with one change of what is shown
///     trace.whatIf([`+` instead of `-`])           the program of a changed text
final class AnswerTrace {
  /// Guides, containers and frames that are tried one by one.
  static let mostPlaces = 6

  let checker: AnswerChecker
  let answer: SourceText
  let facts: SourceFacts
  let cases: [ScenarioTrace]
  /// Trials with changes of what is shown, and with other words in the text.
  let scenes: SceneTrials
  let rewrites: RewriteTrials
  private let scenarios: TriedScenarios
  /// Right answers, and how this one differs from them; none where everything is right.
  private let known: KnownDifferences?
  /// The axes of the guides of the text.
  private lazy var guideAxes: [EditPlace: Axis] = guideSites().reduce(into: [:]) { $0[$1.place] = $1.key.axis }
  /// Looked for once; several diagnoses speak of it.
  lazy var typedNumber: TypedNumber? = findTypedNumber()
  private var containerTrials: [Axis?: ContainerTrial?] = [:]

  var failing: [ScenarioTrace] { scenarios.failing }
  var passing: [ScenarioTrace] { scenarios.passing }
  var stopped: [StoppedCase] { scenarios.stopped }

  /// Lays the answer out again, traced; nil where no scenario that fails can be laid out.
  init?(
    _ checker: AnswerChecker, _ program: Program, _ answer: SourceText, _ report: CheckReport,
    by deadline: Deadline? = nil
  ) {
    let isWrong = report.scenarios.contains { !$0.passed }
    let trials = TextTrials(program, isViewNamed: checker.material.exercise.view != nil, by: deadline)
    if isWrong {
      let ahead = WorkAhead()
      trials.prepare(ahead)
      known = KnownDifferences(checker.material.knownAnswers?.texts() ?? [], of: program, answer, ahead)
    } else {
      known = nil
    }
    let looked = report.scenarios.mapSideBySide { result in
      Result { () throws(Problems) in try Self.look(at: result, checker, program, by: deadline) }
    }
    var cases: [ScenarioTrace] = []
    var stopped: [StoppedCase] = []
    for look in looked {
      switch look {
      case .success(.laidOut(let one)): cases.append(one)
      case .success(.stopped(let one)): stopped.append(one)
      case .success(nil), .failure: return nil
      }
    }
    if !stopped.isEmpty, cases.allSatisfy(\.passed) { return nil }
    self.checker = checker
    self.answer = answer
    self.cases = cases
    facts = program.sourceFacts()
    scenarios = TriedScenarios(
      failing: cases.filter { !$0.passed }, passing: cases.filter(\.passed), stopped: stopped)
    let runs = ScenarioRuns(checker)
    scenes = SceneTrials(program, scenarios, runs)
    rewrites = RewriteTrials(trials, of: answer, besides: checker.material.given?.bytes.count ?? 0, scenarios, runs)
  }

  private enum Look {
    case laidOut(ScenarioTrace)
    case stopped(StoppedCase)
  }

  /// A scenario laid out again, traced; nil where nothing is to be seen.
  private static func look(
    at result: ScenarioResult, _ checker: AnswerChecker, _ program: Program, by deadline: Deadline?
  ) throws(Problems) -> Look? {
    var request = try checker.material.request(for: result.scenario, by: deadline)
    if result.problems != nil { return .stopped(StoppedCase(scenario: result.scenario, request: request)) }
    request.traced = true
    guard let tree = try program.scene(for: request).tree else { return nil }
    request.traced = false
    return .laidOut(ScenarioTrace(result.scenario, request, result, tree))
  }

  // MARK: Trials with what is shown

  /// Whether every scenario comes out right with these changes.
  func whatIf(_ edits: [SceneEdit]) -> Bool { !edits.isEmpty && reach(edits) && scenes.whatIf(edits) }

  func passes(_ one: ScenarioTrace, _ edits: [SceneEdit]) -> Bool { scenes.passes(one, edits) }

  /// What a scenario comes to with changes; nil once too much was tried.
  func result(of one: ScenarioTrace, _ edits: [SceneEdit]) -> ScenarioResult? { scenes.result(of: one, edits) }

  /// Whether changes are made along every axis that something is off along: what is lined up along one does not move
  /// along the other. Such a trial need not be made.
  private func reach(_ edits: [SceneEdit]) -> Bool {
    var touched: Set<Axis> = []
    for edit in edits {
      guard let axis = lineAxis(of: edit) else { return true }
      touched.insert(axis)
    }
    let judged = scenes.axis.map { [$0] } ?? [.horizontal, .vertical]
    return judged.allSatisfy { axis in
      touched.contains(axis) || failing.allSatisfy { $0.result.isRight(along: axis) }
    }
  }

  /// The axis of the line that a change is about; nil where it is about more.
  private func lineAxis(of edit: SceneEdit) -> Axis? {
    switch edit.change {
    case .guided(let key, _), .alignment(let key), .defaultValue(let key, _): key.axis
    case .guideValue: guideAxes[edit.place]
    default: nil
    }
  }

  /// Tried once; three diagnoses speak of it.
  var containerTrial: ContainerTrial? {
    if let known = containerTrials[scenes.axis] { return known }
    let trial = findContainerTrial()
    containerTrials[scenes.axis] = .some(trial)
    return trial
  }

  // MARK: Trials with the text

  /// Whether every scenario comes out right with other words in some places of the text.
  func whatIf(_ edits: [TextEdit]) -> Bool { rewrites.whatIf(edits, as: scenes) }

  /// What a scenario comes to with other words in some places of the text.
  func result(of one: ScenarioTrace, _ edits: [TextEdit]) -> ScenarioResult? { rewrites.result(of: one, edits) }

  /// What scenarios come to with changes of the text, those that fail first, up to the first one that is not right.
  func results(with edits: [TextEdit]) -> [ScenarioResult]? { rewrites.results(with: edits) }

  /// Whether changes of the text were tried that make every scenario right; nothing is tried anew.
  func isMendedAlready(by edits: [TextEdit]) -> Bool { rewrites.isMendedAlready(by: edits) }

  // MARK: Right answers

  /// Answers that are known to be right, the reference first.
  var knownAnswers: [SourceText] { known?.answers ?? [] }

  /// How the answer differs from a right one; nil where that is no Swift.
  func difference(to known: SourceText) -> ProgramDifference? { self.known?.difference(to: known) }

  // MARK: The text

  /// The text at a range of the learner's file.
  func text(_ range: SourceRange?) -> String {
    guard let range, range.file == 0, range.upper <= answer.bytes.count else { return "" }
    return String(decoding: answer.bytes[range.lower..<range.upper], as: UTF8.self)
  }

  func line(_ range: SourceRange?) -> Int? { range.map { answer.line(at: $0.lower) } }
}
