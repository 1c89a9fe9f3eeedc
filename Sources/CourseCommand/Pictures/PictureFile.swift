import Curriculum
import Diagnostics
import LayoutDrawing
import LayoutProgram

extension Session {
  /// Writes a drawing to the file that `--svg` names, or returns it if that is the standard output.
  func write(_ drawing: String) throws(Complaint) -> String? {
    guard let name = invocation.svg else { return nil }
    if name == "-" { return drawing }
    try writing(name) { () throws(SystemError) in try FileText.put(drawing, at: context.absolute(name)) }
    return nil
  }

  /// Writes a named file. A failure is a usage error if another name may help, else a fault of the machine.
  func writing(_ name: String, _ deed: () throws(SystemError) -> Void) throws(Complaint) {
    do throws(SystemError) {
      try deed()
    } catch {
      let sentence = ComplaintSentence.cannotBeWritten(name, because: error.reason)
      throw error.reason.isAboutTheName ? .usage(sentence) : .fault(sentence)
    }
  }

  /// The drawings of the images that the scenes use, from the pack.
  func imageSource(for trees: [SceneTree?], in pack: Pack?) throws(Complaint) -> ImageSource {
    let names = trees.reduce(into: Set<String>()) { $0.formUnion($1?.imageNames ?? []) }
    guard let pack, !names.isEmpty else { return { _ in nil } }
    let drawings = try Complaint.ofPack(pack.imageDrawings(named: names))
    return { drawings[$0] }
  }

  /// The terminal for drawings in text.
  var terminal: TerminalOptions {
    TerminalOptions(
      columns: min(context.width, 100), isPlain: invocation.isPlain,
      language: language
    ) { $0.displayWidth }
  }
}
