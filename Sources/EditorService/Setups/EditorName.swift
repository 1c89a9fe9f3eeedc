/// The editors that can be told of the language server in a few lines.
public enum EditorName: String, Sendable, CaseIterable {
  case vim, neovim, emacs, helix, kate, zed, vscode
}

extension EditorName {
  /// The name as its makers write it.
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

  /// What the editor needs to know.
  ///
  /// - Parameter command: what starts this program, wherever the editor was started.
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
