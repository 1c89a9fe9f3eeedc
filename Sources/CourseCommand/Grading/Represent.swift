import Diagnostics
import LayoutEditing
import LayoutProgram

extension Session {
  /// `course represent FILE`: prints a normalized source without freely chosen names, for tools that compare answers.
  func represent() throws(Complaint) -> Reply {
    guard let name = invocation.operands.first else {
      throw .usage(.needsAFile(command: "represent"), .usage("represent \(typed: CommandName.represent.operands)"))
    }
    let text = try source(context.absolute(name), called: name)
    switch NormalForm.reading(text, within: Deadline(memory: Deadline.usualMemory)) {
    case .failure(let problems): return stopped(by: problems)
    case .success(let form):
      let names = form.names.enumerated().map { (key: "name_\($0.offset + 1)", value: JSON($0.element)) }
      var reply = Reply(
        document: Document(),
        json: ["formatVersion": 1, "representation": JSON(form.text), "mapping": JSON(members: names)])
      reply.raw = form.text
      return reply
    }
  }
}

extension NormalForm {
  /// Normalizes a source on a separate thread, within the deadline.
  static func reading(_ text: SourceText, within deadline: Deadline) -> Result<NormalForm, Problems> {
    let read = deadline.answer { () -> Result<NormalForm, Problems> in
      Result { () throws(Problems) in try NormalForm(of: text) }
    }
    let late = Problem.late(deadline.reason ?? .time, .reading, after: deadline.seconds)
    return read ?? .failure(Problems([late], in: [text]))
  }
}
