import Diagnostics
import LayoutLanguage
import LayoutProgram

extension ExerciseVerification {
  /// Checks that every checked view appears in some scenario, every step is possible, and every image exists.
  mutating func checkScenes(_ material: Material, _ program: Program) {
    var seen = SeenNames()
    forEachScenario(of: material.exercise) { work, scenario, way in
      work.checkEnds(of: scenario, way)
      let deadline = Deadline(seconds: work.verifier.seconds)
      guard let outcome = try? material.shown(program, in: scenario, by: deadline) else { return }
      switch outcome {
      case .failure(let stop): work.addStop(stop, of: program, material, scenario, way)
      case .success(let shown):
        let scenes = [shown.start] + shown.moments.map(\.scene)
        seen.add(scenes)
        work.checkAsked(scenario, scenes, way)
        work.checkImages(in: scenes, of: program, material)
      }
    }
    // Without all scenarios, missing views cannot be judged.
    guard seen.count == material.exercise.scenarios.count else { return }
    for (name, way) in material.exercise.viewNames where !seen.has(name) {
      let near = nearest(to: name, in: seen.names).map { "Did you mean \"\($0)\"?" }
      add(
        .names, inside: way, "the solution shows no view called \"\(name)\" in any scenario",
        near ?? "Named there: \(seen.names.prefix(8).joined(separator: ", ")).")
    }
  }

  /// Warns of a last step that is compared on its way only: an answer that ends elsewhere would pass. An author who
  /// counts in seconds knows when the end is.
  private mutating func checkEnds(of scenario: ExerciseScenario, _ way: [JSONStep]) {
    guard let times = scenario.steps.last?.times, !times.contains(.atRest),
      !times.contains(where: { if case .seconds = $0 { true } else { false } })
    else { return }
    add(
      .scenarios, isWarning: true, inside: way + ["steps", .element(scenario.steps.count - 1), "times"],
      "the frames after this step are not compared, only those on the way", "Add 1, the end, to its \"times\".")
  }

  /// Reports why a scenario stopped: at the step in exercise.json if that is to blame, else in the code.
  private mutating func addStop(
    _ stop: RunFailure, of program: Program, _ material: Material, _ scenario: ExerciseScenario, _ way: [JSONStep]
  ) {
    guard let number = failingStep(program, material, scenario), let problem = stop.problems.all.first else {
      return fail(stop.problems, .sources, file: ExerciseFile.solution.rawValue)
    }
    // The last note repeats the step.
    let notes = problem.notes.dropLast().map(\.message.english).joined(separator: " ")
    add(.names, inside: way + ["steps", .element(number)], problem.message.english, notes)
  }

  /// The index of the first impossible step; nil if no step is to blame.
  private func failingStep(_ program: Program, _ material: Material, _ scenario: ExerciseScenario) -> Int? {
    let first = (0...scenario.steps.count).first { count in
      var shorter = scenario
      shorter.steps = Array(scenario.steps.prefix(count))
      let deadline = Deadline(seconds: verifier.seconds)
      guard let outcome = try? material.shown(program, in: shorter, by: deadline) else { return true }
      if case .failure = outcome { return true }
      return false
    }
    return first.flatMap { $0 == 0 ? nil : $0 - 1 }
  }

  /// Reports replaced data sets that the code does not load.
  private mutating func checkAsked(_ scenario: ExerciseScenario, _ scenes: [Scene], _ way: [JSONStep]) {
    let asked = scenes.reduce(into: Set<String>()) { $0.formUnion($1.dataAsked) }
    for substitution in scenario.data where !asked.contains(substitution.name) {
      let near = nearest(to: substitution.name, in: asked.sorted()).map { "Did you mean \"\($0)\"?" }
      let known = asked.isEmpty ? "It loads none." : "It loads \(asked.sorted().joined(separator: ", "))."
      add(
        .names, inside: way + ["data", .member(substitution.name)],
        "the code loads no data set \"\(substitution.name)\" in this scenario", near ?? known)
    }
  }

  private mutating func checkImages(in scenes: [Scene], of program: Program, _ material: Material) {
    for warning in scenes.flatMap(\.warnings) {
      guard let name = warning.missingImage, let range = warning.range,
        program.sources.indices.contains(range.file)
      else { continue }
      let place = program.sources[range.file].location(at: range.lower)
      let near = nearest(to: name, in: material.images.keys.sorted()).map { "Did you mean \"\($0)\"?" }
      let finding = VerificationFinding(
        .names, exercise: reference.id, file: place.file, line: place.line, "there is no image \"\(name)\"",
        advice: near ?? "List it with its size in \(ImageManifest.file).")
      if !result.findings.contains(finding) { result.findings.append(finding) }
    }
  }
}

extension Exercise {
  /// The views that exercise.json names in checks and rules, each with its path.
  fileprivate var viewNames: [(name: String, way: [JSONStep])] {
    let checked = check.enumerated().map { ($0.element, [JSONStep.member("check"), .element($0.offset)]) }
    let shown = rules.enumerated().flatMap { place, rule -> [(String, [JSONStep])] in
      guard case .shows(let view, over: let other) = rule.demand else { return [] }
      return [("shows", view), ("over", other)].map { ($0.1, ["rules", .element(place), .member($0.0)]) }
    }
    return checked + shown
  }
}

/// All names in the scenes.
private struct SeenNames {
  private var scenes: [ViewFinder] = []
  private(set) var names: [String] = []

  /// The number of scenarios that ran.
  private(set) var count = 0

  /// Adds the scenes of one scenario.
  mutating func add(_ scenario: [Scene]) {
    count += 1
    for finder in scenario.map({ ViewFinder($0) }) {
      scenes.append(finder)
      for name in finder.names where !names.contains(name) { names.append(name) }
    }
  }

  /// Whether a check of this name finds a view.
  func has(_ name: String) -> Bool {
    scenes.contains { finder in
      if case .nothing = finder.find(name) { false } else { true }
    }
  }
}
