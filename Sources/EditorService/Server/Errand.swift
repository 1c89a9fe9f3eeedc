import Diagnostics
import LayoutProgram

/// Background work that takes longer than a typing user would wait: checking, drawing, other programs.
enum Errand: Sendable {
  /// The result.
  enum Outcome: Sendable {
    case checked(document: String, version: Int, [EditorFinding]?)
    case drawn(RequestID, EditorPicture)
    case formatted(RequestID, document: String, version: Int, FormatterProcess.Outcome)
  }

  case check(SourceText, path: String, document: String, version: Int, Language)
  case draw(SourceText, path: String?, RequestID, Language)
  case format(SourceText, path: String?, document: String, version: Int, RequestID)

  /// The document that it checks.
  var checkedDocument: String? {
    if case .check(_, _, let document, _, _) = self { document } else { nil }
  }
}

/// Runs errands one after another on its own thread.
final class ErrandLane: Sendable {
  private let course: any EditorCourse
  private let formatter: FormatterProcess?
  private let inbox: Inbox
  private let waiting = ErrandList()

  init(course: any EditorCourse, formatter: FormatterProcess?, inbox: Inbox) {
    self.course = course
    self.formatter = formatter
    self.inbox = inbox
  }

  /// Starts the thread; false if the system has none left.
  func start() -> Bool {
    ThreadTask { while let errand = self.waiting.next() { self.inbox.add(.finished(self.outcome(of: errand))) } }
      .start(stackSize: 8 << 20)
  }

  /// Adds an errand. A newer check of a document replaces a waiting older one.
  func add(_ errand: Errand) { waiting.add(errand) }

  private func outcome(of errand: Errand) -> Errand.Outcome {
    switch errand {
    case .check(let text, let path, let document, let version, let language):
      .checked(document: document, version: version, course.findings(in: text, at: path, speaking: language))
    case .draw(let text, let path, let id, let language):
      .drawn(id, course.picture(of: text, at: path, speaking: language))
    case .format(let text, let path, let document, let version, let id):
      .formatted(
        id, document: document, version: version, formatter?.format(text, at: path) ?? .failed("it is not there"))
    }
  }
}
