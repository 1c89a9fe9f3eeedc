import Diagnostics

/// What a check has found: what is wrong with the program, and what is beyond the course, which is refused only where the
/// program comes to it.
///
/// Something that is tried remembers the `count` before, and takes back what was found after it.
struct FoundProblems {
  private(set) var all: [Problem] = []
  /// For each of the problems whether it is refused only where the program comes to it.
  private var arePutOff: [Bool] = []
  private var putOffCount = 0

  /// How many of both kinds there are.
  var count: Int { all.count }

  /// How many are wrong.
  var wrong: Int { all.count - putOffCount }

  /// Whether the program is wrong, as far as it is known.
  var isRefused: Bool { wrong > 0 }

  /// The first of what is refused only where the program comes to it.
  var firstPutOff: Problem? { arePutOff.firstIndex(of: true).map { all[$0] } }

  /// What is wrong, then what is refused only where the program comes to it; each in source order.
  var allInOrder: [Problem] {
    let pairs = zip(all, arePutOff)
    return pairs.filter { !$0.1 }.map(\.0).inSourceOrder + pairs.filter(\.1).map(\.0).inSourceOrder.tellingNamesOnce
  }

  /// Remembers what is wrong; what was put off is wrong then.
  mutating func report(_ problem: Problem) {
    if let known = all.firstIndex(of: problem) {
      if arePutOff[known] { putOffCount -= 1 }
      arePutOff[known] = false
      return
    }
    all.append(problem)
    arePutOff.append(false)
  }

  /// Remembers what is beyond the course.
  mutating func putOff(_ problem: Problem) {
    guard putOffCount < TypeChecker.Budget.problems, !all.contains(problem) else { return }
    all.append(problem)
    arePutOff.append(true)
    putOffCount += 1
  }

  /// Whether nothing was found to be wrong since there were so many problems.
  func isSound(since count: Int) -> Bool { all.count <= count || !arePutOff[count...].contains(false) }

  /// Takes back what was found while something was tried; answers what was wrong.
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
