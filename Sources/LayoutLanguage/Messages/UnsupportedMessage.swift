import Diagnostics

/// What is said of Swift and SwiftUI beyond the course, and what comes nearest.
enum UnsupportedMessage: Message {
  case notInCourse(Subject)

  // Notes: what to use instead.
  case useStackOrList
  case useButton
  case useColorOrGradient
  case useImage
  case declareContentView
  case useState
  case useObservable
  case useArray
  case useColorsAndFonts
  case useNamedColor(String)
  case giveTheValue
  case makeItAProperty
  case useFormatted
  case scaleRelativeToStyle
  case useTextMethods
  case useNumber
  case useJoined
  case useParts
  case useAppStorage
  case useOnChange
  case useGeometryReader
  case useRectangle
  case usePath

  /// What is not part of the course.
  enum Subject {
    /// A name as it is written: `Table`, `@Query`, `#warning`.
    case name(String)
    case modifier(String)
    case color(String)
    case type(String)
    case statement
    case expression
    case elseBranch
    case condition
    case pattern
    case call
    case keyPath
    case usedOperator
    case declarationInFunction
    case localAccessors
    case staticMember(of: String)
    case formatInInterpolation
    case formOfScaledMetric
    case regularExpression
    /// Of a value of this type, as an interpolation writes it.
    case textOf(String)
  }
}

extension Problem {
  /// The color that is not part of the course: one of an asset catalog.
  var unsupportedColor: String? {
    if case .notInCourse(.color(let name))? = message as? UnsupportedMessage { return name }
    return nil
  }

  /// Something that is Swift or SwiftUI, but not part of the course, with what comes nearest.
  init(
    unsupported subject: UnsupportedMessage.Subject, at range: Diagnostics.SourceRange?,
    instead: (any Message)? = nil
  ) {
    self.init(
      .unsupported, UnsupportedMessage.notInCourse(subject), at: range, notes: instead.map { [Note($0)] } ?? [])
  }
}

extension Problem {
  /// The name that is not part of the course, without the sign of an attribute.
  var unsupportedName: String? {
    switch message as? UnsupportedMessage {
    case .notInCourse(.name(let name)), .notInCourse(.color(let name)):
      name.hasPrefix("@") ? String(name.dropFirst()) : name
    default: nil
    }
  }
}
