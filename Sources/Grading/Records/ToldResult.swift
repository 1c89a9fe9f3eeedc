import Diagnostics

/// What a learner is told of a result: hidden scenarios only as far as the rubric says.
public struct ToldResult: Sendable {
  /// A scenario, or all hidden ones together.
  public struct Test: Sendable {
    /// Its name.
    public var name: String
    /// What became of it.
    public var status: GradeRecord.Status
    /// The points for it; nil where only a pass of all counts.
    public var points: Double?
    /// What it is worth.
    public var maxPoints: Double?
    /// The scenario; nil where only its name or number may be told.
    public var shown: GradeRecord.Scenario?
    /// What it says where it is no scenario: a rule of the code that is broken, or that something else is not right.
    public var note: String?
  }

  /// What it is told of.
  public var record: GradeRecord
  /// In the exercise's order.
  public var tests: [Test]
  /// Hidden scenarios as a sum: how many are met, of how many; nil where the rubric says nothing of them.
  public var hidden: (met: Int, all: Int)?

  /// Takes from a result what may be told.
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
    // Where everything that may be told is right, what is not passed would look as if it were.
    if record.status == .fail, tests.allSatisfy({ $0.status == .pass }), hidden?.met == hidden?.all {
      tests.append(
        Test(name: "the rest", status: .fail, note: "something that is not listed here is not as it was asked"))
    }
  }

  /// The tests that are scenarios.
  var scenarios: [Test] { tests.filter { $0.note == nil } }

  /// How many scenarios are met, those that are only counted among them.
  public var passed: Int { scenarios.count { $0.status == .pass } + (hidden?.met ?? 0) }
  /// Of how many.
  public var all: Int { scenarios.count + (hidden?.all ?? 0) }
}

extension ToldResult.Test {
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

extension ToldResult.Test {
  /// What is off, in a few words: `soup: expected 105,32 120 × 40, yours 85,32 120 × 40, line 10`
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
