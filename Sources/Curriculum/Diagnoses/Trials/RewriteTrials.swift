import Diagnostics
import LayoutEditing
import LayoutLanguage
import LayoutProgram

/// Lays an answer out with other words in some places of its text, each text once.
///
/// Each source of changes may try so many texts, of so many bytes together, since of a long text more has to be checked
/// again. Beyond that nothing is proven any more.
final class RewriteTrials {
  /// Who tries texts.
  enum Source {
    /// The laws that rules know.
    case laws
    /// Edits of the learner's own text, before anything is taken from a right answer, and after.
    case own, further
    /// Differences from right answers.
    case known
    /// Values that are worked out: little is known then, and each is one expression.
    case solved
    /// A few values that are known but for whether they hold.
    case read

    fileprivate var allowance: Allowance {
      switch self {
      case .laws: Allowance(texts: 16, bytes: 14_000)
      case .own: Allowance(texts: 24, bytes: 10_000)
      case .further: Allowance(texts: 12, bytes: 8_000)
      case .known: Allowance(texts: 22, bytes: 10_000)
      case .solved: Allowance(texts: 12, bytes: 12_000)
      case .read: Allowance(texts: 6, bytes: 6_000)
      }
    }
  }

  /// How much may be tried, or was.
  fileprivate struct Allowance {
    var texts = 0
    var bytes = 0
  }

  /// Where only the code around the change is checked again, a text of the search counts as this part of it.
  private static let shareOfExchange = 4
  /// What is done to a scene makes it anew, again and again.
  private static let bytesOfStep = 250

  private let trials: TextTrials
  private let scenarios: TriedScenarios
  private let runs: ScenarioRuns
  private let answer: SourceText
  /// The learner's text and what the exercise gives, in bytes.
  private let length: Int
  private var used = Allowance()
  private var source = Source.laws
  private var limit = Source.laws.allowance
  /// What texts came to, and edits that make no program.
  private var outcomes: [[UInt8]: [ScenarioResult]] = [:]
  private var invalid: Set<[TextEdit]> = []

  init(
    _ trials: TextTrials, of answer: SourceText, besides given: Int, _ scenarios: TriedScenarios, _ runs: ScenarioRuns
  ) {
    (self.trials, self.answer, self.scenarios, self.runs) = (trials, answer, scenarios, runs)
    length = answer.bytes.count + given
  }

  /// Leaves room for what a source tries, whatever was tried before.
  func allow(_ source: Source) {
    let more = source.allowance
    self.source = source
    limit = Allowance(texts: used.texts + more.texts, bytes: used.bytes + more.bytes)
  }

  /// Whether every scenario comes out right, as the trials of scenes judge.
  func whatIf(_ edits: [TextEdit], as scenes: SceneTrials) -> Bool {
    if scenes.axis == nil { return isRight(results(with: edits)) }
    return counting(edits) { program in
      scenarios.laidOut.allSatisfy { scenes.isRight(runs.result(of: $0, program, $0.request)) }
        && scenarios.stopped.allSatisfy { scenes.isRight(runs.result(of: $0, program)) }
    } ?? false
  }

  /// What a scenario comes to.
  func result(of one: ScenarioTrace, _ edits: [TextEdit]) -> ScenarioResult? {
    counting(edits) { runs.result(of: one, $0, one.request) } ?? nil
  }

  /// What scenarios come to, those that fail first, up to the first one that is not right; nil where it is no program,
  /// and once too much was tried.
  func results(with edits: [TextEdit]) -> [ScenarioResult]? {
    let text = changed(by: edits)
    if let known = outcomes[text] { return known }
    let results = counting(edits, run)
    outcomes[text] = results
    used.bytes += (results ?? []).reduce(0) { $0 + $1.scenario.steps.count * Self.bytesOfStep }
    return results
  }

  /// Asks about a changed program and counts it; nil where it is none, and once too much was tried.
  private func counting<Answer>(_ edits: [TextEdit], _ ask: (Program) -> Answer) -> Answer? {
    guard !edits.isEmpty, !invalid.contains(edits), used.texts < limit.texts,
      used.bytes + (source == .laws ? length : 1) <= limit.bytes
    else { return nil }
    let compilations = trials.compilations
    let found = trials.trying(edits, ask)
    used.texts += 1
    let isWhole = trials.compilations > compilations || source == .laws
    used.bytes += isWhole ? length : length / Self.shareOfExchange
    if found == nil { invalid.insert(edits) }
    return found
  }

  private func run(_ program: Program) -> [ScenarioResult] {
    var results: [ScenarioResult] = []
    for one in scenarios.laidOut {
      guard let result = runs.result(of: one, program, one.request) else { break }
      results.append(result)
      if !result.passed { return results }
    }
    for one in scenarios.stopped {
      guard let result = runs.result(of: one, program) else { return results }
      results.append(result)
      if !result.passed { return results }
    }
    return results
  }

  /// Whether that was tried and every scenario came out right.
  func isMendedAlready(by edits: [TextEdit]) -> Bool { !edits.isEmpty && isRight(outcomes[changed(by: edits)]) }

  private func isRight(_ results: [ScenarioResult]?) -> Bool {
    results.map { $0.count == scenarios.count && $0.allSatisfy(\.passed) } ?? false
  }

  /// The tree of a scenario.
  func tree(of one: ScenarioTrace, with edits: [TextEdit]) -> SceneTree? {
    trials.trying(edits) { program in
      var request = one.request
      request.traced = true
      return (try? program.scene(for: request))?.tree
    } ?? nil
  }

  /// The text with edits.
  private func changed(by edits: [TextEdit]) -> [UInt8] {
    var bytes = answer.bytes
    for edit in edits.sorted(by: { $0.range.lower > $1.range.lower }) where edit.range.upper <= bytes.count {
      bytes.replaceSubrange(edit.range.lower..<edit.range.upper, with: Array(edit.text.utf8))
    }
    return Array(bytes)
  }
}
