import Diagnostics
import LayoutEngine

extension StorySentence {
  /// In English.
  var english: String {
    switch self {
    case .isOffered(let name, let offer):
      offer.map { "\(name) is offered \(words($0))." } ?? "\(name) is offered nothing of its own."
    case .gaps(let room): "\(gaps(in: room)), \(rest(of: room.proposed, without: room.spacing, room.axis))."
    case .order(let turns, let reason): "\(words(reason)): \(turns.map(words).joined(separator: ", "))."
    case .served(let name, let axis, let share, let size):
      "\(name) is offered \(points(share.length)) points of \(axis.length), \(words(share)), and takes \(words(size))."
    case .hasNoLimit(let name, let axis, let isEndless, let size):
      isEndless
        ? "\(name) is offered endless \(axis.length) and takes \(words(size))."
        : "\(name) may choose its \(axis.length) and takes \(words(size))."
    case .layersDecide(let name, let size):
      "The views decide the size of \(name), \(words(size)), and are offered that size in the end."
    case .takes(let name, let offer, let size):
      offer.map { "\(name) is offered \(words($0)) and takes \(words(size))." } ?? "\(name) takes \(words(size))."
    case .others(let count): "\(count == 1 ? "The other view is" : "The other \(count) are") laid out in the same way."
    case .answers(let key, let answers, let because): "Asked for \(key), \(words(answers)) (\(because))."
    case .reach(let name, let axis, let before, let after, let length):
      "The views reach \(points(before)) points before their common line and \(points(after)) after it"
        + (length.map { ", so \(name) is \(points($0)) \(axis == .horizontal ? "wide" : "tall")." } ?? ".")
    case .meet(let key, let ask): "The \(key) lines meet at \(ask.key.axis.coordinate) = \(points(ask.line))."
    case .stackIsDone(let name, let axis, let frame, let lengths, let spacing):
      """
      Every view moves onto the line; \(name) is \(words(frame.size))\(parts(lengths, spacing, axis)) and lies at \
      \(points(frame.x)),\(points(frame.y)).
      """
    case .isDone(let name, let views, let frame):
      """
      \(views == 1 ? "The view" : "Every view") has its place; \(name) is \(words(frame.size)) and lies at \
      \(points(frame.x)),\(points(frame.y)).
      """
    }
  }

  private func words(_ offer: ProposedViewSize) -> String { "\(length(offer.width)) × \(length(offer.height))" }

  private func words(_ size: Size) -> String { "\(points(size.width)) × \(points(size.height))" }

  private func length(_ length: Double?) -> String { length.map(bound) ?? "ideal" }

  private func bound(_ length: Double) -> String { length == .infinity ? "∞" : points(length) }

  private func gaps(in room: SharedRoom) -> String {
    let count = room.gaps.count
    let views = count == 1 ? "its two views" : "its \(count + 1) views"
    if let gap = room.onlyGap {
      let why = gap.reason.isNotable ? " (\(gap.reason.english))" : ""
      if gap.length == 0 { return "There are no gaps between \(views)\(why)" }
      return "Between \(views) \(count == 1 ? "is a gap" : "are \(count) gaps") of \(points(gap.length)) points\(why)"
    }
    if count > 6 { return "Between \(views) are gaps of \(points(room.spacing)) points together" }
    let lengths = zip(room.gaps, room.gapReasons).map { "\(points($0)) (\($1.english))" }
    return "Between \(views) are gaps of \(lengths.listed) points"
  }

  private func rest(of proposed: Double?, without spacing: Double, _ axis: Axis) -> String {
    guard let proposed else { return "and no \(axis.length) is proposed, so there is nothing to share" }
    if proposed == .infinity { return "and the \(axis.length) is endless, so there is nothing to share" }
    return "so \(points(max(proposed - spacing, 0))) of \(points(proposed)) points of \(axis.length) are left to share"
  }

  private func parts(_ lengths: Double?, _ spacing: Double, _ axis: Axis) -> String {
    guard let lengths, spacing != 0 else { return "" }
    return ", with \(points(lengths)) of views and \(points(spacing)) of gaps in its \(axis.length),"
  }

  private func words(_ reason: Reason) -> String {
    switch reason {
    case .priority: "The highest priority is served first, and of equal ones the least flexible view"
    case .flexibility: "The least flexible view is served first"
    case .source: "All views are equally flexible and are served in source order"
    }
  }

  private func words(_ turn: Turn) -> String {
    let range =
      turn.shortest == turn.longest ? bound(turn.shortest) : "\(bound(turn.shortest)) to \(bound(turn.longest))"
    guard let priority = turn.priority else { return "\(turn.name) (\(range))" }
    return "\(turn.name) (\(priority.isFinite ? "priority \(points(priority))" : "last of all"), \(range))"
  }

  private func words(_ share: Share) -> String {
    if share.length <= 0 { return "because nothing is left" }
    let lower = share.isHeldForLast ? "spacers" : "lower priorities"
    let held = share.held > 0 ? " besides the \(bound(share.held)) held back for \(lower)" : ""
    if share.sharers == 1 { return "all that is left\(held)" }
    return "one of \(share.sharers) equal shares of the \(points(share.together)) left\(held)"
  }

  private func words(_ answers: [Answer]) -> String {
    let groups = answers.byValue
    let parts = groups.enumerated().map { place, group in
      let verb = place > 0 ? "" : group.names.count > 1 ? "answer " : "answers "
      return "\(group.names.listed) \(verb)\(points(group.value))"
    }
    return answers.isCut ? "\(parts.joined(separator: ", ")), …" : parts.joined(separator: ", ")
  }
}
