@testable import ProgressStore

let eyes = ExerciseKey(pack: "alignment", exercise: "razemon-eyes")
let icons = ExerciseKey(pack: "alignment", exercise: "menu-icons")

extension ScenarioOutcome {
  static func good(_ id: String) -> Self { Self(id: id, passed: true, matchingViews: 2, checkedViews: 2) }
  static func bad(_ id: String) -> Self {
    Self(id: id, passed: false, matchingViews: 1, checkedViews: 2, detail: #"{"eye":[0,12.5,4,4]}"#)
  }
}

extension Attempt {
  /// An attempt with as many scenarios as a flagship exercise has.
  static func sample(
    _ source: String = "Text(\"Hello\")", key: ExerciseKey = eyes, verdict: AttemptVerdict = .notYet,
    scenarios: [ScenarioOutcome]? = nil
  ) -> Attempt {
    let usual: [ScenarioOutcome] =
      switch verdict {
      case .passed: [.good("base"), .good("tall"), .good("narrow")]
      case .notYet: [.good("base"), .bad("tall"), .bad("narrow")]
      case .notUnderstood: []
      }
    return Attempt(
      key: key, source: source, packVersion: "1.0", packHash: "9c41e0", engineVersion: "1", verdict: verdict,
      scenarios: scenarios ?? usual)
  }
}
