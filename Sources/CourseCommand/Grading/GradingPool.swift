import CourseServer
import Diagnostics
import Glibc
import Grading
import LayoutProgram
import Synchronization

/// Something to grade, and its place among all.
struct GradingTask: Sendable {
  var place: Int
  /// What a helper is asked; nil for what needs none.
  var line: String?
  /// Its number for messages, counted from 1.
  var number: Int
  /// The result of what needs no helper.
  var result: JSON?
}

/// Grades on several cores: as many threads as workers, each with a helper process of its own.
///
///     next ──▶ thread ──▶ helper ──▶ thread ──▶ results in the order of the tasks
///
/// A helper that ends is replaced, and what it was asked is asked once more; a submission that ends two has a result that
/// says so. What waits to be written is bounded, since every submission has its result after a bounded time.
final class GradingPool: Sendable {
  private let command: [String]
  private let grader: Grader

  /// - Parameter command: this program's words for a helper, its name first.
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
    // Twice what a check may take, since saying why has as much time again, and time for the machine to be busy.
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

/// Results as they come, handed on in their order.
private final class OrderedResults: Sendable {
  private struct State {
    var next = 0
    var waiting: [Int: String] = [:]
    var isOver = false
  }

  private let state = Mutex(State())
  private let write: @Sendable (String) -> Bool

  init(_ write: @escaping @Sendable (String) -> Bool) { self.write = write }

  /// Whether nobody takes results any more.
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
