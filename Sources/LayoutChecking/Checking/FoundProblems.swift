import Diagnostics
import LayoutProgram

/// The problems of a check: errors, and uses of unsupported features, which fail only when the run reaches them.
///
/// A trial remembers the `count` before it, and removes later problems afterward.
package struct FoundProblems {
  package private(set) var all: [Problem] = []
  /// For each problem, whether it fails only when the run reaches it.
  private var arePostponed: [Bool] = []
  private var postponedCount = 0

  /// The number of problems of both kinds.
  var count: Int { all.count }

  /// The number of errors.
  var wrong: Int { all.count - postponedCount }

  /// Whether the program has errors so far.
  package var isRefused: Bool { wrong > 0 }

  /// The first use of an unsupported feature.
  var firstPutOff: Problem? { arePostponed.firstIndex(of: true).map { all[$0] } }

  /// Errors first, then uses of unsupported features, each in source order.
  package var allInOrder: [Problem] {
    let pairs = zip(all, arePostponed)
    return pairs.filter { !$0.1 }.map(\.0).inSourceOrder + pairs.filter(\.1).map(\.0).inSourceOrder.tellingNamesOnce
  }

  /// Records an error; a recorded use of an unsupported feature becomes an error.
  mutating func report(_ problem: Problem) {
    if let known = all.firstIndex(of: problem) {
      if arePostponed[known] { postponedCount -= 1 }
      arePostponed[known] = false
      return
    }
    all.append(problem)
    arePostponed.append(false)
  }

  /// Records the use of an unsupported feature.
  mutating func postpone(_ problem: Problem) {
    guard postponedCount < Module.mostProblems, !all.contains(problem) else { return }
    all.append(problem)
    arePostponed.append(true)
    postponedCount += 1
  }

  /// Whether there were no errors since the count.
  func isSound(since count: Int) -> Bool { all.count <= count || !arePostponed[count...].contains(false) }

  /// Removes the problems of a trial; returns its errors.
  @discardableResult
  mutating func takeBack(after count: Int) -> [Problem] {
    if all.count <= count { return [] }
    let wrong = zip(all[count...], arePostponed[count...]).filter { !$0.1 }.map(\.0)
    postponedCount -= all.count - count - wrong.count
    all.removeSubrange(count...)
    arePostponed.removeSubrange(count...)
    return wrong
  }
}
