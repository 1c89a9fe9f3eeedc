import Glibc

/// A lock with a condition: releasing it wakes all waiting threads.
public final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let bell = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// Makes an unlocked lock.
  public init() {
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(bell, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(bell)
    pthread_mutex_destroy(mutex)
    bell.deallocate()
    mutex.deallocate()
  }

  /// Runs a closure under the lock, then wakes waiting threads.
  public func locked<Value>(_ deed: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(bell)
      pthread_mutex_unlock(mutex)
    }
    return deed()
  }

  /// Waits until a condition holds, which it evaluates under the lock.
  ///
  /// - Returns: whether it holds, after at most this many seconds.
  @discardableResult
  public func waiting(seconds: Double, until isSo: () -> Bool) -> Bool {
    let end = Clock.seconds + max(0, seconds)
    var time = timespec()
    time.tv_sec = Int(end)
    time.tv_nsec = Int((end - end.rounded(.down)) * 1e9)
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isSo() {
      if pthread_cond_timedwait(bell, mutex, &time) == ETIMEDOUT { return isSo() }
    }
    return true
  }
}
