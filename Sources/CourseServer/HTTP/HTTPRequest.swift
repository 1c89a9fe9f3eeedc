/// A request as it came in.
struct HTTPRequest: Sendable {
  /// `GET`, `POST`.
  var method: String
  /// The address without arguments: `/api/scene`. It is looked up in fixed lists and never names a file.
  var path: String
  /// The headers that somebody asks for, by their names in small letters.
  var headers: [String: String] = [:]
  /// The arguments behind the question mark that somebody asks for.
  var arguments: [String: String] = [:]
  /// What was sent along.
  var body: [UInt8] = []

  /// Whether whoever asks reads what is packed.
  var takesGzip: Bool { headers["accept-encoding"]?.contains("gzip") ?? false }

  /// The headers and arguments that are read; no others are.
  static let readHeaders = [
    "host", "origin", "cookie", "content-type", "content-length", "sec-fetch-site", "accept-encoding",
  ]
  static let readArguments = ["token", "editor"]
}
