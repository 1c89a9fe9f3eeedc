import Glibc

/// The server-sent events of one open page.
final class EventStream: @unchecked Sendable {
  // Guarded by the lock.
  private var pending: [UInt8] = Array("retry: 1000\n\n".utf8)
  private let lock = Lock()
  private let onEnd: @Sendable (EventStream) -> Void

  /// The seconds between two keep-alive messages, by which both sides notice that the other is gone.
  private static let pause = 5.0

  init(onEnd: @escaping @Sendable (EventStream) -> Void) { self.onEnd = onEnd }

  /// Sends an event to the page: a line of JSON.
  func tell(_ json: String) {
    lock.locked { pending += Array("data: \(json)\n\n".utf8) }
  }

  /// Writes the next bytes into the library's buffer as soon as there are some.
  func read(into place: UnsafeMutablePointer<CChar>, _ room: Int) -> Int {
    lock.waiting(seconds: Self.pause) { !pending.isEmpty }
    return lock.locked {
      if pending.isEmpty { pending = Array(": \n\n".utf8) }
      let count = min(room, pending.count)
      pending.withUnsafeBytes { bytes in
        if let start = bytes.baseAddress { memcpy(place, start, count) }
      }
      pending.removeFirst(count)
      return count
    }
  }

  /// Called when the page is gone.
  func end() { onEnd(self) }
}
