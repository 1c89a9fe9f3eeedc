import Glibc

/// Access control: admits only the page that this start of the program has opened.
///
/// Other pages in the same browser, and other users of the system, can send requests to any local address. So a request
/// must name this machine as its host, which a page on a foreign domain cannot; come from this origin; and show the
/// cookie that only the opened address with its random token received.
///
/// Behind a proxy, the page's origin is the proxy's. If the proxy names the account, every request has to name one that is
/// admitted, and there is neither token nor cookie: an open page goes on after a restart.
struct Door: Sendable {
  /// The token in the opened address.
  let token: String
  private let cookie: String
  private let port: Int
  private let listen: ListenAddress?
  private let front: PageFront?
  private let admits: @Sendable (String) -> Bool

  init(
    port: Int, listen: ListenAddress? = nil, front: PageFront? = nil,
    admits: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    (self.port, self.listen, self.front, self.admits) = (port, listen, front, admits)
    token = Self.random()
    cookie = Self.random()
  }

  /// The page's address.
  var address: String {
    let place = front?.origin ?? "http://\(own[0])"
    return front?.accountHeader == nil ? "\(place)/?token=\(token)" : "\(place)/"
  }

  /// The refusal of a request; nil if it is admitted.
  func refusal(of request: HTTPRequest) -> HTTPResponse? {
    guard let host = request.headers["host"], hosts.contains(host) else { return .refusal(403, .foreignHost) }
    if let origin = request.headers["origin"], !origins.contains(origin) {
      return .refusal(403, .foreignOrigin)
    }
    if let header = front?.accountHeader {
      guard let name = request.headers[header], PageFront.isAccount(name), admits(name) else {
        return .refusal(403, .foreignAccount)
      }
    }
    if let site = request.headers["sec-fetch-site"], site == "cross-site" || site == "same-site",
      request.method != "GET" || request.path != "/"
    {
      return .refusal(403, .foreignOrigin)
    }
    switch request.method {
    case "GET":
      if opensWithToken(request) { return entrance }
    case "POST":
      guard request.headers["origin"] != nil else { return .refusal(403, .foreignOrigin) }
      guard request.headers["content-type"]?.hasPrefix("application/json") == true else {
        return .refusal(415, .notJSON)
      }
    default: return .refusal(405, .noSuchMethod)
    }
    guard front?.accountHeader != nil || hasCookie(request) else { return .refusal(403, .noCookie) }
    if let length = request.headers["content-length"], (Int(length) ?? .max) > HTTPServer.Limit.body {
      return .refusal(413, .tooLarge)
    }
    return nil
  }

  /// The address that the page announces comes first. A published port of a container is asked for as one of the
  /// machine's own.
  private var own: [String] {
    let loopback = ["127.0.0.1:\(port)", "[::1]:\(port)", "localhost:\(port)"]
    guard let listen, !listen.isEvery else { return loopback }
    return [listen.authority] + loopback
  }

  /// A proxy may send its own host name or this machine's.
  private var hosts: [String] { own + (front.map { [$0.host] } ?? []) }

  private var origins: [String] { front.map { [$0.origin] } ?? own.map { "http://\($0)" } }

  /// Sets the cookie and redirects to the address without the token, so that the token stays out of the history.
  private var entrance: HTTPResponse {
    HTTPResponse(
      status: 303, type: "text/plain", body: .bytes([]),
      headers: [
        ("Set-Cookie", "\(cookieName)=\(cookie); Path=/; HttpOnly; SameSite=Strict\(secure)"), ("Location", "/"),
      ])
  }

  private var secure: String { front?.isSecure == true ? "; Secure" : "" }

  private func opensWithToken(_ request: HTTPRequest) -> Bool {
    request.path == "/" && request.arguments["token"].map { Self.isSame($0, token) } ?? false
  }

  /// Cookies ignore ports, so two servers need two cookie names.
  private var cookieName: String { "course-\(port)" }

  private func hasCookie(_ request: HTTPRequest) -> Bool {
    let cookies = (request.headers["cookie"] ?? "").split(separator: ";").map { $0.drop { $0 == " " } }
    return cookies.contains { Self.isSame(String($0), "\(cookieName)=\(cookie)") }
  }

  /// Compares in constant time.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    guard one.utf8.count == other.utf8.count else { return false }
    return zip(one.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    let numbers = (0..<4).map { _ in String(generator.next() as UInt64, radix: 16) }
    return numbers.map { String(repeating: "0", count: 16 - $0.count) + $0 }.joined()
  }
}
