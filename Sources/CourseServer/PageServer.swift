import CMicroHTTPD
import Glibc

/// Why the page cannot be shown.
public enum PageServerError: Error, Sendable {
  /// libmicrohttpd is not there, and what the system said.
  case noLibrary(String)
  /// The editor's file is not there.
  case noEditor(String)
  /// Another program listens on the port.
  case portTaken(Int)
}

/// The live page's server: lets the page in, gives out its files, and hands its questions to helper processes.
///
///     browser ──HTTP──▶ Door ──▶ PageServer ──frames──▶ helper: scenes    types, drags, taps
///                                    │   └─────frames──▶ helper: course    checks, hints, files
///                                    ◀── FileFollower: an editor or the terminal changed a file
///
/// The server itself reads no learner's code and no file that a request names: a request has a fixed address, and what
/// is in it goes to a helper as it is.
public final class PageServer: Sendable {
  /// What a server is started with.
  public struct Configuration: Sendable {
    /// The port; nil for any that is free.
    public var port: Int?
    /// Where people see the page, if not on this machine.
    public var front: PageFront?
    /// This program's words that make a process a helper.
    public var helper: [String]
    /// Seconds that a helper has for one answer.
    public var patience: Double
    /// Folders in which files may change.
    public var watched: [String]
    /// The folder with the editor's own files; nil for where Debian puts it.
    public var editor: String?
    /// What the pages are told of a file that changed, as a line of JSON; nil for nothing.
    public var news: @Sendable (_ path: String) -> String?

    /// Makes a configuration.
    public init(
      port: Int?, front: PageFront? = nil, helper: [String], patience: Double, watched: [String], editor: String? = nil,
      news: @escaping @Sendable (_ path: String) -> String?
    ) {
      self.port = port
      self.front = front
      self.helper = helper
      self.patience = patience
      self.watched = watched
      self.editor = editor
      self.news = news
    }
  }

  /// Whether the library and the editor that the page needs are there.
  public static func isPossible(editor: String?) -> Bool { http_open() == nil && PageFiles.hasEditor(in: editor) }

  /// Where the page is, its token included.
  public let address: String
  private let server: HTTPServer

  /// Begins to listen.
  public init(_ configuration: Configuration) throws(PageServerError) {
    let files = try PageFiles(editor: configuration.editor)
    let announcer = Announcer()
    let desk = Desk(files: files, announcer: announcer, configuration)
    let guarded = Guarded()
    let server = HTTPServer(
      accountHeader: configuration.front?.account?.header, refuse: { guarded.refusal(of: $0) },
      answer: { desk.answer($0) })
    do throws(HTTPServer.Failure) {
      let port = try server.start(port: configuration.port)
      let door = Door(port: port, front: configuration.front)
      guarded.open(door)
      address = door.address
    } catch {
      switch error {
      case .noLibrary(let reason): throw .noLibrary(reason)
      case .portTaken(let port): throw .portTaken(port)
      }
    }
    self.server = server
    desk.warmUp()
    FileFollower.follow(configuration.watched) { path in
      if let news = configuration.news(path) { announcer.announce(news) }
    }
  }

  /// Serves until the process is ended (Ctrl-C, `kill`). Its helpers end when nobody asks them any more; a file that one
  /// of them was writing is as it was, or as it is to be.
  public func run() -> Never {
    while true {
      sleep(1)
      server.visitors.sendAwayTheSlow()
    }
  }
}

/// The door, which is known only when the port is: until then nobody comes in.
private final class Guarded: @unchecked Sendable {
  private let lock = Lock()
  private var made: Door?

  func refusal(of request: HTTPRequest) -> HTTPResponse? {
    guard let door = lock.locked({ made }) else { return .refusal(403, .noCookie) }
    return door.refusal(of: request)
  }

  func open(_ door: Door) { lock.locked { made = door } }
}
