import Curriculum
import Diagnostics

extension Session {
  /// `course edit`: opens the exercise's file in the editor, at its TODO.
  func edit() throws(Complaint) -> Reply {
    let pack = try pack()
    let folder = try existingWorkFolder()
    let store = try progress(in: folder)
    defer { store.close() }
    let reference = try exercise(in: pack, folder, store: store)
    let target = try target(reference, in: folder)
    let said = try openEditor(on: target, besideWatcher: false)
    return Reply(
      document: Document([.paragraph(said)]),
      json: ["formatVersion": 1, "exercise": JSON(reference.id), "file": JSON(target.name)])
  }

  /// Opens a file in the editor: in the editor's own window, in a pane beside the watcher, or in this terminal.
  ///
  /// - Returns: a sentence about the editor and the file.
  func openEditor(on target: CheckTarget, besideWatcher: Bool) throws(Complaint) -> Phrase {
    guard let editor = TextEditorProgram(context) else { throw .usage(WatchSentence.noEditor, .setOne) }
    let line = editor.shellLine(for: target.path, line: todoLine(in: target.path) ?? 1)
    if besideWatcher, !editor.hasWindow { return try openPane(line, editor, target) }
    guard let code = ForeignProgram(path: "/bin/sh").runHere(["-c", line]) else {
      throw .usage(WatchSentence.editorNotStarted(editor.name), .setOne)
    }
    guard code == 0 else { throw .usage(WatchSentence.editorFailed(editor.name, code: Int(code)), .setOne) }
    return say(.opened(target.name, in: editor.name))
  }

  /// Opens the editor in a new pane, if the terminal runs tmux or Zellij.
  private func openPane(_ line: String, _ editor: TextEditorProgram, _ target: CheckTarget) throws(Complaint) -> Phrase
  {
    let panes: [(isHere: Bool, program: String, words: [String])] = [
      (context.environment("TMUX") != nil, "tmux", ["split-window", "-h", line]),
      (context.environment("ZELLIJ") != nil, "zellij", ["action", "new-pane", "--", "sh", "-c", line]),
    ]
    guard let pane = panes.first(where: \.isHere), let program = ForeignProgram.first(of: [pane.program], in: context)
    else { throw .usage(WatchSentence.neverOver(editor.name)) }
    guard program.run(pane.words, seconds: 5) == 0 else {
      throw .usage(WatchSentence.editorNotStarted(editor.name), .setOne)
    }
    return say(.opened(target.name, in: editor.name))
  }
}
