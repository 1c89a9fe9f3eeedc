import CMicroHTTPD
import Glibc

/// The reason why the page cannot be served.
public enum PageServerError: Error, Sendable {
  /// libmicrohttpd is missing, with the system's message.
  case noLibrary(String)
  /// This file of the editor is missing.
  case noEditor(String)
  /// Another program listens on this port.
  case portTaken(Int)
  /// The address is not this machine's, or another program listens there.
  case addressRefused(ListenAddress)
}

/// The live page's server: admits the page, serves its files, and forwards its requests to helper processes.
///
///     browser ──HTTP──▶ Door ──▶ PageServer ──frames──▶ helper: scenes    types, drags, taps
///                                    │   └─────frames──▶ helper: course    checks, hints, files
///                                    ◀── FileFollower: an editor or the terminal changed a file
///
/// The server itself reads no learner's code and no file that a request names: each request has a fixed address, and a
/// helper gets its body unchanged.
public final class PageServer: Sendable {
  /// The server's configuration.
  public struct Configuration: Sendable {
    /// The port; nil for any free one.
    public var port: Int?
    /// The only address to listen on, which other machines may reach; nil for the loopback addresses.
    public var listen: ListenAddress?
    /// The public address, if the page is behind a proxy.
    public var front: PageFront?
    /// The arguments that start this program as a helper.
    public var helper: [String]
    /// The helper's timeout for one response, in seconds.
    public var patience: Double
    /// The folders to watch for changed files.
    public var watched: [String]
    /// The folder with the editor's own files; nil for Debian's.
    public var editor: String?
    /// Returns the event for a changed file as a line of JSON; nil for none.
    public var news: @Sendable (_ path: String) -> String?

    /// Makes a configuration.
    public init(
      port: Int?, listen: ListenAddress? = nil, front: PageFront? = nil, helper: [String], patience: Double,
      watched: [String], editor: String? = nil, news: @escaping @Sendable (_ path: String) -> String?
    ) {
      self.port = port
      self.listen = listen
      self.front = front
      self.helper = helper
      self.patience = patience
      self.watched = watched
      self.editor = editor
      self.news = news
    }
  }

  /// Whether the required library and editor exist.
  public static func isPossible(editor: String?) -> Bool { http_open() == nil && PageFiles.hasEditor(in: editor) }

  /// The page's address with its token.
  public let address: String
  private let server: HTTPServer

  /// Starts listening.
  public init(_ configuration: Configuration) throws(PageServerError) {
    let files = try PageFiles(editor: configuration.editor)
    let announcer = Announcer()
    let desk = Desk(files: files, announcer: announcer, configuration)
    let guarded = Guarded()
    let server = HTTPServer(
      accountHeader: configuration.front?.account?.header, refuse: { guarded.refusal(of: $0) },
      answer: { desk.answer($0) })
    do throws(HTTPServer.Failure) {
      let port: Int
      if let listen = configuration.listen {
        try server.start(on: listen)
        port = listen.port
      } else {
        port = try server.start(port: configuration.port)
      }
      let door = Door(port: port, listen: configuration.listen, front: configuration.front)
      guarded.open(door)
      address = door.address
    } catch {
      switch error {
      case .noLibrary(let reason): throw .noLibrary(reason)
      case .portTaken(let port): throw .portTaken(port)
      case .addressRefused(let address): throw .addressRefused(address)
      }
    }
    self.server = server
    desk.warmUp()
    FileFollower.follow(configuration.watched) { path in
      if let news = configuration.news(path) { announcer.announce(news) }
    }
  }

  /// Serves until the process is killed (Ctrl-C, `kill`). Helpers then exit; a file that one was writing is either
  /// unchanged or complete.
  public func run() -> Never {
    while true {
      sleep(1)
      server.visitors.sendAwayTheSlow()
    }
  }
}

/// The access control, known only once the port is; until then, no request is admitted.
private final class Guarded: @unchecked Sendable {
  private let lock = Lock()
  private var made: Door?

  func refusal(of request: HTTPRequest) -> HTTPResponse? {
    guard let door = lock.locked({ made }) else { return .refusal(403, .noCookie) }
    return door.refusal(of: request)
  }

  func open(_ door: Door) { lock.locked { made = door } }
}
