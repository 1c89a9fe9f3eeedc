import ProgressStore

/// Messages about errors of the progress store, with advice; the store provides the texts.
enum ProgressSentence: Localizable {
  case message(ProgressStoreError)
  case advice(ProgressStoreError)
  /// The SQL statement that failed.
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
