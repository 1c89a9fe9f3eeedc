import CourseServer
import Diagnostics
import Glibc
import Grading

/// `course grade --helper`: a separate process that checks submissions, so that a crash or a hang affects only itself.
struct GradeHelper {
  var grader: Grader

  /// Answers requests until the input ends, or until a submission leaves a thread that does not stop.
  func run() {
    while let frame = HelperFrame.next(from: STDIN_FILENO) {
      let line = SourceText(name: "line", text: String(decoding: frame.body, as: UTF8.self))
      let graded = answer(to: line, number: Int(frame.word) ?? 0)
      let answer = HelperFrame(number: frame.number, word: "200", body: Array(graded.json.compact.utf8))
      guard answer.write(to: STDOUT_FILENO), !graded.isStuck else { return }
    }
  }

  /// The result of a line, even of an invalid one.
  func answer(to line: SourceText, number: Int) -> Grader.Graded {
    do throws(GradeRequest.Refusal) {
      let request = try GradeRequest(line, number: number)
      return grader.grade(request.submission, request.content)
    } catch {
      return Grader.Graded(json: grader.refused(error.id, Problems([error.problem], in: [line])))
    }
  }
}
