import Diagnostics

/// A file that goes into many programs, such as what an exercise gives: read once, checked with each of them.
public struct ReadFile: Sendable {
  let source: SourceText
  let outcome: Result<ParsedFile, Problems>

  /// Reads it as the second file of a program.
  ///
  /// Call it through `Deadline.answer`: reading needs a large stack.
  public init(_ source: SourceText) {
    self.source = source
    outcome = Result { () throws(Problems) in try Parsing.parse(source, file: 1) }
  }
}

extension Program {
  /// Parses an answer, and checks it together with a file that is read already.
  ///
  /// - Throws: every problem found, in source order.
  public static func compile(
    _ answer: SourceText, with given: ReadFile, by deadline: Deadline? = nil
  ) throws(Problems) -> Program {
    try Program([answer, given.source], Parsing.outcomes(of: [answer]) + [given.outcome], by: deadline)
  }
}
