import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// A view whose frame here is not the one that was recorded.
public struct RecordedDifference: Sendable {
  /// The view, by the name that the recording has.
  public var view: String
  /// Where it was recorded; nil for a view that the recording does not have.
  public var expected: Rect?
  /// Where it is here; nil for a view that is not there.
  public var ours: Rect?
  /// What decides here about what differs most; nil for a view that is not there.
  public var rule: FidelityRule?
  /// The view or modifier that the rule speaks of; nil for the stage.
  public var decidedBy: String?
  /// A view around it that is moved by the same way, so that it only goes along.
  public var follows: String?

  /// Ours less the recorded frame.
  public var difference: FrameDifference? {
    guard let expected, let ours else { return nil }
    return FrameDifference(from: expected, to: ours)
  }

  /// The largest of the four differences; nil where one of the frames is missing.
  public var worst: Double? {
    difference.map { difference in
      [difference.x, difference.y, difference.width, difference.height].map(abs).max() ?? 0
    }
  }
}

/// What came of laying a recorded case out here.
public struct RecordedComparison: Sendable {
  /// The case.
  public var id: String
  /// How many views were compared.
  public var views = 0
  /// Those that differ, in the order of the recording.
  public var differences: [RecordedDifference] = []
  /// Why it cannot be laid out here.
  public var stop: Problems?

  /// Whether the case is here as it was recorded.
  public var agrees: Bool { differences.isEmpty && stop == nil }
}

extension LayoutCase {
  /// How long laying one case out may take.
  public static let seconds = 10.0

  /// Lays the case out and holds it against its frames.
  ///
  /// - Parameter tolerance: frames that differ by no more than this in each number are the same.
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
      // A recording has all views with names of their own; a case that somebody wrote has those that matter.
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

  /// Names the rule behind a difference, and the view that it goes along with.
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
    // A view that has grown moves by up to that much; one that moved further is somewhere else.
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
  /// A frame that is not a number is never close to anything.
  fileprivate func isWithin(_ tolerance: Double, of other: Rect) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance && abs(width - other.width) <= tolerance
      && abs(height - other.height) <= tolerance
  }
}
