import Diagnostics
import LayoutEngine
import LayoutLanguage

extension Material {
  /// Computes the frames that answers have to reach from the reference solution.
  ///
  /// - Throws: a problem if the solution does not run, a checked view has no name of its own, or a scenario would compare
  ///   nothing.
  public func bake(_ solution: SourceText, seconds: Double = 1) throws(Problems) -> Expectations {
    let program = try compile(solution, with: given, seconds: seconds).orProblems()
    var scenarios: [Expectations.Scenario] = []
    for scenario in exercise.scenarios {
      if exercise.view == nil {
        // Words only: nothing is laid out.
        scenarios.append(Expectations.Scenario(id: scenario.id, frames: []))
        continue
      }
      let scene = try scene(of: program, for: request(for: scenario), seconds: seconds).orProblems()
      let frames = try frames(in: ViewFinder(scene), sources: program.sources)
      guard !frames.isEmpty else { throw nothingToCompare(in: scenario) }
      scenarios.append(Expectations.Scenario(id: scenario.id, frames: frames))
    }
    try checkAllFound(in: scenarios)
    return Expectations(
      engine: EngineVersion.current, solution: Fingerprint.of(solution.text), scenarios: scenarios)
  }

  private func frames(in finder: ViewFinder, sources: [SourceText]) throws(Problems) -> [Expectations.Frame] {
    var frames: [Expectations.Frame] = []
    for name in exercise.check {
      if case .ambiguous(let first, let second) = finder.find(name) {
        throw Problems([ViewFinder.ambiguity(name, first, second)], in: sources)
      }
      frames += finder.expanded(name).map { .init(name: $0.name, frame: $0.view.frame.toThousandths) }
    }
    return frames
  }

  private func checkAllFound(in scenarios: [Expectations.Scenario]) throws(Problems) {
    let names = scenarios.flatMap { $0.frames.map(\.name) }
    for name in exercise.check where !names.contains(where: { $0 == name || $0.hasPrefix("\(name)#") }) {
      let message = "\(exercise.reference.id) checks \"\(name)\", but no view of the solution has this name"
      let notes = nearest(to: name, in: names).map { [Note("Did you mean \"\($0)\"?")] } ?? []
      throw Problems([Problem(.input, message, notes: notes)], in: [])
    }
  }

  private func nothingToCompare(in scenario: ExerciseScenario) -> Problems {
    let message =
      "the solution of \(exercise.reference.id) shows none of the checked views in the scenario \"\(scenario.id)\""
    return Problems([Problem(.input, message)], in: [])
  }
}

extension Expectations {
  /// What differs from older expectations, one sentence a view; empty if the frames are the same.
  public func changes(since old: Expectations) -> [String] {
    var lines: [String] = []
    for scenario in scenarios {
      let before = old.scenarios.first { $0.id == scenario.id }?.frames ?? []
      lines += scenario.frames.compactMap { Self.change(to: $0, from: before, in: scenario.id) }
      let gone = before.filter { view in !scenario.frames.contains { $0.name == view.name } }
      lines += gone.map { "\(scenario.id): \($0.name) is no longer there" }
    }
    let gone = old.scenarios.filter { view in !scenarios.contains { $0.id == view.id } }
    return lines + gone.map { "\($0.id): the scenario is no longer there" }
  }

  private static func change(to new: Frame, from before: [Frame], in scenario: String) -> String? {
    guard let old = before.first(where: { $0.name == new.name }) else {
      return "\(scenario): \(new.name) is new, \(new.frame.inWords)"
    }
    return old.frame == new.frame ? nil : "\(scenario): \(new.name) \(old.frame.inWords) → \(new.frame.inWords)"
  }
}

extension Point {
  /// The place in a few signs: `105,32`.
  public var inWords: String { "\(points(x)),\(points(y))" }
}

extension Rect {
  /// The frame in a few signs: `105,32 120 × 40`.
  public var inWords: String { "\(origin.inWords) \(points(width)) × \(points(height))" }

  /// The frame with every number rounded to a thousandth of a point.
  var toThousandths: Rect {
    func rounded(_ length: Double) -> Double {
      let thousandths = (length * 1000).rounded() / 1000
      return thousandths.isFinite ? thousandths + 0 : length
    }
    return Rect(x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height))
  }
}

extension Result where Failure == Stop {
  /// The value, or what to tell.
  fileprivate func orProblems() throws(Problems) -> Success {
    switch self {
    case .success(let value): return value
    case .failure(let stop): throw stop.problems
    }
  }
}
