import Diagnostics
import LayoutEditing
import LayoutLanguage
import LayoutProgram

/// Lays an answer out with other words in some places of its text, each text once.
///
/// What rules ask and what the search tries have budgets of their own: so many texts, of so many bytes together, since
/// of a long text more has to be checked again. Beyond that nothing is proven any more.
final class RewriteTrials {
  /// How much may be tried, or was.
  private struct Allowance {
    var texts = 0
    var bytes = 0

    /// What rules ask.
    static let rules = Allowance(texts: 16, bytes: 14_000)
    /// The search for a repair.
    static let search = Allowance(texts: 22, bytes: 10_000)
    /// More where values are solved: little is known then, and each is one expression.
    static let solving = Allowance(texts: 12, bytes: 12_000)
    /// Edits of the learner's own text, before the search.
    static let own = Allowance(texts: 20, bytes: 8_000)
    /// And for small changes, where no right answer is near.
    static let small = Allowance(texts: 12, bytes: 6_000)
    /// And a few where all is known but whether it holds.
    static let proof = Allowance(texts: 6, bytes: 6_000)
    /// Where only the code around the change is checked again, a text counts as this part of it.
    static let shareOfExchange = 4
    /// What is done to a scene makes it anew, again and again.
    static let bytesOfStep = 250

    func and(_ more: Allowance) -> Allowance { Allowance(texts: texts + more.texts, bytes: bytes + more.bytes) }
  }

  private let trials: TextTrials
  private let scenarios: TriedScenarios
  private let runs: ScenarioRuns
  private let answer: SourceText
  /// The learner's text and what the exercise gives, in bytes.
  private let length: Int
  private var asked = 0
  private var searched = Allowance()
  private var limit = Allowance.search
  /// What texts came to, and edits that make no program.
  private var outcomes: [[UInt8]: [ScenarioResult]] = [:]
  private var invalid: Set<[TextEdit]> = []

  init(
    _ trials: TextTrials, of answer: SourceText, besides given: Int, _ scenarios: TriedScenarios, _ runs: ScenarioRuns
  ) {
    (self.trials, self.answer, self.scenarios, self.runs) = (trials, answer, scenarios, runs)
    length = answer.bytes.count + given
  }

  // MARK: Asked by rules

  /// Whether every scenario comes out right, as the trials of scenes judge.
  func whatIf(_ edits: [TextEdit], as scenes: SceneTrials) -> Bool {
    if scenes.axis == nil {
      if let known = outcomes[changed(by: edits)] { return isRight(known) }
      return mayAsk(edits) && isRight(tried(edits))
    }
    guard mayAsk(edits) else { return false }
    return trials.trying(edits) { program in
      scenarios.laidOut.allSatisfy { scenes.isRight(runs.result(of: $0, program, $0.request)) }
        && scenarios.stopped.allSatisfy { scenes.isRight(runs.result(of: $0, program)) }
    } ?? false
  }

  /// What a scenario comes to.
  func result(of one: EvidenceCase, _ edits: [TextEdit]) -> ScenarioResult? {
    guard mayAsk(edits) else { return nil }
    return trials.trying(edits) { runs.result(of: one, $0, one.request) } ?? nil
  }

  /// Counts a text; false once too much was tried.
  private func mayAsk(_ edits: [TextEdit]) -> Bool {
    let most = Allowance.rules
    guard !edits.isEmpty, asked < most.texts, (asked + 1) * length <= most.bytes else { return false }
    asked += 1
    return true
  }

  // MARK: The search for a repair

  /// What scenarios come to, those that fail first, up to the first one that is not right; nil where it is no program,
  /// and once too much was tried.
  func results(with edits: [TextEdit]) -> [ScenarioResult]? {
    if let known = outcomes[changed(by: edits)] { return known }
    guard !edits.isEmpty, !invalid.contains(edits), searched.texts < limit.texts, searched.bytes < limit.bytes else {
      return nil
    }
    let compilations = trials.compilations
    searched.texts += 1
    defer { searched.bytes += trials.compilations > compilations ? length : length / Allowance.shareOfExchange }
    let results = tried(edits)
    searched.bytes += (results ?? []).reduce(0) { $0 + $1.scenario.steps.count * Allowance.bytesOfStep }
    return results
  }

  private func tried(_ edits: [TextEdit]) -> [ScenarioResult]? {
    guard let results = trials.trying(edits, run) else {
      invalid.insert(edits)
      return nil
    }
    outcomes[changed(by: edits)] = results
    return results
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

  /// Whether every scenario comes out right.
  func isMended(by edits: [TextEdit]) -> Bool { isRight(results(with: edits)) }

  /// Whether that was tried and every scenario came out right.
  func isMendedAlready(by edits: [TextEdit]) -> Bool { !edits.isEmpty && isRight(outcomes[changed(by: edits)]) }

  private func isRight(_ results: [ScenarioResult]?) -> Bool {
    guard let results else { return false }
    return results.count == scenarios.count && results.allSatisfy(\.passed)
  }

  /// The tree of a scenario.
  func tree(of one: EvidenceCase, with edits: [TextEdit]) -> SceneTree? {
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

  // MARK: Room for more, whatever was tried before

  /// Leaves room for solving values.
  func allowSolving() { limit = searched.and(.solving) }

  /// Leaves room for what is tried before the search.
  func allowOwn() { limit = searched.and(.own) }

  /// Leaves room for the search.
  func allowSearch() { limit = searched.and(.search) }

  /// Leaves room for small changes of the learner's own text.
  func allowSmall() { extend(by: .small) }

  /// Leaves room for a few more trials of what was worked out.
  func allowProof() { extend(by: .proof) }

  private func extend(by more: Allowance) {
    limit = Allowance(texts: max(limit.texts, searched.texts + more.texts), bytes: limit.bytes + more.bytes)
  }
}
