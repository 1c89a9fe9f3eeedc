extension CheckReport {
  /// The ids of the diagnoses.
  var diagnosisNames: [String] { diagnoses.map(\.id.rawValue) }

  /// The id of the first diagnosis that prevents a pass.
  var essentialDiagnosis: String? { diagnoses.first { $0.severity == .essential }?.id.rawValue }
}
