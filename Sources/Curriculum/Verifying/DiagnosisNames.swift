extension CheckReport {
  /// The names of what the check found.
  var diagnosisNames: [String] { diagnoses.map(\.id.rawValue) }

  /// The first of them that keeps an answer from passing.
  var essentialDiagnosis: String? { diagnoses.first { $0.severity == .essential }?.id.rawValue }
}
