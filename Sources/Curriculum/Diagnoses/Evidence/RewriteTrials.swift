import LayoutLanguage

/// Lays an answer out with other words in some places of its text, for diagnoses and for the search for a repair.
///
/// Each of the two may try so many texts, which may have so many bytes together: of a long text more has to be checked
/// again. Beyond that nothing is proven any more.
final class RewriteTrials {
  /// How much may be tried.
  private struct Allowance {
    var texts: Int
    var bytes: Int

    /// What a diagnosis asks: each text is compiled anew.
    static let diagnoses = Allowance(texts: 16, bytes: 14_000)
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
  /// The learner's text and what the exercise gives, in bytes.
  private let length: Int
  private var asked = 0
  private var searched = Allowance(texts: 0, bytes: 0)
  private var limit = Allowance.search
  /// What the search's trials came to.
  private var found: [[TextEdit]: [ScenarioResult]?] = [:]

  init(_ trials: TextTrials, of length: Int, _ scenarios: TriedScenarios, _ runs: ScenarioRuns) {
    (self.trials, self.length, self.scenarios, self.runs) = (trials, length, scenarios, runs)
  }

  // MARK: Asked by diagnoses

  /// Whether every scenario comes out right, as `isRight` judges.
  func whatIf(_ edits: [TextEdit], _ isRight: (ScenarioResult?) -> Bool) -> Bool {
    trying(edits) { program in
      scenarios.laidOut.allSatisfy { isRight(runs.result(of: $0, program, $0.request)) }
        && scenarios.stopped.allSatisfy { isRight(runs.result(of: $0, program)) }
    } ?? false
  }

  /// What a scenario comes to.
  func result(of one: EvidenceCase, _ edits: [TextEdit]) -> ScenarioResult? {
    trying(edits) { runs.result(of: one, $0, one.request) } ?? nil
  }

  /// Asks something of the program of a changed text; nil if it is none, and once too much was tried.
  private func trying<Answer>(_ edits: [TextEdit], _ ask: (Program) -> Answer) -> Answer? {
    let most = Allowance.diagnoses
    guard !edits.isEmpty, asked < most.texts, (asked + 1) * length <= most.bytes else { return nil }
    asked += 1
    return trials.trying(edits, ask)
  }

  // MARK: The search for a repair

  /// What scenarios come to, those that fail first, up to the first one that is not right; nil where it is no program,
  /// and once too much was tried. What was asked before is not tried again.
  func results(with edits: [TextEdit]) -> [ScenarioResult]? {
    if let known = found[edits] { return known }
    guard !edits.isEmpty, searched.texts < limit.texts, searched.bytes < limit.bytes else { return nil }
    let compilations = trials.compilations
    searched.texts += 1
    defer { searched.bytes += trials.compilations > compilations ? length : length / Allowance.shareOfExchange }
    let results = trials.trying(edits, run)
    found[edits] = .some(results)
    return results
  }

  private func run(_ program: Program) -> [ScenarioResult] {
    var results: [ScenarioResult] = []
    for one in scenarios.laidOut {
      guard let result = runs.result(of: one, program, one.request) else { break }
      searched.bytes += one.scenario.steps.count * Allowance.bytesOfStep
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
  func isMended(by edits: [TextEdit]) -> Bool {
    guard let results = results(with: edits) else { return false }
    return results.count == scenarios.count && results.allSatisfy(\.passed)
  }

  /// Whether that was tried and every scenario came out right.
  func isMendedAlready(by edits: [TextEdit]) -> Bool {
    guard !edits.isEmpty, let results = found[edits] ?? nil else { return false }
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

  /// Leaves room for solving values, whatever was tried before.
  func allowSolving() {
    limit = searched.and(.solving)
  }

  /// Leaves room for what is tried before the search.
  func allowOwn() { limit = searched.and(.own) }

  /// Leaves room for the search, whatever was tried before.
  func allowSearch() { limit = searched.and(.search) }

  /// Leaves room for small changes of the learner's own text, whatever was tried before.
  func allowSmall() { extend(by: .small) }

  /// Leaves room for a few more trials of what was worked out.
  func allowProof() { extend(by: .proof) }

  private func extend(by more: Allowance) {
    limit = Allowance(texts: max(limit.texts, searched.texts + more.texts), bytes: limit.bytes + more.bytes)
  }
}
