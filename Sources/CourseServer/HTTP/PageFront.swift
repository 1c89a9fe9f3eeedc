/// The page's public address behind a proxy, and the header in which the proxy names the account.
///
///     browser ──▶ https://course.example ──▶ the proxy, with its login ──▶ http://127.0.0.1:9001
///
/// The server admits requests with the proxy's address. If the proxy names accounts, each account has a page of its own.
public struct PageFront: Hashable, Sendable {
  /// The origin as browsers send it: `https://course.example`.
  public let origin: String
  /// The header that the proxy sets after login, in lowercase; nil if the token in the address decides.
  public var accountHeader: String?

  /// Parses `https://course.example` or `http://lab:8000`, without a path; nil for anything else.
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

  /// Parses the name of a header, such as `X-Remote-User`; nil for anything else.
  public static func header(_ text: String) -> String? {
    let isName = !text.isEmpty && text.utf8.allSatisfy { isOfName($0) || $0 == UInt8(ascii: "_") }
    return isName ? text.lowercased() : nil
  }

  /// Whether an account's name can name a folder: `anna`, `anna.smith@school.example`; not `../anna`.
  public static func isAccount(_ name: String) -> Bool {
    guard let first = name.utf8.first, isOfName(first), first != UInt8(ascii: "-"), name.utf8.count <= 64 else {
      return false
    }
    return name.utf8.allSatisfy { isOfName($0) || "._@".utf8.contains($0) }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
