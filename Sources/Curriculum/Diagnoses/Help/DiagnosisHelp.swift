/// The page about one kind of mistake, for `course explain ID`.
public struct DiagnosisHelp: Hashable, Sendable {
  /// What it is called.
  public var title: String
  /// What is so, and why.
  public var meaning: String
  /// An example of it.
  public var before: String
  /// The same without it.
  public var after: String
  /// What to do.
  public var advice: String

  init(_ title: String, meaning: String, before: String, after: String, advice: String) {
    self.title = title
    self.meaning = meaning
    self.before = before
    self.after = after
    self.advice = advice
  }
}

extension DiagnosisID {
  /// The page about it.
  public var help: DiagnosisHelp {
    switch self {
    case .guideNotConsulted, .guideStoppedAtStack, .keyOnWrongContainer, .keyMismatch, .nothingToAlignWith,
      .defaultUsed, .guideTooMany,
      .keyInForce:
      helpOnKeys
    case .signFlipped, .axisSwapped, .edgeInsteadOfCenter, .centerInsteadOfEdge, .otherEdge, .guidesExchanged,
      .baselineVsCenter,
      .wholeNumberDivision, .boundsForgotten, .guideValueOff:
      helpOnValues
    case .offsetUsed, .positionUsed, .frameMovesGroup, .frameIsTight, .overflowsContainer, .sizeChanged, .spacingOff,
      .spacerMinimum,
      .overlayVsZStack, .siblingNesting, .roomNotTaken, .orderReversed:
      helpOnLayout
    case .hardCoded, .rtlForgotten, .textSizeForgotten, .stateForgotten, .identityChanged, .notAnimated, .oneCaseOff:
      helpOnScenarios
    case .missingView, .extraView, .notInCourse, .budgetExceeded: helpOnTheRest
    }
  }
}
