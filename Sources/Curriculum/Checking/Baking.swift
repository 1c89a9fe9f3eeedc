import Diagnostics
import LayoutEngine
import LayoutLanguage
import LayoutProgram

extension Material {
  /// Computes the expected frames from the reference solution.
  ///
  /// - Throws: a problem if the solution does not run, a checked view has no unique name, or a scenario would compare
  ///   nothing.
  public func bake(_ solution: SourceText, seconds: Double = Deadline.usual) throws(Problems) -> Expectations {
    let deadline = Deadline(seconds: seconds)
    let baked = deadline.outcome(of: .solution) { () throws(Problems) in try bake(solution, by: deadline) }
    return try baked.orProblems()
  }

  private func bake(_ solution: SourceText, by deadline: Deadline) throws(Problems) -> Expectations {
    let program = try Program.compile([solution] + (given.map { [$0] } ?? []), by: deadline)
    var scenarios: [Expectations.Scenario] = []
    for scenario in exercise.scenarios {
      if exercise.view == nil {
        // Questions about words alone need no layout.
        scenarios.append(Expectations.Scenario(id: scenario.id, frames: []))
        continue
      }
      let shown = try shown(program, in: scenario, by: deadline).orProblems()
      let frames = try frames(in: ViewFinder(shown.start), sources: program.sources)
      guard !frames.isEmpty else { throw nothingToCompare(in: scenario) }
      var baked = Expectations.Scenario(id: scenario.id, frames: frames)
      for moment in shown.moments {
        let frames = try self.frames(in: ViewFinder(moment.scene), sources: program.sources)
        baked.moments.append(Expectations.Moment(key: moment.key, frames: frames))
      }
      scenarios.append(baked)
    }
    try checkAllFound(in: scenarios)
    return Expectations(
      engine: EngineVersion.current, solution: Fingerprint.of(solution.text), scenarios: scenarios)
  }

  /// The frames of the checked views.
  func frames(in finder: ViewFinder, sources: [SourceText]) throws(Problems) -> [Expectations.Frame] {
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
    let names = scenarios.flatMap { ($0.frames + $0.moments.flatMap(\.frames)).map(\.name) }
    for name in exercise.check where !names.contains(where: { ViewName($0).isOne(of: name) }) {
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
  /// The differences from older expectations, one sentence per view; empty if the frames are the same.
  public func changes(since old: Expectations) -> [String] {
    var lines: [String] = []
    for scenario in scenarios {
      let before = old.scenarios.first { $0.id == scenario.id }
      lines += Self.changes(to: scenario.frames, from: before?.frames ?? [], in: scenario.id)
      for moment in scenario.moments {
        let stored = before?.moments.first { $0.key == moment.key }?.frames ?? []
        lines += Self.changes(to: moment.frames, from: stored, in: "\(scenario.id), \(moment.key)")
      }
      let gone = (before?.moments ?? []).filter { moment in !scenario.moments.contains { $0.key == moment.key } }
      lines += gone.map { "\(scenario.id): “\($0.key)” is no longer there" }
    }
    let gone = old.scenarios.filter { view in !scenarios.contains { $0.id == view.id } }
    return lines + gone.map { "\($0.id): the scenario is no longer there" }
  }

  private static func changes(to frames: [Frame], from before: [Frame], in place: String) -> [String] {
    let gone = before.filter { view in !frames.contains { $0.name == view.name } }
    return frames.compactMap { change(to: $0, from: before, in: place) }
      + gone.map { "\(place): \($0.name) is no longer there" }
  }

  private static func change(to new: Frame, from before: [Frame], in place: String) -> String? {
    guard let old = before.first(where: { $0.name == new.name }) else {
      return "\(place): \(new.name) is new, \(new.frame.inWords)"
    }
    let numbers = [
      ("x", old.frame.x, new.frame.x), ("y", old.frame.y, new.frame.y), ("width", old.frame.width, new.frame.width),
      ("height", old.frame.height, new.frame.height),
    ]
    let words = numbers.filter { $0.1 != $0.2 }.map { "\($0.0) \(points($0.1)) → \(points($0.2))" }
    return words.isEmpty ? nil : "\(place): \(new.name) \(words.joined(separator: ", "))"
  }
}

extension Point {
  /// The point in a short form: `105,32`.
  public var inWords: String { "\(points(x)),\(points(y))" }
}

extension Rect {
  /// The frame in a short form: `105,32 120 × 40`.
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

extension Result where Failure == RunFailure {
  /// The value. Throws the problems of a failure.
  func orProblems() throws(Problems) -> Success {
    switch self {
    case .success(let value): return value
    case .failure(let stop): throw stop.problems
    }
  }
}
