import ProgressStore

/// What is the matter with the place where progress is kept, and what to do; the store has the words.
enum ProgressSentence: Sayable {
  case message(ProgressStoreError)
  case advice(ProgressStoreError)
  /// The SQL that failed.
  case statement(String)

  /// In English.
  var english: Phrase {
    switch self {
    case .message(let error): Phrase(error.english.message)
    case .advice(let error): Phrase(error.english.advice)
    case .statement(let sql): "For a bug report, the statement was: \(sql)"
    }
  }

  /// In German.
  var german: Phrase {
    switch self {
    case .message(let error): Phrase(error.german.message)
    case .advice(let error): Phrase(error.german.advice)
    case .statement(let sql): "Für eine Fehlermeldung, die Anweisung war: \(sql)"
    }
  }
}
