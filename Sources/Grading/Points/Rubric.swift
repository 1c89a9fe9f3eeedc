import Diagnostics

/// The points of answers, in a file separate from the pack, so that learners may get the pack.
///
///     {"format": 1, "points": "scenario", "hidden": "count", "deadline": "2026-11-20T18:00:00Z",
///      "late": [{"hours": 24, "percent": 90}],
///      "exercises": {"menu-icons": {"worth": 10, "scenarios": {"base": 2, "wide": 1}}}}
public struct Rubric: Hashable, Sendable {
  /// The settings for one exercise.
  public struct Part: Hashable, Sendable {
    /// The points of a pass; nil for the exercise's own.
    public var worth: Score?
    /// The way to award points; nil for the general setting.
    public var points: PointsPolicy?
    /// The deadline; nil for the general setting.
    public var deadline: UTCTime?
    /// The weight of each named scenario; 1 for the others.
    public var scenarios: [String: Int] = [:]
    /// The name of the assignment in Moodle or Canvas; nil for the exercise's.
    public var column: String?
  }

  /// The way to award points.
  public var points = PointsPolicy.all
  /// The visibility of hidden scenarios for learners.
  public var hidden = RevealPolicy.count
  /// Whether learners read the edit that would mend their answer.
  public var fixes = false
  /// The deadline; nil if nothing is ever late.
  public var deadline: UTCTime?
  /// The penalties for late submissions.
  public var late: [Lateness.Row] = []
  /// By exercise name.
  public var exercises: [String: Part] = [:]

  /// Makes the default rubric: all or nothing, with each exercise's own points.
  public init() {}

  /// The way an exercise awards points.
  public func policy(of exercise: String) -> PointsPolicy { exercises[exercise]?.points ?? points }

  /// The deadline and penalties of an exercise; nil if nothing is ever late.
  public func lateness(of exercise: String) -> Lateness? {
    (exercises[exercise]?.deadline ?? deadline).map { Lateness(deadline: $0, rows: late) }
  }
}

extension Rubric {
  static let keys = ["format", "points", "hidden", "fixes", "deadline", "late", "exercises"]
  static let partKeys = ["worth", "points", "deadline", "scenarios", "column"]
  static let rowKeys = ["hours", "percent"]

  /// Reads a rubric.
  ///
  /// - Parameter known: the scenarios of each existing exercise; any other name is a problem.
  /// - Throws: the first problem.
  public init(_ source: SourceText, known: (String) -> [String]?) throws(Problem) {
    let json = try JSON.read(source)
    let reader = try ObjectReader(json, what: "a rubric", keys: Self.keys)
    guard try reader.required("format", as: .wholeNumber) == 1 else {
      throw reader.problem("the only format of a rubric is 1", at: "format")
    }
    points = try reader.optional("points", as: .policy) ?? .all
    hidden = try reader.optional("hidden", as: .reveal) ?? .count
    fixes = try reader.optional("fixes", as: .flag) ?? false
    deadline = try reader.optional("deadline", as: .time)
    late = try reader.optional("late", as: .list(of: .latenessRow)) ?? []
    for (earlier, later) in zip(late, late.dropFirst()) where earlier.hours >= later.hours {
      throw reader.problem("the rows of \"late\" go from few hours to many", at: "late")
    }
    if deadline == nil, !late.isEmpty, json["exercises"] == nil {
      throw reader.problem("without a \"deadline\" nothing is late", at: "late")
    }
    for member in try reader.optional("exercises", as: .object) ?? [] {
      guard let scenarios = known(member.key) else {
        throw Problem(.input, AuthorMessage("the pack has no exercise \"\(member.key)\""), at: member.keyRange)
      }
      let part = try JSONForm<Part>.part.value(of: member.value, called: "\"\(member.key)\"")
      if let name = part.scenarios.keys.sorted().first(where: { !scenarios.contains($0) }) {
        let words = "\(member.key) has no scenario \"\(name)\"; it has \(scenarios.joined(separator: ", "))"
        throw Problem(.input, AuthorMessage(words), at: member.value["scenarios"]?.range)
      }
      if let column = part.column, let other = exercises.first(where: { $0.value.column == column })?.key {
        let words = "\"\(column)\" is the column of \(other) already"
        throw Problem(.input, AuthorMessage(words), at: member.value["column"]?.range)
      }
      exercises[member.key] = part
    }
  }
}

extension JSONForm where Value == PointsPolicy {
  static var policy: JSONForm { word(of: PointsPolicy.allCases, "all, scenario or view") }
}

extension JSONForm where Value == RevealPolicy {
  static var reveal: JSONForm { word(of: RevealPolicy.allCases, "nothing, count, names or all") }
}

extension JSONForm where Value == UTCTime {
  static var time: JSONForm {
    JSONForm("a time such as \"2026-11-20T18:00:00Z\"") { json in json.string.flatMap { UTCTime($0) } }
  }
}

extension JSONForm where Value == Lateness.Row {
  fileprivate static var latenessRow: JSONForm {
    JSONForm("a row of hours and percent") { (json: JSON, what: String) throws(Problem) in
      let reader = try ObjectReader(json, what: what, keys: Rubric.rowKeys)
      return Lateness.Row(
        hours: try reader.required("hours", as: .hours), percent: try reader.required("percent", as: .percent))
    }
  }
}

extension JSONForm where Value == Rubric.Part {
  fileprivate static var part: JSONForm {
    JSONForm("what an exercise is worth") { (json: JSON, what: String) throws(Problem) in
      let reader = try ObjectReader(json, what: what, keys: Rubric.partKeys)
      var part = Rubric.Part()
      part.worth = try reader.optional("worth", as: .score)
      part.points = try reader.optional("points", as: .policy)
      part.deadline = try reader.optional("deadline", as: .time)
      part.column = try reader.optional("column", as: .text)
      for member in try reader.optional("scenarios", as: .object) ?? [] {
        part.scenarios[member.key] = try JSONForm<Int>.weight.value(of: member.value, called: "\"\(member.key)\"")
      }
      return part
    }
  }
}

extension JSONForm where Value == Double {
  fileprivate static var hours: JSONForm {
    JSONForm("hours, from 0 to 10000") { json in json.number.flatMap { (0...10_000).contains($0) ? $0 : nil } }
  }
}

extension JSONForm where Value == Score {
  fileprivate static var score: JSONForm {
    JSONForm("points, from 0 to 1000") { json in
      json.number.flatMap { (0...1000).contains($0) ? Score($0) : nil }
    }
  }
}

extension JSONForm where Value == Int {
  fileprivate static var percent: JSONForm {
    JSONForm("a whole number from 0 to 100") { json in
      json.number.flatMap { Int(exactly: $0) }.flatMap { (0...100).contains($0) ? $0 : nil }
    }
  }

  fileprivate static var weight: JSONForm {
    JSONForm("a whole number from 0 to 1000") { json in
      json.number.flatMap { Int(exactly: $0) }.flatMap { (0...1000).contains($0) ? $0 : nil }
    }
  }
}
