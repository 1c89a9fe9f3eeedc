import Glibc

/// Who is let in: only the page that this start of the program has opened.
///
/// Other pages in the same browser can send requests to any address of this machine; the system's other users can, too.
/// So a request has to name this machine as its host, which a page of a foreign name cannot, to come from this origin,
/// and to show the cookie that only the opened address, with its random token, was given.
///
/// Behind a proxy the page's address is the proxy's. Where the proxy names the account, its page needs no token.
struct Door: Sendable {
  /// In the address that is opened.
  let token: String
  private let cookie: String
  private let port: Int
  private let front: PageFront?

  init(port: Int, front: PageFront? = nil) {
    (self.port, self.front) = (port, front)
    token = Self.random()
    cookie = Self.random()
  }

  /// The page's address.
  var address: String {
    let place = front?.origin ?? "http://127.0.0.1:\(port)"
    return front?.account == nil ? "\(place)/?token=\(token)" : "\(place)/"
  }

  /// Why a request is refused; nil if it may come in.
  func refusal(of request: HTTPRequest) -> HTTPResponse? {
    guard let host = request.headers["host"], hosts.contains(host) else { return .refusal(403, .foreignHost) }
    if let origin = request.headers["origin"], !origins.contains(origin) {
      return .refusal(403, .foreignOrigin)
    }
    if let account = front?.account, !Self.isSame(request.headers[account.header] ?? "", account.name) {
      return .refusal(403, .foreignAccount)
    }
    if let site = request.headers["sec-fetch-site"], site == "cross-site" || site == "same-site",
      request.method != "GET"
    {
      return .refusal(403, .foreignOrigin)
    }
    switch request.method {
    case "GET":
      if opensWithToken(request) || opensWithAccount(request) { return entrance }
    case "POST":
      guard request.headers["origin"] != nil else { return .refusal(403, .foreignOrigin) }
      guard request.headers["content-type"]?.hasPrefix("application/json") == true else {
        return .refusal(415, .notJSON)
      }
    default: return .refusal(405, .noSuchMethod)
    }
    guard hasCookie(request) else { return .refusal(403, .noCookie) }
    if let length = request.headers["content-length"], (Int(length) ?? .max) > HTTPServer.Limit.body {
      return .refusal(413, .tooLarge)
    }
    return nil
  }

  private var own: [String] { ["127.0.0.1:\(port)", "[::1]:\(port)", "localhost:\(port)"] }

  /// A proxy may say its own name or that of this machine.
  private var hosts: [String] { own + (front.map { [$0.host] } ?? []) }

  private var origins: [String] { front.map { [$0.origin] } ?? own.map { "http://\($0)" } }

  /// Gives the cookie, and goes to the address without the token, so that it stays in no history.
  private var entrance: HTTPResponse {
    HTTPResponse(
      status: 303, type: "text/plain", body: .bytes([]),
      headers: [
        ("Set-Cookie", "\(cookieName)=\(cookie); Path=/; HttpOnly; SameSite=\(sameSite)\(secure)"), ("Location", "/"),
      ])
  }

  /// Who comes from a login on another site comes with what such visits may bring.
  private var sameSite: String { front?.account == nil ? "Strict" : "Lax" }

  private var secure: String { front?.isSecure == true ? "; Secure" : "" }

  private func opensWithToken(_ request: HTTPRequest) -> Bool {
    request.path == "/" && request.arguments["token"].map { Self.isSame($0, token) } ?? false
  }

  private func opensWithAccount(_ request: HTTPRequest) -> Bool {
    front?.account != nil && request.path == "/" && !hasCookie(request)
  }

  /// Cookies do not know ports: two courses at a time have cookies of two names.
  private var cookieName: String { "course-\(port)" }

  private func hasCookie(_ request: HTTPRequest) -> Bool {
    let cookies = (request.headers["cookie"] ?? "").split(separator: ";").map { $0.drop { $0 == " " } }
    return cookies.contains { Self.isSame(String($0), "\(cookieName)=\(cookie)") }
  }

  /// Looks at every letter, so that the time it takes tells nothing.
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
