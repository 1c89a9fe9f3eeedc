/// Answers admitted requests at the desk of their account.
///
/// A desk has helpers from its first request until it was idle for long enough. If too many have some, the one that was
/// idle longest makes room.
final class Desks: @unchecked Sendable {
  fileprivate struct Place {
    let desk: Desk
    /// The number of requests that wait for a helper, and when the last one came or went.
    var waiting = 0
    var lastUse = 0.0
    var hasHelpers = false
  }

  private let files: PageFiles
  private let admission: PageServer.Admission
  private let newDesk: @Sendable (String) -> Desk
  private let lock = Lock()
  // Guarded by the lock.
  private var places: [String: Place] = [:]

  /// The seconds that a request waits for room.
  private static let patience = 5.0

  init(files: PageFiles, _ configuration: PageServer.Configuration) {
    self.files = files
    admission = configuration.admission
    newDesk = { Desk(helper: configuration.helper($0), patience: configuration.patience) }
  }

  func answer(_ request: HTTPRequest, for account: String) -> HTTPResponse {
    if request.method == "GET" {
      if request.path == "/events" {
        let stream = lock.locked { place(of: account).desk.announcer.stream() }
        // A proxy that collects answers before it sends them on would keep the news to itself.
        return HTTPResponse(type: "text/event-stream", body: .events(stream), headers: [("X-Accel-Buffering", "no")])
      }
      return files.response(to: request) ?? .refusal(404, .noSuchPage)
    }
    let prefix = "/api/"
    guard request.path.hasPrefix(prefix), let route = PageRoute(rawValue: String(request.path.dropFirst(prefix.count)))
    else { return .refusal(404, .noSuchPage) }
    var desk: Desk?
    lock.waiting(seconds: Self.patience) {
      desk = enter(account)
      return desk != nil
    }
    guard let desk else { return .refusal(503, .busy) }
    defer { lock.locked { use(account, -1) } }
    return desk.answer(route, request)
  }

  /// Starts the helpers of a page with one learner.
  func warmUp() { lock.locked { place(of: PageServer.onlyAccount).desk.warmUp() } }

  func announce(_ news: PageServer.News) {
    lock.locked { places[news.account]?.desk.announcer.announce(news.line) }
  }

  /// Ends the helpers that have waited for long enough.
  func restIdle() {
    lock.locked {
      for (account, place) in places where place.isIdle && Clock.seconds - place.lastUse > admission.idle {
        rest(account)
      }
    }
  }

  private func place(of account: String) -> Place {
    if let place = places[account] { return place }
    let place = Place(desk: newDesk(account))
    places[account] = place
    return place
  }

  /// The desk with its helpers, where a request now waits; nil if there is no room.
  private func enter(_ account: String) -> Desk? {
    let place = place(of: account)
    if !place.hasHelpers, places.values.count(where: \.hasHelpers) >= admission.atOnce {
      guard let longest = places.filter(\.value.isIdle).min(by: { $0.value.lastUse < $1.value.lastUse }) else {
        return nil
      }
      rest(longest.key)
    }
    use(account, 1)
    return place.desk
  }

  private func use(_ account: String, _ change: Int) {
    places[account]?.waiting += change
    places[account]?.lastUse = Clock.seconds
    places[account]?.hasHelpers = true
  }

  private func rest(_ account: String) {
    places[account]?.desk.rest()
    places[account]?.hasHelpers = false
  }
}

extension Desks.Place {
  /// Whether it has helpers that nobody waits for.
  fileprivate var isIdle: Bool { hasHelpers && waiting == 0 }
}
