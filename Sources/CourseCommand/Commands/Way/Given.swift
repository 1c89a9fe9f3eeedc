import Curriculum
import Diagnostics

extension Session {
  /// `course given [ID]`: prints an exercise's given code with the line numbers that pages cite.
  func given() throws(Complaint) -> Reply {
    let pack = try pack()
    let folder = workFolder()
    let store = folder.exists ? try progress(in: folder) : nil
    defer { store?.close() }
    let reference = try exercise(in: pack, folder, store: store)
    guard let source = try Complaint.ofPack(pack.textIfPresent(.given, of: reference)) else {
      return Reply(
        document: Document([.paragraph(say(WaySentence.nothingGiven(reference.id)))]),
        json: ["formatVersion": 1, "exercise": JSON(reference.id), "given": nil, "names": []])
    }
    let code = GivenCode(source)
    return Reply(
      document: Document([
        .sides("\(pack.label(of: reference), .strong)", say(WaySentence.givenFile(code.fileName))), .gap,
        .code(code.numbered()),
      ]),
      json: [
        "formatVersion": 1, "exercise": JSON(reference.id), "given": JSON(source.text),
        "names": JSON(code.names.map { JSON($0) }),
      ], isForReading: true)
  }

  /// Explains a type or function from an exercise's given code, for `course explain Slip`; nil if none has the name.
  ///
  /// The learner's current exercise is searched first.
  func explanation(ofGiven name: String, in pack: Pack?) throws(Complaint) -> Reply? {
    guard let pack, name.first?.isLetter == true else { return nil }
    let folder = workFolder()
    let store = folder.exists ? try progress(in: folder) : nil
    defer { store?.close() }
    let current = try store.map { (store) throws(Complaint) in try CurrentExercise(in: pack, folder, store) } ?? nil
    let order = (current.map { [$0.reference] } ?? []) + pack.exercises
    for reference in order {
      guard let source = try Complaint.ofPack(pack.textIfPresent(.given, of: reference)),
        let lines = GivenCode(source).lines(of: name)
      else { continue }
      let isPrediction = (try? pack.exercise(reference))?.kind == .predict
      if isPrediction, reference != current?.reference { continue }
      let code = GivenCode(source)
      return Reply(
        document: Document([
          .sides("\(name, .strong)", say(WaySentence.givenBy(pack.label(of: reference)))), .gap,
          .code(code.numbered(lines)), .gap,
          .fields([
            .init(label: say.label(WaySentence.allGiven), text: "\(command: "given \(reference.id)")")
          ]),
        ]),
        json: [
          "formatVersion": 1, "term": JSON(name), "kind": "given", "exercise": JSON(reference.id),
          "text": JSON(code.text(of: lines)), "related": [],
        ])
    }
    return nil
  }
}
