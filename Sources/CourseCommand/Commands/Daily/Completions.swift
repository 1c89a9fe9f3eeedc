import Diagnostics

extension Session {
  /// `course completions SHELL`: prints a completion script for the shell.
  func completions() throws(Complaint) -> Reply {
    guard let word = invocation.operands.first else {
      throw .usage(.needsAShell(Shell.allCases.map(\.rawValue)), .usage("completions bash"))
    }
    guard let shell = Shell(rawValue: word) else {
      throw .usage(.noSuchShell(word, known: Shell.allCases.map(\.rawValue)), .usage("completions bash"))
    }
    let script =
      switch shell {
      case .bash: BashCompletion().script
      case .zsh: ZshCompletion(language: language).script
      case .fish: FishCompletion(language: language).script
      }
    return Reply(document: Document([.code(script)]), json: ["formatVersion": 1, "text": JSON(script)], raw: script)
  }

  /// `course man`: prints the manual page.
  func manual() throws(Complaint) -> Reply {
    let page = ManualPage(language: language).text
    return Reply(document: Document([.code(page)]), json: ["formatVersion": 1, "text": JSON(page)], raw: page)
  }
}
