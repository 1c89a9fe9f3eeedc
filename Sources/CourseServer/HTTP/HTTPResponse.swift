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

  /// The same in fewer bytes, where the browser reads that and it is worth it.
  func shortened(for request: HTTPRequest) -> HTTPResponse {
    guard request.takesGzip, case .bytes(let bytes) = body, bytes.count > 2000, let short = Gzip.compressed(bytes)
    else {
      return self
    }
    return HTTPResponse(
      status: status, type: type, body: .bytes(short), headers: headers + [("Content-Encoding", "gzip")])
  }

  /// What every answer says to the browser: nothing of it is guessed at, framed or sent elsewhere, and only our
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
  ]

  /// How long the browser keeps it: not at all, unless the answer itself says otherwise.
  static let unkept = (name: "Cache-Control", value: "no-store")
}
