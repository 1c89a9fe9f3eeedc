import Glibc

/// Work on its own thread with a large stack, and its result.
package final class ThreadTask<Answer: Sendable>: @unchecked Sendable {
  package let work: @Sendable () -> Answer
  // The mutex guards this: the new thread writes it, the waiting one reads it.
  private var answer: Answer?
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init(_ work: @escaping @Sendable () -> Answer) {
    self.work = work
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Waits until a started task has finished; several threads may wait.
  package func wait() { _ = value() }

  /// The result of a started task; waits as long as it takes.
  package func value() -> Answer {
    while true {
      if let answer = wait(seconds: 3600) { return answer }
    }
  }

  /// The result of a started task; nil if it is not there after some seconds.
  package func wait(seconds: Double) -> Answer? {
    var end = timespec()
    clock_gettime(CLOCK_MONOTONIC, &end)
    let nanoseconds = Int(min(max(seconds, 0), 86_400) * 1e9) + end.tv_nsec
    end.tv_sec += nanoseconds / 1_000_000_000
    end.tv_nsec = nanoseconds % 1_000_000_000
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while answer == nil {
      if pthread_cond_timedwait(condition, mutex, &end) == ETIMEDOUT { break }
    }
    return answer
  }

  /// Starts the work; false if the system has no thread left.
  ///
  /// If the address space is limited (`ulimit -v`), the stack takes at most half of the rest.
  package func start(stackSize: Int = 512 << 20) -> Bool {
    let stackSize = ProcessMemory.addressSpaceLeft.map { min(stackSize, $0 / 2) } ?? stackSize
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let box = Unmanaged.passRetained(ThreadStart { self.finish() })
    var thread = pthread_t()
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        if let argument { Unmanaged<ThreadStart>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, box.toOpaque())
    if status != 0 { box.release() }
    return status == 0
  }

  private func finish() {
    let result = work()
    pthread_mutex_lock(mutex)
    answer = result
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(mutex)
  }
}

/// The work of a new thread without its generic type: a C thread function takes one pointer.
private final class ThreadStart {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}
