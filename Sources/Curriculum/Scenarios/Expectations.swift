import Diagnostics
import LayoutEngine

/// The expected frames, computed from the reference solution: the content of an `expected.json`.
///
///     {"format": 1, "engine": "1", "solution": "<fingerprint>",
///      "scenarios": {"base": {"start": {"image": [36, 52.5, 120, 120]}},
///                    "tapped": {"start": {…}, "tap left@0.5": {…}, "tap left": {…}}}}
public struct Expectations: Hashable, Sendable {
  /// The version of the engine that computed them.
  public var engine: String
  /// The fingerprint of the solution that they were computed from.
  public var solution: String
  /// The scenarios in the exercise's order.
  public var scenarios: [Scenario]

  /// The expected frames of one scenario.
  public struct Scenario: Hashable, Sendable {
    /// The scenario's name.
    public var id: String
    /// The frames before the first step, in the order of the exercise's checks; empty only for a prediction of words.
    public var frames: [Frame]
    /// The frames after each step and during its animation.
    public var moments: [Moment] = []
  }

  /// The expected frames at one moment.
  public struct Moment: Hashable, Sendable {
    /// The step and, during an animation, the time: `tap left@0.5`, `tap left`.
    public var key: MomentKey
    /// The frames in the order of the exercise's checks.
    public var frames: [Frame]

    fileprivate var json: JSON { JSON(members: frames.map { (key: $0.name, value: JSON($0.frame)) }) }
  }

  /// A view's name and its frame in stage coordinates.
  public struct Frame: Hashable, Sendable {
    /// The name, with `#0`, `#1`, … for views from a `ForEach`.
    public var name: String
    /// The frame, rounded to a thousandth of a point.
    public var frame: Rect
  }

  /// Makes expectations.
  public init(engine: String, solution: String, scenarios: [Scenario]) {
    self.engine = engine
    self.solution = solution
    self.scenarios = scenarios
  }

  /// The name of the file in an exercise's folder.
  public static let fileName = "expected.json"

  /// The key of the scene before the first step.
  static let start = MomentKey("start")

  /// The file's content.
  public var json: JSON {
    let list = scenarios.map { scenario in
      let moments = [Moment(key: Self.start, frames: scenario.frames)] + scenario.moments
      return (key: scenario.id, value: JSON(members: moments.map { (key: $0.key.description, value: $0.json) }))
    }
    return [
      "format": JSON(Pack.format), "engine": JSON(engine), "solution": JSON(solution), "scenarios": JSON(members: list),
    ]
  }
}

extension JSON {
  /// A frame as four numbers: x, y, width, height.
  public init(_ frame: Rect) {
    self = [JSON(frame.x), JSON(frame.y), JSON(frame.width), JSON(frame.height)]
  }
}

extension JSONForm where Value == Rect {
  static var frame: JSONForm {
    JSONForm("a frame") { (json: JSON, what: String) throws(Problem) in
      let numbers = try JSONForm<[Double]>.list(of: .number).value(of: json, called: what)
      guard numbers.count == 4 else {
        throw Problem(.input, "\(what) has to be four numbers: x, y, width, height", at: json.range)
      }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}

extension Expectations {
  /// Parses expectations and checks them against their exercise.
  ///
  /// - Throws: a problem if a scenario is missing or unknown, has nothing to compare, or was computed by another engine
  ///   version.
  public static func read(_ source: SourceText, for exercise: Exercise) throws(Problems) -> Expectations {
    do throws(Problem) {
      let expectations = try Expectations(JSON.read(source))
      try expectations.check(against: exercise)
      return expectations
    } catch {
      throw Problems([error], in: [source])
    }
  }

  /// Parses expectations without checking them against an exercise.
  public static func read(_ source: SourceText) throws(Problems) -> Expectations {
    do throws(Problem) {
      return try Expectations(JSON.read(source))
    } catch {
      throw Problems([error], in: [source])
    }
  }

  static let keys = ["format", "engine", "solution", "scenarios"]

  private init(_ json: JSON) throws(Problem) {
    let reader = try ObjectReader(json, what: "expected.json", keys: Self.keys)
    try checkFormat(of: reader)
    var scenarios: [Scenario] = []
    for member in try reader.required("scenarios", as: .object) {
      scenarios.append(try Self.scenario(member))
    }
    self.init(
      engine: try reader.required("engine", as: .text), solution: try reader.required("solution", as: .text),
      scenarios: scenarios)
  }

  private static func scenario(_ member: JSON.Member) throws(Problem) -> Scenario {
    let what = "the scenario \"\(member.key)\""
    let members = try JSONForm<[JSON.Member]>.object.value(of: member.value, called: what)
    var moments: [Moment] = []
    for moment in members { moments.append(try Self.moment(moment, of: what)) }
    guard let first = moments.firstIndex(where: { $0.key == start }) else {
      throw Problem(.input, "\(what) needs \"\(start)\", an object", at: member.keyRange)
    }
    let frames = moments.remove(at: first).frames
    return Scenario(id: member.key, frames: frames, moments: moments)
  }

  private static func moment(_ member: JSON.Member, of what: String) throws(Problem) -> Moment {
    var frames: [Frame] = []
    for view in try JSONForm<[JSON.Member]>.object.value(of: member.value, called: "\"\(member.key)\" of \(what)") {
      let frame = try JSONForm<Rect>.frame.value(of: view.value, called: "\"\(view.key)\"")
      frames.append(Frame(name: view.key, frame: frame))
    }
    return Moment(key: MomentKey(member.key), frames: frames)
  }

  private func check(against exercise: Exercise) throws(Problem) {
    let again = [Note("Compute them again with: course bake \(exercise.reference.id)")]
    guard engine == EngineVersion.current else {
      let message =
        "the expected frames of \(exercise.reference.id) were computed by engine \(engine), this is engine "
        + EngineVersion.current
      throw Problem(.input, message, notes: again)
    }
    let known = exercise.scenarios.map(\.id)
    if let missing = known.first(where: { id in !scenarios.contains { $0.id == id } }) {
      throw Problem(.input, "expected.json has no frames for the scenario \"\(missing)\"", notes: again)
    }
    if exercise.view != nil, exercise.questions.allSatisfy(\.hashes.isEmpty),
      let empty = scenarios.first(where: \.frames.isEmpty)
    {
      throw Problem(.input, "the scenario \"\(empty.id)\" has no frames to compare", notes: again)
    }
    if let surplus = scenarios.first(where: { !known.contains($0.id) }) {
      throw Problem(.input, "the exercise has no scenario \"\(surplus.id)\"", notes: again)
    }
    for scenario in exercise.scenarios {
      let found = scenarios.first { $0.id == scenario.id }?.moments.map(\.key) ?? []
      let keys = exercise.view == nil ? [] : scenario.moments.map(\.key)
      if let missing = keys.first(where: { !found.contains($0) }) {
        let message = "expected.json has no frames for \"\(missing)\" in the scenario \"\(scenario.id)\""
        throw Problem(.input, message, notes: again)
      }
      if let surplus = found.first(where: { !keys.contains($0) }) {
        throw Problem(.input, "the scenario \"\(scenario.id)\" has no \"\(surplus)\"", notes: again)
      }
    }
  }
}
