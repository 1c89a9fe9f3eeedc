import Synchronization

extension Array where Element: Sendable {
  /// Maps the elements on this thread and a second one; the results keep the elements' order.
  ///
  ///     scenarios.mapSideBySide { program.scene(for: $0) }      this thread: base, narrow      the other: wide
  ///
  /// Each thread takes the next element when it is free. This thread does everything if there is one element or no
  /// second thread.
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

/// The queue of elements that the threads share.
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
