import Diagnostics

/// The part of a result that its learner may see: the rubric decides how much of hidden scenarios.
public struct DisclosedResult: Sendable {
  /// A scenario, or all hidden ones together.
  public struct Test: Sendable {
    /// Its name.
    public var name: String
    /// The outcome.
    public var status: GradeRecord.Status
    /// The awarded points; nil if only a pass of the whole counts.
    public var points: Double?
    /// The possible points.
    public var maxPoints: Double?
    /// The scenario; nil if the learner may see only its name or number.
    public var shown: GradeRecord.Scenario?
    /// The text of a test that is not a scenario: a violated rule about the code, or “something else is wrong”.
    public var note: String?
  }

  /// The complete result.
  public var record: GradeRecord
  /// In the exercise's order.
  public var tests: [Test]
  /// The number of hidden scenarios that pass, and their total; nil if the rubric reveals nothing.
  public var hidden: (met: Int, all: Int)?

  /// Derives the visible part of a result.
  public init(_ record: GradeRecord) {
    self.record = record
    let secret = record.scenarios.filter(\.isHidden)
    tests = record.scenarios.compactMap { scenario in
      switch record.hidden {
      case _ where !scenario.isHidden, .all: Test(scenario, showsAll: true)
      case .names: Test(scenario, showsAll: false)
      case .nothing, .count: nil
      }
    }
    if record.hidden == .count, !secret.isEmpty { hidden = (secret.count { $0.status == .pass }, secret.count) }
    tests += record.brokenRules.filter { $0.severity == "essential" }.map {
      Test(name: $0.id, status: .fail, note: $0.message)
    }
    // If all visible tests pass, a failed result needs a test that says so.
    if record.status == .fail, tests.allSatisfy({ $0.status == .pass }), hidden?.met == hidden?.all {
      tests.append(
        Test(name: "the rest", status: .fail, note: "something that is not listed here is not as it was asked"))
    }
  }

  /// The reasons that the learner may see; none if only hidden scenarios fail and the rubric does not show them,
  /// because a reason reveals what they check.
  public var reasons: [GradeRecord.Finding] {
    let isSecret = record.scenarios.allSatisfy { $0.isHidden || $0.status == .pass }
    return isSecret && record.hidden != .all && record.problems.isEmpty ? [] : record.reasons
  }

  /// The tests that are scenarios.
  var scenarios: [Test] { tests.filter { $0.note == nil } }

  /// The number of passing scenarios, including hidden ones that are only counted.
  public var passed: Int { scenarios.count { $0.status == .pass } + (hidden?.met ?? 0) }
  /// The total number of scenarios.
  public var all: Int { scenarios.count + (hidden?.all ?? 0) }
}

extension DisclosedResult.Test {
  fileprivate init(_ scenario: GradeRecord.Scenario, showsAll: Bool) {
    name = scenario.id
    status = scenario.status
    points = scenario.points
    maxPoints = scenario.maxPoints
    shown = showsAll ? scenario : nil
  }

  fileprivate init(name: String, status: GradeRecord.Status, note: String) {
    (self.name, self.status, self.note) = (name, status, note)
  }
}

extension DisclosedResult.Test {
  /// The differences in brief: `soup: expected 105,32 120 × 40, yours 85,32 120 × 40, line 10`
  public var lines: [String] {
    if let note { return [note] }
    guard let shown else { return [] }
    let views = shown.views.filter { !$0.matches }.map { view in
      let place = view.line.map { ", line \($0)" } ?? ""
      return "\(view.label): expected \(Self.frame(view.expected)), yours \(Self.frame(view.actual))\(place)"
    }
    return shown.problems.map(\.message) + views + shown.wrongAnswers.map { "\($0) is not right" }
  }

  private static func frame(_ numbers: [Double]?) -> String {
    guard let numbers, numbers.count == 4 else { return "none" }
    let words = numbers.map { Diagnostics.points($0) }
    return "\(words[0]),\(words[1]) \(words[2]) × \(words[3])"
  }
}
