/// The address of a class's PostgreSQL server, as a URI that all of its programs understand.
///
///     postgresql://ada@school.example/course         the role ada, the database course
///     postgresql:///course?host=/run/postgresql      a server on this computer
///
/// libpq handles everything else, including passwords in `~/.pgpass`.
public struct ServerAddress: Hashable, Sendable {
  /// The URI as given.
  public let text: String

  /// Parses an address; nil if the text is not one.
  public init?(_ text: String) {
    guard ["postgresql://", "postgres://"].contains(where: text.hasPrefix), !text.utf8.contains(0) else { return nil }
    self.text = text
  }

  /// The address without passwords, for display.
  ///
  ///     postgresql://ada:secret@school.example/course   →   postgresql://ada@school.example/course
  public var shown: String { Self.withoutPasswords(text) }

  /// The address for a whole class, without the role: libpq then uses the user's own name or PGUSER.
  ///
  ///     postgresql://owner@school.example/course   →   postgresql://school.example/course
  public var withoutRole: String {
    let address = shown
    guard let scheme = address.firstRange(of: "://") else { return address }
    let rest = address[scheme.upperBound...]
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    guard let at = authority.lastIndex(of: "@") else { return address }
    return String(address[..<scheme.upperBound] + rest[rest.index(after: at)...])
  }

  private static func withoutPasswords(_ text: String) -> String {
    let (front, query) = text.parted(at: "?")
    let words = query.map { $0.split(separator: "&").filter { !isSecret($0) } } ?? []
    return withoutPassword(front) + (words.isEmpty ? "" : "?" + words.joined(separator: "&"))
  }

  private static func isSecret(_ word: Substring) -> Bool {
    ["password=", "sslpassword=", "passfile="].contains { word.lowercased().hasPrefix($0) }
  }

  /// A password may contain an `@`, so the last one counts.
  private static func withoutPassword(_ front: Substring) -> String {
    guard let scheme = front.firstRange(of: "://"), let at = front.lastIndex(of: "@"), at >= scheme.upperBound,
      let colon = front[scheme.upperBound..<at].firstIndex(of: ":")
    else { return String(front) }
    return String(front[..<colon] + front[at...])
  }
}

extension String {
  /// The text before and after a separator.
  fileprivate func parted(at mark: Character) -> (Substring, Substring?) {
    guard let place = firstIndex(of: mark) else { return (self[...], nil) }
    return (self[..<place], self[index(after: place)...])
  }
}
