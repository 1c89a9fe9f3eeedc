/// The sentences around a problem in plain text, for screen readers.
enum PlainSentence: Message {
  case problem(Severity, at: SourceLocation?, String)
  /// The problem's source line.
  case line(String)
  /// The problem's part of the line.
  case marked(String)
  case note(at: SourceLocation?, String)
  case attempt(String)

  var english: String {
    switch self {
    case .problem(.error, let place, let said): "Error\(Self.english(place)): \(said)"
    case .problem(.warning, let place, let said): "Warning\(Self.english(place)): \(said)"
    case .line(let text): "The line reads: \(text)"
    case .marked(let text): "The place is: \(text)"
    case .note(let place, let said): "Note\(Self.english(place)): \(said)"
    case .attempt(let text): "Try: \(text)"
    }
  }

  var german: String {
    switch self {
    case .problem(.error, let place, let said): "Fehler\(Self.german(place)): \(said)"
    case .problem(.warning, let place, let said): "Warnung\(Self.german(place)): \(said)"
    case .line(let text): "Die Zeile heißt: \(text)"
    case .marked(let text): "Die Stelle ist: \(text)"
    case .note(let place, let said): "Hinweis\(Self.german(place)): \(said)"
    case .attempt(let text): "Versuch: \(text)"
    }
  }

  private static func english(_ place: SourceLocation?) -> String {
    place.map { " in \($0.file.withVisibleControls), line \($0.line), column \($0.column)" } ?? ""
  }

  private static func german(_ place: SourceLocation?) -> String {
    place.map { " in \($0.file.withVisibleControls), Zeile \($0.line), Spalte \($0.column)" } ?? ""
  }
}
