import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// A view whose frame in this program differs from the recorded one.
public struct RecordedDifference: Sendable {
  /// The view's name in the recording.
  public var view: String
  /// The recorded frame; nil if the recording does not have the view.
  public var expected: Rect?
  /// The frame in this program; nil if the view is missing.
  public var ours: Rect?
  /// The rule behind the largest difference; nil for a missing view.
  public var rule: FidelityRule?
  /// The view or modifier that follows the rule; nil for the stage.
  public var decidedBy: String?
  /// An enclosing view that moved by the same distance and thereby moved this one.
  public var follows: String?

  /// The difference between this program's frame and the recorded one.
  public var difference: FrameDifference? {
    guard let expected, let ours else { return nil }
    return FrameDifference(from: expected, to: ours)
  }

  /// The largest of the four differences; nil if one of the frames is missing.
  public var worst: Double? {
    difference.map { difference in
      [difference.x, difference.y, difference.width, difference.height].map(abs).max() ?? 0
    }
  }
}

/// The result of laying out a recorded case.
public struct RecordedComparison: Sendable {
  /// The case's id.
  public var id: String
  /// The number of compared views.
  public var views = 0
  /// The views that differ, in the order of the recording.
  public var differences: [RecordedDifference] = []
  /// The problems that prevented the layout.
  public var stop: Problems?

  /// Whether all frames agree with the recording.
  public var agrees: Bool { differences.isEmpty && stop == nil }
}

extension LayoutCase {
  /// The time limit for one case, in seconds.
  public static let seconds = 10.0

  /// Lays the case out and compares its frames.
  ///
  /// - Parameter tolerance: the largest difference in each number that still counts as equal.
  public func compared(within tolerance: Double = FrameDifference.tolerance) -> RecordedComparison {
    var comparison = RecordedComparison(id: id)
    let deadline = Deadline(seconds: Self.seconds)
    var request = request
    request.traced = true
    switch compile(source, with: given, by: deadline) {
    case .failure(let stop): comparison.stop = stop.problems
    case .success(let program):
      switch scene(of: program, for: request, by: deadline) {
      case .failure(let stop): comparison.stop = stop.problems
      case .success(let scene): compare(scene, within: tolerance, into: &comparison)
      }
    }
    return comparison
  }

  private func compare(_ scene: Scene, within tolerance: Double, into comparison: inout RecordedComparison) {
    let names = RecordedNames(scene)
    var found: [String: (view: RecordedNames.View, expected: Rect)] = [:]
    for (key, expected) in frames {
      comparison.views += 1
      guard let view = names.find(key) else {
        comparison.differences.append(RecordedDifference(view: key, expected: expected))
        continue
      }
      found[view.key] = (view, expected)
      if !view.frame.isWithin(tolerance, of: expected) {
        comparison.differences.append(RecordedDifference(view: key, expected: expected, ours: view.frame))
      }
    }
    if recordedOn != nil {
      // A recording has all views with a name; a case written by hand has only those that matter.
      for view in names.views where view.naming != .content && found[view.key] == nil {
        comparison.views += 1
        comparison.differences.append(RecordedDifference(view: view.key, ours: view.frame))
      }
    }
    guard let tree = scene.tree, !comparison.differences.isEmpty else { return }
    let rules = DecidingRules(tree)
    comparison.differences = comparison.differences.map { difference in
      explained(difference, names, found, rules, within: tolerance)
    }
  }

  /// Adds the rule behind a difference, and the enclosing view that moved along.
  private func explained(
    _ plain: RecordedDifference, _ names: RecordedNames,
    _ found: [String: (view: RecordedNames.View, expected: Rect)], _ rules: DecidingRules, within tolerance: Double
  ) -> RecordedDifference {
    guard let view = names.find(plain.view), let difference = plain.difference,
      let node = rules.node(called: view.name, view.number)
    else { return plain }
    var explained = plain
    let isHorizontal =
      max(abs(difference.x), abs(difference.width)) >= max(abs(difference.y), abs(difference.height))
    let axis = isHorizontal ? Axis.horizontal : .vertical
    let (way, growth) =
      isHorizontal ? (difference.x, difference.width) : (difference.y, difference.height)
    // A view that has grown moves by at most that much; one that moved further is in another place.
    let grows = abs(growth) > tolerance && abs(way) <= abs(growth) + tolerance
    let deciding = grows ? rules.size(of: node, along: axis) : rules.place(of: node, along: axis)
    explained.rule = deciding.rule
    explained.decidedBy = deciding.node
    if !grows, let around = rules.named(around: node, in: { name in names.views.contains { $0.name == name } }),
      let other = names.views.first(where: { $0.name == around.name && $0.number == around.number }),
      let recorded = found[other.key]
    {
      let moved = FrameDifference(from: recorded.expected, to: other.frame)
      let isSame = abs(moved.x - difference.x) <= tolerance && abs(moved.y - difference.y) <= tolerance
      if isSame, !other.frame.isWithin(tolerance, of: recorded.expected) { explained.follows = other.key }
    }
    return explained
  }
}

extension Rect {
  /// Whether the frame is close to another; false for a frame that is not a number.
  fileprivate func isWithin(_ tolerance: Double, of other: Rect) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance && abs(width - other.width) <= tolerance
      && abs(height - other.height) <= tolerance
  }
}
