import Glibc

/// One page that listens: what happened, in the form of server-sent events.
final class EventStream: @unchecked Sendable {
  // Guarded by the lock.
  private var pending: [UInt8] = Array("retry: 1000\n\n".utf8)
  private let lock = Lock()
  private let onEnd: @Sendable (EventStream) -> Void

  /// Between two signs of life, by which both sides learn that the other is gone.
  private static let pause = 5.0

  init(onEnd: @escaping @Sendable (EventStream) -> Void) { self.onEnd = onEnd }

  /// Tells the page something: a line of JSON.
  func tell(_ json: String) {
    lock.locked { pending += Array("data: \(json)\n\n".utf8) }
  }

  /// Gives the library the next bytes, as soon as there are some.
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

  /// The page is gone.
  func end() { onEnd(self) }
}
