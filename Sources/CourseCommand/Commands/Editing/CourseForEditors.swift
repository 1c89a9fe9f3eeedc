import Curriculum
import Diagnostics
import EditorService

/// The language server's view of the course. It resolves a file as `course check FILE` does from the file's folder.
struct CourseForEditors: EditorCourse {
  let session: Session
  private let pictures: PictureShelf

  init(session: Session) {
    self.session = session
    pictures = PictureShelf()
  }

  func subject(at path: String?) -> EditorSubject {
    let file = EditedFile(path, session)
    guard let material = file.material, let exercise = file.exercise else { return EditorSubject(scenes: [file.plain]) }
    // Predictions get no scenes, because their frames would answer the questions.
    let scenarios = exercise.kind == .predict ? [] : exercise.scenarios.filter { !$0.isHidden }
    let scenes = scenarios.compactMap { scenario -> EditorSubject.Scene? in
      guard let request = try? material.request(for: scenario) else { return nil }
      return EditorSubject.Scene(name: scenario.id, request: request)
    }
    let given = material.given
    // The pack's own file may be writable, and lies beside the solution.
    return EditorSubject(
      given: given, givenPath: given.flatMap { [pictures] in try? pictures.put(copyOf: $0, for: file) }, scenes: scenes)
  }

  func layouts(beside path: String?) -> [(path: String, source: SourceText)] {
    let file = EditedFile(path, session)
    let work = file.session.workFolder()
    return (file.pack?.exercises ?? []).compactMap { reference in
      let path = work.file(of: reference)
      guard let bytes = try? FileText.bytes(of: path) else { return nil }
      return (path, SourceText(name: path, text: String(decoding: bytes, as: UTF8.self)))
    }
  }

  func findings(in answer: SourceText, at path: String, speaking language: Language) -> [EditorFinding]? {
    let file = EditedFile(path, session.speaking(language))
    guard let pack = file.pack, let reference = file.reference else { return file.plainFindings(in: answer) }
    guard var judged = try? file.session.judge(answer, for: reference, in: pack) else { return nil }
    file.session.retell(&judged.report, of: pack, file.session.workFolder())
    return judged.findings(file.session.say)
  }

  func picture(of answer: SourceText, at path: String?, speaking language: Language) -> EditorPicture {
    let file = EditedFile(path, session.speaking(language))
    do throws(Complaint) {
      return .drawn(path: try pictures.put(try file.drawing(of: answer), of: file))
    } catch {
      let say = file.session.say
      let words = say.words(error.message).text(calling: session.caller)
      let first = error.problems?.all.first?.message.text(in: language)
      return .refused([words, first ?? ""].filter { !$0.isEmpty }.joined(separator: " "))
    }
  }
}

extension Session {
  /// The same session for another language.
  fileprivate func speaking(_ language: Language) -> Session {
    var session = self
    session.invocation.language = language.code
    return session
  }
}
