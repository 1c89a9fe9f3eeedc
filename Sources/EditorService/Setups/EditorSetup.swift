import Diagnostics

/// The lines that make an editor treat `.layout` files as Swift and start our server for them.
public struct EditorSetup: Sendable {
  /// A configuration file.
  public struct File: Sendable {
    /// The places where the editor looks: an existing file wins, else the first place.
    public var places: [Place]
    /// The lines.
    public var text: String
    /// The way to write them.
    public var form: Form
  }

  /// A file's path, relative to a folder that the system or the learner chooses.
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

  /// The way to write lines into a file.
  public enum Form: Hashable, Sendable {
    /// The whole file is ours.
    case own
    /// A block between two comments with this prefix.
    case block(comment: String)
    /// Members of an existing JSON object.
    case settings
  }

  /// The files to write.
  public var files: [File]
  /// A requirement that the user must install.
  public var need: EditorNeed?
}

/// A requirement that only the user can install.
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
  /// Our mark in files of our own.
  public static let mark = "written by “course editor”"

  /// A string literal that is valid in Lua, Lisp, TOML, JSON and Vim.
  static func quoted(_ text: String) -> String {
    "\"" + text.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : "\($1)" } + "\""
  }

  static func quoted(_ words: [String], separator: String) -> String {
    words.map { quoted($0) }.joined(separator: separator)
  }
}
