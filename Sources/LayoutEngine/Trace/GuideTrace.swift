/// A record of final placement: which container asked which view for which line, and where the answer came from.
///
///     HStack(alignment: .eyes) {
///       Image.alignmentGuide(.eyes) { _ in 12 }      HStack asked Image for eyes: 12, set by hand
///       VStack { Text; Text.alignmentGuide(…) }      HStack asked VStack for eyes: 30, from the second Text
///       Spacer()                                     HStack asked Spacer for eyes: 0, the default of eyes
///     }
///
/// Nodes are the builder's indices. Only the final placement counts, not earlier attempts, so the same tree always
/// gives the same trace. Asks and guides are in tree order.
public struct GuideTrace: Hashable, Sendable {
  /// A container's question to one of its views about one line.
  public struct Ask: Hashable, Sendable {
    /// The asking container: a stack, a grid or grid row, a frame, an overlay or background, an inset or a custom
    /// layout; nil for the column around several roots.
    public var container: Int?
    /// The line.
    public var key: AlignmentKey
    /// The view that it asked. Frames and lazy containers also ask themselves, as if they were empty.
    public var child: Int?
    /// The line's position, from the asked view's own leading or top edge.
    public var value: Double
    /// The source of the value.
    public var origin: Origin
    /// The line's final position in stage coordinates, an x or a y by the key's axis. Aligned views have the same
    /// number here: all views of a stack, the cells of a grid's row.
    public var line: Double
  }

  /// The source of a value.
  public indirect enum Origin: Hashable, Sendable {
    /// The closure of an `alignmentGuide`, at this node.
    case explicit(guide: Int)
    /// A text's first or last baseline or a symbol's baseline, at this node.
    case textBaseline(text: Int)
    /// Values of one or more views inside a container, at this node.
    case combined(container: Int?, how: Combination, parts: [Part])
    /// The `explicitAlignment` of a custom layout, at this node.
    case layout(container: Int)
    /// A default: an edge, a center, or the `defaultValue` of a custom alignment.
    case standard
  }

  /// How a container combines its children's values.
  public enum Combination: String, Hashable, Sendable, CaseIterable {
    /// The mean, for custom lines.
    case mean
    /// The topmost, for first baselines.
    case minimum
    /// The bottommost, for last baselines.
    case maximum
  }

  /// One child's contribution to a combined value.
  public struct Part: Hashable, Sendable {
    /// The child.
    public var child: Int
    /// The position of its line, from the container's own leading or top edge.
    public var value: Double
    /// The source of that value.
    public var origin: Origin
  }

  /// All questions of the final placement.
  public var asks: [Ask] = []
  /// Every `alignmentGuide` of the tree with its outcome.
  public var guides: [Guide] = []

  /// Makes an empty trace.
  public init() {}

  /// The guides that no container ever asked for, even while it tried sizes, and that no outer guide overrides.
  public var neverAsked: [Int] {
    guides.compactMap { if case .neverAsked = $0.outcome { $0.node } else { nil } }
  }
}

extension GuideTrace.Origin {
  /// Whether the value comes from the source, not from a view's default.
  public var isSet: Bool {
    switch self {
    case .explicit, .layout: true
    case .textBaseline, .standard: false
    case .combined(_, _, let parts): parts.contains { $0.origin.isSet }
    }
  }

  /// Every guide that contributed to the value, in tree order.
  public var guides: [Int] {
    switch self {
    case .explicit(let guide): [guide]
    case .combined(_, _, let parts): parts.flatMap(\.origin.guides)
    case .textBaseline, .layout, .standard: []
    }
  }
}
