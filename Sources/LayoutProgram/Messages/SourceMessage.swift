import Diagnostics

/// Errors about a file's text before, or instead of, parsing: it is too long, too deeply nested, or not text.
package enum SourceMessage: Message {
  // Limits.
  case bytes(Int, most: Int)
  case pieces(most: Int)
  case lines(most: Int)
  case attributes(most: Int)
  case chain(most: Int)
  case angleBrackets(most: Int)
  case operators(most: Int)
  case prefixes(most: Int, like: String)
  case pounds(most: Int)
  case conditions(most: Int)
  case openers(most: Int)
  case brackets(most: Int)
  case strings(most: Int)
  case squareBrackets(most: Int)
  case squareBracketsInAll
  case notReadFurther

  // Notes.
  case noLayoutNeedsThis
  case keepOneAnswer
  case isInvisible
  /// The code point in hexadecimal.
  case looksLikeBlank(String)
  case blanksAroundDivision
  case twoVersions
  case nameBehindAt
  case braceBehindName(of: String)
  case mendTheFirst
}
