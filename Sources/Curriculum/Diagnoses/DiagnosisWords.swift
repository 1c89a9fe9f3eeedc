import Diagnostics

/// What a diagnosis says, in one language.
///
///     title    Der Guide von pie für .leading hat das falsche Vorzeichen: Er ist -20, und 20 passt.
///     reason   Ein Guide zählt von der leading-Kante …
///     step     Schreib 20.
public struct DiagnosisWords: Hashable, Sendable {
  /// What is so, in one sentence.
  public var title: String
  /// Why that is not what was asked, with numbers.
  public var reason: String
  /// What to try next.
  public var step: String
}

extension Diagnosis {
  /// The diagnosis with its words in a language; where nobody has translated them, they stay English.
  ///
  ///     diagnosis.spoken(in: .german).step   → "Schreib 20."
  public func spoken(in language: Language) -> Diagnosis {
    guard let words = translations[language] else { return self }
    var diagnosis = self
    (diagnosis.title, diagnosis.reason, diagnosis.step) = (words.title, words.reason, words.step)
    return diagnosis
  }
}

extension CheckReport {
  /// The report with the words of its diagnoses and the course's notes in a language; facts, names and numbers are the
  /// same in all of them.
  ///
  ///     report.spoken(in: .german).diagnoses.first?.step   → "Schreib 20."
  public func spoken(in language: Language) -> CheckReport {
    var report = self
    report.diagnoses = diagnoses.map { $0.spoken(in: language) }
    report.problems = problems?.spoken(in: language)
    report.warnings = warnings?.spoken(in: language)
    for index in report.scenarios.indices {
      report.scenarios[index].problems = scenarios[index].problems?.spoken(in: language)
    }
    return report
  }
}
