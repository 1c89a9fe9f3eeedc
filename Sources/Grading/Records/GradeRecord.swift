import Diagnostics

/// A parsed result, which other formats and reports are made from.
public struct GradeRecord: Sendable {
  /// The outcome.
  public enum Status: String, Sendable {
    /// Everything is right.
    case pass
    /// Something is wrong.
    case fail
    /// It could not be laid out.
    case error
  }

  /// A scenario of the exercise and its result.
  public struct Scenario: Sendable {
    /// Its name.
    public var id: String
    /// Whether it is hidden, so that the rubric decides what learners see.
    public var isHidden: Bool
    /// The outcome.
    public var status: Status
    /// The stage's size.
    public var size: [Double]
    /// The awarded points; nil if only a pass of the whole counts.
    public var points: Double?
    /// The possible points.
    public var maxPoints: Double?
    /// The number of checked views in their expected frames.
    public var matching: Int
    /// The number of checked views.
    public var checked: Int
    /// The views; empty if they are withheld.
    public var views: [View]
    /// What it changes in comparison with the first scenario, as code: `steam: 20`.
    public var setting: [String]
    /// The problems that stopped it.
    public var problems: [Finding]
    /// The names of wrong predictions.
    public var wrongAnswers: [String]
  }

  /// A checked view.
  public struct View: Sendable {
    /// Its name.
    public var name: String
    /// The step after which it was checked; nil for the start.
    public var moment: String?
    /// Whether its frame is right.
    public var matches: Bool
    /// x, y, width, height; nil for a view that should not exist.
    public var expected: [Double]?
    /// x, y, width, height; nil for a view that does not exist.
    public var actual: [Double]?
    /// The file of its source line.
    public var file: String?
    /// Its source line.
    public var line: Int?

    /// Its name, with the moment if it is not the start: `knob (tap left)`.
    public var label: String { moment.map { "\(name) (\($0))" } ?? name }
  }

  /// A diagnosis or problem with its location.
  public struct Finding: Sendable {
    /// The name of the diagnosis or the kind of problem.
    public var id: String
    /// The severity.
    public var severity: String
    /// The fact.
    public var title: String
    /// The reason.
    public var rest: String
    /// The edit that would mend it; empty if there is none, or if learners may not read it.
    public var fix = ""
    /// The file.
    public var file: String?
    /// Counted from 1.
    public var line: Int?
    /// Counted from 1.
    public var column: Int?

    /// Title, reason and fix.
    public var message: String { [title, rest, fix].filter { !$0.isEmpty }.joined(separator: " ") }
  }

  /// Its unique name among all submissions.
  public var submission: String
  /// The learner who submitted it: the roster's id, or the name that was handed in.
  public var learner: String
  /// The learner's name on the roster.
  public var name: String?
  /// The learner's group on the roster.
  public var group: String?
  /// The instructor's comment.
  public var comment = ""
  /// Whether the instructor has set the points by hand.
  public var isByHand = false
  /// The file.
  public var file: String
  /// The exercise that it answers.
  public var exercise: String
  /// The exercise's title.
  public var title: String
  /// The text's fingerprint; nil if the submission is not a text.
  public var source: String?
  /// The exercise's fingerprint; nil if there is no such exercise.
  public var fingerprint: String?
  /// The outcome.
  public var status: Status
  /// Whether it is the starter, unchanged.
  public var isUntouched: Bool
  /// The awarded points.
  public var points: Double
  /// The points of a pass.
  public var maxPoints: Double
  /// The visibility of hidden scenarios for learners.
  public var hidden: RevealPolicy
  /// The delay and the remaining share of the points; nil if it is not late.
  public var late: Lateness.Outcome?
  /// In the exercise's order.
  public var scenarios: [Scenario]
  /// The problems that prevented the check.
  public var problems: [Finding]
  /// Violated rules about the code.
  public var brokenRules: [Finding]
  /// The reasons why the answer is wrong.
  public var diagnoses: [Finding]

  /// The findings to report: why it could not be checked, else why it is wrong, else what stopped it in a scenario.
  public var reasons: [Finding] {
    if !problems.isEmpty { return problems }
    // Praise for a way to pass is out of place in an answer that does not.
    let fitting = diagnoses.filter { status == .pass || $0.severity != "celebratory" }
    return fitting.isEmpty ? Array(scenarios.filter { !$0.isHidden }.flatMap(\.problems).prefix(1)) : fitting
  }

  /// Parses a line of results; nil if it is not one.
  public init?(_ json: JSON) {
    guard json["formatVersion"]?.number == 1, let submission = json["submission"]?.string,
      let status = json["status"]?.string.flatMap(Status.init), let exercise = json["exercise"]?.string
    else { return nil }
    self.init(json, submission, status, exercise)
  }

  private init(_ json: JSON, _ submission: String, _ status: Status, _ exercise: String) {
    self.submission = submission
    self.status = status
    self.exercise = exercise
    learner = json["learner"]?.string ?? ""
    file = json["file"]?.string ?? ""
    title = json["title"]?.string ?? exercise
    source = json["source"]?.string
    fingerprint = json["pack"]?["hash"]?.string
    isUntouched = json["untouched"]?.bool ?? false
    points = json["points"]?.number ?? 0
    maxPoints = json["maxPoints"]?.number ?? 0
    hidden = json.revealPolicy
    late = json.lateness
    scenarios = json.scenarios
    problems = json.problems
    brokenRules = json.brokenRules
    diagnoses = json.diagnoses
  }
}
