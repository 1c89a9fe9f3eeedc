/// What a class got right and wrong, counted as results go by: its size depends on exercises and mistakes, not on how many
/// hand in.
public struct ClassSummary: Sendable {
  struct Part: Sendable {
    var title = ""
    var submissions = 0
    var passed = 0
    var errors = 0
    var points = 0.0
    var maxPoints = 0.0
    /// Failing submissions by scenario.
    var failedScenarios: [String: Int] = [:]
    /// Submissions by what is said of them first; the words of the first such submission stand for all.
    var reasons: [String: Reason] = [:]
  }

  struct Reason: Sendable {
    var count = 0
    var example: String
    var submission: String
  }

  /// How one exercise went.
  public struct Count: Sendable {
    /// Its name.
    public var exercise: String
    /// How many were handed in.
    public var submissions: Int
    /// How many passed.
    public var passed: Int
    /// How many could not be laid out.
    public var errors: Int
  }

  var exercises: [String: Part] = [:]
  /// How many results were counted.
  public private(set) var submissions = 0

  /// By the exercises' names.
  public var counts: [Count] {
    exercises.sorted { $0.key < $1.key }.map { id, part in
      Count(exercise: id, submissions: part.submissions, passed: part.passed, errors: part.errors)
    }
  }

  /// Nothing was counted yet.
  public init() {}

  /// Counts a result.
  public mutating func add(_ record: GradeRecord) {
    submissions += 1
    var part = exercises[record.exercise] ?? Part()
    part.title = record.title
    part.submissions += 1
    part.passed += record.status == .pass ? 1 : 0
    part.errors += record.status == .error ? 1 : 0
    part.points += record.points
    part.maxPoints += record.maxPoints
    for scenario in record.scenarios where scenario.status != .pass {
      part.failedScenarios[scenario.id, default: 0] += 1
    }
    if record.status != .pass {
      let reason = record.reasons.first
      let id = reason?.id ?? "no reason given"
      part.reasons[id, default: Reason(example: reason?.title ?? "", submission: record.submission)].count += 1
    }
    exercises[record.exercise] = part
  }
}
