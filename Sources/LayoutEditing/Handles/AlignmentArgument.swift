import LayoutEngine
import LayoutLanguage

/// The `alignment:` argument of a container, frame, overlay or background.
public struct AlignmentArgument: Hashable, Sendable {
  /// The kinds of line that it takes.
  public enum Kind: String, Hashable, Sendable {
    /// One line along x, as for a `VStack`.
    case horizontal
    /// One line along y, as for an `HStack`.
    case vertical
    /// One of each.
    case both
  }

  /// The kinds of line that it takes.
  public var kind: Kind
  /// The valid values in Swift: SwiftUI's own, then the program's.
  public var choices: [String]
  /// The current value, one of the choices.
  public var current: String
}

extension SceneTree {
  /// The alignment argument of a node; nil if it has none.
  public func alignment(of node: Int) -> AlignmentArgument? {
    guard nodes.indices.contains(node) else { return nil }
    switch nodes[node].kind {
    case .stack(_, let key, _), .lazyStack(_, let key, _), .lazyGrid(_, let key), .safeAreaInset(_, let key):
      return argument(key)
    case .gridRow(let key): return argument(key ?? .verticalCenter)
    case .zStack(let pair), .grid(let pair), .overlay(let pair), .background(let pair), .frame(_, _, let pair),
      .flexibleFrame(_, let pair):
      return argument(pair)
    default: return nil
    }
  }

  private func argument(_ key: AlignmentKey) -> AlignmentArgument {
    let builtIn = key.axis == .horizontal ? Natives.horizontal : Natives.vertical
    let own = ownKeys(key.axis)
    let current = builtIn.first { $0.1 == key }.map { "." + $0.0 } ?? expression(for: key)
    return AlignmentArgument(
      kind: key.axis == .horizontal ? .horizontal : .vertical,
      choices: builtIn.map { "." + $0.0 } + own.map { expression(for: $0) }, current: current)
  }

  /// Both axes at once; one of the program's own lines changes only its own axis.
  private func argument(_ pair: Alignment) -> AlignmentArgument {
    var choices = Natives.combined.map { "." + $0.0 }
    for key in ownKeys(.horizontal) + ownKeys(.vertical) {
      var other = pair
      if key.axis == .horizontal { other.horizontal = key } else { other.vertical = key }
      choices.append(expression(for: other))
    }
    let current = expression(for: pair)
    if !choices.contains(current) { choices.append(current) }
    return AlignmentArgument(kind: .both, choices: choices, current: current)
  }

  private func expression(for pair: Alignment) -> String {
    if let known = Natives.combined.first(where: { $0.1 == pair }) { return "." + known.0 }
    return "Alignment(horizontal: \(expression(for: pair.horizontal)), vertical: \(expression(for: pair.vertical)))"
  }

  private func ownKeys(_ axis: Axis) -> [AlignmentKey] { keys.map(\.key).filter { $0.axis == axis } }
}
