import Curriculum
import Diagnostics
import ProgressStore

extension Session {
  /// `course hint`: one more each time.
  func hint() throws(Complaint) -> Answer {
    let pack = try pack()
    let folder = try existingWorkFolder()
    let store = try progress(in: folder)
    defer { store.close() }
    let reference = try exercise(in: pack, store: store)
    let exercise = try Complaint.ofPack { () throws(Problems) in try pack.exercise(reference, in: language) }
    let total = exercise.hints.count
    guard total > 0 else {
      let document = Document([.paragraph("\(say(.noHints(exercise: reference.id))):  \(command: "next")")])
      return Answer(document: document, json: page(reference, number: 0, total: 0, text: nil))
    }
    let number = try Complaint.ofProgress { () throws(ProgressStoreError) in
      try store.showHint(for: pack.key(of: reference), of: total)
    }
    let text = exercise.hints[max(0, min(number, total) - 1)]
    let left = total - number
    let more: Phrase =
      left > 0 ? "\(say(.moreHints(left))):  \(command: "hint \(reference.id)")" : say(.lastHint)
    let document = Document([
      .sides("\(reference.id, .strong)", say(.hint(number, of: total))), .indented([.paragraph(Phrase(text))]),
      .sides(more, say(.hintsAreFree)),
    ])
    return Answer(document: document, json: page(reference, number: number, total: total, text: text))
  }

  private func page(_ reference: ExerciseReference, number: Int, total: Int, text: String?) -> JSON {
    [
      "formatVersion": 1, "exercise": JSON(reference.id), "hint": JSON(number), "hints": JSON(total),
      "text": JSON(text),
    ]
  }
}
