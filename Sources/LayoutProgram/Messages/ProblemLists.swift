import Diagnostics

extension [Problem] {
  /// Reports each unsupported name only once.
  package var tellingNamesOnce: [Problem] {
    var told: Set<String> = []
    return filter { problem in problem.unsupportedName.map { told.insert($0).inserted } ?? true }
  }

  /// Sorted by file and position; problems without a position come first.
  package var inSourceOrder: [Problem] {
    enumerated().sorted { left, right in
      let a = left.element.range
      let b = right.element.range
      if a?.file != b?.file { return (a?.file ?? -1) < (b?.file ?? -1) }
      if a?.lower != b?.lower { return (a?.lower ?? -1) < (b?.lower ?? -1) }
      return left.offset < right.offset
    }.map(\.element)
  }
}
