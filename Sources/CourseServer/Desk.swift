/// Answers those who were let in.
final class Desk: Sendable {
  private let files: PageFiles
  private let announcer: Announcer
  private let lanes: [PageRoute.Lane: HelperLane]

  init(files: PageFiles, announcer: Announcer, _ configuration: PageServer.Configuration) {
    self.files = files
    self.announcer = announcer
    var lanes: [PageRoute.Lane: HelperLane] = [:]
    for lane in PageRoute.Lane.allCases {
      lanes[lane] = HelperLane(configuration.helper, patience: configuration.patience) {
        announcer.announce("{\"changed\":\"helper\"}")
      }
    }
    self.lanes = lanes
  }

  func warmUp() { for lane in lanes.values { lane.warmUp() } }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    if request.method == "GET" {
      if request.path == "/events" {
        // A proxy that collects answers before it sends them on would keep the news to itself.
        return HTTPResponse(
          type: "text/event-stream", body: .events(announcer.stream()), headers: [("X-Accel-Buffering", "no")])
      }
      return files.response(to: request) ?? .refusal(404, .noSuchPage)
    }
    let prefix = "/api/"
    guard request.path.hasPrefix(prefix), let route = PageRoute(rawValue: String(request.path.dropFirst(prefix.count))),
      let lane = lanes[route.lane]
    else { return .refusal(404, .noSuchPage) }
    let editor = route.isOvertaken ? request.arguments["editor"] : nil
    switch lane.ask(route.rawValue, request.body, for: editor) {
    case .answer(let frame):
      let answer = HTTPResponse.json(frame.body, status: UInt32(frame.word) ?? 500)
      // A drawing on its way to a hand is not made to wait.
      return route.lane == .course ? answer.shortened(for: request) : answer
    case .overtaken: return .json(Array("{\"formatVersion\":1,\"superseded\":true}\n".utf8), )
    case .ended: return .refusal(503, .ended)
    }
  }
}
