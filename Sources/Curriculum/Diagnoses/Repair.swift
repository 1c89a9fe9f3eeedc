import LayoutEngine
import LayoutProgram

/// What has to change along with the lines of guides so that all scenarios come right.
enum Repair {
  /// Nothing.
  case complete
  /// The sign of what guides answer.
  case withOtherSign
  /// The side of the view's far edge that they count to.
  case withOtherSide

  /// What the next step says after the change itself.
  var afterwards: String {
    switch self {
    case .complete: ""
    case .withOtherSign: " The sign of its value has to turn, too."
    case .withOtherSide: " The sign of what is added to the edge has to turn, too."
    }
  }
}

extension AnswerTrace {
  /// How guides that set other lines make all scenarios right; nil if they do not.
  func repair(keys edits: [SceneEdit]) -> Repair? {
    if whatIf(edits) { return .complete }
    func passes(_ change: GuideChange) -> Bool {
      whatIf(edits + edits.map { SceneEdit($0.place, .guideValue(change)) })
    }
    if edits.isEmpty { return nil }
    if passes(GuideChange(factor: -1)) { return .withOtherSign }
    // What nothing is added to has no sign to turn, whatever the numbers are.
    let sites = guideSites().filter { site in edits.contains { $0.place == site.place } }
    return sites.allSatisfy({ addsSomething($0) }) && passes(GuideChange(factor: -1, size: 2)) ? .withOtherSide : nil
  }

  private func addsSomething(_ site: GuideSite) -> Bool { text(site.bodyRange).contains { $0 == "+" || $0 == "-" } }

  /// Whether with changes that each scenario has of its own more views are in their place, or all of them together
  /// clearly nearer to it; and whether no scenario has fewer in their place.
  ///
  /// - Parameter share: how much of the way may be left.
  func bringsNearer(leaving share: Double, _ edits: (ScenarioTrace) -> [SceneEdit]) -> Bool {
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
