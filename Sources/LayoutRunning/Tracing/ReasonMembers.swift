import Diagnostics
import LayoutEngine

extension LayoutReason {
  /// The kind and the numbers of a reason, as JSON gives them. Views are numbers of the scene's tree.
  public func members(_ name: (AlignmentKey) -> String) -> [JSON.Member] {
    switch self {
    case .room(let room):
      Self.members(
        "room",
        [
          ("axis", JSON(room.axis)), ("proposed", JSON(room.proposed)), ("gaps", JSON(room.gaps.map { JSON($0) })),
          ("gapReasons", JSON(room.gapReasons.map { JSON($0.rawValue) })),
          ("servings", JSON(room.servings.map { JSON(members: $0.members) })),
        ])
    case .across(let axis, let longest):
      Self.members("across", [("axis", JSON(axis)), ("longest", JSON(longest.map { JSON($0) }))])
    case .length(let cause): Self.members("length", cause.members)
    case .text(let fit): Self.members("text", fit.members)
    case .candidates(let candidates): Self.members("candidates", [("views", JSON(candidates.map { $0.json }))])
    case .ideal(let axes): Self.members("ideal", [("axes", JSON(axes.map { JSON($0) }))])
    case .ratio(let fit):
      Self.members(
        "ratio",
        [
          ("ratio", JSON(fit.ratio)), ("isOwn", JSON(fit.isOwn)), ("mode", JSON("\(fit.mode)")),
          ("size", [JSON(fit.size.width), JSON(fit.size.height)]),
        ])
    case .insets(let insets): Self.members("insets", insets.members)
    case .offset(let point, let isMirrored):
      Self.members("offset", [("x", JSON(point.x)), ("y", JSON(point.y)), ("isMirrored", JSON(isMirrored))])
    case .position(let point, let isMirrored):
      Self.members("position", [("x", JSON(point.x)), ("y", JSON(point.y)), ("isMirrored", JSON(isMirrored))])
    case .priority(let value, let effect): Self.members("priority", [("value", JSON(value))] + effect.members)
    case .layers(let deciding, let others):
      Self.members(
        "layers", [("deciding", JSON(deciding.map { JSON($0) })), ("others", JSON(others.map { JSON($0) }))])
    case .secondary(let view): Self.members("secondary", [("view", JSON(view))])
    case .tracks(let axis, let tracks):
      Self.members("tracks", [("axis", JSON(axis)), ("tracks", JSON(tracks.map { $0.json }))])
    case .columns(let columns):
      Self.members(
        "columns",
        [
          (
            "columns",
            JSON(
              columns.map { ["width": JSON($0.width), "widest": JSON($0.widest), "stretchedBy": JSON($0.stretchedBy)] })
          )
        ])
    case .scrolls(let axis, let content, let viewport):
      Self.members("scrolls", [("axis", JSON(axis)), ("content", JSON(content)), ("viewport", JSON(viewport))])
    case .bar(let bar, let edge, let length, let gap, let isAbove):
      Self.members(
        "bar",
        [
          ("view", JSON(bar)), ("edge", JSON("\(edge)")), ("length", JSON(length)), ("gap", JSON(gap)),
          ("isAbove", JSON(isAbove)),
        ])
    case .reaches(let insets): Self.members("reaches", insets.members)
    case .ownCode: Self.members("ownCode", [])
    case .spill(let axis, let before, let after, let around):
      Self.members(
        "spill", [("axis", JSON(axis)), ("before", JSON(before)), ("after", JSON(after)), ("around", JSON(around))])
    }
  }

  private static func members(_ kind: String, _ values: [(String, JSON)]) -> [JSON.Member] {
    [JSON.Member(key: "kind", value: JSON(kind))] + values.map { JSON.Member(key: $0.0, value: $0.1) }
  }
}

extension SharedRoom.Turn {
  /// The turn of one view in a stack that divides its space.
  public func members(in container: Int, _ axis: Axis) -> [JSON.Member] {
    let own: [(String, JSON)] = [
      ("kind", "turn"), ("container", JSON(container)), ("axis", JSON(axis)), ("place", JSON(place)),
      ("after", JSON(previous?.child)), ("order", order.map { JSON("\($0)") } ?? nil), ("left", JSON(left)),
      ("sharers", JSON(sharers)), ("held", JSON(held)),
    ]
    return own.map { JSON.Member(key: $0.0, value: $0.1) }
      + serving.members.map { JSON.Member(key: $0.key, value: $0.value) }
  }
}

extension SharedRoom.Serving {
  fileprivate var members: [(key: String, value: JSON)] {
    [
      ("view", JSON(child)), ("priority", priority.isFinite ? JSON(priority) : nil),
      ("shortest", JSON(bound: shortest)),
      ("longest", JSON(bound: longest)), ("share", JSON(share)), ("length", JSON(bound: length)),
    ]
  }
}

extension LengthCause {
  fileprivate var members: [(String, JSON)] {
    [
      ("axis", JSON(axis)), ("rule", JSON(rule.name)), ("offered", offered.map { JSON(bound: $0) } ?? nil),
      ("length", JSON(bound: length)), ("content", content.map { JSON(bound: $0) } ?? nil),
      ("atLeast", JSON(rule.least)),
    ]
  }
}

extension LengthCause.Rule {
  fileprivate var name: String {
    if case .rest = self { "rest" } else { "\(self)" }
  }

  fileprivate var least: Double? { if case .rest(let least) = self { least } else { nil } }
}

extension TextFit {
  fileprivate var members: [(String, JSON)] {
    [
      ("lines", JSON(lines)), ("isCut", JSON(isCut)), ("fontScale", JSON(fontScale)), ("oneLine", JSON(oneLine)),
      ("lineLimit", JSON(lineLimit)), ("neededWidth", JSON(neededWidth)), ("neededHeight", JSON(neededHeight)),
      ("reservedLines", JSON(reservedLines)),
    ]
  }
}

extension EdgeInsets {
  fileprivate var members: [(String, JSON)] {
    [("top", JSON(top)), ("leading", JSON(leading)), ("bottom", JSON(bottom)), ("trailing", JSON(trailing))]
  }
}

extension FitCandidate {
  fileprivate var json: JSON {
    let (word, excess): (String, (Double, Double)?) =
      switch outcome {
      case .fits: ("fits", nil)
      case .tooLarge(let width, let height): ("too large", (width, height))
      case .last(let width, let height): ("last", (width, height))
      case .notTried: ("not tried", nil)
      }
    return [
      "view": JSON(child), "ideal": [JSON(bound: ideal.width), JSON(bound: ideal.height)], "fate": JSON(word),
      "excess": excess.map { [JSON(bound: $0.0), JSON(bound: $0.1)] } ?? nil,
    ]
  }
}

extension PriorityEffect {
  fileprivate var members: [(String, JSON)] {
    switch self {
    case .counts(let container): [("effect", "counts"), ("container", JSON(container))]
    case .lost(let place, let container): [("effect", "lost"), ("at", JSON(place)), ("container", JSON(container))]
    case .unused(let container): [("effect", "unused"), ("container", JSON(container))]
    }
  }
}

extension TrackShare {
  fileprivate var json: JSON {
    let word =
      switch thickness {
      case .fixed: "fixed"
      case .flexible: "flexible"
      case .adaptive: "adaptive"
      }
    return [
      "thickness": JSON(word), "count": JSON(count), "share": JSON(share), "length": JSON(length), "gap": JSON(gap),
    ]
  }
}

extension JSON {
  fileprivate init(_ axis: Axis) { self.init("\(axis)") }
  fileprivate init(_ number: Int?) { self = number.map { JSON($0) } ?? nil }
  fileprivate init(_ number: Double?) { self = number.map { JSON(bound: $0) } ?? nil }

  /// An endless length as a word, because JSON has no infinity.
  fileprivate init(bound: Double) { self = bound == .infinity ? ".infinity" : JSON(bound) }
}
