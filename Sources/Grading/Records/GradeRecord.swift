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
    /// Whether it is where it should be.
    public var matches: Bool
    /// x, y, width, height; nil for a view that should not be there.
    public var expected: [Double]?
    /// x, y, width, height; nil for a view that is not there.
    public var actual: [Double]?
    /// Where the source makes it.
    public var line: Int?
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

// The parts of a result.
extension JSON {
  fileprivate var revealPolicy: RevealPolicy { self["hidden"]?.string.flatMap(RevealPolicy.init) ?? .nothing }

  fileprivate var lateness: Lateness.Outcome? {
    guard let late = self["late"], let seconds = late.whole("seconds"), let percent = late.whole("percent") else {
      return nil
    }
    return Lateness.Outcome(seconds: seconds, percent: percent)
  }

  fileprivate var scenarios: [GradeRecord.Scenario] { list("scenarios").compactMap(GradeRecord.Scenario.init) }

  fileprivate var problems: [GradeRecord.Finding] { list("problems").map(GradeRecord.Finding.init(problem:)) }

  fileprivate var brokenRules: [GradeRecord.Finding] {
    list("rules").filter { $0["status"]?.string == "fail" }.map(GradeRecord.Finding.init(rule:))
  }

  fileprivate var diagnoses: [GradeRecord.Finding] { list("diagnoses").map(GradeRecord.Finding.init(diagnosis:)) }
}

extension GradeRecord.Scenario {
  fileprivate init?(_ json: JSON) {
    guard let id = json["id"]?.string, let status = json["status"]?.string.flatMap(GradeRecord.Status.init) else {
      return nil
    }
    self.id = id
    self.status = status
    isHidden = json["visibility"]?.string == "hidden"
    size = json["size"]?.numbers ?? []
    points = json["points"]?.number
    maxPoints = json["maxPoints"]?.number
    matching = json.whole("matchingViews") ?? 0
    checked = json.whole("checkedViews") ?? 0
    views = json.list("views").compactMap(GradeRecord.View.init)
    problems = json.list("problems").map(GradeRecord.Finding.init(problem:))
    wrongAnswers = json.list("answers").filter { $0["status"]?.string != "pass" }.compactMap { $0["name"]?.string }
  }
}

extension GradeRecord.View {
  fileprivate init?(_ json: JSON) {
    guard let name = json["name"]?.string else { return nil }
    self.name = name
    matches = json["status"]?.string == "pass"
    expected = json["expected"]?.numbers
    actual = json["actual"]?.numbers
    line = json.whole("line")
  }
}

extension GradeRecord.Finding {
  fileprivate init(problem json: JSON) {
    let notes = json.list("notes").compactMap { $0["message"]?.string }
    self.init(
      id: json["kind"]?.string ?? "problem", severity: json["severity"]?.string ?? "error",
      title: json["message"]?.string ?? "", rest: notes.joined(separator: " "), file: json["file"]?.string,
      line: json.whole("line"), column: json.whole("column"))
  }

  fileprivate init(rule json: JSON) {
    let demand = json["uses"]?.string.map { "uses \($0)" } ?? json["avoids"]?.string.map { "avoids \($0)" } ?? "rule"
    self.init(
      id: demand, severity: json["severity"]?.string ?? "essential", title: json["reason"]?.string ?? "", rest: "",
      file: json["file"]?.string, line: json.whole("line"), column: json.whole("column"))
  }

  fileprivate init(diagnosis json: JSON) {
    let rest = ["reason", "step"].compactMap { json[$0]?.string }.filter { !$0.isEmpty }
    self.init(
      id: json["id"]?.string ?? "", severity: json["severity"]?.string ?? "essential",
      title: json["title"]?.string ?? "", rest: rest.joined(separator: " "), file: json["file"]?.string,
      line: json.whole("line"), column: json.whole("column"))
  }
}

extension JSON {
  fileprivate func list(_ key: String) -> [JSON] { self[key]?.elements ?? [] }

  // Inlined into another accessor of this type it stops the optimizer of Swift 6.3.1 (“Found ownership error”).
  @inline(never)
  fileprivate func whole(_ key: String) -> Int? { self[key]?.number.flatMap { Int(exactly: $0) } }

  fileprivate var numbers: [Double]? {
    guard let elements else { return nil }
    let numbers = elements.compactMap(\.number)
    return numbers.count == elements.count ? numbers : nil
  }
}
