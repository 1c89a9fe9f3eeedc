import CourseServer
import Diagnostics
import Glibc
import Grading
import LayoutProgram
import Synchronization

/// A submission to grade, with its position among all.
struct GradingTask: Sendable {
  var place: Int
  /// The request for a helper; nil if the result is known already.
  var line: String?
  /// Its number in messages, counted from 1.
  var number: Int
  /// The result, if no helper is needed.
  var result: JSON?
}

/// Grades on several cores: one thread per worker, each with a helper process of its own.
///
///     next ──▶ thread ──▶ helper ──▶ thread ──▶ results in the order of the tasks
///
/// A helper that ends is replaced, and its request is repeated once. A submission that ends two helpers gets a result
/// that says so. The queue of finished results is bounded, since every submission has a result after a bounded time.
final class GradingPool: Sendable {
  private let command: [String]
  private let grader: Grader

  /// - Parameter command: the command line that starts a helper, beginning with the program's name.
  init(command: [String], grader: Grader) {
    self.command = command
    self.grader = grader
  }

  /// Grades until there is nothing left.
  ///
  /// - Parameters:
  ///   - next: hands out tasks, to one thread at a time; nil at the end.
  ///   - write: takes the results' lines in order; false ends the run.
  func run(
    workers: Int, next: @escaping @Sendable () -> GradingTask?, write: @escaping @Sendable (String) -> Bool
  ) {
    let results = OrderedResults(write)
    let turn = Lock()
    let take: @Sendable () -> GradingTask? = { results.isOver ? nil : turn.locked { next() } }
    let helpers = (1..<max(1, workers)).map { _ in ThreadTask { self.work(take, results) } }.filter { $0.start() }
    work(take, results)
    for helper in helpers { helper.wait() }
  }

  private func work(_ next: () -> GradingTask?, _ results: OrderedResults) {
    // Twice the time limit of a check, since explaining may take as long again, plus a reserve for a busy machine.
    let lane = HelperLane(command, patience: 2 * grader.seconds + 10)
    while let task = next() {
      let line = task.result.map(\.compact) ?? ask(lane, task)
      results.put(line + "\n", at: task.place)
    }
  }

  private func ask(_ lane: HelperLane, _ task: GradingTask) -> String {
    let line = task.line ?? ""
    for _ in 0..<2 {
      if case .answer(let frame) = lane.ask(String(task.number), Array(line.utf8)) {
        return String(decoding: frame.body, as: UTF8.self)
      }
    }
    let text = SourceText(name: "line", text: line)
    do throws(GradeRequest.Refusal) {
      let request = try GradeRequest(text, number: task.number)
      return grader.grade(request.submission, .fault(.ended)).json.compact
    } catch {
      return grader.refused(error.id, Problems([error.problem], in: [text])).compact
    }
  }
}

/// Collects results in any order and writes them in the order of the tasks.
private final class OrderedResults: Sendable {
  private struct State {
    var next = 0
    var waiting: [Int: String] = [:]
    var isOver = false
  }

  private let state = Mutex(State())
  private let write: @Sendable (String) -> Bool

  init(_ write: @escaping @Sendable (String) -> Bool) { self.write = write }

  /// Whether writing has failed, so that the run ends.
  var isOver: Bool { state.withLock { $0.isOver } }

  func put(_ result: String, at place: Int) {
    state.withLock { state in
      state.waiting[place] = result
      while let ready = state.waiting.removeValue(forKey: state.next) {
        state.next += 1
        if !state.isOver, !write(ready) { state.isOver = true }
      }
    }
  }
}
