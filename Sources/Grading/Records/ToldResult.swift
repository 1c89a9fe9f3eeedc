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
    guard record.hidden == .count, !secret.isEmpty else { return }
    hidden = (secret.count { $0.status == .pass }, secret.count)
  }

  /// Of the tests, and of hidden scenarios that are only counted.
  public var passed: Int { tests.count { $0.status == .pass } + (hidden?.met ?? 0) }
  /// Of the tests, and of hidden scenarios that are only counted.
  public var all: Int { tests.count + (hidden?.all ?? 0) }
}

extension ToldResult.Test {
  fileprivate init(_ scenario: GradeRecord.Scenario, showsAll: Bool) {
    name = scenario.id
    status = scenario.status
    points = scenario.points
    maxPoints = scenario.maxPoints
    shown = showsAll ? scenario : nil
  }
}

extension ToldResult.Test {
  /// What is off, in a few words: `soup: expected 105,32 120 × 40, yours 85,32 120 × 40, line 10`
  public var lines: [String] {
    guard let shown else { return [] }
    let views = shown.views.filter { !$0.matches }.map { view in
      let place = view.line.map { ", line \($0)" } ?? ""
      return "\(view.name): expected \(Self.frame(view.expected)), yours \(Self.frame(view.actual))\(place)"
    }
    return shown.problems.map(\.message) + views + shown.wrongAnswers.map { "\($0) is not right" }
  }

  private static func frame(_ numbers: [Double]?) -> String {
    guard let numbers, numbers.count == 4 else { return "none" }
    let words = numbers.map { Diagnostics.points($0) }
    return "\(words[0]),\(words[1]) \(words[2]) × \(words[3])"
  }
}
