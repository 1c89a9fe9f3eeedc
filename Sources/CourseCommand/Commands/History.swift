import Curriculum
import Diagnostics
import ProgressStore

extension Session {
  /// `course history`: lists earlier texts, numbered from the oldest so that each keeps its number.
  func history() throws(Complaint) -> Reply {
    let pack = try pack()
    let folder = try existingWorkFolder()
    let store = try progress(in: folder)
    defer { store.close() }
    let (reference, numbers) = try wanted(in: pack, folder, store)
    let isThere = pack.exercise(called: reference.id) != nil
    let key = pack.key(of: reference)
    let newestFirst = try Complaint.ofProgress(store.history(of: key))
    let entries = Array(newestFirst.reversed())
    guard let number = numbers.first else {
      if invocation.flags.contains(.restore) {
        throw .usage(.restoreNeedsNumber, .allNumbers(of: reference.id))
      }
      return list(entries, of: reference, called: isThere ? pack.label(of: reference) : reference.id, isThere: isThere)
    }
    if let missing = numbers.first(where: { !entries.indices.contains($0 - 1) }) {
      throw .usage(.noSuchText(missing, of: reference.id), .allNumbers(of: reference.id))
    }
    let text = entries[number - 1].source
    if numbers.count == 2 {
      if invocation.flags.contains(.restore) { throw .usage(.restoreNeedsNumber, .allNumbers(of: reference.id)) }
      let names = numbers.map { say.label(.textNumber($0)) }
      let page = DifferencePage(
        title: pack.label(of: reference), before: text, after: entries[numbers[1] - 1].source,
        names: (names[0], names[1]), say: say)
      return page.answer([("exercise", JSON(reference.id)), ("numbers", JSON(numbers.map { JSON($0) }))])
    }
    if invocation.flags.contains(.restore) {
      if !isThere {
        throw .usage(
          say(.isNoLongerThere(reference.id)), say.words(ComplaintSentence.allNumbers(of: reference.id)))
      }
      let file = LearnerFile(folder: folder, reference: reference, key: key)
      let outcome = try file.put(text, reason: .replaced, into: store)
      try Complaint.ofProgress(store.setCurrentExercise(reference.id, pack: pack.id))
      return answer(outcome, reference, .hasTextAgain(number))
    }
    return Reply(
      document: Document([.code(text)]),
      json: ["formatVersion": 1, "exercise": JSON(reference.id), "number": JSON(number), "source": JSON(text)],
      raw: text, isForReading: true)
  }

  /// The exercise and the numbers among the operands, each optional: `ID 3 5`, `3 5`, `ID`.
  private func wanted(
    in pack: Pack, _ folder: WorkFolder, _ store: ProgressStore
  ) throws(Complaint) -> (reference: ExerciseReference, numbers: [Int]) {
    let words = invocation.operands
    var session = self
    if let first = words.first, Int(first) != nil, pack.exercise(called: first) == nil {
      session.invocation.operands = []
    }
    let reference: ExerciseReference
    if let gone = try session.goneExercise(in: pack, store) {
      reference = gone
    } else {
      reference = try session.exercise(in: pack, folder, store: store)
    }
    let rest = session.invocation.operands.isEmpty ? words[...] : words.dropFirst()
    var numbers: [Int] = []
    for word in rest {
      guard let number = Int(word), number > 0 else {
        throw .usage(.isNoNumber(word), .allNumbers(of: reference.id))
      }
      numbers.append(number)
    }
    guard numbers.count <= 2 else {
      throw .usage(.isNoNumber(words[words.count - 1]), .allNumbers(of: reference.id))
    }
    return (reference, numbers)
  }

  /// An exercise of an earlier version of the pack, if the first operand names one with a history.
  private func goneExercise(in pack: Pack, _ store: ProgressStore) throws(Complaint) -> ExerciseReference? {
    guard let word = invocation.operands.first, pack.exercise(meant: word) == nil else { return nil }
    let key = ExerciseKey(pack: pack.id, exercise: word)
    return try Complaint.ofProgress(store.history(of: key)).isEmpty ? nil : ExerciseReference(chapter: "", id: word)
  }

  /// The commands that show a text and restore it, ready to be pasted.
  func ways(to number: Int, of reference: ExerciseReference) -> [Document.Field] {
    [
      .init(label: say.label(.seeIt), text: "\(command: "history \(reference.id) \(number)")"),
      .init(label: say.label(.putItBack), text: "\(command: "history \(reference.id) \(number) --restore")"),
    ]
  }

  private func list(
    _ entries: [HistoryEntry], of reference: ExerciseReference, called name: String, isThere: Bool
  ) -> Reply {
    let columns: [Document.Table.Column] = [
      .init(title: say.label(.number), isNumber: true), .init(title: say.label(.when)),
      .init(title: say.label(.whatHappened)),
    ]
    let rows = entries.enumerated().map { position, entry -> [Phrase] in
      ["\(position + 1)", "\(LocalTime.words(for: entry.at))", say(.event(entry.event))]
    }
    var document = Document([.sides("\(name, .strong)", say(.texts(entries.count)))])
    if !isThere { document.add(.paragraph(say(.isNoLongerThere(reference.id)))) }
    if entries.isEmpty {
      document.add(.paragraph(say(.noTextsYet)))
    } else {
      document.add(.indented([.table(.init(columns: columns, rows: rows))]))
      document.add(.fields(ways(to: entries.count, of: reference)))
    }
    let json = entries.enumerated().map { position, entry -> JSON in
      ["number": JSON(position + 1), "at": JSON(entry.at), "event": JSON(entry.event.english)]
    }
    return Reply(
      document: document, json: ["formatVersion": 1, "exercise": JSON(reference.id), "entries": JSON(json)],
      isForReading: true)
  }
}
