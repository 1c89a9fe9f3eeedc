import Diagnostics

/// A result, read back: what other formats and reports are made of.
public struct GradeRecord: Sendable {
  /// How trying it ended.
  public enum Status: String, Sendable {
    /// Everything is as it was asked.
    case pass
    /// Something is not.
    case fail
    /// It could not be laid out.
    case error
  }

  /// A scenario of the exercise, and what became of the answer in it.
  public struct Scenario: Sendable {
    /// Its name.
    public var id: String
    /// Whether learners are told of it as the rubric says only.
    public var isHidden: Bool
    /// What became of it.
    public var status: Status
    /// The stage.
    public var size: [Double]
    /// The points for it; nil where only a pass of all counts.
    public var points: Double?
    /// What it is worth.
    public var maxPoints: Double?
    /// Views in their places, and views that were compared.
    public var matching: Int
    /// How many were compared.
    public var checked: Int
    /// The views; none where they are kept back.
    public var views: [View]
    /// What stopped it.
    public var problems: [Finding]
    /// Predictions that are wrong, by their names.
    public var wrongAnswers: [String]
  }

  /// A checked view.
  public struct View: Sendable {
    /// Its name.
    public var name: String
    /// The moment after a step at which it was looked at; nil for the start.
    public var moment: String?
    /// Whether it is where it should be.
    public var matches: Bool
    /// x, y, width, height; nil for a view that should not be there.
    public var expected: [Double]?
    /// x, y, width, height; nil for a view that is not there.
    public var actual: [Double]?
    /// Where the source makes it.
    public var line: Int?

    /// Its name, with the moment if that is not the start: `knob (tap left)`.
    public var label: String { moment.map { "\(name) (\($0))" } ?? name }
  }

  /// Something to tell, with its place.
  public struct Finding: Sendable {
    /// A diagnosis or a kind of problem, by its name.
    public var id: String
    /// How much it matters.
    public var severity: String
    /// What is so.
    public var title: String
    /// Why, and what to do.
    public var rest: String
    /// The file that it speaks of.
    public var file: String?
    /// Counted from 1.
    public var line: Int?
    /// Counted from 1.
    public var column: Int?

    /// All its words.
    public var message: String { rest.isEmpty ? title : "\(title) \(rest)" }
  }

  /// Its name among all that were graded.
  public var submission: String
  /// Who handed it in.
  public var learner: String
  /// The file.
  public var file: String
  /// What it answers.
  public var exercise: String
  /// What people call the exercise.
  public var title: String
  /// The fingerprint of the text; nil for what is none.
  public var source: String?
  /// The fingerprint of the exercise; nil where there is none.
  public var fingerprint: String?
  /// How trying it ended.
  public var status: Status
  /// What it gets.
  public var points: Double
  /// What a pass gets.
  public var maxPoints: Double
  /// What learners are told of hidden scenarios.
  public var hidden: RevealPolicy
  /// How late it came, and what is left of the points; nil for what came in time.
  public var late: Lateness.Outcome?
  /// In the exercise's order.
  public var scenarios: [Scenario]
  /// What kept it from being tried.
  public var problems: [Finding]
  /// Rules of the code that it breaks.
  public var brokenRules: [Finding]
  /// Why it is not right.
  public var diagnoses: [Finding]

  /// What there is to say of it: why it could not be tried, else why it is not right, else what stopped it in a scenario.
  public var reasons: [Finding] {
    if !problems.isEmpty { return problems }
    return diagnoses.isEmpty ? Array(scenarios.filter { !$0.isHidden }.flatMap(\.problems).prefix(1)) : diagnoses
  }

  /// Reads a line of results; nil for what is none.
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
