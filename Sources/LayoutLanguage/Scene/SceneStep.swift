import Diagnostics
import LayoutEngine

/// One thing that a hand does to a scene.
///
///     {"tap": "left", "times": [0.5, 1]}      {"longPress": "card"}
///     {"drag": "knob", "by": [20, 0]}         {"set": "volume", "to": 0.8}
///     {"scroll": "list", "to": "row15"}       {"scroll": "list", "to": [0, 120]}
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
  }

  /// What is done.
  public var action: Action
  /// The named view that it is done to; `row#2` is the third of several with one name.
  public var name: String
  /// The shares of the change's time at which its frames matter, from 0 to 1.
  public var times: [Double]

  /// Makes a step.
  public init(_ action: Action, on name: String, times: [Double] = [1]) {
    self.action = action
    self.name = name
    self.times = times
  }

  /// The step in a few words, as messages and stored frames call it: `tap left`.
  public var words: String {
    switch action {
    case .tap(let count): count == 1 ? "tap \(name)" : "tap \(name) \(count) times"
    case .longPress: "longPress \(name)"
    case .drag(let way, _): "drag \(name) by \(JSON.literal(for: way.width)), \(JSON.literal(for: way.height))"
    case .set(let value): "set \(name) to \(value.shortText)"
    case .scrollTo(let target, _): "scroll \(name) to \(target)"
    case .scroll(let way): "scroll \(name) to \(JSON.literal(for: way.width)), \(JSON.literal(for: way.height))"
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
    name = try reader.required(verb, as: .text)
    times = try reader.optional("times", as: .list(of: .shareOfTime)) ?? [1]
    try Self.refuseStrangers(in: json, of: verb, reader)
    switch verb {
    case "tap": action = .tap(count: try reader.optional("count", as: .fingerCount) ?? 1)
    case "longPress": action = .longPress
    case "drag":
      action = .drag(
        by: try reader.required("by", as: .way), isReleased: try reader.optional("released", as: .flag) ?? true)
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
  private static let verbs = ["tap", "longPress", "drag", "set", "scroll"]

  /// Every key that the JSON form of some step has.
  public static let keys = verbs + ["times", "count", "by", "released", "to", "anchor"]

  /// What each kind of step takes besides its verb and the times.
  private static let companions: [String: [String]] = [
    "tap": ["count"], "longPress": [], "drag": ["by", "released"], "set": ["to"], "scroll": ["to", "anchor"],
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
  fileprivate static var shareOfTime: JSONForm {
    JSONForm("a number from 0 to 1") { json in json.number.flatMap { (0...1).contains($0) ? $0 : nil } }
  }
}

extension JSONForm where Value == Int {
  fileprivate static var fingerCount: JSONForm {
    JSONForm("a whole number from 1 to 10") { json in
      json.number.flatMap { Int(exactly: $0) }.flatMap { (1...10).contains($0) ? $0 : nil }
    }
  }
}

extension JSONForm where Value == Size {
  fileprivate static var way: JSONForm {
    JSONForm("two numbers of points, right and down, each from -100000 to 100000") { json in
      guard let numbers = json.elements?.compactMap(\.number), numbers.count == 2, json.elements?.count == 2,
        numbers.allSatisfy((-100_000...100_000).contains)
      else { return nil }
      return Size(width: numbers[0], height: numbers[1])
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
