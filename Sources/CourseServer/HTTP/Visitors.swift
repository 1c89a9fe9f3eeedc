import Glibc
import Synchronization

/// Shows visitors the door who hold a connection and never finish a request: a byte now and then keeps the library's own
/// clock from running out.
final class Visitors: Sendable {
  /// Since when each connection's request has been awaited, by its file.
  private let waiting = Mutex<[Int32: Double]>([:])

  /// So many may wait at once. A browser's requests are complete within milliseconds; of those who only hold the door,
  /// the one who has done so longest makes room for the next.
  private let most: Int

  init(most: Int) { self.most = most }

  func waits(_ socket: Int32) {
    waiting.withLock { waiting in
      waiting[socket] = Clock.seconds
      guard waiting.count > most, let oldest = waiting.min(by: { $0.value < $1.value })?.key else { return }
      shutdown(oldest, Int32(SHUT_RDWR))
      waiting[oldest] = nil
    }
  }

  func isAnswered(_ socket: Int32) { waiting.withLock { $0[socket] = nil } }

  func isGone(_ socket: Int32) { waiting.withLock { $0[socket] = nil } }

  /// Ends the connections that have waited too long. A browser that keeps one open for its next request opens another.
  func sendAwayTheSlow() {
    waiting.withLock { waiting in
      for (socket, since) in waiting where Clock.seconds - since > HTTPServer.Limit.request {
        shutdown(socket, Int32(SHUT_RDWR))
        waiting[socket] = nil
      }
    }
  }
}

/// The machine's own clock, which nobody sets.
enum Clock {
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
