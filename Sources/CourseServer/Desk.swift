/// The helpers and the open pages of one account.
final class Desk: Sendable {
  let announcer = Announcer()
  private let lanes: [PageRoute.Lane: HelperLane]

  init(helper: [String], patience: Double) {
    lanes = Dictionary(
      uniqueKeysWithValues: PageRoute.Lane.allCases.map { ($0, HelperLane(helper, patience: patience)) })
  }

  func warmUp() { for lane in lanes.values { lane.warmUp() } }

  /// Ends the helpers until the next request. Open pages stay connected.
  func rest() { for lane in lanes.values { lane.rest() } }

  func answer(_ route: PageRoute, _ request: HTTPRequest) -> HTTPResponse {
    guard let lane = lanes[route.lane] else { return .refusal(404, .noSuchPage) }
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
