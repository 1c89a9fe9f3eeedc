import CourseServer
import Curriculum
import Diagnostics
import Glibc

extension Session {
  /// `course serve`: the live page for a class, until it is ended.
  ///
  /// - Throws: why the page cannot be shown; else it never returns.
  func serve() throws(Complaint) -> Reply {
    if invocation.format == .json { throw .usage(.pageForTerminalOnly) }
    let school = try school()
    _ = try pack()
    allowManyFiles()
    let server: PageServer
    do throws(PageServerError) {
      server = try PageServer(configuration(for: school))
    } catch {
      throw Complaint(error)
    }
    let document = Document([
      .line(say(.isAt(server.address))),
      .line("It listens on \(school.listen.authority). Whoever reaches that without the proxy can name any account."),
      .line("Ctrl-C ends it."),
    ])
    try Complaint.ofOutput(Output.answers.write(text(of: document)))
    server.run()
  }

  private func school() throws(Complaint) -> School {
    let usage: Phrase = "For example: \(command: Self.serveExample)"
    guard let root = invocation.work ?? context.environment("COURSE_WORK") else {
      throw .usage("--work names the folder that gets a folder for each learner.", usage)
    }
    guard let behind = invocation.behind, var front = PageFront(behind) else {
      throw .usage("--behind is the proxy's address: http:// or https:// and a name, without a path.", usage)
    }
    guard let header = invocation.account.flatMap(PageFront.header) else {
      throw .usage("--account is the header in which the proxy names the account.", usage)
    }
    guard let text = invocation.listen ?? context.environment("COURSE_LISTEN"),
      let listen = ListenAddress(socket: text) ?? ListenAddress(text)
    else { throw .usage("--listen is the absolute path of a socket, or a numeric address and a port.", usage) }
    front.accountHeader = header
    let learners = invocation.learners.map { context.absolute($0) }
    if let learners { _ = try Complaint.ofSystem { () throws(SystemError) in try FileText.bytes(of: learners) } }
    let folder = context.absolute(root)
    try Complaint.ofSystem { () throws(SystemError) in try Path.makeFolder(folder) }
    return School(folder: Path.resolved(folder), learners: learners, front: front, listen: listen)
  }

  private static let serveExample: CommandWords =
    "serve --work /srv/course --behind https://course.example --account X-Remote-User --listen /run/course/page"

  private func configuration(for school: School) -> PageServer.Configuration {
    var admission = PageServer.Admission()
    admission.atOnce = invocation.atOnce
    admission.idle = Double(invocation.idle)
    admission.admits = { school.admits($0) }
    let server = invocation.progress ?? context.environment("COURSE_PROGRESS")
    return PageServer.Configuration(
      port: nil, listen: school.listen, front: school.front, admission: admission, patience: Self.patience,
      watched: [school.folder], editor: Self.editorFolder,
      helper: { account in
        let folder = WorkFolder(path: school.folder(of: account))
        // If the disk refuses, the helper's own answers say so.
        try? folder.make(withFoldersAbove: true)
        return helperWords(
          work: folder.path, progress: server?.replacing("{learner}", with: account.asRole))
      },
      news: { school.news(about: $0) })
  }

  /// Each open page holds a connection, and each helper two pipes: more files than a shell usually allows.
  private func allowManyFiles() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, 1 << 16)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}

/// The folders and the accounts of a class.
private struct School: Sendable {
  /// The folder that has a folder for each account.
  var folder: String
  /// The file with the accounts, one on each line; nil if everybody may come in whom the proxy names.
  var learners: String?
  var front: PageFront
  var listen: ListenAddress

  func folder(of account: String) -> String { Path.joined(folder, account) }

  /// Whether an account may come in. It reads the file each time, so that a change needs no restart.
  func admits(_ account: String) -> Bool {
    guard let learners else { return true }
    guard let bytes = try? FileText.bytes(of: learners) else { return false }
    return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      String(decoding: line, as: UTF8.self).trimmed == account
    }
  }

  /// The event for a changed file in an account's folder.
  func news(about path: String) -> PageServer.News? {
    guard path.hasPrefix(folder + "/") else { return nil }
    let account = String(path.dropFirst(folder.count + 1).prefix { $0 != "/" })
    let news = PageNews(folder: WorkFolder(path: folder(of: account)))
    return news.line(about: path).map { (account, $0) }
  }
}

extension String {
  /// An account as a role's name in a server's address.
  fileprivate var asRole: String { replacing("@", with: "%40") }
}
