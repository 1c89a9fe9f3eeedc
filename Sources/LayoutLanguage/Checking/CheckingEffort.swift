import Diagnostics

/// Limits the checker's work: 150,000 expressions, a nesting depth of 400, a deadline.
package struct CheckingEffort {
  /// The current nesting depth of expressions.
  var nesting = 0
  /// The number of checked expressions, including repeated checks for other overloads.
  private var work = 0
  /// The time limit.
  private let deadline: Deadline?
  /// Why the check was stopped.
  package private(set) var lateness: Problem?

  init(by deadline: Deadline?) { self.deadline = deadline }

  /// Whether checking has to stop.
  var isOver: Bool { lateness != nil || work > TypeChecker.Budget.work }

  /// Counts a checked expression or type.
  mutating func count(at range: @autoclosure () -> SourceRange) throws(Problem) {
    work += 1
    if work & 255 == 0, let reason = deadline?.reason {
      let problem = Problem.late(reason, .reading, after: deadline?.seconds, at: range())
      lateness = problem
      throw problem
    }
    guard work > TypeChecker.Budget.work else { return }
    let problem = Problem(
      .limit,
      SwiftMessage.words(
        "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions"
      ),
      at: range(), notes: [Note(LimitMessage.nameParts)])
    lateness = lateness ?? problem
    throw problem
  }
}
