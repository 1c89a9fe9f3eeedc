/// Where a class's PostgreSQL server is, in the form that all of its programs understand.
///
///     postgresql://ada@school.example/course         the role ada, the database course
///     postgresql:///course?host=/run/postgresql      a server on this computer
///
/// Everything else, passwords in `~/.pgpass` among it, is libpq's business.
public struct ServerAddress: Hashable, Sendable {
  /// As it was given.
  public let text: String

  /// Takes an address; nil for a text that is none.
  public init?(_ text: String) {
    guard ["postgresql://", "postgres://"].contains(where: text.hasPrefix), !text.utf8.contains(0) else { return nil }
    self.text = text
  }

  /// Without passwords, for pages and errors.
  ///
  ///     postgresql://ada:secret@school.example/course   →   postgresql://ada@school.example/course
  public var shown: String { Self.withoutPasswords(text) }

  /// Whether a password stands in it, where every user of the computer can read it while a command runs.
  public var tellsPassword: Bool { shown != text }

  /// What a whole class can type: without the role, which is then the user's own name or stands in PGUSER.
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

  /// A password may itself hold what ends it elsewhere: the last `@` counts.
  private static func withoutPassword(_ front: Substring) -> String {
    guard let scheme = front.firstRange(of: "://"), let at = front.lastIndex(of: "@"), at >= scheme.upperBound,
      let colon = front[scheme.upperBound..<at].firstIndex(of: ":")
    else { return String(front) }
    return String(front[..<colon] + front[at...])
  }
}

extension String {
  /// What stands before a mark and after it.
  fileprivate func parted(at mark: Character) -> (Substring, Substring?) {
    guard let place = firstIndex(of: mark) else { return (self[...], nil) }
    return (self[..<place], self[index(after: place)...])
  }
}
