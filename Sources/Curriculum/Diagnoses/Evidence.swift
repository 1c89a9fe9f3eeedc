import Diagnostics
import LayoutEngine
import LayoutLanguage

/// Everything that diagnoses are decided from: an answer in all its scenarios, its text, and trials with it.
///
/// A trial lays the learner's own program out with one change (`whatIf`). Outcomes are kept; together they may take
/// `Limit.runs` layouts, fewer of large scenes, so that explaining stays quick on any answer. Beyond that nothing is
/// proven any more.
final class Evidence {
  /// How much may be tried.
  enum Limit {
    /// Layouts in trials: some tens of milliseconds at most. A scene counts once for each begun lot of nodes.
    static let runs = 60
    static let nodes = 60
    /// More of them for those that come last and have to try several things together.
    static let runsAtLast = 16
    /// Changed texts, and how many bytes they may have together: of a long text more has to be checked again.
    static let texts = 16
    static let textBytes = 14_000
    /// The same for the search for a repair, which has trials of its own. Where only the code around the change is
    /// checked again, that takes a fraction of it.
    static let searchTexts = 22
    static let searchBytes = 10_000
    static let shareOfExchange = 4
    /// What is done to a scene makes it anew, again and again.
    static let bytesOfStep = 250
    /// More of them where values are solved: little is known then, and each is one expression.
    static let solvedTexts = 12
    static let solvedBytes = 12_000
    /// And of small changes, where no right answer is near.
    static let smallTexts = 12
    static let smallBytes = 6_000
    /// And a few where all is known but whether it holds.
    static let proofs = 6
    static let proofBytes = 6_000
    /// Guides, containers and frames that are tried one by one.
    static let places = 6
  }

  let checker: AnswerChecker
  let answer: SourceText
  let facts: SourceFacts
  let cases: [EvidenceCase]
  let failing: [EvidenceCase]
  let passing: [EvidenceCase]
  /// Scenarios that cannot be laid out as the answer is: a step finds nothing to tap, two views have one name.
  let stopped: [StoppedCase]
  private let program: Program
  private let textTrials: TextTrials
  private let expected: [String: Expectations.Scenario]
  private var outcomes: [Trial: Bool] = [:]
  /// Where a scenario comes right along this axis, a trial is a success; nil asks for all.
  private var axis: Axis?
  private var allowance = Limit.runs
  private(set) var runs = 0
  /// Changed texts that were tried, and what the search for a repair tried.
  private var texts = 0
  private var searched = 0
  private var searchedBytes = 0
  private var searchLimit = (texts: Limit.searchTexts, bytes: Limit.searchBytes)
  /// What the search's trials came to.
  private var searchResults: [[TextEdit]: [ScenarioResult]?] = [:]
  /// How the answer differs from right ones that were read.
  private var differences: [String: ProgramDifference?] = [:]
  /// The axes of the guides of the text.
  private lazy var guideAxes: [EditPlace: Axis] = guideSites().reduce(into: [:]) { $0[$1.place] = $1.key.axis }
  /// Looked for once; several diagnoses speak of it.
  lazy var typedNumber: TypedNumber? = findTypedNumber()
  private var containerTrials: [Axis?: ContainerTrial?] = [:]

  /// Edits, and how they are judged.
  private struct Trial: Hashable {
    let edits: [SceneEdit]
    let axis: Axis?
  }

  /// A scenario that ends with problems: nothing is known of it, but every repair has to mend it, too.
  struct StoppedCase {
    let scenario: ExerciseScenario
    let request: SceneRequest
  }

  /// Lays the answer out again, traced; nil where no scenario that fails can be laid out.
  init?(
    _ checker: AnswerChecker, _ program: Program, _ answer: SourceText, _ report: CheckReport,
    by deadline: Deadline? = nil
  ) {
    var cases: [EvidenceCase] = []
    var stopped: [StoppedCase] = []
    for result in report.scenarios {
      do throws(Problems) {
        var request = try checker.material.request(for: result.scenario, by: deadline)
        if result.problems != nil {
          stopped.append(StoppedCase(scenario: result.scenario, request: request))
          continue
        }
        request.traced = true
        guard let tree = try program.scene(for: request).tree else { return nil }
        request.traced = false
        cases.append(EvidenceCase(result.scenario, request, result, tree))
      } catch {
        return nil
      }
    }
    if !stopped.isEmpty, cases.allSatisfy(\.passed) { return nil }
    self.checker = checker
    self.stopped = stopped
    self.program = program
    textTrials = TextTrials(program, isViewNamed: checker.material.exercise.view != nil, by: deadline)
    self.answer = answer
    facts = program.sourceFacts()
    self.cases = cases
    failing = cases.filter { !$0.passed }
    passing = cases.filter(\.passed)
    expected = checker.expectations.scenarios.reduce(into: [:]) { $0[$1.id] = $1 }
  }

  // MARK: Trials

  /// Tried once; three diagnoses speak of it.
  var containerTrial: ContainerTrial? {
    if let known = containerTrials[axis] { return known }
    let trial = findContainerTrial()
    containerTrials[axis] = .some(trial)
    return trial
  }

  /// Asks with trials that are judged along one axis only, and with a few more of them.
  func judging<Answer>(_ axis: Axis, _ ask: () -> Answer) -> Answer {
    self.axis = axis
    allowMore()
    defer { self.axis = nil }
    return ask()
  }

  /// Leaves room for a few more trials, whatever was tried before.
  func allowMore() { allowance = max(allowance, runs + Limit.runsAtLast) }

  /// Whether a result is what is asked for.
  private func isRight(_ result: ScenarioResult?) -> Bool {
    guard let result else { return false }
    return axis.map { result.isRight(along: $0) } ?? result.passed
  }

  /// Whether every scenario comes out right with these changes.
  func whatIf(_ edits: [SceneEdit]) -> Bool {
    guard !edits.isEmpty else { return false }
    let trial = Trial(edits: edits, axis: axis)
    if let known = outcomes[trial] { return known }
    let outcome =
      reach(edits, all: failing) && (failing + passing).allSatisfy { passes($0, edits) }
      && stopped.allSatisfy { isRight(result(of: $0, program, edits)) }
    outcomes[trial] = outcome
    return outcome
  }

  /// Whether changes are made along every axis that something is off along: what is lined up along one does not move
  /// along the other. Such a trial need not be made.
  private func reach(_ edits: [SceneEdit], all cases: [EvidenceCase]) -> Bool {
    var touched: Set<Axis> = []
    for edit in edits {
      guard let axis = lineAxis(of: edit) else { return true }
      touched.insert(axis)
    }
    let judged = axis.map { [$0] } ?? [.horizontal, .vertical]
    return judged.allSatisfy { axis in
      touched.contains(axis) || cases.allSatisfy { $0.result.isRight(along: axis) }
    }
  }

  /// The axis of the line that a change is about; nil where it is about more.
  private func lineAxis(of edit: SceneEdit) -> Axis? {
    switch edit.change {
    case .guided(let key, _), .guidedShare(let key, _), .alignment(let key), .defaultValue(let key, _): key.axis
    case .guideValue: guideAxes[edit.place]
    default: nil
    }
  }

  /// Whether every scenario that fails comes out right with changes of its own.
  func whatIfEach(_ edits: (EvidenceCase) -> [SceneEdit]?) -> Bool {
    failing.allSatisfy { one in
      guard let edits = edits(one), !edits.isEmpty else { return false }
      return passes(one, edits)
    }
  }

  func passes(_ one: EvidenceCase, _ edits: [SceneEdit]) -> Bool { isRight(result(of: one, edits)) }

  /// What a scenario comes to with changes; nil once too much was tried.
  func result(of one: EvidenceCase, _ edits: [SceneEdit]) -> ScenarioResult? {
    runs += 1 + one.tree.nodes.count / Limit.nodes
    guard runs <= allowance else { return nil }
    var request = one.request
    request.edits = edits
    return result(of: one, program, request)
  }

  private func result(of one: EvidenceCase, _ program: Program, _ request: SceneRequest) -> ScenarioResult? {
    // What is off from the start is tried there. After the steps a value in its place would be the same at all moments,
    // where one that follows the state is not; whatever else is changed has to hold there, too.
    if !one.result.views.allSatisfy(\.matches) {
      guard let expected = expected[one.scenario.id], let scene = try? program.scene(for: request) else { return nil }
      let start = checker.result(
        of: one.scenario, .success(scene), expecting: expected.frames, sources: program.sources)
      if !start.passed || one.result.moments.isEmpty || request.edits.contains(where: \.isValue) { return start }
    }
    return result(of: one.scenario, program, request)
  }

  private func result(of one: StoppedCase, _ program: Program, _ edits: [SceneEdit] = []) -> ScenarioResult? {
    var request = one.request
    request.edits = edits
    return result(of: one.scenario, program, request)
  }

  /// A scenario with all of its steps.
  private func result(
    of scenario: ExerciseScenario, _ program: Program, _ request: SceneRequest
  ) -> ScenarioResult? {
    guard let expected = expected[scenario.id], let shown = try? ShownScenario(of: program, request, scenario) else {
      return nil
    }
    return checker.result(of: scenario, .success(shown), expecting: expected, sources: program.sources)
  }

  /// Whether every scenario comes out right with other words in some places of the text.
  func whatIf(_ edits: [TextEdit]) -> Bool {
    trying(edits) { program in
      (failing + passing).allSatisfy { isRight(result(of: $0, program, $0.request)) }
        && stopped.allSatisfy { isRight(result(of: $0, program)) }
    } ?? false
  }

  /// What a scenario comes to with other words in a place of the text.
  func result(of one: EvidenceCase, _ edit: TextEdit) -> ScenarioResult? {
    result(of: one, [edit])
  }

  /// What a scenario comes to with other words in some places of the text.
  func result(of one: EvidenceCase, _ edits: [TextEdit]) -> ScenarioResult? {
    trying(edits) { result(of: one, $0, one.request) } ?? nil
  }

  /// Asks something of the program of a changed text; nil if it is none, and once too much was tried.
  private func trying<Answer>(_ edits: [TextEdit], _ ask: (Program) -> Answer) -> Answer? {
    let length = answer.bytes.count + (checker.material.given?.bytes.count ?? 0)
    guard !edits.isEmpty, texts < Limit.texts, (texts + 1) * length <= Limit.textBytes else {
      return nil
    }
    texts += 1
    return textTrials.trying(edits, ask)
  }

  // MARK: The search for a repair

  /// What scenarios come to with changes of the text, those that fail first, up to the first one that is not right; nil
  /// where it is no program, and once too much was tried. What was asked before is not tried again.
  func results(with edits: [TextEdit]) -> [ScenarioResult]? {
    if let known = searchResults[edits] { return known }
    guard !edits.isEmpty, searched < searchLimit.texts, searchedBytes < searchLimit.bytes else { return nil }
    let compilations = textTrials.compilations
    searched += 1
    defer {
      let length = answer.bytes.count + (checker.material.given?.bytes.count ?? 0)
      searchedBytes += textTrials.compilations > compilations ? length : length / Limit.shareOfExchange
    }
    let results = textTrials.trying(edits) { program in
      var results: [ScenarioResult] = []
      for one in failing + passing {
        guard let result = result(of: one, program, one.request) else { break }
        searchedBytes += one.scenario.steps.count * Limit.bytesOfStep
        results.append(result)
        if !result.passed { return results }
      }
      for one in stopped {
        guard let result = result(of: one, program) else { return results }
        results.append(result)
        if !result.passed { return results }
      }
      return results
    }
    searchResults[edits] = .some(results)
    return results
  }

  /// Leaves room for solving values, whatever was tried before.
  func allowSolving() {
    searchLimit = (searched + Limit.solvedTexts, searchedBytes + Limit.solvedBytes)
  }

  /// Leaves room for small changes of the learner's own text, whatever was tried before.
  func allowSmall() {
    searchLimit = (max(searchLimit.texts, searched + Limit.smallTexts), searchLimit.bytes + Limit.smallBytes)
  }

  /// Leaves room for a few more trials of what was worked out.
  func allowProof() {
    searchLimit = (max(searchLimit.texts, searched + Limit.proofs), searchLimit.bytes + Limit.proofBytes)
  }

  /// Whether every scenario comes out right with changes of the text.
  func isMended(by edits: [TextEdit]) -> Bool {
    guard let results = results(with: edits) else { return false }
    return results.count == cases.count + stopped.count && results.allSatisfy(\.passed)
  }

  /// The tree of a scenario with changes of the text.
  func tree(of one: EvidenceCase, with edits: [TextEdit]) -> SceneTree? {
    textTrials.trying(edits) { program in
      var request = one.request
      request.traced = true
      return (try? program.scene(for: request))?.tree
    } ?? nil
  }

  /// Answers that are known to be right, the reference first.
  func knownAnswers() -> [SourceText] { checker.material.knownAnswers?.texts() ?? [] }

  /// How the answer differs from a right one; nil where that is no Swift. Each is read once.
  func difference(to known: SourceText) -> ProgramDifference? {
    if let read = differences[known.text] { return read }
    let difference = ProgramDifference(from: program, to: known)
    differences[known.text] = .some(difference)
    return difference
  }

  // MARK: The text

  /// The text at a range of the learner's file.
  func text(_ range: SourceRange?) -> String {
    guard let range, range.file == 0, range.upper <= answer.bytes.count else { return "" }
    return String(decoding: answer.bytes[range.lower..<range.upper], as: UTF8.self)
  }

  func line(_ range: SourceRange?) -> Int? { range.map { answer.line(at: $0.lower) } }
}

extension SceneEdit {
  /// Whether a value stands for what would be worked out.
  fileprivate var isValue: Bool {
    switch change {
    case .guideValue, .guided, .guidedShare, .defaultValue, .alignment: true
    default: false
    }
  }
}
