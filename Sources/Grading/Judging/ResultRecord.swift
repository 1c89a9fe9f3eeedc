import Curriculum
import Diagnostics

/// Writes results in the format `course-grade`, version 1, of `Docs/Schemas/grade.schema.json`.
///
///     {"formatVersion": 1, "submission": "anna/menu-icons.layout", "learner": "anna", "exercise": "menu-icons",
///      "status": "fail", "points": 1.5, "maxPoints": 3, "scenarios": […], "diagnoses": […], …}
struct ResultRecord {
  private typealias Members = [(key: String, value: JSON)]

  private let submission: Submission
  private let fingerprint: String?
  private let seed: UInt64?

  init(_ submission: Submission, _ content: SubmittedContent, seed: UInt64? = nil) {
    self.submission = submission
    self.seed = seed
    if case .text(let text) = content { fingerprint = Fingerprint.of(text) } else { fingerprint = nil }
  }

  /// The result of a complete check.
  func judged(_ report: CheckReport, _ item: SeededItem, _ rubric: Rubric, sources: [SourceText]) -> JSON {
    let status = report.verdict == .passed ? "pass" : report.verdict == .notYet ? "fail" : "error"
    let rest: Members = [
      ("problems", report.problems?.json ?? []), ("warnings", report.warnings?.json ?? []),
      ("rules", JSON(report.rules.map { $0.json(sources: sources) })),
      ("diagnoses", JSON(report.diagnoses.map { $0.json(sources: sources) })),
    ]
    let scoring = Scoring(report, of: item.material.exercise, by: rubric)
    let showsHidden = rubric.hidden == .all
    let all = item.material.exercise.scenarios
    let scenarios = all.enumerated().map { index, scenario -> JSON in
      let result = report.scenarios.first { $0.scenario.id == scenario.id }
      let known = result?.json(sources: sources, showsHidden: showsHidden) ?? Self.untried(scenario)
      let setting = scenario.isHidden && !showsHidden ? [] : scenario.setting(apartFrom: all.first ?? scenario)
      return scored(known, scoring.scenarios.map { $0[index] }, setting)
    }
    return whole(status, item, rubric, scoring, scenarios, rest)
  }

  /// The result of an incomplete check.
  func fault(_ fault: GradingFault, _ item: SeededItem, _ rubric: Rubric, _ language: Language) -> JSON {
    let problems = Problems([Problem(fault.kind, fault)], in: []).spoken(in: language)
    let scoring = Scoring(nil, of: item.material.exercise, by: rubric)
    let scenarios = item.material.exercise.scenarios.enumerated().map { index, scenario in
      scored(Self.untried(scenario), scoring.scenarios.map { $0[index] })
    }
    return whole("error", item, rubric, scoring, scenarios, Self.only(problems))
  }

  /// The result if there is no exercise to check it with.
  func unjudged(_ problems: Problems) -> JSON {
    let nothing: Members = [
      ("title", nil), ("pack", nil), ("engine", JSON(EngineVersion.current)), ("source", JSON(fingerprint)),
      ("seed", nil), ("status", "error"), ("untouched", false), ("points", 0), ("maxPoints", 0), ("policy", nil),
      ("hidden", nil),
      ("late", nil), ("scenarios", []),
    ]
    return JSON(members: head + nothing + Self.only(problems))
  }

  // MARK: Parts

  private var head: Members {
    [
      ("formatVersion", 1), ("submission", JSON(submission.id)), ("learner", JSON(submission.learner)),
      ("file", JSON(submission.file)), ("exercise", JSON(submission.exercise)),
    ]
  }

  private func whole(
    _ status: String, _ item: SeededItem, _ rubric: Rubric, _ scoring: Scoring, _ scenarios: [JSON], _ rest: Members
  ) -> JSON {
    let id = submission.exercise
    let late = submission.submitted.flatMap {
      rubric.lateness(of: id)?.outcome(of: $0, extraHours: submission.extraHours)
    }
    let points = late.map { scoring.total.share($0.percent, of: 100) } ?? scoring.total
    let pack: JSON = [
      "id": JSON(item.pack.id), "version": JSON(item.pack.version), "hash": JSON(item.material.fingerprint),
    ]
    let lateness: JSON? = late.map { late in
      [
        "seconds": JSON(late.seconds), "percent": JSON(late.percent), "pointsInTime": JSON(scoring.total),
        "extension": JSON(late.extraHours),
      ]
    }
    return JSON(
      members: head + [
        ("title", JSON(item.material.exercise.title)), ("pack", pack), ("engine", JSON(EngineVersion.current)),
        ("source", JSON(fingerprint)), ("seed", JSON(seed.map { String($0) })), ("status", JSON(status)),
        ("untouched", JSON(fingerprint == item.starter)), ("points", JSON(points)), ("maxPoints", JSON(scoring.most)),
        ("policy", JSON(rubric.policy(of: id).rawValue)),
        ("hidden", JSON(rubric.hidden.rawValue)), ("late", lateness ?? nil), ("scenarios", JSON(scenarios)),
      ] + rest)
  }

  private func scored(_ scenario: JSON, _ score: (points: Score, most: Score)?, _ setting: [String] = []) -> JSON {
    let members = (scenario.members ?? []).map { (key: $0.key, value: $0.value) }
    let points: Members = [
      ("points", score.map { JSON($0.points) } ?? nil), ("maxPoints", score.map { JSON($0.most) } ?? nil),
      ("setting", JSON(setting.map { JSON($0) })),
    ]
    return JSON(members: members + points)
  }

  private static func untried(_ scenario: ExerciseScenario) -> JSON {
    [
      "id": JSON(scenario.id), "visibility": scenario.isHidden ? "hidden" : "visible", "status": "error",
      "size": [JSON(scenario.size.width), JSON(scenario.size.height)], "matchingViews": 0, "checkedViews": 0,
      "commonShift": nil, "relations": [], "views": [], "moments": [], "answers": [], "problems": [],
    ]
  }

  private static func only(_ problems: Problems) -> Members {
    [("problems", problems.json), ("warnings", []), ("rules", []), ("diagnoses", [])]
  }
}
