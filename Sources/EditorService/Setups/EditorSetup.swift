import Diagnostics

/// The few lines that make an editor show `.layout` files as Swift and ask our server about them.
public struct EditorSetup: Sendable {
  /// A text and where it belongs.
  public struct File: Sendable {
    /// Where the editor looks; of several places the first that is there already, else the first.
    public var places: [Place]
    /// The lines.
    public var text: String
    /// How they come to stand there.
    public var form: Form
  }

  /// A file's place, from a folder that the system or the learner chooses.
  public enum Place: Hashable, Sendable {
    /// In the home folder.
    case home(String)
    /// In `XDG_CONFIG_HOME`, usually `~/.config`.
    case configuration(String)
    /// In `XDG_DATA_HOME`, usually `~/.local/share`.
    case data(String)
    /// In the work folder.
    case work(String)
  }

  /// How lines come into a file.
  public enum Form: Hashable, Sendable {
    /// The file is ours.
    case own
    /// As a block between two comments, which begin with this.
    case block(comment: String)
    /// As members of a JSON object that is there.
    case settings
  }

  /// What is to be written.
  public var files: [File]
  /// What has to be there besides.
  public var need: EditorNeed?
}

/// What an editor needs besides, which nobody but its user can install.
public enum EditorNeed: Sendable {
  case vimPlugin
  case emacsEglot
  case vscodeExtension
  case zedExtension
}

extension EditorNeed: Message {
  /// In English.
  public var english: String {
    switch self {
    case .vimPlugin:
      "Vim has no language client of its own: install ALE (Debian: vim-ale), vim-lsp or yegappan/lsp."
    case .emacsEglot: "Emacs 29 has eglot. For an older one install the package eglot (Debian: elpa-eglot)."
    case .vscodeExtension:
      "VS Code has no language client for any server: install the extension “Generic LSP Client (v2)”, zsol.vscode-glspc."
    case .zedExtension: "Zed colors Swift with its extension “Swift”: install that."
    }
  }

  /// In German.
  public var german: String {
    switch self {
    case .vimPlugin:
      "Vim hat selbst keinen Sprachclient: Installier ALE (Debian: vim-ale), vim-lsp oder yegappan/lsp."
    case .emacsEglot: "Emacs 29 hat eglot. Für ein älteres installier das Paket eglot (Debian: elpa-eglot)."
    case .vscodeExtension:
      "VS Code hat keinen Sprachclient für jeden Server: Installier die Erweiterung „Generic LSP Client (v2)“, zsol.vscode-glspc."
    case .zedExtension: "Zed färbt Swift mit seiner Erweiterung „Swift“: Installier sie."
    }
  }
}

extension EditorSetup {
  /// Our mark in a file that is ours.
  public static let mark = "written by “course editor”"

  /// A text in double quotes, as Lua, Lisp, TOML, JSON and Vim read it.
  static func quoted(_ text: String) -> String {
    "\"" + text.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : "\($1)" } + "\""
  }

  static func quoted(_ words: [String], separator: String) -> String {
    words.map { quoted($0) }.joined(separator: separator)
  }
}
