import Diagnostics
import LayoutEngine

extension SceneStep {
  /// The step in the JSON form that `init(_:)` reads.
  public var json: JSON {
    var members: [(key: String, value: JSON)] = []
    switch action {
    case .tap(let count):
      members = [("tap", JSON(name))] + (count == 1 ? [] : [("count", JSON(count))])
    case .longPress: members = [("longPress", JSON(name))]
    case .drag(let way, let isReleased):
      members = [("drag", JSON(name)), ("by", [JSON(way.width), JSON(way.height)])]
      if !isReleased { members.append(("released", false)) }
    case .set(let value): members = [("set", JSON(name)), ("to", value)]
    case .scrollTo(let target, let anchor):
      members = [("scroll", JSON(name)), ("to", JSON(target))]
      if let anchor { members.append(("anchor", [JSON(anchor.x), JSON(anchor.y)])) }
    case .scroll(let way): members = [("scroll", JSON(name)), ("to", [JSON(way.width), JSON(way.height)])]
    case .wait(let seconds): members = [("wait", JSON(seconds))]
    }
    if let point { members.append(("at", [JSON(point.x), JSON(point.y)])) }
    if times != [.atRest] { members.append(("times", JSON(times.map(\.json)))) }
    return JSON(members: members)
  }
}

extension StepTime {
  /// The time as JSON: `0.5`, or `"0.2s"`.
  fileprivate var json: JSON {
    switch self {
    case .share(let share): JSON(share)
    case .seconds(let seconds): JSON("\(JSON.literal(for: seconds))s")
    }
  }
}
