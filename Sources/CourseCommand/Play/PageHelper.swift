import CourseServer
import Diagnostics
import Glibc
import LayoutProgram

/// `course play --helper`: a process of the live page that does what learners' code asks for.
///
/// One thread reads questions and puts them in a row; this one answers them, one after the other. A question that is
/// taken back is skipped, or stopped at work.
final class PageHelper: @unchecked Sendable {
  // What both threads know; guarded by the lock.
  private let lock = Lock()
  private var waiting: [HelperFrame] = []
  private var isOver = false
  /// What is being answered, and what ends that.
  private var current: (number: Int, deadline: Deadline)?

  /// Answers until the questions end.
  func run(_ desk: PageDesk) {
    let reader = ThreadTask { self.listen() }
    guard reader.start(stackSize: 1 << 20) else { return }
    while let question = next() {
      let deadline = Deadline(memory: Deadline.usualMemory)
      lock.locked { current = (question.number, deadline) }
      let answer = desk.answer(question, by: deadline)
      lock.locked { current = nil }
      guard answer.write(to: STDOUT_FILENO) else { return }
    }
  }

  private func listen() {
    while let frame = HelperFrame.next(from: STDIN_FILENO) {
      lock.locked {
        guard frame.word == HelperFrame.cancel else { return waiting.append(frame) }
        waiting.removeAll { $0.number == frame.number }
        if let current, current.number == frame.number { current.deadline.expire() }
      }
    }
    lock.locked { isOver = true }
  }

  private func next() -> HelperFrame? {
    while true {
      lock.waiting(seconds: 3600) { !waiting.isEmpty || isOver }
      if let frame = lock.locked({ waiting.isEmpty ? nil : waiting.removeFirst() }) { return frame }
      if lock.locked({ isOver }) { return nil }
    }
  }
}
