import Curriculum
import Diagnostics
import Glibc
import Grading
import Synchronization

extension Session {
  /// `course grade --jsonl`: grades one submission per line and prints one result per line, in order, each as soon as
  /// the results before it are known. Autograding services can run this.
  func gradeStream() throws(Complaint) {
    if let operand = invocation.operands.first {
      throw .usage("--jsonl reads standard input; it does not know what to do with “\(operand)”.")
    }
    if invocation.output != nil || invocation.formats != nil || invocation.from != nil {
      throw .usage(
        "--jsonl writes results to standard output, and nothing else.",
        "It takes none of \("--output", .code), \("--formats", .code) and \("--from", .code).")
    }
    let settings = try gradeSettings()
    let pool = GradingPool(command: helperWords(settings), grader: settings.grader)
    let lines = Mutex(StreamedTasks(grader: settings.grader))
    let refusal = Mutex<Refusal?>(nil)
    pool.run(workers: settings.workers) {
      lines.withLock { $0.next() }
    } write: { line in
      do throws(Refusal) {
        try Output.answers.write(line)
        return true
      } catch {
        refusal.withLock { $0 = error }
        return false
      }
    }
    if let refusal = refusal.withLock({ $0 }) { throw .unwritten(refusal) }
  }

  /// The command line that starts this program as a helper with the same settings.
  func helperWords(_ settings: GradeSettings) -> [String] {
    var words = [context.started, CommandName.grade.rawValue, OptionName.helper.typed]
    let rubric = settings.rubric
    let options: [(OptionName, String?)] = [
      (.pack, settings.pack.folder.path), (.rubric, settings.rubricFile), (.roster, settings.rosterFile),
      (.points, rubric.points.rawValue),
      (.hidden, rubric.hidden.rawValue), (.language, settings.language.code),
    ]
    for (option, value) in options { if let value { words += [option.typed, value] } }
    return words + (settings.explains ? [] : [OptionName.verdicts.typed])
  }
}

/// The lines of standard input as tasks.
private struct StreamedTasks {
  private let grader: Grader
  private var reader = LineReader(file: STDIN_FILENO)
  private var count = 0

  init(grader: Grader) { self.grader = grader }

  mutating func next() -> GradingTask? {
    guard let line = reader.next() else { return nil }
    defer { count += 1 }
    guard case .bytes(let bytes) = line else {
      return refused("the line is longer than \(LineReader.longestLine >> 20) MB")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { return refused("the line is not UTF-8 text") }
    return GradingTask(place: count, line: text, number: count + 1)
  }

  private func refused(_ words: String) -> GradingTask {
    let problems = Problems([Problem(.input, AuthorMessage(words))], in: [])
    return GradingTask(place: count, number: count + 1, result: grader.refused("line \(count + 1)", problems))
  }
}
