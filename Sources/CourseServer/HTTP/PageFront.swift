/// The page's public address, if it is behind a proxy, and the account that the proxy reports.
///
///     browser ──▶ https://anna.course.example ──▶ the proxy, with its login ──▶ http://127.0.0.1:9001
///
/// The page belongs to one learner, and the proxy decides who may see it. The server admits requests with the proxy's
/// address and, if there is an account, the header with the account's name.
public struct PageFront: Hashable, Sendable {
  /// A header that the proxy sets after login, and its value for this page's learner.
  public struct Account: Hashable, Sendable {
    /// The header's name in lowercase.
    public let header: String
    /// The learner's account name.
    public let name: String

    /// Parses `X-Remote-User=anna`; nil for anything else.
    public init?(_ text: String) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty,
        parts[0].utf8.allSatisfy({ PageFront.isOfName($0) || $0 == UInt8(ascii: "_") }),
        parts[1].utf8.allSatisfy({ (0x21...0x7e).contains($0) })
      else { return nil }
      header = parts[0].lowercased()
      name = String(parts[1])
    }
  }

  /// The origin as browsers send it: `https://anna.course.example`.
  public let origin: String
  /// The learner's account; nil if the token in the address decides.
  public var account: Account?

  /// Parses `https://anna.course.example` or `http://lab:8000`, without a path; nil for anything else.
  public init?(_ address: String) {
    let lowered = address.lowercased()
    let text = lowered.hasSuffix("/") ? String(lowered.dropLast()) : lowered
    guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return nil }
    let parts = text.dropFirst(scheme.count).split(separator: ":", omittingEmptySubsequences: false)
    guard let host = parts.first, !host.isEmpty, parts.count <= 2,
      host.utf8.allSatisfy({ Self.isOfName($0) || $0 == UInt8(ascii: ".") })
    else { return nil }
    let usual = scheme == "https://" ? 443 : 80
    let port = parts.count == 2 ? Int(parts[1]) : usual
    guard let port, (1...65535).contains(port) else { return nil }
    origin = scheme + host + (port == usual ? "" : ":\(port)")
  }

  /// The value of a request's `Host`.
  var host: String { String(origin.drop { $0 != "/" }.dropFirst(2)) }

  /// Whether the connection is encrypted.
  var isSecure: Bool { origin.hasPrefix("https:") }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
