import Curriculum
import Diagnostics

extension Session {
  /// `course report ID`: what a report about an exercise needs, as Markdown to paste; nothing about who writes it.
  func report() throws(Complaint) -> Reply {
    let pack = try pack()
    let folder = try existingWorkFolder()
    let store = try progress(in: folder)
    defer { store.close() }
    let reference = try exercise(in: pack, folder, store: store)
    // Its own name, not the path on this machine.
    let answer = try source(folder.file(of: reference), called: reference.learnerFile)
    // Who gets it may not read the learner's language.
    var english = self
    english.invocation.language = "en"
    let judged = try english.judge(answer, for: reference, in: pack)
    let page = CheckPage(
      report: judged.report, sources: judged.sources, why: nil, entry: Journal.Entry(),
      say: Speaker(language: .english),
      window: nil)
    // What is to be done next is nothing for a report.
    let found = Document([page.heading] + page.table.blocks + page.advice.blocks + page.diagnoses)
    let said = PlainRenderer(caller: Caller(program: "course")).render(found)
    let text = """
      ### \(pack.label(of: reference))

      - course \(ProgramVersion.current), layout rules \(EngineVersion.current)\(Self.isOptimized ? "" : ", not optimized")
      - pack \(pack.id) \(pack.version), \(judged.material.fingerprint)
      - \(Self.system)

      ```swift
      \(answer.text.trimmedAtEnd)
      ```

      ```
      \(said.trimmedAtEnd)
      ```

      """
    return Reply(
      document: Document([.code(text)]),
      json: ["formatVersion": 1, "exercise": JSON(reference.id), "text": JSON(text)],
      raw: text)
  }
}
