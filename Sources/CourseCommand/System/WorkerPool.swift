import Glibc

/// Does the same work on many things at once, with one thread a core.
///
/// - Returns: the answers in the order of the things.
func inParallel<Thing: Sendable, Reply: Sendable>(
  _ things: [Thing], onDone: @escaping @Sendable (Int) -> Void = { _ in },
  _ work: @escaping @Sendable (Thing) -> Reply
) -> [Reply] {
  let crew = WorkerPool(things, onDone: onDone, work)
  return crew.run(workers: min(things.count, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
}

/// Threads that take one thing after another until none is left.
private final class WorkerPool<Thing: Sendable, Reply: Sendable>: @unchecked Sendable {
  private let things: [Thing]
  private let work: @Sendable (Thing) -> Reply
  private let onDone: @Sendable (Int) -> Void
  // Guarded by the mutex.
  private var next = 0
  private var done = 0
  private var answers: [Int: Reply] = [:]
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init(
    _ things: [Thing], onDone: @escaping @Sendable (Int) -> Void, _ work: @escaping @Sendable (Thing) -> Reply
  ) {
    self.things = things
    self.onDone = onDone
    self.work = work
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func run(workers: Int) -> [Reply] {
    var threads: [pthread_t] = []
    for _ in 1..<max(1, workers) {
      var thread = pthread_t()
      let box = Unmanaged.passRetained(CrewMember { self.takeTurns() })
      let status = pthread_create(
        &thread, nil,
        { argument in
          if let argument { Unmanaged<CrewMember>.fromOpaque(argument).takeRetainedValue().body() }
          return nil
        }, box.toOpaque())
      if status == 0 { threads.append(thread) } else { box.release() }
    }
    // This thread works, too, so that everything gets done even where no other could be started.
    takeTurns()
    for thread in threads { pthread_join(thread, nil) }
    return things.indices.compactMap { answers[$0] }
  }

  private func takeTurns() {
    while let turn = locked({ () -> Int? in
      defer { next += 1 }
      return next < things.count ? next : nil
    }) {
      let answer = work(things[turn])
      locked {
        answers[turn] = answer
        done += 1
        onDone(done)
      }
    }
  }

  private func locked<Value>(_ deed: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return deed()
  }
}

/// What a thread is to do; a C thread takes one pointer, so it goes through a class without generics.
private final class CrewMember {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}
