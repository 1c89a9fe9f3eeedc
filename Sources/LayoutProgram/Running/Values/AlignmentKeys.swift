import Diagnostics
import LayoutEngine

extension Run {
  /// The engine's key for an alignment.
  package func key(_ value: AlignmentValue, _ axis: Axis) -> AlignmentKey {
    switch value {
    case .builtIn(let key): return key
    case .custom(let id):
      return alignmentKeys.key(for: id, axis) ?? (axis == .horizontal ? .horizontalCenter : .verticalCenter)
    }
  }

  /// The program's alignment for an engine key.
  package func alignment(_ key: AlignmentKey) -> AlignmentValue {
    alignmentKeys.id(of: key).map { .custom($0) } ?? .builtIn(key)
  }
}
