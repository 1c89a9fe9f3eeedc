import Curriculum
import Diagnostics
import ProgressStore

extension Session {
  /// `course history`: earlier texts, numbered from the oldest so that a number never changes its meaning.
  func history() throws(Complaint) -> Reply {
    let pack = try pack()
    let folder = try existingWorkFolder()
    let store = try progress(in: folder)
    defer { store.close() }
    let (reference, number) = try wanted(in: pack, store)
    let key = pack.key(of: reference)
    let newestFirst = try Complaint.ofProgress(store.history(of: key))
    let entries = Array(newestFirst.reversed())
    guard let number else {
      if invocation.flags.contains(.restore) {
        throw .usage(.restoreNeedsNumber, .allNumbers(of: reference.id))
      }
      return list(entries, of: reference)
    }
    guard entries.indices.contains(number - 1) else {
      throw .usage(.noSuchText(number, of: reference.id), .allNumbers(of: reference.id))
    }
    let text = entries[number - 1].source
    if invocation.flags.contains(.restore) {
      let file = LearnerFile(folder: folder, reference: reference, key: key)
      let outcome = try file.put(text, reason: .replaced, into: store)
      return answer(outcome, reference, .hasTextAgain(number))
    }
    return Reply(
      document: Document([.code(text)]),
      json: ["formatVersion": 1, "exercise": JSON(reference.id), "number": JSON(number), "source": JSON(text)],
      raw: text)
  }

  /// The exercise and the number among the command's words, of which either may be missing.
  private func wanted(
    in pack: Pack, _ store: ProgressStore
  ) throws(Complaint) -> (reference: ExerciseReference, number: Int?) {
    var words = invocation.operands
    if words.count == 1, let number = Int(words[0]), pack.exercise(called: words[0]) == nil {
      var session = self
      session.invocation.operands = []
      return (try session.exercise(in: pack, store: store), number)
    }
    let reference = try exercise(in: pack, store: store)
    guard words.count == 2 else { return (reference, nil) }
    let word = words.removeLast()
    guard let number = Int(word), number > 0 else {
      throw .usage(.isNoNumber(word), .allNumbers(of: reference.id))
    }
    return (reference, number)
  }

  private func list(_ entries: [HistoryEntry], of reference: ExerciseReference) -> Reply {
    let columns: [Document.Table.Column] = [
      .init(title: say.label(.number), isNumber: true), .init(title: say.label(.when)),
      .init(title: say.label(.whatHappened)),
    ]
    let rows = entries.enumerated().map { position, entry -> [Phrase] in
      ["\(position + 1)", "\(entry.at)", say(.event(entry.event))]
    }
    var document = Document([.sides("\(reference.id, .strong)", say(.texts(entries.count)))])
    if entries.isEmpty {
      document.add(.paragraph(say(.noTextsYet)))
    } else {
      document.add(.indented([.table(.init(columns: columns, rows: rows))]))
      document.add(.paragraph(say(.seeOne(of: reference.id))))
    }
    let json = entries.enumerated().map { position, entry -> JSON in
      ["number": JSON(position + 1), "at": JSON(entry.at), "event": JSON(entry.event.english)]
    }
    return Reply(
      document: document, json: ["formatVersion": 1, "exercise": JSON(reference.id), "entries": JSON(json)])
  }
}
