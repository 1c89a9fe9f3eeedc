import CourseServer
import Curriculum
import Diagnostics
import Glibc
import LayoutProgram

extension Session {
  /// `course play`: the live page, until it is ended.
  ///
  /// - Throws: why the page cannot be shown; else it never returns.
  func play() throws(Complaint) -> Reply {
    if invocation.flags.contains(.helper) {
      PageHelper().run(PageDesk(self))
      return Reply(document: Document(), json: ["formatVersion": 1])
    }
    if invocation.format == .json { throw .usage(.pageForTerminalOnly) }
    let front = try invocation.pageFront()
    let listen = try invocation.listenAddress(environment: context.environment("COURSE_LISTEN"))
    if let file = invocation.operands.first { _ = try source(context.absolute(file), called: file) }
    _ = try pack()
    let folder = workFolder()
    if !folder.exists { try folder.make() }
    let server = try pageServer(folder, listen, front)
    var document = Document([.line(say(.isAt(server.address)))])
    if let listen { document.add(.paragraph(say(.listensOn(listen.authority)))) }
    document.add(.paragraph(say(.endsWith)))
    try Complaint.ofOutput(Output.answers.write(text(of: document)))
    server.run()
  }

  private func pageServer(
    _ folder: WorkFolder, _ listen: ListenAddress?, _ front: PageFront?
  ) throws(Complaint) -> PageServer {
    let opened = invocation.operands.first.map { Path.resolved(context.absolute($0)) }
    let own = Path.joined(folder.path, PlaygroundShelf.ownFolder)
    let rooms = folder.rooms
    // Where nothing is yet, nothing could be watched.
    try Complaint.ofSystem { () throws(SystemError) in
      for place in rooms + [own] { try Path.makeFolder(place) }
    }
    var watched = rooms + [Path.joined(folder.path, WorkFolder.mark), own]
    if let opened { watched.append(Path.folder(of: opened)) }
    let news = PageNews(folder: folder, opened: opened)
    let words = helperWords(work: invocation.work, progress: invocation.progress)
    var configuration = PageServer.Configuration(
      port: invocation.port ?? Self.usualPort(of: folder.path), listen: listen, front: front, patience: Self.patience,
      watched: watched, editor: Self.editorFolder, helper: { _ in words },
      news: { news.line(about: $0).map { (PageServer.onlyAccount, $0) } })
    do throws(PageServerError) {
      return try PageServer(configuration)
    } catch {
      guard invocation.port == nil, case .portTaken = error else { throw Complaint(error) }
    }
    configuration.port = nil
    do throws(PageServerError) {
      return try PageServer(configuration)
    } catch {
      throw Complaint(error)
    }
  }

  /// The port that a work folder's page is at whenever it is free: a page that was left open finds the program again, and
  /// the browser still has what was typed meanwhile.
  private static func usualPort(of folder: String) -> Int {
    let hash = folder.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return 49_152 + Int(hash % 16_000)
  }

  /// Longer than a helper allows itself for one answer, with a little room for those before it.
  static let patience = 4 * Deadline.usual + 1

  /// The installed program's own editor; nil for Debian's.
  static var editorFolder: String? { Path.installedFiles.map { Path.joined($0, "codemirror") } }

  /// What makes this program a helper that looks for the same files.
  func helperWords(work: String?, progress: String?) -> [String] {
    var words = [context.started, CommandName.play.rawValue, OptionName.helper.typed]
    if let work { words += [OptionName.work.typed, work] }
    if let pack = invocation.pack { words += [OptionName.pack.typed, pack] }
    if let progress { words += [OptionName.progress.typed, progress] }
    if let quota = invocation.quota { words += [OptionName.quota.typed, String(quota)] }
    if let language = invocation.language { words += [OptionName.language.typed, language] }
    return words + ["--"] + invocation.operands
  }
}

/// What pages are told when a file has changed.
struct PageNews: Sendable {
  var folder: WorkFolder
  /// The file that was opened, if it was one.
  var opened: String?

  /// A line of JSON; nil for a file that no page shows.
  func line(about path: String) -> String? {
    let name = Path.name(of: path)
    if name.hasPrefix("progress.sqlite") { return JSON(members: [("changed", "progress")]).compact }
    if folder.tellsOfPacks(path) { return JSON(members: [("changed", "pack")]).compact }
    guard name.hasSuffix(".layout") else { return nil }
    let id = name.withoutEnding(".layout")
    if path == opened { return changed("file", PlaygroundShelf.opened) }
    if Path.folder(of: path) == Path.joined(folder.path, PlaygroundShelf.ownFolder) { return changed("file", id) }
    return folder.rooms.contains { path.hasPrefix($0 + "/") } ? changed("exercise", id) : nil
  }

  private func changed(_ what: String, _ id: String) -> String {
    JSON(members: [("changed", JSON(what)), ("id", JSON(id))]).compact
  }
}

extension WorkFolder {
  /// The folders of the learner's answers, those of packs that are not in use among them.
  var rooms: [String] { [ExerciseReference.usualRoom, Self.otherRooms].map { Path.joined(path, $0) } }
}

extension Complaint {
  /// Why the page cannot be shown, and what to do.
  init(_ error: PageServerError) {
    switch error {
    case .noLibrary: self = Complaint(PageSentence.noServerLibrary, PageSentence.installThem)
    case .noEditor(let file): self = Complaint(PageSentence.noEditor(file), PageSentence.installThem)
    case .portTaken(let port): self = .usage(.portTaken(port), .chooseAPort)
    case .addressRefused(let address): self = .usage(.addressRefused(address.authority), .listenIs)
    }
  }

  private init(_ message: PageSentence, _ advice: PageSentence) {
    self.init(status: .fault, message: message, advice: [advice])
  }
}
