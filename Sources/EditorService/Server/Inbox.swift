import Glibc
import LayoutProgram
import Synchronization

/// The queue of incoming messages between the reading and the answering thread.
///
/// Reading never waits for answering, since new messages make older work obsolete: canceling a request ends its work
/// through the deadline, and a newer text of the same document ends unrequested work. A request keeps the text of its
/// own time if the answer is quick: simple clients send a request and the next edit together and show users an error if
/// the request fails.
final class Inbox: Sendable {
  /// A message to handle.
  enum Event: Sendable {
    case message(RemoteMessage)
    case unreadable(UnreadableMessage)
    case tooLong
    case finished(Errand.Outcome)
    /// The editor has disconnected.
    case end
  }

  private struct State {
    var events: [Event] = []
    /// The number of handled events at the front: removing each one would move all others.
    var taken = 0
    /// The number of waiting changes of each document.
    var changes: [String: Int] = [:]
    /// The waiting and running requests, and whether they were canceled.
    var requests: [RequestID: Bool] = [:]
    var work: Work?
  }

  private typealias Work = (document: String?, request: RequestID?, deadline: Deadline)

  /// A client that sends more without waiting gets blocked.
  private static let most = 50_000

  private let state = Mutex(State())
  private let bell = UnsafeSemaphore()

  /// Adds an event.
  func add(_ event: Event) {
    while state.withLock({ $0.events.count - $0.taken }) > Self.most { usleep(1000) }
    state.withLock { state in
      switch event {
      case .message(.notification("$/cancelRequest", let parameters)):
        Self.cancel(parameters, &state)
        return
      case .message(.notification("textDocument/didChange", let parameters)):
        if let uri = try? parameters.document {
          state.changes[uri, default: 0] += 1
          if let work = state.work, work.document == uri { Self.overtake(work) }
        }
      case .message(.request(let id, _, _)): state.requests[id] = false
      default: break
      }
      state.events.append(event)
    }
    bell.ring()
  }

  private static func cancel(_ parameters: Parameters, _ state: inout State) {
    guard let id = parameters["id"].flatMap({ RequestID($0.json) }), state.requests[id] != nil else { return }
    state.requests[id] = true
    if state.work?.request == id { state.work?.deadline.expire() }
  }

  /// Handles a newer text of the document that is being worked on.
  private static func overtake(_ work: Work) {
    if work.request == nil { work.deadline.expire() } else { work.deadline.hurry() }
  }

  /// The next event.
  ///
  /// - Parameter waits: if false, returns nil instead of waiting.
  func next(waits: Bool) -> Event? {
    while true {
      if waits { bell.wait() } else if !bell.take() { return nil }
      if let event = state.withLock({ Self.first(&$0) }) { return event }
    }
  }

  private static func first(_ state: inout State) -> Event? {
    guard state.taken < state.events.count else { return nil }
    let event = state.events[state.taken]
    state.taken += 1
    if state.taken > 256 || state.taken == state.events.count {
      state.events.removeFirst(state.taken)
      state.taken = 0
    }
    if case .message(.notification("textDocument/didChange", let parameters)) = event,
      let uri = try? parameters.document
    {
      let left = (state.changes[uri] ?? 1) - 1
      state.changes[uri] = left > 0 ? left : nil
    }
    return event
  }

  /// Whether a newer text of a document is waiting.
  func isStale(_ document: String) -> Bool { state.withLock { $0.changes[document] != nil } }

  /// Whether a request was canceled.
  func isCancelled(_ id: RequestID) -> Bool { state.withLock { $0.requests[id] ?? false } }

  /// Marks a request as answered.
  func answered(_ id: RequestID) { state.withLock { _ = $0.requests.removeValue(forKey: id) } }

  /// Starts work: a newer text of the document shortens its deadline, and canceling the request ends it.
  func begin(on document: String?, for request: RequestID?, by deadline: Deadline) {
    state.withLock { state in
      let work = Work(document, request, deadline)
      state.work = work
      // A newer text may have arrived in the meantime.
      if let document, state.changes[document] != nil { Self.overtake(work) }
      if let request, state.requests[request] ?? false { deadline.expire() }
    }
  }

  /// Ends the work.
  func finish() { state.withLock { $0.work = nil } }
}

/// The system's counting semaphore, which must not move in memory.
private final class UnsafeSemaphore: @unchecked Sendable {
  private let place = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() { sem_init(place, 0, 0) }

  deinit {
    sem_destroy(place)
    place.deallocate()
  }

  func ring() { sem_post(place) }

  func wait() { while sem_wait(place) != 0, errno == EINTR {} }

  func take() -> Bool { sem_trywait(place) == 0 }
}
