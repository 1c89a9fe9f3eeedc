/// The names of the diagnoses that exercises may refer to.
enum DiagnosisName {
  static let all = [
    "sign-flipped", "guide-not-consulted", "key-mismatch", "guide-stopped-at-stack", "key-on-wrong-container",
    "key-in-force", "default-used", "hard-coded", "frame-is-tight", "frame-moves-group", "nothing-to-align-with",
    "overflows-container", "offset-used", "position-used", "axis-swapped", "edge-instead-of-center", "sibling-nesting",
    "identity-changed", "state-forgotten", "rtl-forgotten", "text-size-forgotten", "baseline-vs-center",
    "spacer-minimum", "overlay-vs-zstack", "size-changed", "missing-view", "extra-view", "budget-exceeded",
    "not-in-course",
  ]
}

extension CheckReport {
  /// The names of what the check found; nil as long as checks diagnose nothing.
  var diagnosisNames: [String]? { nil }

  /// Those of them that keep an answer from passing.
  var essentialDiagnosisNames: [String]? { nil }
}
