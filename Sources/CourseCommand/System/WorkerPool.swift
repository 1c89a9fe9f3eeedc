import Glibc
import LayoutProgram
import Synchronization

/// Processes many items in parallel, with one thread per core.
///
///     inParallel(exercises) { $0.verified() }     on four cores four at a time
///
/// - Returns: the results in the order of the items.
func inParallel<Thing: Sendable, Value: Sendable>(
  _ things: [Thing], onDone: @escaping @Sendable (Int) -> Void = { _ in },
  _ work: @escaping @Sendable (Thing) -> Value
) -> [Value] {
  let pool = WorkerPool(things, onDone: onDone, work)
  return pool.run(workers: min(things.count, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
}

/// Threads that take one item after another until none is left.
private final class WorkerPool<Thing: Sendable, Value: Sendable>: Sendable {
  private struct State {
    var next = 0
    var results: [Int: Value] = [:]
  }

  private let things: [Thing]
  private let work: @Sendable (Thing) -> Value
  private let onDone: @Sendable (Int) -> Void
  private let state = Mutex(State())

  init(_ things: [Thing], onDone: @escaping @Sendable (Int) -> Void, _ work: @escaping @Sendable (Thing) -> Value) {
    self.things = things
    self.onDone = onDone
    self.work = work
  }

  func run(workers: Int) -> [Value] {
    let helpers = (1..<max(1, workers)).map { _ in ThreadTask { self.takeTurns() } }.filter { $0.start() }
    // The calling thread works as well, so that all items are processed even if no thread could be started.
    takeTurns()
    for helper in helpers { helper.wait() }
    return state.withLock { state in things.indices.compactMap { state.results[$0] } }
  }

  private func takeTurns() {
    while let turn = nextTurn() {
      let value = work(things[turn])
      state.withLock { state in
        state.results[turn] = value
        onDone(state.results.count)
      }
    }
  }

  private func nextTurn() -> Int? {
    state.withLock { state in
      defer { state.next += 1 }
      return state.next < things.count ? state.next : nil
    }
  }
}
