import Curriculum
import Diagnostics
import ProgressStore

extension Session {
  /// `course hint`: one more each time.
  func hint() throws(Complaint) -> Reply {
    let pack = try pack()
    let folder = try existingWorkFolder()
    let store = try progress(in: folder)
    defer { store.close() }
    let reference = try exercise(in: pack, store: store)
    let exercise = try Complaint.ofPack(pack.exercise(reference, in: language))
    let total = exercise.hints.count
    guard total > 0 else {
      let document = Document([.paragraph("\(say(.noHints(exercise: reference.id))):  \(command: "next")")])
      return Reply(document: document, json: page(reference, number: 0, total: 0, text: nil))
    }
    let number = try Complaint.ofProgress(store.showHint(for: pack.key(of: reference), of: total))
    let text = exercise.hints[max(0, min(number, total) - 1)]
    let left = total - number
    let more: Phrase =
      left > 0 ? "\(say(.moreHints(left))):  \(command: "hint \(reference.id)")" : say(.lastHint)
    let progress = try store.progress(of: reference, in: pack)
    let special = progress.attempts > 0 ? specialHint(for: exercise, in: pack, folder) : nil
    var document = Document([.sides("\(reference.id, .strong)", say(.hint(number, of: total)))])
    if let special {
      document.add(
        .indented([.paragraph(say(.hintForDiagnosis(special.diagnosis))), .paragraph(Phrase(special.text))]))
      document.add(.gap)
    }
    document.blocks += [.indented([.paragraph(Phrase(text))]), .sides(more, say(.hintsAreFree))]
    return Reply(
      document: document, json: page(reference, number: number, total: total, text: text, special: special))
  }

  /// A hint that fits a mistake.
  private struct SpecialHint {
    var diagnosis: String
    var text: String
  }

  /// The hint that the exercise has for what a check finds in the learner's file as it is now; nil if it has none, or
  /// if the file cannot be checked, which “check” would tell.
  private func specialHint(for exercise: Exercise, in pack: Pack, _ folder: WorkFolder) -> SpecialHint? {
    let reference = exercise.reference
    guard !exercise.hintFor.isEmpty,
      let answer = try? source(folder.file(of: reference), called: reference.learnerFile),
      let material = try? Material(of: reference, in: pack), let expectations = try? material.expectations(in: pack),
      let report = try? AnswerChecker(material: material, expectations: expectations).check(answer)
    else { return nil }
    return report.diagnoses.lazy.map(\.id.rawValue).compactMap { name in
      exercise.hintFor[name].map { SpecialHint(diagnosis: name, text: $0) }
    }.first
  }

  private func page(
    _ reference: ExerciseReference, number: Int, total: Int, text: String?, special: SpecialHint? = nil
  ) -> JSON {
    [
      "formatVersion": 1, "exercise": JSON(reference.id), "hint": JSON(number), "hints": JSON(total),
      "text": JSON(text),
      "forDiagnosis": special.map { ["id": JSON($0.diagnosis), "text": JSON($0.text)] } ?? nil,
    ]
  }
}
