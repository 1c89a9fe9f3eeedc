import Glibc
import Synchronization

/// The queue of errands.
final class ErrandList: @unchecked Sendable {
  private let waiting = Mutex<[Errand]>([])
  private let bell = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() { sem_init(bell, 0, 0) }

  deinit {
    sem_destroy(bell)
    bell.deallocate()
  }

  func add(_ errand: Errand) {
    waiting.withLock { waiting in
      if let document = errand.checkedDocument { waiting.removeAll { $0.checkedDocument == document } }
      waiting.append(errand)
    }
    sem_post(bell)
  }

  /// Waits for the next errand.
  func next() -> Errand? {
    while true {
      while sem_wait(bell) != 0, errno == EINTR {}
      if let errand = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { return errand }
    }
  }
}
