import Diagnostics
import LayoutEngine

/// One user action on a scene.
///
///     {"tap": "left", "times": [0.5, 1]}      {"longPress": "card"}
///     {"drag": "knob", "by": [20, 0]}         {"set": "volume", "to": 0.8}
///     {"scroll": "list", "to": "row15"}       {"scroll": "list", "to": [0, 120]}
///     {"tap": "dial", "at": [10, 20]}         {"wait": 0.5}      only waits, in seconds
///     {"tap": "", "at": [120, 300]}           taps whatever is at that point of the stage
public struct SceneStep: Sendable {
  /// The kind of action.
  public enum Action: Sendable {
    /// Taps a view once or several times in a row.
    case tap(count: Int)
    /// Presses a view for a while.
    case longPress
    /// Drags by a distance in points; the finger may stay down until the next step.
    case drag(by: Size, isReleased: Bool)
    /// Sets the value of a control.
    case set(JSON)
    /// Scrolls a scroll view to a view inside of it, by name.
    case scrollTo(String, anchor: UnitPoint?)
    /// Scrolls a scroll view to an offset from its start, in points.
    case scroll(by: Size)
    /// Waits for a number of seconds.
    case wait(Double)
  }

  /// The action.
  public var action: Action
  /// The name of the target view; `row#2` is the third of several with one name. Empty for whatever is at a point of
  /// the stage.
  public var name: String
  /// The point from the view's top left corner, or on the stage; nil for the view's center.
  public var point: Point?
  /// The times at which to observe the scene.
  public var times: [StepTime]

  /// Makes a step.
  public init(_ action: Action, on name: String, at point: Point? = nil, times: [StepTime] = [.atRest]) {
    self.action = action
    self.name = name
    self.point = point
    self.times = times
  }

  /// A step that only waits.
  public static func wait(_ seconds: Double, times: [StepTime] = [.atRest]) -> SceneStep {
    SceneStep(.wait(seconds), on: "", times: times)
  }

  /// Whether it only waits.
  public var isWait: Bool {
    if case .wait = action { return true }
    return false
  }

  /// The step in a few words, as messages and stored frames use it: `tap left`.
  public var words: String {
    let place = [name, point.map { "at \(JSON.literal(for: $0.x)), \(JSON.literal(for: $0.y))" } ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
    return switch action {
    case .tap(let count): count == 1 ? "tap \(place)" : "tap \(place) \(count) times"
    case .longPress: "longPress \(place)"
    case .wait(let seconds): "wait \(JSON.literal(for: seconds)) s"
    case .drag(let way, _): "drag \(place) by \(JSON.literal(for: way.width)), \(JSON.literal(for: way.height))"
    case .set(let value): "set \(place) to \(value.shortText)"
    case .scrollTo(let target, _): "scroll \(place) to \(target)"
    case .scroll(let way): "scroll \(place) to \(JSON.literal(for: way.width)), \(JSON.literal(for: way.height))"
    }
  }

  /// Reads the JSON form, as in an exercise's `steps`.
  ///
  /// - Throws: the first error, with its location.
  public init(_ json: JSON) throws(Problem) {
    let reader = try ObjectReader(json, what: "a step", keys: Self.keys)
    let verbs = Self.verbs
    let given = verbs.filter { json[$0] != nil }
    guard let verb = given.first, given.count == 1 else {
      throw Problem(
        .input,
        given.isEmpty ? AuthorMessage("a step does nothing") : "a step does \(given.count) things at once",
        at: json.range,
        notes: [Note(AuthorMessage("It has one of \(verbs.map { "\"\($0)\"" }.joined(separator: ", "))."))])
    }
    name = verb == "wait" ? "" : try reader.required(verb, as: .text)
    times = try reader.optional("times", as: .list(of: .stepTime)) ?? [.atRest]
    point = try reader.optional("at", as: .place)
    if name.isEmpty, point == nil, verb != "wait" {
      throw reader.problem("a step on no view needs \"at\", a point of the stage", at: verb)
    }
    try Self.refuseStrangers(in: json, of: verb, reader)
    switch verb {
    case "tap": action = .tap(count: try reader.optional("count", as: .fingerCount) ?? 1)
    case "longPress": action = .longPress
    case "drag":
      action = .drag(
        by: try reader.required("by", as: .way), isReleased: try reader.optional("released", as: .flag) ?? true)
    case "wait": action = .wait(try reader.required("wait", as: .seconds))
    case "set": action = .set(try reader.required("to", as: .anything))
    default:
      if json["to"]?.string != nil {
        action = .scrollTo(
          try reader.required("to", as: .text), anchor: try reader.optional("anchor", as: .anchor))
      } else {
        action = .scroll(by: try reader.required("to", as: .way))
      }
    }
  }

  /// The keys that select the action.
  private static let verbs = ["tap", "longPress", "drag", "set", "scroll", "wait"]

  /// Every key that the JSON form of a step can have.
  public static let keys = verbs + ["times", "at", "count", "by", "released", "to", "anchor"]

  /// The keys of each action besides the action itself and the times.
  private static let companions: [String: [String]] = [
    "tap": ["count", "at"], "longPress": ["at"], "drag": ["by", "released", "at"], "set": ["to", "at"],
    "scroll": ["to", "anchor", "at"], "wait": [],
  ]

  private static func refuseStrangers(in json: JSON, of verb: String, _ reader: ObjectReader) throws(Problem) {
    let known = (companions[verb] ?? []) + [verb, "times"]
    for member in json.members ?? [] where !known.contains(member.key) {
      throw reader.problem("a step that does \"\(verb)\" has no \"\(member.key)\"", at: member.key)
    }
  }
}

extension JSON {
  /// The value as the user might type it, if it is short.
  fileprivate var shortText: String {
    switch content {
    case .null: "nothing"
    case .bool(let value): value ? "true" : "false"
    case .number(_, let literal): literal
    case .string(let text): text
    case .array, .object: "a value"
    }
  }
}

extension JSONForm where Value == Double {
  fileprivate static var seconds: JSONForm {
    JSONForm("a number of seconds from 0 to 60") { json in json.number.flatMap { (0...60).contains($0) ? $0 : nil } }
  }
}

extension JSONForm where Value == StepTime {
  fileprivate static var stepTime: JSONForm {
    JSONForm("a number from 0 to 1, or seconds as \"0.5s\"") { json in
      if let share = json.number { return (0...1).contains(share) ? .share(share) : nil }
      return json.string.flatMap(StepTime.init(seconds:))
    }
  }
}

extension StepTime {
  /// Reads seconds, up to a minute: `0.5s`.
  public init?(seconds text: String) {
    guard text.hasSuffix("s"), let seconds = Double(text.dropLast()), (0...60).contains(seconds) else { return nil }
    self = .seconds(seconds)
  }
}

extension JSONForm where Value == Int {
  fileprivate static var fingerCount: JSONForm {
    JSONForm("a whole number from 1 to 10") { json in
      json.number.flatMap { Int(exactly: $0) }.flatMap { (1...10).contains($0) ? $0 : nil }
    }
  }
}

extension JSONForm where Value == UnitPoint {
  fileprivate static var anchor: JSONForm {
    JSONForm("top, center, bottom, leading or trailing") { json in
      switch json.string {
      case "top": UnitPoint(x: 0.5, y: 0)
      case "center": UnitPoint(x: 0.5, y: 0.5)
      case "bottom": UnitPoint(x: 0.5, y: 1)
      case "leading": UnitPoint(x: 0, y: 0.5)
      case "trailing": UnitPoint(x: 1, y: 0.5)
      default: nil
      }
    }
  }
}
