import Curriculum
import Diagnostics
import ProgressStore

extension PageDesk {
  /// `file`: a playground, or the file that was opened.
  func file(_ inquiry: PageInquiry) throws(PageRefusal) -> Members {
    let reader = try inquiry.reader(["id"])
    let id = try inquiry.required(reader, "id", as: .text)
    return try playground(id, inquiry).members
  }

  func playground(_ id: String, _ inquiry: PageInquiry) throws(PageRefusal) -> PlaygroundShelf.Playground {
    let pack = try? materials.pack(inquiry.session)
    guard let found = PlaygroundShelf(inquiry.session, pack).playground(id) else {
      throw .missing(.usage(.noFile(id)))
    }
    return found
  }

  /// `new`: an empty file of the learner's own.
  func newFile(_ inquiry: PageInquiry) throws(PageRefusal) -> Members {
    let reader = try inquiry.reader(["name", "text"])
    let name = try inquiry.required(reader, "name", as: .text)
    let text = try inquiry.optional(reader, "text", as: .text) ?? Self.firstText
    let pack = try? materials.pack(inquiry.session)
    let shelf = PlaygroundShelf(inquiry.session, pack)
    guard let id = shelf.freeID(for: name) else { throw .complaint(.usage(.nameIsTaken(name), .namesAre)) }
    let file = shelf.ownFile(id)
    let titled = PlaygroundWords.titled(text, id == name ? nil : name)
    try PageRefusal.of { () throws(Complaint) in
      let folder = inquiry.session.workFolder()
      if !folder.exists { try folder.make() }
      try Complaint.ofSystem { () throws(SystemError) in
        try Path.makeFolder(Path.folder(of: file))
        _ = try FileText.create(file, text: titled, within: inquiry.session.workFolder().path)
      }
    }
    return try playground(id, inquiry).members
  }

  /// Something to change.
  private static let firstText = """
    struct ContentView: View {
      var body: some View {
        VStack(alignment: .leading) {
          Text("Hello")
          Text("Layout")
        }
      }
    }

    """

  /// Every pause is saved; the history keeps a text of each stretch of editing, not one for each pause.
  private static let betweenKeptTexts = Duration.seconds(300)

  /// `save`: the editor's text into its file, unless somebody else has changed that.
  func save(_ inquiry: PageInquiry) throws(PageRefusal) -> Members {
    let reader = try inquiry.reader(["subject", "text", "base", "over"])
    let subject = try inquiry.required(reader, "subject", as: .pageSubject)
    let text = try inquiry.required(reader, "text", as: .text)
    let base = try inquiry.required(reader, "base", as: .text)
    let over = try inquiry.optional(reader, "over", as: .text)
    let target = try saving(subject, inquiry)
    let now = ContinuousClock.now
    let isDue = keptTexts[target.path].map { now - $0 >= Self.betweenKeptTexts } ?? true
    let outcome = try PageRefusal.of { () throws(Complaint) in
      try SavedText(text: text, base: base, over: over, keepsBefore: isDue).put(into: target, inquiry.session)
    }
    if isDue { keptTexts[target.path] = now }
    switch outcome {
    case .saved:
      return [("saved", true), ("fingerprint", JSON(Fingerprint.of(text))), ("file", JSON(target.name))]
    case .conflict(let theirs):
      return [("conflict", true), ("theirs", JSON(theirs)), ("fingerprint", JSON(Fingerprint.of(theirs)))]
    }
  }

  func saving(_ subject: SubjectName, _ inquiry: PageInquiry) throws(PageRefusal) -> SavedText.Target {
    switch subject {
    case .exercise(let id, _):
      let pack = try materials.pack(inquiry.session)
      let reference = try pack.pageExercise(id)
      let starter = try? pack.text(.starter, of: reference)
      return SavedText.Target(
        path: inquiry.session.workFolder().file(of: reference), name: reference.learnerFile,
        key: pack.key(of: reference), original: starter?.text)
    // A lesson is read, not written.
    case .lesson(let id): throw .missing(.usage(.noFile(id)))
    case .file(let id):
      let playground = try playground(id, inquiry)
      // A link in the folder leads to a file that is none of the page's business.
      guard id == PlaygroundShelf.opened || !Path.isLink(playground.file) else { throw .missing(.usage(.noFile(id))) }
      return SavedText.Target(
        path: playground.file, name: inquiry.session.context.shown(playground.file),
        key: ExerciseKey(pack: PlaygroundShelf.ownFolder, exercise: id),
        original: playground.isOwn ? nil : playground.text.text)
    }
  }
}

extension PlaygroundShelf.Playground {
  var members: Members {
    [
      ("id", JSON(id)), ("title", JSON(title)), ("summary", JSON(about)), ("text", JSON(text.text)),
      ("fingerprint", JSON(Fingerprint.of(text.text))), ("isOwn", JSON(isOwn)),
    ]
  }
}

/// The editor's text on its way into a file, without ever writing over what somebody else has written.
struct SavedText {
  /// The editor's text.
  var text: String
  /// The fingerprint of the text that the editor began with.
  var base: String
  /// The fingerprint of somebody else's text that may be replaced, since both were seen.
  var over: String?
  /// Whether the text before is kept in any case: it is the one that this stretch of editing began with.
  var keepsBefore: Bool

  /// Where it goes.
  struct Target {
    var path: String
    var name: String
    /// What the history calls it.
    var key: ExerciseKey
    /// The text that everybody begins with, and that is no loss.
    var original: String?
  }

  enum Outcome {
    case saved
    /// The file has another text, which is this.
    case conflict(String)
  }

  func put(into target: Target, _ session: Session) throws(Complaint) -> Outcome {
    let root = session.workFolder().root(of: target.path)
    if try create(target, within: root) { return .saved }
    let before = try session.source(target.path, called: target.name).text
    if before == text { return .saved }
    let known = Fingerprint.of(before)
    guard known == base || known == over else { return .conflict(before) }
    // What the editor itself wrote a moment ago is no loss, unless most of it goes; anybody else's text is kept.
    let isMuchLess = text.utf8.count < before.utf8.count / 2
    if known != base || (keepsBefore || isMuchLess) && before != target.original { try keep(before, target, session) }
    let last = try Complaint.ofSystem(FileText.replace(target.path, text: text, within: root))
    guard let last, !last.elementsEqual(before.utf8) else { return .saved }
    // Another program has saved in that very instant: its text comes back, and both are shown.
    let theirs = String(decoding: last, as: UTF8.self)
    try keep(text, target, session)
    _ = try Complaint.ofSystem(FileText.replace(target.path, text: theirs, within: root))
    return .conflict(theirs)
  }

  /// The first time there is no file: of an exercise because somebody took it away, of a playground because it is the
  /// pack's.
  private func create(_ target: Target, within root: String?) throws(Complaint) -> Bool {
    guard Path.kind(target.path) == nil else { return false }
    return try Complaint.ofSystem { () throws(SystemError) in
      try Path.makeFolder(Path.folder(of: target.path))
      return try FileText.create(target.path, text: text, within: root)
    }
  }

  func keep(_ text: String, _ target: Target, _ session: Session) throws(Complaint) {
    let folder = session.workFolder()
    if !folder.exists { try folder.make() }
    let store = try session.progress(in: folder)
    defer { store.close() }
    try Complaint.ofProgress(store.keep(source: text, for: target.key, reason: .replaced))
  }
}
