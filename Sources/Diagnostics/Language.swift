/// The languages of the program itself; exercises may exist in others.
///
/// All texts go through a `switch` over this type, so a new language compiles only once every text has it.
public enum SpokenLanguage: Sendable {
  /// Also the fallback for all other languages.
  case english
  case german

  /// The program's language for a reader of `language`.
  public init(_ language: Language) {
    switch language {
    case .german: self = .german
    default: self = .english
    }
  }
}

/// A language of texts, identified by its two or three letters: `de`.
public struct Language: Hashable, Sendable {
  /// Lowercase letters only, so that the code is safe as a file name.
  public let code: String

  /// The language that every text has.
  public static let english = Language(known: "en")

  /// The program's second language.
  public static let german = Language(known: "de")

  private init(known code: String) { self.code = code }

  /// Uses the first part of a locale's name: `de_DE.UTF-8` → `de`; nil for `C`, `POSIX` and invalid names.
  public init?(locale: String) {
    let code = locale.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }.lowercased()
    guard (2...3).contains(code.count), code.allSatisfy({ ("a"..."z").contains($0) }) else { return nil }
    self.code = code
  }
}
