import Glibc
import LayoutLanguage
import Synchronization

/// What has come and is not done yet, between the thread that reads and the one that answers.
///
/// Reading never waits for answering. What comes makes older work needless: a request that is taken back ends the work on
/// it, by its deadline, and a newer text of the same document the work that nobody asked for. Who asked gets the answer
/// about the text as it was then, if it does not take long: simple clients send a request and the next letter in one go,
/// and show an error to their user where the answer is one.
final class Inbox: Sendable {
  /// Something to do.
  enum Event: Sendable {
    case message(RemoteMessage)
    case unreadable(UnreadableMessage)
    case tooLong
    case finished(Errand.Outcome)
    /// The editor has gone.
    case end
  }

  private struct State {
    var events: [Event] = []
    /// How many events are done already: taking the first of many would move all others each time.
    var taken = 0
    /// How many changes of each document wait.
    var changes: [String: Int] = [:]
    /// The requests that wait or are at work, and whether they were taken back.
    var requests: [RequestID: Bool] = [:]
    var work: Work?
  }

  private typealias Work = (document: String?, request: RequestID?, deadline: Deadline)

  /// Who sends so much without waiting is made to wait.
  private static let most = 50_000

  private let state = Mutex(State())
  private let bell = UnsafeSemaphore()

  /// Takes an event in.
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

  /// A newer text of what is worked on has come.
  private static func overtake(_ work: Work) {
    if work.request == nil { work.deadline.expire() } else { work.deadline.hurry() }
  }

  /// The next event.
  ///
  /// - Parameter waits: false gives nil where there is none.
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

  /// Whether a newer text of a document waits.
  func isStale(_ document: String) -> Bool { state.withLock { $0.changes[document] != nil } }

  /// Whether nobody waits for a request's answer any more.
  func isCancelled(_ id: RequestID) -> Bool { state.withLock { $0.requests[id] ?? false } }

  /// A request has its answer.
  func answered(_ id: RequestID) { state.withLock { _ = $0.requests.removeValue(forKey: id) } }

  /// Work begins that a newer text of a document is to shorten, and taking a request back to end.
  func begin(on document: String?, for request: RequestID?, by deadline: Deadline) {
    state.withLock { state in
      let work = Work(document, request, deadline)
      state.work = work
      // It may have come in the meantime.
      if let document, state.changes[document] != nil { Self.overtake(work) }
      if let request, state.requests[request] ?? false { deadline.expire() }
    }
  }

  /// The work is done.
  func finish() { state.withLock { $0.work = nil } }
}

/// The system's counting semaphore, which has to stay at one place in memory.
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
