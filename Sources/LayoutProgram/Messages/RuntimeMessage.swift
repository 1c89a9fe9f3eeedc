import Diagnostics

/// Errors that stop a running program and have no words in Swift, and suggestions.
package enum RuntimeMessage: Message {
  case needsItsOwnValue(String)
  case endlessDefault(of: String)
  case countOverflows(lower: Int, upper: Int)
  /// A placeholder of `String(format:)`.
  case formatMismatch(String)
  /// A bug in the course, with its place in the course's source.
  case fault(String)

  // Notes.
  case askFirst
  case indicesOfSlice(start: Int, end: Int, index: Int)
  /// `index` is nil if unknown.
  case countOfArray(Int, index: Int? = nil)
  case putIntoEnvironment(modifier: String)
  case answerWithNumber
  case reportIt
}
