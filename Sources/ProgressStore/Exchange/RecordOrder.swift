/// Something with a time, and with bytes that order items of the same time identically on every machine.
protocol Recorded: Hashable {
  var at: Int64 { get }
  /// The bytes that order two items of the same time.
  var rank: [UInt8] { get }
}

extension Array where Element: Recorded {
  /// Oldest first.
  var inOrder: [Element] {
    sorted { first, second in
      first.at != second.at ? first.at < second.at : first.rank.lexicographicallyPrecedes(second.rank)
    }
  }
}

extension Array where Element: Hashable {
  /// The multiset union: each item occurs as often as in the collection that has it more often.
  func union(_ others: [Element]) -> [Element] {
    var counts: [Element: Int] = [:]
    for element in self { counts[element, default: 0] += 1 }
    return self
      + others.filter { element in
        guard let left = counts[element], left > 0 else { return true }
        counts[element] = left - 1
        return false
      }
  }
}

extension ExerciseRecord.Text: Recorded {
  var rank: [UInt8] {
    switch event {
    case .kept(let reason): Array(reason.rawValue.utf8) + [0] + source
    case .checked(let check): Array("checked".utf8) + [0] + source + [0] + check.rank
    }
  }
}

extension ExerciseRecord.Check {
  fileprivate var rank: [UInt8] {
    let words =
      [verdict.rawValue, packVersion, packHash, engineVersion]
      + scenarios.flatMap { outcome in
        [outcome.id, "\(outcome.passed)", "\(outcome.matchingViews)", "\(outcome.checkedViews)", outcome.detail]
      }
    return words.flatMap { Array($0.utf8) + [0] }
  }
}

extension ExerciseRecord.ReviewText: Recorded {
  var rank: [UInt8] {
    Array("\(verdict.rawValue) \(scenariosPassed) \(scenarioCount)".utf8) + [0] + source
  }
}
