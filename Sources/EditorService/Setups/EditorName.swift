/// The editors that a few lines of configuration connect to the language server.
public enum EditorName: String, Sendable, CaseIterable {
  case vim, neovim, emacs, helix, kate, zed, vscode
}

extension EditorName {
  /// The official name.
  public var title: String {
    switch self {
    case .vim: "Vim"
    case .neovim: "Neovim"
    case .emacs: "Emacs"
    case .helix: "Helix"
    case .kate: "Kate"
    case .zed: "Zed"
    case .vscode: "VS Code"
    }
  }

  /// The editor's configuration.
  ///
  /// - Parameter command: the command that starts this program from any folder.
  public func setup(starting command: String) -> EditorSetup {
    let words = [command, "lsp"]
    return switch self {
    case .vim: .vim(words)
    case .neovim: .neovim(words)
    case .emacs: .emacs(words)
    case .helix: .helix(words)
    case .kate: .kate(words)
    case .zed: .zed(words)
    case .vscode: .vscode(words)
    }
  }
}
