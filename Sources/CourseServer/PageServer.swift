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
  /// The address is not this machine's, the socket cannot be made, or another program listens there.
  case addressRefused(ListenAddress)
}

/// The live page's server: admits the page, serves its files, and forwards its requests to helper processes.
///
///     browser ──HTTP──▶ Door ──▶ PageServer ──frames──▶ helper: scenes    types, drags, taps
///                                    │   └─────frames──▶ helper: course    checks, hints, files
///                                    ◀── FileFollower: an editor or the terminal changed a file
///
/// A class's server has two helpers for each learner who works (`Desks`).
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
    /// Who may come in, and what all of them together may take.
    public var admission: Admission
    /// The arguments that start this program as an account's helper.
    public var helper: @Sendable (_ account: String) -> [String]
    /// The helper's timeout for one response, in seconds.
    public var patience: Double
    /// The folders to watch for changed files.
    public var watched: [String]
    /// The folder with the editor's own files; nil for Debian's.
    public var editor: String?
    /// Returns the event for a changed file as a line of JSON, and for whom it is; nil for none.
    public var news: @Sendable (_ path: String) -> News?

    /// Makes a configuration.
    public init(
      port: Int?, listen: ListenAddress? = nil, front: PageFront? = nil, admission: Admission = Admission(),
      patience: Double, watched: [String], editor: String? = nil,
      helper: @escaping @Sendable (_ account: String) -> [String],
      news: @escaping @Sendable (_ path: String) -> News?
    ) {
      self.port = port
      self.listen = listen
      self.front = front
      self.admission = admission
      self.helper = helper
      self.patience = patience
      self.watched = watched
      self.editor = editor
      self.news = news
    }
  }

  /// An event for an account's open pages.
  public typealias News = (account: String, line: String)

  /// Who may come in, and what all of them together may take.
  public struct Admission: Sendable {
    /// The number of accounts that have helpers at the same time.
    public var atOnce = Int.max
    /// The seconds without a request after which an account's helpers end.
    public var idle = Double.infinity
    /// Whether an account has a page.
    public var admits: @Sendable (_ account: String) -> Bool = { _ in true }

    /// Admits everybody, without limits.
    public init() {}
  }

  /// The account of a page that has one learner.
  public static let onlyAccount = ""

  /// Whether the required library and editor exist.
  public static func isPossible(editor: String?) -> Bool { http_open() == nil && PageFiles.hasEditor(in: editor) }

  /// The page's address with its token.
  public let address: String
  private let server: HTTPServer
  private let desks: Desks

  /// Starts listening.
  public init(_ configuration: Configuration) throws(PageServerError) {
    let files = try PageFiles(editor: configuration.editor)
    let desks = Desks(files: files, configuration)
    let guarded = Guarded()
    let header = configuration.front?.accountHeader
    let server = HTTPServer(
      accountHeader: header, refuse: { guarded.refusal(of: $0) },
      answer: { request in
        desks.answer(request, for: header.flatMap { request.headers[$0] } ?? Self.onlyAccount)
      })
    do throws(HTTPServer.Failure) {
      let port: Int
      if let listen = configuration.listen {
        try server.start(on: listen)
        port = listen.port
      } else {
        port = try server.start(port: configuration.port)
      }
      let door = Door(
        port: port, listen: configuration.listen, front: configuration.front, admits: configuration.admission.admits)
      guarded.open(door)
      address = door.address
    } catch {
      switch error {
      case .noLibrary(let reason): throw .noLibrary(reason)
      case .portTaken(let port): throw .portTaken(port)
      case .addressRefused(let address): throw .addressRefused(address)
      }
    }
    (self.server, self.desks) = (server, desks)
    if header == nil { desks.warmUp() }
    FileFollower.follow(configuration.watched) { path in
      if let news = configuration.news(path) { desks.announce(news) }
    }
  }

  /// Serves until the process is killed (Ctrl-C, `kill`). Helpers then exit; a file that one was writing is either
  /// unchanged or complete.
  public func run() -> Never {
    while true {
      sleep(1)
      server.visitors.sendAwayTheSlow()
      desks.restIdle()
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
