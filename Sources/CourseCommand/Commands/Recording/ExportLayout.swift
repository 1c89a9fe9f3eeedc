import Curriculum
import Diagnostics
import LayoutEditing
import LayoutLanguage

extension Session {
  /// `course export ID or FILE --html OUT`, `--swift OUT`, `--png OUT`.
  func exportPage() throws(Complaint) -> Reply {
    guard let word = invocation.operands.first, invocation.operands.count == 1 else {
      throw .usage(.needsAnExerciseOrFile(command: "export"), .usage("export ID --html page.html"))
    }
    let pack = try packIfPresent()
    let subject = try subject(word, in: pack)
    let deadline = Deadline(seconds: 4 * Deadline.usual, memory: Deadline.usualMemory)
    switch compile(subject.answer, with: subject.given, by: deadline) {
    case .failure(let stop): return stopped(by: stop.problems)
    case .success(let program):
      if let file = invocation.swift { return try exportSwift(program, subject, to: file, by: deadline) }
      if let file = invocation.png { return try exportPicture(program, subject, pack, to: file, by: deadline) }
      return try exportHTML(program, subject, pack, by: deadline)
    }
  }

  private func exportSwift(
    _ program: Program, _ subject: Subject, to file: String, by deadline: Deadline
  ) throws(Complaint) -> Reply {
    let request = subject.scenarios.first?.request ?? SceneRequest()
    let text = deadline.answer { () -> Result<String, RecordingObstacle> in
      do throws(RecordingObstacle) {
        return .success(try program.xcodeSource(for: request))
      } catch {
        return .failure(error)
      }
    }
    switch text ?? .failure(.text) {
    case .failure(let obstacle): throw .usage("It cannot be a file for Xcode: \(obstacle.words).")
    case .success(let text): return try written(text, to: file)
    }
  }

  private func exportHTML(
    _ program: Program, _ subject: Subject, _ pack: Pack?, by deadline: Deadline
  ) throws(Complaint) -> Reply {
    var parts: [StandalonePage.Part] = []
    for scenario in subject.scenarios {
      let own = subject.exercise?.scenarios.first { $0.id == scenario.id }?.steps ?? []
      var request = scenario.request
      request.traced = true
      switch Film.part(of: program, request, invocation.steps.isEmpty ? own : invocation.steps, by: deadline) {
      case .failure(let stop): return stopped(by: stop.problems)
      case .success(var part):
        part.title = scenario.id
        part.expected = invocation.steps.isEmpty ? scenario.expected : []
        parts.append(part)
      }
    }
    let trees = parts.flatMap { part in
      [part.scene.tree] + part.moments.flatMap { [$0.scene.tree] + $0.instants.map(\.scene.tree) }
    }
    let names = trees.reduce(into: Set<String>()) { $0.formUnion($1?.imageNames ?? []) }
    let drawings = try Complaint.ofPack(try pack?.imageDrawings(named: names) ?? [:])
    let page = StandalonePage(
      title: subject.exercise?.title ?? subject.answer.name, goal: subject.exercise?.goal, source: subject.answer,
      parts: parts, drawings: drawings, say: say)
    return try written(page.html, to: invocation.html ?? "-")
  }

  private func written(_ text: String, to file: String) throws(Complaint) -> Reply {
    if file == "-" { return Reply(document: Document(), json: ["formatVersion": 1, "text": JSON(text)], raw: text) }
    try writing(file) { () throws(SystemError) in try FileText.put(text, at: context.absolute(file)) }
    return Reply(
      document: Document([.paragraph(say(.drawn(file)))]), json: ["formatVersion": 1, "file": JSON(file)])
  }
}
