import Diagnostics

/// What is said when a program stops while it runs, where Swift has no words for it, and what helps.
enum RuntimeMessage: Message {
  case noBody(of: String)
  case needsItsOwnValue(String)
  case endlessDefault(of: String)
  case countOverflows(lower: Int, upper: Int)
  /// A placeholder of `String(format:)`.
  case formatMismatch(String)

  // Notes.
  case askFirst
  case indicesOfSlice(start: Int, end: Int, index: Int)
  /// `index` where it is known.
  case countOfArray(Int, index: Int? = nil)
  case putIntoEnvironment(modifier: String)
  case answerWithNumber
}
