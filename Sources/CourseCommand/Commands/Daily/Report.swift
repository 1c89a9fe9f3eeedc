import Curriculum
import Diagnostics

extension Session {
  /// `course report ID`: prints a bug report about an exercise as Markdown, without personal data.
  func report() throws(Complaint) -> Reply {
    let pack = try pack()
    let folder = try existingWorkFolder()
    let store = try progress(in: folder)
    defer { store.close() }
    let reference = try exercise(in: pack, folder, store: store)
    // Uses the file's name in the pack, not its path on this machine.
    let answer = try source(folder.file(of: reference), called: reference.learnerFile)
    // Reports are in English, since their reader may not know the learner's language.
    var english = self
    english.invocation.language = "en"
    let judged = try english.judge(answer, for: reference, in: pack)
    let page = CheckPage(
      report: judged.report, sources: judged.sources, why: nil, entry: Journal.Entry(),
      say: Speaker(language: .english),
      window: nil)
    // Leaves out what to do next.
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
