import Diagnostics

extension DiagnosisID {
  /// The page about it in a language; English where nobody has translated it.
  ///
  ///     DiagnosisID.signFlipped.help(in: .german).title   → "Das Vorzeichen ist verkehrt"
  public func help(in language: Language) -> DiagnosisHelp {
    (language == .german ? germanHelp : nil) ?? help
  }

  private var germanHelp: DiagnosisHelp? {
    germanHelpOnKeys ?? germanHelpOnValues ?? germanHelpOnLayout ?? germanHelpOnScenarios ?? germanHelpOnTheRest
  }

  /// The English page's code with a German text around it; code that says something in English comes along.
  func german(
    _ title: String, meaning: String, before: String? = nil, after: String? = nil, advice: String
  ) -> DiagnosisHelp {
    DiagnosisHelp(
      title, meaning: meaning, before: before ?? help.before, after: after ?? help.after, advice: advice)
  }
}
