import LayoutEngine

/// The `alignment:` that a container, a frame, an overlay or a background takes.
public struct AlignmentArgument: Hashable, Sendable {
  /// Which lines it names.
  public enum Kind: String, Hashable, Sendable {
    /// A line along x, as a `VStack` takes it.
    case horizontal
    /// A line along y, as an `HStack` takes it.
    case vertical
    /// One of each.
    case both
  }

  /// Which lines it names.
  public var kind: Kind
  /// What can be written there, in Swift: SwiftUI's own, then the program's.
  public var choices: [String]
  /// What holds now, as it stands among the choices.
  public var current: String
}

extension SceneTree {
  /// The alignment that a node takes; nil for one that lines nothing up.
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

  /// Both axes at once; one of the program's own lines leaves the other axis as it is.
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
