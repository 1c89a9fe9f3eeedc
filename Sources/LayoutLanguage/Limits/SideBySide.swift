import Synchronization

extension Array where Element: Sendable {
  /// Does the same with each element, on this thread and on one beside it; the answers stand in the elements' order.
  ///
  ///     scenarios.mapSideBySide { program.scene(for: $0) }      this thread: base, narrow      the other: wide
  ///
  /// Whoever is done takes the next element. All is done here where there is one element, or no thread to be had.
  package func mapSideBySide<Answer: Sendable>(_ work: @escaping @Sendable (Element) -> Answer) -> [Answer] {
    guard count > 1 else { return map(work) }
    let queue = WorkQueue(self, work)
    let beside = ThreadTask { queue.takeTurns() }
    let isBeside = beside.start()
    queue.takeTurns()
    if isBeside { beside.wait() }
    return queue.answers
  }
}

/// Elements that several threads work through.
private final class WorkQueue<Element: Sendable, Answer: Sendable>: Sendable {
  private let elements: [Element]
  private let work: @Sendable (Element) -> Answer
  private let next = Atomic(0)
  private let found: Mutex<[Int: Answer]>

  init(_ elements: [Element], _ work: @escaping @Sendable (Element) -> Answer) {
    (self.elements, self.work) = (elements, work)
    found = Mutex([:])
  }

  func takeTurns() {
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard elements.indices.contains(index) else { return }
      let answer = work(elements[index])
      found.withLock { $0[index] = answer }
    }
  }

  var answers: [Answer] {
    found.withLock { found in elements.indices.compactMap { found[$0] } }
  }
}
