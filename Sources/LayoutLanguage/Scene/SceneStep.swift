import Diagnostics
import LayoutEngine

/// One thing that a hand does to a scene.
///
///     {"tap": "left", "times": [0.5, 1]}      {"longPress": "card"}
///     {"drag": "knob", "by": [20, 0]}         {"set": "volume", "to": 0.8}
///     {"scroll": "list", "to": "row15"}       {"scroll": "list", "to": [0, 120]}
///     {"tap": "dial", "at": [10, 20]}         {"wait": 0.5}      time alone, in seconds
///     {"tap": "", "at": [120, 300]}           whatever a finger finds at that point of the stage
public struct SceneStep: Sendable {
  /// What is done.
  public enum Action: Sendable {
    /// A finger on a view, once or several times in a row.
    case tap(count: Int)
    /// A finger that stays.
    case longPress
    /// A finger that moves, in points; it may stay down until the next step.
    case drag(by: Size, isReleased: Bool)
    /// A control is given a value.
    case set(JSON)
    /// A scroll view is brought to a view inside, by name.
    case scrollTo(String, anchor: UnitPoint?)
    /// A scroll view is scrolled so far from its start, in points.
    case scroll(by: Size)
    /// Nothing but time: so many seconds.
    case wait(Double)
  }

  /// What is done.
  public var action: Action
  /// The named view that it is done to; `row#2` is the third of several with one name. Empty for what is found at a point
  /// of the stage.
  public var name: String
  /// Where in the view, from its top left corner, or on the stage; nil for the view's middle.
  public var point: Point?
  /// When it matters what is seen.
  public var times: [StepTime]

  /// Makes a step.
  public init(_ action: Action, on name: String, at point: Point? = nil, times: [StepTime] = [.atRest]) {
    self.action = action
    self.name = name
    self.point = point
    self.times = times
  }

  /// A step that lets time go on.
  public static func wait(_ seconds: Double, times: [StepTime] = [.atRest]) -> SceneStep {
    SceneStep(.wait(seconds), on: "", times: times)
  }

  /// Whether it only lets time go on.
  public var isWait: Bool {
    if case .wait = action { return true }
    return false
  }

  /// The step in a few words, as messages and stored frames call it: `tap left`.
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

  /// Reads the JSON form, as an exercise's `steps` have it.
  ///
  /// - Throws: the first thing wrong with it, with its place.
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

  /// What a step can do.
  private static let verbs = ["tap", "longPress", "drag", "set", "scroll", "wait"]

  /// Every key that the JSON form of some step has.
  public static let keys = verbs + ["times", "at", "count", "by", "released", "to", "anchor"]

  /// What each kind of step takes besides its verb and the times.
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
  /// The value as it might be typed, if it is short.
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
  /// Takes seconds as they are written, up to a minute: `0.5s`.
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
