import Diagnostics
import LayoutChecking
import LayoutProgram

/// A parsed file that many programs share, such as an exercise's given code: parsed once, checked with each program.
public struct ReadFile: Sendable {
  let source: SourceText
  let outcome: Result<ParsedFile, Problems>

  /// Parses it as the second file of a program.
  ///
  /// Call it through `Deadline.answer`: parsing needs a large stack.
  public init(_ source: SourceText) {
    self.source = source
    outcome = Result { () throws(Problems) in try Parsing.parse(source, file: 1) }
  }
}

extension Program {
  /// Parses an answer and checks it together with this file.
  ///
  /// - Throws: every problem found, in source order.
  public static func compile(
    _ answer: SourceText, with given: ReadFile, by deadline: Deadline? = nil
  ) throws(Problems) -> Program {
    try Program([answer, given.source], Parsing.outcomes(of: [answer]) + [given.outcome], by: deadline)
  }
}
