import Diagnostics

/// The problems of a check: errors, and uses of unsupported features, which fail only when the run reaches them.
///
/// A trial remembers the `count` before it, and removes later problems afterward.
package struct FoundProblems {
  package private(set) var all: [Problem] = []
  /// For each problem, whether it fails only when the run reaches it.
  private var arePutOff: [Bool] = []
  private var putOffCount = 0

  /// The number of problems of both kinds.
  var count: Int { all.count }

  /// The number of errors.
  var wrong: Int { all.count - putOffCount }

  /// Whether the program has errors so far.
  var isRefused: Bool { wrong > 0 }

  /// The first use of an unsupported feature.
  var firstPutOff: Problem? { arePutOff.firstIndex(of: true).map { all[$0] } }

  /// Errors first, then uses of unsupported features, each in source order.
  var allInOrder: [Problem] {
    let pairs = zip(all, arePutOff)
    return pairs.filter { !$0.1 }.map(\.0).inSourceOrder + pairs.filter(\.1).map(\.0).inSourceOrder.tellingNamesOnce
  }

  /// Records an error; a recorded use of an unsupported feature becomes an error.
  mutating func report(_ problem: Problem) {
    if let known = all.firstIndex(of: problem) {
      if arePutOff[known] { putOffCount -= 1 }
      arePutOff[known] = false
      return
    }
    all.append(problem)
    arePutOff.append(false)
  }

  /// Records the use of an unsupported feature.
  mutating func putOff(_ problem: Problem) {
    guard putOffCount < TypeChecker.Budget.problems, !all.contains(problem) else { return }
    all.append(problem)
    arePutOff.append(true)
    putOffCount += 1
  }

  /// Whether there were no errors since the count.
  func isSound(since count: Int) -> Bool { all.count <= count || !arePutOff[count...].contains(false) }

  /// Removes the problems of a trial; returns its errors.
  @discardableResult
  mutating func takeBack(after count: Int) -> [Problem] {
    if all.count <= count { return [] }
    let wrong = zip(all[count...], arePutOff[count...]).filter { !$0.1 }.map(\.0)
    putOffCount -= all.count - count - wrong.count
    all.removeSubrange(count...)
    arePutOff.removeSubrange(count...)
    return wrong
  }
}
