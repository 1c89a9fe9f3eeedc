import Diagnostics
import EditorService
import Glibc

extension Session {
  /// `course lsp`: runs a language server on the standard streams until the editor ends it.
  ///
  /// - Returns: never; it exits with the status that the protocol defines, or throws a complaint.
  func languageServer() throws(Complaint) -> Reply {
    // Reserves standard output for the protocol; all other output goes to standard error.
    let answers = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard answers >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { throw .fault("No more files may be opened.") }
    let server = EditorServer(
      course: CourseForEditors(session: self), settings: editorSettings, input: STDIN_FILENO, output: answers)
    exit(server.run())
  }

  private var editorSettings: EditorSettings {
    EditorSettings(
      language: language,
      isLanguageChosen: invocation.language != nil || context.environment("COURSE_LANGUAGE") != nil,
      hints: context.environment("COURSE_INLAY_HINTS").map { EditorSettings.Hints($0) },
      searchPath: context.environment("PATH") ?? "", version: ProgramVersion.current)
  }
}
