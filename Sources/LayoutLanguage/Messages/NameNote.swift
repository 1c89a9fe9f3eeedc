import Diagnostics

/// Suggestions for wrong and duplicate names.
package enum NameNote: Message {
  case didYouMean(String)
  case wasItRenamed(String)
  case perhapsAModifier
  case isTaken
  case ambiguousAlignment(String)
  /// The expression to write instead: `$width`.
  case write(String)
  case writeOwner(type: String, name: String)
  case valueOrType(name: String)
  case isHidden(property: String, access: String)
  /// `.leading` for an `HStack`.
  case isHorizontal(String)
  /// `.top` for a `VStack`.
  case isVertical(String)
  /// `Chart` in a file that imports Charts.
  case perhapsOf(module: String)
}
