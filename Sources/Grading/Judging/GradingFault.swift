import Diagnostics

/// The reason why a submission could not be checked completely. It still has a result.
public enum GradingFault: Message, Error, Hashable {
  /// It is an image, a document or text in another encoding.
  case notText
  /// There is nothing in it.
  case empty
  /// It exceeds the size limit of answers.
  case tooLarge(most: Int)
  /// The file cannot be read, with the reason.
  case unreadable(String)
  /// Its exercise is unknown.
  case noExercise(String)
  /// It exceeded the time limit.
  case tooSlow
  /// It exceeded the memory limit.
  case tooMuchMemory
  /// The process that checked it crashed, twice.
  case ended

  /// In English.
  public var english: String {
    switch self {
    case .notText: "this is not UTF-8 text; save it as UTF-8 and hand it in again"
    case .empty: "this file is empty; check that you handed in the one you worked on"
    case .tooLarge(let most): "this is larger than any answer: more than \(most >> 20) MB"
    case .unreadable(let reason): "this cannot be read: \(reason)"
    case .noExercise(let name): "there is no exercise '\(name)'"
    case .tooSlow: "this took too long and was stopped; look for a loop that does not end"
    case .tooMuchMemory: "this took too much memory and was stopped; look for something that grows without end"
    case .ended: "trying this ended the program that tried it, twice"
    }
  }

  /// In German.
  public var german: String {
    switch self {
    case .notText: "das ist kein UTF-8-Text; speichere ihn als UTF-8 und gib ihn noch einmal ab"
    case .empty: "diese Datei ist leer; sieh nach, ob du die abgegeben hast, an der du gearbeitet hast"
    case .tooLarge(let most): "das ist größer als jede Antwort: mehr als \(most >> 20) MB"
    case .unreadable(let reason): "das lässt sich nicht lesen: \(reason)"
    case .noExercise(let name): "es gibt keine Aufgabe '\(name)'"
    case .tooSlow: "das hat zu lange gedauert und wurde beendet; such nach einer Schleife, die nicht endet"
    case .tooMuchMemory: "das brauchte zu viel Speicher und wurde beendet; such nach etwas, das ohne Ende wächst"
    case .ended: "der Versuch hat das Programm beendet, das ihn ausführte, zweimal"
    }
  }

  /// The kind of problem, as results name it.
  var kind: ProblemKind {
    switch self {
    case .tooSlow, .tooMuchMemory, .ended, .tooLarge: .limit
    case .notText, .empty, .unreadable, .noExercise: .input
    }
  }
}
