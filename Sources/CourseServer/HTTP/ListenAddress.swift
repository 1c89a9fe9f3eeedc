import Glibc

/// An address of this machine at which other machines may ask for the page: `192.168.1.5:8080`, `0.0.0.0:8080`,
/// `[fd00::5]:8080`.
///
/// Without one, the server listens on the loopback addresses only, which no other machine reaches.
public struct ListenAddress: Hashable, Sendable {
  /// The numeric address, without brackets, or the path of a socket.
  public let host: String
  /// The port; 0 for a socket.
  public let port: Int

  /// A socket in the file system that its user and group may use; nil without an absolute path.
  public init?(socket path: String) {
    guard path.hasPrefix("/"), path.utf8.count < 100 else { return nil }
    (host, port) = (path, 0)
  }

  /// Parses a numeric address with a port; nil for names, and for ports below 1024.
  public init?(_ text: String) {
    guard let colon = text.lastIndex(of: ":"), let port = Int(text[text.index(after: colon)...]),
      (1024...65535).contains(port)
    else { return nil }
    let place = text[..<colon]
    let isBracketed = place.hasPrefix("[") && place.hasSuffix("]")
    let host = String(isBracketed ? place.dropFirst().dropLast() : place)
    guard Self.isNumeric(host, isVersion6: isBracketed) else { return nil }
    (self.host, self.port) = (host, port)
  }

  /// The address as an URL has it.
  public var authority: String {
    if host.hasPrefix("/") { return host }
    return host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
  }

  /// Whether it stands for all addresses of the machine, so that no request can name it.
  var isEvery: Bool { host == "0.0.0.0" || host == "::" }

  private static func isNumeric(_ host: String, isVersion6: Bool) -> Bool {
    var bytes = in6_addr()
    return inet_pton(isVersion6 ? AF_INET6 : AF_INET, host, &bytes) == 1
  }
}
