import Diagnostics

extension String {
  /// A usage line with its placeholders and conjunctions translated.
  ///
  ///     [FILE or ID] [--all]   → [DATEI oder ID] [--all]
  func placeholders(in language: Language) -> String {
    switch SpokenLanguage(language) {
    case .english: self
    case .german: translated(by: Self.germanPlaceholders)
    }
  }

  /// Replaces each run of letters that has a translation.
  private func translated(by words: [String: String]) -> String {
    var text = ""
    var word = ""
    for character in self {
      if character.isLetter {
        word.append(character)
      } else {
        text += (words[word] ?? word) + String(character)
        word = ""
      }
    }
    return text + (words[word] ?? word)
  }

  private static let germanPlaceholders = [
    "or": "oder", "FILE": "DATEI", "DIR": "ORDNER", "FOLDER": "ORDNER", "CHAPTER": "KAPITEL", "WORD": "WORT",
    "NUMBER": "NUMMER", "TERM": "WORT", "PATH": "PFAD", "PACK": "SAMMLUNG", "COMMAND": "BEFEHL", "STEP": "SCHRITT",
    "SECONDS": "SEKUNDEN", "POINTS": "PUNKTE", "CODE": "KÜRZEL", "ADDRESS": "ADRESSE", "VALUE": "WERT",
    "KIND": "ART", "GOAL": "ZIEL", "RULE": "REGEL", "LIST": "LISTE", "PERCENT": "PROZENT", "CASES": "FÄLLE",
    "RECORDED": "AUFNAHME", "FROM": "VON", "TO": "BIS", "LINE": "ZEILE", "COLUMN": "SPALTE",
  ]
}
