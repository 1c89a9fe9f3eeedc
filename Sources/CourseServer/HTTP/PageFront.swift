/// Where people see the page, if that is not this machine: a proxy's address, and the account that it answers for.
///
///     browser ──▶ https://anna.course.example ──▶ the proxy, with its login ──▶ http://127.0.0.1:9001
///
/// The page belongs to one learner. Who may see it is the proxy's to say; the door lets in what comes by its address
/// and, where an account is named, what the proxy says is that account's.
public struct PageFront: Hashable, Sendable {
  /// A header that the proxy sets after its login, and what it says for the learner of this page.
  public struct Account: Hashable, Sendable {
    /// The header's name, in small letters.
    public let header: String
    /// The learner's name there.
    public let name: String

    /// Takes `X-Remote-User=anna`; nil for anything else.
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

  /// As browsers name where a page comes from: `https://anna.course.example`.
  public let origin: String
  /// Whose page it is; nil where the key in the address tells.
  public var account: Account?

  /// Takes `https://anna.course.example` or `http://lab:8000`, without a path; nil for anything else.
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

  /// What a request's `Host` says.
  var host: String { String(origin.drop { $0 != "/" }.dropFirst(2)) }

  /// Whether what goes to and fro is hidden from others.
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
