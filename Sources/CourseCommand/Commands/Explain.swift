import Curriculum
import Diagnostics
import LayoutLanguage
import LayoutProgram

extension Session {
  /// `course explain`: explains the layout of a file or an exercise, or the meaning of a term.
  func explain() throws(Complaint) -> Reply {
    let words = invocation.operands
    guard let first = words.first else { return try explainCurrent() }
    if words == ["words"] { return TermPage.list(say) }
    let file = typedFile(first)
    if words.count == 1, Path.isFile(context.absolute(file)) { return try explainLayout(file) }
    let term = words.joined(separator: " ")
    let pack = try? packIfPresent()
    if words.count == 1, let reference = pack?.exercise(meant: first) {
      // A word that names both a term and an exercise means the exercise if the learner has begun it.
      let isBegun = Path.isFile(workFolder().file(of: reference))
      if isBegun || TermPage(term, say) == nil { return try explainLayout(first) }
    }
    if let page = TermPage(term, say) {
      try refuseLayoutOptions(of: term)
      return page.answer
    }
    if words.count == 1, let given = try explanation(ofGiven: first, in: pack) { return given }
    if words.count == 1, first.hasSuffix(".layout") || first.contains("/") { return try explainLayout(first) }
    let known = TermPage.names(say) + (pack?.exercises.map(\.id) ?? [])
    throw .usage(
      .isNoWord(term), nearest(to: term, in: known).map { .didYouMeanCommand("explain \($0)") } ?? .allWords)
  }

  /// Explains the current exercise; without one, lists the terms.
  private func explainCurrent() throws(Complaint) -> Reply {
    let pack = try? packIfPresent()
    guard let pack, workFolder().exists, let word = try? currentWord(in: pack, for: .explain) else {
      return TermPage.list(say)
    }
    return try explainLayout(word)
  }

  private func refuseLayoutOptions(of term: String) throws(Complaint) {
    let values: [(OptionName, String?)] = [
      (.view, invocation.view), (.stepByStep, invocation.stepByStep), (.want, invocation.want),
      (.scenario, invocation.scenario), (.after, invocation.after),
    ]
    guard let given = values.first(where: { $0.1 != nil })?.0 else { return }
    throw .usage(.needsALayout(option: given.typed, term: term), .usage("explain FILE \(typed: given.typed) …"))
  }

  private func explainLayout(_ word: String) throws(Complaint) -> Reply {
    let subject = try subject(word, in: try packIfPresent())
    if let wish = invocation.want { return try explain(wish, of: subject) }
    guard var wanted = subject.scenarios.first else { throw .usage(.noScenarioToShow(word)) }
    if let id = invocation.scenario {
      guard let found = subject.scenarios.first(where: { $0.id == id && !id.isEmpty }) else {
        let known = subject.scenarios.map(\.id).filter { !$0.isEmpty }
        let advice: ComplaintSentence = nearest(to: id, in: known).map { .didYouMean($0) } ?? .known(known)
        throw .usage(.noScenario(id), known.isEmpty ? .onlyExercisesHaveScenarios(word) : advice)
      }
      wanted = found
    }
    let program: Program
    let deadline = Deadline(memory: Deadline.usualMemory)
    switch compile(subject.answer, with: subject.given, by: deadline) {
    case .failure(let stop): return stopped(by: stop.problems)
    case .success(let compiled): program = compiled
    }
    wanted.request.traced = true
    wanted.request.explained = true
    let steps = invocation.steps.isEmpty ? subject.steps(of: wanted.id) : invocation.steps
    let moment = try moment(among: steps, of: word, wanted.id)
    switch seen(program, for: wanted.request, moment.map { Array(steps.prefix($0 + 1)) } ?? [], by: deadline) {
    case .failure(let stop): return stopped(by: stop.problems)
    case .success(let (scene, step)):
      let checked = subject.exercise?.check ?? scene.views.filter { $0.naming != .content }.map(\.name)
      guard let explanation = LayoutExplanation(scene, sources: program.sources, checked: checked, in: language) else {
        throw .fault("\(word) has been laid out without its trace.")
      }
      let page = ExplainPage(
        name: subject.answer.name, word: word, scenario: wanted.id, moments: steps.names, moment: moment, scene: scene,
        lastStep: step, sources: program.sources, explanation: explanation, say: say)
      guard let view = invocation.view ?? invocation.stepByStep else {
        return page.answer(showsAll: invocation.flags.contains(.all))
      }
      guard
        let chain = LayoutExplanation.chain(
          to: view, in: scene, sources: program.sources, speaking: language)
      else {
        throw unknownView(view, in: scene)
      }
      if invocation.view != nil { return page.answer(following: view, chain) }
      return page.answer(stepping: ContainerStory(near: view, in: scene, sources: program.sources, speaking: language))
    }
  }

  func unknownView(_ view: String, in scene: Scene) -> Complaint {
    var names: [String] = []
    for name in scene.views.map(\.name) where !names.contains(name) { names.append(name) }
    let unseen = scene.warnings.lazy.compactMap(\.presentsUnseen).first
    let advice: ComplaintSentence =
      nearest(to: view, in: names).map { .didYouMean($0) } ?? unseen.map { .mayBeUnseen(in: $0) }
      ?? (names.isEmpty ? .nameAView : .namedHere(names))
    return .usage(.noView(view), advice)
  }

  /// The index of the step whose result is explained; nil for the start.
  private func moment(among steps: [SceneStep], of word: String, _ scenario: String) throws(Complaint) -> Int? {
    guard let after = invocation.after else { return invocation.steps.isEmpty ? nil : steps.indices.last }
    guard !steps.isEmpty else {
      throw scenario.isEmpty
        ? .usage(.nothingIsDone(inFile: word), .doSomething(word))
        : .usage(.noStepsIn(scenario: scenario), .lookWithoutAfter)
    }
    if let number = Int(after), steps.indices.contains(number - 1) { return number - 1 }
    let names = steps.names
    if let found = names.firstIndex(where: { $0.lowercased() == after.lowercased() }) { return found }
    throw .usage(.noStep(after), nearest(to: after, in: names).map { .didYouMean($0) } ?? .known(names))
  }

  /// The scene that a program shows after steps.
  ///
  /// - Parameter onTheWay: whether to return the last requested instant of the animation instead of the final state.
  func shown(
    _ program: Program, for request: SceneRequest, _ steps: [SceneStep], onTheWay: Bool,
    by deadline: Deadline
  ) -> Result<Scene, RunFailure> {
    guard !steps.isEmpty else { return scene(of: program, for: request, by: deadline) }
    return performance(of: program, for: request, steps: steps, by: deadline).map { $0.lastSeen(onTheWay) }
  }

  /// The scene together with the changes of the last step; nil in place of the changes if there are no steps.
  private func seen(
    _ program: Program, for request: SceneRequest, _ steps: [SceneStep], by deadline: Deadline
  ) -> Result<(Scene, ExplainPage.LastStep?), RunFailure> {
    guard !steps.isEmpty else { return scene(of: program, for: request, by: deadline).map { ($0, nil) } }
    return performance(of: program, for: request, steps: steps, by: deadline).map { performance in
      let before = performance.moments.dropLast().last?.scene ?? performance.start
      let step = performance.moments.last.map { ExplainPage.LastStep(change: $0.change, before: before) }
      return (performance.lastSeen(false), step)
    }
  }
}

extension ScenePerformance {
  /// The scene after all steps.
  fileprivate func lastSeen(_ onTheWay: Bool) -> Scene {
    guard let last = moments.last else { return start }
    return onTheWay ? last.instants.last { $0.time != .atRest }?.scene ?? last.scene : last.scene
  }
}

extension Problem {
  /// The modifier of a presented view that is not shown; nil for other problems.
  fileprivate var presentsUnseen: String? {
    if let message = message as? SceneMessage, case .presentsUnseen(let name) = message { name } else { nil }
  }
}

extension Session.Subject {
  /// The steps of a scenario of the exercise.
  fileprivate func steps(of scenario: String) -> [SceneStep] {
    exercise?.scenarios.first { $0.id == scenario }?.steps ?? []
  }
}
