import Diagnostics

/// How somebody wants the server to be.
public struct EditorSettings: Sendable {
  /// The language to speak.
  public var language: Language
  /// Whether that was said, so that the editor's own language does not count.
  public var isLanguageChosen: Bool
  /// Whether guides' answers stand in the text. Off until asked for: beginners are confused by them.
  public var showsInlayHints: Bool
  /// The folders to look for `swift-format` in, as `PATH` has them.
  public var searchPath: String
  /// The program's version.
  public var version: String

  /// Says how.
  public init(
    language: Language = .english, isLanguageChosen: Bool = false, showsInlayHints: Bool = false,
    searchPath: String = "", version: String = ""
  ) {
    self.language = language
    self.isLanguageChosen = isLanguageChosen
    self.showsInlayHints = showsInlayHints
    self.searchPath = searchPath
    self.version = version
  }

  /// Takes over what an editor's settings say; anything else in them is no concern of ours.
  ///
  ///     {"inlayHints": true}     {"course": {"inlayHints": true}}
  mutating func take(_ json: JSON) {
    let own = json["course"] ?? json
    if let wanted = own["inlayHints"]?.bool { showsInlayHints = wanted }
  }
}
