import Curriculum
import Diagnostics
import ProgressStore

extension Session {
  /// `course history`: earlier texts, numbered from the oldest so that a number never changes its meaning.
  func history() throws(Complaint) -> Answer {
    let pack = try pack()
    let folder = try existingWorkFolder()
    let store = try progress(in: folder)
    defer { store.close() }
    let (reference, number) = try wanted(in: pack, store)
    let key = pack.key(of: reference)
    let newestFirst = try Complaint.ofProgress { () throws(ProgressStoreError) in try store.history(of: key) }
    let entries = Array(newestFirst.reversed())
    guard let number else {
      if invocation.flags.contains(.restore) {
        throw .usage("--restore needs the number of a text.", "All numbers:  \(command: "history \(reference.id)")")
      }
      return list(entries, of: reference)
    }
    guard entries.indices.contains(number - 1) else {
      throw .usage(
        "The history of \(reference.id) has no text \(number).", "All numbers:  \(command: "history \(reference.id)")")
    }
    let text = entries[number - 1].source
    if invocation.flags.contains(.restore) {
      let file = LearnerFile(folder: folder, reference: reference, key: key)
      let outcome = try file.put(text, reason: .replaced, into: store)
      return answer(outcome, reference, done: "has text \(number) again")
    }
    return Answer(
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
      throw .usage("“\(word)” is no number of a text.", "All numbers:  \(command: "history \(reference.id)")")
    }
    return (reference, number)
  }

  private func list(_ entries: [HistoryEntry], of reference: ExerciseReference) -> Answer {
    let columns: [Document.Table.Column] = [
      .init(title: "text", isNumber: true), .init(title: "when"), .init(title: "what"),
    ]
    let rows = entries.enumerated().map { position, entry -> [Phrase] in
      ["\(position + 1)", "\(entry.at)", "\(entry.event.words)"]
    }
    var document = Document([.sides("\(reference.id, .strong)", Phrase(counted(entries.count, "text")))])
    if entries.isEmpty {
      document.add(.paragraph("Nothing yet: each  \(command: "check")  keeps the text that it checked."))
    } else {
      document.add(.indented([.table(.init(columns: columns, rows: rows))]))
      document.add(
        .paragraph(
          "See one:  \(command: "history \(reference.id) NUMBER")     Put it back: the same with  --restore"))
    }
    let json = entries.enumerated().map { position, entry -> JSON in
      ["number": JSON(position + 1), "at": JSON(entry.at), "event": JSON(entry.event.words)]
    }
    return Answer(
      document: document, json: ["formatVersion": 1, "exercise": JSON(reference.id), "entries": JSON(json)])
  }
}

extension HistoryEntry.Event {
  fileprivate var words: String {
    switch self {
    case .attempt(let number, .passed, _, _): "attempt \(number), passed"
    case .attempt(let number, .notUnderstood, _, _): "attempt \(number), not understood"
    case .attempt(let number, .notYet, let passed, let count):
      "attempt \(number), \(passed) of \(counted(count, "scenario"))"
    case .kept(.reset): "kept before a reset"
    case .kept(.replaced): "kept before another text took its place"
    }
  }
}
