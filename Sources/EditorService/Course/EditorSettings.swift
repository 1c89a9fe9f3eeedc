import Diagnostics

/// The server's settings.
public struct EditorSettings: Sendable {
  /// The language of messages.
  public var language: Language
  /// Whether the user chose the language, which overrides the editor's.
  public var isLanguageChosen: Bool
  /// Which inlay hints are shown. None by default, since guides' values take the thinking away.
  public var hints: Hints
  /// Whether the user chose that, which overrides the editor's own lines.
  private var areInlayHintsChosen: Bool
  /// The folders to search for `swift-format`, in the format of `PATH`.
  public var searchPath: String
  /// The program's version.
  public var version: String

  /// Makes settings.
  public init(
    language: Language = .english, isLanguageChosen: Bool = false, hints: Hints? = nil,
    searchPath: String = "", version: String = ""
  ) {
    self.language = language
    self.isLanguageChosen = isLanguageChosen
    self.hints = hints ?? .none
    areInlayHintsChosen = hints != nil
    self.searchPath = searchPath
    self.version = version
  }

  /// Reads the editor's settings and ignores unknown ones.
  ///
  ///     {"inlayHints": true}     {"course": {"inlayHints": "types"}}
  mutating func take(_ json: JSON) {
    let own = json["course"] ?? json
    guard let wanted = own["inlayHints"], !areInlayHintsChosen else { return }
    if let word = wanted.string ?? wanted.bool.map({ $0 ? "1" : "0" }) { hints = Hints(word) }
  }

  /// The kinds of inlay hints.
  public enum Hints: Sendable {
    case none
    /// Inferred types.
    case types
    /// Inferred types, and what each guide answers.
    case all

    /// Reads `types`, `0` for none, and anything else for all.
    public init(_ word: String) { self = word == "types" ? .types : word == "0" ? .none : .all }
  }
}
