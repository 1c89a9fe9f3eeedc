import Diagnostics

/// How much of a program was read, and what ends the reading: 150,000 expressions, 400 inside of each other, a deadline.
struct CheckingEffort {
  /// How deep expressions are nested right now.
  var nesting = 0
  /// How many expressions were read, those read again for another overload included.
  private var work = 0
  /// By when everything has to be checked.
  private let deadline: Deadline?
  /// Why not everything was checked.
  private(set) var lateness: Problem?

  init(by deadline: Deadline?) { self.deadline = deadline }

  /// Whether nothing more is read.
  var isOver: Bool { lateness != nil || work > TypeChecker.Budget.work }

  /// Counts one more expression or type that is read.
  mutating func count(at range: @autoclosure () -> SourceRange) throws(Problem) {
    work += 1
    if work & 255 == 0, let reason = deadline?.reason {
      let problem = Problem.late(reason, .reading, after: deadline?.seconds, at: range())
      lateness = problem
      throw problem
    }
    guard work > TypeChecker.Budget.work else { return }
    throw Problem(
      .limit,
      SwiftMessage.words(
        "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions"
      ),
      at: range(), notes: [Note(LimitMessage.nameParts)])
  }
}
