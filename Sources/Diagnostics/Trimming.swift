extension StringProtocol {
  /// The text without white space at both ends.
  public var trimmed: SubSequence {
    let start = self[...].drop(while: \.isWhitespace)
    return start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count)
  }

  /// The text without white space at its end.
  public var trimmedAtEnd: SubSequence { dropLast(reversed().prefix(while: \.isWhitespace).count) }
}
