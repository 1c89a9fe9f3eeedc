import Curriculum
import Diagnostics
import ProgressStore

extension Session {
  /// `course hint`: shows one more hint each time, for the exercise or for its review, whichever the learner works on.
  ///
  /// While a check has revealed a diagnosis only in part, the next hint reveals more of it. After that follow the
  /// exercise's own hints.
  ///
  /// - Parameter inReview: whether hints for a review are possible; the live page has no reviews.
  func hint(inReview: Bool = true) throws(Complaint) -> Reply {
    let pack = try pack()
    let folder = try existingWorkFolder()
    let store = try progress(in: folder)
    defer { store.close() }
    let reference = try exercise(in: pack, folder, store: store)
    let exercise = try Complaint.ofPack(pack.exercise(reference, in: language))
    let total = exercise.hints.count
    let review = inReview && total > 0 ? try reviewAtHand(of: reference, in: pack, folder, store) : nil
    if review == nil, let step = nextStep(of: exercise, in: pack, folder) {
      let shown = try store.progress(of: reference, in: pack).hintsShown
      return reply(step, reference, in: pack, hints: shown, of: total)
    }
    guard total > 0 else {
      let document = Document([.paragraph("\(say(.noHints(exercise: reference.id))):  \(command: "next")")])
      return Reply(document: document, json: page(reference, number: 0, total: 0, text: nil, isReview: false))
    }
    let number = try Complaint.ofProgress { () throws(ProgressStoreError) in
      if let review { return try store.showHint(in: review, of: total) }
      return try store.showHint(for: pack.key(of: reference), of: total)
    }
    let text = exercise.hints[max(0, min(number, total) - 1)]
    let left = total - number
    let more: Phrase =
      left > 0 ? "\(say(.moreHints(left))):  \(command: "hint \(reference.id)")" : say(.lastHint)
    let rest = left > 0 ? [] : try whatIsLeft(of: exercise, in: pack, folder, store, isReview: review != nil)
    let attempts: Int
    if let review { attempts = review.checks } else { attempts = try store.progress(of: reference, in: pack).attempts }
    let special = attempts > 0 ? specialHint(for: exercise, in: pack, folder, review) : nil
    let count = review == nil ? say(.hint(number, of: total)) : say(.hintInReview(number, of: total))
    var document = Document([.sides("\(pack.label(of: reference), .strong)", count)])
    if let special {
      document.add(
        .indented([.paragraph(say(.hintForDiagnosis(special.diagnosis))), .paragraph(Phrase(withCode: special.text))]))
      document.add(.gap)
    }
    document.blocks += [.indented([.paragraph(Phrase(withCode: text))]), .sides(more, say(.hintsAreFree))] + rest
    return Reply(
      document: document,
      json: page(reference, number: number, total: total, text: text, isReview: review != nil, special: special))
  }

  private func reply(
    _ step: NextStep, _ reference: ExerciseReference, in pack: Pack, hints shown: Int, of total: Int
  ) -> Reply {
    let isLast = step.diagnosis.reveal == .code
    let more: Phrase =
      isLast && shown >= total
      ? say.words(TellingSentence.thenHints(0))
      : "\(say.words(isLast ? TellingSentence.thenHints(total - shown) : .more)):  \(command: "hint \(reference.id)")"
    var json = page(reference, number: shown, total: total, text: nil, isReview: false)
    if let members = json.members {
      let diagnosis = JSON.Member(key: "diagnosis", value: step.diagnosis.json(sources: step.sources))
      json = JSON(members: (members + [diagnosis]).map { ($0.key, $0.value) })
    }
    return Reply(
      document: Document(
        [.paragraph("\(pack.label(of: reference), .strong)"), .gap] + step.blocks + [.gap, .paragraph(more)]),
      json: json)
  }

  /// Other help after the last hint: a picture, a passed neighbor's solution, the solution. The learners' edition of a
  /// pack has no solutions.
  private func whatIsLeft(
    of exercise: Exercise, in pack: Pack, _ folder: WorkFolder, _ store: ProgressStore, isReview: Bool
  ) throws(Complaint) -> [Document.Block] {
    let reference = exercise.reference
    let progress = try store.progress(in: pack)
    var fields: [Document.Field] = []
    if !isReview, exercise.kind != .predict, Path.kind(folder.file(of: reference)) != nil {
      fields.append(
        .init(label: say.label(WaySentence.seeYours), text: "\(command: "show \(reference.id) --guides")"))
    }
    if pack.isForLearners { return fields.isEmpty ? [] : [.gap, .fields(fields)] }
    if let neighbor = pack.neighbor(of: reference, where: { progress[$0.id]?.isDone ?? false }) {
      fields.append(
        .init(label: say.label(WaySentence.passedNearby), text: "\(command: "solution \(neighbor.id)")"))
    }
    fields.append(
      .init(label: say.label(WaySentence.theSolution), text: "\(command: "solution \(reference.id) --reveal")"))
    return [.gap, .fields(fields)]
  }

  /// A hint for a specific diagnosis.
  private struct SpecialHint {
    var diagnosis: String
    var text: String
  }

  /// The exercise's hint for a diagnosis in the learner's current file; nil if it has none, or if the file cannot be
  /// checked, which `course check` reports.
  private func specialHint(
    for exercise: Exercise, in pack: Pack, _ folder: WorkFolder, _ review: OpenReview?
  ) -> SpecialHint? {
    let reference = exercise.reference
    let file = review == nil ? folder.file(of: reference) : folder.reviewFile(of: reference)
    guard !exercise.hintFor.isEmpty, let answer = try? source(file, called: reference.learnerFile),
      let (material, expectations) = try? material(of: reference, in: pack, review),
      let report = try? AnswerChecker(material: material, expectations: expectations).check(answer)
    else { return nil }
    return report.diagnoses.lazy.map(\.id.rawValue).compactMap { name in
      exercise.hintFor[name].map { SpecialHint(diagnosis: name, text: $0) }
    }.first
  }

  /// The material and expectations that an answer is checked against.
  private func material(
    of reference: ExerciseReference, in pack: Pack, _ review: OpenReview?
  ) throws(Problems) -> (Material, Expectations) {
    if let review {
      let drawn = try reviewMaterial(of: reference, in: pack, review)
      return (drawn.material, drawn.expectations)
    }
    let material = try Material(of: reference, in: pack)
    return (material, try material.expectations(in: pack))
  }

  private func page(
    _ reference: ExerciseReference, number: Int, total: Int, text: String?, isReview: Bool, special: SpecialHint? = nil
  ) -> JSON {
    [
      "formatVersion": 1, "exercise": JSON(reference.id), "hint": JSON(number), "hints": JSON(total),
      "text": JSON(text), "inReview": JSON(isReview),
      "forDiagnosis": special.map { ["id": JSON($0.diagnosis), "text": JSON($0.text)] } ?? nil,
    ]
  }
}
