/// Statistics of a class's results, counted incrementally: their size does not depend on the class's.
public struct ClassSummary: Sendable {
  struct Part: Sendable {
    var title = ""
    var submissions = 0
    var passed = 0
    var errors = 0
    var points = 0.0
    var maxPoints = 0.0
    /// The number of failing submissions, by scenario.
    var failedScenarios: [String: Int] = [:]
    /// Submissions by their first finding; the first submission's words represent the others.
    var reasons: [String: Reason] = [:]
  }

  struct Reason: Sendable {
    var count = 0
    var example: String
    var submission: String
    var learner: String
  }

  /// The statistics of one exercise.
  public struct Count: Sendable {
    /// Its name.
    public var exercise: String
    /// The number of submissions.
    public var submissions: Int
    /// The number that passed.
    public var passed: Int
    /// The number that could not be laid out.
    public var errors: Int
  }

  var exercises: [String: Part] = [:]
  /// The number of results.
  public private(set) var submissions = 0

  /// Sorted by exercise name.
  public var counts: [Count] {
    exercises.sorted { $0.key < $1.key }.map { id, part in
      Count(exercise: id, submissions: part.submissions, passed: part.passed, errors: part.errors)
    }
  }

  /// Each mistake with its submissions in all exercises and the exercises, the commonest first.
  var mistakes: [(id: String, count: Int, exercises: [String])] {
    var all: [String: (count: Int, exercises: [String])] = [:]
    for (exercise, part) in exercises.sorted(by: { $0.key < $1.key }) {
      for (id, reason) in part.reasons {
        all[id, default: (0, [])].count += reason.count
        all[id]?.exercises.append(exercise)
      }
    }
    return all.map { ($0.key, $0.value.count, $0.value.exercises) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// Makes empty statistics.
  public init() {}

  /// Adds a result.
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
      let reason = record.isUntouched ? nil : record.reasons.first ?? record.brokenRules.first
      let id = reason?.id ?? (record.isUntouched ? "untouched starter" : "no reason found")
      let example = Reason(example: reason?.title ?? "", submission: record.submission, learner: record.learner)
      part.reasons[id, default: example].count += 1
    }
    exercises[record.exercise] = part
  }
}
