extension StringProtocol {
  /// Without white space at both ends.
  public var trimmed: SubSequence {
    let start = self[...].drop(while: \.isWhitespace)
    return start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count)
  }

  /// Without white space at the end.
  public var trimmedAtEnd: SubSequence { dropLast(reversed().prefix(while: \.isWhitespace).count) }
}
