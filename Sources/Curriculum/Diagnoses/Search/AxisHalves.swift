import LayoutEditing
import LayoutEngine

/// Changes that make everything right along one axis where something else is off along the other.
///
///     y: line + eyes        line - eyes makes all right from top to bottom; what is off across has another cause
///
/// Views that are lined up along one axis do not move along the other, so that one of each may be what is wrong.
struct AxisHalves {
  /// More for an axis are not combined.
  private static let most = 2

  private var found: [Axis: [ProgramChange]] = [:]

  /// Takes a change in that was tried, if it makes one axis right in the first scenario that fails.
  mutating func note(_ change: ProgramChange, in evidence: Evidence) {
    guard let one = evidence.failing.first, let result = evidence.results(with: change.edits)?.first,
      result.problems == nil, result.views.count == one.result.views.count
    else { return }
    for axis in [Axis.horizontal, .vertical]
    where !one.result.isRight(along: axis) && result.isRight(along: axis) && self[axis].count < Self.most {
      found[axis, default: []].append(change)
    }
  }

  subscript(axis: Axis) -> [ProgramChange] { found[axis] ?? [] }

  /// One change of each axis.
  var pairs: [[ProgramChange]] { self[.horizontal].flatMap { across in self[.vertical].map { [across, $0] } } }
}
