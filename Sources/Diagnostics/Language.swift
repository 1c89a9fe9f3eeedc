/// The languages that the program itself speaks; exercises may be written in others.
///
/// Whatever has words of its own goes through these by a `switch`, so that a new language does not compile before it has
/// them all.
public enum SpokenLanguage: Sendable {
  /// Also for those who read another language.
  case english
  case german

  /// What people are told who read `language`.
  public init(_ language: Language) {
    switch language {
    case .german: self = .german
    default: self = .english
    }
  }
}

/// A language that texts may be written in, by its two or three letters: `de`.
public struct Language: Hashable, Sendable {
  /// Small letters only, so that no name can leave its folder.
  public let code: String

  /// The language that every text has.
  public static let english = Language(known: "en")

  /// The second language of the program's own sentences.
  public static let german = Language(known: "de")

  private init(known code: String) { self.code = code }

  /// Takes the first part of a locale's name: `de_DE.UTF-8` → `de`; nil for `C`, `POSIX` and what is no language.
  public init?(locale: String) {
    let code = locale.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }.lowercased()
    guard (2...3).contains(code.count), code.allSatisfy({ ("a"..."z").contains($0) }) else { return nil }
    self.code = code
  }
}
