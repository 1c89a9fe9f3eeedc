import Curriculum
import Diagnostics

extension Session {
  /// `course bake`: computes expected frames from the reference solution, for one exercise or for all.
  ///
  /// It writes only files whose content changes, and names each.
  func bake() throws(Complaint) -> Reply {
    let pack = try authoredPack()
    var references = pack.exercises
    if let id = invocation.operands.first { references = [try pack.exercise(named: id)] }
    var batches: [BakedExercise] = []
    for reference in references {
      batches.append(try BakedExercise(of: reference, in: pack, withMistakes: invocation.flags.contains(.expects)))
    }
    let files = batches.flatMap(\.files)
    let needsConsent = needsConsent(for: batches)
    if needsConsent, invocation.operands.isEmpty, !context.asksQuestions || invocation.format == .json {
      throw .usage(
        "“bake” without an exercise would write \(counted(files.count, "file")) of \(pack.id), and nobody can be asked.",
        "Say that you mean all of them:  \(command: "bake --yes")", "Or name one:  \(command: "bake ID")")
    }
    let shown = batches.count > 1 ? batches.filter { !$0.files.isEmpty } : batches
    let document = Document(shown.flatMap(\.blocks))
    let isWritten = needsConsent ? try consent(after: document, to: files) : true
    if isWritten {
      for batch in batches { try batch.write(into: pack) }
    }
    let json: JSON = [
      "formatVersion": 1, "engine": JSON(EngineVersion.current), "written": JSON(isWritten),
      "files": JSON((isWritten ? files : []).map { JSON($0) }), "exercises": JSON(batches.map(\.json)),
    ]
    let start = needsConsent && invocation.format == .text ? [] : document.blocks
    return Reply(
      document: Document(start + outcome(isWritten, files, in: pack)), json: json,
      status: isWritten ? .success : .notPassed)
  }

  /// Whether to ask first: for all exercises before any write, and for one exercise if stored frames would be lost.
  private func needsConsent(for batches: [BakedExercise]) -> Bool {
    if invocation.flags.contains(.yes) { return false }
    if invocation.operands.isEmpty { return batches.contains { !$0.files.isEmpty } }
    return batches.contains(where: \.changesSomething)
  }

  private func outcome(_ isWritten: Bool, _ files: [String], in pack: Pack) -> [Document.Block] {
    guard isWritten else {
      return [.paragraph("Nothing was written. To write without being asked:  \(command: "bake --yes")")]
    }
    guard !files.isEmpty else { return [.paragraph("Everything is as it was; nothing was written.")] }
    let names = files.map { Document.Block.line("\(context.shown("\(pack.folder.path)/\($0)"))") }
    return [.paragraph("Written: \(counted(files.count, "file")).")] + [.indented(names)]
  }

  /// Shows the changes and asks whether to write them; programs are never asked.
  private func consent(after document: Document, to files: [String]) throws(Complaint) -> Bool {
    if invocation.format == .json { return false }
    try Complaint.ofOutput(Output.answers.write(text(of: document)))
    return try asks("Write \(counted(files.count, "file"))?")
  }
}
