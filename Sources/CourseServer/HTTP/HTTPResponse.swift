/// What is answered.
struct HTTPResponse: Sendable {
  /// What is sent.
  enum Body: Sendable {
    case bytes([UInt8])
    /// Bit by bit, as things happen.
    case events(EventStream)
  }

  var status: UInt32
  var type: String
  var body: Body
  var headers: [(name: String, value: String)] = []

  init(status: UInt32 = 200, type: String, body: Body, headers: [(name: String, value: String)] = []) {
    self.status = status
    self.type = type
    self.body = body
    self.headers = headers
  }

  /// JSON, written already.
  static func json(_ bytes: [UInt8], status: UInt32 = 200) -> HTTPResponse {
    HTTPResponse(status: status, type: "application/json", body: .bytes(bytes))
  }

  /// What every answer says to the browser: nothing of it is kept, guessed at, framed or sent elsewhere, and only our
  /// own files run.
  static let always: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; "
        + "form-action 'none'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cache-Control", "no-store"),
  ]
}
