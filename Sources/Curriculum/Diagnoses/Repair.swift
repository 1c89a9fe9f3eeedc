import LayoutEngine
import LayoutProgram

/// How far a change gets that was tried.
enum Repair {
  /// All scenarios come right.
  case complete
  /// All scenarios come right when the guides answer with the other sign as well.
  case withOtherSign
  /// All scenarios come right when they count to the other side of the view's far edge as well.
  case withOtherSide
  /// More is in its place than before, and something else is off as well.
  case partial

  var isProven: Bool { self != .partial }

  /// What the next step says after the change itself.
  var afterwards: String {
    switch self {
    case .complete: ""
    case .withOtherSign: " The sign of its value has to turn, too."
    case .withOtherSide: " The sign of what is added to the edge has to turn, too."
    case .partial: " It is one of two things: look at the numbers again afterwards."
    }
  }
}

extension AnswerTrace {
  /// How far a change gets; nil where it does not help.
  func repair(_ edits: [SceneEdit]) -> Repair? {
    guard !edits.isEmpty else { return nil }
    if whatIf(edits) { return .complete }
    return bringsNearer(edits) ? .partial : nil
  }

  /// How far guides get when they set other lines.
  func repair(keys edits: [SceneEdit]) -> Repair? {
    guard !edits.isEmpty else { return nil }
    if whatIf(edits) { return .complete }
    func passes(_ change: GuideChange) -> Bool {
      whatIf(edits + edits.map { SceneEdit($0.place, .guideValue(change)) })
    }
    if passes(GuideChange(factor: -1)) { return .withOtherSign }
    // What nothing is added to has no sign to turn, whatever the numbers are.
    let sites = guideSites().filter { site in edits.contains { $0.place == site.place } }
    if sites.allSatisfy({ addsSomething($0) }), passes(GuideChange(factor: -1, size: 2)) { return .withOtherSide }
    return bringsNearer(edits) ? .partial : nil
  }

  private func addsSomething(_ site: GuideSite) -> Bool { text(site.bodyRange).contains { $0 == "+" || $0 == "-" } }

  /// Whether more views are in their place with a change, or all of them together clearly nearer to it; and whether no
  /// scenario has fewer in their place.
  func bringsNearer(_ edits: [SceneEdit]) -> Bool { bringsNearer { _ in edits } }

  /// The same of changes that each scenario has of its own.
  ///
  /// - Parameter share: how much of the way may be left.
  func bringsNearer(leaving share: Double = 0.5, _ edits: (ScenarioTrace) -> [SceneEdit]) -> Bool {
    var (before, after) = (Distance(), Distance())
    for one in failing + passing {
      guard let result = result(of: one, edits(one)), result.problems == nil else { return false }
      let (old, new) = (Distance(one.result.views), Distance(result.views))
      guard new.inPlace >= old.inPlace else { return false }
      before += old
      after += new
    }
    return after.inPlace > before.inPlace || after.points < share * before.points
  }
}

/// How far views are from where they should be.
struct Distance {
  var inPlace = 0
  /// Differences of all four numbers, added up.
  var points = 0.0

  init() {}

  init(_ views: [ViewResult]) {
    inPlace = views.count(where: \.matches)
    points = views.compactMap(\.difference).reduce(0) { sum, difference in
      sum + abs(difference.x) + abs(difference.y) + abs(difference.width) + abs(difference.height)
    }
  }

  static func += (left: inout Distance, right: Distance) {
    left.inPlace += right.inPlace
    left.points += right.points
  }
}
