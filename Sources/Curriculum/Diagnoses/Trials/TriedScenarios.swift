import LayoutEngine

/// The scenarios of an answer: what comes right in all of them is a repair.
struct TriedScenarios {
  let failing: [ScenarioTrace]
  let passing: [ScenarioTrace]
  /// Scenarios that cannot be laid out as the answer is: a step finds nothing to tap, two views have one name.
  let stopped: [StoppedCase]

  /// Those that fail first: a trial mostly ends with the first of them.
  var laidOut: [ScenarioTrace] { failing + passing }
  var count: Int { failing.count + passing.count + stopped.count }
}
