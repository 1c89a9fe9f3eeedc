import Diagnostics

/// The server's settings.
public struct EditorSettings: Sendable {
  /// The language of messages.
  public var language: Language
  /// Whether the user chose the language, which overrides the editor's.
  public var isLanguageChosen: Bool
  /// Whether inlay hints show guides' values. Off by default, since they confuse beginners.
  public var showsInlayHints: Bool
  /// Whether the user chose that, which overrides the editor's own lines.
  private var areInlayHintsChosen: Bool
  /// The folders to search for `swift-format`, in the format of `PATH`.
  public var searchPath: String
  /// The program's version.
  public var version: String

  /// Makes settings.
  public init(
    language: Language = .english, isLanguageChosen: Bool = false, showsInlayHints: Bool? = nil,
    searchPath: String = "", version: String = ""
  ) {
    self.language = language
    self.isLanguageChosen = isLanguageChosen
    self.showsInlayHints = showsInlayHints ?? false
    areInlayHintsChosen = showsInlayHints != nil
    self.searchPath = searchPath
    self.version = version
  }

  /// Reads the editor's settings and ignores unknown ones.
  ///
  ///     {"inlayHints": true}     {"course": {"inlayHints": true}}
  mutating func take(_ json: JSON) {
    let own = json["course"] ?? json
    if let wanted = own["inlayHints"]?.bool, !areInlayHintsChosen { showsInlayHints = wanted }
  }
}
