import Diagnostics
import Glibc

/// Work that may suspend: the closure of a `Task`, or of `.task`.
///
///     Task { name = "…"; try await Task.sleep(for: .seconds(1)); name = "Anna" }
///        scene     ──── start ────┐               ┌── 1 s later: resume ──┐           ┌──
///        the task                 └── name = "…" ─┘                       └── "Anna" ─┘
///
/// It has a thread of its own, so that it can suspend anywhere. Only one of the two threads runs at a time, while the
/// other waits; so they share nothing concurrently, and events have one order.
package final class WaitingTask: @unchecked Sendable {
  private let turn = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
  private let back = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
  private var work: (() throws(Stop) -> Void)?
  /// The error that ended the work, if any.
  private var stop: Stop?
  package private(set) var isOver = false
  /// Its number among the scene's tasks.
  package var number = 0
  /// Whether the program cancelled it; its next wait reports that.
  package var isCancelled = false
  /// Whether the scene is over: waiting then ends the work.
  private var isAbandoned = false
  /// The run's state that belongs to the thread in charge.
  private var standing: Run.Standing?

  /// The number of waits so far.
  private(set) var sleeps = 0
  /// A task that sleeps more often counts as endless, so no step waits for it.
  static let manySleeps = 100

  /// The most suspended tasks.
  package static let most = 64

  package init(_ work: @escaping () throws(Stop) -> Void) {
    self.work = work
    sem_init(turn, 0, 0)
    sem_init(back, 0, 0)
  }

  deinit {
    sem_destroy(turn)
    sem_destroy(back)
    turn.deallocate()
    back.deallocate()
  }

  /// Starts the work; returns when it suspends or ends.
  package func start(in run: Run) throws(Stop) {
    let thread = ThreadTask<Bool> { [self] in
      wait(for: turn)
      do throws(Stop) {
        try work?()
      } catch {
        stop = error
      }
      work = nil
      isOver = true
      sem_post(back)
      return true
    }
    guard thread.start(stackSize: 256 << 20) else {
      isOver = true
      throw Stop(.limit, LimitMessage.memory, at: run.latest)
    }
    try resume(in: run)
  }

  /// Resumes the work; returns when it suspends again or ends.
  package func resume(in run: Run) throws(Stop) {
    if isOver { return }
    let outer = run.standing
    let outerTask = run.events.task
    run.standing = standing ?? Run.Standing()
    run.events.task = self
    sem_post(turn)
    wait(for: back)
    standing = run.standing
    run.standing = outer
    run.events.task = outerTask
    if let stop, !isAbandoned { throw stop }
  }

  /// Suspends the work, which calls this, until the scene resumes it.
  func wait(at range: SourceRange?) throws(Stop) {
    sleeps += 1
    if !isAbandoned {
      sem_post(back)
      wait(for: turn)
    }
    if isAbandoned { throw Stop(.limit, LimitMessage.sceneIsOver, at: range) }
  }

  /// Ends the work wherever it is suspended.
  package func abandon(in run: Run) {
    guard !isOver else { return }
    isAbandoned = true
    try? resume(in: run)
  }

  private func wait(for semaphore: UnsafeMutablePointer<sem_t>) {
    while sem_wait(semaphore) != 0 {}
  }
}
