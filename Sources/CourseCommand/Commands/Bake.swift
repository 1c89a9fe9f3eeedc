import Curriculum
import Diagnostics

extension Session {
  /// `course bake`: expected frames from the reference solution.
  func bake() throws(Complaint) -> Answer {
    let pack = try pack()
    var references = pack.exercises
    if let id = invocation.operands.first {
      references = [try pack.exercise(named: id)]
    } else if !invocation.flags.contains(.all) {
      throw .usage("“bake” needs an exercise.", "Every exercise:  \(command: "bake --all")")
    }
    var document = Document()
    var results: [JSON] = []
    for reference in references {
      let outcome = try bake(reference, in: pack)
      document.blocks += outcome.blocks
      results.append(outcome.json)
    }
    return Answer(document: document, json: ["formatVersion": 1, "exercises": JSON(results)])
  }

  private func bake(
    _ reference: ExerciseReference, in pack: Pack
  ) throws(Complaint) -> (blocks: [Document.Block], json: JSON) {
    let material = try Complaint.ofPack { () throws(Problems) in try Material(of: reference, in: pack) }
    let expectations = try Complaint.ofPack { () throws(Problems) in
      try material.bake(pack.text(.solution, of: reference))
    }
    // Frames that cannot be read any more are no reason not to compute new ones.
    let old = (try? material.expectations(in: pack)).map { expectations.changes(since: $0) }
    let path = "\(pack.folder.path)/\(reference.folder)/\(Expectations.fileName)"
    _ = try Complaint.ofSystem { () throws(SystemError) in
      try FileText.replace(path, text: expectations.json.pretty + "\n")
    }
    let frames = expectations.scenarios.reduce(0) { $0 + $1.frames.count }
    let count = "\(counted(expectations.scenarios.count, "scenario")), \(counted(frames, "frame"))"
    let changes = old.map { $0.isEmpty ? ["nothing changed since the last time"] : $0 } ?? ["written anew"]
    let json: JSON = [
      "exercise": JSON(reference.id), "scenarios": JSON(expectations.scenarios.count), "frames": JSON(frames),
      "isFirst": JSON(old == nil), "changes": JSON((old ?? []).map { JSON($0) }),
    ]
    let blocks: [Document.Block] = [
      .sides("\(reference.id, .strong)", "\(count), layout rules \(EngineVersion.current)"),
      .indented(changes.map { .paragraph(Phrase($0)) }),
    ]
    return (blocks, json)
  }
}
