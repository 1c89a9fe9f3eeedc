import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutLanguage
import LayoutProgram

extension AnswerChecker {
  /// Checks an answer against the exercise's rules, after its frames were compared.
  ///
  /// - Complexity: whether guides are effective and which view is in front needs a traced layout. That happens only if
  ///   all frames are right, one scenario after the other until one decides.
  func ruleResults(for program: Program, _ report: CheckReport, by deadline: Deadline) -> [RuleResult] {
    let isRight = !report.scenarios.isEmpty && report.scenarios.allSatisfy(\.passed)
    let results = material.exercise.rules.map { rule in
      let result = rule.result(for: program, from: material.exercise.view)
      guard isRight, result.isMet, rule.demand.needsALayout else { return result }
      let trees = trees(of: program, by: deadline)
      return RuleResult(
        rule: rule,
        isMet: rule.demand.isMet(in: trees) && (!rule.demand.isOfGuides || guidesMatter(program, by: deadline)))
    }
    guard isRight, !material.exercise.mixesAxes, let tree = trees(of: program, by: deadline).first else {
      return results
    }
    return results + (tree.lengthAcross(in: program).map { [$0] } ?? [])
  }

  /// Whether the guides have any effect: without all guides for one key, some scenario no longer passes.
  ///
  /// Guides may seem effective one by one but not together: equal guides on all siblings inside a padding move nothing.
  private func guidesMatter(_ program: Program, by deadline: Deadline) -> Bool {
    let traced = material.exercise.scenarios.compactMap { scenario -> (ExerciseScenario, SceneRequest, SceneTree)? in
      guard var request = try? material.request(for: scenario, by: deadline) else { return nil }
      request.traced = true
      let tree = try? program.scene(for: request).tree
      request.traced = false
      return tree.map { (scenario, request, $0) }
    }
    let keys = Set(traced.flatMap { _, _, tree in tree.guides.map(\.guide.key) })
    return keys.contains { key in
      traced.contains { scenario, request, tree in
        var changed = request
        changed.edits = tree.places(ofGuidesFor: key).map { SceneEdit($0, .removed) }
        return !changed.edits.isEmpty && !isRight(program, scenario, changed)
      }
    }
  }

  private func isRight(_ program: Program, _ scenario: ExerciseScenario, _ request: SceneRequest) -> Bool {
    guard let expected = expectations.scenarios.first(where: { $0.id == scenario.id }),
      let shown = try? ShownScenario(of: program, request, scenario)
    else { return false }
    return result(of: scenario, .success(shown), expecting: expected, sources: program.sources).passed
  }

  /// The traced trees of the scenarios at their starts; scenarios that cannot be laid out are skipped.
  private func trees(
    of program: Program, by deadline: Deadline
  ) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<[ExerciseScenario], SceneTree?>>, SceneTree> {
    material.exercise.scenarios.lazy.compactMap { scenario in
      guard var request = try? material.request(for: scenario, by: deadline) else { return nil }
      request.traced = true
      return try? program.scene(for: request).tree
    }
  }
}

extension CheckReport {
  /// The broken rules to report: forbidden calls at once, missing ones only when the layout is right.
  public var brokenRules: [RuleResult] {
    let isRight = scenarios.allSatisfy(\.passed)
    return rules.filter { result in
      guard !result.isMet else { return false }
      if isRight { return true }
      guard case .avoids = result.rule.demand else { return false }
      return result.blocks
    }
  }
}

extension Rule {
  /// Checks an answer's source against the rule, regardless of frames.
  ///
  /// - Parameter view: the view from which code has to be reachable to count; nil counts all code.
  func result(for program: Program, from view: String? = nil) -> RuleResult {
    switch demand {
    case .uses(let mentions):
      let isNamed = mentions.contains { !program.uses(of: $0, reachedFrom: view).isEmpty }
      return RuleResult(rule: self, isMet: isNamed)
    case .avoids(let mentions):
      let found = mentions.flatMap { mention in
        program.uses(of: mention, reachedFrom: view).map { (range: $0, name: mention.spelling) }
      }
      let first = found.min { $0.range.lower < $1.range.lower }
      return RuleResult(rule: self, isMet: found.isEmpty, range: first?.range, name: first?.name)
    case .shows, .staysOn:
      return RuleResult(rule: self, isMet: true)
    }
  }
}

extension Program {
  /// The mentions of a name. In an extension of `View`, a modifier of `self` is called without a dot:
  ///
  ///     extension View { func hung() -> some View { alignmentGuide(.top) { _ in 20 } } }
  fileprivate func uses(of mention: Mention, reachedFrom view: String?) -> [SourceRange] {
    let found = mentions(of: mention, reachedFrom: view)
    guard case .member(let name) = mention else { return found }
    let facts = sourceFacts()
    // A function of that name that the learner declares is not the modifier.
    if facts.declarations.contains(where: { $0.name == name }) { return found }
    let calls = Set(facts.calls.filter { $0.name == name }.map(\.nameRange))
    return found + mentions(of: .name(name), reachedFrom: view).filter(calls.contains)
  }
}

extension Rule.Demand {
  private static let guide = Mention.member("alignmentGuide")

  /// Whether the rule demands effective guides.
  fileprivate var isOfGuides: Bool { if case .uses(let mentions) = self { mentions == [Self.guide] } else { false } }

  /// Whether the source alone does not decide.
  fileprivate var needsALayout: Bool {
    switch self {
    case .uses: isOfGuides
    case .avoids, .staysOn: false
    case .shows: true
    }
  }

  fileprivate func isMet(in trees: some Sequence<SceneTree>) -> Bool {
    switch self {
    case .uses: trees.contains { $0.guides.contains(where: $0.isOfUse) }
    case .avoids, .staysOn: true
    case .shows(let view, over: let other): trees.lazy.compactMap { $0.shows(view, over: other) }.first ?? true
    }
  }
}

extension SceneTree {
  /// Whether a guide of the learner's is effective: a container asks for it, and it changes something. A guide for a
  /// custom alignment counts even if it equals the default, since containers pass on only explicit values.
  func isOfUse(_ guide: SceneGuide) -> Bool {
    guard nodes[guide.guide.node].range?.file == 0, guide.guide.outcome.isUsed else { return false }
    let isOwnLine = keys.contains { $0.key == guide.guide.key }
    return isOwnLine || guide.guide.value != guide.guide.standardValue
  }

  /// The places in the learner's source that set guides for a key in use.
  fileprivate func places(ofGuidesFor key: AlignmentKey) -> [EditPlace] {
    let nodes = guides.filter { $0.guide.key == key && $0.guide.outcome.isUsed }.map { self.nodes[$0.guide.node] }
    let ranges = nodes.compactMap(\.range).filter { $0.file == 0 }
    return Set(ranges.map { EditPlace($0) }).sorted { $0.upper < $1.upper }
  }

  /// Whether a view is drawn in front of another one; nil if one of them is missing.
  ///
  /// Later views are in front, except backgrounds. Among siblings, a higher `zIndex` is in front.
  func shows(_ view: String, over other: String) -> Bool? {
    guard let front = chain(to: view), let back = chain(to: other) else { return nil }
    let common = zip(front, back).prefix { $0 == $1 }.count
    // One contains the other: the inner view is drawn later.
    guard common < front.count, common < back.count else { return front.count > back.count }
    let (mine, theirs) = (front[common], back[common])
    if common > 0, case .background = nodes[front[common - 1]].kind { return mine < theirs }
    return (nodes[mine].paint.zIndex, mine) > (nodes[theirs].paint.zIndex, theirs)
  }

  /// The nodes from the root down to the view with a name.
  private func chain(to name: String) -> [Int]? {
    guard let node = nodes.firstIndex(where: { $0.names.contains(name) }) else { return nil }
    var chain = [node]
    while let parent = chain.last.flatMap({ nodes[$0].parent }) { chain.append(parent) }
    return chain.reversed()
  }
}
