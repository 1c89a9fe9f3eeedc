/// Sends events to all open pages.
final class Announcer: @unchecked Sendable {
  private let lock = Lock()
  private var streams: [ObjectIdentifier: EventStream] = [:]

  /// Makes the event stream of a new page.
  func stream() -> EventStream {
    let stream = EventStream { [weak self] stream in self?.forget(stream) }
    lock.locked { streams[ObjectIdentifier(stream)] = stream }
    return stream
  }

  /// - Parameter json: a line of JSON.
  func announce(_ json: String) {
    for stream in lock.locked({ Array(streams.values) }) { stream.tell(json) }
  }

  private func forget(_ stream: EventStream) {
    lock.locked { streams[ObjectIdentifier(stream)] = nil }
  }
}
