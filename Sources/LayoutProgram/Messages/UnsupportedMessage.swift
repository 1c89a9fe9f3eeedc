import Diagnostics

/// Errors for unsupported features of Swift and SwiftUI, with the nearest supported ones.
package enum UnsupportedMessage: Message {
  case notInCourse(Subject)

  // Notes with alternatives.
  case useStackOrList
  case useButton
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
  case useStyledTexts
  case useParts
  case useAppStorage
  case useOnChange
  case useGeometryReader
  case useRectangle
  case usePath

  /// The unsupported feature.
  package enum Subject {
    /// A name as written: `Table`, `@Query`, `#warning`.
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
    /// The string of a value of this type, as an interpolation makes it.
    case textOf(String)
  }
}

extension Problem {
  /// The unsupported color: one of an asset catalog.
  package var unsupportedColor: String? {
    if case .notInCourse(.color(let name))? = message as? UnsupportedMessage { return name }
    return nil
  }

  /// An unsupported feature of Swift or SwiftUI, with the nearest supported one.
  package init(
    unsupported subject: UnsupportedMessage.Subject, at range: Diagnostics.SourceRange?,
    instead: (any Message)? = nil
  ) {
    self.init(
      .unsupported, UnsupportedMessage.notInCourse(subject), at: range, notes: instead.map { [Note($0)] } ?? [])
  }
}

extension Problem {
  /// The unsupported name, without the `@` of an attribute.
  package var unsupportedName: String? {
    if kind == .unsupported, let swift {
      switch swift {
      case .notInScope(let name), .typeNotInScope(let name): return name
      default: return nil
      }
    }
    return switch message as? UnsupportedMessage {
    case .notInCourse(.name(let name)), .notInCourse(.color(let name)):
      name.hasPrefix("@") ? String(name.dropFirst()) : name
    default: nil
    }
  }
}
