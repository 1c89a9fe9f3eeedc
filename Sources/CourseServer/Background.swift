import Glibc

/// Detached background threads.
enum Background {
  /// The closure for a new thread; a C thread takes one pointer.
  private final class Work {
    let deed: @Sendable () -> Void
    init(_ deed: @escaping @Sendable () -> Void) { self.deed = deed }
  }

  /// Starts a thread; false if the system has none left.
  static func start(_ deed: @escaping @Sendable () -> Void) -> Bool {
    let box = Unmanaged.passRetained(Work(deed))
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().deed() }
        return nil
      }, box.toOpaque())
    if status == 0 { pthread_detach(thread) } else { box.release() }
    return status == 0
  }
}
