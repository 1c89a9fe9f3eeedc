import CourseServer
import Curriculum
import Diagnostics
import LayoutProgram
import ProgressStore

/// Answers the page's questions; what several of them need is kept from one to the next.
final class PageDesk {
  let session: Session
  var programs = ProgramShelf()
  var materials = MaterialShelf()

  /// When the history last got a text of a file that the page saves.
  var keptTexts: [String: ContinuousClock.Instant] = [:]
  private var progress: (folder: String, store: ProgressStore)?

  init(_ session: Session) { self.session = session }

  deinit { progress?.store.close() }

  /// The learner's progress, which stays open: opening it writes down who did, and every page is told of what is written.
  func store(in folder: WorkFolder, _ session: Session) throws(Complaint) -> ProgressStore {
    if let progress, progress.folder == folder.path { return progress.store }
    let store = try session.progress(in: folder)
    progress = (folder.path, store)
    return store
  }

  /// Answers one question, whatever is in it.
  func answer(_ question: HelperFrame, by deadline: Deadline) -> HelperFrame {
    var speaker = session
    func reply(_ status: Int, _ json: JSON) -> HelperFrame {
      HelperFrame(number: question.number, word: String(status), body: Array(json.compact.utf8))
    }
    do throws(PageRefusal) {
      guard let route = PageRoute(rawValue: question.word) else { return reply(404, ["formatVersion": 1]) }
      let text = SourceText(name: "question", text: String(decoding: question.body, as: UTF8.self))
      let json = try PageRefusal.reading { () throws(Problem) in try JSON.read(text, takesAnyNumber: true) }
      if let language = json["language"]?.string, Language(locale: language) != nil {
        speaker.invocation.language = language
      }
      let inquiry = PageInquiry(json: json, session: speaker, deadline: deadline)
      let members = try answer(route, inquiry)
      return reply(200, JSON(members: [("formatVersion", 1)] + members))
    } catch {
      return reply(error.status, error.json(calling: session.caller, say: speaker.say))
    }
  }

  private func answer(_ route: PageRoute, _ inquiry: PageInquiry) throws(PageRefusal) -> Members {
    try PageRefusal.of { () throws(Complaint) in try requireRoom(for: route, inquiry.session) }
    return switch route {
    case .course: try courseMap(inquiry)
    case .exercise: try exercise(inquiry)
    case .file: try file(inquiry)
    case .new: try newFile(inquiry)
    case .rename: try rename(inquiry)
    case .remove: try remove(inquiry)
    case .save: try save(inquiry)
    case .check: try check(inquiry)
    case .hint: try hint(inquiry)
    case .skip: try skip(inquiry)
    case .reset: try reset(inquiry)
    case .history: try history(inquiry)
    case .solution: try solution(inquiry)
    case .scene: try scene(inquiry)
    case .edit: try edit(inquiry)
    case .explain: try explain(inquiry)
    case .steps: try steps(inquiry)
    case .sweep: try sweep(inquiry)
    case .export: try export(inquiry)
    case .thumbnail: try thumbnail(inquiry)
    }
  }
}

extension PageDesk {
  /// Throws for what writes more into a folder that is over its quota.
  private func requireRoom(for route: PageRoute, _ session: Session) throws(Complaint) {
    guard let quota = session.invocation.quota, [.save, .new, .check, .reset].contains(route),
      FileStamps(of: [session.workFolder().path]).bytes > quota << 20
    else { return }
    throw .usage(.folderIsFull(megabytes: quota), .makeRoom)
  }
}

/// A question, with whom it is for and how long answering may take.
struct PageInquiry {
  var json: JSON
  /// Speaks the reader's language.
  var session: Session
  var deadline: Deadline

  var say: Speaker { session.say }

  /// The members, with none that the route does not know.
  func reader(_ keys: [String]) throws(PageRefusal) -> ObjectReader {
    try PageRefusal.reading { () throws(Problem) in
      try ObjectReader(json, what: "the question", keys: keys + ["language", "formatVersion"])
    }
  }

  /// A member that has to be there.
  func required<Value>(_ reader: ObjectReader, _ key: String, as form: JSONForm<Value>) throws(PageRefusal) -> Value {
    try PageRefusal.reading { () throws(Problem) in try reader.required(key, as: form) }
  }

  /// A member that may be there; `null` counts as not there.
  func optional<Value>(_ reader: ObjectReader, _ key: String, as form: JSONForm<Value>) throws(PageRefusal) -> Value? {
    if case .null? = json[key]?.content { return nil }
    return try PageRefusal.reading { () throws(Problem) in try reader.optional(key, as: form) }
  }
}
