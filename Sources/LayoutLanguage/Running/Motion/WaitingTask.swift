import Diagnostics
import Glibc

/// A piece of the program that may wait on its way: the closure of a `Task`, or of `.task`.
///
///     Task { name = "…"; try await Task.sleep(for: .seconds(1)); name = "Anna" }
///        scene     ──── start ────┐               ┌── 1 s later: resume ──┐           ┌──
///        the task                 └── name = "…" ─┘                       └── "Anna" ─┘
///
/// It has a thread of its own, so that it can stop in the middle of anything; but only one of the two ever works, and
/// the other one waits for it. So there is nothing to be shared, and everything happens in one order.
final class WaitingTask: @unchecked Sendable {
  private let turn = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
  private let back = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
  private var work: (() throws(Stop) -> Void)?
  /// What the work ended with, if something went wrong.
  private var stop: Stop?
  private(set) var isOver = false
  /// Its number among the scene's tasks.
  var number = 0
  /// Whether the program does not want it any more; it is told when it waits next.
  var isCancelled = false
  /// Whether the scene is over: waiting ends the work.
  private var isAbandoned = false
  /// What the run keeps for whoever works.
  private var standing: Run.Standing?

  /// How often it has waited.
  private(set) var sleeps = 0
  /// Whoever sleeps more often does so for ever, as far as anybody waits for it.
  static let manySleeps = 100

  /// So many may wait at once.
  static let most = 64

  init(_ work: @escaping () throws(Stop) -> Void) {
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

  /// Begins the work, and comes back when it waits or is done.
  func start(in run: Run) throws(Stop) {
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

  /// Goes on with the work, and comes back when it waits again or is done.
  func resume(in run: Run) throws(Stop) {
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

  /// Called by the work: lets the scene go on until it is resumed.
  func wait(at range: SourceRange?) throws(Stop) {
    sleeps += 1
    if !isAbandoned {
      sem_post(back)
      wait(for: turn)
    }
    if isAbandoned { throw Stop(.limit, LimitMessage.sceneIsOver, at: range) }
  }

  /// Ends the work, wherever it waits.
  func abandon(in run: Run) {
    guard !isOver else { return }
    isAbandoned = true
    try? resume(in: run)
  }

  private func wait(for semaphore: UnsafeMutablePointer<sem_t>) {
    while sem_wait(semaphore) != 0 {}
  }
}
