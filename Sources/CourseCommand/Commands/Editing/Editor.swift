import Diagnostics
import EditorService

extension Session {
  /// `course editor NAME`: prints the settings that an editor needs; with `--write`, writes them to their files.
  func editor() throws(Complaint) -> Reply {
    guard let name = invocation.operands.first else {
      if invocation.flags.contains(.write) { throw .usage(.needsEditor, .editorsAre) }
      return editors()
    }
    guard let editor = EditorName(rawValue: name.lowercased()) else {
      let near = nearest(to: name.lowercased(), in: EditorName.allCases.map(\.rawValue))
      throw .usage(.noEditor(name), near.map { .didYouMean($0) } ?? .editorsAre)
    }
    let setup = editor.setup(starting: commandForEditors)
    return invocation.flags.contains(.write) ? try write(setup, of: editor) : print(setup, of: editor)
  }

  private func editors() -> Reply {
    let names = EditorName.allCases
    return Reply(
      document: Document([
        .paragraph(say(.editorsAreKnown)),
        .indented([.fields(names.map { .init(label: $0.rawValue, text: Phrase($0.title)) })]),
        .paragraph(say(.tellYourEditor)),
      ]), json: ["formatVersion": 1, "editors": JSON(names.map { JSON($0.rawValue) })])
  }

  /// The command that editors run. It is a full path if `PATH` has no `course`, since editors start in any folder.
  private var commandForEditors: String {
    if context.program.contains("/") { return Path.resolved(context.absolute(context.program)) }
    let folders = (context.environment("PATH") ?? "").split(separator: ":").map { String($0) }
    let isFound = folders.contains { Path.isFile(Path.joined($0, "course")) }
    return isFound ? "course" : Path.ofThisProgram() ?? "course"
  }

  private func print(_ setup: EditorSetup, of editor: EditorName) -> Reply {
    var document = Document()
    for file in setup.files {
      document.blocks += [
        .paragraph(say(.putInto(place(of: file)))), .gap, .code(String(file.text.dropLast())), .gap,
      ]
    }
    if let need = setup.need { document.add(.paragraph(Phrase(need.text(in: language)))) }
    document.add(.paragraph(say(.writesItForYou(editor.rawValue))))
    return Reply(document: document, json: json(setup.files.map { (place(of: $0), $0.text) }))
  }

  private func write(_ setup: EditorSetup, of editor: EditorName) throws(Complaint) -> Reply {
    var document = Document()
    var written: [(String, String)] = []
    for file in setup.files {
      let path = place(of: file)
      let before = try text(at: path)
      let after: String
      do throws(EditorSetup.File.Obstacle) {
        after = try file.merged(into: before)
      } catch {
        throw .usage(.editorFileStays(path, because: error), .addByHand(editor.rawValue))
      }
      if before != after {
        try writing(path) { () throws(SystemError) in
          try Path.makeFolder(Path.folder(of: path))
          try FileText.put(after, at: path)
        }
      }
      document.add(.paragraph(say(before == after ? .isThere(path) : .isWritten(path))))
      written.append((path, after))
    }
    if let need = setup.need { document.add(.paragraph(Phrase(need.text(in: language)))) }
    document.add(.paragraph(say(.startEditorAnew(editor.title))))
    return Reply(document: document, json: json(written))
  }

  private func json(_ files: [(path: String, text: String)]) -> JSON {
    ["formatVersion": 1, "files": JSON(files.map { ["path": JSON($0.path), "text": JSON($0.text)] })]
  }

  private func text(at path: String) throws(Complaint) -> String? {
    guard Path.kind(path) != nil else { return nil }
    return try source(path, called: context.shown(path)).text
  }

  // MARK: Places

  private func place(of file: EditorSetup.File) -> String {
    let paths = file.places.map { path(of: $0) }
    return paths.first { Path.kind($0) != nil } ?? paths.first ?? ""
  }

  private func path(of place: EditorSetup.Place) -> String {
    let home = context.environment("HOME") ?? "/"
    switch place {
    case .home(let name): return Path.joined(home, name)
    case .configuration(let name):
      return Path.joined(context.environment("XDG_CONFIG_HOME") ?? Path.joined(home, ".config"), name)
    case .data(let name):
      return Path.joined(context.environment("XDG_DATA_HOME") ?? Path.joined(home, ".local/share"), name)
    case .work(let name):
      let work = workFolder()
      return Path.joined(work.exists ? work.path : context.currentFolder, name)
    }
  }
}
